// The only thing an AI may look at: what its seat knows. The type cannot be had in another way than through here.

import { view } from '../engine/door.ts'
import type { Seat, State } from '../engine/types.ts'

declare const seen: unique symbol

/** A state redacted for one seat. */
export type SeatView = State & { readonly [seen]: Seat }

/** Redacts once more if it was redacted already; a view of a view is the same view. */
export const seatView = (s: State, seat: Seat): SeatView => view(s, seat) as SeatView
