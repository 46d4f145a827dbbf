// Costs in the vocabulary of cards: named in the act where their cards are public, when paid where they are in the hand
// (LF-R4, LF-R26, LF-R31, LF-R93, LF-R94).

import { sacrifice, send, toHand } from './batch.ts'
import type { Cost } from './card.ts'
import { compileChoice, eachFitting, fits, type Names } from './filter.ts'
import { changeLife, live, refOf } from './machine.ts'
import { offer } from './options.ts'
import { linkOf, selfRow } from './programs.ts'
import {
  type CompiledAbility,
  type CompiledCost,
  type Machine,
  NEXT,
  type Op,
  type Part,
  reason,
  V_LIFE,
} from './rules.ts'
import { addRun, runOf } from './runs.ts'
import { leavesTargets } from './targets.ts'
import type { Frame, Link, Ref, State } from './types.ts'
import { askDiscard } from './words/discard.ts'
import { countLaid, laidOn, rowAt, zoneIndex, zoneOf } from './zones.ts'

/** Whether the whole cost can be paid now, with what the declaration named (LF-R31). */
export function canPay(s: State, link: Link, ability: CompiledAbility): boolean {
  let k = 0
  for (const cost of ability.costs) {
    const run = cost.part === null ? [] : runOf(link.payment, k++)
    if (!cost.stands(s, link, run)) return false
  }
  return true
}

/** The words that pay all costs of an ability, in order. */
export function paymentOps(costs: readonly CompiledCost[]): Op[] {
  let k = 0
  return costs.flatMap((cost) => cost.pay(cost.part === null ? -1 : k++))
}

/** Rows still there of the k-th run of a link's payment. */
export function paidRows(s: State, link: Link, k: number): number[] {
  return runOf(link.payment, k)
    .map((ref) => live(s, ref))
    .filter((row) => row >= 0)
}

export function compileCost(names: Names, cost: Cost): CompiledCost {
  if ('pay' in cost) return payLife(cost.pay)
  if ('discard' in cost) return discardCost(cost.discard)
  if ('send' in cost)
    return sendLaid(
      cost.send,
      names.game.roles.findIndex((role) => role.id === cost.as),
    )
  if ('sacrifice' in cost) return fromBoard(names, cost.sacrifice, cost.from, 'reason.noSacrifice', sacrifice)
  return fromBoard(names, cost.return, cost.from, 'reason.noReturn', toHand)
}

function payLife(n: number): CompiledCost {
  return {
    part: null,
    from: null,
    blocked: (s, seat) => ((s.vars[V_LIFE + seat] as number) >= n ? null : reason('reason.life', [], n)),
    stands: (s, link) => (s.vars[V_LIFE + link.seat] as number) >= n,
    pay: () => [
      {
        run(m: Machine, f: Frame) {
          const seat = linkOf(m.s, f).seat
          changeLife(m, seat === 0 ? -n : 0, seat === 1 ? -n : 0, 'pay')
          return NEXT
        },
      },
    ],
  }
}

function discardCost(n: number): CompiledCost {
  return {
    part: null,
    from: null,
    blocked(s, seat, row) {
      const hand = zoneOf(s, s.rules.game.zone.hand, seat).top
      // the card being played pays nothing for itself (LF-R92)
      const own = rowAt(s, row).zone === zoneIndex(s.rules.game.zone.hand, seat) ? 1 : 0
      return hand.length - own >= n ? null : reason('reason.noDiscard', [], n)
    },
    stands: (s, link) => zoneOf(s, s.rules.game.zone.hand, link.seat).top.length >= n,
    pay: () => [askDiscard((s, f) => [linkOf(s, f).seat], n)],
  }
}

/** n picks in ascending order, offered only while the rest can still be reached. */
function picked(prompt: string, n: number, refs: (d: Parameters<Part['list']>[0]) => Ref[]): Part {
  return {
    prompt,
    done: (_d, picks) => picks.length >= n,
    list(d, picks, out) {
      const after = picks.length === 0 ? -Infinity : (picks[picks.length - 1] as number)
      const left = refs(d)
        .filter((ref) => ref > after)
        .sort((a, b) => a - b)
      for (let i = 0; i + n - picks.length <= left.length; i++) offer(out, left[i] as Ref, false)
    },
    take: (named, picks) => addRun(named.payment, picks),
  }
}

function sendLaid(n: number, role: number): CompiledCost {
  return {
    part: picked('choose.stacked', n, (d) => laidOn(d.s, d.row, role).map((at) => refOf(d.s, at))),
    from: null,
    blocked: (s, _seat, row) => (countLaid(s, row, role) >= n ? null : reason('reason.stack', [], n)),
    stands: (s, link, run) => live(s, link.src) >= 0 && run.every((ref) => live(s, ref) >= 0),
    pay: (k) => [
      {
        run(m: Machine, f: Frame) {
          send(m, paidRows(m.s, linkOf(m.s, f), k), 'send')
          return NEXT
        },
      },
    ],
  }
}

function fromBoard(
  names: Names,
  n: number,
  filter: Parameters<typeof compileChoice>[1],
  why: string,
  go: (m: Machine, rows: readonly number[]) => void,
): CompiledCost {
  const from = compileChoice(names, filter)
  return {
    from,
    part: picked(go === sacrifice ? 'choose.sacrifice' : 'choose.return', n, (d) => {
      const refs: Ref[] = []
      eachFitting(d.s, from, d.seat, d.row, (at) => {
        if (leavesTargets(d, at)) refs.push(refOf(d.s, at))
        return false
      })
      return refs
    }),
    blocked(s, seat, row) {
      let found = 0
      eachFitting(s, from, seat, row, () => ++found >= n)
      return found >= n ? null : reason(why, [], n)
    },
    stands(s, link, run) {
      const self = selfRow(s, link)
      return run.every((ref) => {
        const row = live(s, ref)
        return row >= 0 && fits(s, from, row, link.seat, self)
      })
    },
    pay: (k) => [
      {
        run(m: Machine, f: Frame) {
          go(m, paidRows(m.s, linkOf(m.s, f), k))
          return NEXT
        },
      },
    ],
  }
}
