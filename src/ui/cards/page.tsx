// `#/cards`: the cards of each game to look through, `#/cards/GAME`, and one of them, `#/cards/GAME/NUMBER`.

import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { cardName } from '../../decks/catalog.ts'
import { nearest } from '../../decks/nearest.ts'
import { keyOf } from '../../decks/spelling.ts'
import { HIDDEN, lookOf } from '../card/looks.ts'
import { gameLine, games } from '../games.ts'
import { words } from '../language/index.ts'
import { go, goInstead } from '../route.ts'
import { settings } from '../settings.ts'
import { GameTabs } from '../shell/game-tabs.tsx'
import { BackButton } from '../shell/page.tsx'
import { BigCard } from './big.tsx'
import { Filters, useSearch } from './filters.tsx'
import { type Cards, useCards } from './load.ts'
import { CardRow, CardTile } from './row.tsx'
import { isKana, type Wish } from './search.ts'
import { cardsWords } from './words.ts'

const LIST = 'M1 2h4v4H1zm6 1h12v2H7zM1 8h4v4H1zm6 1h12v2H7zM1 14h4v4H1zm6 1h12v2H7z'
const GRID = 'M1 1h7v8H1zm11 0h7v8h-7zM1 11h7v8H1zm11 0h7v8h-7z'

export function CardsPage({ game, number }: { game?: string | undefined; number?: string | undefined }) {
  const line = gameLine(game ?? '') ?? gameLine(settings.value.lastMatch.game) ?? games[0]
  return line ? (
    <Browser key={line.id} id={line.id} number={number}>
      <header class="cards-head">
        <BackButton back={() => go({ at: 'home' })} />
        <h1 class="unseen">{cardsWords.value.cards}</h1>
        <GameTabs
          game={line.id}
          label={cardsWords.value.cards}
          choose={(id) => goInstead({ at: 'cards', game: id })}
        />
      </header>
    </Browser>
  ) : null
}

function Browser({
  id,
  number,
  children,
}: {
  id: string
  /** the card that the address names */
  number: string | undefined
  children: ComponentChildren
}) {
  const w = cardsWords.value
  const cards = useCards(id)
  const { wish, change, found } = useSearch(cards)
  const [faces, setFaces] = useState(false)
  const [open, setOpen] = useState('')

  useLayoutEffect(() => {
    if (!cards || !number) return
    const place = cards.catalog.numbers.get(keyOf(number))
    // why: a card that is opened lays its own step over the list
    if (!history.state?.card) goInstead({ at: 'cards', game: id })
    setOpen(cards.catalog.set.cards[place ?? -1]?.number ?? '')
  }, [cards, number, id])

  const look = (def: number) => (cards ? lookOf(cards.game, cards.rules, def, settings.value.cards) : HIDDEN)
  return (
    <>
      <main class="page cards">
        {children}
        {cards ? (
          <>
            <Filters cards={cards} wish={wish} change={change} count={found.length}>
              <button
                type="button"
                class="cards-view"
                data-action="view"
                aria-label={faces ? w.asList : w.asCards}
                onClick={() => setFaces(!faces)}
              >
                <svg viewBox="0 0 20 20" aria-hidden="true">
                  <path d={faces ? LIST : GRID} />
                </svg>
              </button>
            </Filters>
            {found.length === 0 && <Nothing cards={cards} wish={wish} change={change} />}
            <ul class={faces ? 'cards-faces' : 'cards-rows'}>
              {found.map(({ number, def }) =>
                faces ? (
                  <CardTile key={number} look={look(def)} open={() => setOpen(number)} />
                ) : (
                  <CardRow key={number} look={look(def)} open={() => setOpen(number)} />
                ),
              )}
            </ul>
          </>
        ) : (
          <p>{cards === null ? words.value.loading : words.value.gameMissing}</p>
        )}
      </main>
      {cards && open !== '' && (
        <BigCard
          cards={cards}
          list={found.some((card) => card.number === open) ? found : cards.all}
          number={open}
          show={setOpen}
          close={() => setOpen('')}
          address={(number) => `#/cards/${id}/${number}`}
        />
      )}
    </>
  )
}

/** No card fits: what may have been meant. */
function Nothing({ cards, wish, change }: { cards: Cards; wish: Wish; change: (wish: Wish) => void }) {
  const w = cardsWords.value
  const kana = isKana(wish.text)
  // why: one or two letters are near to everything short, and kana to no kanji
  const near = kana || keyOf(wish.text).length < 3 ? [] : nearest(cards.catalog, wish.text)
  return (
    <div class="cards-none">
      <p>{w.none}</p>
      {kana && <p>{w.kana}</p>}
      {near.length > 0 && <p>{w.meant}</p>}
      {near.map((number) => {
        const name = cardName(cards.catalog, number, settings.value.cards)
        return (
          <button
            type="button"
            class="button"
            key={number}
            lang={settings.value.cards}
            onClick={() => change({ ...wish, text: name, chosen: {} })}
          >
            {name}
          </button>
        )
      })}
    </div>
  )
}
