// A turn: triggers, the Recruit, actions in any order, the end; and what follows every action (LG-5.x, LG-R26, LG-R35, LG-R36, LG-R72).

import { noteMoment } from '../../engine/batch.ts'
import { P_RESOLVE, P_WINDOW, push } from '../../engine/machine.ts'
import {
  AGAIN,
  E_TURN_START,
  F_PLAY,
  type Machine,
  NEXT,
  POP,
  type Proc,
  type ProcStep,
  PUSHED,
  V_LIFE,
  V_QUIET,
  V_TURN,
} from '../../engine/rules.ts'
import { enterPhase, opens, runs, runsTriggers, turnPlayer } from '../../engine/steps.ts'
import { endThisTurn, nextTurn } from '../../engine/turns.ts'
import { DRAWN, type Frame, type Link, other, type State } from '../../engine/types.ts'
import { returnControl } from '../../engine/words/field.ts'
import { anyFace, pushRecruit } from './market.ts'
import {
  ACTION_WINDOW,
  ENDING,
  ENDING_WINDOW,
  eventBit,
  kindOf,
  MAIN,
  MAIN_WINDOW,
  phases,
  RECRUIT,
  RECRUITED_WINDOW,
  START,
  V_CAP,
  V_EVENT,
  V_EXTRA,
  V_EXTRA_RECRUIT,
  V_LOST_LEGENDS,
  V_PLAYS,
  V_RECRUITS,
  V_SINCE,
  V_SUBSTITUTIONS,
} from './tables.ts'

// ---- after an action ------------------------------------------------------------------------------------------------

const recruited: ProcStep = {
  run(m: Machine) {
    const s = m.s
    const open = s.vars[V_RECRUITS] as number
    if (open === 0) return NEXT
    s.vars[V_RECRUITS] = open - 1
    s.vars[V_EVENT] = eventBit('recruited')
    push(m, P_WINDOW, turnPlayer(s), RECRUITED_WINDOW, 0)
    return AGAIN
  },
}

const extraRecruits: ProcStep = {
  run(m: Machine, f: Frame) {
    const s = m.s
    const left = s.vars[V_EXTRA_RECRUIT] as number
    if (left === 0) return POP
    s.vars[V_EXTRA_RECRUIT] = left - 1
    f.step = 0
    pushRecruit(m, turnPlayer(s), 1)
    return AGAIN
  },
}

/** Triggers, the window after a Recruit, Recruits that were granted: one after another (LG-R35, LG-R72). */
export const afterProc: Proc = { name: 'after', steps: [runsTriggers, recruited, extraRecruits] }

const leave: ProcStep = { run: () => POP }

const SPELL_EVENTS: Readonly<Record<string, string>> = {
  normal: 'spellNormal',
  continuous: 'spellContinuous',
  equip: 'spellEquip',
  ritual: 'ritual',
  ritualLegend: 'ritual',
}

/** What the active player is doing, to those who may answer it (LG-R43). */
function eventOf(s: State, link: Link): number {
  const card = s.rules.defs[link.def]
  const event = SPELL_EVENTS[kindOf(s, link.def)]
  if (event !== undefined) return eventBit(event)
  if (link.form !== F_PLAY) return 0
  if (card?.abilities[link.ability]?.kind !== 'play') return eventBit('specialSummon')
  return eventBit((link.payment[0] ?? 0) === 0 ? 'summon' : 'substitution')
}

const counters: ProcStep = {
  run(m: Machine) {
    const s = m.s
    const link = s.chain[s.chain.length - 1]
    s.vars[V_QUIET] = 0
    s.vars[V_EVENT] = link === undefined ? 0 : eventOf(s, link)
    push(m, P_WINDOW, turnPlayer(s), ACTION_WINDOW, 0)
    return PUSHED
  },
}

const resolve: ProcStep = {
  run(m: Machine, f: Frame) {
    push(m, P_RESOLVE, f.seat, 0, 0)
    return PUSHED
  },
}

/** A declared action, its costs paid: window, resolution, what follows. */
export const actionProc: Proc = {
  name: 'action',
  steps: [counters, resolve, runs(afterProc, turnPlayer), leave],
}

// ---- the turn -------------------------------------------------------------------------------------------------------

const begin: ProcStep = {
  run(m: Machine) {
    const s = m.s
    nextTurn(s, other(turnPlayer(s)))
    s.vars[V_SINCE] = s.serial
    newTurn(s)
    enterPhase(m, START, phases)
    noteMoment(m, E_TURN_START)
    return NEXT
  },
}

/** Counts and grants of a turn begin at nothing (LG-R19, LG-R50, LG-R57). */
export function newTurn(s: State): void {
  for (const at of [
    V_PLAYS,
    V_SUBSTITUTIONS,
    V_EXTRA,
    V_EXTRA + 1,
    V_EXTRA_RECRUIT,
    V_LOST_LEGENDS,
    V_LOST_LEGENDS + 1,
    V_EVENT,
    V_RECRUITS,
  ])
    s.vars[at] = 0
}

const recruit: ProcStep = {
  run(m: Machine) {
    enterPhase(m, RECRUIT, phases)
    // nothing to recruit: the turn goes on (LG-R28)
    return anyFace(m.s) ? pushRecruit(m, turnPlayer(m.s), 0) : NEXT
  },
}

const main: ProcStep = {
  run(m: Machine, f: Frame) {
    enterPhase(m, MAIN, phases)
    return opens(MAIN_WINDOW).run(m, f)
  },
}

const ending: ProcStep = {
  run(m: Machine, f: Frame) {
    enterPhase(m, ENDING, phases)
    m.s.vars[V_EVENT] = eventBit('turnEnding')
    return opens(ENDING_WINDOW).run(m, f)
  },
}

/** "Until end of turn" ends, borrowed control returns (LG-R36, LG-R78). */
const moment: ProcStep = {
  run(m: Machine) {
    if (endThisTurn(m.s)) returnControl(m)
    return NEXT
  },
}

/** Safety only: after the last turn the higher life wins (LG-R24). */
const next: ProcStep = {
  run(m: Machine, f: Frame) {
    const s = m.s
    f.step = 0
    if ((s.vars[V_TURN] as number) < (s.vars[V_CAP] as number)) return AGAIN
    const [a, b] = [s.vars[V_LIFE] as number, s.vars[V_LIFE + 1] as number]
    s.rules.game.endGame(m, a === b ? DRAWN : a > b ? 0 : 1, 'turns')
    return AGAIN
  },
}

export const turnProc: Proc = {
  name: 'turn',
  steps: [begin, runsTriggers, recruit, runs(afterProc, turnPlayer), main, ending, moment, next],
}

/** Steps of the turn at which a position can be entered. */
export const MAIN_STEP = 4
