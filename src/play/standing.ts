// Passing for a person who has nothing to do: a setting of the table, not a rule of the engine.

import type { Decision, Seat, State } from '../engine/types.ts'
import { PASS } from '../engine/types.ts'

/**
 * auto: asked when a legal answer is held or something must be chosen; one's own card is not answered.
 * ask: asked in every window.
 * untilMyTurn: passes once through the opponent's turn, unless attacked.
 */
export type Standing = { mode: 'auto' } | { mode: 'ask' } | { mode: 'untilMyTurn'; since: number }

/** What a standing order looks at: public facts, and the legal first steps of the asked seat. */
export interface Moment {
  decision: Pick<Decision, 'seat' | 'kind'>
  /** codes of the legal first steps */
  codes: readonly number[]
  turn: number
  /** -1: nobody's turn */
  turnSeat: Seat | -1
  /** an attack on this seat is pending */
  attacked: boolean
  ownPending: boolean
}

/** Whether something is pending, no attack among it, and all of it is this seat's own. */
export const ownPending = ({ battle, chain }: Pick<State, 'battle' | 'chain'>, seat: Seat): boolean =>
  battle.stage === 0 && chain.length > 0 && chain.every((link) => link.seat === seat)

/** The order that holds at this moment: a "once" that is used up falls back to auto. */
export function standingAt(standing: Standing, moment: Moment): Standing {
  if (standing.mode !== 'untilMyTurn') return standing
  // why not >: a new game counts its turns from 1 again
  const myNextTurn = moment.turnSeat === moment.decision.seat && moment.turn !== standing.since
  return myNextTurn || moment.attacked ? { mode: 'auto' } : standing
}

/** Whether the phone passes by itself here. */
export function passesItself(standing: Standing, moment: Moment): boolean {
  if (moment.decision.kind !== 'act' || !moment.codes.includes(PASS)) return false
  const now = standingAt(standing, moment)
  if (now.mode === 'ask') return false
  if (now.mode === 'untilMyTurn' && moment.turnSeat !== moment.decision.seat) return true
  return moment.ownPending || moment.codes.every((code) => code === PASS)
}
