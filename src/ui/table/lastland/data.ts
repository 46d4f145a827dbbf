// What the models of Last Land's table know.

import type { GameData } from '../game.ts'
import { lastlandLook } from './look.ts'
import { words } from './words.ts'

export const lastlandData: GameData = {
  id: 'lastland',
  words,
  look: lastlandLook,
  moves: (prompt) => prompt === 'window.main',
}
