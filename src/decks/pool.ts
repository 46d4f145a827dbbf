// Where a pool of the players' own begins: the copies that are printed.

import type { CardSet } from '../engine/card.ts'
import type { DeckEntry } from '../engine/rules.ts'
import { inTurn } from './deck.ts'

/** The pool as the set has it: cards without copies of their own, tokens among them, are no part of it. */
export const usualPool = ({ cards }: CardSet): DeckEntry[] =>
  inTurn(
    cards.map(({ number, copies }): [string, number] => [number, typeof copies === 'number' ? copies : 0]),
  )
