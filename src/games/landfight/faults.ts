// What must hold of every state of Landfight, for tests: the app does not load it.

import { ENGINE_PROCS } from '../../engine/machine.ts'
import type { State } from '../../engine/types.ts'
import { zoneOf } from '../../engine/zones.ts'
import { CREATURES, LAND } from './tables.ts'

const ATTACHMENT = 0

export function faults(s: State): string[] {
  const out: string[] = []
  for (const seat of [0, 1]) {
    const board = zoneOf(s, CREATURES, seat).top.filter((row) => row >= 0)
    const large = board.filter((row) => s.rules.defs[s.rows[row]?.def ?? 0]?.text.size === 'large')
    if (large.length > 1) out.push(`seat ${seat} controls ${large.length} Large creatures`)
    if (s.frames.some((f) => f.proc >= ENGINE_PROCS + 2) && zoneOf(s, LAND, seat).top.length !== 1)
      out.push(`seat ${seat} has no Land`)
    for (const row of board) {
      const worn = s.rows.filter((r) => r.host === row && r.role === ATTACHMENT && r.zone >= 0)
      if (worn.length > 1) out.push(`row ${row} bears ${worn.length} Attachments`)
    }
  }
  return out
}
