// What stands in the log of a match between two phones (docs/protocol.md, 6): plain data with labels; a face only where it is opened.

import type { Bits, CardNo, Ref, Seat } from '../engine/types.ts'
import type { Value } from './encode.ts'
import type { Opening } from './piles.ts'
import { type Hex, hashOf } from './secrets.ts'

/** A card's slot opened; `first`: the slot it was first committed in, where that is another and still closed. */
export interface Shown {
  card: CardNo
  opening: Opening
  first: Opening | null
}

/** An identity as both may read it: a card on the table by its ref, a card of a deck (ref 0) by its slot. */
export interface Named {
  ref: Ref
  to: Bits
  slot: number
  shown: Shown | null
}

/** What a seat asked or agreed to out of turn, signed, and the entry that was the last it knew. */
export interface Asked {
  last: number
  head: Hex
  signature: string
}

export type Body =
  /** the beginning: a deck list, closed, and the anchor of the coins */
  | { is: 'list'; list: Hex; anchor: Hex }
  /** one half of a pile: cards by slot, or places */
  | { is: 'lay'; pile: string; commitments: Hex[] }
  /** a decision; `choice` commits to one that stays unseen */
  | { is: 'decide'; path: number[]; cards: Named[]; choice: Hex }
  /** places of the pile that is dealt from, or that a named card lay in */
  | { is: 'places'; openings: Opening[] }
  /** cards that must be shown now; null: this one is none of those */
  | { is: 'cards'; cards: (Shown | null)[]; slot: number }
  | { is: 'stock'; openings: Opening[] }
  | { is: 'coin'; coin: Hex }
  | { is: 'unseal'; refs: Ref[]; salt: Hex; cards: (Shown | null)[] }
  /** a seat gives up; `asked`: its word, where the other seat writes this */
  | { is: 'concede'; by: Seat; whole: 0 | 1; asked: Asked | null }
  /** decisions of a seat are taken back, from entry `to` on; `asked`: the word of the seat that does not write this */
  | { is: 'back'; by: Seat; to: number; asked: Asked | null }
  /** the coins run out: the anchor of the next chain */
  | { is: 'anchor'; anchor: Hex }

export interface Entry {
  n: number
  seat: Seat
  /** what both know when it is written */
  at: Hex
  body: Body
  /** hash of the entry before */
  prev: Hex
}

/** Null is written as an empty list: records have no nothing. */
export const plain = (value: unknown): Value => {
  if (value === null) return []
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value === 'object')
    return Object.fromEntries(Object.entries(value as object).map(([key, part]) => [key, plain(part)]))
  return value as Value
}

export const entryHash = (match: Hex, entry: Entry): Hex =>
  hashOf('entry', { match, role: entry.seat, of: '', epoch: 0, index: entry.n }, plain(entry))
