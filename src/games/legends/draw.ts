// Draws are single cards, each tested alone: hand of ten, empty deck, rituals to their pile (LG-5.10, LG-7.13, LG-R17, LG-R31 to R33).

import { pushProc } from '../../engine/machine.ts'
import { AGAIN, ASK, type Machine, POP, type Proc, type ProcStep, PUSHED } from '../../engine/rules.ts'
import { bitOf, type Frame, type Input, type Seat, type State } from '../../engine/types.ts'
import { dealFault, dealQuestion } from '../../engine/words/draw.ts'
import { fromBag, graveOf, move, rowAt, zoneIndex, zoneOf } from '../../engine/zones.ts'
import { DECK, DISCARD, HAND, HAND_LIMIT, isRitual, kindOf, RITUALS } from './tables.ts'

const full = (s: State, seat: Seat): boolean => zoneOf(s, HAND, seat).top.length >= HAND_LIMIT

/** Where a card goes that is to enter its owner's hand other than by a draw (LG-R29, LG-R51, LG-R73). */
export function landing(s: State, row: number): number {
  const { def, owner } = rowAt(s, row)
  if (kindOf(s, def) === 'token') return graveOf(s, row)
  if (isRitual(s, def)) return zoneIndex(RITUALS, owner)
  return zoneIndex(full(s, owner) ? DISCARD : HAND, owner)
}

/** The next card of the deck whose place is known; -1: the bag gives it. */
function knownNext(s: State, seat: Seat): number {
  const z = zoneOf(s, DECK, seat)
  return z.top[0] ?? (z.bag.length === 0 ? (z.bottom[0] ?? -1) : -1)
}

const draw: ProcStep = {
  run(m: Machine, f: Frame) {
    const s = m.s
    while (f.a > 0 && !full(s, f.seat)) {
      const row = knownNext(s, f.seat)
      if (row < 0) return zoneOf(s, DECK, f.seat).bag.length > 0 ? ASK : POP
      m.batch++
      move(m, row, zoneIndex(isRitual(s, rowAt(s, row).def) ? RITUALS : HAND, f.seat), 'draw')
      f.a--
    }
    return POP
  },
  question: (s, f) => dealQuestion(s, f.seat, 1, bitOf(f.seat)),
  fault: (s, f, input) => dealFault(s, f.seat, 1, bitOf(f.seat), input),
  answer(m: Machine, f: Frame, input: Input) {
    const x = input.cards[0]
    m.batch++
    // a card that was shown is a ritual; one that was not is claimed to be none
    if (x !== undefined)
      fromBag(
        m,
        zoneIndex(DECK, f.seat),
        x.card,
        x.to,
        zoneIndex(x.to === 3 ? RITUALS : HAND, f.seat),
        'draw',
      )
    f.a--
    return AGAIN
  },
}

export const drawProc: Proc = { name: 'draw', steps: [draw] }

export function pushDraws(m: Machine, seat: Seat, n: number): typeof PUSHED {
  pushProc(m, drawProc, seat, n)
  return PUSHED
}
