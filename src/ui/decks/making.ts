// New decks on this phone.

import { type Deck, emptyDeck, inTurn, type KeptDeck } from '../../decks/deck.ts'
import { settings } from '../settings.ts'
import { startersOf } from '../shell/starters.ts'
import { newDeckId } from './kept.ts'

/** As a deck of this phone, with an id of its own. */
export const asNew = (deck: Deck): KeptDeck => ({ ...deck, id: newDeckId(), changed: Date.now() })

export const freshDeck = (game: string): KeptDeck => asNew(emptyDeck(game))

/** A deck that comes with the game, to be changed; null: there is none of this number. */
export function starterDeck(game: string, i: number): KeptDeck | null {
  const starter = startersOf(game)[i]
  if (!starter) return null
  const deck = emptyDeck(game, starter.name[settings.value.cards])
  return asNew({ ...deck, main: inTurn(starter.cards), side: inTurn(starter.side) })
}
