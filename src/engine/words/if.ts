// if: what follows only while a condition holds, read when it is reached.

import { compileCondition } from '../amount.ts'
import type { Condition, Effect } from '../card.ts'
import { linkOf, type Scope, selfRow } from '../programs.ts'
import { NEXT, type Op } from '../rules.ts'

/** `compile` makes the words of the body; they stand behind the test, which jumps past them. */
export function compileIf(
  scope: Scope,
  effect: { if: Condition; do: Effect[] },
  compile: (effects: readonly Effect[], scope: Scope) => Op[],
): Op[] {
  const holds = compileCondition(scope.names, effect.if)
  const body = compile(effect.do, scope)
  const test: Op = {
    run(m, f) {
      const link = linkOf(m.s, f)
      if (!holds(m.s, link.seat, selfRow(m.s, link))) f.a += body.length
      return NEXT
    },
  }
  return [test, ...body]
}
