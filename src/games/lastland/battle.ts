// The Battle Phase: who is asked, the battle, its processing (LL-8.3 to LL-8.5, LL-14, LL-15.12 to LL-15.21, LL-R48 to LL-R53,
// LL-R70 to LL-R80).

import { noBattle } from '../../engine/clone.ts'
import { emit, live, P_TRIGGERS, push, pushProc, refOf } from '../../engine/machine.ts'
import { clearOptions, offer } from '../../engine/options.ts'
import { setRegister } from '../../engine/programs.ts'
import {
  AGAIN,
  ASK,
  ATTACKING,
  END_OF_BATTLE,
  type Machine,
  NEXT,
  POP,
  type Proc,
  type ProcStep,
  PUSHED,
  type Step,
  V_CHOICES,
} from '../../engine/rules.ts'
import { banned, keywordOf, statOf, touch } from '../../engine/stats.ts'
import { enterPhase, goesTo, opens } from '../../engine/steps.ts'
import {
  ATTACK,
  type Frame,
  type Input,
  NO,
  type Options,
  other,
  placeCode,
  type Question,
  type Ref,
  rowOf,
  type Seat,
  type State,
} from '../../engine/types.ts'
import { damageOp, type Wound } from '../../engine/words/damage.ts'
import { millOp } from '../../engine/words/mill.ts'
import { rowAt, zoneOf } from '../../engine/zones.ts'
import { attackedSeat, declareAttack } from './attack.ts'
import { wait } from './automatic.ts'
import { isFront, reaches } from './board.ts'
import {
  ATK,
  ATTACK_CHAIN,
  BATTLE_BONUS,
  BATTLE_OPEN,
  BATTLE_PHASE,
  BATTLE_WINDOW,
  BERSERK,
  C_BATTLE,
  C_DIRECT,
  DEF,
  DIRECT_BONUS,
  FIELDS,
  IN_BATTLE,
  INITIATIVE,
  PLACES,
  PROCESSING,
  phases,
  SPD,
  TRAPS,
  TURN_INITIATIVE,
  V_HOLDER,
} from './tables.ts'

export const holder = (s: State): Seat => s.vars[V_HOLDER] as Seat

// ---- who is next --------------------------------------------------------------------------------------------------

/** A ready character of the front row that has not decided yet (LL-R50). */
function mayDecide(s: State, row: number): boolean {
  const r = rowAt(s, row)
  return isFront(r.slot) && r.turned === 0 && r.done === 0 && !banned(s, row, ATTACKING)
}

/** The fastest of both players; on a tie the Turn Counter's holder's; several of one player: that player picks (LL-R48, LL-R52). */
export function candidates(s: State): number[] {
  let best = -1
  let out: number[] = []
  for (const seat of [holder(s), other(holder(s))])
    for (const row of zoneOf(s, FIELDS, seat).top) {
      if (row < 0 || !mayDecide(s, row)) continue
      const spd = statOf(s, row, SPD)
      if (spd > best) {
        best = spd
        out = [row]
      } else if (spd === best && rowAt(s, out[0] as number).controller === seat) out.push(row)
    }
  return out
}

export function decider(s: State): Seat {
  const [first] = candidates(s)
  return first === undefined ? holder(s) : rowAt(s, first).controller
}

// ---- the phase ----------------------------------------------------------------------------------------------------

const begin: ProcStep = {
  run(m: Machine) {
    for (const seat of [0, 1])
      for (const row of zoneOf(m.s, FIELDS, seat).top) if (row >= 0) rowAt(m.s, row).done = 0
    enterPhase(m, BATTLE_PHASE, phases)
    return NEXT
  },
}

const [OPEN, CLOSE] = [1, 6]

/** One of the fastest attacks or declines, once in the phase (LL-8.4, LL-8.5, LL-R53). */
const decide: ProcStep = {
  run(m: Machine, f: Frame) {
    if (candidates(m.s).length > 0) return ASK
    f.step = CLOSE
    return AGAIN
  },
  question: (s: State): Question => ({
    ask: 'decision',
    seat: decider(s),
    kind: 'act',
    min: 1,
    max: 1,
    source: 0,
    prompt: 'choose.attack',
    secret: 'open',
  }),
  extend(s: State, _f: Frame, steps: readonly Step[], out: Options) {
    clearOptions(out)
    const [head, verb] = steps
    if (head === undefined) {
      for (const row of candidates(s)) offer(out, refOf(s, row), true)
      return
    }
    const row = live(s, head.code)
    if (row < 0 || !candidates(s).includes(row)) return
    if (verb === undefined) {
      offer(out, NO, false)
      offer(out, ATTACK, true)
    } else if (verb.code === ATTACK && steps.length === 2) {
      const enemy = other(rowAt(s, row).controller)
      for (let slot = 0; slot < PLACES.length; slot++)
        if (reaches(s, row, placeCode(enemy, slot))) offer(out, placeCode(enemy, slot), false)
    }
  },
  answer(m: Machine, f: Frame, input: Input) {
    const s = m.s
    const row = rowOf(input.path[0] as Ref)
    s.vars[V_CHOICES] = (s.vars[V_CHOICES] as number) + 1
    if (input.path[1] === NO) {
      rowAt(s, row).done = 1
      emit(m, { e: 'battle', stage: 'declined', attacker: refOf(s, row), target: 0, a: 0, b: 0 })
      f.step = OPEN
      return AGAIN
    }
    declareAttack(m, rowAt(s, row).controller, row, input.path[2] as number)
    return NEXT
  },
}

const fight: ProcStep = {
  run(m: Machine, f: Frame) {
    const { stage, seat } = m.s.battle
    if (stage !== IN_BATTLE) return NEXT
    pushProc(m, battleProc, seat)
    f.b = 0
    return PUSHED
  },
}

/** Traps set in this round may be declared from now on (LL-R36). */
const close: ProcStep = {
  run(m: Machine) {
    for (const seat of [0, 1])
      for (const row of zoneOf(m.s, TRAPS, seat).top) if (row >= 0) rowAt(m.s, row).done = 0
    return POP
  },
}

export const battlePhaseProc: Proc = {
  name: 'battlePhase',
  steps: [begin, opens(BATTLE_OPEN), decide, opens(ATTACK_CHAIN), fight, goesTo(OPEN), close],
}

// ---- one battle ---------------------------------------------------------------------------------------------------

const [SECOND, BONUSES, HIT, END] = [3, 5, 7, 9]

/** Which of the two strikes first, in `f.a`. */
const [AT_ONCE, ATTACKER_FIRST, GUARD_FIRST] = [0, 1, 2]

/** A register for the wounds of a strike: row and damage again and again. */
const WOUNDS = -3

function woundsOf(_s: State, f: Frame): Wound[] {
  const at = f.regs.indexOf(WOUNDS)
  const out: Wound[] = []
  if (at < 0) return out
  const n = f.regs[at + 1] as number
  for (let i = 0; i < n; i += 2)
    out.push({ row: f.regs[at + 2 + i] as number, n: f.regs[at + 3 + i] as number })
  return out
}

/** Damage of one to the other: ATK above DEF (LL-14.7 to LL-14.9); Berserk counts for the attack character alone (LL-R83). */
function strikeOf(m: Machine, by: number, at: number): [row: number, n: number] {
  const s = m.s
  const attacks = rowOf(s.battle.attacker) === by
  const a = statOf(s, by, ATK) + (attacks ? keywordOf(s, by, BERSERK) : 0)
  const b = statOf(s, at, DEF)
  emit(m, { e: 'battle', stage: 'compared', attacker: refOf(s, by), target: refOf(s, at), a, b })
  return [at, Math.max(0, a - b)]
}

/** LL-15.12 to LL-15.17, LL-R79. */
function order(s: State, attacker: number, guard: number): number {
  const ahead = keywordOf(s, attacker, INITIATIVE) > 0
  const turned = keywordOf(s, guard, TURN_INITIATIVE) > 0
  if (ahead) return turned || keywordOf(s, guard, INITIATIVE) > 0 ? AT_ONCE : ATTACKER_FIRST
  return turned ? GUARD_FIRST : AT_ONCE
}

const process: ProcStep = {
  run(m: Machine, f: Frame) {
    const s = m.s
    const attacker = live(s, s.battle.attacker)
    const guard = live(s, s.battle.guard)
    f.b = 0
    if (attacker < 0) {
      f.step = END
      return AGAIN
    }
    s.battle.stage = PROCESSING
    if (guard < 0) {
      s.battle.guard = 0
      f.a = statOf(s, attacker, ATK)
      emit(m, { e: 'battle', stage: 'hit', attacker: s.battle.attacker, target: 0, a: f.a, b: 0 })
      f.step = HIT
      return AGAIN
    }
    f.a = order(s, attacker, guard)
    const wounds: number[] = []
    if (f.a !== GUARD_FIRST) wounds.push(...strikeOf(m, attacker, guard))
    if (f.a !== ATTACKER_FIRST) wounds.push(...strikeOf(m, guard, attacker))
    // picks: the player of LL-R48 first (LL-R73)
    if (wounds.length > 2 && rowAt(s, wounds[0] as number).controller !== holder(s))
      wounds.push(...wounds.splice(0, 2))
    setRegister(f, WOUNDS, wounds)
    return NEXT
  },
}

const strike = damageOp(woundsOf, true, (_m, f) => {
  f.regs = []
  f.b = 0
})

/** After a first strike the one that survived it strikes back (LL-15.13, LL-15.15). */
const second: ProcStep = {
  run(m: Machine, f: Frame) {
    const s = m.s
    const attacker = live(s, s.battle.attacker)
    const guard = live(s, s.battle.guard)
    if (f.a === AT_ONCE || attacker < 0 || guard < 0) {
      f.step = BONUSES
      return AGAIN
    }
    setRegister(
      f,
      WOUNDS,
      f.a === ATTACKER_FIRST ? strikeOf(m, guard, attacker) : strikeOf(m, attacker, guard),
    )
    return NEXT
  },
}

/** Who discarded the other and is still there (LL-15.5, LL-R78). */
const bonuses: ProcStep = {
  run(m: Machine, f: Frame) {
    const s = m.s
    const { attacker, guard, seat } = s.battle
    const bonus = (by: Ref, of: Ref, whose: Seat) => {
      if (live(s, by) >= 0 && live(s, of) < 0)
        wait(m, C_BATTLE, whose, by, keywordOf(s, rowOf(by), BATTLE_BONUS))
    }
    bonus(attacker, guard, seat)
    bonus(guard, attacker, other(seat))
    push(m, P_TRIGGERS, f.seat, 0, 0)
    return PUSHED
  },
}

const hit = millOp((s, f) => ({ seats: [attackedSeat(s)], n: f.a }), 'hit')

/** Only after damage of at least 1 (LL-15.4, LL-R77). */
const afterHit: ProcStep = {
  run(m: Machine, f: Frame) {
    const { attacker, seat } = m.s.battle
    const row = live(m.s, attacker)
    if (f.a > 0 && row >= 0) wait(m, C_DIRECT, seat, attacker, keywordOf(m.s, row, DIRECT_BONUS))
    push(m, P_TRIGGERS, f.seat, 0, 0)
    return PUSHED
  },
}

const end: ProcStep = {
  run(m: Machine) {
    const s = m.s
    drop(s, END_OF_BATTLE)
    s.battle = noBattle()
    return POP
  },
}

/** Ends what lasted until a moment that has come (LL-R46). */
export function drop(s: State, until: number): void {
  const stays = s.mods.filter((x) => x.until !== until)
  if (stays.length === s.mods.length) return
  s.mods = stays
  touch()
}

export const battleProc: Proc = {
  name: 'battle',
  steps: [opens(BATTLE_WINDOW), process, strike, second, strike, bonuses, goesTo(END), hit, afterHit, end],
}

if (battleProc.steps[SECOND] !== second || battleProc.steps[HIT] !== hit)
  throw new Error('steps of the battle out of order')
