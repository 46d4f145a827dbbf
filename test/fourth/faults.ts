// What must hold of every state of Lanterns, for tests: the app does not load it.

import { V_LIFE } from '../../src/engine/rules.ts'
import type { State } from '../../src/engine/types.ts'
import { LIFE } from './tables.ts'

/** Nothing gives life back (LN-1.1). */
export function faults(s: State): string[] {
  const lives = [s.vars[V_LIFE] as number, s.vars[V_LIFE + 1] as number]
  return lives.flatMap((life, seat) => (life > LIFE ? [`seat ${seat} has ${life} life`] : []))
}
