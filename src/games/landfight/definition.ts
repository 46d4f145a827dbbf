// Landfight as the engine takes it: its tables, verbs, procedures and hooks. Without cards.

import type { GameDefinition } from '../../engine/rules.ts'
import { turnPlayer } from '../../engine/steps.ts'
import { byLife } from '../../engine/turns.ts'
import { attackProc, attackVerb, settleStrength } from './battle.ts'
import { checkDeck } from './deck.ts'
import { gameProc } from './game.ts'
import { begin, endGame, seriesProc } from './series.ts'
import { noRoom, SIZE_COST } from './size.ts'
import {
  attrs,
  CREATURES,
  DECK,
  durations,
  groups,
  HAND,
  kinds,
  OPENING_HAND,
  PENDING,
  RESPONSE_WINDOW,
  RUINS,
  roles,
  SIDE,
  stats,
  timing,
  UNDER,
  vars,
  windows,
  zones,
} from './tables.ts'
import { turnProc } from './turn.ts'

const [ATTACHMENT, STACKED, UNDER_CARD] = [0, 1, 2]

export const landfight: GameDefinition = {
  id: 'landfight',
  zones,
  zone: {
    deck: DECK,
    side: SIDE,
    hand: HAND,
    grave: RUINS,
    pending: PENDING,
    under: UNDER,
    creatures: CREATURES,
    playable: [HAND],
  },
  kinds,
  attrs,
  stats,
  vars,
  windows,
  procs: [seriesProc, gameProc, turnProc, attackProc],
  timing,
  triggers: {
    answeredIn: RESPONSE_WINDOW,
    after: 'chain',
    order: 'next',
    first: turnPlayer,
  },
  pays: 'resolve',
  gone: 'parts',
  begin,
  deckFaults: checkDeck,
  openingHand: OPENING_HAND,
  result: byLife,
  endGame,
  roles,
  role: { attachment: ATTACHMENT, stacked: STACKED, under: UNDER_CARD },
  groups,
  durations,
  verbs: [attackVerb],
  ruleCosts: (text) => (text.kind === 'creature' ? [SIZE_COST] : []),
  noRoom,
  settle: settleStrength,
}
