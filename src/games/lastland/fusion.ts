// Fusion: characters of the own board are laid together as Power Cards while declaring (LL-9.12, LL-9.13, LL-15.22, LL-R27 to
// LL-R30).

import type { CardText } from '../../engine/card.ts'
import { eachFitting, type Names } from '../../engine/filter.ts'
import { live, refOf } from '../../engine/machine.ts'
import { offer, offerCard } from '../../engine/options.ts'
import { linkOf } from '../../engine/programs.ts'
import {
  type CardDef,
  type CompiledCost,
  type CompiledFilter,
  type Machine,
  NEXT,
  type Op,
  type Part,
} from '../../engine/rules.ts'
import { addRun, runOf } from '../../engine/runs.ts'
import { type Frame, type Options, type Ref, rowOf, type Seat, type State } from '../../engine/types.ts'
import { graveOf, laidOn, move, rowAt } from '../../engine/zones.ts'
import { conditions, defOf, lay, layOps, listPlaces, printedToughness } from './entry.ts'
import { type Due, laid, listLaying } from './laying.ts'
import { POWER } from './tables.ts'
import { WHY } from './why.ts'

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
  const like = slots.map(
    (_, i) => i > 0 && JSON.stringify(text.condition?.[i]) === JSON.stringify(text.condition?.[i - 1]),
  )

  const candidates = (s: State, seat: Seat, i: number, used: readonly Ref[]): Ref[] => {
    const out: Ref[] = []
    const after = like[i] ? (used[i - 1] as Ref) : 0
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
