// Attacks: who may attack what, the attack's window, the comparison (LF-4.6 to LF-4.11, LF-5.2, LF-R7, LF-R37 to LF-R44).

import { destroy, note } from '../../engine/batch.ts'
import { noBattle } from '../../engine/clone.ts'
import { changeLife, emit, live, pushProc, refOf } from '../../engine/machine.ts'
import { offer, refuse } from '../../engine/options.ts'
import { settle } from '../../engine/resolve.ts'
import {
  ATTACKING,
  ATTACKING_DIRECTLY,
  ATTACKING_LAND,
  E_DESTROYS,
  type Machine,
  NEXT,
  POP,
  type Proc,
  type ProcStep,
  reason,
  V_TURN,
  V_TURN_PLAYER,
  type VerbSpec,
} from '../../engine/rules.ts'
import { banned, destructible, extraOf, loweredToZero, permitted } from '../../engine/stats.ts'
import { opens, runsTriggers } from '../../engine/steps.ts'
import {
  ATTACK,
  type Options,
  other,
  type Reason,
  type Ref,
  rowOf,
  type Seat,
  type State,
} from '../../engine/types.ts'
import { rowAt, zoneKind, zoneOf } from '../../engine/zones.ts'
import { strengthOf } from './strength.ts'
import { ATTACK_WINDOW, CREATURES, LAND, STRENGTH } from './tables.ts'

const PENDING_ATTACK = 1
const FOUGHT = 2

const hasCreatures = (s: State, seat: Seat): boolean => zoneOf(s, CREATURES, seat).top.some((row) => row >= 0)

const landOpen = (s: State, row: number, defender: Seat): boolean =>
  !hasCreatures(s, defender) || permitted(s, row, ATTACKING_DIRECTLY)

/** Why a creature cannot declare an attack now; null: it can. */
export function cannotAttack(s: State, seat: Seat, row: number): Reason | null {
  const r = rowAt(s, row)
  if (s.vars[V_TURN_PLAYER] !== seat || r.controller !== seat) return reason('reason.notYours')
  // a "cannot" that nothing lifts (LF-R42)
  if (s.vars[V_TURN] === 1) return reason('reason.firstTurn')
  if (banned(s, row, ATTACKING)) return reason('reason.cannotAttack')
  if (r.done >= 1 + r.extra + extraOf(s, row)) return reason('reason.attacked')
  const defender = other(seat)
  if (hasCreatures(s, defender)) return null
  return banned(s, row, ATTACKING_LAND) ? reason('reason.cannotAttack') : null
}

function listTargets(s: State, seat: Seat, row: number, out: Options): void {
  const defender = other(seat)
  for (const target of zoneOf(s, CREATURES, defender).top)
    if (target >= 0) offer(out, refOf(s, target), false)
  const land = zoneOf(s, LAND, defender).top[0] as number
  if (banned(s, row, ATTACKING_LAND)) refuse(out, refOf(s, land), reason('reason.cannotAttack'))
  else if (landOpen(s, row, defender)) offer(out, refOf(s, land), false)
  else refuse(out, refOf(s, land), reason('reason.landGuarded'))
}

/** An attack is no activation and goes on no pile; it opens a window of its own (LF-R7, LF-R41). */
export const attackVerb: VerbSpec = {
  code: ATTACK,
  zones: [CREATURES],
  secret: false,
  blocked(s, seat, row, window) {
    if (window.prompt !== 'window.battlePhase' || s.chain.length > 0) return undefined
    return cannotAttack(s, seat, row)
  },
  part: {
    prompt: 'choose.target',
    done: (_d, picks) => picks.length > 0,
    list: ({ s, seat, row }, _picks, out) => listTargets(s, seat, row, out),
    take: () => undefined,
  },
  declare(m, seat, row, picks) {
    const s = m.s
    const attacker = refOf(s, row)
    const target = picks[0] as Ref
    rowAt(s, row).done++
    s.battle = { ...noBattle(), stage: PENDING_ATTACK, seat, attacker, target }
    emit(m, { e: 'battle', stage: 'declared', attacker, target, ...strengths(s, attacker, target) })
    pushProc(m, attackProc, seat)
    return 'restart'
  },
}

function strengths(s: State, attacker: Ref, target: Ref): { a: number; b: number } {
  const row = live(s, target)
  const b = row >= 0 && zoneKind(rowAt(s, row).zone) === CREATURES ? strengthOf(s, row) : 0
  return { a: strengthOf(s, rowOf(attacker)), b }
}

/** Both still where they were and whose they were, and a Land still open (LF-R7). */
function stands(s: State): boolean {
  const b = s.battle
  const attacker = live(s, b.attacker)
  const target = live(s, b.target)
  if (b.negated === 1 || attacker < 0 || target < 0) return false
  if (rowAt(s, attacker).controller !== b.seat || rowAt(s, target).controller === b.seat) return false
  return zoneKind(rowAt(s, target).zone) !== LAND || landOpen(s, attacker, other(b.seat))
}

const fight: ProcStep = {
  run(m: Machine) {
    const s = m.s
    const { attacker, target, seat } = s.battle
    const stays = stands(s)
    s.battle.stage = FOUGHT
    if (!stays) {
      emit(m, { e: 'battle', stage: 'spent', attacker, target, a: 0, b: 0 })
      return NEXT
    }
    const { a, b } = strengths(s, attacker, target)
    emit(m, { e: 'battle', stage: 'fought', attacker, target, a, b })
    const defending = rowOf(target)
    if (zoneKind(rowAt(s, defending).zone) === LAND) {
      changeLife(m, seat === 1 ? -a : 0, seat === 0 ? -a : 0, 'battle')
      return NEXT
    }
    const losers: number[] = []
    if (a >= b) losers.push(defending)
    if (b >= a) losers.push(rowOf(attacker))
    destroy(m, losers, true)
    if (live(s, target) < 0 && live(s, attacker) >= 0) note(m, E_DESTROYS, rowOf(attacker), 0)
    if (live(s, attacker) < 0 && live(s, target) >= 0) note(m, E_DESTROYS, defending, 0)
    settle(m)
    return NEXT
  },
}

const finish: ProcStep = {
  run(m: Machine) {
    m.s.battle = noBattle()
    return POP
  },
}

export const attackProc: Proc = {
  name: 'attack',
  steps: [opens(ATTACK_WINDOW), runsTriggers, fight, runsTriggers, finish],
}

/** Strength 0 by lowering destroys, all at once (LF-R11, LF-R33). */
export function settleStrength(m: Machine): boolean {
  const s = m.s
  let dying: number[] | null = null
  for (let seat = 0; seat < 2; seat++)
    for (const row of zoneOf(s, CREATURES, seat).top) {
      if (row < 0 || !loweredToZero(s, row, STRENGTH) || !destructible(s, row, false)) continue
      if (dying === null) dying = []
      dying.push(row)
    }
  return dying !== null && destroy(m, dying, false) > 0
}
