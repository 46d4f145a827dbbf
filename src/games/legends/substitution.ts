// Summon and Substitution: a level 1 legend for nothing, any legend for one or two tributes (LG-8.x, LG-R53 to R57).

import { sacrifice } from '../../engine/batch.ts'
import { live, refOf } from '../../engine/machine.ts'
import { offer } from '../../engine/options.ts'
import { linkOf } from '../../engine/programs.ts'
import { type CompiledCost, type Declaring, type Machine, NEXT, reason } from '../../engine/rules.ts'
import { addRun, runOf } from '../../engine/runs.ts'
import { seatExtra } from '../../engine/stats.ts'
import { DONE, type Frame, type Ref, rowOf, type Seat, type State } from '../../engine/types.ts'
import { rowAt, zoneOf } from '../../engine/zones.ts'
import {
  BOARD,
  isLegend,
  LEVEL,
  MORE_PLAYS,
  MORE_SUMMONS,
  numberOf,
  V_EXTRA,
  V_PLAYS,
  V_SUBSTITUTIONS,
} from './tables.ts'

const levelOf = (s: State, row: number): number => numberOf(s, rowAt(s, row).def, LEVEL)

/** What this turn still allows (LG-R57). */
function allowed(s: State, seat: Seat): { summon: boolean; substitute: boolean } {
  const summons = (s.vars[V_EXTRA + MORE_SUMMONS] as number) + seatExtra(s, seat, MORE_SUMMONS)
  const plays = (s.vars[V_EXTRA + MORE_PLAYS] as number) + seatExtra(s, seat, MORE_PLAYS)
  const summon = (s.vars[V_PLAYS] as number) < 1 + plays + summons
  return { summon, substitute: summon && (s.vars[V_SUBSTITUTIONS] as number) < 1 + plays }
}

const single = (level: number, tribute: number): boolean => level <= tribute + 1

/** LG-8.8: neither tribute may have the new legend's level or the one below it. */
const double = (level: number, a: number, b: number): boolean =>
  level <= a + b + 1 && ![a, b].some((one) => one === level || one === level - 1)

function legendRefs(s: State, seat: Seat): Ref[] {
  const refs: Ref[] = []
  for (const row of zoneOf(s, BOARD, seat).top) if (isLegend(s, row)) refs.push(refOf(s, row))
  return refs.sort((a, b) => a - b)
}

/** Second tributes that may follow a first: two are named in ascending order. */
function seconds(s: State, refs: readonly Ref[], level: number, first: Ref): Ref[] {
  const one = levelOf(s, rowOf(first))
  return refs.filter((ref) => ref > first && double(level, one, levelOf(s, rowOf(ref))))
}

function anyWay(s: State, seat: Seat, level: number): boolean {
  const refs = legendRefs(s, seat)
  return refs.some((ref) => single(level, levelOf(s, rowOf(ref))) || seconds(s, refs, level, ref).length > 0)
}

function blocked(s: State, seat: Seat, row: number) {
  const may = allowed(s, seat)
  const level = levelOf(s, row)
  if (!may.summon) return reason('reason.played')
  if (level === 1) return null
  if (!may.substitute) return reason('reason.substituted')
  return anyWay(s, seat, level) ? null : reason('reason.tributes', [], level)
}

function list({ s, seat, row }: Declaring, picks: readonly number[], out: Parameters<typeof offer>[0]): void {
  const level = levelOf(s, row)
  const refs = legendRefs(s, seat)
  const [first] = picks
  const may = allowed(s, seat)
  if (first === undefined) {
    if (level === 1 && may.summon) offer(out, DONE, false)
    if (!may.substitute) return
    for (const ref of refs)
      if (single(level, levelOf(s, rowOf(ref))) || seconds(s, refs, level, ref).length > 0)
        offer(out, ref, false)
    return
  }
  if (single(level, levelOf(s, rowOf(first)))) offer(out, DONE, false)
  for (const ref of seconds(s, refs, level, first)) offer(out, ref, false)
}

/** No tribute is a Summon; tributes leave at once, while declaring, and stay gone (LG-R46, LG-R55). */
export const TRIBUTES: CompiledCost = {
  from: null,
  part: {
    prompt: 'choose.tribute',
    done({ s, seat, row }, picks) {
      const [first] = picks
      if (first === undefined) return false
      if (picks.length > 1 || first === DONE) return true
      return seconds(s, legendRefs(s, seat), levelOf(s, row), first).length === 0
    },
    list,
    take: (named, picks) =>
      addRun(
        named.payment,
        picks.filter((code) => code !== DONE),
      ),
  },
  blocked,
  stands: () => true,
  pay: (k) => [
    {
      run(m: Machine, f: Frame) {
        const s = m.s
        const rows = runOf(linkOf(s, f).payment, k).map((ref) => live(s, ref))
        s.vars[V_PLAYS] = (s.vars[V_PLAYS] as number) + 1
        if (rows.length === 0) return NEXT
        s.vars[V_SUBSTITUTIONS] = (s.vars[V_SUBSTITUTIONS] as number) + 1
        sacrifice(m, rows)
        return NEXT
      },
    },
  ],
}
