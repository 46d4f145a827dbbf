// What must hold of every state of Last Land, for tests: the app does not load it.

import type { State } from '../../engine/types.ts'
import { rowAt, zoneOf } from '../../engine/zones.ts'
import { powerLimit, powerOf } from './entry.ts'
import { BASE, FIELDS, V_HOLDER } from './tables.ts'

export function faults(s: State): string[] {
  const out: string[] = []
  if (s.vars[V_HOLDER] !== 0 && s.vars[V_HOLDER] !== 1) out.push('nobody holds the Turn Counter')
  for (const seat of [0, 1])
    for (const row of zoneOf(s, FIELDS, seat).top) {
      if (row < 0) continue
      if (powerOf(s, row) > powerLimit(s, row)) out.push(`row ${row} has ${powerOf(s, row)} Power Cards`)
      const metamorphosed = s.rules.defs[rowAt(s, row).def]?.text.kind === 'mCard'
      const based = s.rows.some((r) => r.zone >= 0 && r.host === row && r.role === BASE)
      if (rowAt(s, row).def !== 0 && metamorphosed !== based) out.push(`row ${row}: its base is wrong`)
    }
  return out
}
