// All cards of the game, to be put into the deck.

import { useMemo, useState } from 'preact/hooks'
import { type Part, PARTS } from '../../decks/deck.ts'
import { BigCard } from '../cards/big.tsx'
import { Filters } from '../cards/filters.tsx'
import type { Cards } from '../cards/load.ts'
import { CardRow } from '../cards/row.tsx'
import { emptyWish, search } from '../cards/search.ts'
import type { Change } from './builder.tsx'
import { CopiesOf } from './copies.tsx'
import { deckWords } from './words.ts'
import type { KeptDeck } from '../../decks/deck.ts'

export function CardsView({
  cards,
  deck,
  into,
  parts,
  label,
  choose,
  change,
}: {
  cards: Cards
  deck: KeptDeck
  into: Part
  parts: readonly Part[]
  label: Readonly<Record<Part, string>>
  choose: (part: Part) => void
  change: Change
}) {
  const d = deckWords.value
  return <p>{d.cards}</p>
}
