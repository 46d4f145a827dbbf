import type { Seat } from '../../engine/types.ts'
import type { Figures } from '../figures.ts'
import { V_FIRST, V_ROUND } from './tables.ts'

export const figures: Figures = {
  unit: 'rounds',
  length: (s) => s.vars[V_ROUND] as number,
  first: (s) => s.vars[V_FIRST] as Seat,
  inputsPerHash: 3,
}
