// What games build their procedures of beside what is their own: how a match, a game and a turn begin and end.

import { noBattle } from './clone.ts'
import { emit, P_TRIGGERS, P_WINDOW, push, pushProc } from './machine.ts'
import { clearOptions, offer } from './options.ts'
import {
  AGAIN,
  ASK,
  END_OF_TURN,
  type Machine,
  NEXT,
  type Proc,
  type ProcStep,
  PUSHED,
  V_LIFE,
  V_PHASE,
  V_QUIET,
  V_STOP,
  V_TURN,
  V_TURN_PLAYER,
} from './rules.ts'
import { touch } from './stats.ts'
import { bitOf, DRAWN, type Frame, GOING_ON, other, SEAT, type Seat, type State } from './types.ts'
import { dealFault, dealQuestion, drawDealt, drawKnown } from './words/draw.ts'
import { rollFault } from './words/roll.ts'
import { zoneIndex, zoneOf, zoneSize } from './zones.ts'

export const turnPlayer = (s: State): Seat => s.vars[V_TURN_PLAYER] as Seat

// ---- a match ------------------------------------------------------------------------------------------------------

/** The frame that a match stands on; `begin` of a game ends with it. */
export function firstFrame(s: State, proc: Proc, step = 0): void {
  s.frames.push({ proc: s.rules.procs.indexOf(proc), step, seat: 0, link: 0, a: 0, b: 0, regs: [] })
}

function dropAll(m: Machine): void {
  const { s } = m
  s.chain = []
  s.waiting = []
  s.battle = noBattle()
  m.cut = true
}

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

/** Nothing further happens. */
export function endMatch(m: Machine, result: number, why: string): void {
  m.s.result = result
  m.s.frames = []
  dropAll(m)
  emit(m, { e: 'over', result, why })
}

/** Who has lost by a life of 0; both at once: drawn (LF-R2, LG-R22). */
export function byLife(s: State): number {
  const [out0, out1] = [s.vars[V_LIFE] === 0, s.vars[V_LIFE + 1] === 0]
  if (out0 && out1) return DRAWN
  return out0 ? 1 : out1 ? 0 : GOING_ON
}

// ---- a game -------------------------------------------------------------------------------------------------------

/** Lives and counts as at the start of a game; the first turn begins by passing the turn to its player. */
export function freshCounts(s: State, life: number): void {
  s.vars[V_LIFE] = life
  s.vars[V_LIFE + 1] = life
  s.vars[V_TURN] = 0
  s.vars[V_PHASE] = 0
  s.vars[V_QUIET] = 0
}

/** Chance says who goes first. */
export const rollsFirst = (chosen: (s: State, first: Seat) => void): ProcStep => ({
  run: () => ASK,
  question: () => ({ ask: 'chance', kind: 'roll', sides: 2, n: 1, seat: 0 }),
  fault: (_s, _f, input) => rollFault(input, 2, 1),
  answer(m, _f, input) {
    const first = ((input.path[0] as number) - 1) as Seat
    chosen(m.s, first)
    emit(m, { e: 'rolled', seat: first, values: [first + 1] })
    return NEXT
  },
})

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

/** Decks are bags: a shuffle is only told. */
export const shuffledDecks: ProcStep = {
  run(m) {
    for (const seat of [0, 1]) emit(m, { e: 'shuffled', zone: zoneIndex(m.s.rules.game.zone.deck, seat) })
    return NEXT
  },
}

/** A seat draws n cards from a fresh deck, or as many as it holds. */
export const openingHand = (seat: Seat, most: number): ProcStep => {
  const n = (s: State): number => Math.min(most, zoneOf(s, s.rules.game.zone.deck, seat).bag.length)
  return {
    run: (m) => (n(m.s) === 0 ? NEXT : ASK),
    question: (s) => dealQuestion(s, seat, n(s), bitOf(seat)),
    fault: (s, _f, input) => dealFault(s, seat, n(s), bitOf(seat), input),
    answer(m, _f, input) {
      drawDealt(m, seat, input)
      return NEXT
    },
  }
}

// ---- a turn -------------------------------------------------------------------------------------------------------

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

/** A phase begins: what the loop guard and the log are told. */
export function enterPhase(m: Machine, phase: number, names: readonly string[]): void {
  const { s } = m
  s.vars[V_PHASE] = phase
  s.vars[V_QUIET] = 0
  if (s.seen.length > 0) s.seen = []
  emit(m, { e: 'phase', name: names[phase] ?? '', seat: turnPlayer(s), turn: s.vars[V_TURN] as number })
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

/** "This turn": when what a text says of it ends. */
export const thisTurn = (s: State): { until: number; turn: number } => ({
  until: END_OF_TURN,
  turn: s.vars[V_TURN] as number,
})

/** What lasts until the end of this turn ends; answers whether anything did. */
export function endThisTurn(s: State): boolean {
  const now = s.vars[V_TURN] as number
  const stays = s.mods.filter((x) => !(x.until === END_OF_TURN && x.turn <= now))
  if (stays.length === s.mods.length) return false
  s.mods = stays
  touch()
  return true
}

// ---- the course of a procedure --------------------------------------------------------------------------------------

/** A window opens; the procedure goes on when it is closed. */
export const opens = (window: number): ProcStep => ({
  run(m, f) {
    push(m, P_WINDOW, f.seat, window, 0)
    return PUSHED
  },
})

/** Waiting triggers run. */
export const runsTriggers: ProcStep = {
  run(m, f) {
    push(m, P_TRIGGERS, f.seat, 0, 0)
    return PUSHED
  },
}

/** A procedure runs, for the same seat unless another is said. */
export const runs = (proc: Proc, seat?: (s: State) => Seat): ProcStep => ({
  run(m, f) {
    pushProc(m, proc, seat === undefined ? f.seat : seat(m.s))
    return PUSHED
  },
})

export const goesTo = (step: number): ProcStep => ({
  run(_m, f) {
    f.step = step
    return AGAIN
  },
})
