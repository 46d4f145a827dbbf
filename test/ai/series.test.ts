import { describe, expect, test } from 'vitest'
import { gameOfAi } from '../../src/ai/choose.ts'
import { type PlayedMatch, playMatch, type SeriesPlan } from '../../src/cli/series.ts'
import { report, table, wilson } from '../../src/cli/series-report.ts'
import { type GameEntry, games, NO_DECK, starters } from '../../src/games/registry.ts'

/** A game's series as `npm run simulate` plays it. */
async function ground(id: string, given: Partial<SeriesPlan> = {}) {
  const entry = games[id] as GameEntry
  const [rules, game] = [entry.rules(), await gameOfAi(id)]
  const decks = starters(entry, rules)
  const plan: SeriesPlan = {
    a: 'greedy',
    b: 'random',
    pairing: decks.length === 0 ? [0, 0] : [0, 1],
    decks: decks.length === 0 ? [NO_DECK] : decks,
    seed: 2,
    bestOf: entry.bestOf[0] ?? 1,
    ...given,
  }
  const names = entry.decks.map((deck) => deck.name.en)
  const play = (from: SeriesPlan, n: number) => playMatch(rules, from, game, entry.figures, n)
  const counted = (from: SeriesPlan, played: readonly PlayedMatch[]) =>
    report({ game: id, ...from }, names, entry.figures.unit, played)
  const series = (from: SeriesPlan, n: number) =>
    counted(
      from,
      Array.from({ length: n }, (_, i) => play(from, i)),
    )
  return { plan, play, series, counted }
}

const { plan, play, series } = await ground('landfight')

describe('a series', () => {
  test('the AI beats random play', () => {
    expect(series(plan, 20).wins.a).toBeGreaterThanOrEqual(18)
  })

  test('gives each player each deck and each seat equally often', () => {
    const played = Array.from({ length: 8 }, (_, i) => play({ ...plan, a: 'random' }, i))
    expect(played.map((match) => match.decks)).toEqual([
      [0, 1],
      [0, 1],
      [1, 0],
      [1, 0],
      [0, 1],
      [0, 1],
      [1, 0],
      [1, 0],
    ])
  })

  test('is the same again with the same seed', () => {
    expect(series(plan, 4)).toEqual(series(plan, 4))
  })

  test('a match of three ends with two wins', () => {
    const match = play({ ...plan, bestOf: 3 }, 0)
    expect(match.winner).toBe(0)
    expect(match.games.filter((game) => game.winner === 0).length).toBe(2)
  })

  test('counts two decks of one kind on both sides', () => {
    const mirror = series({ ...plan, b: 'greedy', pairing: [1, 1] }, 8)
    expect(Object.keys(mirror.deckWins)).toEqual(['Dusk Garden'])
    expect(mirror.deckWins['Dusk Garden']).toMatchObject({ games: 16, wins: 8 })
  })
})

describe('what a series counts', () => {
  const quickly: Partial<SeriesPlan> = { a: 'random', b: 'random' }
  const all = Object.keys(games)

  test.each(all)('%s: the wins, the draws and the length of every match', async (id) => {
    const { plan, play, counted } = await ground(id, quickly)
    const played = Array.from({ length: 12 }, (_, i) => play(plan, i))
    const counts = counted(plan, played)
    expect(counts.matches).toBe(12)
    expect(counts.wins.a + counts.wins.b + counts.draws).toBe(12)
    expect(counts.firstSeatWins.games).toBe(12 - counts.draws)
    expect(counts.length.median).toBeGreaterThan(1)
    expect(counts.length.p95).toBeGreaterThanOrEqual(counts.length.median)
    for (const match of played) expect(match.games.length).toBeGreaterThan(0)
  })

  test.each(all)('%s: the AI beats random play', async (id) => {
    const { plan, series } = await ground(id)
    expect(series(plan, 12).wins.a).toBeGreaterThanOrEqual(10)
  })

  test('Last Land counts rounds, and its decks although a match is one game', async () => {
    const { plan, series } = await ground('lastland', quickly)
    const counts = series(plan, 8)
    expect(counts.length.unit).toBe('rounds')
    expect(counts.ends).toEqual({ life: 0, deck: 8, other: 0 })
    expect(Object.values(counts.deckWins).map(({ games }) => games)).toEqual([8, 8])
    expect(counts).not.toHaveProperty('roundStarterWins')
  })

  test('Legends counts turns a player and round, who starts a round, and no decks', async () => {
    const { plan, play, counted } = await ground('legends', quickly)
    const played = Array.from({ length: 8 }, (_, i) => play(plan, i))
    const counts = counted(plan, played)
    const rounds = played.flatMap((match) => match.games)
    expect(counts.length.unit).toBe('turns a player and round')
    expect(counts.deckWins).toEqual({})
    expect(counts.bestOf).toBe(3)
    expect(counts.roundStarterWins?.games).toBe(rounds.filter(({ winner }) => winner !== 2).length)
    expect(rounds.length).toBeGreaterThanOrEqual(16)
  })

  test('the first seat of a match is the first turn of its first game, whoever starts the others', async () => {
    const { plan, counted } = await ground('legends')
    const game = (winner: 0 | 1, first: 0 | 1, length: number) =>
      ({ winner, first, length, end: 'life' }) as const
    const counts = counted(plan, [
      { n: 0, winner: 0, decks: [0, 0], inputs: 9, games: [game(1, 0, 6), game(0, 0, 7.5), game(0, 1, 8)] },
      { n: 1, winner: 0, decks: [0, 0], inputs: 9, games: [game(0, 1, 5), game(0, 1, 5.5)] },
    ])
    expect(counts.firstSeatWins).toMatchObject({ wins: 1, games: 2, share: 0.5 })
    expect(counts.roundStarterWins).toMatchObject({ wins: 1, games: 5, share: 0.2 })
    expect(counts.length).toEqual({ unit: 'turns a player and round', median: 6, p95: 8 })
    expect(table(counts, 1)).toContain('median 6 turns a player and round')
  })
})

test('Wilson intervals as in the tables', () => {
  expect(wilson(0, 10)).toEqual([0, 0.2775])
  expect(wilson(50, 100)).toEqual([0.4038, 0.5962])
  expect(wilson(0, 0)).toEqual([0, 1])
})
