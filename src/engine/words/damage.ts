// damage: cards stacked under a card are its life. Its controller picks which go; too few, and the card itself goes
// (LL-14.10, LL-14.11, LL-R71 to LL-R73).

import { strike } from '../batch.ts'
import type { Selector } from '../card.ts'
import { live, refOf } from '../machine.ts'
import { clearOptions, offer, offerCard } from '../options.ts'
import { compileSelector, linkOf, type Scope, setRegister } from '../programs.ts'
import { AGAIN, ASK, type Machine, NEXT, type Op, type Step } from '../rules.ts'
import { type Frame, type Input, type Options, type Question, type Ref, rowOf, type State } from '../types.ts'
import { countLaid, laidOn, rowAt } from '../zones.ts'

/** How much a card takes. */
export interface Wound {
  row: number
  n: number
}

/** A register number that no `choose` has. */
const PICKED = -2

const power = (s: State): number => s.rules.game.role.stacked

/** Whether its player has a choice which cards go. */
const chooses = (s: State, { row, n }: Wound): boolean => n > 0 && n < countLaid(s, row, power(s))

/** Takes the picks out of the frame's registers, which are runs of [name, count, refs...]. */
function takePicked(f: Frame): Ref[] {
  const picked: Ref[] = []
  const rest: number[] = []
  for (let i = 0; i < f.regs.length; ) {
    const n = f.regs[i + 1] as number
    if (f.regs[i] === PICKED) picked.push(...f.regs.slice(i + 2, i + 2 + n))
    else rest.push(...f.regs.slice(i, i + 2 + n))
    i += 2 + n
  }
  f.regs = rest
  return picked
}

/**
 * Damage to several cards at once: all picks first, then everything goes together. `wounds` is read again at each step and
 * must not change until the end; `f.b` counts the wounds. `after` is told which wounds there were, when they have been dealt.
 */
export function damageOp(
  wounds: (s: State, f: Frame) => Wound[],
  byBattle: boolean,
  after: ((m: Machine, f: Frame) => void) | null,
): Op {
  const now = (s: State, f: Frame): Wound => wounds(s, f)[f.b] as Wound
  return {
    run(m: Machine, f: Frame) {
      const s = m.s
      const list = wounds(s, f)
      while (f.b < list.length) {
        if (chooses(s, list[f.b] as Wound)) return ASK
        f.b++
      }
      const stripped = takePicked(f).map((ref) => live(s, ref))
      const dying: number[] = []
      for (const { row, n } of list) {
        const count = countLaid(s, row, power(s))
        if (n > count) dying.push(row)
        else if (n === count && n > 0) stripped.push(...laidOn(s, row, power(s)))
      }
      if (dying.length + stripped.length > 0) strike(m, dying, stripped, byBattle)
      after?.(m, f)
      return NEXT
    },
    question(s: State, f: Frame): Question {
      const { row, n } = now(s, f)
      return {
        ask: 'decision',
        seat: rowAt(s, row).controller,
        kind: 'choose',
        min: n,
        max: n,
        source: refOf(s, row),
        prompt: 'choose.damage',
        secret: 'own',
      }
    },
    extend(s: State, f: Frame, steps: readonly Step[], out: Options) {
      clearOptions(out)
      const { row, n } = now(s, f)
      if (steps.length >= n) return
      listLaid(s, laidOn(s, row, power(s)), n, steps, out)
    },
    answer(_m: Machine, f: Frame, input: Input) {
      setRegister(f, PICKED, input.path)
      f.b++
      return AGAIN
    },
  }
}

/** n of these rows in ascending order, each shown by the pick if it was not known to both. */
export function listLaid(
  s: State,
  rows: readonly number[],
  n: number,
  steps: readonly Step[],
  out: Options,
  goesOn = false,
): void {
  const after = steps.length === 0 ? 0 : (steps[steps.length - 1] as Step).code
  const refs = rows
    .map((at) => refOf(s, at))
    .filter((ref) => ref > after)
    .sort((a, b) => a - b)
  for (let i = 0; i + n - steps.length <= refs.length; i++) {
    const ref = refs[i] as Ref
    const r = rowAt(s, rowOf(ref))
    const more = goesOn || steps.length + 1 < n
    if (r.knownTo === 3) offer(out, ref, more)
    else offerCard(out, ref, r.card, 3, more)
  }
}

export function compileDamage(scope: Scope, effect: { damage: Selector; n: number }): Op {
  const rows = compileSelector(scope, effect.damage)
  return damageOp((s, f) => rows(s, f, linkOf(s, f)).map((row) => ({ row, n: effect.n })), false, null)
}
