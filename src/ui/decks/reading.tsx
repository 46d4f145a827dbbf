// A deck that has come in, before it is kept.

import { useEffect, useMemo, useState } from 'preact/hooks'
import { cardName } from '../../decks/catalog.ts'
import { type Deck, type KeptDeck, PARTS, sameCards, sizeOf } from '../../decks/deck.ts'
import type { Incoming } from '../../decks/incoming.ts'
import { deckSentence } from '../../decks/sentences.ts'
import { nameOf } from '../language/index.ts'
import { useOnce } from '../once.ts'
import { goInstead } from '../route.ts'
import { settings } from '../settings.ts'
import { readableDecks } from './kept.ts'
import { NameField } from './naming.tsx'
import { UnknownLines } from './unknown.tsx'
import { deckWords } from './words.ts'

export function Reading({
  came: { deck, catalog, bad },
  change,
  keep,
}: {
  came: Incoming
  change: (deck: Deck) => void
  keep: (deck: Deck) => Promise<void>
}) {
  const d = deckWords.value
  const { app, cards } = settings.value
  const [here, setHere] = useState<readonly KeptDeck[]>([])
  const once = useOnce()
  useEffect(() => {
    let gone = false
    void readableDecks(deck.game).then((found) => {
      if (!gone) setHere(found)
    })
    return () => {
      gone = true
    }
  }, [deck.game])
  const { main, side, pool, unknown } = deck
  const same = useMemo(() => here.find((one) => sameCards(one, deck)), [here, main, side, pool, unknown])
  const game = nameOf(deck.game)
  return (
    <>
      <h2>{catalog.pooled ? d.readPool(game) : d.readOf(game)}</h2>
      <NameField name={deck.name} typed={(name) => change({ ...deck, name })} />
      {deck.notes && <p class="decks-notes">{deck.notes}</p>}
      {same && (
        <p role="status">
          {d.here(same.name || d.unnamed)}{' '}
          <button
            type="button"
            class="button"
            data-action="open-same"
            onClick={() => goInstead({ at: 'decks', part: 'edit', id: same.id })}
          >
            {d.openIt}
          </button>
        </p>
      )}
      <button
        type="button"
        class="button button-main"
        data-action="keep"
        onClick={() => once(() => keep(deck))}
      >
        {d.keep}
      </button>
      {bad.length > 0 && (
        <section class="decks-bad" data-bad={bad.length}>
          <h3>{d.bad(bad.length)}</h3>
          <ul>
            {bad.map(({ line, problem }) => (
              <li key={line} data-line={line}>
                {deckSentence(problem, app)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {PARTS.filter((one) => sizeOf(deck, one) > 0).map((one) => (
        <section key={one} class="decks-read" data-part={one} data-size={sizeOf(deck, one)}>
          <h3>
            {d.part[one]} <small>{d.count(sizeOf(deck, one))}</small>
          </h3>
          <UnknownLines deck={deck} part={one} cards={{ catalog }} change={change} />
          <ul>
            {deck[one].map(([number, n]) => (
              <li key={number}>
                <b>{n} ×</b> {cardName(catalog, number, cards)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
