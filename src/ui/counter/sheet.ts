// What may lie over the counter.

import type { Counter } from '../../counter/counter.ts'
import type { Seat } from '../../engine/types.ts'

export type Sheet =
  | { is: 'none' | 'menu' | 'history' | 'chance' | 'zones' | 'reset' | 'fingers' | 'end' | 'share' }
  | { is: 'side'; seat: Seat }

export interface SheetsProps {
  counter: Counter
  sheet: Sheet
  show(sheet: Sheet): void
}
