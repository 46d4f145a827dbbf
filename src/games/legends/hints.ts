// What Legends tells an AI about a position: its worth in points of life. An AI knows nothing else of the game.

import { ATTACKING, type CardDef, V_LIFE, V_TURN_PLAYER } from '../../engine/rules.ts'
import { banned, keywordOf, statOf } from '../../engine/stats.ts'
import { defOf, GOING_ON, other, type Seat, type State } from '../../engine/types.ts'
import { rowAt, zoneOf } from '../../engine/zones.ts'
import { isFresh } from './battle.ts'
import {
  BOARD,
  BULWARK,
  BYPASS,
  CHARGE,
  FLURRY,
  HAND,
  isLegend,
  keywords,
  LEVEL,
  POWER,
  RITUALS,
  V_WINS,
} from './tables.ts'

export { legends as definition } from './definition.ts'

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
  /** what a seat has come to own, wherever it lies: the deck it will draw from */
  owned: 0.35,
  /** how sure it is that what can hit the player does so in the turn that comes, and in the one after */
  sure: [0.75, 0.45],
  /** lives are worth more as they run out */
  low: 40,
} as const

/** The position's worth for a seat. */
export function worth(s: State, seat: Seat): number {
  if (s.result !== GOING_ON) return s.result === seat ? 3 * GAME : s.result === other(seat) ? -3 * GAME : 0
  const rounds = (s.vars[V_WINS + seat] as number) - (s.vars[V_WINS + other(seat)] as number)
  return GAME * rounds + side(s, seat) - side(s, other(seat)) + outlook(s, seat)
}

const lifeWorth = (life: number): number => life - POINTS.low / (life + 1)

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

function side(s: State, seat: Seat): number {
  let sum = lifeWorth(s.vars[V_LIFE + seat] as number)
  for (const row of zoneOf(s, BOARD, seat).top) sum += onBoard(s, row)
  for (const row of zoneOf(s, HAND, seat).top) sum += cardWorth(s.rules.defs[rowAt(s, row).def])
  sum += zoneOf(s, RITUALS, seat).top.length * POINTS.ritual
  for (const card of s.owned[seat] ?? []) sum += POINTS.owned * cardWorth(s.rules.defs[defOf(card)])
  return sum
}

function onBoard(s: State, row: number): number {
  if (!isLegend(s, row)) return POINTS.fixture
  let sum = POINTS.body + POINTS.power * statOf(s, row, POWER)
  sum += POINTS.level * (s.rules.defs[rowAt(s, row).def]?.numbers[LEVEL] ?? 0)
  for (let keyword = 0; keyword < keywords.length; keyword++)
    if (keywordOf(s, row, keyword) > 0) sum += POINTS.keyword
  return banned(s, row, ATTACKING) ? sum / 2 : sum
}

const legends = (s: State, seat: Seat): number[] =>
  zoneOf(s, BOARD, seat).top.filter((row) => isLegend(s, row))

/** What a seat can do to the other player in one turn: past every guard, or where guards are too few. */
function threat(s: State, seat: Seat, now: boolean): number {
  const guards = legends(s, other(seat))
  const wall = guards.some((row) => keywordOf(s, row, BULWARK) > 0) ? 1 : 0
  let direct = 0
  const others: number[] = []
  for (const row of legends(s, seat)) {
    if (banned(s, row, ATTACKING)) continue
    const r = rowAt(s, row)
    const attacks = (keywordOf(s, row, FLURRY) > 0 ? 2 : 1) - (now ? r.done : 0)
    if (attacks <= 0 || (now && isFresh(s, row) && keywordOf(s, row, CHARGE) === 0)) continue
    const power = statOf(s, row, POWER)
    if (keywordOf(s, row, BYPASS) > 0) direct += power * attacks
    else for (let i = 0; i < attacks; i++) others.push(power)
  }
  others.sort((a, b) => a - b)
  // one attacker for each guard, the weakest first
  const free = others.slice(guards.length + wall)
  return direct + free.reduce((sum, power) => sum + power, 0)
}

/** The attacks that are to come: those of the seat whose turn it is, then those of the other. */
function outlook(s: State, seat: Seat): number {
  const turn = s.vars[V_TURN_PLAYER] as Seat
  const hit = (attacker: Seat, now: boolean, sure: number): number => {
    const life = s.vars[V_LIFE + other(attacker)] as number
    const loss = lifeWorth(life) - lifeWorth(Math.max(0, life - threat(s, attacker, now)))
    return (attacker === seat ? 1 : -1) * sure * loss
  }
  return hit(turn, true, POINTS.sure[0]) + hit(other(turn), false, POINTS.sure[1])
}
