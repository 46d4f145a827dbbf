// A Battle Phase reckoned with numbers alone: who would attack whom, and what would be left (LF-4.6 to LF-4.9, LF-5.2).

import { other, type Seat } from '../../engine/types.ts'
import { creatureWorth, lifeWorth } from './worth.ts'

export interface Unit {
  row: number
  /** Strength this turn, and when "this turn" is over */
  now: number
  later: number
  attacksNow: number
  attacksLater: number
  /** may attack the Land past guards */
  direct: boolean
  directLater: boolean
  noLand: boolean
  /** battle does not destroy it */
  lasting: boolean
  worth: number
}

export interface Board {
  /** below 0 where attacks do more than they need: who must die still sees which play brings the end further off */
  life: [number, number]
  units: [Unit[], Unit[]]
}

export function boardWorth(board: Board, seat: Seat): number {
  const foe = other(seat)
  let sum = lifeWorth(board.life[seat]) - lifeWorth(board.life[foe])
  for (const unit of board.units[seat]) sum += unit.worth
  for (const unit of board.units[foe]) sum -= unit.worth
  return sum
}

interface Striker {
  unit: Unit
  strength: number
  left: number
}

/** A creature that may come out of the hand. It is on no board: only what it attacks counts. */
const fromHand = (strength: number): Unit => ({
  row: -1,
  now: strength,
  later: strength,
  attacksNow: 1,
  attacksLater: 1,
  direct: false,
  directLater: false,
  noLand: false,
  lasting: false,
  worth: creatureWorth(strength),
})

/** Changes the board by the attacks that a sensible player would make; `fresh`: Strengths of creatures still to come. */
export function fight(board: Board, seat: Seat, thisTurn: boolean, fresh: readonly number[]): void {
  if (board.life[0] <= 0 || board.life[1] <= 0) return
  const strength = (unit: Unit): number => (thisTurn ? unit.now : unit.later)
  const strikers: Striker[] = []
  for (const unit of board.units[seat]) {
    const left = thisTurn ? unit.attacksNow : unit.attacksLater
    if (left > 0) strikers.push({ unit, strength: strength(unit), left })
  }
  for (const n of fresh) strikers.push({ unit: fromHand(n), strength: n, left: 1 })
  if (strikers.length === 0) return
  strikers.sort((a, b) => a.strength - b.strength)
  const foe = other(seat)
  const direct = (x: Striker): boolean => (thisTurn ? x.unit.direct : x.unit.directLater)
  const guards = [...board.units[foe]].sort((a, b) => strength(b) - strength(a))
  if (lethalPast(board, foe, strikers, direct)) return

  const fallen = new Set<Unit>()
  const standing: Unit[] = []
  for (const guard of guards) {
    const by = guard.lasting ? undefined : weakestAbove(strikers, strength(guard), direct)
    if (by === undefined) standing.push(guard)
    else {
      by.left--
      fallen.add(guard)
    }
  }
  if (standing.length > 0) trade(board, foe, strikers, standing, fallen, strength)
  if (standing.length === 0) strikeLand(board, foe, strikers)
  else strikeLand(board, foe, strikers.filter(direct))
  board.units[foe] = board.units[foe].filter((unit) => !fallen.has(unit))
  board.units[seat] = board.units[seat].filter((unit) => !fallen.has(unit))
}

/** Those that may attack past guards end the game by doing so. */
function lethalPast(board: Board, foe: Seat, strikers: Striker[], direct: (x: Striker) => boolean): boolean {
  let sum = 0
  for (const x of strikers) if (direct(x) && !x.unit.noLand) sum += x.strength * x.left
  if (sum < board.life[foe]) return false
  board.life[foe] -= sum
  return true
}

/** The weakest that wins; those that can go past guards are kept for the Land. */
function weakestAbove(
  strikers: Striker[],
  strength: number,
  direct: (x: Striker) => boolean,
): Striker | undefined {
  let kept: Striker | undefined
  for (const x of strikers) {
    if (x.left <= 0 || x.strength <= strength) continue
    if (!direct(x)) return x
    kept ??= x
  }
  return kept
}

/** Equal Strength destroys both: worth it for a better creature, or when it opens the way to the Land. */
function trade(
  board: Board,
  foe: Seat,
  strikers: Striker[],
  standing: Unit[],
  fallen: Set<Unit>,
  strength: (unit: Unit) => number,
): void {
  const pairs: [Striker, Unit][] = []
  const taken = new Map<Striker, number>()
  for (const guard of standing) {
    if (guard.lasting) continue
    const by = strikers.find((x) => x.left > (taken.get(x) ?? 0) && x.strength === strength(guard))
    if (by === undefined) continue
    pairs.push([by, guard])
    taken.set(by, by.unit.lasting ? (taken.get(by) ?? 0) + 1 : by.left)
  }
  const lost = (x: Striker): number => (x.unit.lasting ? 0 : x.unit.worth)
  const opens = pairs.length === standing.length
  let balance = 0
  for (const [by, guard] of pairs) balance += guard.worth - lost(by)
  if (opens) {
    let damage = 0
    for (const x of strikers)
      if (!x.unit.noLand) damage += x.strength * Math.max(0, x.left - (taken.get(x) ?? 0))
    balance += lifeWorth(board.life[foe]) - lifeWorth(board.life[foe] - damage)
  }
  for (const [by, guard] of pairs) {
    if (opens ? balance <= 0 : guard.worth - lost(by) <= 0) continue
    fallen.add(guard)
    standing.splice(standing.indexOf(guard), 1)
    by.left = by.unit.lasting ? by.left - 1 : 0
    if (!by.unit.lasting) fallen.add(by.unit)
  }
}

function strikeLand(board: Board, foe: Seat, strikers: Striker[]): void {
  for (const x of strikers) {
    if (x.unit.noLand || x.left <= 0) continue
    board.life[foe] -= x.strength * x.left
    x.left = 0
  }
}
