// Reads the cards of a given position: which card, whose, which copy, where, on or under what.

import type { CardDef, DeckEntry, Rules } from '../engine/rules.ts'
import { type CardNo, cardNo, type Seat } from '../engine/types.ts'
import { MOST_COPIES, readName, type Seating, type Who } from './names.ts'
import type { ProblemKey } from './problem.ts'

/** "022", "Q:022", "022#2", "5 x 006"; or a card with its place and what lies on or under it, by role. */
export type CardGiven = string | Readonly<Record<string, string | number | readonly string[]>>
/** Numbers by name (life), cards by zone. */
export type SeatGiven = Readonly<Record<string, number | readonly CardGiven[]>>

export interface Position {
  turn?: number | undefined
  phase?: string | undefined
  turnPlayer?: Who | undefined
  /** who has the counter that says who went last */
  holder?: Who | undefined
  /** what both players have unless their own part says otherwise */
  both?: SeatGiven | undefined
  P?: SeatGiven | undefined
  Q?: SeatGiven | undefined
  /** zones of neither player: faces in order, '-' an empty one; stock */
  match?: SeatGiven | undefined
  /** the pool of the match, where it is not the printed one */
  pool?: readonly DeckEntry[] | undefined
  /** how the game is begun, by name of the option; then nothing else is set up */
  begin?: Readonly<Record<string, number>> | undefined
}

export interface Under {
  role: number
  card: CardNo
  owner: Seat
}

export interface Placed {
  where: string
  text: string
  card: CardNo
  owner: Seat
  seat: Seat
  zone: number
  /** -1 = the lowest free one */
  slot: number
  under: Under[]
  /** it came in this turn */
  fresh: boolean
  /** marks on it; -1 = as many as it enters with */
  coins: number
  turned: 0 | 1
  /** decisions made; a card set face down: set in this round */
  done: number
}

/** A position that cannot be; caught where the position is built. */
export class Impossible extends Error {
  readonly key: ProblemKey
  readonly values: Readonly<Record<string, string | number>>
  constructor(key: ProblemKey, values: Readonly<Record<string, string | number>>) {
    super(key)
    this.key = key
    this.values = values
  }
}

/** Gives every named card its copy number: those that say one first, the others the next free. */
class Copies {
  private readonly taken = new Set<CardNo>()
  private readonly rules: Rules

  constructor(rules: Rules) {
    this.rules = rules
  }

  private number(def: number, owner: Seat, copy: number): CardNo {
    const { game, defs } = this.rules
    const own = game.pooled !== true || game.kinds[defs[def]?.kind ?? -1]?.token === true
    return cardNo(def, own ? owner : 0, copy)
  }

  claim(def: number, owner: Seat, copy: number, where: string, text: string): CardNo {
    const card = this.number(def, owner, copy)
    if (this.taken.has(card)) throw new Impossible('position.copy', { where, card: text })
    this.taken.add(card)
    return card
  }

  next(def: number, owner: Seat, where: string, text: string): CardNo {
    for (let copy = 1; copy <= MOST_COPIES; copy += 1)
      if (!this.taken.has(this.number(def, owner, copy))) return this.claim(def, owner, copy, where, text)
    throw new Impossible('position.copy', { where, card: text })
  }
}

interface Mention {
  text: string
  times: number
  slot: number
  under: [role: number, text: string][]
  fresh: boolean
  coins: number
  turned: 0 | 1
  done: number
}

export const kindZone = (rules: Rules, def: CardDef): string => rules.game.kinds[def.kind]?.zone ?? ''

function mentionOf(rules: Rules, given: CardGiven, where: string): Mention {
  if (typeof given === 'string') {
    const many = /^(\d+) x (.+)$/.exec(given)
    const times = Number(many?.[1] ?? 1)
    return {
      text: many?.[2] ?? given,
      times,
      slot: -1,
      under: [],
      fresh: false,
      coins: -1,
      turned: 0,
      done: 0,
    }
  }
  const { card, slot, at, fresh, coins, turned, done, ...laid } = given
  if (typeof card !== 'string') throw new Impossible('position.unknownCard', { where, card: String(card) })
  const under: [number, string][] = []
  for (const [id, cards] of Object.entries(laid)) {
    const role = rules.game.roles.findIndex((spec) => spec.id === id)
    const known = [
      'slot',
      'at',
      'fresh',
      'coins',
      'turned',
      'done',
      ...rules.game.roles.map((spec) => spec.id),
    ].join(', ')
    if (role < 0) throw new Impossible('position.unknownZone', { where, zone: id, known })
    for (const text of namesOf(cards)) under.push([role, text])
  }
  const number = (value: typeof slot): number => (typeof value === 'number' ? value : -1)
  return {
    text: card,
    times: 1,
    slot: typeof at === 'string' ? placeNamed(rules, at, where) : number(slot),
    under,
    fresh: fresh === 1,
    coins: number(coins),
    turned: turned === 1 ? 1 : 0,
    done: typeof done === 'number' ? done : 0,
  }
}

/** A number of cards of which it does not matter which they are. */
const ANY = '*'
const ANY_DEF = 1

function namesOf(cards: string | number | readonly string[]): string[] {
  if (typeof cards === 'number') return new Array<string>(cards).fill(ANY)
  return (typeof cards === 'string' ? [cards] : cards).flatMap((text) => {
    const many = /^(\d+) x (.+)$/.exec(text)
    return many ? new Array<string>(Number(many[1])).fill(many[2] ?? text) : [text]
  })
}

function placeNamed(rules: Rules, at: string, where: string): number {
  for (const zone of rules.game.zones) {
    const slot = zone.places?.indexOf(at) ?? -1
    if (slot >= 0) return slot
  }
  throw new Impossible('position.slot', { where, slot: at, zone: 'the board' })
}

/** Cards that say their copy claim it before the others are counted through. */
const saysCopy = (text: string): boolean => text.includes('#')

/** The cards of a deck are counted last, so that a copy without a number is the one on the field or in the hand. */
function deckLast(rules: Rules, given: SeatGiven): [string, SeatGiven[string]][] {
  const deck = rules.game.zones[rules.game.zone.deck]?.id
  return Object.entries(given).sort(([a], [b]) => Number(a === deck) - Number(b === deck))
}

export function readGiven(rules: Rules, seating: Seating, position: Position): Placed[] {
  const copies = new Copies(rules)
  const waiting: { text: string; where: string; seat: Seat; put: (card: CardNo, owner: Seat) => void }[] = []
  const placed: Placed[] = []
  const zones = rules.game.zones.filter((zone) => zone.per === 'seat')
  const known = zones.map((zone) => zone.id).join(', ')

  for (const who of ['P', 'Q'] as const) {
    const seat = seating[who]
    for (const [id, cards] of deckLast(rules, { ...position.both, ...position[who] })) {
      if (typeof cards === 'number') continue
      const where = `${who}.${id}`
      const zone = rules.game.zones.findIndex((spec) => spec.id === id && spec.per === 'seat')
      if (zone < 0) throw new Impossible('position.unknownZone', { where, zone: id, known })
      for (const given of cards) {
        const { text, times, slot, under, fresh, coins, turned, done } = mentionOf(rules, given, where)
        for (let i = 0; i < times; i += 1) {
          const here: Placed = {
            where,
            text,
            card: 0,
            owner: seat,
            seat,
            zone,
            slot,
            under: [],
            fresh,
            coins,
            turned,
            done,
          }
          placed.push(here)
          waiting.push({
            text,
            where,
            seat,
            put: (card, owner) => {
              here.card = card
              here.owner = owner
            },
          })
          for (const [role, name] of under) {
            const laid: Under = { role, card: 0, owner: seat }
            here.under.push(laid)
            waiting.push({
              text: name,
              where: `${where}.${text}`,
              seat,
              put: (card, owner) => {
                laid.card = card
                laid.owner = owner
              },
            })
          }
        }
      }
    }
  }

  for (const [id, cards] of Object.entries(position.match ?? {})) {
    const zone = rules.game.zones.findIndex((spec) => spec.id === id && spec.per === 'match')
    const where = `match.${id}`
    if (zone < 0 || typeof cards === 'number')
      throw new Impossible('position.unknownZone', { where, zone: id, known })
    cards.forEach((given, at) => {
      if (given === '-') return
      const { text, times } = mentionOf(rules, given, where)
      const slot = (rules.game.zones[zone]?.slots ?? 0) > 0 ? at : -1
      for (let i = 0; i < times; i += 1) {
        const here: Placed = {
          where,
          text,
          card: 0,
          owner: 0,
          seat: 0,
          zone,
          slot,
          under: [],
          fresh: false,
          coins: -1,
          turned: 0,
          done: 0,
        }
        placed.push(here)
        waiting.push({
          text,
          where,
          seat: 0,
          put: (card) => {
            here.card = card
          },
        })
      }
    })
  }

  const inOrder = [
    ...waiting.filter(({ text }) => saysCopy(text)),
    ...waiting.filter(({ text }) => !saysCopy(text) && text !== ANY),
    ...waiting.filter(({ text }) => text === ANY),
  ]
  for (const { text, where, seat, put } of inOrder) {
    if (text === ANY) {
      put(copies.next(ANY_DEF, seat, where, text), seat)
      continue
    }
    const name = readName(rules, seating, text)
    if (name === null) throw new Impossible('position.unknownCard', { where, card: text })
    const owner = name.owner ?? seat
    put(
      name.copy > 0
        ? copies.claim(name.def, owner, name.copy, where, text)
        : copies.next(name.def, owner, where, text),
      owner,
    )
  }
  return placed
}
