// Strength, the one stat of Landfight (LF-4.5, LF-R49).

import { statOf } from '../../engine/stats.ts'
import type { State } from '../../engine/types.ts'
import { STRENGTH } from './tables.ts'

export const strengthOf = (s: State, row: number): number => statOf(s, row, STRENGTH)
