// What Lanterns tells an AI about a position: its worth in points of life.

import { V_LIFE } from '../../src/engine/rules.ts'
import { statOf } from '../../src/engine/stats.ts'
import { GOING_ON, other, type Seat, type State } from '../../src/engine/types.ts'
import { zoneOf } from '../../src/engine/zones.ts'
import { HAND, POWER, ROW } from './tables.ts'

export { lanterns as definition } from './definition.ts'

const WON = 1000

export function worth(s: State, seat: Seat): number {
  if (s.result !== GOING_ON) return s.result === seat ? WON : s.result === other(seat) ? -WON : 0
  return side(s, seat) - side(s, other(seat))
}

function side(s: State, seat: Seat): number {
  let sum = (s.vars[V_LIFE + seat] as number) + zoneOf(s, HAND, seat).top.length
  for (const row of zoneOf(s, ROW, seat).top) if (row >= 0) sum += 1 + statOf(s, row, POWER)
  return sum
}
