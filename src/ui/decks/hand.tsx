// A hand as it might come, and how likely a card is in it.

import { useState } from 'preact/hooks'
import type { KeptDeck } from '../../decks/deck.ts'
import { total } from '../../decks/deck.ts'
import { odds, sampleHand } from '../../decks/odds.ts'
import { evenly } from '../../engine/below.ts'
import { lookOf } from '../card/looks.ts'
import { Tile } from '../card/tile.tsx'
import type { Cards } from '../cards/load.ts'
import { settings } from '../settings.ts'
import { blankTile } from '../table/base.ts'
import { deckWords } from './words.ts'
import type { Workbench } from './workbench.ts'

const below = evenly(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)

export function Hand({ bench: { deck, cards, look: open } }: { bench: Workbench }) {
  const d = deckWords.value
  const size = cards.rules.game.openingHand ?? 0
  const playable = opening(deck, cards)
  const deal = () => sampleHand(playable, total(playable), below)
  const [order, setOrder] = useState(deal)
  const [drawn, setDrawn] = useState(size)
  const tongue = settings.value.cards
  const look = (number: string) =>
    lookOf(cards.game, cards.rules, cards.rules.byNumber.get(number) ?? 0, tongue)
  const n = total(playable)
  const hand = order.slice(0, drawn)
  const shown = cards.all.filter(({ number }) => hand.includes(number))
  if (n < size) return <p>{d.handNeeds(size)}</p>
  return (
    <>
      <div class="decks-hand" data-hand={drawn}>
        {hand.map((number, i) => {
          const found = look(number)
          return (
            <Tile
              key={`${i + 1} ${number}`}
              tile={{ ...blankTile(found), ref: i, strength: found.strength }}
              tap={() => open(number, shown)}
              hold={() => open(number, shown)}
            />
          )
        })}
      </div>
      <div class="row">
        <button
          type="button"
          class="button"
          data-action="again"
          onClick={() => {
            setOrder(deal())
            setDrawn(size)
          }}
        >
          {d.again}
        </button>
        <button
          type="button"
          class="button"
          data-action="draw"
          disabled={drawn >= order.length}
          onClick={() => setDrawn(drawn + 1)}
        >
          {d.drawOne}
        </button>
      </div>
      <table class="decks-odds">
        <caption>{d.oddsOf}</caption>
        <thead>
          <tr>
            <th scope="col">{d.cards}</th>
            <th scope="col">{d.atLeast(1)}</th>
            <th scope="col">{d.atLeast(2)}</th>
          </tr>
        </thead>
        <tbody>
          {[...playable]
            .sort(([a, i], [b, j]) => j - i || (a < b ? -1 : 1))
            .map(([number, copies]) => (
              <tr key={number}>
                <th scope="row">{d.oddsLine(look(number).name, copies)}</th>
                {[1, 2].map((atLeast) => (
                  <td key={atLeast}>{percent(odds({ deck: n, copies, hand: size, atLeast }))}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </>
  )
}

/** Chances in 10,000 as per cent. */
const percent = (chances: number | null): string =>
  chances === null ? '' : `${(chances / 100).toFixed(chances % 100 === 0 ? 0 : 1)} %`

/** What an opening hand is drawn from: a Land lies on the table before. */
const opening = (deck: KeptDeck, { catalog }: Cards): KeptDeck['main'] =>
  deck.main.filter(([number]) => {
    const card = catalog.set.cards[catalog.places.get(number) ?? -1]
    return card !== undefined && card.kind !== 'land'
  })
