// draw: top of the own deck to the hand, as far as possible (LF-R1, LF-R35).

import { compileAmount } from '../amount.ts'
import type { Amount, Whose } from '../card.ts'
import { pushProc } from '../machine.ts'
import { linkOf, type Scope, seatsOf } from '../programs.ts'
import { ASK, type Machine, NEXT, type Op, PUSHED, reason } from '../rules.ts'
import {
  bitOf,
  type CardNo,
  defOf,
  type Frame,
  type Input,
  type Question,
  type Seat,
  type State,
  type Zone,
} from '../types.ts'
import { fromBag, move, topRow, zoneIndex, zoneOf } from '../zones.ts'

/** Cards of the bag that a deal of this seat still owes, after those known on top were taken. */
export function dealQuestion(s: State, seat: Seat, n: number, see: 0 | 1 | 2 | 3): Question {
  const { zone, showIf } = s.rules.game
  return { ask: 'chance', kind: 'deal', zone: zoneIndex(zone.deck, seat), n, see, showIf }
}

export function dealFault(s: State, seat: Seat, n: number, see: number, input: Input) {
  return bagFault(s, zoneIndex(s.rules.game.zone.deck, seat), n, see, input)
}

/** Not a deal of n cards that the bag can hold, each shown to whom it must be. */
export function bagFault(s: State, zone: number, n: number, see: number, input: Input) {
  const bag = (s.zones[zone] as Zone).bag
  const left = bag.slice()
  const ok =
    input.cards.length === n &&
    input.cards.every((x) => {
      // not shown is the claim that it is no card that must be (LG-7.13)
      if (x.ref !== 0 || x.to !== (isShown(s, x.card) ? 3 : see)) return false
      let at = left.indexOf(x.card)
      if (at < 0 && !bag.includes(x.card)) at = left.indexOf(0)
      if (at < 0 && x.card === 0) at = left.length - 1
      if (at < 0) return false
      left.splice(at, 1)
      return true
    })
  return ok ? null : reason('reason.chance')
}

/** Whether a draw shows this card to both. */
export const isShown = (s: State, card: CardNo): boolean =>
  ((1 << (s.rules.defs[defOf(card)]?.kind ?? 31)) & s.rules.game.showIf) !== 0

/** Takes what is known on top; answers how many of n the bag must give. */
export function takeKnown(m: Machine, seat: Seat, n: number, each: (row: number) => void): number {
  const z = zoneOf(m.s, m.s.rules.game.zone.deck, seat)
  let left = n
  while (left > 0 && topRow(z) >= 0) {
    each(topRow(z))
    left--
  }
  return Math.min(left, z.bag.length)
}

export function drawDealt(m: Machine, seat: Seat, input: Input): void {
  const s = m.s
  m.batch++
  const deck = zoneIndex(s.rules.game.zone.deck, seat)
  for (const x of input.cards)
    fromBag(m, deck, x.card, bitOf(seat), zoneIndex(s.rules.game.zone.hand, seat), 'draw')
}

export function drawKnown(m: Machine, seat: Seat, n: number): number {
  return takeKnown(m, seat, n, (row) => move(m, row, zoneIndex(m.s.rules.game.zone.hand, seat), 'draw'))
}

/** Seats in `f.b`; what the bag owes the seat is kept as the frame's last register. */
export function compileDraw(scope: Scope, effect: { draw: Amount; who?: Whose }): Op {
  const amount = compileAmount(scope, effect.draw)
  const seats = seatsOf(effect.who)
  const { drawProc } = scope.names.game
  if (drawProc !== undefined)
    return {
      run(m, f) {
        const link = linkOf(m.s, f)
        for (const seat of seats(m.s, link).reverse()) pushProc(m, drawProc, seat, amount(m.s, f, link))
        return PUSHED
      },
    }
  const owed = (f: Frame): number => f.regs[f.regs.length - 1] ?? 0
  return {
    run(m: Machine, f: Frame) {
      const link = linkOf(m.s, f)
      const list = seats(m.s, link)
      while (f.b < list.length) {
        const left = drawKnown(m, list[f.b] as Seat, amount(m.s, f, link))
        if (left > 0) {
          f.regs.push(left)
          return ASK
        }
        f.b++
      }
      return NEXT
    },
    question: (s, f) => {
      const seat = seats(s, linkOf(s, f))[f.b] as Seat
      return dealQuestion(s, seat, owed(f), bitOf(seat))
    },
    fault: (s, f, input) => {
      const seat = seats(s, linkOf(s, f))[f.b] as Seat
      return dealFault(s, seat, owed(f), bitOf(seat), input)
    },
    answer(m, f, input) {
      const list = seats(m.s, linkOf(m.s, f))
      f.regs.pop()
      drawDealt(m, list[f.b] as Seat, input)
      f.b++
      return f.b < list.length ? 1 : NEXT
    },
  }
}
