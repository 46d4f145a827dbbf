// A turn: Draw, Boost, Battle and End Phase (LF-7.x, LF-R50, LF-R70).

import { noteMoment } from '../../engine/batch.ts'
import { emit, P_TRIGGERS, P_WINDOW, push } from '../../engine/machine.ts'
import { settle } from '../../engine/resolve.ts'
import {
  AGAIN,
  ASK,
  E_TURN_END,
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
} from '../../engine/rules.ts'
import { touch } from '../../engine/stats.ts'
import { bitOf, type Frame, other, type Seat, type State } from '../../engine/types.ts'
import { dealFault, dealQuestion, drawDealt, drawKnown } from '../../engine/words/draw.ts'
import { zoneOf, zoneSize } from '../../engine/zones.ts'
import { BATTLE_PHASE, BOOST_PHASE, DECK, DRAW_PHASE, END_PHASE, phases } from './tables.ts'

const turnPlayer = (s: State): Seat => s.vars[V_TURN_PLAYER] as Seat

function enter(m: Machine, phase: number): void {
  const s = m.s
  s.vars[V_PHASE] = phase
  s.vars[V_QUIET] = 0
  if (s.seen.length > 0) s.seen = []
  emit(m, { e: 'phase', name: phases[phase] ?? '', seat: turnPlayer(s), turn: s.vars[V_TURN] as number })
}

const begin: ProcStep = {
  run(m: Machine) {
    const s = m.s
    s.vars[V_TURN] = (s.vars[V_TURN] as number) + 1
    s.vars[V_TURN_PLAYER] = other(turnPlayer(s))
    for (const r of s.rows) {
      r.once = 0
      r.done = 0
      r.extra = 0
    }
    enter(m, DRAW_PHASE)
    return NEXT
  },
}

/** The one draw that can lose the game (LF-1.11, LF-R1). */
const draw: ProcStep = {
  run(m: Machine) {
    const s = m.s
    const seat = turnPlayer(s)
    if (zoneSize(zoneOf(s, DECK, seat)) === 0) {
      s.rules.game.endGame(m, other(seat), 'deck')
      return AGAIN
    }
    return drawKnown(m, seat, 1) > 0 ? ASK : NEXT
  },
  question: (s: State) => dealQuestion(s, turnPlayer(s), 1, bitOf(turnPlayer(s))),
  fault: (s, _f, input) => dealFault(s, turnPlayer(s), 1, bitOf(turnPlayer(s)), input),
  answer(m, _f, input) {
    drawDealt(m, turnPlayer(m.s), input)
    return NEXT
  },
}

const window = (spec: number): ProcStep => ({
  run(m: Machine) {
    if (m.s.vars[V_PHASE] !== spec) enter(m, spec)
    push(m, P_WINDOW, turnPlayer(m.s), spec, 0)
    return PUSHED
  },
})

const endTriggers: ProcStep = {
  run(m: Machine) {
    enter(m, END_PHASE)
    noteMoment(m, E_TURN_END)
    push(m, P_TRIGGERS, turnPlayer(m.s), 0, 0)
    return PUSHED
  },
}

/** "This turn" ends, all at once; then what is at 0 by lowering goes; what that triggers still runs in this turn (LF-R50). */
const moment: ProcStep = {
  run(m: Machine, f: Frame) {
    const s = m.s
    const now = s.vars[V_TURN] as number
    const stays = s.mods.filter((x) => !(x.until === END_OF_TURN && x.turn <= now))
    if (stays.length !== s.mods.length) {
      s.mods = stays
      touch()
    }
    settle(m)
    if (m.cut || s.waiting.length === 0) {
      f.step++
      return NEXT
    }
    push(m, P_TRIGGERS, turnPlayer(s), 0, 0)
    return PUSHED
  },
}

const back = (to: number): ProcStep => ({
  run(_m: Machine, f: Frame) {
    f.step = to
    return AGAIN
  },
})

const MOMENT = 7

export const turnProc: Proc = {
  name: 'turn',
  steps: [
    begin,
    draw,
    window(DRAW_PHASE),
    window(BOOST_PHASE),
    window(BATTLE_PHASE),
    endTriggers,
    window(END_PHASE),
    moment,
    back(MOMENT),
    back(0),
  ],
}
