// What makes one deck another.

import { useEffect, useState } from 'preact/hooks'
import { cardName } from '../../decks/catalog.ts'
import { compareDecks } from '../../decks/compare.ts'
import type { Deck, KeptDeck } from '../../decks/deck.ts'
import type { Cards } from '../cards/load.ts'
import { settings } from '../settings.ts'
import { startersOf } from '../shell/starters.ts'
import { keptDecks } from './kept.ts'
import { starterDeck } from './making.ts'
import { deckWords } from './words.ts'

/** Lines of what differs; nothing but a sentence when nothing does. */
export function Differences({
  before,
  after,
  names,
  cards,
}: {
  before: Deck
  after: Deck
  /** what the two are called */
  names: readonly [before: string, after: string]
  cards: Cards
}) {
  const d = deckWords.value
  const changes = compareDecks(before, after)
  if (changes.length === 0) return <p>{d.sameDecks}</p>
  const { catalog } = cards
  const tongue = settings.value.cards
  return (
    <table class="decks-changes" data-changes={changes.length}>
      <caption>{d.between(names[0], names[1])}</caption>
      <tbody>
        {changes.map(({ part: where, card, known, before: was, after: is }) => (
          <tr key={`${where} ${known} ${card}`} class={is > was ? 'is-more' : 'is-less'}>
            <th scope="row">
              {known ? cardName(catalog, card, tongue) : card}
              {where === 'side' && <small> {d.part[where]}</small>}
            </th>
            <td>
              {was} → {is}
            </td>
            <td>{is > was ? `+${is - was}` : `−${was - is}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function Compare({ deck, cards }: { deck: KeptDeck; cards: Cards }) {
  const d = deckWords.value
  const { readyMadeNamed: readyMade } = d
  const [others, setOthers] = useState<Deck[] | null>(null)
  const [chosen, choose] = useState(0)
  useEffect(() => {
    const made = startersOf(deck.game).flatMap((_, i) => {
      const starter = starterDeck(deck.game, i)
      return starter ? { ...starter, name: readyMade(starter.name) } : []
    })
    let gone = false
    void keptDecks(deck.game).then(
      (kept) =>
        gone ||
        setOthers([...kept.flatMap((one) => (one.deck && one.id !== deck.id ? one.deck : [])), ...made]),
    )
    return () => {
      gone = true
    }
  }, [deck.game, deck.id, readyMade])
  const other = others?.[chosen]
  return (
    <>
      {others && others.length === 0 && <p>{d.compareNone}</p>}
      {others && other && (
        <>
          <label class="field">
            {d.compareTo}
            <select value={chosen} onChange={(event) => choose(Number(event.currentTarget.value))}>
              {others.map((one, i) => (
                <option value={i} key={`${i + 1}`}>
                  {one.name || d.unnamed}
                </option>
              ))}
            </select>
          </label>
          <Differences
            before={other}
            after={deck}
            names={[other.name || d.unnamed, deck.name || d.unnamed]}
            cards={cards}
          />
        </>
      )}
    </>
  )
}
