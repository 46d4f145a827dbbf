// negate: a pending link is only marked; or the pending attack (LF-R4, LF-R32, LF-R39).

import type { Selector } from '../card.ts'
import { emit } from '../machine.ts'
import { linkOf, type Scope } from '../programs.ts'
import { type Machine, NEXT, type Op } from '../rules.ts'
import { runOf } from '../runs.ts'
import type { Link } from '../types.ts'

export function compileNegate(scope: Scope, what: Selector | 'battle' | 'event'): Op {
  if (what === 'event') return negateEvent
  if (what === 'battle')
    return {
      run(m) {
        negateBattle(m)
        return NEXT
      },
    }
  const group = typeof what === 'string' ? scope.targets.indexOf(what) : -1
  if (group < 0) throw new Error('negate names its target')
  return {
    run(m, f) {
      for (const id of runOf(linkOf(m.s, f).targets, group)) {
        const link = m.s.chain.find((x) => x.id === id)
        if (link !== undefined) mark(m, link)
      }
      return NEXT
    },
  }
}

function negateBattle(m: Machine): void {
  const b = m.s.battle
  if (b.stage === 0 || b.negated === 1) return
  b.negated = 1
  emit(m, { e: 'battle', stage: 'negated', attacker: b.attacker, target: b.target, a: 0, b: 0 })
}

function mark(m: Machine, link: Link): void {
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

/** What this card answers: the attack, or what was declared right before it (LG-R43, LG-R46). */
const negateEvent: Op = {
  run(m, f) {
    const { chain, battle } = m.s
    const answered = chain[chain.findIndex((link) => link.id === f.link) - 1]
    if (answered !== undefined && answered.state === 0) mark(m, answered)
    else if (battle.stage !== 0) negateBattle(m)
    return NEXT
  },
}
