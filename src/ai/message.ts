// What goes between a page and the AI's worker: plain data, and of a match only what one seat knows.

import type { CardSet } from '../engine/card.ts'
import type { Step } from '../engine/door.ts'
import type { Seat, State } from '../engine/types.ts'
import { type SeatView, seatView } from './seat-view.ts'

/** A seat's view without the rules, which do not travel: they hold functions. */
export type PlainView = Omit<SeatView, 'rules'>

export interface Asked {
  id: number
  game: string
  /** content hash of the rules */
  rules: string
  /** the cards of these rules, the first time that they are named */
  set: CardSet | null
  view: PlainView
  seat: Seat
  seed: number
}

export type Answered = { id: number; steps: Step[] } | { id: number; error: string }

export function askedOf(s: State, seat: Seat, seed: number, id: number, known: ReadonlySet<string>): Asked {
  const { rules, ...view } = seatView(s, seat)
  const first = !known.has(rules.hash)
  return { id, game: rules.game.id, rules: rules.hash, set: first ? rules.set : null, view, seat, seed }
}
