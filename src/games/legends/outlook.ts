// Turns of attacks reckoned with numbers alone: who would attack whom, and what would be left (LG-9.x).

import { other, type Seat } from '../../engine/types.ts'

export interface Unit {
  power: number
  attacksNow: number
  attacksLater: number
  bypass: boolean
  bulwark: boolean
  padded: boolean
  worth: number
}

export interface Board {
  /** below 0 where attacks do more than they need */
  life: [number, number]
  units: [Unit[], Unit[]]
}

export type LifeWorth = (life: number) => number

/** Changes the board by the attacks that a sensible player would make, the weakest first so that the strong find the way open. */
export function fight(board: Board, seat: Seat, now: boolean, lifeWorth: LifeWorth): void {
  const foe = other(seat)
  const left = new Map<Unit, number>()
  for (const unit of board.units[seat]) left.set(unit, now ? unit.attacksNow : unit.attacksLater)
  const attackers = [...board.units[seat]].sort((a, b) => a.power - b.power)
  for (const attacker of attackers)
    for (let n = left.get(attacker) ?? 0; n > 0; n--) {
      if (board.life[0] <= 0 || board.life[1] <= 0) return
      if (!attack(board, seat, foe, attacker, lifeWorth)) break
    }
}

/** One attack at the best target; false: it makes none, or it is its last. */
function attack(board: Board, seat: Seat, foe: Seat, attacker: Unit, lifeWorth: LifeWorth): boolean {
  const loss = (damage: number): number => lifeWorth(board.life[foe]) - lifeWorth(board.life[foe] - damage)
  const guards = board.units[foe]
  let best = 0
  let target: Unit | null = null
  if (guards.length === 0 || attacker.bypass) best = loss(attacker.power)
  const walled = guards.some((guard) => guard.bulwark)
  for (const guard of guards) {
    if (guard.power > attacker.power || (walled && !guard.bulwark)) continue
    const tie = guard.power === attacker.power
    const value =
      guard.worth - (tie ? attacker.worth : 0) + (guard.padded ? 0 : loss(attacker.power - guard.power))
    if (value <= best) continue
    best = value
    target = guard
  }
  if (best <= 0) return false
  if (target === null) {
    board.life[foe] -= attacker.power
    return true
  }
  const fallen = target
  if (!fallen.padded) board.life[foe] -= attacker.power - fallen.power
  board.units[foe] = guards.filter((guard) => guard !== fallen)
  if (fallen.power < attacker.power) return true
  board.units[seat] = board.units[seat].filter((unit) => unit !== attacker)
  return false
}
