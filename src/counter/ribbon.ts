// Whose turn it is, where a game has an order that people lose count of.

import { type Cells, NOBODY } from './cells.ts'
import { MOST, type Preset } from './preset.ts'

export interface RibbonStep {
  readonly what: 'turn' | 'battle' | 'draft' | 'draws' | 'play'
  /** whose it is; nobody's: both */
  readonly seat: number
  /** faces to take in the draft */
  readonly count: number
}

const step = (what: RibbonStep['what'], seat: number, count = 0): RibbonStep => ({ what, seat, count })

/** LL-8.6: first, second, battle, second, first, battle; true: the first player's turn. */
const ROUNDS: readonly (boolean | null)[] = [true, false, null, false, true, null]
/** LG-3.8 to LG-3.10: six of twelve each, the first drafter's ones first and last. */
const DRAFT = [1, 2, 2, 2, 2, 2, 1]

/** The steps of the ribbon for who goes first; nothing before that is settled, or where the game has none. */
export function ribbonOf(preset: Preset, { first, games }: Cells): readonly RibbonStep[] {
  if (preset.ribbon === 'none' || first === NOBODY) return []
  const seatOf = (isFirst: boolean) => (isFirst ? first : 1 - first)
  if (preset.ribbon === 'rounds')
    return ROUNDS.map((isFirst) =>
      isFirst === null ? step('battle', NOBODY) : step('turn', seatOf(isFirst)),
    )
  const draft = games === 0 ? DRAFT.map((count, n) => step('draft', seatOf(n % 2 === 0), count)) : []
  return [...draft, step('draws', NOBODY), step('play', first)]
}

/** How far the ribbon goes: Last Land's without end, no other past its last step, and nowhere before it is settled who goes first. */
export function lastTurn(preset: Preset, cells: Cells): number {
  const { length } = ribbonOf(preset, cells)
  return length > 0 && preset.ribbon === 'rounds' ? MOST : Math.max(0, length - 1)
}

/** Where the ribbon stands: Last Land's begins again, Legends' stays at its last. */
export function ribbonAt(preset: Preset, cells: Cells): number {
  const { length } = ribbonOf(preset, cells)
  if (length === 0) return 0
  return preset.ribbon === 'rounds' ? cells.turn % length : Math.min(cells.turn, length - 1)
}

/**
 * Who holds Last Land's Turn Counter: the second player first, and after each Battle Turn the other one (LL-4.2, LL-8.8).
 * Nobody before it is settled who goes first.
 */
export function holder(preset: Preset, { first, turn }: Cells): number {
  if (preset.ribbon !== 'rounds' || first === NOBODY) return NOBODY
  return Math.floor(turn / 3) % 2 === 0 ? 1 - first : first
}

/** The round of Last Land, from 1: two turns and a battle. */
export const roundOf = ({ turn }: Cells): number => Math.floor(turn / 3) + 1
