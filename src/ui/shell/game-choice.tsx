import { gameLine, games } from '../games.ts'
import { words } from '../language/index.ts'
import { settings } from '../settings.ts'
import { Choice } from './choice.tsx'
import { matchWords } from './match-words.ts'
import { startersOf } from './starters.ts'

/** Which game; told with the number of games that it is usually played over. */
export function GameChoice({
  value,
  change,
}: {
  value: string
  change: (game: string, bestOf: 1 | 3) => void
}) {
  const w = words.value
  const m = matchWords.value
  return (
    <Choice<string>
      legend={m.game}
      options={games.map(({ id, emblem }) => ({
        value: id,
        label: w.games[id].name,
        line: w.games[id].line,
        emblem,
      }))}
      value={value}
      change={(id) => change(id, gameLine(id)?.bestOf[0] ?? 1)}
    />
  )
}

/** One of the decks that come with the game; nothing where players bring none. */
export function DeckChoice({
  game,
  legend,
  value,
  change,
}: {
  game: string
  legend: string
  value: number
  change: (deck: number) => void
}) {
  const m = matchWords.value
  const decks = startersOf(game)
  if (decks.length === 0) return null
  return (
    <Choice
      legend={legend}
      options={decks.map((deck, i) => ({
        value: i,
        label: deck.name[settings.value.cards],
        line: m.cardsInDeck(deck.cards.reduce((sum, [, count]) => sum + count, 0)),
      }))}
      value={value}
      change={change}
    />
  )
}

/** One game or the best of three, where the game has both. */
export function LengthChoice({
  game,
  value,
  change,
}: {
  game: string
  value: 1 | 3
  change: (bestOf: 1 | 3) => void
}) {
  const m = matchWords.value
  const { bestOf } = gameLine(game) ?? { bestOf: [] }
  if (bestOf.length < 2) return null
  return (
    <Choice<1 | 3>
      legend={m.length}
      options={bestOf.map((n) => ({ value: n, label: n === 1 ? m.single : m.bestOf3 }))}
      value={value}
      change={change}
    />
  )
}
