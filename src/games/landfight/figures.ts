import { V_TURN } from '../../engine/rules.ts'
import type { Seat } from '../../engine/types.ts'
import type { Figures } from '../figures.ts'
import { V_FIRST } from './tables.ts'

export const figures: Figures = {
  unit: 'turns',
  length: (s) => s.vars[V_TURN] as number,
  first: (s) => s.vars[V_FIRST] as Seat,
  inputsPerHash: 4,
}
