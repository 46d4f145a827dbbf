// What comes in is a list or a code, and says so itself.

import { expect, test } from 'vitest'
import { writeCode } from '../../src/decks/code.ts'
import { emptyDeck, sameCards } from '../../src/decks/deck.ts'
import { type CatalogOf, readIncoming } from '../../src/decks/incoming.ts'
import { deckSentence } from '../../src/decks/sentences.ts'
import { catalog, catalogAt } from './catalogs.ts'

const landfight = catalog('landfight')
const legends = catalog('legends')
const here: CatalogOf = async (game) => catalogAt(game)
const deck = { ...emptyDeck('landfight'), main: [['EF1-006', 2]] as [string, number][] }
const code = writeCode(deck, landfight)

test('a code says its game, whatever game was chosen for a list', async () => {
  const read = await readIncoming(`look: https://example.org/#/decks/in/${code} !`, 'legends', here)
  expect(read.ok && sameCards(read.value.deck, deck)).toBe(true)
  // another game is named
  const other = { key: 'code.game', values: { game: 'landfight', wanted: 'legends' } } as const
  expect(read.ok && read.value.other).toEqual(other)
  for (const language of ['en', 'ja'] as const)
    expect(deckSentence(other, language)).toMatch(/^.*landfight.*[.。]$/su)
  const own = await readIncoming(code, 'landfight', here)
  expect(own.ok && own.value.other).toBeNull()
})

test('a list is read as one of the chosen game, a pool where the game has one', async () => {
  const list = await readIncoming('2 Sootwick Newt', 'landfight', here)
  expect(list.ok && sameCards(list.value.deck, deck)).toBe(true)
  const name = legends.set.cards[0]?.name.en ?? ''
  const pool = await readIncoming(`3 ${name}`, 'legends', here)
  expect(pool.ok && pool.value.deck.pool).toEqual([[legends.set.cards[0]?.number, 3]])
})

test.each([
  ['the files of the game are out of reach', '2 Sootwick Newt', async () => null, 'incoming.missing'],
  ['so they are for a code', code, async () => null, 'incoming.missing'],
  ['no such game is here', code, async () => undefined, 'code.unknownGame'],
  ['nor for a list', '2 Sootwick Newt', async () => undefined, 'code.unknownGame'],
  ['half a code', code.slice(0, -5), here, 'code.damaged'],
  ['the beginning of a code alone', 'FDECK-', here, 'code.none'],
  ['1 MB of text', 'a\n'.repeat(500_000), here, 'text.long'],
  ['1 MB with a code in it', `${'a\n'.repeat(500_000)}${code}`, here, 'code.long'],
  ['nothing', ' \n', here, 'text.empty'],
] as const)('a sentence when %s', async (_, text, catalogOf: CatalogOf, key) => {
  const read = await readIncoming(text, 'landfight', catalogOf)
  expect(read.ok ? null : read.problem.key).toBe(key)
  if (read.ok) return
  for (const language of ['en', 'ja'] as const)
    expect(deckSentence(read.problem, language)).toMatch(/^.{10,}[.。]$/su)
})
