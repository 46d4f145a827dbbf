// A Battle Phase reckoned with numbers alone: who would attack which field, who would guard, what would be left (LL-12 to LL-15).

import { other, type Seat } from '../../engine/types.ts'
import { BEHIND, BESIDE } from './board.ts'

export interface Unit {
  seat: Seat
  slot: number
  atk: number
  def: number
  spd: number
  power: number
  /** may still attack in this Battle Phase; may still guard */
  attacks: boolean
  ready: boolean
  directBonus: number
  battleBonus: number
  counter: number
  berserk: number
  initiative: boolean
  turnInitiative: boolean
  blockThrough: boolean
  slides: boolean
  /** what is lost with it, its Power Cards apart */
  worth: number
}

export interface Board {
  units: Unit[]
  /** cards of the decks, and below 0 what is discarded beyond them */
  decks: [number, number]
  /** decides first where SPD is equal */
  holder: Seat
}

export interface Rates {
  /** a deck of so many cards */
  life(cards: number): number
  power: number
  /** attacking leaves one guard fewer against an enemy that still may attack */
  tired: number
}

interface Outcome {
  guard: Unit | null
  toGuard: number
  toAttacker: number
  /** cards of the attacked player's deck, of the attacker's */
  mill: number
  back: number
  /** for the attacking player */
  value: number
}

const dies = (unit: Unit, damage: number): boolean => damage > unit.power

const cost = (unit: Unit, damage: number, rates: Rates): number =>
  dies(unit, damage) ? unit.worth + unit.power * rates.power : damage * rates.power

/** Plays the attacks that sensible players would make, fastest first. */
export function battle(board: Board, rates: Rates): void {
  for (;;) {
    const attacker = fastest(board)
    if (attacker === null || board.decks[0] <= 0 || board.decks[1] <= 0) return
    attacker.attacks = false
    const best = bestAttack(board, attacker, rates)
    if (best !== null) carryOut(board, attacker, best)
  }
}

function fastest({ units, holder }: Board): Unit | null {
  let first: Unit | null = null
  for (const unit of units) {
    if (!unit.attacks || !unit.ready) continue
    if (
      first === null ||
      unit.spd > first.spd ||
      (unit.spd === first.spd && unit.seat === holder && first.seat !== holder)
    )
      first = unit
  }
  return first
}

function bestAttack(board: Board, attacker: Unit, rates: Rates): Outcome | null {
  const foe = other(attacker.seat)
  let least = board.units.some((unit) => unit.seat === foe && unit.attacks && unit.ready) ? rates.tired : 0
  let best: Outcome | null = null
  for (const slot of [attacker.slot, ...(BESIDE[attacker.slot] ?? [])]) {
    const outcome = defended(board, attacker, slot, rates)
    if (outcome.value <= least) continue
    least = outcome.value
    best = outcome
  }
  return best
}

/** The attack on a field, as the attacked player answers it. */
function defended(board: Board, attacker: Unit, slot: number, rates: Rates): Outcome {
  let worst = unguarded(board, attacker, rates)
  const foe = other(attacker.seat)
  const target = board.units.find((unit) => unit.seat === foe && unit.slot === slot)
  for (const guard of board.units) {
    if (guard.seat !== foe || !guard.ready || !mayGuard(guard, target, slot, attacker)) continue
    const outcome = guarded(board, attacker, guard, rates)
    if (outcome.value < worst.value) worst = outcome
  }
  return worst
}

/** The target itself, one behind it, or into an empty field from beside or behind (LL-R56, LL-15.20). */
function mayGuard(guard: Unit, target: Unit | undefined, slot: number, attacker: Unit): boolean {
  if (guard === target) return true
  const behind = BEHIND[slot]?.includes(guard.slot) === true
  if (target === undefined) return guard.slides && (behind || BESIDE[slot]?.includes(guard.slot) === true)
  return behind && !attacker.blockThrough
}

function unguarded({ decks }: Board, attacker: Unit, rates: Rates): Outcome {
  const mill = attacker.atk > 0 ? attacker.atk + attacker.directBonus : 0
  const deck = decks[other(attacker.seat)]
  const value = rates.life(deck) - rates.life(deck - mill)
  return { guard: null, toGuard: 0, toAttacker: 0, mill, back: 0, value }
}

function guarded({ decks }: Board, attacker: Unit, guard: Unit, rates: Rates): Outcome {
  let toGuard = Math.max(0, attacker.atk + attacker.berserk - guard.def)
  let toAttacker = Math.max(0, guard.atk + guard.counter - attacker.def)
  const guardFirst = guard.turnInitiative || guard.initiative
  if (attacker.initiative && !guardFirst && dies(guard, toGuard)) toAttacker = 0
  if (!attacker.initiative && guard.turnInitiative && dies(attacker, toAttacker)) toGuard = 0
  const [falls, lost] = [dies(guard, toGuard), dies(attacker, toAttacker)]
  const mill = falls && !lost ? attacker.battleBonus : 0
  const back = lost && !falls ? guard.battleBonus : 0
  const [theirs, own] = [decks[guard.seat], decks[attacker.seat]]
  const value =
    cost(guard, toGuard, rates) -
    cost(attacker, toAttacker, rates) +
    (rates.life(theirs) - rates.life(theirs - mill)) -
    (rates.life(own) - rates.life(own - back))
  // an exhausted guard leaves the way open for the next attack
  return { guard, toGuard, toAttacker, mill, back, value: value + rates.tired }
}

function carryOut(board: Board, attacker: Unit, { guard, toGuard, toAttacker, mill, back }: Outcome): void {
  attacker.ready = false
  board.decks[other(attacker.seat)] -= mill
  board.decks[attacker.seat] -= back
  if (guard === null) return
  guard.ready = false
  wound(board, guard, toGuard)
  wound(board, attacker, toAttacker)
}

function wound(board: Board, unit: Unit, damage: number): void {
  if (dies(unit, damage)) board.units = board.units.filter((one) => one !== unit)
  else unit.power -= damage
}
