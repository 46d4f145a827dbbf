// What the models of Last Land's table know.

import { V_PHASE } from '../../../engine/rules.ts'
import { BATTLE_PHASE } from '../../../games/lastland/tables.ts'
import type { GameData } from '../game.ts'
import { lastlandLook } from './look.ts'
import { words } from './words.ts'

export const lastlandData: GameData = {
  id: 'lastland',
  words,
  look: lastlandLook,
  moves: (prompt) => prompt === 'window.main',
  nobodys: (s) => s.vars[V_PHASE] === BATTLE_PHASE,
  chapters: { wakeUp: 'turn', battlePhase: 'turn.battle' },
}
