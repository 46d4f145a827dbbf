// Attack and guard as links of a chain (LL-12, LL-13, LL-R54 to LL-R60, LL-R69, LL-R76, LL-R82).

import { newLink, noBattle } from '../../engine/clone.ts'
import { enterChain } from '../../engine/declare.ts'
import { emit, live, refOf } from '../../engine/machine.ts'
import {
  type CompiledAbility,
  END_OF_BATTLE,
  F_ABILITY,
  type Machine,
  NEXT,
  type Op,
  RAISE,
  type VerbSpec,
} from '../../engine/rules.ts'
import { keywordOf, touch } from '../../engine/stats.ts'
import {
  GUARD,
  type Link,
  other,
  placeSeat,
  placeSlot,
  type Reason,
  rowOf,
  type Seat,
  SLIDE,
  type State,
} from '../../engine/types.ts'
import { turn } from '../../engine/words/board.ts'
import { rowAt, shift, zoneKind } from '../../engine/zones.ts'
import { AHEAD, AROUND, BEHIND, isFree, isFront, reaches, standsOn } from './board.ts'
import {
  ATK,
  BLOCK_THROUGH,
  C_ATTACK,
  C_GUARD,
  C_SLIDE,
  COUNTER,
  DECLARED,
  FIELDS,
  IN_BATTLE,
  SLIDE_BLOCK,
} from './tables.ts'
import { WHY } from './why.ts'

const commonOf = (s: State, which: number): CompiledAbility => s.rules.game.common[which] as CompiledAbility

/** A declaration of no card's text: its link on the chain. */
export function declareCommon(m: Machine, which: number, seat: Seat, row: number, place: number): void {
  const s = m.s
  const link = newLink(-++s.serial, F_ABILITY, seat, refOf(s, row), 0, which)
  link.place = place
  enterChain(m, link, commonOf(s, which))
}

// ---- attack -------------------------------------------------------------------------------------------------------

export function declareAttack(m: Machine, seat: Seat, row: number, place: number): void {
  const s = m.s
  const target = standsOn(s, place)
  const empty = isFree(s, placeSeat(place), placeSlot(place))
  rowAt(s, row).done = 1
  s.battle = {
    ...noBattle(),
    stage: DECLARED,
    seat,
    attacker: refOf(s, row),
    target: target < 0 ? 0 : refOf(s, target),
    place,
    empty: empty ? 1 : 0,
  }
  turn(m, row, 1)
  emit(m, {
    e: 'battle',
    stage: 'declared',
    attacker: s.battle.attacker,
    target: s.battle.target,
    a: place,
    b: 0,
  })
  declareCommon(m, C_ATTACK, seat, row, place)
}

/** The attack declaration is over: during battle from now on (LL-14.1). */
export const attackOp: Op = {
  run(m) {
    m.s.battle.stage = IN_BATTLE
    return NEXT
  },
}

/** Still on the board, in the front row, and the field within reach (LL-R59). */
const attackStands = (s: State): boolean => {
  const row = live(s, s.battle.attacker)
  return s.battle.negated === 0 && row >= 0 && reaches(s, row, s.battle.place)
}

// ---- guard --------------------------------------------------------------------------------------------------------

/** The target character, if it still stands on the attacked field (LL-R55); -1 = none. */
function targetOf(s: State): number {
  const row = live(s, s.battle.target)
  return row >= 0 && standsOn(s, s.battle.place) === row ? row : -1
}

/** From where a character may guard: as the target, from behind it, from in front of a back field; null: from nowhere (LL-R56). */
function guardFrom(s: State, row: number): 'target' | 'behind' | 'ahead' | null {
  const r = rowAt(s, row)
  const b = s.battle
  if (zoneKind(r.zone) !== FIELDS || r.controller === b.seat) return null
  const target = targetOf(s)
  if (target === row) return 'target'
  const slot = placeSlot(b.place)
  const from = (table: readonly (readonly number[])[]) => (table[slot] as readonly number[]).includes(r.slot)
  if (isFront(slot)) return target >= 0 && from(BEHIND) ? 'behind' : null
  return from(AHEAD) ? 'ahead' : null
}

/** One guard for an attack, declared while the attack waits (LL-R57, LL-R69). */
function guardDeclared(s: State): boolean {
  for (const link of s.chain)
    if (link.def === 0 && (link.ability === C_GUARD || link.ability === C_SLIDE)) return true
  return false
}

/** undefined: nothing to guard against now. */
function guarding(s: State, seat: Seat, row: number): Reason | null | undefined {
  if (s.battle.stage !== DECLARED || s.battle.seat === seat || s.chain.length === 0) return undefined
  if (guardDeclared(s)) return WHY.guarded
  return rowAt(s, row).turned === 0 ? null : WHY.exhausted
}

export const guardVerb: VerbSpec = {
  code: GUARD,
  zones: [FIELDS],
  secret: false,
  part: null,
  blocked(s, seat, row) {
    const why = guarding(s, seat, row)
    if (why === undefined) return undefined
    const from = guardFrom(s, row)
    if (from === null) return WHY.cannotGuard
    if (why !== null) return why
    const attacker = live(s, s.battle.attacker)
    const barred = from === 'behind' && attacker >= 0 && keywordOf(s, attacker, BLOCK_THROUGH) > 0
    return barred ? WHY.blockThrough : null
  },
  declare(m, seat, row) {
    turn(m, row, 1)
    declareCommon(m, C_GUARD, seat, row, -1)
    return 'answer'
  },
}

/** Turned sideways and moved while declaring; neither is taken back (LL-R82). */
export const slideVerb: VerbSpec = {
  code: SLIDE,
  zones: [FIELDS],
  secret: false,
  part: null,
  blocked(s, seat, row) {
    const why = guarding(s, seat, row)
    if (why === undefined || keywordOf(s, row, SLIDE_BLOCK) === 0) return undefined
    const { place, empty } = s.battle
    const slot = placeSlot(place)
    const near = (AROUND[rowAt(s, row).slot] as readonly number[]).includes(slot)
    if (empty === 0 || !near || !isFree(s, seat, slot)) return WHY.cannotSlide
    return why
  },
  declare(m, seat, row) {
    turn(m, row, 1)
    m.batch++
    shift(m, row, placeSlot(m.s.battle.place), 'slide')
    declareCommon(m, C_SLIDE, seat, row, -1)
    return 'answer'
  },
}

/** It is the guard character; Counter counts from now to the end of the battle (LL-13.3, LL-15.18, LL-R80). */
export const guardOp: Op = {
  run(m, f) {
    const s = m.s
    const link = s.chain.find((one) => one.id === f.link) as Link
    const row = rowOf(link.src)
    s.battle.guard = link.src
    emit(m, { e: 'battle', stage: 'guarded', attacker: s.battle.attacker, target: link.src, a: 0, b: 0 })
    const by = keywordOf(s, row, COUNTER)
    if (by === 0) return NEXT
    s.mods.push({ what: link.src, op: RAISE, stat: ATK, by, until: END_OF_BATTLE, turn: 0, src: link.src })
    touch()
    emit(m, { e: 'modified', card: link.src, stat: 'atk', by, until: 'endOfBattle' })
    return NEXT
  },
}

/** Whether a link of an attack or a guard still holds (LL-R59, LL-R60). */
export function battleLinkStands(s: State, link: Link): boolean {
  if (link.ability === C_ATTACK) return attackStands(s)
  const row = live(s, link.src)
  if (row < 0) return false
  if (link.ability === C_GUARD) return guardFrom(s, row) !== null
  return standsOn(s, s.battle.place) === row
}

/** No battle comes of it: the attack is over (LL-R59). */
export function attackFails(m: Machine): void {
  const { attacker, target, negated } = m.s.battle
  if (negated === 0) emit(m, { e: 'battle', stage: 'spent', attacker, target, a: 0, b: 0 })
  m.s.battle = noBattle()
}

export const attackedSeat = (s: State): Seat => other(s.battle.seat)
