// Which deck somebody plays: one of their own, or one that comes with the game.

import { useEffect, useState } from 'preact/hooks'
import { inTurn, type KeptDeck, sizeOf, total } from '../../decks/deck.ts'
import type { DeckEntry } from '../../engine/rules.ts'
import { type DeckPick, settings } from '../settings.ts'
import { Choice } from '../shell/choice.tsx'
import { matchWords } from '../shell/match-words.ts'
import { startersOf } from '../shell/starters.ts'
import { choiceWords } from './choice-words.ts'
import { changesOfDecks, readableDecks } from './kept.ts'

/** Own decks that are offered as buttons; the others stand in a list. */
const AS_BUTTONS = 4

/** The decks of a game on this phone that can be read, the last changed first; null: on their way. */
function useOwnDecks(game: string): readonly KeptDeck[] | null {
  const [decks, setDecks] = useState<readonly KeptDeck[] | null>(null)
  const changes = changesOfDecks.value
  useEffect(() => {
    let gone = false
    void readableDecks(game).then((found) => {
      if (!gone) setDecks(found)
    })
    return () => {
      gone = true
    }
  }, [game, changes])
  return decks
}

/** Own decks behind those that come with the game; `value` may be none of them. */
function Decks({
  legend,
  own: here,
  ready,
  count,
  value,
  change,
}: {
  legend: string
  own: readonly KeptDeck[] | null
  ready: { value: DeckPick; label: string; line: string }[]
  count: (deck: KeptDeck) => number
  value: DeckPick
  change: (deck: DeckPick) => void
}) {
  const m = matchWords.value
  const d = choiceWords.value
  const own = here ?? []
  const known = [...ready, ...own.map(({ id }) => ({ value: id }))].some((one) => one.value === value)
  useEffect(() => {
    // a deck that was deleted since is chosen no more
    if (here !== null && !known) change(ready[0]?.value ?? 0)
  }, [here, known])
  const chosen = own.filter(({ id }, i) => i < AS_BUTTONS || id === value)
  const others = own.filter((deck) => !chosen.includes(deck))
  return (
    <>
      <Choice<DeckPick>
        legend={legend}
        options={[
          ...ready,
          ...chosen.map((deck) => ({
            value: deck.id,
            label: deck.name || d.unnamed,
            line: m.cardsInDeck(count(deck)),
          })),
        ]}
        value={value}
        change={change}
      />
      {others.length > 0 && (
        <label class="field">
          <span class="unseen">{legend}</span>
          <select
            value=""
            data-more-decks={others.length}
            onChange={(event) => event.currentTarget.value && change(event.currentTarget.value)}
          >
            <option value="">{d.more(others.length)}</option>
            {others.map((deck) => (
              <option value={deck.id} key={deck.id}>
                {deck.name || d.unnamed}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  )
}

export function DeckChoice({
  game,
  legend,
  value,
  change,
}: {
  game: string
  legend: string
  value: DeckPick
  change: (deck: DeckPick) => void
}) {
  const m = matchWords.value
  const own = useOwnDecks(game)
  const ready = startersOf(game).map((deck, i) => ({
    value: i,
    label: deck.name[settings.value.cards],
    line: m.cardsInDeck(total(deck.cards)),
  }))
  return (
    <Decks
      legend={legend}
      own={own}
      ready={ready}
      count={(deck) => sizeOf(deck, 'main')}
      value={value}
      change={change}
    />
  )
}

/** What both draft from: all cards, a pool of one's own, or (`pool`) one that the other phone has proposed. */
export function PoolChoice({
  game,
  pick,
  pool,
  change,
}: {
  game: string
  /** which own pool is chosen; absent: the one that is `pool` */
  pick?: DeckPick
  pool?: DeckEntry[] | undefined
  change: (deck: DeckPick) => void
}) {
  const m = matchWords.value
  const d = choiceWords.value
  const own = useOwnDecks(game)
  if (!own?.length && !pool) return null
  const mine = pool && own?.find((deck) => same(deck.pool, pool))
  const ready = [{ value: 0, label: d.wholePool, line: d.wholePoolLine }]
  const theirs = { value: THEIRS, label: d.proposedPool, line: m.cardsInDeck(total(pool ?? [])) }
  return (
    <Decks
      legend={d.pool}
      own={own}
      ready={pool && !mine ? [...ready, theirs] : ready}
      count={(deck) => sizeOf(deck, 'pool')}
      value={pick ?? (pool ? (mine?.id ?? THEIRS) : 0)}
      change={(chosen) => chosen !== THEIRS && change(chosen)}
    />
  )
}

const THEIRS = 'proposed'

const same = (a: readonly DeckEntry[], b: readonly DeckEntry[]): boolean =>
  JSON.stringify(inTurn(a)) === JSON.stringify(inTurn(b))
