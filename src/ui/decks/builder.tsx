// A deck being built: what is in it, what could be, and whether it may be played.

import { useMemo, useState } from 'preact/hooks'
import { settled } from '../../decks/catalog.ts'
import { PARTS, type Part, sizeOf } from '../../decks/deck.ts'
import { faultsOf } from '../../decks/faults.ts'
import { BigCard } from '../cards/big.tsx'
import { type Cards, useCards } from '../cards/load.ts'
import type { Listed } from '../cards/search.ts'
import { words } from '../language/index.ts'
import { go, type Route } from '../route.ts'
import { settings } from '../settings.ts'
import { Page } from '../shell/page.tsx'
import { CardsView } from './cards-view.tsx'
import { Copies } from './copies.tsx'
import { DeckView } from './deck-view.tsx'
import { type Editing, useEditing } from './editing.ts'
import { Faults } from './faults.tsx'
import type { Opened } from './menu.tsx'
import { partsOfGame } from './parts.ts'
import { DeckSheets } from './sheets.tsx'
import { deckWords } from './words.ts'
import type { Workbench } from './workbench.ts'

export function Builder({ id }: { id: string }) {
  const editing = useEditing(id)
  if (editing) return <WithCards editing={editing} />
  return editing === null ? <Gone /> : <p class="page">{words.value.loading}</p>
}

function Gone() {
  const d = deckWords.value
  const list: Route = { at: 'decks', part: '', id: '' }
  return (
    <Page title={d.decks} up={list}>
      <p>{d.gone}</p>
      <button type="button" class="button button-main" data-action="to-decks" onClick={() => go(list)}>
        {d.toDecks}
      </button>
    </Page>
  )
}

function WithCards({ editing }: { editing: Editing }) {
  const cards = useCards(editing.deck.game)
  if (cards) return <Bench editing={editing} cards={cards} />
  const d = deckWords.value
  return (
    <Page title={editing.deck.name || d.unnamed} up={{ at: 'decks', part: editing.deck.game, id: '' }}>
      <p>{cards === null ? words.value.loading : words.value.gameMissing}</p>
    </Page>
  )
}

/** Which of the views lies open: a part of the deck, or the cards that could go in. */
type View = Part | 'cards'

function Bench({ editing, cards }: { editing: Editing; cards: Cards }) {
  const d = deckWords.value
  const { change, undo } = editing
  // cards that the set lacks show as lines to be mended
  const deck = useMemo(() => settled(editing.deck, cards.catalog), [editing.deck, cards])
  const parts = partsOfGame(cards.rules)
  // why also others: what stands where the game has nothing must be seen to be taken out
  const views = PARTS.filter((part) => parts.includes(part) || sizeOf(deck, part) > 0)
  const first = parts[0] ?? 'main'
  const [view, setView] = useState<View>(() => (sizeOf(deck, first) === 0 ? 'cards' : first))
  const [into, setInto] = useState<Part>(first)
  const [open, setOpen] = useState(false)
  const [sheet, setSheet] = useState<Opened | null>(null)
  const [card, setCard] = useState<{ number: string; list: readonly Listed[] } | null>(null)
  const faults = useMemo(() => faultsOf(cards.rules, deck), [cards, deck])
  const bench: Workbench = {
    deck,
    cards,
    parts,
    faults,
    change,
    look: (number, list) => setCard({ number, list }),
  }
  const n = sizeOf(deck, first)
  const state = faults.length === 0 ? d.legalNow(n) : `${n} · ${d.notLegal(faults.length)}`
  const shown = view === 'cards' ? into : view
  // a part that the game does not have is gone when nothing is in it any more
  if (view !== 'cards' && !views.includes(view)) setView(first)
  const seen = cards.all.find(({ number }) => number === card?.number)
  return (
    <>
      <Page title={deck.name || d.unnamed} up={{ at: 'decks', part: deck.game, id: '' }}>
        <div class="decks decks-bench" data-deck={deck.id} data-faults={faults.length}>
          <div class="decks-bar">
            <div class="decks-head">
              <button
                type="button"
                class={faults.length === 0 ? 'decks-state is-good' : 'decks-state is-bad'}
                data-action="faults"
                aria-expanded={open}
                disabled={faults.length === 0}
                onClick={() => setOpen(!open)}
              >
                {faults.length === 0 ? `✓ ${state}` : `✕ ${state} ${open ? '▴' : '▾'}`}
              </button>
              <button type="button" data-action="undo" disabled={!undo} onClick={() => undo?.()}>
                {d.undo}
              </button>
              <button type="button" data-action="menu" onClick={() => setSheet('menu')}>
                {d.menu}
              </button>
            </div>
            {open && faults.length > 0 && <Faults faults={faults} rules={cards.rules} />}
            <nav class="decks-tabs">
              {views.map((part) => (
                <button
                  type="button"
                  key={part}
                  data-view={part}
                  aria-pressed={view === part}
                  onClick={() => {
                    setView(part)
                    if (parts.includes(part)) setInto(part)
                  }}
                >
                  {d.part[part]} <b>{sizeOf(deck, part)}</b>
                </button>
              ))}
              <button
                type="button"
                data-view="cards"
                aria-pressed={view === 'cards'}
                onClick={() => setView('cards')}
              >
                {d.cards}
              </button>
            </nav>
          </div>
          <p role="status" class="unseen">
            {state}
          </p>
          {view === 'cards' ? (
            <CardsView bench={bench} into={into} choose={setInto} />
          ) : (
            <DeckView key={view} bench={bench} part={view} />
          )}
        </div>
      </Page>
      {sheet && (
        <DeckSheets
          bench={bench}
          editing={editing}
          opened={sheet}
          open={setSheet}
          close={() => setSheet(null)}
        />
      )}
      {card && seen && (
        <BigCard
          cards={cards}
          list={card.list}
          number={card.number}
          show={(number) => setCard({ ...card, number })}
          close={() => setCard(null)}
        >
          <Copies bench={bench} part={shown} number={seen.number} name={seen.name[settings.value.cards]} />
        </BigCard>
      )}
    </>
  )
}
