// What a series of matches counts of a game, and how fast the game must be (npm run simulate, npm run bench).

import type { Seat, State } from '../engine/types.ts'

export interface Figures {
  /** what the length of a game is counted in */
  unit: 'turns' | 'rounds' | 'turns a player and round'
  /** read when a game of a match ends, before the next is set up */
  length(s: State): number
  /** who had the first turn of that game */
  first(s: State): Seat
  /** inputs of random play in the time of one SHA-256 of 2 KiB, at least */
  inputsPerHash: number
}
