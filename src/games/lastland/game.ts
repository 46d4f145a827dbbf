// Setting up and ending a game: chance says who is first player, both draw five (LL-3.1, LL-4, LL-R3, LL-R4, LL-R12 to LL-R16).

import type { Proc, StartConfig } from '../../engine/rules.ts'
import { firstFrame, openingHand, rollsFirst, runs, shuffledDecks } from '../../engine/steps.ts'
import { DRAWN, GOING_ON, other, type Seat, type State } from '../../engine/types.ts'
import { zoneOf, zoneSize } from '../../engine/zones.ts'
import { DECK, OPENING_HAND, V_FIRST, V_HOLDER, V_ROUND } from './tables.ts'
import { roundProc } from './turn.ts'

/** With the option `first` that seat is first player, and chance is not asked. */
export function begin(s: State, { options }: StartConfig): void {
  const first = options?.first
  const step = first === undefined ? 0 : 1
  if (first !== undefined) takeSeats(s, first === 1 ? 1 : 0)
  s.vars[V_ROUND] = 0
  firstFrame(s, gameProc, step)
}

/** First and second player for the whole game; the second takes the Turn Counter (LL-4.1, LL-4.2, LL-R3). */
function takeSeats(s: State, first: Seat): void {
  s.vars[V_FIRST] = first
  s.vars[V_HOLDER] = other(first)
}

/** A deck of 0 cards loses; both at once are a draw (LL-3.1, LL-R13). */
export function result(s: State): number {
  const [empty0, empty1] = [zoneSize(zoneOf(s, DECK, 0)) === 0, zoneSize(zoneOf(s, DECK, 1)) === 0]
  if (empty0 && empty1) return DRAWN
  return empty0 ? 1 : empty1 ? 0 : GOING_ON
}

export const gameProc: Proc = {
  name: 'game',
  steps: [
    // before anything else (LL-R3)
    rollsFirst(takeSeats),
    shuffledDecks,
    openingHand(0, OPENING_HAND),
    openingHand(1, OPENING_HAND),
    runs(roundProc),
  ],
}
