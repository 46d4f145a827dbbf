// What a phone alone can tell: its secrets, its half of each pile, its cards.

import type { DeckConfig } from '../engine/door.ts'
import { type CardNo, type Input, type Ref, rowOf, type Seat } from '../engine/types.ts'
import type { Due } from './due.ts'
import type { Shown } from './entry.ts'
import type { Phone } from './phone.ts'
import { type Laid, lay, type Opening, openingOf, type Pile, upTo } from './piles.ts'
import { type Address, type Hex, hashOf, secret } from './secrets.ts'

/** Whose secrets they are: a phone, or a seat that has opened its seed. */
export interface Owner {
  readonly seat: Seat
  readonly config: { readonly seed: Hex; readonly match: Hex }
}

export const mine = (p: Owner, index: number): Address => ({
  match: p.config.match,
  role: p.seat,
  of: '',
  epoch: 0,
  index,
})

export const saltOf = (p: Owner, of: string, index: number): Hex =>
  secret(p.config.seed, 'salt', { ...mine(p, index), of })

/** This phone's half of a pile: deterministic, so that it can be laid again. */
export function laid(p: Phone, { pile, half, zone }: Due & { what: 'lay' }): Laid {
  const { seed } = p.config
  if (half === 'place') return lay(seed, half, pile.laying, p.seat, pile.slots)
  const bag = [...(p.state.zones[zone]?.bag ?? [])].sort((a, b) => a - b)
  if (half === 'stock') return lay(seed, half, pile.laying, p.seat, upTo(bag.length))
  const { first } = pile
  const values = first ? bag.map((card) => first.own?.values.indexOf(card) ?? -1) : bag
  return lay(
    seed,
    'card',
    pile.laying,
    p.seat,
    values.sort((a, b) => a - b),
  )
}

export function opening(p: Phone, half: 'card' | 'place' | 'stock', pile: Pile, index: number): Opening {
  if (!pile.own) throw new Error(`nothing of ${pile.laying.pile} is laid here`)
  return openingOf(p.config.seed, half, pile.laying, p.seat, pile.own, index)
}

/** The card in a slot of an own pile. */
export function cardIn(pile: Pile, slot: number): CardNo {
  const value = pile.own?.values[slot] ?? -1
  return pile.first ? (pile.first.own?.values[value] ?? 0) : value
}

export function show(p: Phone, pile: Pile, slot: number): Shown {
  const shown = opening(p, 'card', pile, slot)
  const { first } = pile
  const closed = first !== null && !p.table.openSlots(pile).has(shown.value)
  return {
    card: cardIn(pile, slot),
    opening: shown,
    first: closed ? opening(p, 'card', first, shown.value) : null,
  }
}

/** A card on the table opened; null: both know it already. */
export function showRef(p: Phone, ref: Ref): Shown | null {
  const token = p.table.tokens.get(ref)
  if (!token || p.state.rows[rowOf(ref)]?.knownTo === 3) return null
  return show(p, p.table.layingOf(token), token.slot)
}

export const listHash = (p: Owner, deck: DeckConfig): Hex =>
  hashOf('list', mine(p, 0), saltOf(p, 'list', 0), deck.cards, deck.side)

export const choiceHash = (p: Owner, n: number, unseen: Unseen): Hex =>
  hashOf('choice', mine(p, n), saltOf(p, 'choice', n), ...unseen)

/** Cards of a choice that stays unseen: on the table, and of decks. */
export type Unseen = [refs: Ref[], cards: CardNo[]]

/** The cards of a choice, for keeping beside its entry. */
export const unseenOf = ({ cards }: Input): Unseen => [
  cards.filter(({ ref }) => ref !== 0).map(({ ref }) => ref),
  cards.filter(({ ref }) => ref === 0).map(({ card }) => card),
]
