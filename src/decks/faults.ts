// Why a deck may not be played: what its game says of the cards, and what is left of lines that nobody understood.

import type { DeckFault, Rules } from '../engine/rules.ts'
import { type Deck, PARTS, total } from './deck.ts'

/** In the words of src/decks/sentences.ts; every other `why` is one of the game's `deckFaults`. */
export type FaultKey =
  /** `card`: the line as it was written */
  | 'fault.placeholder'
  /** cards in a part that decks of this game do not have */
  | 'fault.part'
  | 'fault.game'

/** All that is wrong with the deck, the game's own faults first; empty: it may be played. */
export function faultsOf({ game, set }: Pick<Rules, 'game' | 'set'>, deck: Deck): DeckFault[] {
  if (deck.game !== game.id) return [fault('fault.game', 0)]
  const pooled = game.pooled === true
  const own = pooled
    ? game.poolFaults?.(set, deck.pool)
    : game.deckFaults?.(set, { cards: [...deck.main], side: [...deck.side] })
  const strange = PARTS.filter((part) => (part === 'pool') !== pooled && deck[part].length > 0)
  return [
    ...(own ?? []),
    ...strange.map((part) => fault('fault.part', total(deck[part]))),
    ...deck.unknown.map(({ text, count }) => ({ ...fault('fault.placeholder', count), card: text })),
  ]
}

const fault = (why: FaultKey, n: number): DeckFault => ({ why, n, max: 0 })
