// The soak of decks at a small size; `npm run soak -- --what decks --game NAME` is the same at full size.

import { expect, test } from 'vitest'
import { soakDecks } from '../../src/cli/soak/decks.ts'
import { type GameEntry, games } from '../../src/games/registry.ts'
import { entry } from '../fourth/index.ts'

test.each<[string, string | GameEntry]>([
  ...Object.keys(games).map((id): [string, string] => [id, id]),
  ['a fourth game', entry],
])('decks of %s come back the same from text, code and link, and what is bent has a sentence', (_, game) => {
  const report = soakDecks({ game, runs: 100, seed: 501 })
  expect(report.failures).toEqual([])
  expect(report.inputs).toBe(300)
  // why: the alphanumeric mode of QR ends at 4,296 characters; a deck with a few strange lines stays far below
  expect(report.figures.longestCode).toBeLessThan(600)
})
