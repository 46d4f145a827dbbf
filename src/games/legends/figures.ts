import { V_TURN } from '../../engine/rules.ts'
import type { Seat } from '../../engine/types.ts'
import type { Figures } from '../figures.ts'
import { V_FIRST } from './tables.ts'

export const figures: Figures = {
  unit: 'turns a player and round',
  // why: turns are numbered over both players
  length: (s) => (s.vars[V_TURN] as number) / 2,
  first: (s) => s.vars[V_FIRST] as Seat,
  inputsPerHash: 3,
}
