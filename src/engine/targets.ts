// Targets of a declaration: which are legal, how they are named, whether they still stand (LF-R26, LF-R27, LF-R30, LF-R32).

import { eachFitting, fits, linkFits } from './filter.ts'
import { live, refOf } from './machine.ts'
import { offer } from './options.ts'
import { type CompiledAbility, type CompiledTarget, type Declaring, type Part, reason } from './rules.ts'
import { addRun, codesOf, runOf } from './runs.ts'
import { DONE, type Reason, type Ref, rowOf, type Seat, type State } from './types.ts'
import { cannotPut, countLaid } from './zones.ts'

function targetOk(
  s: State,
  target: CompiledTarget,
  row: number,
  seat: Seat,
  self: number,
  not: readonly number[],
): boolean {
  for (const ref of not) if (rowOf(ref) === row) return false
  if (s.rules.game.shielded?.(s, row, seat, self) === true) return false
  if (target.moves && !hasPlace(s, row)) return false
  if (target.attach >= 0 && countLaid(s, row, target.attach) > 0) return false
  return !target.put || cannotPut(s, seat, row) === null
}

/** How many targets there are, counted up to `enough`; `not` is a row that a cost will take. */
export function targetCount(
  s: State,
  target: CompiledTarget,
  seat: Seat,
  self: number,
  not: number,
  enough: number,
): number {
  let n = 0
  if (target.from.link !== 0) {
    for (const link of s.chain) if (linkFits(s, target.from, link, seat)) n++
    return n
  }
  eachFitting(
    s,
    target.from,
    seat,
    self,
    (row) => row !== not && targetOk(s, target, row, seat, self, []) && ++n >= enough,
  )
  return n
}

/** Why the required targets cannot be named; null: they can. */
export function targetsBlocked(s: State, seat: Seat, row: number, ability: CompiledAbility): Reason | null {
  for (const target of ability.targets)
    if (
      target.least > 0 &&
      targetCount(s, target, seat, row, namedByOneCost(s, seat, row, ability), target.least) < target.least
    )
      return reason('reason.noTarget')
  return null
}

/** The one card that a cost can name, when there is just one: it can be no target too (LF-R30). */
function namedByOneCost(s: State, seat: Seat, row: number, ability: CompiledAbility): number {
  for (const cost of ability.costs) {
    if (cost.from === null) continue
    let only = -1
    let n = 0
    eachFitting(s, cost.from, seat, row, (r) => {
      only = r
      return ++n > 1
    })
    if (n === 1) return only
  }
  return -1
}

/** Whether a named target is still legal (LF-R27). */
export function targetStands(s: State, target: CompiledTarget, ref: Ref, seat: Seat, self: number): boolean {
  if (ref < 0) {
    const link = s.chain.find((x) => x.id === ref)
    return link !== undefined && linkFits(s, target.from, link, seat)
  }
  const row = live(s, ref)
  return row >= 0 && fits(s, target.from, row, seat, self) && targetOk(s, target, row, seat, self, [])
}

/** The runs of targets with those left out that are no longer legal. */
export function standing(
  s: State,
  ability: CompiledAbility,
  runs: readonly number[],
  seat: Seat,
  self: number,
): number[] {
  const out: number[] = []
  let i = 0
  for (const target of ability.targets) {
    const n = runs[i] ?? 0
    addRun(
      out,
      runs.slice(i + 1, i + 1 + n).filter((ref) => targetStands(s, target, ref, seat, self)),
    )
    i += 1 + n
  }
  return out
}

/** The part of a path that names one group of targets, in ascending order. */
export function targetPart(target: CompiledTarget): Part {
  return {
    prompt: 'choose.target',
    done: (_d, picks) => picks.length >= target.n || picks[picks.length - 1] === DONE,
    list(d, picks, out) {
      const { s, seat, row } = d
      const after = picks.length === 0 ? -Infinity : (picks[picks.length - 1] as number)
      if (picks.length >= target.least) offer(out, DONE, false)
      if (target.from.link !== 0) {
        for (const link of s.chain)
          if (link.id > after && linkFits(s, target.from, link, seat)) offer(out, link.id, false)
        return
      }
      const not = [...codesOf(d.named.payment), ...codesOf(d.named.targets)]
      const refs: Ref[] = []
      eachFitting(s, target.from, seat, row, (at) => {
        const ref = refOf(s, at)
        if (ref > after && targetOk(s, target, at, seat, row, not)) refs.push(ref)
        return false
      })
      if (target.n > 1) refs.sort((a, b) => a - b)
      const need = Math.max(1, target.least - picks.length)
      for (let i = 0; i + need <= refs.length; i++) offer(out, refs[i] as Ref, false)
    },
    take: (named, picks) =>
      addRun(
        named.targets,
        picks.filter((code) => code !== DONE),
      ),
  }
}

/** Whether a card could be moved to a free place next to it. */
export const hasPlace = (s: State, row: number): boolean => (s.rules.game.adjacent?.(s, row).length ?? 0) > 0

/** The part of a path that names a free place next to a card: itself (-1), or what a group of targets names. */
export const placePart = (group: number): Part => ({
  prompt: 'choose.place',
  done: (_d, picks) => picks.length > 0,
  list({ s, row, named }, _picks, out) {
    const at = group < 0 ? row : live(s, runOf(named.targets, group)[0] ?? 0)
    if (at >= 0) for (const place of s.rules.game.adjacent?.(s, at) ?? []) offer(out, place, false)
  },
  take(named, picks) {
    named.place = picks[0] as number
  },
})

/** Rows that may be named for a cost and still leave the targets an ability needs. */
export function leavesTargets(d: Declaring, row: number): boolean {
  const { s, seat, ability } = d
  return ability.targets.every(
    (target) => targetCount(s, target, seat, d.row, row, target.least) >= target.least,
  )
}
