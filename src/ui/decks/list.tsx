// The decks on this phone, game by game.

import { useEffect, useMemo, useState } from 'preact/hooks'
import { sizeOf } from '../../decks/deck.ts'
import { faultsOf } from '../../decks/faults.ts'
import { usualPool } from '../../decks/pool.ts'
import { keyOf } from '../../decks/spelling.ts'
import type { Rules } from '../../engine/rules.ts'
import type { Cards } from '../cards/load.ts'
import { gameLine } from '../games.ts'
import { nameOf, words } from '../language/index.ts'
import { useOnce } from '../once.ts'
import { go, goInstead } from '../route.ts'
import { settings } from '../settings.ts'
import { GameTabs } from '../shell/game-tabs.tsx'
import { Page } from '../shell/page.tsx'
import { startersOf } from '../shell/starters.ts'
import { changesOfDecks, forgetDeck, type Kept, keepDeck, shelvedDecks } from './kept.ts'
import { freshDeck, starterDeck } from './making.ts'
import { shownGame, shownOr } from './shown.ts'
import { deckWords } from './words.ts'

/** Decks that are drawn at once: as many as a screen shows. The others follow, as many as a phone draws in a moment. */
const AT_ONCE = 14
const NEXT = 300
/** ms until the rest is read and all are judged by their rules */
const JUDGE_AFTER = 150

export function DeckList({ game: asked }: { game: string }) {
  const d = deckWords.value
  const game = gameLine(asked)?.id ?? shownOr()
  const [kept, setKept] = useState<Kept[] | null>(null)
  const [count, setCount] = useState(0)
  const [cards, setCards] = useState<Cards | null>(null)
  const [most, setMost] = useState(AT_ONCE)
  const changes = changesOfDecks.value
  // why here and not in the effect: that comes after a frame has been drawn, and a slow phone draws long
  const reading = useMemo(() => shelvedDecks(AT_ONCE, game), [game, changes])
  useEffect(() => {
    let gone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const judge = async (all: () => Promise<Kept[]>) => {
      const every = await all()
      if (!gone) setKept(every)
      const got = await import('../cards/load.ts').then(
        ({ loadCards }) => loadCards(game),
        () => null,
      )
      if (gone) return
      setCards(got)
      setMost((before) => Math.max(before, NEXT))
    }
    void reading.then(({ count, first, all }) => {
      if (gone) return
      setKept(first)
      setCount(count)
      // why not at once: rules and cards take a slow phone longer than the list itself, and a tap waits for them
      timer = setTimeout(() => void judge(all), JUDGE_AFTER)
    })
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [reading])
  const rules = cards?.game.id === game ? cards.rules : null
  return (
    <Page title={d.decks}>
      <div class="decks" data-decks={kept ? count : undefined}>
        <GameTabs
          game={game}
          label={words.value.games[game].name}
          choose={(id) => {
            shownGame.value = id
            setMost(AT_ONCE)
            goInstead({ at: 'decks', part: id, id: '' })
          }}
        />
        {kept && (
          <Shelf
            key={game}
            game={game}
            kept={kept}
            count={count}
            most={most}
            more={() => setMost(most + NEXT)}
            rules={rules}
          />
        )}
      </div>
    </Page>
  )
}

/** The decks of a game, and where new ones come from. */
function Shelf({
  game,
  kept,
  count,
  most,
  more,
  rules,
}: {
  game: string
  kept: readonly Kept[]
  /** with those that are not read yet */
  count: number
  /** rows that are drawn */
  most: number
  more: () => void
  /** null: not here yet */
  rules: Rules | null
}) {
  const d = deckWords.value
  const [wanted, want] = useState('')
  const once = useOnce()
  const pooled = startersOf(game).length === 0
  const found = kept.filter(({ deck }) => keyOf(deck?.name ?? '').includes(keyOf(wanted)))
  const begin = async () => {
    const deck = freshDeck(game)
    if (await keepDeck(deck)) go({ at: 'decks', part: 'edit', id: deck.id })
  }
  const copyPool = async ({ set }: Rules) => {
    const deck = { ...freshDeck(game), pool: usualPool(set) }
    if (await keepDeck(deck)) go({ at: 'decks', part: 'edit', id: deck.id })
  }
  const copy = async (i: number) => {
    const deck = starterDeck(game, i)
    if (deck && (await keepDeck(deck))) go({ at: 'decks', part: 'edit', id: deck.id })
  }
  return (
    <>
      <div class="row">
        <button
          type="button"
          class="button button-main decks-new"
          data-action="new-deck"
          onClick={() => once(begin)}
        >
          {pooled ? d.newPool : d.newDeck}
        </button>
        <button
          type="button"
          class="button"
          data-action="bring"
          onClick={() => go({ at: 'decks', part: 'in', id: '' })}
        >
          {d.bring}
        </button>
      </div>
      {count > 8 && (
        <label class="field">
          <span class="unseen">{d.findDeck}</span>
          <input
            type="search"
            placeholder={d.findDeck}
            value={wanted}
            onInput={(event) => want(event.currentTarget.value)}
          />
        </label>
      )}
      {kept.length === 0 && <p class="decks-none">{pooled ? d.poolNone : d.ownNone}</p>}
      {wanted !== '' && found.length === 0 && <p class="decks-none">{d.noneFound}</p>}
      <ul class="decks-list">
        {found.slice(0, most).map((one) => (
          <DeckRow
            key={one.id}
            kept={one}
            faults={rules && one.deck ? faultsOf(rules, one.deck).length : null}
          />
        ))}
      </ul>
      {found.length > most && (
        <button type="button" class="button" onClick={more}>
          {d.more(found.length - most)}
        </button>
      )}
      {pooled && rules && (
        <section class="decks-starters">
          <h2>{d.readyMade}</h2>
          <div class="decks-starter">
            <b>{d.wholePool}</b>
            <button
              type="button"
              class="button"
              data-action="copy-pool"
              onClick={() => once(() => copyPool(rules))}
            >
              {d.copyStarter}
            </button>
          </div>
        </section>
      )}
      {startersOf(game).length > 0 && (
        <section class="decks-starters">
          <h2>{d.readyMade}</h2>
          {startersOf(game).map((starter, i) => (
            <div class="decks-starter" key={starter.name.en}>
              <b>{starter.name[settings.value.cards]}</b>
              <button
                type="button"
                class="button"
                data-action="copy-starter"
                onClick={() => once(() => copy(i))}
              >
                {d.copyStarter}
              </button>
            </div>
          ))}
        </section>
      )}
      <div class="row">
        <button type="button" class="button" data-action="cards" onClick={() => go({ at: 'cards', game })}>
          {d.cards}: {nameOf(game)}
        </button>
        <button type="button" class="button" data-action="storage" onClick={() => go({ at: 'storage' })}>
          {words.value.storage}
        </button>
      </div>
    </>
  )
}

function DeckRow({ kept: { id, deck, problem }, faults }: { kept: Kept; faults: number | null }) {
  const d = deckWords.value
  const [asked, ask] = useState(false)
  const { app } = settings.value
  if (!deck)
    return (
      <li class="decks-row is-damaged" data-deck={id}>
        <p>
          {problem?.[app]}{' '}
          <button
            type="button"
            class="decks-link"
            data-action="storage"
            onClick={() => go({ at: 'storage' })}
          >
            {words.value.storage}
          </button>
        </p>
        <button
          type="button"
          data-action="forget-deck"
          class={asked ? 'is-sure' : ''}
          onClick={() => (asked ? void forgetDeck(id) : ask(true))}
          onBlur={() => ask(false)}
        >
          {asked ? d.deleteSure : d.deleteDeck}
        </button>
      </li>
    )
  const side = sizeOf(deck, 'side')
  const n = sizeOf(deck, sizeOf(deck, 'pool') > 0 ? 'pool' : 'main')
  return (
    <li class="decks-row" data-deck={id} data-faults={faults ?? undefined}>
      <button type="button" onClick={() => go({ at: 'decks', part: 'edit', id })}>
        <b>{deck.name || d.unnamed}</b>
        <small>
          {side > 0 ? d.countSide(n, side) : d.count(n)}
          {faults !== null && (
            <span class={faults === 0 ? 'is-good' : 'is-bad'}>
              {' '}
              {faults === 0 ? `✓ ${d.legal}` : `✕ ${d.notLegal(faults)}`}
            </span>
          )}
        </small>
      </button>
    </li>
  )
}
