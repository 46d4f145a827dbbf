// A phase begins: what the loop guard and the log are told.

import { emit } from '../../engine/machine.ts'
import { type Machine, V_PHASE, V_QUIET, V_TURN, V_TURN_PLAYER } from '../../engine/rules.ts'
import type { Seat } from '../../engine/types.ts'
import { phases } from './tables.ts'

export function enter(m: Machine, phase: number): void {
  const s = m.s
  s.vars[V_PHASE] = phase
  s.vars[V_QUIET] = 0
  if (s.seen.length > 0) s.seen = []
  const name = phases[phase] ?? ''
  emit(m, { e: 'phase', name, seat: s.vars[V_TURN_PLAYER] as Seat, turn: s.vars[V_TURN] as number })
}
