// A player's turn, the Battle Turn, the round of three (LL-7, LL-8.1, LL-8.6 to LL-8.8, LL-R39 to LL-R47).

import { send } from '../../engine/batch.ts'
import { emit, live, P_TRIGGERS, P_WINDOW, push, pushProc, refOf } from '../../engine/machine.ts'
import { clearOptions, offer, offerCard } from '../../engine/options.ts'
import {
  ASK,
  END_OF_BATTLE_TURN,
  END_OF_TURN,
  type Machine,
  NEXT,
  POP,
  type Proc,
  type ProcStep,
  PUSHED,
  type Step,
  V_PHASE,
  V_TURN,
  V_TURN_PLAYER,
} from '../../engine/rules.ts'
import { enterPhase, goesTo, runs } from '../../engine/steps.ts'
import {
  bitOf,
  type Frame,
  type Input,
  type Options,
  other,
  type Question,
  type Ref,
  type Seat,
  type State,
} from '../../engine/types.ts'
import { turn } from '../../engine/words/board.ts'
import { dealFault, dealQuestion, drawDealt, drawKnown } from '../../engine/words/draw.ts'
import { rowAt, zoneOf } from '../../engine/zones.ts'
import { waitTrash } from './automatic.ts'
import { battlePhaseProc, drop, holder } from './battle.ts'
import {
  DRAW_PHASE,
  DRAWS,
  END_PHASE,
  FIELDS,
  HAND,
  HAND_LIMIT,
  MAIN,
  MAIN_WINDOW,
  phases,
  TURN_START,
  V_HOLDER,
  V_ROUND,
  WAKE_UP,
} from './tables.ts'

function newTurn(s: State, seat: Seat): void {
  s.vars[V_TURN] = (s.vars[V_TURN] as number) + 1
  s.vars[V_TURN_PLAYER] = seat
  for (const r of s.rows) r.once = 0
}

/** Trash effects come first, before the characters wake (LL-R45). */
const begin: ProcStep = {
  run(m: Machine, f: Frame) {
    newTurn(m.s, f.seat)
    m.s.vars[V_PHASE] = TURN_START
    waitTrash(m, f.seat)
    push(m, P_TRIGGERS, f.seat, 0, 0)
    return PUSHED
  },
}

const wakeUp: ProcStep = {
  run(m: Machine, f: Frame) {
    enterPhase(m, WAKE_UP, phases)
    m.batch++
    for (const row of zoneOf(m.s, FIELDS, f.seat).top) if (row >= 0) turn(m, row, 0)
    return NEXT
  },
}

/** One instruction: as many as there are, then the deck is looked at (LL-7.4, LL-R12, LL-R14). */
const draw: ProcStep = {
  run(m: Machine, f: Frame) {
    enterPhase(m, DRAW_PHASE, phases)
    f.a = drawKnown(m, f.seat, DRAWS)
    return f.a > 0 ? ASK : NEXT
  },
  question: (s: State, f: Frame) => dealQuestion(s, f.seat, f.a, bitOf(f.seat)),
  fault: (s, f, input) => dealFault(s, f.seat, f.a, bitOf(f.seat), input),
  answer(m, f, input) {
    drawDealt(m, f.seat, input)
    return NEXT
  },
}

const main: ProcStep = {
  run(m: Machine, f: Frame) {
    enterPhase(m, MAIN, phases)
    push(m, P_WINDOW, f.seat, MAIN_WINDOW, 0)
    return PUSHED
  },
}

const over = (s: State, seat: Seat): number => zoneOf(s, HAND, seat).top.length - HAND_LIMIT

/** Its player discards down to the limit, in one event (LL-7.12, LL-R43). */
const end: ProcStep = {
  run(m: Machine, f: Frame) {
    enterPhase(m, END_PHASE, phases)
    return over(m.s, f.seat) > 0 ? ASK : NEXT
  },
  question: (s: State, f: Frame): Question => ({
    ask: 'decision',
    seat: f.seat,
    kind: 'choose',
    min: over(s, f.seat),
    max: over(s, f.seat),
    source: 0,
    prompt: 'choose.handLimit',
    secret: 'own',
  }),
  extend(s: State, f: Frame, steps: readonly Step[], out: Options) {
    clearOptions(out)
    const n = over(s, f.seat)
    if (steps.length >= n) return
    const after = steps[steps.length - 1]?.code ?? 0
    const refs = zoneOf(s, HAND, f.seat)
      .top.map((row) => refOf(s, row))
      .filter((ref) => ref > after)
      .sort((a, b) => a - b)
    for (let i = 0; i + n - steps.length <= refs.length; i++) {
      const r = rowAt(s, live(s, refs[i] as Ref))
      const more = steps.length + 1 < n
      if (r.knownTo === 3) offer(out, refs[i] as Ref, more)
      else offerCard(out, refs[i] as Ref, r.card, 3, more)
    }
  },
  answer(m: Machine, _f: Frame, input: Input) {
    send(
      m,
      input.path.map((ref) => live(m.s, ref)),
      'discard',
    )
    return NEXT
  },
}

const turnEnds: ProcStep = {
  run(m: Machine) {
    drop(m.s, END_OF_TURN)
    return POP
  },
}

export const turnProc: Proc = { name: 'turn', steps: [begin, wakeUp, draw, main, end, turnEnds] }

// ---- the Battle Turn ----------------------------------------------------------------------------------------------

/** Nobody's turn; where players must be ordered the Turn Counter's holder is first (LL-R48). */
const battleTurn: ProcStep = {
  run(m: Machine, f: Frame) {
    newTurn(m.s, holder(m.s))
    pushProc(m, battlePhaseProc, f.seat)
    return PUSHED
  },
}

/** What lasts "until the end of the turn" ends, then the counter goes to the other player (LL-8.8). */
const battleTurnEnds: ProcStep = {
  run(m: Machine) {
    const s = m.s
    drop(s, END_OF_TURN)
    drop(s, END_OF_BATTLE_TURN)
    const from = holder(s)
    const to = other(from)
    s.vars[V_HOLDER] = to
    emit(m, { e: 'var', batch: m.batch, name: 'holder', seat: to, from, to, why: 'counter' })
    return POP
  },
}

const battleTurnProc: Proc = { name: 'battleTurn', steps: [battleTurn, battleTurnEnds] }

// ---- rounds -------------------------------------------------------------------------------------------------------

/** The player without the Turn Counter leads (LL-R47). */
const player = (leads: boolean): ProcStep => ({
  run(m: Machine) {
    const s = m.s
    if (leads) s.vars[V_ROUND] = (s.vars[V_ROUND] as number) + 1
    pushProc(m, turnProc, leads ? other(holder(s)) : holder(s))
    return PUSHED
  },
})

export const roundProc: Proc = {
  name: 'round',
  steps: [player(true), player(false), runs(battleTurnProc, holder), goesTo(0)],
}
export const turnProcs: readonly Proc[] = [roundProc, turnProc, battleTurnProc, battlePhaseProc]
