// What the models of Last Land's table know.

import { V_PHASE, V_TURN_PLAYER } from '../../../engine/rules.ts'
import { BATTLE_PHASE, DECLARED } from '../../../games/lastland/tables.ts'
import type { GameData } from '../game.ts'
import { lastlandLook } from './look.ts'
import { words } from './words.ts'

export const lastlandData: GameData = {
  id: 'lastland',
  words,
  look: lastlandLook,
  moves: (prompt) => prompt === 'window.main',
  // an attack that nobody has answered yet is more than a card to respond to
  promptOf: (s, { prompt, seat }) => {
    if (prompt === 'window.main' && s.vars[V_TURN_PLAYER] !== seat) return 'window.main.other'
    return s.battle.stage === DECLARED && s.battle.seat !== seat && s.chain.length === 1
      ? 'window.attackChain'
      : prompt
  },
  nobodys: (s) => s.vars[V_PHASE] === BATTLE_PHASE,
  chapters: { wakeUp: 'turn', battlePhase: 'turn.battle' },
}
