// Setting up and ending a game: chance says who is first player, both draw five (LL-3.1, LL-4, LL-R3, LL-R4, LL-R12 to LL-R16).

import { emit } from '../../engine/machine.ts'
import { ASK, NEXT, type Proc, type ProcStep, type StartConfig } from '../../engine/rules.ts'
import { firstFrame, openingHand, runs, shuffledDecks } from '../../engine/steps.ts'
import { DRAWN, GOING_ON, other, type Question, type Seat, type State } from '../../engine/types.ts'
import { rollFault } from '../../engine/words/roll.ts'
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

/** Who is first player is settled at random, before anything else (LL-R3). */
const firstPlayer: ProcStep = {
  run: () => ASK,
  question: (): Question => ({ ask: 'chance', kind: 'roll', sides: 2, n: 1, seat: 0 }),
  fault: (_s, _f, input) => rollFault(input, 2, 1),
  answer(m, _f, input) {
    const first = ((input.path[0] as number) - 1) as Seat
    takeSeats(m.s, first)
    emit(m, { e: 'rolled', seat: first, values: [first + 1] })
    return NEXT
  },
}

export const gameProc: Proc = {
  name: 'game',
  steps: [
    firstPlayer,
    shuffledDecks,
    openingHand(0, OPENING_HAND),
    openingHand(1, OPENING_HAND),
    runs(roundProc),
  ],
}
