// What every game builds its procedures of, beside what is its own: how a match begins and ends, and how steps follow.

import { noBattle } from './clone.ts'
import { emit, P_TRIGGERS, P_WINDOW, push, pushProc } from './machine.ts'
import {
  AGAIN,
  ASK,
  END_OF_TURN,
  type Machine,
  NEXT,
  type Proc,
  type ProcStep,
  PUSHED,
  V_PHASE,
  V_QUIET,
  V_TURN,
  V_TURN_PLAYER,
} from './rules.ts'
import { bitOf, type Seat, type State } from './types.ts'
import { dealFault, dealQuestion, drawDealt } from './words/draw.ts'
import { rollFault } from './words/roll.ts'
import { zoneIndex, zoneOf } from './zones.ts'

export const turnPlayer = (s: State): Seat => s.vars[V_TURN_PLAYER] as Seat

// ---- a match ------------------------------------------------------------------------------------------------------

/** The frame that a match stands on; `begin` of a game ends with it. */
export function firstFrame(s: State, proc: Proc, step = 0): void {
  s.frames.push({ proc: s.rules.procs.indexOf(proc), step, seat: 0, link: 0, a: 0, b: 0, regs: [] })
}

/** The chain, triggers and a battle come to nothing. */
export function dropAll(m: Machine): void {
  const { s } = m
  s.chain = []
  s.waiting = []
  s.battle = noBattle()
  m.cut = true
}

/** Nothing further happens. */
export function endMatch(m: Machine, result: number, why: string): void {
  m.s.result = result
  m.s.frames = []
  dropAll(m)
  emit(m, { e: 'over', result, why })
}

// ---- a game -------------------------------------------------------------------------------------------------------

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

/** A phase begins: what the loop guard and the log are told. */
export function enterPhase(m: Machine, phase: number, names: readonly string[]): void {
  const { s } = m
  s.vars[V_PHASE] = phase
  s.vars[V_QUIET] = 0
  if (s.seen.length > 0) s.seen = []
  emit(m, { e: 'phase', name: names[phase] ?? '', seat: turnPlayer(s), turn: s.vars[V_TURN] as number })
}

/** "This turn": when what a text says of it ends. */
export const thisTurn = (s: State): { until: number; turn: number } => ({
  until: END_OF_TURN,
  turn: s.vars[V_TURN] as number,
})

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
