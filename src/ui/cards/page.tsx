// `#/cards`: the cards of each game to look through, `#/cards/GAME`, and one of them, `#/cards/GAME/NUMBER`.

import { useState } from 'preact/hooks'
import { nearest } from '../../decks/nearest.ts'
import { lookOf } from '../card/looks.ts'
import { gameLine, games } from '../games.ts'
import { words } from '../language/index.ts'
import { goInstead } from '../route.ts'
import { settings } from '../settings.ts'
import { Page } from '../shell/page.tsx'
import { Filters, useSearch } from './filters.tsx'
import { type Cards, useCards } from './load.ts'
import { CardRow, CardTile } from './row.tsx'
import { isKana, type Listed, type Wish } from './search.ts'
import { cardsWords } from './words.ts'

export function CardsPage({ game, number }: { game?: string | undefined; number?: string | undefined }) {
  const line = gameLine(game ?? '') ?? gameLine(settings.value.lastMatch.game) ?? games[0]
  return (
    <Page title={cardsWords.value.cards}>
      <div class="cards">
        <nav class="cards-games" aria-label={cardsWords.value.cards}>
          {games.map(({ id, emblem }) => (
            <button
              type="button"
              key={id}
              data-value={id}
              aria-current={id === line?.id ? 'page' : undefined}
              onClick={() => goInstead({ at: 'cards', game: id })}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={emblem} />
              </svg>
              {words.value.games[id].name}
            </button>
          ))}
        </nav>
        {line && <Browser key={line.id} id={line.id} number={number} />}
      </div>
    </Page>
  )
}

function Browser({ id }: { id: string; number: string | undefined }) {
  const w = cardsWords.value
  const cards = useCards(id)
  const { wish, change, found } = useSearch(cards)
  const [faces, setFaces] = useState(false)
  if (!cards) return <p>{cards === null && words.value.loading}</p>
  const look = ({ def }: Listed) => lookOf(cards.game, cards.rules, def, settings.value.cards)
  const open = (_: string) => {}
  return (
    <>
      <Filters cards={cards} wish={wish} change={change} count={found.length} />
      <button type="button" onClick={() => setFaces(!faces)}>
        {faces ? w.asList : w.asCards}
      </button>
      {found.length === 0 && <Nothing cards={cards} wish={wish} change={change} />}
      {faces ? (
        <ul class="cards-faces">
          {found.map((card) => (
            <CardTile key={card.number} look={look(card)} open={() => open(card.number)} />
          ))}
        </ul>
      ) : (
        <ul class="cards-rows">
          {found.map((card) => (
            <CardRow key={card.number} look={look(card)} open={() => open(card.number)} />
          ))}
        </ul>
      )}
    </>
  )
}

/** No card fits: what may have been meant. */
function Nothing({ cards, wish, change }: { cards: Cards; wish: Wish; change: (wish: Wish) => void }) {
  const w = cardsWords.value
  const near = nearest(cards.catalog, wish.text)
  return (
    <div class="cards-none">
      <p>{w.none}</p>
      {isKana(wish.text) && <p>{w.kana}</p>}
      {near.length > 0 && <p>{w.meant}</p>}
      {near.map((number) => {
        const name = cards.all.find((card) => card.number === number)?.name[settings.value.cards] ?? number
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
