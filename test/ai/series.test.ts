import { describe, expect, test } from 'vitest'
import { gameOfAi } from '../../src/ai/choose.ts'
import { playMatch, type SeriesPlan } from '../../src/cli/series.ts'
import { report, wilson } from '../../src/cli/series-report.ts'
import type { DeckConfig } from '../../src/engine/door.ts'
import decks from '../../src/games/landfight/decks.json'
import { deckConfig } from '../../src/play/decks.ts'
import type { DeckList } from '../../src/play/types.ts'
import { rules } from './table.ts'

const game = await gameOfAi('landfight')
const configs = decks.map((deck): DeckConfig => {
  const made = deckConfig(rules, { name: deck.name.en, cards: deck.cards, side: deck.side } as DeckList)
  if (!made.ok) throw new Error(deck.id)
  return made.value
})
const names = decks.map((deck) => deck.name.en)
const plan: SeriesPlan = { a: 'greedy', b: 'random', pairing: [0, 1], decks: configs, seed: 2, bestOf: 1 }
const series = (from: SeriesPlan, n: number) =>
  report(
    { game: 'landfight', ...from },
    names,
    Array.from({ length: n }, (_, i) => playMatch(rules, from, game, i)),
  )

describe('a series', () => {
  test('the AI beats random play', () => {
    expect(series(plan, 20).wins.a).toBeGreaterThanOrEqual(18)
  })

  test('gives each player each deck and each seat equally often', () => {
    const played = Array.from({ length: 8 }, (_, i) => playMatch(rules, { ...plan, a: 'random' }, game, i))
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
    const match = playMatch(rules, { ...plan, bestOf: 3 }, game, 0)
    expect(match.winner).toBe(0)
    expect(match.games.filter((game) => game.winner === 0).length).toBe(2)
  })

  test('counts two decks of one kind on both sides', () => {
    const mirror = series({ ...plan, b: 'greedy', pairing: [1, 1] }, 8)
    expect(Object.keys(mirror.deckWins)).toEqual(['Dusk Garden'])
    expect(mirror.deckWins['Dusk Garden']).toMatchObject({ games: 16, wins: 8 })
  })
})

test('Wilson intervals as in the tables', () => {
  expect(wilson(0, 10)).toEqual([0, 0.2775])
  expect(wilson(50, 100)).toEqual([0.4038, 0.5962])
  expect(wilson(0, 0)).toEqual([0, 1])
})
