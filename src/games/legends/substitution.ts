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

const granted = (s: State, seat: Seat, which: number): number =>
  (s.vars[V_EXTRA + which] as number) + seatExtra(s, seat, which)

/** What this turn still allows (LG-R57). */
const maySummon = (s: State, seat: Seat): boolean =>
  (s.vars[V_PLAYS] as number) < 1 + granted(s, seat, MORE_PLAYS) + granted(s, seat, MORE_SUMMONS)
const maySubstitute = (s: State, seat: Seat): boolean =>
  maySummon(s, seat) && (s.vars[V_SUBSTITUTIONS] as number) < 1 + granted(s, seat, MORE_PLAYS)

const single = (level: number, tribute: number): boolean => level <= tribute + 1

/** LG-8.8: neither tribute may have the new legend's level or the one below it. */
const double = (level: number, a: number, b: number): boolean =>
  level <= a + b + 1 && !tooNear(level, a) && !tooNear(level, b)

const tooNear = (level: number, tribute: number): boolean => tribute === level || tribute === level - 1

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
  const board = zoneOf(s, BOARD, seat).top
  for (let i = 0; i < board.length; i++) {
    const row = board[i] as number
    if (!isLegend(s, row)) continue
    const one = levelOf(s, row)
    if (single(level, one)) return true
    for (let k = 0; k < i; k++) {
      const other = board[k] as number
      if (isLegend(s, other) && double(level, one, levelOf(s, other))) return true
    }
  }
  return false
}

// why: made once, asked for every card at every window
const PLAYED = reason('reason.played')
const SUBSTITUTED = reason('reason.substituted')

function blocked(s: State, seat: Seat, row: number) {
  const level = levelOf(s, row)
  if (!maySummon(s, seat)) return PLAYED
  if (level === 1) return null
  if (!maySubstitute(s, seat)) return SUBSTITUTED
  return anyWay(s, seat, level) ? null : reason('reason.tributes', [], level)
}

function list({ s, seat, row }: Declaring, picks: readonly number[], out: Parameters<typeof offer>[0]): void {
  const level = levelOf(s, row)
  const refs = legendRefs(s, seat)
  const [first] = picks
  if (first === undefined) {
    if (level === 1 && maySummon(s, seat)) offer(out, DONE, false)
    if (!maySubstitute(s, seat)) return
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
