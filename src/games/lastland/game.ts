// Setting up and ending a game: chance says who is first player, both draw five (LL-3.1, LL-4, LL-R3, LL-R4, LL-R12 to LL-R16).

import { noBattle } from '../../engine/clone.ts'
import { emit, push } from '../../engine/machine.ts'
import {
  ASK,
  type Machine,
  NEXT,
  type Proc,
  type ProcStep,
  PUSHED,
  type StartConfig,
} from '../../engine/rules.ts'
import { bitOf, DRAWN, GOING_ON, other, type Question, type Seat, type State } from '../../engine/types.ts'
import { dealFault, dealQuestion, drawDealt } from '../../engine/words/draw.ts'
import { rollFault } from '../../engine/words/roll.ts'
import { zoneIndex, zoneOf, zoneSize } from '../../engine/zones.ts'
import { DECK, OPENING_HAND, V_FIRST, V_HOLDER, V_ROUND } from './tables.ts'
import { roundProc } from './turn.ts'

/** With the option `first` that seat is first player, and chance is not asked. */
export function begin(s: State, { options }: StartConfig): void {
  const first = options?.first
  const step = first === undefined ? 0 : 1
  if (first !== undefined) takeSeats(s, first === 1 ? 1 : 0)
  s.vars[V_ROUND] = 0
  s.frames.push({ proc: s.rules.procs.indexOf(gameProc), step, seat: 0, link: 0, a: 0, b: 0, regs: [] })
}

/** First and second player for the whole game; the second takes the Turn Counter (LL-4.1, LL-4.2, LL-R3). */
function takeSeats(s: State, first: Seat): void {
  s.vars[V_FIRST] = first
  s.vars[V_HOLDER] = other(first)
}

/** A single game is the whole match: nothing further resolves (LL-R12). */
export function endGame(m: Machine, winner: number, why: string): void {
  const s = m.s
  s.result = winner
  s.frames = []
  s.chain = []
  s.waiting = []
  s.battle = noBattle()
  m.cut = true
  emit(m, { e: 'over', result: winner, why })
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

const shuffleDecks: ProcStep = {
  run(m: Machine) {
    for (const seat of [0, 1]) emit(m, { e: 'shuffled', zone: zoneIndex(DECK, seat) })
    return NEXT
  },
}

const opening = (s: State, seat: Seat): number => Math.min(OPENING_HAND, zoneSize(zoneOf(s, DECK, seat)))

const openingHand = (seat: Seat): ProcStep => ({
  run: (m: Machine) => (opening(m.s, seat) === 0 ? NEXT : ASK),
  question: (s: State): Question => dealQuestion(s, seat, opening(s, seat), bitOf(seat)),
  fault: (s, _f, input) => dealFault(s, seat, opening(s, seat), bitOf(seat), input),
  answer(m, _f, input) {
    drawDealt(m, seat, input)
    return NEXT
  },
})

const rounds: ProcStep = {
  run(m: Machine) {
    push(m, m.s.rules.procs.indexOf(roundProc), 0, 0, 0)
    return PUSHED
  },
}

export const gameProc: Proc = {
  name: 'game',
  steps: [firstPlayer, shuffleDecks, openingHand(0), openingHand(1), rounds],
}
