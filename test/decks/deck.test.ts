import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { settled } from '../../src/decks/catalog.ts'
import { compareDecks } from '../../src/decks/compare.ts'
import { curve } from '../../src/decks/curve.ts'
import {
  countOf,
  emptyDeck,
  inTurn,
  type KeptDeck,
  mended,
  placeholders,
  readDeck,
  sizeOf,
  withCount,
} from '../../src/decks/deck.ts'
import { nearest } from '../../src/decks/nearest.ts'
import { odds, sampleHand } from '../../src/decks/odds.ts'
import { keyOf, tidy, tidyLines } from '../../src/decks/spelling.ts'
import { quick } from '../../src/play/random.ts'
import { catalog, pasted } from './catalogs.ts'

const landfight = catalog('landfight')
const kept: KeptDeck = {
  ...emptyDeck('landfight', 'Kiln'),
  id: 'a1',
  changed: 1_700_000_000_000,
  main: [
    ['EF1-006', 2],
    ['EF1-009', 1],
  ],
  unknown: [{ part: 'main', text: 'Mystery', count: 3 }],
}

describe('a deck', () => {
  test('counts are set, added up and taken out, always in order', () => {
    const deck = withCount(withCount(kept, 'main', 'EF1-001', 1), 'main', 'EF1-009', 0)
    expect(deck.main).toEqual([
      ['EF1-001', 1],
      ['EF1-006', 2],
    ])
    expect(countOf(deck, 'main', 'EF1-009')).toBe(0)
    expect(kept.main.length).toBe(2)
    expect(
      inTurn([
        ['B', 2],
        ['A', 1],
        ['B', 98],
        ['C', 0],
      ]),
    ).toEqual([
      ['A', 1],
      ['B', 99],
    ])
    expect(sizeOf(kept, 'main')).toBe(6)
  })

  test('a placeholder becomes the card that was meant, or goes', () => {
    const [mystery] = kept.unknown
    if (!mystery) throw new Error('no placeholder')
    expect(mended(kept, mystery, 'EF1-006')).toMatchObject({
      main: [
        ['EF1-006', 5],
        ['EF1-009', 1],
      ],
      unknown: [],
    })
    expect(mended(kept, mystery, null)).toMatchObject({ main: kept.main, unknown: [] })
  })

  test('equal lines are one placeholder', () => {
    const one = { part: 'main', text: 'か\u3099', count: 1 } as const
    expect(placeholders([{ ...one, text: ' が ', part: 'side' }, one, { ...one, text: 'が' }])).toEqual([
      { part: 'main', text: 'が', count: 2 },
      { part: 'side', text: 'が', count: 1 },
    ])
  })

  test('what the set lacks becomes a placeholder, and what it has come to have a card', () => {
    const deck = {
      ...kept,
      main: inTurn([
        ['ZZ1-001', 2],
        ['EF1-006', 1],
      ]),
      unknown: placeholders([{ part: 'main', text: 'Bellows pup', count: 1 }]),
    }
    const here = settled(deck, landfight)
    expect(here.main).toEqual([
      ['EF1-006', 1],
      ['EF1-009', 1],
    ])
    expect(here.unknown).toEqual([{ part: 'main', text: 'ZZ1-001', count: 2 }])
    expect(settled(here, landfight)).toEqual(here)
  })
})

describe('a stored deck', () => {
  test('is read as it was', () => {
    expect(readDeck(structuredClone(kept))).toEqual({ ok: true, value: kept })
    const untidy = { ...kept, main: [...kept.main].reverse(), extra: 1 }
    expect(readDeck(untidy)).toEqual({ ok: true, value: kept })
  })

  test.each([
    ['id', { id: 7 }],
    ['id', { id: '' }],
    ['game', { game: '<b>' }],
    ['name', { name: null }],
    ['name', { name: 'n'.repeat(61) }],
    ['notes', { notes: 'n'.repeat(2001) }],
    ['changed', { changed: -1 }],
    ['changed', { changed: Number.NaN }],
    ['main', { main: { length: 1 } }],
    ['main', { main: [['EF1-006']] }],
    ['main', { main: [['EF1-006', 1.5]] }],
    ['main', { main: [['EF1-006', 100]] }],
    ['main', { main: [['EF1\n006', 1]] }],
    ['side', { side: undefined }],
    ['pool', { pool: new Array(401).fill(['EF1-006', 1]) }],
    ['unknown', { unknown: [{ part: 'grave', text: 'x', count: 1 }] }],
    ['unknown', { unknown: [{ part: 'main', text: '', count: 1 }] }],
    ['unknown', { unknown: [null] }],
  ])('damaged at %s: %j', (where, change) => {
    expect(readDeck({ ...kept, ...change })).toEqual({
      ok: false,
      problem: { key: 'deck.damaged', values: { where } },
    })
  })

  test('anything at all is a deck or a problem', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withSparseArray: true }), (value) => {
        expect(readDeck(value).ok).toBe(false)
      }),
    )
  })
})

describe('words', () => {
  test('what is tidy stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 30 }), (text, most) => {
        expect(tidy(tidy(text, most), most)).toBe(tidy(text, most))
        expect(tidyLines(tidyLines(text, most), most)).toBe(tidyLines(text, most))
        expect(tidy(text, most)).not.toMatch(/[\p{Cc}\p{Surrogate}\u202e]/u)
      }),
      { numRuns: 2000 },
    )
  })

  test('a key knows no width, case, kana or punctuation', () => {
    expect(keyOf('ﾌｲｺﾞ仔')).toBe(keyOf('ふいご仔'))
    expect(keyOf('Rust First, Rot After')).toBe(keyOf('ＲＵＳＴ first – rot after!'))
  })
})

describe('near names', () => {
  test.each([
    ['Sotwick Newt', 'EF1-006'],
    ['Sootwcik Newt', 'EF1-006'],
    ['煤灯のヤモリ', 'EF1-006'],
    ['窯くびき', 'EF1-022'],
    ['Venn', 'EF1-024'],
    ['まず錆び次に枯れ', 'EF1-052'],
  ])('%s', (text, number) => {
    expect(nearest(landfight, text)[0]).toBe(number)
  })

  test('two letters that changed places are one slip', () => {
    expect(nearest(catalog('lastland'), '霧帳の')).toEqual(['LLC-031'])
  })

  test('nothing is near to nonsense, and three are enough', () => {
    expect(nearest(landfight, 'qqqqqqqqqqqq')).toEqual([])
    expect(nearest(landfight, '')).toEqual([])
    expect(nearest(landfight, 'の').length).toBeLessThanOrEqual(3)
    expect(nearest(landfight, 'a'.repeat(1_000_000))).toEqual([])
  })
})

describe('two decks', () => {
  test('differ by what was added, taken out and counted otherwise', () => {
    const a = pasted('1 EF1-001\n2 EF1-006\n3 EF1-009\nMystery\nSide\n1 EF1-006').deck
    const b = pasted('1 EF1-001\n4 EF1-006\n1 EF1-010\n2 Mystery').deck
    expect(compareDecks(a, b)).toEqual([
      { part: 'main', card: 'EF1-006', known: true, before: 2, after: 4 },
      { part: 'main', card: 'EF1-009', known: true, before: 3, after: 0 },
      { part: 'main', card: 'EF1-010', known: true, before: 0, after: 1 },
      { part: 'side', card: 'EF1-006', known: true, before: 1, after: 0 },
      { part: 'main', card: 'Mystery', known: false, before: 1, after: 2 },
    ])
    expect(compareDecks(a, a)).toEqual([])
  })
})

describe('curve', () => {
  test('by cost without gaps, by kind in order', () => {
    const { deck } = pasted('3 HF-001\n2 HF-051\n1 HF-016', 'legends')
    expect(curve(deck.pool, catalog('legends'), 'cost')).toEqual([
      { value: 1, count: 4 },
      { value: 2, count: 0 },
      { value: 3, count: 2 },
    ])
    expect(curve(deck.pool, catalog('legends'), 'kind')).toEqual([
      { value: 'legend', count: 5 },
      { value: 'normal', count: 1 },
    ])
    expect(curve([['ZZ', 3]], catalog('legends'), 'cost')).toEqual([])
  })
})

describe('odds', () => {
  test.each([
    // 1 - C(46,5)/C(50,5), 1 - C(57,7)/C(60,7), and so on, by hand
    [{ deck: 50, copies: 4, hand: 5, atLeast: 1 }, 3530],
    [{ deck: 60, copies: 4, hand: 7, atLeast: 1 }, 3995],
    [{ deck: 49, copies: 3, hand: 49, atLeast: 3 }, 10_000],
    [{ deck: 49, copies: 3, hand: 5, atLeast: 4 }, 0],
    [{ deck: 4, copies: 2, hand: 2, atLeast: 1 }, 8333],
    [{ deck: 4, copies: 2, hand: 2, atLeast: 2 }, 1667],
    [{ deck: 10, copies: 3, hand: 4, atLeast: 0 }, 10_000],
    [{ deck: 0, copies: 0, hand: 0, atLeast: 0 }, 10_000],
    [{ deck: 5, copies: 6, hand: 1, atLeast: 1 }, null],
    [{ deck: 5, copies: 1, hand: 6, atLeast: 1 }, null],
    [{ deck: 5.5, copies: 1, hand: 1, atLeast: 1 }, null],
  ])('%j', (draw, chance) => {
    expect(odds(draw)).toBe(chance)
  })

  test('a sample hand comes from the deck, and often holds what the odds say', () => {
    const entries = inTurn([
      ['A', 4],
      ['B', 46],
    ])
    const below = quick(7)
    const hands = Array.from({ length: 4000 }, () => sampleHand(entries, 5, below))
    expect(hands.every((hand) => hand.length === 5)).toBe(true)
    const lucky = hands.filter((hand) => hand.includes('A')).length
    expect(Math.abs(lucky / 4000 - 0.353)).toBeLessThan(0.03)
    expect(sampleHand([['A', 2]], 5, below)).toEqual(['A', 'A'])
  })
})
