// Games in which life decides and turns alternate, and a series of them. Apart from steps.ts, so that a game of another kind need
// not load it.

import { clearOptions, offer } from './options.ts'
import {
  AGAIN,
  ASK,
  END_OF_TURN,
  type Machine,
  NEXT,
  type ProcStep,
  V_LIFE,
  V_PHASE,
  V_QUIET,
  V_STOP,
  V_TURN,
  V_TURN_PLAYER,
} from './rules.ts'
import { touch } from './stats.ts'
import { dropAll, turnPlayer } from './steps.ts'
import { bitOf, DRAWN, type Frame, GOING_ON, other, SEAT, type Seat, type State } from './types.ts'
import { dealFault, dealQuestion, drawDealt, drawKnown } from './words/draw.ts'
import { zoneOf, zoneSize } from './zones.ts'

/** Cuts the match back to its first frame, which goes on at `step`: whatever was still to happen is dropped. */
export function cutBack(m: Machine, step: number): void {
  const { s } = m
  s.frames.length = 1
  const first = s.frames[0] as Frame
  first.step = step
  dropAll(m)
  s.sealed = [
    { path: [], given: 0 },
    { path: [], given: 0 },
  ]
  s.seen = []
  s.vars[V_STOP] = 0
}

/** The seat in the var `chooser` says who goes first; not asked where that is nobody (-1). */
export const choosesFirst = (
  prompt: string,
  chooser: number,
  chosen: (s: State, first: Seat) => void,
): ProcStep => ({
  run: (m) => ((m.s.vars[chooser] as number) < 0 ? NEXT : ASK),
  question: (s) => ({
    ask: 'decision',
    seat: s.vars[chooser] as Seat,
    kind: 'mode',
    min: 1,
    max: 1,
    source: 0,
    prompt,
    secret: 'open',
  }),
  extend(_s, _f, steps, out) {
    clearOptions(out)
    if (steps.length > 0) return
    offer(out, SEAT, false)
    offer(out, SEAT + 1, false)
  },
  answer(m, _f, input) {
    chosen(m.s, ((input.path[0] as number) - SEAT) as Seat)
    return NEXT
  },
})

/** Lives and counts as at the start of a game; the first turn begins by passing the turn to its player. */
export function freshCounts(s: State, life: number): void {
  s.vars[V_LIFE] = life
  s.vars[V_LIFE + 1] = life
  s.vars[V_TURN] = 0
  s.vars[V_PHASE] = 0
  s.vars[V_QUIET] = 0
}

/** Who has lost by a life of 0; both at once: drawn (LF-R2, LG-R22). */
export function byLife(s: State): number {
  const [out0, out1] = [s.vars[V_LIFE] === 0, s.vars[V_LIFE + 1] === 0]
  if (out0 && out1) return DRAWN
  return out0 ? 1 : out1 ? 0 : GOING_ON
}

/** The next turn, of this seat: what is counted by the turn begins anew. */
export function nextTurn(s: State, seat: Seat): void {
  s.vars[V_TURN] = (s.vars[V_TURN] as number) + 1
  s.vars[V_TURN_PLAYER] = seat
  for (const r of s.rows) {
    r.once = 0
    r.done = 0
    r.extra = 0
  }
  touch()
}

/** The turn player draws one; who cannot has lost (LF-1.11, LF-R1). */
export const drawsForTurn: ProcStep = {
  run(m) {
    const seat = turnPlayer(m.s)
    const { game } = m.s.rules
    if (zoneSize(zoneOf(m.s, game.zone.deck, seat)) === 0) {
      game.endGame(m, other(seat), 'deck')
      return AGAIN
    }
    return drawKnown(m, seat, 1) > 0 ? ASK : NEXT
  },
  question: (s) => dealQuestion(s, turnPlayer(s), 1, bitOf(turnPlayer(s))),
  fault: (s, _f, input) => dealFault(s, turnPlayer(s), 1, bitOf(turnPlayer(s)), input),
  answer(m, _f, input) {
    drawDealt(m, turnPlayer(m.s), input)
    return NEXT
  },
}

/** What lasts until the end of this turn ends; answers whether anything did. */
export function endThisTurn(s: State): boolean {
  const now = s.vars[V_TURN] as number
  const stays = s.mods.filter((x) => !(x.until === END_OF_TURN && x.turn <= now))
  if (stays.length === s.mods.length) return false
  s.mods = stays
  touch()
  return true
}
