// Lines that nobody understood: what was meant is chosen, or they are taken out.

import { cardName } from '../../decks/catalog.ts'
import { type Deck, mended, type Part } from '../../decks/deck.ts'
import { nearest } from '../../decks/nearest.ts'
import type { Cards } from '../cards/load.ts'
import { settings } from '../settings.ts'
import { deckWords } from './words.ts'

export function UnknownLines<T extends Deck>({
  deck,
  part,
  cards: { catalog },
  change,
}: {
  deck: T
  part: Part
  cards: Pick<Cards, 'catalog'>
  change: (next: T) => void
}) {
  const d = deckWords.value
  const tongue = settings.value.cards
  return (
    <ul class="decks-unknown">
      {deck.unknown
        .filter((one) => one.part === part)
        .map((one) => (
          <li key={one.text} data-unknown={one.text}>
            <p>
              <b>{one.count} ×</b> {one.text}
            </p>
            <div class="decks-near">
              {nearest(catalog, one.text).map((number) => (
                <button
                  type="button"
                  class="button"
                  key={number}
                  data-near={number}
                  onClick={() => change(mended(deck, one, number))}
                >
                  {d.isMeant(cardName(catalog, number, tongue))}
                </button>
              ))}
              <button
                type="button"
                class="button"
                data-action="take-line"
                onClick={() => change(mended(deck, one, null))}
              >
                {d.takeOut}
              </button>
            </div>
          </li>
        ))}
    </ul>
  )
}
