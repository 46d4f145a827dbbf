// What is in a part of the deck.

import { useRef } from 'preact/hooks'
import type { Part } from '../../decks/deck.ts'
import { lookOf } from '../card/looks.ts'
import { Sign } from '../card/picture.tsx'
import { CardRow } from '../cards/row.tsx'
import { type Listed, offered } from '../cards/search.ts'
import { settings } from '../settings.ts'
import { Breakdown } from './breakdown.tsx'
import { Copies } from './copies.tsx'
import { UnknownLines } from './unknown.tsx'
import { deckWords } from './words.ts'
import type { Workbench } from './workbench.ts'

interface Group {
  id: string
  label: string
  ink: string
  list: Listed[]
  count: number
}

/** The cards of a part by their kinds, as the game orders them, and in a kind by what the game puts first. */
function groupsOf({ deck, cards }: Workbench, part: Part, shown: ReadonlySet<string>): Group[] {
  const { facets, sortings } = cards.extras.cardFacets
  const copies = new Map(deck[part])
  const here = cards.all.filter(({ number }) => copies.has(number) || shown.has(number))
  const kind = facets.find(({ id }) => id === 'kind')
  if (!kind) return []
  const order = sortings[0]
  return offered(kind, here).map(({ id, label }) => {
    const list = here.filter(({ values }) => values.kind?.includes(id))
    if (order) list.sort((a, b) => (order.of(a.card) ?? 0) - (order.of(b.card) ?? 0))
    return {
      id,
      label: label?.[settings.value.app] ?? id,
      ink: kind.ink?.(id) ?? '',
      list,
      count: list.reduce((sum, { number }) => sum + (copies.get(number) ?? 0), 0),
    }
  })
}

export function DeckView({ bench, part }: { bench: Workbench; part: Part }) {
  const d = deckWords.value
  const { deck, cards, change, look } = bench
  // why: a row that went with its last copy would put another under the finger
  const shown = useRef(new Set<string>())
  for (const [number] of deck[part]) shown.current.add(number)
  const groups = groupsOf(bench, part, shown.current)
  const order = groups.flatMap(({ list }) => list)
  const tongue = settings.value.cards
  return (
    <>
      <UnknownLines deck={deck} part={part} cards={cards} change={change} />
      {groups.length === 0 && <p class="decks-none">{part === 'side' ? d.emptySide : d.emptyDeck}</p>}
      {groups.map(({ id, label, ink, list, count }) => (
        <section key={id} class="decks-group">
          <h2>
            {ink && <Sign ink={ink} />}
            {label} <small>{count}</small>
          </h2>
          <ul class="cards-rows">
            {list.map(({ def, number, name }) => (
              <CardRow
                key={number}
                look={lookOf(cards.game, cards.rules, def, tongue)}
                open={() => look(number, order)}
              >
                <Copies bench={bench} part={part} number={number} name={name[tongue]} />
              </CardRow>
            ))}
          </ul>
        </section>
      ))}
      {groups.length > 0 && part !== 'side' && (
        <details class="decks-inside">
          <summary>{d.curve}</summary>
          <Breakdown cards={cards} entries={deck[part]} />
        </details>
      )}
    </>
  )
}
