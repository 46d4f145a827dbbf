// Costs of a link, paid whole when it resolves or not at all (LF-R4, LF-R26, LF-R93).

import { sacrifice, send, toHand } from './batch.ts'
import { fits } from './filter.ts'
import { changeLife, live } from './machine.ts'
import { linkOf, selfRow } from './programs.ts'
import { type CompiledAbility, type CompiledCost, type Machine, NEXT, type Op, V_LIFE } from './rules.ts'
import type { Frame, Link, State } from './types.ts'
import { askDiscard } from './words/discard.ts'
import { countLaid, rowAt, zoneOf } from './zones.ts'

/** Whether the whole cost can be paid now, with what the declaration named (LF-R31). */
export function canPay(s: State, link: Link, ability: CompiledAbility): boolean {
  let at = 0
  for (const cost of ability.costs) {
    if (cost.word === 'size') {
      if (!s.rules.game.sizeCost.canPay(s, link)) return false
      at++
      continue
    }
    const picks = pickCount(cost)
    if (!one(s, link, cost, link.payment.slice(at, at + picks))) return false
    at += picks
  }
  return true
}

const pickCount = (cost: CompiledCost): number => (cost.from !== null || cost.word === 'send' ? cost.n : 0)

function one(s: State, link: Link, cost: CompiledCost, refs: number[]): boolean {
  switch (cost.word) {
    case 'pay':
      return (s.vars[V_LIFE + link.seat] as number) >= cost.n
    case 'discard':
      return zoneOf(s, s.rules.game.zone.hand, link.seat).top.length >= cost.n
    case 'send': {
      const host = live(s, link.src)
      return host >= 0 && countLaid(s, host, cost.role) >= cost.n && refs.every((ref) => live(s, ref) >= 0)
    }
    default: {
      const self = selfRow(s, link)
      return refs.every((ref) => {
        const row = live(s, ref)
        return row >= 0 && cost.from !== null && fits(s, cost.from, row, link.seat, self)
      })
    }
  }
}

/** The word of a program that pays a cost; `at` is where its cards stand in the payment. */
export function payOp(cost: CompiledCost, at: number): Op {
  switch (cost.word) {
    case 'pay':
      return {
        run(m: Machine, f: Frame) {
          const seat = linkOf(m.s, f).seat
          changeLife(m, seat === 0 ? -cost.n : 0, seat === 1 ? -cost.n : 0, 'pay')
          return NEXT
        },
      }
    case 'size':
      return {
        run(m: Machine, f: Frame) {
          m.s.rules.game.sizeCost.pay(m, linkOf(m.s, f))
          return NEXT
        },
      }
    case 'discard':
      return askDiscard((s, f) => [linkOf(s, f).seat], cost.n)
    default:
      return {
        run(m: Machine, f: Frame) {
          const refs = linkOf(m.s, f).payment.slice(at, at + cost.n)
          const rows = refs.map((ref) => live(m.s, ref)).filter((row) => row >= 0)
          if (cost.word === 'sacrifice') sacrifice(m, rows)
          else if (cost.word === 'return') toHand(m, rows)
          else for (const row of rows) if (rowAt(m.s, row).role >= 0) send(m, [row], 'send')
          return NEXT
        },
      }
  }
}
