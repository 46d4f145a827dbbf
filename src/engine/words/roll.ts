// roll: a die, then the case (LF-1.9, LF-R66).

import type { Effect } from '../card.ts'
import { emit } from '../machine.ts'
import { linkOf, type Scope } from '../programs.ts'
import { ASK, type Machine, NEXT, type Op, reason } from '../rules.ts'
import type { Frame, Input, Question, State } from '../types.ts'

/** `compile` makes the words of a case; they stand behind the roll and each jumps past the others. */
export function compileRoll(
  scope: Scope,
  effect: { roll: number; cases: { upTo: number; do: Effect[] }[] },
  compile: (effects: readonly Effect[], scope: Scope) => Op[],
): Op[] {
  const bodies = effect.cases.map((one) => ({ upTo: one.upTo, ops: compile(one.do, scope) }))
  const length = bodies.reduce((n, body) => n + body.ops.length + 1, 0)
  const starts: number[] = []
  let at = 1
  for (const body of bodies) {
    starts.push(at)
    at += body.ops.length + 1
  }
  const dice: Op = {
    run: (_m: Machine, f: Frame) => (f.b === 0 ? ASK : NEXT),
    question: (s: State, f: Frame): Question => ({
      ask: 'chance',
      kind: 'roll',
      sides: effect.roll,
      n: 1,
      seat: linkOf(s, f).seat,
    }),
    fault: (_s: State, _f: Frame, input: Input) => rollFault(input, effect.roll, 1),
    answer(m: Machine, f: Frame, input: Input) {
      const value = input.path[0] as number
      emit(m, { e: 'rolled', seat: linkOf(m.s, f).seat, values: [value] })
      const which = bodies.findIndex((body) => value <= body.upTo)
      f.a += which < 0 ? length : (starts[which] as number) - 1
      return NEXT
    },
  }
  const ops: Op[] = [dice]
  for (let i = 0; i < bodies.length; i++) {
    const body = bodies[i] as (typeof bodies)[number]
    const skip = length + 1 - ((starts[i] as number) + body.ops.length) - 1
    ops.push(...body.ops, jump(skip))
  }
  return ops
}

const jump = (by: number): Op => ({
  run(_m: Machine, f: Frame) {
    f.a += by
    return NEXT
  },
})

export function rollFault(input: Input, sides: number, n: number) {
  const ok = input.path.length === n && input.path.every((x) => Number.isInteger(x) && x >= 1 && x <= sides)
  return ok ? null : reason('reason.chance')
}
