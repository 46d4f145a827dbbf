// What the views of a deck that is being built share.

import type { KeptDeck, Part } from '../../decks/deck.ts'
import type { DeckFault } from '../../engine/rules.ts'
import type { Cards } from '../cards/load.ts'
import type { Listed } from '../cards/search.ts'

export interface Workbench {
  deck: KeptDeck
  cards: Cards
  /** that decks of its game have */
  parts: readonly Part[]
  faults: readonly DeckFault[]
  change: (next: KeptDeck) => void
  /** lays a card open, among others */
  look: (number: string, list: readonly Listed[]) => void
}
