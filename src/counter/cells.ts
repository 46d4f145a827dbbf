// What a counter shows, as whole numbers.

/** nobody, or not yet */
export const NOBODY = -1

/** What may be taken back: all of it by name, so that two copies compare as data. */
export interface Cells {
  readonly number: readonly [number, number]
  readonly wins: readonly [number, number]
  /** the games ended so far */
  readonly games: number
  /** who goes first in this game */
  readonly first: number
  /** who is to say so: the loser of the game before */
  readonly chooser: number
  /** where the ribbon stands, from 0 */
  readonly turn: number
  /** per side, the numbers of its zones */
  readonly zones: readonly [readonly number[], readonly number[]]
  /** when the clock was started, 0: it stands; and what it had run before, in ms */
  readonly clock: readonly [from: number, before: number]
}
