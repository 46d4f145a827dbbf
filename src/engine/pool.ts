// A pool that the players have agreed on: from card numbers to copies by definition.

import type { DeckEntry } from './definition.ts'
import type { Rules } from './rules.ts'

/**
 * Copies by definition, as `StartConfig.pool` wants them, of a list that comes from outside. Null: the game's players share no
 * pool, or this one is not one that its rules allow (`poolFaults` says why).
 */
export function poolCounts(
  { game, set, byNumber, defs }: Rules,
  pool: readonly DeckEntry[],
): number[] | null {
  if (game.poolFaults === undefined || game.poolFaults(set, pool).length > 0) return null
  const counts = new Array<number>(defs.length).fill(0)
  for (const [number, n] of pool) counts[byNumber.get(number) ?? 0] = n
  return counts
}
