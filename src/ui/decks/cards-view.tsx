// All cards of the game, to be put into the deck.

import type { Part } from '../../decks/deck.ts'
import { lookOf } from '../card/looks.ts'
import { Filters, useSearch } from '../cards/filters.tsx'
import { CardRow } from '../cards/row.tsx'
import { settings } from '../settings.ts'
import { Copies } from './copies.tsx'
import { deckWords } from './words.ts'
import type { Workbench } from './workbench.ts'

export function CardsView({
  bench,
  into,
  choose,
}: {
  bench: Workbench
  /** the part that cards go into */
  into: Part
  choose: (part: Part) => void
}) {
  const d = deckWords.value
  const { cards, parts } = bench
  const tongue = settings.value.cards
  const { wish, change, found } = useSearch(cards)
  return (
    <div class="cards">
      <Filters cards={cards} wish={wish} change={change} count={found.length} />
      {parts.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame of its own
        <div class="decks-into" role="group" aria-label={d.into}>
          <span>{d.into}</span>
          {parts.map((part) => (
            <button
              type="button"
              key={part}
              data-into={part}
              aria-pressed={into === part}
              onClick={() => choose(part)}
            >
              {d.part[part]}
            </button>
          ))}
        </div>
      )}
      <ul class="cards-rows">
        {found.map(({ def, number, name }) => (
          <CardRow
            key={number}
            look={lookOf(cards.game, cards.rules, def, tongue)}
            open={() => bench.look(number, found)}
          >
            <Copies bench={bench} part={into} number={number} name={name[tongue]} />
          </CardRow>
        ))}
      </ul>
    </div>
  )
}
