// How characters enter: hand cards laid by colour, a base that is grown over, materials that are laid together
// (LL-9.x, LL-15.2, LL-15.22, LL-R17 to LL-R31). All is paid while declaring; the card waits with what was laid beneath it.

import { arrive, note } from '../../engine/batch.ts'
import type { CardText } from '../../engine/card.ts'
import { compileFilter, eachFitting, fits, type Names } from '../../engine/filter.ts'
import { live, refOf } from '../../engine/machine.ts'
import { offer } from '../../engine/options.ts'
import { linkOf } from '../../engine/programs.ts'
import {
  ASK,
  BY,
  type CardDef,
  type CompiledCost,
  type CompiledFilter,
  E_ARRIVED,
  type Machine,
  NEXT,
  type Op,
  type Part,
  reason,
} from '../../engine/rules.ts'
import { addRun, runOf } from '../../engine/runs.ts'
import { keywordOf } from '../../engine/stats.ts'
import {
  bitOf,
  type Frame,
  type Link,
  type Options,
  placeCode,
  placeSlot,
  type Ref,
  type Seat,
  type State,
} from '../../engine/types.ts'
import { dealFault, dealQuestion, takeKnown } from '../../engine/words/draw.ts'
import { countLaid, exchange, fromBag, layOn, rowAt, zoneIndex } from '../../engine/zones.ts'
import { anyFree, isFree } from './board.ts'
import { canLay, type Due, deckCards, laid, listLaying, marksOf } from './laying.ts'
import { BASE, DECK, PLACES, POWER, TOUGHNESS, UNDER } from './tables.ts'
import { WHY } from './why.ts'

export const defOf = (s: State, row: number): CardDef => s.rules.defs[rowAt(s, row).def] as CardDef

export const printedToughness = (def: CardDef): number => def.keywords[TOUGHNESS] ?? 0

/** Printed HP, and Toughness beyond it (LL-15.3, LL-R21). */
export const powerLimit = (s: State, row: number): number =>
  (defOf(s, row).numbers[0] ?? 0) + keywordOf(s, row, TOUGHNESS)

export const powerOf = (s: State, row: number): number => countLaid(s, row, POWER)

/** Marks of a card from the hand and what Toughness adds (LL-R18, LL-R30). */
export function dueOf(text: CardText, names: Names): Due {
  const { total, marks } = marksOf(text, names)
  const more = text.keywords?.toughness ?? 0
  return { min: total, max: total + more, marks, deck: more }
}

export function listPlaces(s: State, seat: Seat, freed: readonly number[], out: Options): void {
  for (let slot = 0; slot < PLACES.length; slot++)
    if (isFree(s, seat, slot) || freed.includes(slot)) offer(out, placeCode(seat, slot), false)
}

// ---- laying -------------------------------------------------------------------------------------------------------

/** The run of a link's payment that says what is laid from hand and deck: the refs, and at its end the number. */
type Laying = (link: Link) => readonly number[]

/** Hand cards go beneath the card that waits; then so many of the deck, known to their owner alone (LL-9.4, LL-R20). */
export function layOps(laying: Laying): Op[] {
  const hand: Op = {
    run(m: Machine, f: Frame) {
      const link = linkOf(m.s, f)
      m.batch++
      for (const ref of laying(link)) {
        const row = live(m.s, ref)
        if (ref >= 4096 && row >= 0) lay(m, row, link, 'power')
      }
      return NEXT
    },
  }
  return [
    hand,
    fromDeckOp((s, f) => ({ host: live(s, linkOf(s, f).src), n: deckCards(laying(linkOf(s, f))) })),
  ]
}

export function lay(m: Machine, row: number, link: Link, why: string): void {
  layOn(m, row, live(m.s, link.src), POWER, link.seat, why)
}

/** Cards of the own deck's top beneath a character, as far as there are any: one event (LL-R12, LL-R14). */
export function fromDeckOp(of: (s: State, f: Frame) => { host: number; n: number }): Op {
  const owed = (f: Frame): number => f.regs[f.regs.length - 1] ?? 0
  const seatOf = (s: State, f: Frame): Seat => linkOf(s, f).seat
  return {
    run(m, f) {
      const seat = seatOf(m.s, f)
      const { host, n } = of(m.s, f)
      const left = takeKnown(m, seat, n, (row) => layOn(m, row, host, POWER, seat, 'power'))
      if (left === 0) return NEXT
      f.regs.push(left)
      return ASK
    },
    question: (s, f) => dealQuestion(s, seatOf(s, f), owed(f), bitOf(seatOf(s, f))),
    fault: (s, f, input) => dealFault(s, seatOf(s, f), owed(f), bitOf(seatOf(s, f)), input),
    answer(m, f, input) {
      const seat = seatOf(m.s, f)
      const { host } = of(m.s, f)
      f.regs.pop()
      m.batch++
      for (const x of input.cards) {
        const under = zoneIndex(UNDER, 0)
        const row = fromBag(m, zoneIndex(DECK, seat), x.card, bitOf(seat), under, 'power', host, POWER)
        rowAt(m.s, row).controller = seat
      }
      return NEXT
    },
  }
}

// ---- plain characters ---------------------------------------------------------------------------------------------

/** A field, then hand cards by the marks, then what Toughness lays. */
export function plainCost(text: CardText, names: Names): CompiledCost {
  const due = dueOf(text, names)
  const part: Part = {
    prompt: 'choose.entry',
    done: (_d, picks) => picks.length > 0 && laid(due, picks.slice(1)),
    list({ s, seat, row }, picks, out) {
      if (picks.length === 0) listPlaces(s, seat, [], out)
      else listLaying(s, seat, row, due, picks.slice(1), out)
    },
    take(named, picks) {
      named.place = picks[0] as number
      addRun(named.payment, picks.slice(1))
    },
  }
  return {
    part,
    from: null,
    blocked(s, seat, row) {
      if (!anyFree(s, seat)) return WHY.noField
      return canLay(s, seat, row, due) ? null : reason('reason.marks', [], due.min)
    },
    stands: () => true,
    pay: (k) => layOps((link) => runOf(link.payment, k)),
  }
}

// ---- Metamorphose -------------------------------------------------------------------------------------------------

export const conditions = (text: CardText, names: Names): CompiledFilter[] =>
  (text.condition ?? []).map((filter) => compileFilter(names, { kind: 'character', ...filter, side: 'you' }))

/** HP exactly, with Toughness up to so many more; colours are not asked for (LL-R23). */
function growth(s: State, def: CardDef, base: number): Due {
  const hp = def.numbers[0] ?? 0
  const have = powerOf(s, base)
  const more = printedToughness(def)
  return { min: Math.max(0, hp - have), max: hp + more - have, marks: [], deck: more }
}

const growsOver = (s: State, seat: Seat, row: number, base: number): boolean => {
  const due = growth(s, defOf(s, row), base)
  return due.max >= 0 && canLay(s, seat, row, due)
}

export function metamorphoseCost(text: CardText, names: Names): CompiledCost {
  const [condition] = conditions(text, names) as [CompiledFilter]
  const bases = (s: State, seat: Seat, row: number): number[] => {
    const out: number[] = []
    eachFitting(s, condition, seat, row, (at) => {
      if (growsOver(s, seat, row, at)) out.push(at)
      return false
    })
    return out
  }
  const part: Part = {
    prompt: 'choose.base',
    done({ s, row }, picks) {
      if (picks.length === 0) return false
      const base = live(s, picks[0] as Ref)
      return base < 0 || laid(growth(s, defOf(s, row), base), picks.slice(1))
    },
    list({ s, seat, row }, picks, out) {
      if (picks.length === 0) for (const at of bases(s, seat, row)) offer(out, refOf(s, at), false)
      else {
        const due = growth(s, defOf(s, row), live(s, picks[0] as Ref))
        listLaying(s, seat, row, due, picks.slice(1), out)
      }
    },
    take: (named, picks) => addRun(named.payment, picks),
  }
  return {
    part,
    from: null,
    blocked(s, seat, row) {
      let any = false
      eachFitting(s, condition, seat, row, () => {
        any = true
        return true
      })
      if (!any) return WHY.noBase
      return bases(s, seat, row).length > 0
        ? null
        : reason('reason.baseTotal', [], defOf(s, row).numbers[0] ?? 0)
    },
    // the base may have moved, but it must still be there and meet the condition (LL-R31, LL-R66)
    stands(s, link, run) {
      const base = live(s, run[0] as Ref)
      return base >= 0 && fits(s, condition, base, link.seat, -1)
    },
    pay: (k) => layOps((link) => runOf(link.payment, k).slice(1)),
  }
}

/** The base of a pending M card. */
const baseOf = (link: Link): Ref => runOf(link.payment, 0)[0] as Ref

// ---- arriving -----------------------------------------------------------------------------------------------------

const BY_PLAY = BY.indexOf('play')
const BY_MUTATE = BY.indexOf('mutate')

/** A declared character becomes one: on its field with what lies beneath, or in its base's place (LL-9.5, LL-9.11, LL-R22). */
export function arriveDeclared(m: Machine, link: Link, row: number): void {
  m.batch++
  if (defOf(m.s, row).text.kind !== 'mCard') {
    arrive(m, row, link.seat, BY_PLAY, 'arrive', placeSlot(link.place))
    return
  }
  const base = live(m.s, baseOf(link))
  exchange(m, row, base, BASE, 'metamorphose')
  note(m, E_ARRIVED, base, BY_MUTATE)
}

/** Whether the condition of a pending M card still holds; C and F cards need nothing more (LL-R66). */
export function entryStands(s: State, link: Link): boolean {
  const def = s.rules.defs[link.def] as CardDef
  if (def.text.kind !== 'mCard') return true
  const cost = def.play?.costs[0]
  return cost === undefined || cost.stands(s, link, runOf(link.payment, 0))
}
