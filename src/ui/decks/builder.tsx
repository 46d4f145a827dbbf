// A deck being built: what is in it, what could be, and whether it may be played.

import { useEffect, useMemo, useState } from 'preact/hooks'
import { type KeptDeck, type Part, sizeOf } from '../../decks/deck.ts'
import { faultsOf } from '../../decks/faults.ts'
import { type Cards, loadCards } from '../cards/load.ts'
import { words } from '../language/index.ts'
import { go } from '../route.ts'
import { Page } from '../shell/page.tsx'
import { CardsView } from './cards-view.tsx'
import { DeckView } from './deck-view.tsx'
import { type Editing, useEditing } from './editing.ts'
import { Faults } from './faults.tsx'
import { DeckMenu } from './menu.tsx'
import { partsOfGame } from './parts.ts'
import { deckWords } from './words.ts'

export function Builder({ id }: { id: string }) {
  const d = deckWords.value
  const editing = useEditing(id)
  const [cards, setCards] = useState<Cards | null>(null)
  const game = editing?.deck.game
  useEffect(() => {
    if (game) void loadCards(game).then(setCards)
  }, [game])
  if (editing === null)
    return (
      <Page title={d.decks} up={{ at: 'decks', part: '', id: '' }}>
        <p>{d.gone}</p>
        <button
          type="button"
          class="button button-main"
          onClick={() => go({ at: 'decks', part: '', id: '' })}
        >
          {d.toDecks}
        </button>
      </Page>
    )
  if (!editing || !cards) return <p class="page">{words.value.loading}</p>
  return <Bench editing={editing} cards={cards} />
}

/** Which of the views lies open: a part of the deck, or the cards that could go in. */
type View = Part | 'cards'

function Bench({ editing, cards }: { editing: Editing; cards: Cards }) {
  const d = deckWords.value
  const { deck } = editing
  const parts = partsOfGame(cards.rules)
  const first = parts[0] ?? 'main'
  const [view, setView] = useState<View>(() => (sizeOf(deck, first) === 0 ? 'cards' : first))
  const [into, setInto] = useState<Part>(first)
  const [open, setOpen] = useState(false)
  const [menu, setMenu] = useState(false)
  const faults = useMemo(() => faultsOf(cards.rules, deck), [cards, deck])
  const label = { main: d.main, side: d.side, pool: d.pool }
  return (
    <>
      <Page title={deck.name || d.unnamed} up={{ at: 'decks', part: deck.game, id: '' }}>
        <div class="decks decks-bench" data-deck={deck.id} data-faults={faults.length}>
          <div class="decks-head">
            <button
              type="button"
              class={faults.length === 0 ? 'decks-state is-good' : 'decks-state is-bad'}
              data-action="faults"
              aria-expanded={open}
              disabled={faults.length === 0}
              onClick={() => setOpen(!open)}
            >
              {faults.length === 0
                ? `✓ ${d.legalNow(sizeOf(deck, first))}`
                : `✕ ${sizeOf(deck, first)} · ${d.notLegal(faults.length)} ${open ? '▴' : '▾'}`}
            </button>
            <button type="button" data-action="undo" disabled={!editing.undo} onClick={() => editing.undo?.()}>
              {d.undo}
            </button>
            <button type="button" data-action="menu" onClick={() => setMenu(true)}>
              {d.menu}
            </button>
          </div>
          <div role="status" class="unseen">
            {faults.length === 0 ? d.legalNow(sizeOf(deck, first)) : d.notLegal(faults.length)}
          </div>
          {open && faults.length > 0 && <Faults faults={faults} rules={cards.rules} />}
          <nav class="decks-tabs">
            {parts.map((part) => (
              <button
                type="button"
                key={part}
                data-view={part}
                aria-pressed={view === part}
                onClick={() => setView(part)}
              >
                {label[part]} <b>{sizeOf(deck, part)}</b>
              </button>
            ))}
            <button
              type="button"
              data-view="cards"
              aria-pressed={view === 'cards'}
              onClick={() => {
                if (view === 'main' || view === 'side' || view === 'pool') setInto(view)
                setView('cards')
              }}
            >
              {d.cards}
            </button>
          </nav>
          {view === 'cards' ? (
            <CardsView
              cards={cards}
              deck={deck}
              into={into}
              parts={parts}
              label={label}
              choose={setInto}
              change={editing.change}
            />
          ) : (
            <DeckView key={view} cards={cards} deck={deck} part={view} change={editing.change} />
          )}
        </div>
      </Page>
      {menu && <DeckMenu cards={cards} editing={editing} close={() => setMenu(false)} />}
    </>
  )
}

export type Change = (next: KeptDeck) => void
