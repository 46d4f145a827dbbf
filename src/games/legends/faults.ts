// What must hold of every state of Legends, for tests: the app does not load it.

import type { State } from '../../engine/types.ts'
import { rowAt, zoneKind, zoneOf } from '../../engine/zones.ts'
import { BOARD, HAND, HAND_LIMIT, isRitual, kindOf } from './tables.ts'

export function faults(s: State): string[] {
  const out: string[] = []
  for (const seat of [0, 1]) {
    const hand = zoneOf(s, HAND, seat).top
    if (hand.length > HAND_LIMIT) out.push(`seat ${seat} holds ${hand.length} cards`)
    if (hand.some((row) => isRitual(s, rowAt(s, row).def))) out.push(`seat ${seat} holds a ritual`)
  }
  for (const r of s.rows)
    if (r.zone >= 0 && kindOf(s, r.def) === 'token' && zoneKind(r.zone) !== BOARD)
      out.push(`a token lies in zone ${r.zone}`)
  return out
}
