// Which deck somebody plays: one of their own, or one that comes with the game.

import { useEffect, useState } from 'preact/hooks'
import { type KeptDeck, sizeOf } from '../../decks/deck.ts'
import { type DeckPick, settings } from '../settings.ts'
import { Choice } from '../shell/choice.tsx'
import { matchWords } from '../shell/match-words.ts'
import { startersOf } from '../shell/starters.ts'
import { choiceWords } from './choice-words.ts'
import { changesOfDecks, keptDecks } from './kept.ts'

/** Own decks that are offered as buttons; the others stand in a list. */
const AS_BUTTONS = 4

/** The decks of a game on this phone that can be read, the last changed first. */
export function useOwnDecks(game: string): readonly KeptDeck[] {
  const [decks, setDecks] = useState<readonly KeptDeck[]>([])
  const changes = changesOfDecks.value
  useEffect(() => {
    let gone = false
    void keptDecks(game).then((kept) => {
      if (!gone) setDecks(kept.flatMap(({ deck }) => deck ?? []))
    })
    return () => {
      gone = true
    }
  }, [game, changes])
  return decks
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
  const d = choiceWords.value
  const own = useOwnDecks(game)
  const pooled = startersOf(game).length === 0
  // why not a pool for each seat: both draft from one
  if (pooled && own.length === 0) return null
  const count = (deck: KeptDeck): number => sizeOf(deck, pooled ? 'pool' : 'main')
  const chosen = own.filter(({ id }, i) => i < AS_BUTTONS || id === value)
  const others = own.filter((deck) => !chosen.includes(deck))
  const ready = pooled
    ? [{ value: 0, label: d.wholePool, line: d.wholePoolLine }]
    : startersOf(game).map((deck, i) => ({
        value: i,
        label: deck.name[settings.value.cards],
        line: m.cardsInDeck(deck.cards.reduce((sum, [, n]) => sum + n, 0)),
      }))
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
