// A turn: Draw, Boost, Battle and End Phase (LF-7.x, LF-R50, LF-R70).

import { noteMoment } from '../../engine/batch.ts'
import { P_TRIGGERS, P_WINDOW, push } from '../../engine/machine.ts'
import { settle } from '../../engine/resolve.ts'
import {
  E_TURN_END,
  type Machine,
  NEXT,
  type Proc,
  type ProcStep,
  PUSHED,
  V_PHASE,
} from '../../engine/rules.ts'
import { enterPhase, goesTo, turnPlayer } from '../../engine/steps.ts'
import { drawsForTurn, endThisTurn, nextTurn } from '../../engine/turns.ts'
import { type Frame, other } from '../../engine/types.ts'
import { BATTLE_PHASE, BOOST_PHASE, DRAW_PHASE, END_PHASE, phases } from './tables.ts'

const begin: ProcStep = {
  run(m: Machine) {
    nextTurn(m.s, other(turnPlayer(m.s)))
    enterPhase(m, DRAW_PHASE, phases)
    return NEXT
  },
}

const window = (spec: number): ProcStep => ({
  run(m: Machine) {
    if (m.s.vars[V_PHASE] !== spec) enterPhase(m, spec, phases)
    push(m, P_WINDOW, turnPlayer(m.s), spec, 0)
    return PUSHED
  },
})

const endTriggers: ProcStep = {
  run(m: Machine) {
    enterPhase(m, END_PHASE, phases)
    noteMoment(m, E_TURN_END)
    push(m, P_TRIGGERS, turnPlayer(m.s), 0, 0)
    return PUSHED
  },
}

/** "This turn" ends, all at once; then what is at 0 by lowering goes; what that triggers still runs in this turn (LF-R50). */
const moment: ProcStep = {
  run(m: Machine, f: Frame) {
    const s = m.s
    endThisTurn(s)
    settle(m)
    if (m.cut || s.waiting.length === 0) {
      f.step++
      return NEXT
    }
    push(m, P_TRIGGERS, turnPlayer(s), 0, 0)
    return PUSHED
  },
}

const MOMENT = 7

export const turnProc: Proc = {
  name: 'turn',
  steps: [
    begin,
    drawsForTurn,
    window(DRAW_PHASE),
    window(BOOST_PHASE),
    window(BATTLE_PHASE),
    endTriggers,
    window(END_PHASE),
    moment,
    goesTo(MOMENT),
    goesTo(0),
  ],
}
