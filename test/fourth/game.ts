// A match of Lanterns is one game: who goes first, four cards each, turns (LN-1.x, LN-2.x).

import type { Proc, ProcStep, StartConfig } from '../../src/engine/rules.ts'
import { NEXT, V_TURN_PLAYER } from '../../src/engine/rules.ts'
import {
  enterPhase,
  firstFrame,
  goesTo,
  openingHand,
  opens,
  rollsFirst,
  runs,
  shuffledDecks,
  turnPlayer,
} from '../../src/engine/steps.ts'
import { drawsForTurn, endThisTurn, freshCounts, nextTurn } from '../../src/engine/turns.ts'
import { other, type Seat, type State } from '../../src/engine/types.ts'
import { DRAW_PHASE, END, LIFE, MAIN, MAIN_WINDOW, OPENING_HAND, phases } from './tables.ts'

/** A step that only does something. */
const does = (what: (s: State) => void): ProcStep => ({
  run(m) {
    what(m.s)
    return NEXT
  },
})

const phase = (number: number): ProcStep => ({
  run(m) {
    enterPhase(m, number, phases)
    return NEXT
  },
})

export const turnProc: Proc = {
  name: 'turn',
  steps: [
    does((s) => nextTurn(s, other(turnPlayer(s)))),
    phase(DRAW_PHASE),
    drawsForTurn,
    phase(MAIN),
    opens(MAIN_WINDOW),
    phase(END),
    does(endThisTurn),
    goesTo(0),
  ],
}

/** The first turn begins, as every turn, by passing the turn to the other. */
function goesFirst(s: State, first: Seat): void {
  s.vars[V_TURN_PLAYER] = other(first)
}

export const gameProc: Proc = {
  name: 'game',
  steps: [
    rollsFirst(goesFirst),
    shuffledDecks,
    openingHand(0, OPENING_HAND),
    openingHand(1, OPENING_HAND),
    runs(turnProc),
  ],
}

/** With the option `first` that seat goes first, and chance is not asked: scenarios begin so. */
export function begin(s: State, { options }: StartConfig): void {
  freshCounts(s, LIFE)
  const first = options?.first
  if (first !== undefined) goesFirst(s, first === 1 ? 1 : 0)
  firstFrame(s, gameProc, first === undefined ? 0 : 1)
}
