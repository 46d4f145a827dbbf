// What the models of Legends's table know.

import { phases, promptText } from '../../../games/legends/words.ts'
import type { GameData } from '../game.ts'
import { legendLook } from './look.ts'

export const legendsData: GameData = {
  id: 'legends',
  words: { promptText, phases },
  look: legendLook,
  chapters: { start: 'turn' },
  attacksPlayers: true,
}
