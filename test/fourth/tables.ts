// The tables of Lanterns.

import type { Game, WindowSpec } from '../../src/engine/rules.ts'
import { turnPlayer } from '../../src/engine/steps.ts'

export const [DECK, HAND, ROW, OUT, SIDE, PENDING, UNDER] = [0, 1, 2, 3, 4, 5, 6] as const

export const LIFE = 10
export const OPENING_HAND = 4
export const PLACES = 3

/** In the order of their numbers above. */
export const zones: Game['zones'] = [
  { id: 'deck', per: 'seat', slots: 0, see: 'none', board: false },
  { id: 'hand', per: 'seat', slots: 0, see: 'owner', board: false },
  { id: 'row', per: 'seat', slots: PLACES, see: 'both', board: true },
  { id: 'out', per: 'seat', slots: 0, see: 'both', board: false },
  { id: 'side', per: 'seat', slots: 0, see: 'owner', board: false },
  { id: 'pending', per: 'match', slots: 0, see: 'both', board: false },
  { id: 'under', per: 'match', slots: 0, see: 'both', board: false },
]

export const kinds: Game['kinds'] = [{ id: 'lantern', zone: 'row', puts: true }, { id: 'wish' }]

export const stats: Game['stats'] = ['power']
export const POWER = 0

export const phases = ['drawPhase', 'main', 'end'] as const
export const [DRAW_PHASE, MAIN, END] = [0, 1, 2] as const

/** Its player does what he likes until he passes; nobody answers. */
export const MAIN_WINDOW = 0
export const windows: readonly WindowSpec[] = [
  { prompt: 'window.main', first: turnPlayer, own: true, passes: 1, again: true, leads: 'now' },
]
