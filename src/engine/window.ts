// Windows of priority: who may declare, passes, and the chain that they build (LF-R5, LF-R6, LF-R21).

import { declareAct, listActs } from './declare.ts'
import { positionDigest } from './digest.ts'
import { emit, P_RESOLVE, P_TRIGGERS, push } from './machine.ts'
import { clearOptions, offer } from './options.ts'
import {
  AGAIN,
  ASK,
  type Flow,
  type Machine,
  NEXT,
  POP,
  type Proc,
  type ProcStep,
  PUSHED,
  type Step,
  V_CHOICES,
  V_LAST,
  V_QUIET,
  V_STOP,
  type WindowSpec,
} from './rules.ts'
import {
  DRAWN,
  type Frame,
  type Input,
  type Options,
  other,
  PASS,
  type Question,
  type State,
} from './types.ts'

const specOf = (s: State, f: Frame): WindowSpec => s.rules.game.windows[f.a] as WindowSpec

const QUIET_INPUTS = 50
const MANDATORY_ROUNDS = 3
const CHOSEN_ROUNDS = 20

/** A position that comes back: drawn if nobody chose, else its chooser must stop (LF-R75). */
function guardLoop(m: Machine): boolean {
  const s = m.s
  s.vars[V_STOP] = 0
  if ((s.vars[V_QUIET] as number) < QUIET_INPUTS) return false
  const position = positionDigest(s)
  const choices = s.vars[V_CHOICES] as number
  let times = 1
  let mandatory = 1
  for (let i = 0; i < s.seen.length; i += 2) {
    if (s.seen[i] !== position) continue
    times++
    if (s.seen[i + 1] === choices) mandatory++
  }
  s.seen.push(position, choices)
  if (mandatory >= MANDATORY_ROUNDS) {
    s.rules.game.endGame(m, DRAWN, 'loop')
    return true
  }
  if (times >= CHOSEN_ROUNDS) s.vars[V_STOP] = 1 + (s.vars[V_LAST] as number)
  return false
}

const init: ProcStep = {
  run(m: Machine, f: Frame) {
    if (guardLoop(m)) return AGAIN
    const spec = specOf(m.s, f)
    if (spec.opens?.(m.s) === false) return POP
    f.seat = spec.first(m.s)
    f.b = 0
    return NEXT
  },
}

const ask: ProcStep = {
  run: () => ASK,
  question: (s: State, f: Frame): Question => ({
    ask: 'decision',
    seat: f.seat,
    kind: 'act',
    min: 1,
    max: 1,
    source: s.chain.length > 0 ? (s.chain[s.chain.length - 1]?.id ?? 0) : 0,
    prompt: s.chain.length > 0 ? 'window.response' : specOf(s, f).prompt,
    secret: 'own',
  }),
  extend(s: State, f: Frame, steps: readonly Step[], out: Options) {
    clearOptions(out)
    if (steps.length === 0) offer(out, PASS, false)
    else if (steps[0]?.code === PASS) return
    if (s.vars[V_STOP] === 1 + f.seat) return
    listActs(s, f.seat, specOf(s, f), steps, out)
  },
  answer(m: Machine, f: Frame, input: Input) {
    const s = m.s
    const head = input.path[0] as number
    if (head === PASS) {
      emit(m, { e: 'passed', seat: f.seat })
      f.b++
      f.seat = other(f.seat)
      const spec = specOf(s, f)
      if (f.b < spec.passes) return AGAIN
      return s.chain.length > 0 && spec.leads === 'answer' ? NEXT : POP
    }
    s.vars[V_CHOICES] = (s.vars[V_CHOICES] as number) + 1
    s.vars[V_LAST] = f.seat
    return after(m, f, declareAct(m, f.seat, input.path))
  },
}

/** What a declaration leads to (`WindowSpec.leads`); a payment frame already stands on top and runs first. */
function after(m: Machine, f: Frame, next: 'stay' | 'restart' | 'answer'): Flow {
  const s = m.s
  if (next === 'stay') return AGAIN
  if (next === 'restart') {
    f.step = 0
    return AGAIN
  }
  const spec = specOf(s, f)
  if (spec.leads === 'answer') {
    f.b = 0
    f.seat = other(f.seat)
    return AGAIN
  }
  f.step = 0
  const { actionProc } = s.rules.game
  const under =
    spec.leads === 'now' || actionProc === undefined ? P_RESOLVE : s.rules.procs.indexOf(actionProc)
  // below the payment that was just pushed, if any
  const pays = s.frames[s.frames.length - 1] !== f ? s.frames.pop() : undefined
  // what the answer itself triggers runs right after it; what waited before goes on waiting (LG-R72)
  if (spec.leads === 'now') push(m, P_TRIGGERS, f.seat, s.waiting.length, 0)
  push(m, under, f.seat, spec.leads === 'now' ? s.chain.length - 1 : 0, 0)
  if (pays !== undefined) s.frames.push(pays)
  return AGAIN
}

const resolve: ProcStep = {
  run(m: Machine, f: Frame) {
    push(m, P_RESOLVE, f.seat, 0, 0)
    return PUSHED
  },
}

const triggers: ProcStep = {
  run(m: Machine, f: Frame) {
    if (!specOf(m.s, f).again) return POP
    push(m, P_TRIGGERS, f.seat, 0, 0)
    return PUSHED
  },
}

const restart: ProcStep = {
  run(_m: Machine, f: Frame) {
    f.step = 0
    return AGAIN
  },
}

export const windowProc: Proc = { name: 'window', steps: [init, ask, resolve, triggers, restart] }
