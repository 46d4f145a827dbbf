// A pool of the players' own: the card set of a match with other numbers of copies.

import type { CardSet } from '../engine/card.ts'
import type { DeckEntry } from '../engine/rules.ts'
import { inTurn } from './deck.ts'

/** The pool as the set has it: cards without copies of their own, tokens among them, are no part of it. */
export const usualPool = ({ cards }: CardSet): DeckEntry[] =>
  inTurn(
    cards.map(({ number, copies }): [string, number] => [number, typeof copies === 'number' ? copies : 0]),
  )

/**
 * The set with the copies of a pool; what the pool does not name has none. The engine takes its pool from the set that the rules
 * are compiled with, so both phones compile this one, and its hash tells them apart from the usual.
 */
export function poolSet(set: CardSet, pool: readonly DeckEntry[]): CardSet {
  const copies = new Map(pool)
  return {
    ...set,
    cards: set.cards.map((card) =>
      typeof card.copies === 'number' ? { ...card, copies: copies.get(card.number) ?? 0 } : card,
    ),
  }
}
