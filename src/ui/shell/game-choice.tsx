import { gameLine, games } from '../games.ts'
import { words } from '../language/index.ts'
import { Choice } from './choice.tsx'
import { matchWords } from './match-words.ts'

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
