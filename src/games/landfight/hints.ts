// What Landfight tells an AI about a position: its worth in points of Land Life. An AI knows nothing else of the game.

import {
  ATTACKING,
  ATTACKING_DIRECTLY,
  ATTACKING_LAND,
  type CardDef,
  DESTROYED,
  DESTROYED_BY_BATTLE,
  END_OF_TURN,
  V_LIFE,
  V_PHASE,
  V_TURN,
  V_TURN_PLAYER,
} from '../../engine/rules.ts'
import { banned, extraOf, permitted, touch } from '../../engine/stats.ts'
import { GOING_ON, other, type Seat, type State } from '../../engine/types.ts'
import { countLaid, rowAt, zoneOf, zoneSize } from '../../engine/zones.ts'
import { type Board, boardWorth, fight, type Unit } from './outlook.ts'
import { strengthOf } from './strength.ts'
import { BATTLE_PHASE, CONTINUOUS, CREATURES, DECK, HAND, RUINS, roles, V_WINS } from './tables.ts'
import { cardWorth, creatureWorth, POINTS } from './worth.ts'

export { landfight as definition } from './definition.ts'

const STACKED = roles.findIndex((role) => role.id === 'stacked')

/** A game of a match won or lost outweighs every position. */
const GAME = 100_000

/** The position's worth for a seat. `s` must be the caller's own: it is changed on the way and put back. */
export function worth(s: State, seat: Seat): number {
  if (s.result !== GOING_ON) return s.result === seat ? 3 * GAME : s.result === other(seat) ? -3 * GAME : 0
  const wins = (s.vars[V_WINS + seat] as number) - (s.vars[V_WINS + other(seat)] as number)
  return GAME * wins + side(s, seat) - side(s, other(seat)) + outlook(s, seat)
}

/** What a seat holds beside life and creatures. */
function side(s: State, seat: Seat): number {
  const worthOf = (row: number): number => cardWorth(s.rules.defs[rowAt(s, row).def] as CardDef)
  const sumOf = (rows: readonly number[]): number => rows.reduce((sum, row) => sum + worthOf(row), 0)
  const deck = zoneOf(s, DECK, seat)
  const left = zoneSize(deck)
  let sum = leisure(s, seat) * sumOf(zoneOf(s, HAND, seat).top)
  sum += POINTS.continuous * zoneOf(s, CONTINUOUS, seat).top.length
  sum += POINTS.ruins * Math.min(zoneOf(s, RUINS, seat).top.length, POINTS.ruinsMost)
  sum += POINTS.nextCard * sumOf(deck.top.slice(0, 1)) + POINTS.cardAfter * sumOf(deck.top.slice(1, 2))
  if (left < POINTS.deckLow) sum -= (POINTS.deckLow - left) * POINTS.deckOut
  return sum
}

/** A hand is worth its cards as long as there is time to play them. */
function leisure(s: State, seat: Seat): number {
  let threat = 0
  for (const row of zoneOf(s, CREATURES, other(seat)).top) if (row >= 0) threat += strengthOf(s, row)
  const left = ((s.vars[V_LIFE + seat] as number) - threat) / POINTS.leisure
  return Math.max(POINTS.haste, Math.min(1, left))
}

/** Life and creatures now, then as the attacks that are to come would leave them, each turn surer than the next. */
function outlook(s: State, seat: Seat): number {
  const turn = s.vars[V_TURN_PLAYER] as Seat
  const board: Board = {
    life: [s.vars[V_LIFE] as number, s.vars[V_LIFE + 1] as number],
    units: [[], []],
  }
  const mayAttack = (s.vars[V_PHASE] as number) <= BATTLE_PHASE && (s.vars[V_TURN] as number) > 1
  lay(s, board, mayAttack ? turn : -1)
  rest(s, board)
  let before = boardWorth(board, seat)
  let sum = before
  let attacker = mayAttack ? turn : other(turn)
  let first = mayAttack
  for (const sure of mayAttack ? POINTS.sure : POINTS.sure.slice(1)) {
    fight(board, attacker, first, first ? [] : fresh(s, attacker))
    const after = boardWorth(board, seat)
    sum += sure * (after - before)
    before = after
    attacker = other(attacker)
    first = false
  }
  return sum
}

/** What a seat may add to its next attack out of its hand. */
const fresh = (s: State, seat: Seat): readonly number[] =>
  POINTS.fresh[Math.min(zoneOf(s, HAND, seat).top.length, POINTS.fresh.length - 1)] ?? []

/** The creatures with what counts this turn. */
function lay(s: State, board: Board, attacker: number): void {
  for (const seat of [0, 1] as const)
    for (const row of zoneOf(s, CREATURES, seat).top) {
      if (row < 0) continue
      const r = rowAt(s, row)
      const attacks = 1 + r.extra + extraOf(s, row) - r.done
      const unit: Unit = {
        row,
        now: strengthOf(s, row),
        later: 0,
        attacksNow: seat !== attacker || banned(s, row, ATTACKING) ? 0 : Math.max(0, attacks),
        attacksLater: 0,
        direct: permitted(s, row, ATTACKING_DIRECTLY),
        directLater: false,
        noLand: banned(s, row, ATTACKING_LAND),
        lasting: banned(s, row, DESTROYED_BY_BATTLE) || banned(s, row, DESTROYED),
        worth: 0,
      }
      board.units[seat].push(unit)
    }
}

/** The creatures once "this turn" is over, and their worth. */
function rest(s: State, board: Board): void {
  const mods = s.mods
  const now = s.vars[V_TURN] as number
  if (mods.length > 0) {
    s.mods = mods.filter((x) => !(x.until === END_OF_TURN && x.turn <= now))
    touch()
  }
  for (const units of board.units)
    for (const unit of units) {
      unit.later = strengthOf(s, unit.row)
      unit.attacksLater = banned(s, unit.row, ATTACKING) ? 0 : 1 + extraOf(s, unit.row)
      unit.directLater = permitted(s, unit.row, ATTACKING_DIRECTLY)
      unit.worth = creatureWorth(unit.later) + abilities(s, unit)
    }
  if (mods.length > 0) {
    s.mods = mods
    touch()
  }
}

/** What a creature is good for beside its Strength. */
function abilities(s: State, unit: Unit): number {
  const def = s.rules.defs[rowAt(s, unit.row).def] as CardDef
  let sum = 0
  for (const ability of def.abilities) {
    if (ability.kind === 'act') sum += POINTS.act
    else if (ability.kind === 'trigger' && ability.trigger?.by === 0) sum += POINTS.trigger
    if (ability.stack > 0) sum += Math.min(countLaid(s, unit.row, STACKED), ability.stack) * POINTS.stacked
  }
  if (unit.lasting) sum += POINTS.lasting
  if (unit.directLater) sum += POINTS.direct * unit.later
  sum += (unit.attacksLater - 1) * (unit.attacksLater > 0 ? POINTS.secondAttack * unit.later : POINTS.tied)
  return sum
}
