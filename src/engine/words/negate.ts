// negate: a pending link is only marked; or the pending attack (LF-R4, LF-R32, LF-R39).

import type { Selector } from '../card.ts'
import { emit } from '../machine.ts'
import { linkOf, type Scope } from '../programs.ts'
import { NEXT, type Op } from '../rules.ts'
import { runOf } from '../runs.ts'

export function compileNegate(scope: Scope, what: Selector | 'battle'): Op {
  if (what === 'battle')
    return {
      run(m) {
        const b = m.s.battle
        if (b.stage === 0 || b.negated === 1) return NEXT
        b.negated = 1
        emit(m, {
          e: 'battle',
          stage: 'negated',
          attacker: b.attacker,
          target: b.target,
          a: 0,
          b: 0,
        })
        return NEXT
      },
    }
  const group = typeof what === 'string' ? scope.targets.indexOf(what) : -1
  if (group < 0) throw new Error('negate names its target')
  return {
    run(m, f) {
      for (const id of runOf(linkOf(m.s, f).targets, group)) {
        const link = m.s.chain.find((x) => x.id === id)
        if (link === undefined) continue
        link.state = 1
        emit(m, {
          e: 'negated',
          link: link.id,
          seat: link.seat,
          src: link.src,
          def: link.def,
          ability: link.ability,
        })
      }
      return NEXT
    },
  }
}
