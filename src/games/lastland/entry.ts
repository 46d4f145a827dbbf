// How characters enter: hand cards laid by colour, a base that is grown over, materials that are laid together
// (LL-9.x, LL-15.2, LL-15.22, LL-R17 to LL-R31). All is paid while declaring; the card waits with what was laid beneath it.

import { arrive, note } from '../../engine/batch.ts'
import type { CardText } from '../../engine/card.ts'
import { compileFilter, eachFitting, fits, type Names } from '../../engine/filter.ts'
import { live, refOf } from '../../engine/machine.ts'
import { offer, offerCard } from '../../engine/options.ts'
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
  rowOf,
  type Seat,
  type State,
} from '../../engine/types.ts'
import { dealFault, dealQuestion, takeKnown } from '../../engine/words/draw.ts'
import {
  countLaid,
  exchange,
  fromBag,
  graveOf,
  laidOn,
  layOn,
  move,
  rowAt,
  zoneIndex,
} from '../../engine/zones.ts'
import { anyFree, isFree } from './board.ts'
import { canLay, type Due, deckCards, laid, listLaying, marksOf } from './laying.ts'
import { BASE, DECK, PLACES, POWER, TOUGHNESS, UNDER } from './tables.ts'
import { WHY } from './why.ts'

const defOf = (s: State, row: number): CardDef => s.rules.defs[rowAt(s, row).def] as CardDef

const printedToughness = (def: CardDef): number => def.keywords[TOUGHNESS] ?? 0

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
function layOps(laying: Laying): Op[] {
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

function lay(m: Machine, row: number, link: Link, why: string): void {
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

// ---- Fusion -------------------------------------------------------------------------------------------------------

interface Fusing {
  materials: number[]
  /** Power Cards beneath the materials */
  beneath: number[]
  /** how many of these must go */
  excess: number
  due: Due
}

/** What two or more materials make: each a Power Card, those beneath too, up to the limit (LL-R28, LL-R30). */
function fusing(s: State, def: CardDef, materials: readonly Ref[]): Fusing {
  const rows = materials.map(rowOf)
  const beneath = rows.flatMap((row) => laidOn(s, row, POWER))
  const hp = def.numbers[0] ?? 0
  const more = printedToughness(def)
  const total = rows.length + beneath.length
  const room = Math.max(0, hp + more - total)
  return {
    materials: rows,
    beneath,
    excess: Math.max(0, total - hp - more),
    due: { min: 0, max: total < hp ? 0 : room, marks: [], deck: more },
  }
}

export function fusionCost(text: CardText, names: Names): CompiledCost {
  const slots = conditions(text, names)
  const n = slots.length
  /** the same condition as the slot before: named in ascending order */
  const like = (i: number): boolean =>
    i > 0 && JSON.stringify(text.condition?.[i]) === JSON.stringify(text.condition?.[i - 1])

  const candidates = (s: State, seat: Seat, i: number, used: readonly Ref[]): Ref[] => {
    const out: Ref[] = []
    const after = like(i) ? (used[i - 1] as Ref) : 0
    eachFitting(s, slots[i] as CompiledFilter, seat, -1, (at) => {
      const ref = refOf(s, at)
      if (ref > after && !used.includes(ref)) out.push(ref)
      return false
    })
    return out
  }
  const fillable = (s: State, seat: Seat, used: readonly Ref[]): boolean =>
    used.length === n ||
    candidates(s, seat, used.length, used).some((ref) => fillable(s, seat, [...used, ref]))

  const part: Part = {
    prompt: 'choose.materials',
    done({ s, row }, picks) {
      if (picks.length <= n) return false
      const { excess, due } = fusing(s, defOf(s, row), picks.slice(0, n))
      const rest = picks.slice(n + 1)
      return excess > 0 ? rest.length === excess : laid(due, rest)
    },
    list({ s, seat, row }, picks, out) {
      if (picks.length < n) {
        for (const ref of candidates(s, seat, picks.length, picks))
          if (fillable(s, seat, [...picks, ref])) offer(out, ref, false)
        return
      }
      const fuse = fusing(s, defOf(s, row), picks.slice(0, n))
      if (picks.length === n) {
        listPlaces(
          s,
          seat,
          fuse.materials.map((at) => rowAt(s, at).slot),
          out,
        )
      } else if (fuse.excess > 0) listExcess(s, fuse, picks.slice(n + 1), out)
      else listLaying(s, seat, row, fuse.due, picks.slice(n + 1), out)
    },
    take(named, picks) {
      named.place = picks[n] as number
      addRun(named.payment, picks)
    },
  }
  return {
    part,
    from: null,
    blocked: (s, seat) => (fillable(s, seat, []) ? null : WHY.noMaterials),
    stands: () => true,
    pay: (k) => [
      fuseOp(n, k),
      // what went because it was over the limit is gone by now and is not laid
      ...layOps((link) => runOf(link.payment, k).slice(n + 1)),
    ],
  }
}

/** Which of the Power Cards beneath the materials go; they are shown by it. */
function listExcess(s: State, { beneath, excess }: Fusing, picks: readonly Ref[], out: Options): void {
  const after = picks[picks.length - 1] ?? 0
  const refs = beneath
    .map((row) => refOf(s, row))
    .filter((ref) => ref > after)
    .sort((a, b) => a - b)
  for (let i = 0; i + excess - picks.length <= refs.length; i++) {
    const ref = refs[i] as Ref
    const r = rowAt(s, rowOf(ref))
    if (r.knownTo === 3) offer(out, ref, false)
    else offerCard(out, ref, r.card, 3, false)
  }
}

/** The materials are laid sideways beneath; equips, bases and what is over the limit go (LL-R27, LL-R28). */
const fuseOp = (n: number, k: number): Op => ({
  run(m: Machine, f: Frame) {
    const s = m.s
    const link = linkOf(s, f)
    const host = live(s, link.src)
    const run = runOf(link.payment, k)
    const materials = run.slice(0, n).map(rowOf)
    const beneath = materials.flatMap((row) => laidOn(s, row, POWER))
    m.batch++
    for (const ref of run.slice(n + 1)) {
      const row = rowOf(ref)
      if (ref >= 4096 && beneath.includes(row)) move(m, row, graveOf(s, row), 'excess')
    }
    for (const row of beneath) if (rowAt(s, row).host >= 0) rowAt(s, row).host = host
    for (const row of materials) lay(m, row, link, 'material')
    return NEXT
  },
})

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
