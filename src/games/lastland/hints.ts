// What Last Land tells an AI about a position: its worth in cards of the deck. An AI knows nothing else of the game.

import { ATTACKING, V_PHASE } from '../../engine/rules.ts'
import { banned, keywordOf, statOf } from '../../engine/stats.ts'
import { GOING_ON, GUARD, other, type Seat, SLIDE, type State } from '../../engine/types.ts'
import { countLaid, rowAt, zoneOf, zoneSize } from '../../engine/zones.ts'
import { isFront } from './board.ts'
import { type Board, battle, type Rates, type Unit } from './outlook.ts'
import {
  ATK,
  BATTLE_BONUS,
  BATTLE_PHASE,
  BERSERK,
  BLOCK_THROUGH,
  COUNTER,
  DECK,
  DEF,
  DIRECT_BONUS,
  FIELDS,
  HAND,
  HAND_LIMIT,
  INITIATIVE,
  POWER,
  SLIDE_BLOCK,
  SPD,
  TRAPS,
  TURN_INITIATIVE,
  V_HOLDER,
} from './tables.ts'

export { lastland as definition } from './definition.ts'

const GAME = 100_000

/** An attack must be expected to be guarded. */
export const answers = [GUARD, SLIDE]
/** Passing does not give the other player the turn's cards any more than acting does. */
export const still = true

export const POINTS = {
  /** a character as such, and where it stands */
  body: 1.4,
  front: 0.6,
  atk: 1.3,
  def: 0.8,
  spd: 0.25,
  power: 0.75,
  /** a Power Card too few to live through the next blow */
  frail: 0.8,
  keyword: 0.5,
  hand: 1.05,
  trap: 1.2,
  /** a deck is worth more as it runs out */
  low: 40,
  lost: 150,
  /** how sure the battle that is to come is */
  sure: 0.85,
  tired: 0.3,
} as const

const life = (cards: number): number => (cards <= 0 ? cards - POINTS.lost : cards - POINTS.low / (cards + 2))

const RATES: Rates = { life, power: POINTS.power, tired: POINTS.tired }

/** The position's worth for a seat. */
export function worth(s: State, seat: Seat): number {
  if (s.result !== GOING_ON) return s.result === seat ? 3 * GAME : s.result === other(seat) ? -3 * GAME : 0
  const board = laid(s)
  const now = boardWorth(board, seat)
  battle(board, RATES)
  return now + POINTS.sure * (boardWorth(board, seat) - now) + side(s, seat) - side(s, other(seat))
}

function boardWorth({ units, decks }: Board, seat: Seat): number {
  let sum = life(decks[seat]) - life(decks[other(seat)])
  for (const unit of units) sum += (unit.seat === seat ? 1 : -1) * (unit.worth + unit.power * POINTS.power)
  return sum
}

/** What a seat holds beside deck and characters. */
function side(s: State, seat: Seat): number {
  let sum = Math.min(zoneOf(s, HAND, seat).top.length, HAND_LIMIT) * POINTS.hand
  for (const row of zoneOf(s, TRAPS, seat).top) if (row >= 0) sum += POINTS.trap
  for (const row of zoneOf(s, FIELDS, seat).top)
    if (row >= 0 && countLaid(s, row, POWER) === 0) sum -= POINTS.frail
  return sum
}

/** In a Battle Phase what is left of it, else the next, for which everybody wakes. */
function laid(s: State): Board {
  const fighting = s.vars[V_PHASE] === BATTLE_PHASE
  const units: Unit[] = []
  for (const seat of [0, 1] as const)
    for (const row of zoneOf(s, FIELDS, seat).top) if (row >= 0) units.push(unitOf(s, seat, row, fighting))
  return {
    units,
    decks: [zoneSize(zoneOf(s, DECK, 0)), zoneSize(zoneOf(s, DECK, 1))],
    holder: s.vars[V_HOLDER] as Seat,
  }
}

function unitOf(s: State, seat: Seat, row: number, fighting: boolean): Unit {
  const r = rowAt(s, row)
  const keyword = (which: number): number => keywordOf(s, row, which)
  const has = (which: number): boolean => keywordOf(s, row, which) > 0
  const [atk, def, spd] = [statOf(s, row, ATK), statOf(s, row, DEF), statOf(s, row, SPD)]
  const front = isFront(r.slot)
  const decided = fighting && r.done !== 0
  let worth = POINTS.body + atk * POINTS.atk + def * POINTS.def + spd * POINTS.spd
  for (const which of [DIRECT_BONUS, BATTLE_BONUS, COUNTER, INITIATIVE])
    worth += keyword(which) * POINTS.keyword
  if (front) worth += POINTS.front
  return {
    seat,
    slot: r.slot,
    atk,
    def,
    spd,
    power: countLaid(s, row, POWER),
    attacks: front && !decided && !banned(s, row, ATTACKING),
    ready: !fighting || r.turned === 0,
    directBonus: keyword(DIRECT_BONUS),
    battleBonus: keyword(BATTLE_BONUS),
    counter: keyword(COUNTER),
    berserk: keyword(BERSERK),
    initiative: has(INITIATIVE),
    turnInitiative: has(TURN_INITIATIVE),
    blockThrough: has(BLOCK_THROUGH),
    slides: has(SLIDE_BLOCK),
    worth,
  }
}
