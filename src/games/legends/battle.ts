// Attacks: who may attack what, the counter window, comparing powers, Pierce (LG-9.x, LG-R61 to R71).

import { destroy, note } from '../../engine/batch.ts'
import { noBattle } from '../../engine/clone.ts'
import { changeLife, emit, live, P_WINDOW, push, pushProc, refOf } from '../../engine/machine.ts'
import { offer, refuse } from '../../engine/options.ts'
import {
  ATTACKING,
  E_DESTROYS,
  type Machine,
  NEXT,
  POP,
  type Proc,
  type ProcStep,
  PUSHED,
  reason,
  V_QUIET,
  type VerbSpec,
} from '../../engine/rules.ts'
import { banned, extraOf, keywordOf, seatExtra, statOf, touch } from '../../engine/stats.ts'
import {
  ATTACK,
  type Frame,
  type Options,
  other,
  type Reason,
  type Ref,
  rowOf,
  SEAT,
  type Seat,
  type State,
} from '../../engine/types.ts'
import { rowAt, zoneOf } from '../../engine/zones.ts'
import {
  ATTACK_WINDOW,
  BOARD,
  BULWARK,
  BYPASS,
  CHARGE,
  eventBit,
  FLURRY,
  isLegend,
  MAIN_WINDOW,
  MORE_PIERCE,
  PADDED,
  POWER,
  V_EVENT,
  V_SINCE,
  windows,
} from './tables.ts'
import { afterProc } from './turn.ts'

const has = (s: State, row: number, keyword: number): boolean => keywordOf(s, row, keyword) > 0

/** On its present board since an earlier turn (LG-R61). */
export const isFresh = (s: State, row: number): boolean => rowAt(s, row).entered > (s.vars[V_SINCE] as number)

// why: made once, asked for every legend at every window
const CANNOT_ATTACK = reason('reason.cannotAttack')
const FRESH = reason('reason.fresh')

function cannotAttack(s: State, row: number): Reason | null {
  const r = rowAt(s, row)
  // a "cannot" that no "may" lifts (LG-R74)
  if (banned(s, row, ATTACKING)) return CANNOT_ATTACK
  if (isFresh(s, row) && !has(s, row, CHARGE)) return FRESH
  const most = (has(s, row, FLURRY) ? 2 : 1) + r.extra + extraOf(s, row)
  return r.done >= most ? reason('reason.attacked', [], most) : null
}

const legends = (s: State, seat: Seat): number[] =>
  zoneOf(s, BOARD, seat).top.filter((row) => isLegend(s, row))

/** Bulwark limits choices among legends, not a permitted direct attack (LG-R63, LG-R64). */
function listTargets(s: State, seat: Seat, row: number, out: Options): void {
  const defender = other(seat)
  const all = legends(s, defender)
  const guards = all.filter((target) => has(s, target, BULWARK))
  for (const target of all)
    if (guards.length === 0 || guards.includes(target)) offer(out, refOf(s, target), false)
    else refuse(out, refOf(s, target), reason('reason.bulwark'))
  if (all.length === 0 || has(s, row, BYPASS)) offer(out, SEAT + defender, false)
  else refuse(out, SEAT + defender, reason('reason.legendsGuard'))
}

const PENDING_ATTACK = 1

export const attackVerb: VerbSpec = {
  code: ATTACK,
  zones: [BOARD],
  secret: false,
  blocked(s, _seat, row, window) {
    if (window !== windows[MAIN_WINDOW] || !isLegend(s, row)) return undefined
    return cannotAttack(s, row)
  },
  part: {
    prompt: 'choose.attackTarget',
    done: (_d, picks) => picks.length > 0,
    list: ({ s, seat, row }, _picks, out) => listTargets(s, seat, row, out),
    take: () => undefined,
  },
  declare(m, seat, row, picks) {
    const s = m.s
    const code = picks[0] as number
    const direct = code < 4096
    rowAt(s, row).done++
    s.battle = {
      ...noBattle(),
      stage: PENDING_ATTACK,
      seat,
      attacker: refOf(s, row),
      target: direct ? 0 : code,
    }
    s.vars[V_EVENT] = eventBit('attack') | (direct ? eventBit('attackDirect') : 0)
    s.vars[V_QUIET] = 0
    touch()
    tell(m, 'declared')
    pushProc(m, attackProc, seat)
    return 'restart'
  },
}

const powerAt = (s: State, ref: Ref): number => (live(s, ref) < 0 ? 0 : statOf(s, rowOf(ref), POWER))

function tell(m: Machine, stage: 'declared' | 'spent' | 'fought'): void {
  if (m.sink === null) return
  const { attacker, target } = m.s.battle
  emit(m, { e: 'battle', stage, attacker, target, a: powerAt(m.s, attacker), b: powerAt(m.s, target) })
}

const openWindow: ProcStep = {
  run(m: Machine, f: Frame) {
    push(m, P_WINDOW, f.seat, ATTACK_WINDOW, 0)
    return PUSHED
  },
}

/** Both still there and on their sides; a direct attack stays direct (LG-R65). */
function stands(s: State): boolean {
  const { attacker, target, seat, negated } = s.battle
  const from = live(s, attacker)
  if (negated === 1 || from < 0 || rowAt(s, from).controller !== seat) return false
  if (target === 0) return true
  const at = live(s, target)
  return at >= 0 && rowAt(s, at).controller !== seat
}

/** What the controller of a discarded legend loses by the difference (LG-9.10, LG-R66). */
function pierce(s: State, row: number, difference: number): number {
  if (has(s, row, PADDED)) return 0
  return difference + seatExtra(s, rowAt(s, row).controller, MORE_PIERCE)
}

/** Compare, discard, Pierce, in this order; the end of a round cuts off what follows (LG-R67). */
const fight: ProcStep = {
  run(m: Machine) {
    const s = m.s
    const { attacker, target, seat } = s.battle
    if (!stands(s)) {
      tell(m, 'spent')
      return NEXT
    }
    tell(m, 'fought')
    const a = powerAt(s, attacker)
    if (target === 0) {
      lose(m, other(seat), a)
      return NEXT
    }
    const b = powerAt(s, target)
    const rows = [rowOf(attacker), rowOf(target)]
    const [loser, winner] = a > b ? [rows[1], rows[0]] : a < b ? rows : []
    if (loser === undefined || winner === undefined) {
      destroy(m, rows, true)
      return NEXT
    }
    const side = rowAt(s, loser).controller
    const loss = pierce(s, loser, Math.abs(a - b))
    if (destroy(m, [loser], true) === 0) return NEXT
    note(m, E_DESTROYS, winner, 0)
    lose(m, side, loss)
    return NEXT
  },
}

function lose(m: Machine, seat: Seat, n: number): void {
  changeLife(m, seat === 0 ? -n : 0, seat === 1 ? -n : 0, 'battle')
}

const finish: ProcStep = {
  run(m: Machine, f: Frame) {
    m.s.battle = noBattle()
    touch()
    pushProc(m, afterProc, f.seat)
    return PUSHED
  },
}

const leave: ProcStep = { run: () => POP }

export const attackProc: Proc = { name: 'attack', steps: [openWindow, fight, finish, leave] }
