import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Catalog, catalogOf } from '../../src/decks/catalog.ts'
import { codeIn, deckLink, gameOfCode, MOST_CODE, readCode, writeCode } from '../../src/decks/code.ts'
import {
  type Deck,
  emptyDeck,
  inTurn,
  MOST_NOTES,
  MOST_TEXT,
  MOST_UNKNOWN,
  PARTS,
  placeholders,
} from '../../src/decks/deck.ts'
import { landfightRules } from '../../src/games/landfight/index.ts'
import { games } from '../../src/games/registry.ts'
import { fromBase32, toBase32 } from '../../src/net/base32.ts'
import { crc32 } from '../../src/net/crc.ts'
import { catalog, catalogAt, pasted } from './catalogs.ts'

interface Golden {
  deck: Deck
  code: string
  named: string
}

const folder = join('test', 'decks', 'golden')
const golden: Golden[] = readdirSync(folder)
  .filter((file) => file.endsWith('-1.json'))
  .flatMap((file): Golden[] => JSON.parse(readFileSync(join(folder, file), 'utf8')))

const landfight = catalog('landfight')
const [kiln = { deck: emptyDeck(''), code: '', named: '' }] = golden.filter(
  ({ deck }) => deck.game === 'landfight',
)

const keyOf = (code: string, cards: (game: string) => Catalog | undefined = catalogAt): string => {
  const read = readCode(code, cards)
  return read.ok ? 'fine' : read.problem.key
}

/** The code with another body, its checksum right. */
function forged(code: string, change: (body: number[]) => number[]): string {
  const at = code.lastIndexOf('-') + 1
  const game = new TextEncoder().encode(code.slice('FDECK-'.length, at - 1).toLowerCase())
  const body = change([...(fromBase32(code.slice(at)) ?? [])].slice(0, -3))
  const check = crc32(Uint8Array.from(body), crc32(game))
  return (
    code.slice(0, at) +
    toBase32(Uint8Array.from([...body, (check >> 16) & 255, (check >> 8) & 255, check & 255]))
  )
}

test('every game has golden codes', () => {
  expect([...new Set(golden.map(({ deck }) => deck.game))].sort()).toEqual(Object.keys(games).sort())
})

test.each(golden)('golden: $code', ({ deck, code, named }) => {
  expect(writeCode(deck, catalog(deck.game))).toBe(code)
  expect(writeCode(deck, catalog(deck.game), true)).toBe(named)
  expect(readCode(code, catalogAt)).toEqual({ ok: true, value: { ...deck, name: '', notes: '' } })
  expect(readCode(named, catalogAt)).toEqual({ ok: true, value: deck })
})

test('the worked example of the page is a code', () => {
  const [code = ''] = /FDECK-LANDFIGHT-[A-Z2-7]+/.exec(readFileSync(join('docs', 'decks.md'), 'utf8')) ?? []
  const example = pasted('2 EF1-006\n1 EF1-001\n8 EF1-007\nMystery\nSide deck\n1 EF1-009').deck
  expect(writeCode(example, landfight)).toBe(code)
})

test('a deck of 50 with a side deck is a small QR code', () => {
  expect(kiln.code.length).toBeLessThan(100)
})

test('a set that has grown at its end writes and reads the same codes', () => {
  const { set } = landfight
  const last = set.cards.at(-1)
  if (!last) throw new Error('no card')
  const cards = [...set.cards, { ...last, number: 'EF1-900' }]
  const grown: Catalog = {
    ...landfight,
    set: { ...set, cards },
    places: new Map(landfight.places).set('EF1-900', cards.length - 1),
  }
  expect(writeCode(kiln.deck, grown)).toBe(kiln.code)
  expect(keyOf(kiln.code, () => grown)).toBe('fine')
  const further = writeCode({ ...kiln.deck, main: inTurn([['EF1-900', 1]]) }, grown)
  expect(keyOf(further, () => grown)).toBe('fine')
  expect(keyOf(further)).toBe('code.set')
})

test('a card that this set lacks goes along under its number', () => {
  const read = readCode(writeCode({ ...kiln.deck, main: inTurn([['ZZ9-001', 3]]) }, landfight), catalogAt)
  expect(read.ok && read.value.unknown).toEqual([{ part: 'main', text: 'ZZ9-001', count: 3 }])
})

describe('a code is found', () => {
  const { code } = kiln
  test.each([
    ['alone', code],
    ['in small letters', code.toLowerCase()],
    ['broken over lines', `> ${code}`.slice(2).replace(/.{20}/g, '$&\r\n')],
    ['full width', code.replace(/[A-Z0-9]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0))],
    ['in a link', deckLink('https://example.org/futari/?x=1#/home', code)],
    ['in a message', `Look: ${deckLink('https://example.org/fdeck/', code)} what do you say?`],
    ['in Japanese', `このデッキ見て「${code}」です`],
  ])('%s', (_, text) => {
    expect(codeIn(text)).toBe(code)
    expect(keyOf(text)).toBe('fine')
    expect(gameOfCode(text)).toEqual({ ok: true, value: 'landfight' })
  })

  test('a link replaces what the address pointed to', () => {
    expect(deckLink('https://example.org/a/#/decks/in/OLD', 'FDECK-X-A')).toBe(
      'https://example.org/a/#/decks/in/FDECK-X-A',
    )
  })
})

describe('what is wrong with a code', () => {
  const { code, named } = kiln

  test.each([
    ['code.none', 'hello'],
    ['code.none', 'FUTARI:AEBAG'],
    ['code.none', 'https://example.org/#/decks/in/'],
    ['code.long', 'A'.repeat(2 ** 20)],
    ['code.damaged', code.slice(0, -1)],
    ['code.damaged', `${code}A`],
    ['code.damaged', code.replace('LANDFIGHT', 'LASTLAND')],
    ['code.damaged', 'FDECK-LANDFIGHT-'],
    ['code.damaged', 'FDECK-LANDFIGHT-11111111'],
    ['code.damaged', 'FDECK-A'],
    ['code.version', forged(code, ([, ...body]) => [2, ...body])],
    ['code.version', forged(code, () => [9])],
    [
      'code.set',
      forged(code, ([version, flags, first = 0, ...body]) => [version ?? 0, flags ?? 0, first ^ 1, ...body]),
    ],
    ['code.unknownGame', forged(code.replace('LANDFIGHT', 'CHESS'), (body) => body)],
  ])('%s', (key, text) => {
    expect(keyOf(text)).toBe(key)
  })

  test('another set of the same game is told', () => {
    const { set } = landfight
    const [first, second, ...rest] = set.cards
    if (!first || !second) throw new Error('no cards')
    const swapped = catalogOf(landfightRules({ ...set, cards: [second, first, ...rest] }))
    expect(keyOf(code, () => swapped)).toBe('code.set')
  })

  test('no second code of the same deck is taken', () => {
    const flagged = (flag: number) =>
      forged(code, ([version = 0, flags = 0, ...body]) => [version, flags | flag, ...body])
    for (const flag of [2, 4, 8, 16, 32, 64, 128]) expect(keyOf(flagged(flag))).toBe('code.damaged')
    expect(keyOf(forged(code, (body) => [...body, 0]))).toBe('code.damaged')
    // the number of cards, 21, in two bytes instead of one
    expect(keyOf(forged(code, (body) => [...body.slice(0, 6), 21 | 128, 0, ...body.slice(7)]))).toBe(
      'code.damaged',
    )
    expect(keyOf(forged(code, (body) => body))).toBe('fine')
    expect(keyOf(forged(named, (body) => body.map((byte, i) => (i === body.length - 1 ? 32 : byte))))).toBe(
      'code.damaged',
    )
  })

  test('the fullest deck there may be is within what is read', () => {
    const unknown = placeholders(
      Array.from({ length: MOST_UNKNOWN }, (_, i) => ({
        part: PARTS[i % 3] ?? 'main',
        text: `${'窯'.repeat(MOST_TEXT - 3)}${100 + i}`,
        count: 99,
      })),
    )
    const main = inTurn(landfight.set.cards.map(({ number }) => [number, 99]))
    const full = {
      ...emptyDeck('landfight', '窯'.repeat(60)),
      notes: '窯'.repeat(MOST_NOTES),
      main,
      side: main,
      pool: main,
      unknown,
    }
    const long = writeCode(full, landfight, true)
    expect(long.length).toBeLessThan(MOST_CODE)
    expect(readCode(long, catalogAt)).toEqual({ ok: true, value: full })
    const more = placeholders([...unknown, { part: 'main', text: 'one more', count: 1 }])
    expect(keyOf(writeCode({ ...full, notes: '', unknown: more }, landfight))).toBe('code.damaged')
  })
})
