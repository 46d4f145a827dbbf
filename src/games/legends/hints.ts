// What Legends tells an AI about a position: its worth in points of life. An AI knows nothing else of the game.

import { ATTACKING, type CardDef, V_LIFE, V_PHASE, V_TURN_PLAYER } from '../../engine/rules.ts'
import { banned, keywordOf, statOf } from '../../engine/stats.ts'
import { defOf, GOING_ON, other, type Seat, type State } from '../../engine/types.ts'
import { rowAt, zoneOf } from '../../engine/zones.ts'
import { isFresh } from './battle.ts'
import { type Board, fight, type Unit } from './outlook.ts'
import {
  BOARD,
  BULWARK,
  BYPASS,
  CHARGE,
  ENDING,
  FLURRY,
  HAND,
  isLegend,
  keywords,
  kinds,
  LEVEL,
  PADDED,
  POWER,
  RITUALS,
  V_ROUND,
  V_WINS,
} from './tables.ts'

export { legends as definition } from './definition.ts'

/** What follows a pick in the draft says little of it, and there is much of it. */
export const apart = ['choose.draft']
/** Passing does not give the other player the turn's cards any more than acting does. */
export const still = true

/** A round won or lost outweighs every position. */
const GAME = 100_000

export const POINTS = {
  /** a legend as such: it guards the player, and it can be a tribute */
  body: 1.6,
  power: 0.7,
  level: 0.5,
  keyword: 0.6,
  /** spells and rituals that stay */
  fixture: 1.6,
  hand: 1.3,
  handPower: 0.18,
  counter: 0.8,
  ritual: 1.4,
  /** of a legend in the hand that can be played at once, after another one, or neither */
  playable: [1, 0.75, 0.35],
  /** one legend a turn: the second and those after it wait */
  waiting: 0.8,
  /** what a seat has come to own, wherever it lies: the deck it will draw from */
  owned: 0.35,
  /**
   * What is drafted: as, over 800 matches with drafts at random, the first round was won by who had drafted it. A
   * legend of level 1, then higher ones: as such, and for each point of power.
   */
  draft: { first: [4.2, 0.6], later: [3.8, 0.3], equip: 6.2, chooses: 5.4, other: 4.6 },
  /** how sure the attacks of this turn, of the next and of the one after are */
  sure: [0.9, 0.6, 0.3],
  /** lives are worth more as they run out */
  low: 40,
  lost: 150,
} as const

/** The position's worth for a seat. */
export function worth(s: State, seat: Seat): number {
  if (s.result !== GOING_ON) return s.result === seat ? 3 * GAME : s.result === other(seat) ? -3 * GAME : 0
  const rounds = (s.vars[V_WINS + seat] as number) - (s.vars[V_WINS + other(seat)] as number)
  return GAME * rounds + side(s, seat) - side(s, other(seat)) + outlook(s, seat)
}

const lifeWorth = (life: number): number => (life <= 0 ? life - POINTS.lost : life - POINTS.low / (life + 1))

/** Printed quality of a card, wherever it lies; an unknown one counts as a middling card. */
export function cardWorth(def: CardDef | undefined): number {
  if (def === undefined || def.index === 0) return POINTS.hand
  const level = def.numbers[LEVEL] ?? 0
  // a high level waits for tributes
  const power = ((def.stats[POWER] ?? 0) * POINTS.handPower * 3) / (2 + Math.max(1, level))
  const printed = def.keywords.filter((n) => n > 0).length * POINTS.keyword * 0.5
  const answers = (def.play?.answers ?? 0) !== 0 ? POINTS.counter : 0
  return POINTS.hand + power + printed + answers + def.abilities.length * 0.1
}

/** A card for the first round's deck of six, which soon lies on the table whole. */
function draftWorth(def: CardDef | undefined): number {
  if (def === undefined) return 0
  const { draft } = POINTS
  const kind = kinds[def.kind]?.id ?? ''
  if (kind === 'legend') {
    const [body, power] = def.numbers[LEVEL] === 1 ? draft.first : draft.later
    return body + power * (def.stats[POWER] ?? 0)
  }
  if (kind === 'equip') return draft.equip
  const chooses = def.text.abilities.some((one) => one.play === true && one.target !== undefined)
  return kind === 'normal' && chooses ? draft.chooses : draft.other
}

function drafted(s: State, seat: Seat): number {
  let sum = 0
  for (const card of s.owned[seat] ?? []) sum += draftWorth(s.rules.defs[defOf(card)])
  return sum
}

/** What a seat holds beside life and legends. */
function side(s: State, seat: Seat): number {
  if (s.vars[V_ROUND] === 0) return drafted(s, seat)
  let sum = handWorth(s, seat)
  for (const row of zoneOf(s, BOARD, seat).top) if (!isLegend(s, row)) sum += POINTS.fixture
  sum += zoneOf(s, RITUALS, seat).top.length * POINTS.ritual
  for (const card of s.owned[seat] ?? []) sum += POINTS.owned * cardWorth(s.rules.defs[defOf(card)])
  return sum
}

const levelOf = (s: State, row: number): number => s.rules.defs[rowAt(s, row).def]?.numbers[LEVEL] ?? 0

/** Legends that find no tribute, and those that others stand before, are worth less in the hand. */
function handWorth(s: State, seat: Seat): number {
  const board = zoneOf(s, BOARD, seat).top.filter((row) => isLegend(s, row))
  const on = board.map((row) => levelOf(s, row))
  const hand = zoneOf(s, HAND, seat).top
  const levels = hand.map((row) => levelOf(s, row))
  const waiting: number[] = []
  let sum = 0
  hand.forEach((row, i) => {
    const card = cardWorth(s.rules.defs[rowAt(s, row).def])
    const level = levels[i] as number
    if (level === 0) sum += card
    else waiting.push(card * POINTS.playable[stepsTo(level, on, levels)])
  })
  waiting.sort((a, b) => b - a)
  waiting.forEach((card, i) => {
    sum += card * POINTS.waiting ** i
  })
  return sum
}

const reaches = (level: number, on: readonly number[]): boolean =>
  level === 1 ||
  on.some(
    (a, i) =>
      a >= level - 1 ||
      on.some((b, k) => k > i && a + b + 1 >= level && a !== level - 1 && b !== level - 1 && b !== level),
  )

/** 0: it can be played over what is there; 1: after another card of the hand; 2: neither. */
function stepsTo(level: number, on: readonly number[], hand: readonly number[]): 0 | 1 | 2 {
  if (reaches(level, on)) return 0
  return hand.some((one) => one > 0 && one < level && reaches(one, on) && reaches(level, [...on, one]))
    ? 1
    : 2
}

/** Life and legends now, then as the attacks that are to come would leave them, each turn less sure. */
function outlook(s: State, seat: Seat): number {
  const turn = s.vars[V_TURN_PLAYER] as Seat
  const board: Board = {
    life: [s.vars[V_LIFE] as number, s.vars[V_LIFE + 1] as number],
    units: [unitsOf(s, 0), unitsOf(s, 1)],
  }
  let before = boardWorth(board, seat)
  let sum = before
  let now = (s.vars[V_PHASE] as number) < ENDING
  let attacker = now ? turn : other(turn)
  for (const sure of now ? POINTS.sure : POINTS.sure.slice(1)) {
    fight(board, attacker, now, lifeWorth)
    const after = boardWorth(board, seat)
    sum += sure * (after - before)
    before = after
    attacker = other(attacker)
    now = false
  }
  return sum
}

function boardWorth({ life, units }: Board, seat: Seat): number {
  const foe = other(seat)
  let sum = lifeWorth(life[seat]) - lifeWorth(life[foe])
  for (const unit of units[seat]) sum += unit.worth
  for (const unit of units[foe]) sum -= unit.worth
  return sum
}

function unitsOf(s: State, seat: Seat): Unit[] {
  const units: Unit[] = []
  for (const row of zoneOf(s, BOARD, seat).top) if (isLegend(s, row)) units.push(unitOf(s, row))
  return units
}

function unitOf(s: State, row: number): Unit {
  const r = rowAt(s, row)
  const has = (keyword: number): boolean => keywordOf(s, row, keyword) > 0
  const power = statOf(s, row, POWER)
  const tied = banned(s, row, ATTACKING)
  const attacks = has(FLURRY) ? 2 : 1
  const waits = isFresh(s, row) && !has(CHARGE)
  let worth = POINTS.body + POINTS.power * power + POINTS.level * levelOf(s, row)
  for (let keyword = 0; keyword < keywords.length; keyword++) if (has(keyword)) worth += POINTS.keyword
  return {
    power,
    attacksNow: tied || waits ? 0 : Math.max(0, attacks - r.done),
    attacksLater: tied ? 0 : attacks,
    bypass: has(BYPASS),
    bulwark: has(BULWARK),
    padded: has(PADDED),
    worth: tied ? worth / 2 : worth,
  }
}
