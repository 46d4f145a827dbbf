// What a scene is, against what a scenario expects; every difference in one sentence.

import { question } from '../engine/door.ts'
import { FIRST_GAME_VAR, V_LIFE, V_TURN, V_TURN_PLAYER } from '../engine/rules.ts'
import { statOf } from '../engine/stats.ts'
import { type CardNo, DRAWN, GOING_ON, type State } from '../engine/types.ts'
import { countLaid, laidOn, zoneKind, zoneSize } from '../engine/zones.ts'
import type { CardGiven, SeatGiven } from './given.ts'
import { isCalled, labelOf, ownerIn, readName, type Seating, type Who, whoAt } from './names.ts'
import type { Scene } from './scene.ts'
import { listed } from './walk.ts'

/** What must be so; what is not named may be anything, except that an end of the game must be named. */
export interface Expected {
  P?: SeatGiven | undefined
  Q?: SeatGiven | undefined
  /** zones of neither player, by id: a list is what lies there openly, in order; '-' an empty place */
  match?: SeatGiven | undefined
  /** a card's first stat: Strength, ATK, power */
  strength?: Readonly<Record<string, number>> | undefined
  power?: Readonly<Record<string, number>> | undefined
  /** stats by name, of cards on the board */
  stats?: Readonly<Record<string, Readonly<Record<string, number>>>> | undefined
  turn?: number | undefined
  turnPlayer?: Who | undefined
  holder?: Who | undefined
  /** who is asked, and what */
  asked?: Who | undefined
  prompt?: string | undefined
  over?: 'P wins' | 'Q wins' | 'drawn' | undefined
  /** lines that came in this order, among others */
  happened?: readonly string[] | undefined
  /** lines that must not have come */
  never?: readonly string[] | undefined
  /** cards that moved at once */
  together?: readonly string[] | undefined
}

const PLAYERS: readonly Who[] = ['P', 'Q']

export function differences(scene: Scene, expected: Expected): string[] {
  const s = scene.state
  const out: string[] = []
  const expect = (what: string, wanted: string | number | undefined, found: string | number) => {
    if (wanted !== undefined && wanted !== found) out.push(`${what}: expected ${wanted}, was ${found}`)
  }
  for (const who of PLAYERS) {
    const wanted = expected[who]
    if (wanted !== undefined) out.push(...seatDifferences(s, scene.seating, who, wanted))
  }
  out.push(...matchDifferences(s, scene.seating, expected.match ?? {}))
  for (const stat of ['strength', 'power'] as const)
    for (const [name, wanted] of Object.entries(expected[stat] ?? {}))
      expect(`${stat} of ${name}`, wanted, statNamed(s, scene.seating, name, 0))
  for (const [name, stats] of Object.entries(expected.stats ?? {}))
    for (const [stat, wanted] of Object.entries(stats)) {
      const at = (s.rules.game.stats as readonly string[]).indexOf(stat)
      expect(`${stat} of ${name}`, wanted, statNamed(s, scene.seating, name, at))
    }
  expect('turn', expected.turn, s.vars[V_TURN] ?? -1)
  expect('turn player', expected.turnPlayer, whoAt(scene.seating, s.vars[V_TURN_PLAYER] ?? 0))
  const counter = s.rules.game.vars.indexOf('holder')
  if (counter >= 0)
    expect('holder', expected.holder, whoAt(scene.seating, s.vars[FIRST_GAME_VAR + counter] ?? 0))
  expect('the game', expected.over ?? 'goes on', resultOf(s, scene.seating))
  const asked = question(s)
  expect('asked', expected.asked, asked.ask === 'decision' ? whoAt(scene.seating, asked.seat) : 'nobody')
  expect('prompt', expected.prompt, asked.ask === 'decision' ? asked.prompt : asked.ask)
  out.push(...storyDifferences(scene, expected))
  return out
}

function resultOf(s: State, seating: Seating): string {
  if (s.result === GOING_ON) return 'goes on'
  return s.result === DRAWN ? 'drawn' : `${whoAt(seating, s.result)} wins`
}

function storyDifferences(scene: Scene, expected: Expected): string[] {
  const out: string[] = []
  const lines = scene.told.map(({ line }) => line)
  let at = 0
  for (const line of expected.happened ?? []) {
    const found = lines.indexOf(line, at)
    if (found < 0) out.push(`expected to have happened: "${line}"; happened: ${listed(lines.slice(at))}`)
    else at = found + 1
  }
  for (const line of expected.never ?? [])
    if (lines.includes(line)) out.push(`expected never to have happened: "${line}"`)
  const moves = (expected.together ?? []).map((card) =>
    scene.told.filter(({ line }) => line.startsWith(`${card} to `)).map(({ moment }) => moment),
  )
  const [first, ...others] = moves
  if (first !== undefined && !first.some((moment) => others.every((moments) => moments.includes(moment))))
    out.push(`expected to move at once: ${listed(expected.together ?? [])}`)
  return out
}

// ---- cards where they lie -----------------------------------------------------------------------------------------

const rowsIn = (s: State, zone: number): number[] => (s.zones[zone]?.top ?? []).filter((row) => row >= 0)
const cardAt = (s: State, row: number): CardNo => s.rows[row]?.card ?? 0

function statNamed(s: State, seating: Seating, text: string, stat: number): number | string {
  const name = readName(s.rules, seating, text)
  for (const [kind, zone] of s.rules.game.zones.entries())
    for (const seat of zone.board ? [0, 1] : [])
      for (const row of rowsIn(s, kind * 2 + seat))
        if (name !== null && isCalled(name, cardAt(s, row), ownerIn(s, cardAt(s, row))))
          return statOf(s, row, stat)
  return 'not on the field'
}

function seatDifferences(s: State, seating: Seating, who: Who, given: SeatGiven): string[] {
  const out: string[] = []
  const seat = seating[who]
  for (const [id, wanted] of Object.entries(given)) {
    const what = `${who}'s ${id}`
    if (id === 'life') {
      const life = s.vars[V_LIFE + seat] ?? -1
      if (life !== wanted) out.push(`${what}: expected ${String(wanted)}, was ${life}`)
      continue
    }
    const counted = s.rules.game.vars.indexOf(`${id}0`)
    if (counted >= 0) {
      const found = s.vars[FIRST_GAME_VAR + counted + seat] ?? -1
      if (found !== wanted) out.push(`${what}: expected ${String(wanted)}, was ${found}`)
      continue
    }
    const zone = s.rules.game.zones.findIndex((spec) => spec.id === id)
    const cards = s.zones[zone * 2 + seat]
    if (zone < 0 || cards === undefined) out.push(`${what}: there is no such zone`)
    else if (typeof wanted === 'number') {
      const size = cards.top.includes(-1) ? rowsIn(s, zone * 2 + seat).length : zoneSize(cards)
      if (size !== wanted) out.push(`${what}: expected ${wanted} cards, was ${size}`)
    } else out.push(...zoneDifferences(s, seating, who, what, rowsIn(s, zone * 2 + seat), wanted))
  }
  return out
}

/** Places in their order, then what is known to lie at the bottom. */
function matchDifferences(s: State, seating: Seating, given: SeatGiven): string[] {
  const out: string[] = []
  for (const [id, wanted] of Object.entries(given)) {
    const low = id.endsWith('.bottom')
    const zone = s.rules.game.zones.findIndex((spec) => spec.id === id.replace(/\.bottom$/, ''))
    const cards = s.zones[zone * 2]
    if (zone < 0 || cards === undefined) out.push(`${id}: there is no such zone`)
    else if (typeof wanted === 'number') {
      if (zoneSize(cards) !== wanted) out.push(`${id}: expected ${wanted} cards, was ${zoneSize(cards)}`)
    } else {
      const rows = low ? cards.bottom : cards.top
      const names = rows.map((row) => (row < 0 ? '-' : labelIn(s, seating, row)))
      const same =
        names.length === wanted.length &&
        wanted.every((text, i) =>
          text === '-' ? rows[i] === -1 : isThere(s, seating, String(text), rows[i]),
        )
      if (!same) out.push(`${id}: expected ${listed(wanted.map(textOf))}, was ${listed(names)}`)
    }
  }
  return out
}

const labelIn = (s: State, seating: Seating, row: number): string =>
  labelOf(s.rules, seating, cardAt(s, row), ownerIn(s, cardAt(s, row)))

function isThere(s: State, seating: Seating, text: string, row: number | undefined): boolean {
  const name = readName(s.rules, seating, text)
  const card = cardAt(s, row ?? -1)
  return name !== null && card !== 0 && isCalled(name, card, ownerIn(s, card))
}

/** Compares as a set: order in a zone has no meaning to a scenario. */
function zoneDifferences(
  s: State,
  seating: Seating,
  who: Who,
  what: string,
  rows: readonly number[],
  wanted: readonly CardGiven[],
): string[] {
  const out: string[] = []
  const left = [...rows]
  const was = listed(rows.map((row) => labelOf(s.rules, seating, cardAt(s, row), ownerIn(s, cardAt(s, row)))))
  for (const given of wanted) {
    const text = typeof given === 'string' ? given : String(given.card)
    const at = left.findIndex((row) => isOwn(s, seating, who, text, cardAt(s, row)))
    const row = at < 0 ? undefined : left.splice(at, 1)[0]
    if (row === undefined) out.push(`${what}: expected ${text}, was ${was}`)
    else if (typeof given !== 'string')
      out.push(...underDifferences(s, seating, who, `${what}, ${text}`, row, given))
  }
  if (left.length > 0) out.push(`${what}: expected ${listed(wanted.map(textOf))}, was ${was}`)
  return out
}

const placeOf = (s: State, row: number): string => {
  const r = s.rows[row]
  return (r && s.rules.game.zones[zoneKind(r.zone)]?.places?.[r.slot]) ?? 'no place'
}

const textOf = (given: CardGiven): string => (typeof given === 'string' ? given : String(given.card))

/** A name without its player means a card of the player whose zone it is. */
function isOwn(s: State, seating: Seating, who: Who, text: string, card: CardNo): boolean {
  const name = readName(s.rules, seating, text.includes(':') ? text : `${who}:${text}`)
  return name !== null && isCalled(name, card, ownerIn(s, card))
}

function underDifferences(
  s: State,
  seating: Seating,
  who: Who,
  what: string,
  row: number,
  given: Exclude<CardGiven, string>,
): string[] {
  const out: string[] = []
  for (const [id, wanted] of Object.entries(given)) {
    if (id === 'card') continue
    if (id === 'coins') {
      if (s.rows[row]?.coins !== wanted)
        out.push(`${what}: expected ${String(wanted)} coins, was ${s.rows[row]?.coins}`)
      continue
    }
    if (id === 'at' || id === 'turned' || id === 'done') {
      const found = id === 'at' ? placeOf(s, row) : (s.rows[row]?.[id] ?? -1)
      if (found !== wanted) out.push(`${what}: expected ${id} ${String(wanted)}, was ${found}`)
      continue
    }
    if (id === 'slot') {
      if (s.rows[row]?.slot !== wanted)
        out.push(`${what}: expected in place ${String(wanted)}, was ${s.rows[row]?.slot}`)
      continue
    }
    const role = s.rules.game.roles.findIndex((spec) => spec.id === id)
    if (typeof wanted === 'number') {
      const found = role < 0 ? -1 : countLaid(s, row, role)
      if (found !== wanted) out.push(`${what}: expected ${wanted} ${id}, was ${found}`)
      continue
    }
    const names = typeof wanted === 'string' ? [wanted] : wanted
    out.push(
      ...zoneDifferences(s, seating, who, `${what}, ${id}`, role < 0 ? [] : laidOn(s, row, role), names),
    )
  }
  return out
}
