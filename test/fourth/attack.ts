// A lantern attacks a lantern; where there is none, the player (LN-3.x).

import { destroy } from '../../src/engine/batch.ts'
import { noBattle } from '../../src/engine/clone.ts'
import { changeLife, emit, pushProc, refOf } from '../../src/engine/machine.ts'
import { offer } from '../../src/engine/options.ts'
import type { Machine, Proc, ProcStep, VerbSpec } from '../../src/engine/rules.ts'
import { ATTACKING, NEXT, POP, reason, V_TURN } from '../../src/engine/rules.ts'
import { banned, statOf } from '../../src/engine/stats.ts'
import { runsTriggers } from '../../src/engine/steps.ts'
import type { Ref, Seat, State } from '../../src/engine/types.ts'
import { ATTACK, other, rowOf, SEAT } from '../../src/engine/types.ts'
import { rowAt, zoneOf } from '../../src/engine/zones.ts'
import { POWER, ROW } from './tables.ts'

const lanterns = (s: State, seat: Seat): number[] => zoneOf(s, ROW, seat).top.filter((row) => row >= 0)

const power = (s: State, ref: Ref): number => (ref === 0 ? 0 : statOf(s, rowOf(ref), POWER))

function tell(m: Machine, stage: 'declared' | 'fought'): void {
  const { attacker, target } = m.s.battle
  emit(m, { e: 'battle', stage, attacker, target, a: power(m.s, attacker), b: power(m.s, target) })
}

export const attackVerb: VerbSpec = {
  code: ATTACK,
  zones: [ROW],
  secret: false,
  blocked(s, _seat, row) {
    if (s.vars[V_TURN] === 1) return reason('reason.firstTurn')
    if (banned(s, row, ATTACKING)) return reason('reason.cannotAttack')
    return rowAt(s, row).done > 0 ? reason('reason.attacked') : null
  },
  part: {
    prompt: 'choose.attackTarget',
    done: (_d, picks) => picks.length > 0,
    list({ s, seat }, _picks, out) {
      const targets = lanterns(s, other(seat))
      for (const row of targets) offer(out, refOf(s, row), false)
      if (targets.length === 0) offer(out, SEAT + other(seat), false)
    },
    take: () => undefined,
  },
  declare(m, seat, row, picks) {
    const target = picks[0] as number
    rowAt(m.s, row).done++
    m.s.battle = {
      ...noBattle(),
      stage: 1,
      seat,
      attacker: refOf(m.s, row),
      target: target === SEAT + other(seat) ? 0 : target,
    }
    tell(m, 'declared')
    pushProc(m, attackProc, seat)
    return 'restart'
  },
}

/** Nobody answers an attack, so both are still there. */
const fight: ProcStep = {
  run(m) {
    const { attacker, target, seat } = m.s.battle
    const [a, b] = [power(m.s, attacker), power(m.s, target)]
    tell(m, 'fought')
    if (target === 0) {
      changeLife(m, seat === 0 ? 0 : -a, seat === 0 ? -a : 0, 'battle')
      return NEXT
    }
    const losers: number[] = []
    if (a >= b) losers.push(rowOf(target))
    if (b >= a) losers.push(rowOf(attacker))
    destroy(m, losers, true)
    return NEXT
  },
}

const finish: ProcStep = {
  run(m) {
    m.s.battle = noBattle()
    return POP
  },
}

export const attackProc: Proc = { name: 'attack', steps: [fight, runsTriggers, finish] }
