// How many cards of each kind, cost and the like a deck holds.

import type { DeckEntry } from '../../engine/rules.ts'
import type { Facet } from '../card/facets.ts'
import { Sign } from '../card/picture.tsx'
import type { Cards } from '../cards/load.ts'
import { offered } from '../cards/search.ts'
import { settings } from '../settings.ts'

interface Bar {
  id: string
  label: string
  ink: string
  count: number
}

/** Values that the deck has cards of; of numbers those between too, so that a gap shows. */
function barsOf({ all }: Cards, entries: readonly DeckEntry[], facet: Facet): Bar[] {
  const copies = new Map(entries)
  const counts = new Map<string, number>()
  for (const { number, values } of all)
    for (const value of values[facet.id] ?? [])
      counts.set(value, (counts.get(value) ?? 0) + (copies.get(number) ?? 0))
  const bars = offered(facet, all).map(({ id, label }) => ({
    id,
    label: label?.[settings.value.app] ?? id,
    ink: facet.ink?.(id) ?? '',
    count: counts.get(id) ?? 0,
  }))
  return facet.names ? bars.filter(({ count }) => count > 0) : bars
}

/** Rarity is for collectors: nothing in a deck depends on it. */
const isShown = ({ id }: Facet): boolean => id !== 'rarity'

export function Breakdown({ cards, entries }: { cards: Cards; entries: readonly DeckEntry[] }) {
  const { facets } = cards.extras.cardFacets
  return (
    <div class="decks-breakdown">
      {facets.filter(isShown).map((facet) => {
        const bars = barsOf(cards, entries, facet)
        const most = Math.max(1, ...bars.map(({ count }) => count))
        if (bars.every(({ count }) => count === 0)) return null
        return (
          <figure key={facet.id} data-facet={facet.id} class={facet.names ? 'is-names' : 'is-numbers'}>
            <figcaption>{facet.label[settings.value.app]}</figcaption>
            <ul>
              {bars.map(({ id, label, ink, count }) => (
                <li key={id} class={ink ? `ink-${ink}` : ''} data-value={id} data-count={count}>
                  <span class="bar" style={{ '--part': count / most }} />
                  <b>{count}</b>
                  <span class="bar-label">
                    {ink && <Sign ink={ink} />}
                    {label}
                  </span>
                </li>
              ))}
            </ul>
          </figure>
        )
      })}
    </div>
  )
}
