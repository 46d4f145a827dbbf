// Lanterns as the engine takes it. Without cards.

import type { GameDefinition } from '../../src/engine/rules.ts'
import { endMatch, thisTurn, turnPlayer } from '../../src/engine/steps.ts'
import { byLife } from '../../src/engine/turns.ts'
import { attackProc, attackVerb } from './attack.ts'
import { begin, gameProc, turnProc } from './game.ts'
import { DECK, HAND, kinds, OUT, PENDING, ROW, SIDE, stats, UNDER, windows, zones } from './tables.ts'

export const lanterns: GameDefinition = {
  id: 'lanterns',
  zones,
  zone: {
    deck: DECK,
    side: SIDE,
    hand: HAND,
    grave: OUT,
    pending: PENDING,
    under: UNDER,
    creatures: ROW,
    playable: [HAND],
  },
  kinds,
  attrs: ['name'],
  stats,
  vars: [],
  windows,
  procs: [gameProc, turnProc, attackProc],
  // only the turn player is ever asked, and only in the main phase
  timing: () => null,
  triggers: { after: 'action', order: 'next', first: turnPlayer },
  pays: 'declare',
  gone: 'parts',
  begin,
  result: byLife,
  endGame: endMatch,
  durations: { endOfTurn: thisTurn },
  verbs: [attackVerb],
}
