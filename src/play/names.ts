// How scenarios call cards: '022' or 'AB1-022', 'Q:022' for the other player's, '022#2' for the second copy.

import type { Rules } from '../engine/rules.ts'
import { type CardNo, defOf, type Seat, type State } from '../engine/types.ts'

export type Who = 'P' | 'Q'
/** Which seat P and Q sit at; a scenario must hold either way. */
export type Seating = Readonly<Record<Who, Seat>>

export const PLAIN: Seating = { P: 0, Q: 1 }
export const SWAPPED: Seating = { P: 1, Q: 0 }

export interface CardName {
  text: string
  def: number
  owner: Seat | null
  /** counted from 1; 0 = any */
  copy: number
}

export const MOST_COPIES = 127

export const whoAt = (seating: Seating, seat: number): Who => (seating.P === seat ? 'P' : 'Q')
const ownerOf = (card: CardNo): Seat => ((card >> 7) & 1) as Seat
const copyOf = (card: CardNo): number => card & MOST_COPIES

/** The definition of a card number, written whole or without its set. */
export function defNamed(rules: Rules, number: string): number | null {
  const whole = rules.byNumber.get(number)
  if (whole !== undefined) return whole
  for (const [known, def] of rules.byNumber) if (known.endsWith(`-${number}`)) return def
  const named = rules.defs.find((def) => def.text.slug === number)
  return named?.index ?? null
}

export function readName(rules: Rules, seating: Seating, text: string): CardName | null {
  const parts = /^(?:([PQ]):)?([\w-]+?)(?:#(\d+))?$/.exec(text)
  const [who, number, copy] = [parts?.[1], parts?.[2], parts?.[3]]
  const def = number === undefined ? null : defNamed(rules, number)
  if (def === null) return null
  return {
    text,
    def,
    owner: who === 'P' || who === 'Q' ? seating[who] : null,
    copy: copy === undefined ? 0 : Number(copy),
  }
}

/** Who owns a card: its number says so, but where all come out of one pool what the seats have come to own. */
export function ownerIn(s: State, card: CardNo): Seat | null {
  const { game, defs } = s.rules
  if (game.pooled !== true || game.kinds[defs[defOf(card)]?.kind ?? -1]?.token === true) return ownerOf(card)
  return ([0, 1] as const).find((one) => s.owned[one]?.includes(card)) ?? null
}

export const isCalled = (name: CardName, card: CardNo, owner: Seat | null = ownerOf(card)): boolean =>
  name.def === defOf(card) &&
  (name.owner === null || name.owner === owner) &&
  (name.copy === 0 || name.copy === copyOf(card))

export function labelOf(
  rules: Rules,
  seating: Seating,
  card: CardNo,
  owner: Seat | null = ownerOf(card),
): string {
  const text = rules.defs[defOf(card)]?.text
  const name = text?.slug ?? text?.number.replace(/^.*-/, '') ?? '?'
  const copy = copyOf(card)
  return `${owner === null ? '' : `${whoAt(seating, owner)}:`}${name}${copy > 1 ? `#${copy}` : ''}`
}
