// mill: from the top of decks to their graveyards; several decks are one event (LL-R12, LL-R13, LL-R14).

import type { Whose } from '../card.ts'
import { linkOf, seatsOf } from '../programs.ts'
import { AGAIN, ASK, type Flow, type Machine, NEXT, type Op } from '../rules.ts'
import type { Frame, Input, Seat, State } from '../types.ts'
import { fromBag, move, zoneIndex } from '../zones.ts'
import { dealFault, dealQuestion, takeKnown } from './draw.ts'

/** What a frame is to discard from decks: so many of each of these seats. */
export interface Milling {
  seats: readonly Seat[]
  n: number
}

/**
 * One seat after the other in `f.b`, what its bag still owes as the last register; the end of the game is looked at when all
 * have gone. `why` tells battle damage from other discards.
 */
export function millOp(of: (s: State, f: Frame) => Milling, why: string): Op {
  const owed = (f: Frame): number => f.regs[f.regs.length - 1] ?? 0
  const seatOf = (s: State, f: Frame): Seat => of(s, f).seats[f.b] as Seat
  const go = (m: Machine, f: Frame): Flow => {
    const { seats, n } = of(m.s, f)
    while (f.b < seats.length) {
      const seat = seats[f.b] as Seat
      const grave = zoneIndex(m.s.rules.game.zone.grave, seat)
      const left = takeKnown(m, seat, n, (row) => move(m, row, grave, why))
      if (left > 0) {
        f.regs.push(left)
        m.moved = false
        return ASK
      }
      f.b++
    }
    m.moved = m.s.rules.game.deckIsLife === true
    return NEXT
  }
  return {
    run: go,
    question: (s, f) => dealQuestion(s, seatOf(s, f), owed(f), 3),
    fault: (s, f, input) => dealFault(s, seatOf(s, f), owed(f), 3, input),
    answer(m: Machine, f: Frame, input: Input) {
      const s = m.s
      const seat = seatOf(s, f)
      const { deck, grave } = s.rules.game.zone
      f.regs.pop()
      m.batch++
      for (const x of input.cards) fromBag(m, zoneIndex(deck, seat), x.card, 3, zoneIndex(grave, seat), why)
      f.b++
      const last = f.b >= of(s, f).seats.length
      m.moved = last && s.rules.game.deckIsLife === true
      return last ? NEXT : AGAIN
    },
  }
}

export function compileMill(effect: { mill: number; who?: Whose }): Op {
  const seats = seatsOf(effect.who)
  return millOp((s, f) => ({ seats: seats(s, linkOf(s, f)), n: effect.mill }), 'mill')
}
