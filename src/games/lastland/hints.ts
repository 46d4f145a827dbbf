// What Last Land tells an AI about a position: its worth in cards of the deck. An AI knows nothing else of the game.

import { keywordOf, statOf } from '../../engine/stats.ts'
import { GOING_ON, GUARD, other, type Seat, SLIDE, type State } from '../../engine/types.ts'
import { countLaid, rowAt, zoneOf, zoneSize } from '../../engine/zones.ts'
import { isFront } from './board.ts'
import {
  ATK,
  BATTLE_BONUS,
  COUNTER,
  DECK,
  DEF,
  DIRECT_BONUS,
  FIELDS,
  HAND,
  INITIATIVE,
  POWER,
  SPD,
  TRAPS,
} from './tables.ts'

export { lastland as definition } from './definition.ts'

const GAME = 100_000

/** An attack must be expected to be guarded. */
export const answers = [GUARD, SLIDE]

export const POINTS = {
  /** a character as such, and where it stands */
  body: 1.4,
  front: 0.6,
  /** a ready one may still attack or guard */
  ready: 0.5,
  atk: 1.3,
  def: 0.8,
  spd: 0.25,
  power: 0.9,
  /** a Power Card too few to live through the next blow */
  frail: 0.8,
  keyword: 0.5,
  hand: 0.75,
  trap: 1.2,
  /** a deck is worth more as it runs out */
  low: 40,
} as const

const life = (cards: number): number => (cards <= 0 ? -GAME : cards - POINTS.low / (cards + 2))

/** The position's worth for a seat. */
export function worth(s: State, seat: Seat): number {
  if (s.result !== GOING_ON) return s.result === seat ? 3 * GAME : s.result === other(seat) ? -3 * GAME : 0
  return side(s, seat) - side(s, other(seat))
}

function side(s: State, seat: Seat): number {
  let sum = life(zoneSize(zoneOf(s, DECK, seat)))
  sum += zoneOf(s, HAND, seat).top.length * POINTS.hand
  for (const row of zoneOf(s, TRAPS, seat).top) if (row >= 0) sum += POINTS.trap
  for (const row of zoneOf(s, FIELDS, seat).top) if (row >= 0) sum += characterWorth(s, row)
  return sum
}

function characterWorth(s: State, row: number): number {
  const r = rowAt(s, row)
  const power = countLaid(s, row, POWER)
  let sum = POINTS.body + power * POINTS.power
  sum +=
    statOf(s, row, ATK) * POINTS.atk + statOf(s, row, DEF) * POINTS.def + statOf(s, row, SPD) * POINTS.spd
  for (const keyword of [DIRECT_BONUS, BATTLE_BONUS, COUNTER, INITIATIVE])
    sum += keywordOf(s, row, keyword) * POINTS.keyword
  if (isFront(r.slot)) sum += POINTS.front
  if (r.turned === 0) sum += POINTS.ready
  if (power === 0) sum -= POINTS.frail
  return sum
}
