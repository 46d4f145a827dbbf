// What a series came to: wins with their 95 % interval (Wilson), the first player's and each deck's share, length.

import type { Figures } from '../games/figures.ts'
import type { PlayedGame, PlayedMatch } from './series.ts'

/** Lower and upper end of a share. */
export type Interval = [number, number]

interface Share {
  wins: number
  games: number
  share: number
  interval: Interval
}

export interface Report {
  game: string
  a: string
  b: string
  seed: number
  bestOf: number
  matches: number
  wins: { a: number; b: number }
  draws: number
  /** a's share of the decided matches */
  share: number
  interval: Interval
  /** matches won by who had the first turn of their first game */
  firstSeatWins: Share
  /** games won by who had the first turn of them; where a match has several */
  roundStarterWins?: Share
  /** none where players bring no decks */
  deckWins: Record<string, Share>
  length: { unit: Figures['unit']; median: number; p95: number }
  ends: { life: number; deck: number; other: number }
  inputs: { median: number }
}

const Z = 1.959964
const round = (x: number): number => Math.round(x * 10_000) / 10_000

/** Wilson's score interval (Wilson 1927). */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return [0, 1]
  const p = wins / games
  const z2 = Z * Z
  const middle = (p + z2 / (2 * games)) / (1 + z2 / games)
  const half = (Z / (1 + z2 / games)) * Math.sqrt((p * (1 - p)) / games + z2 / (4 * games * games))
  return [round(Math.max(0, middle - half)), round(Math.min(1, middle + half))]
}

const shareOf = (wins: number, games: number): Share => ({
  wins,
  games,
  share: games === 0 ? 0 : round(wins / games),
  interval: wilson(wins, games),
})

/** Nearest rank. */
function quantile(numbers: readonly number[], q: number): number {
  const sorted = [...numbers].sort((x, y) => x - y)
  return sorted[Math.max(0, Math.ceil(q * sorted.length) - 1)] ?? 0
}

export function report(
  order: { game: string; a: string; b: string; seed: number; bestOf: number },
  deckNames: readonly string[],
  unit: Figures['unit'],
  played: readonly PlayedMatch[],
): Report {
  const won = (side: number): number => played.filter((match) => match.winner === side).length
  const games = played.flatMap((match) => match.games)
  const [a, b] = [won(0), won(1)]
  const ended = (end: PlayedGame['end']): number => games.filter((game) => game.end === end).length
  const lengths = games.map((game) => game.length)
  return {
    game: order.game,
    a: order.a,
    b: order.b,
    seed: order.seed,
    bestOf: order.bestOf,
    matches: played.length,
    wins: { a, b },
    draws: played.length - a - b,
    share: a + b === 0 ? 0 : round(a / (a + b)),
    interval: wilson(a, a + b),
    firstSeatWins: firsts(
      played.map(({ winner, games: [game] }) => ({ winner, first: game === undefined ? 2 : game.first })),
    ),
    ...(order.bestOf > 1 ? { roundStarterWins: firsts(games) } : {}),
    deckWins: deckShares(deckNames, played),
    length: { unit, median: quantile(lengths, 0.5), p95: quantile(lengths, 0.95) },
    ends: { life: ended('life'), deck: ended('deck'), other: ended('other') },
    inputs: {
      median: quantile(
        played.map((match) => match.inputs),
        0.5,
      ),
    },
  }
}

function firsts(all: readonly { winner: number; first: number }[]): Share {
  const decided = all.filter(({ winner }) => winner !== 2)
  return shareOf(decided.filter(({ winner, first }) => winner === first).length, decided.length)
}

/** Decided games that each deck took part in, on either side. */
function deckShares(deckNames: readonly string[], played: readonly PlayedMatch[]): Record<string, Share> {
  const counts = new Map<string, { wins: number; games: number }>()
  if (deckNames.length === 0) return {}
  for (const match of played)
    for (const side of [0, 1] as const) {
      const name = deckNames[match.decks[side]] ?? ''
      const count = counts.get(name) ?? { wins: 0, games: 0 }
      for (const game of match.games) {
        if (game.winner === 2) continue
        count.games++
        if (game.winner === side) count.wins++
      }
      counts.set(name, count)
    }
  return Object.fromEntries([...counts].map(([name, { wins, games }]) => [name, shareOf(wins, games)]))
}

const percent = (x: number): string => `${(100 * x).toFixed(1)} %`
const between = ([low, high]: Interval): string => `(95 %: ${percent(low)} to ${percent(high)})`

export function table(r: Report, seconds: number): string {
  const line = (name: string, share: Share): string =>
    `${name.padEnd(24)}${String(share.wins).padStart(6)} of ${String(share.games).padEnd(6)} ${percent(share.share)} ${between(share.interval)}`
  return [
    `${r.game}, ${r.matches} matches${r.bestOf > 1 ? `, best of ${r.bestOf}` : ''}, seed ${r.seed}, ${seconds.toFixed(1)} s`,
    line(`a: ${r.a} beats b: ${r.b}`, {
      wins: r.wins.a,
      games: r.wins.a + r.wins.b,
      share: r.share,
      interval: r.interval,
    }),
    `${'drawn'.padEnd(24)}${String(r.draws).padStart(6)}`,
    line('who took the first turn', r.firstSeatWins),
    ...(r.roundStarterWins === undefined ? [] : [line('the same, game by game', r.roundStarterWins)]),
    ...Object.entries(r.deckWins).map(([name, share]) => line(name, share)),
    `length: median ${r.length.median} ${r.length.unit}, 95 % within ${r.length.p95}`,
    `ended by: life ${r.ends.life}, empty deck ${r.ends.deck}, else ${r.ends.other}`,
  ].join('\n')
}
