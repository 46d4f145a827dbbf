// Costs in the vocabulary of cards: named in the act where their cards are public, when paid where they are in the hand
// (LF-R4, LF-R26, LF-R31, LF-R93, LF-R94).

import { destroy, sacrifice, send, toHand } from './batch.ts'
import type { Cost } from './card.ts'
import { compileChoice, eachFitting, fits, type Names } from './filter.ts'
import { changeLife, live, refOf } from './machine.ts'
import { offer, offerCard } from './options.ts'
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
import { DONE, type Frame, type Link, type Options, type Ref, rowOf, type Seat, type State } from './types.ts'
import { turn } from './words/board.ts'
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
  if ('discard' in cost)
    return names.game.pays === 'declare' ? discardNamed(cost.discard) : discardCost(cost.discard)
  if ('turn' in cost) return turnCost
  if ('send' in cost)
    return sendLaid(
      cost.send,
      names.game.roles.findIndex((role) => role.id === cost.as),
    )
  if ('destroy' in cost) return destroySome(names, cost)
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

/** Discards named in the act, where costs are paid when declaring: they are shown by it. */
function discardNamed(n: number): CompiledCost {
  return {
    ...discardCost(n),
    part: picked('choose.discard', n, ({ s, seat, row }) =>
      zoneOf(s, s.rules.game.zone.hand, seat)
        .top.filter((at) => at !== row)
        .map((at) => refOf(s, at)),
    ),
    pay: (k) => [
      {
        run(m: Machine, f: Frame) {
          send(m, paidRows(m.s, linkOf(m.s, f), k), 'discard')
          return NEXT
        },
      },
    ],
  }
}

/** Turned sideways: it must be ready. */
const turnCost: CompiledCost = {
  part: null,
  from: null,
  blocked: (s, _seat, row) => (rowAt(s, row).turned === 0 ? null : reason('reason.exhausted')),
  stands: (s, link) => live(s, link.src) >= 0,
  pay: () => [
    {
      run(m: Machine, f: Frame) {
        const row = live(m.s, linkOf(m.s, f).src)
        if (row >= 0) turn(m, row, 1)
        return NEXT
      },
    },
  ],
}

/** A pick that shows the card, where not both know it. */
function offerShown(s: State, ref: Ref, out: Options): void {
  const r = rowAt(s, rowOf(ref))
  if (r.knownTo === 3) offer(out, ref, false)
  else offerCard(out, ref, r.card, 3, false)
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
      for (let i = 0; i + n - picks.length <= left.length; i++) offerShown(d.s, left[i] as Ref, out)
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

/** So many or more, whose printed numbers come to a sum; a step is offered only if the rest can still reach both (LG-R50). */
function destroySome(names: Names, cost: Extract<Cost, { destroy: number }>): CompiledCost {
  const from = compileChoice(names, cost.from)
  const { atLeast } = cost.sum
  const number = (names.game.numbers as readonly string[]).indexOf(cost.sum.number)
  if (number < 0) throw new Error(`unknown number '${cost.sum.number}'`)
  const worth = (s: State, row: number): number => s.rules.defs[rowAt(s, row).def]?.numbers[number] ?? 0
  const refsOf = (s: State, seat: Seat, self: number): Ref[] => {
    const refs: Ref[] = []
    eachFitting(s, from, seat, self, (row) => {
      refs.push(refOf(s, row))
      return false
    })
    return refs.sort((a, b) => a - b)
  }
  const total = (s: State, refs: readonly Ref[]): number =>
    refs.reduce((sum, ref) => sum + worth(s, rowOf(ref)), 0)
  const reaches = (s: State, refs: readonly Ref[]): boolean =>
    refs.length >= cost.destroy && total(s, refs) >= atLeast
  return {
    from,
    part: {
      prompt: 'choose.cost',
      done: (_d, picks) => picks[picks.length - 1] === DONE,
      list({ s, seat, row }, picks, out) {
        const after = picks.length === 0 ? -Infinity : (picks[picks.length - 1] as number)
        const left = refsOf(s, seat, row).filter((ref) => ref > after)
        if (reaches(s, picks)) offer(out, DONE, false)
        left.forEach((ref, i) => {
          if (reaches(s, [...picks, ...left.slice(i)])) offer(out, ref, false)
        })
      },
      take: (named, picks) =>
        addRun(
          named.payment,
          picks.filter((code) => code !== DONE),
        ),
    },
    blocked: (s, seat, row) =>
      reaches(s, refsOf(s, seat, row)) ? null : reason('reason.noSum', [], atLeast),
    stands: (s, _link, run) => run.every((ref) => live(s, ref) >= 0),
    pay: (k) => [
      {
        run(m: Machine, f: Frame) {
          destroy(m, paidRows(m.s, linkOf(m.s, f), k), false)
          return NEXT
        },
      },
    ],
  }
}
