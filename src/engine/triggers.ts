// Waiting triggers: the turn player's first, which next by choice, each activated alone (LF-R22, LF-R23).

import { enterChain, takeNamed, walk } from './declare.ts'
import { live, P_RESOLVE, P_WINDOW, push } from './machine.ts'
import { clearOptions, newOptions, offer } from './options.ts'
import { abilityOf, selfRow } from './programs.ts'
import {
  AGAIN,
  ASK,
  type Machine,
  POP,
  type Proc,
  type ProcStep,
  type Step,
  V_CHOICES,
  V_LAST,
  V_STOP,
} from './rules.ts'
import { targetCount, targetsBlocked } from './targets.ts'
import {
  type Frame,
  type Input,
  type Link,
  NO,
  type Options,
  other,
  type Question,
  type Seat,
  type State,
  YES,
} from './types.ts'
import { rowAt } from './zones.ts'

/** Its use is spent, or it has no legal target: dropped (LF-R23, LF-R12). */
function void_(s: State, link: Link): boolean {
  const ability = abilityOf(s, link)
  const row = live(s, link.src)
  if (s.rules.game.stands?.(s, link) === false) return true
  if (ability.once && row >= 0 && (rowAt(s, row).once & (1 << ability.index)) !== 0) return true
  return targetsBlocked(s, link.seat, selfRow(s, link), ability) !== null
}

const same = (s: State, a: Link, b: Link): boolean =>
  a.def === b.def &&
  a.ability === b.ability &&
  a.place === b.place &&
  (a.src === b.src || !abilityOf(s, a).usesThis)

/** The waiting triggers of a seat, equal ones once; where they run in order, the next alone. `from`: those before it go on waiting. */
function choices(s: State, seat: Seat, from: number): Link[] {
  if (s.rules.game.triggers.order === 'entered') return s.waiting.slice(from, from + 1)
  const out: Link[] = []
  for (let i = from; i < s.waiting.length; i++) {
    const link = s.waiting[i] as Link
    if (link.seat === seat && !out.some((x) => same(s, x, link))) out.push(link)
  }
  return out
}

/** Whether its player has something to say: yes or no, or which of several targets. */
const mustAsk = (s: State, link: Link): boolean => {
  const ability = abilityOf(s, link)
  if (ability.may) return true
  return ability.targets.some((target) =>
    target.upTo
      ? targetCount(s, target, link.seat, selfRow(s, link), -1, 1) > 0
      : targetCount(s, target, link.seat, selfRow(s, link), -1, target.n + 1) > target.n,
  )
}

function activate(m: Machine, f: Frame, link: Link, path: readonly number[]): void {
  const s = m.s
  const ability = abilityOf(s, link)
  s.waiting.splice(s.waiting.indexOf(link), 1)
  const steps: Step[] = path.map((code) => ({ code, card: 0, to: 0 }))
  const row = selfRow(s, link)
  walk(s, link.seat, row, ability, steps, ability.may ? 2 : 1, null)
  // an effect without a path keeps what it was noted with
  if (ability.parts.length > 0) takeNamed(link)
  const deep = s.frames.length
  enterChain(m, link, ability)
  const pays = s.frames.length > deep ? s.frames.pop() : undefined
  const { game } = s.rules
  if (game.triggers.answeredIn !== undefined) push(m, P_WINDOW, f.seat, game.triggers.answeredIn, 0)
  else push(m, P_RESOLVE, f.seat, s.chain.length - 1, 0)
  if (pays !== undefined) s.frames.push(pays)
}

/** The only path that a trigger has, which nobody is asked for. */
function onlyPath(s: State, link: Link): number[] {
  const path = [link.id]
  const out = newOptions(false)
  const row = selfRow(s, link)
  const ability = abilityOf(s, link)
  for (;;) {
    const steps: Step[] = path.map((code) => ({ code, card: 0, to: 0 }))
    if (walk(s, link.seat, row, ability, steps, 1, out)) return path
    path.push(out.codes[0] as number)
  }
}

const choose: ProcStep = {
  run(m: Machine, f: Frame) {
    const s = m.s
    for (let i = s.waiting.length - 1; i >= f.a; i--)
      if (void_(s, s.waiting[i] as Link)) s.waiting.splice(i, 1)
    if (s.waiting.length <= f.a) return POP
    const first = s.rules.game.triggers.first(s)
    let list = choices(s, first, f.a)
    f.seat = first
    if (list.length === 0) {
      f.seat = other(first)
      list = choices(s, f.seat, f.a)
    }
    const only = list[0] as Link
    f.seat = only.seat
    if (list.length > 1 || mustAsk(s, only)) return ASK
    activate(m, f, only, onlyPath(s, only))
    return AGAIN
  },
  question: (s: State, f: Frame): Question => {
    const list = choices(s, f.seat, f.a)
    const only = list.length === 1 ? (list[0] as Link) : null
    return {
      ask: 'decision',
      seat: f.seat,
      kind: 'next',
      min: 1,
      max: 1,
      source: only === null ? 0 : only.src,
      prompt: only !== null && abilityOf(s, only).may ? 'may' : 'next.trigger',
      secret: 'open',
    }
  },
  extend(s: State, f: Frame, steps: readonly Step[], out: Options) {
    clearOptions(out)
    const head = steps[0]
    if (head === undefined) {
      for (const link of choices(s, f.seat, f.a)) {
        const ability = abilityOf(s, link)
        offer(out, link.id, ability.may || ability.parts.length > 0)
      }
      return
    }
    const link = s.waiting.find((x) => x.id === head.code)
    if (link === undefined) return
    const ability = abilityOf(s, link)
    if (ability.may && steps.length === 1) {
      offer(out, NO, false)
      if (s.vars[V_STOP] !== 1 + f.seat) offer(out, YES, ability.parts.length > 0)
      return
    }
    if (steps[1]?.code === NO && ability.may) return
    walk(s, f.seat, selfRow(s, link), ability, steps, ability.may ? 2 : 1, out)
  },
  answer(m: Machine, f: Frame, input: Input) {
    const s = m.s
    const link = s.waiting.find((x) => x.id === input.path[0]) as Link
    if (abilityOf(s, link).may) {
      if (input.path[1] === NO) {
        s.waiting.splice(s.waiting.indexOf(link), 1)
        return AGAIN
      }
      s.vars[V_CHOICES] = (s.vars[V_CHOICES] as number) + 1
      s.vars[V_LAST] = f.seat
    }
    activate(m, f, link, input.path)
    return AGAIN
  },
}

export const triggersProc: Proc = { name: 'triggers', steps: [choose] }
