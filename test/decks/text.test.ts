import { describe, expect, test } from 'vitest'
import { writeCode } from '../../src/decks/code.ts'
import { emptyDeck, inTurn, MOST_TEXT, sameCards } from '../../src/decks/deck.ts'
import { MOST_KEPT, readText, writeText } from '../../src/decks/text.ts'
import { catalog, pasted } from './catalogs.ts'

const landfight = catalog('landfight')
const NEWT = 'EF1-006'
const main = (text: string, game = 'landfight') => pasted(text, game).deck.main

describe('one line', () => {
  test.each([
    ['2x Sootwick Newt', 2],
    ['2 x Sootwick Newt', 2],
    ['2X Sootwick Newt', 2],
    ['x2 Sootwick Newt', 2],
    ['2 Sootwick Newt', 2],
    ['2\tSootwick Newt', 2],
    ['Sootwick Newt x2', 2],
    ['Sootwick Newt X 2', 2],
    ['Sootwick Newt *2', 2],
    ['Sootwick Newt 2', 2],
    ['Sootwick Newt\t2', 2],
    ['Sootwick Newt', 1],
    ['- 3x Sootwick Newt', 3],
    ['3x SOOTWICK newt', 3],
    ['3x Sootwick-Newt', 3],
    ['煤灯のイモリ', 1],
    ['2 煤灯のイモリ', 2],
    ['２×煤灯のイモリ', 2],
    ['２ｘ　煤灯のイモリ', 2],
    ['×２　煤灯のイモリ', 2],
    ['煤灯のイモリ×３', 3],
    ['煤灯のイモリx3', 3],
    ['煤灯のイモリ 3枚', 3],
    ['煤灯のイモリ　３枚', 3],
    ['煤灯のイモリ：3枚', 3],
    ['3枚 煤灯のイモリ', 3],
    ['2 煤灯のいもり', 2],
    ['2 煤灯のｲﾓﾘ', 2],
    ['EF1-006', 1],
    ['ef1-006 x3', 3],
    ['EF1-006 3', 3],
    ['3x EF1-006', 3],
    ['3\tEF1-006\tSootwick Newt', 3],
    ['EF1-006\tSootwick Newt\t3', 3],
    ['3 EF1-006 Sootwick Newt', 3],
    ['3 Sootwick Newt EF1-006', 3],
    ['3x Sootwick Newt (EF1-006)', 3],
    ['3x Sootwick Newt [EF1-006]', 3],
    ['3 煤灯のイモリ【EF1-006】', 3],
    ['煤灯のイモリ（EF1-006）×3', 3],
    ['3x Triton des suies (EF1-006)', 3],
  ])('%s', (line, count) => {
    expect(pasted(line).bad).toEqual([])
    expect(main(line)).toEqual([[NEWT, count]])
  })

  test('composed and taken apart are the same kana', () => {
    const name = 'ふいご仔'
    expect(name.normalize('NFD')).not.toBe(name)
    expect(main(`2 ${name.normalize('NFD')}`)).toEqual([['EF1-009', 2]])
  })

  test('an apostrophe is an apostrophe', () => {
    expect(main('1 Mapmaker’s Errand')).toEqual([['EF1-044', 1]])
  })

  test('a name that begins with x is no multiplier', () => {
    const { set } = landfight
    const cards = set.cards.map((card, i) =>
      i === 5 ? { ...card, name: { en: 'Xenon Newt', ja: '玄' } } : card,
    )
    const read = readText('2 Xenon Newt', {
      ...landfight,
      names: new Map([['xenonnewt', 5]]),
      set: { ...set, cards },
    })
    expect(read.ok && read.value.deck.main).toEqual([[NEWT, 2]])
  })

  test('the same card twice is added up', () => {
    expect(main('2 Sootwick Newt\n1 煤灯のイモリ\nEF1-006')).toEqual([[NEWT, 4]])
  })
})

describe('a whole list', () => {
  test.each([
    ['en', 'Deck (3)', 'Side deck (2)'],
    ['ja', 'デッキ（3枚）', 'サイドデッキ（2枚）'],
    ['shouted', 'MAIN DECK:', '== SIDEBOARD =='],
    ['decked out', '【メインデッキ】', '■サイド 2枚'],
  ])('headers divide it: %s', (_, deck, side) => {
    const read = pasted(`${deck}\n3 Sootwick Newt\n\n${side}\n2 Bellows Pup`)
    expect(read.bad).toEqual([])
    expect([read.deck.main, read.deck.side]).toEqual([[[NEWT, 3]], [['EF1-009', 2]]])
  })

  test.each([
    ['Name: Kiln March', 'Kiln March'],
    ['deck name:Kiln March', 'Kiln March'],
    ['デッキ名：窯火の行軍', '窯火の行軍'],
    ['名前: 窯火の行軍', '窯火の行軍'],
  ])('it has a name: %s', (line, name) => {
    expect(pasted(`${line}\n2 Sootwick Newt`).deck.name).toBe(name)
  })

  test('blank lines, comments, a BOM and any ends of lines are nothing', () => {
    const text = '\ufeff// from Aki\r\n# 2024\r\n\r\n2 Sootwick Newt\r1 Bellows Pup\n\n\u200b\n'
    const read = pasted(text)
    expect(read.bad).toEqual([])
    expect(read.deck.main).toEqual([
      [NEWT, 2],
      ['EF1-009', 1],
    ])
  })

  test('a pool is a pool, whatever its header', () => {
    for (const header of ['', 'Deck\n', 'プール（3枚）\n'])
      expect(pasted(`${header}3 Mudlark Scout`, 'legends').deck).toMatchObject({
        main: [],
        pool: [['HF-001', 3]],
      })
  })

  test('acceptance 10: good lines in, bad ones explained, and the same deck and code on the way back', () => {
    const text = [
      'Name: Mixed',
      'Deck',
      '2x Sootwick Newt',
      'x3 Bellows Pup',
      '4 煤灯のイモリ',
      '',
      '2x Kilnyok Ox',
      'サイドデッキ',
      'Fetters of Lead',
    ].join('\n')
    const { deck, bad } = pasted(text)
    expect(deck.main).toEqual([
      [NEWT, 6],
      ['EF1-009', 3],
    ])
    expect(deck.side).toEqual([['EF1-048', 1]])
    expect(bad).toEqual([
      {
        line: 7,
        text: '2x Kilnyok Ox',
        problem: { key: 'line.near', values: { line: 7, text: '2x Kilnyok Ox' } },
        nearest: ['EF1-022'],
        kept: { part: 'main', text: 'Kilnyok Ox', count: 2 },
      },
    ])
    expect(deck.unknown).toEqual([{ part: 'main', text: 'Kilnyok Ox', count: 2 }])
    for (const language of ['en', 'ja'] as const) {
      const again = pasted(writeText(deck, landfight, language)).deck
      expect(again).toEqual(deck)
      expect(writeCode(again, landfight)).toBe(writeCode(deck, landfight))
    }
  })

  test('it is written to be read by people', () => {
    const { deck } = pasted('Name: Two\n1 Slowcoal Hearth\n2 Sootwick Newt\n1 Mystery\nSide\n1 Bellows Pup')
    expect(writeText(deck, landfight, 'en')).toBe(
      'Name: Two\n\nDeck (4)\n1 x Slowcoal Hearth\n2 x Sootwick Newt\n1 x Mystery\n\nSide deck (1)\n1 x Bellows Pup',
    )
    expect(writeText(deck, landfight, 'ja')).toBe(
      'デッキ名：Two\n\nデッキ（4枚）\n1 x 埋み火の郷\n2 x 煤灯のイモリ\n1 x Mystery\n\nサイドデッキ（1枚）\n1 x ふいご仔',
    )
  })

  test('of two cards with one name, a list says which', () => {
    const twins = landfight.set.cards.map((card, i) =>
      i === 8 ? { ...card, name: { en: 'Sootwick Newt', ja: '煤灯' } } : card,
    )
    const names = new Map(landfight.names).set('煤灯', 8)
    names.delete('bellowspup')
    const twinned = { ...landfight, names, set: { ...landfight.set, cards: twins } }
    const deck = {
      ...emptyDeck('landfight'),
      main: inTurn([
        [NEWT, 1],
        ['EF1-009', 2],
      ]),
    }
    const text = writeText(deck, twinned, 'en')
    expect(text).toContain('1 x Sootwick Newt\n2 x Sootwick Newt (EF1-009)')
    const read = readText(text, twinned)
    expect(read.ok && sameCards(read.value.deck, deck) && read.value.bad.length === 0).toBe(true)
  })
})

describe('bad lines', () => {
  const bad = (line: string) =>
    pasted(line).bad.map(({ problem, kept }) => [problem.key, kept?.text, kept?.count])

  test.each([
    ['2x Sotwick Newt', 'line.near', 'Sotwick Newt', 2],
    ['2x 煤灯イモリ', 'line.near', '煤灯イモリ', 2],
    ['zzzzzzzz x2', 'line.unknown', 'zzzzzzzz', 2],
    ['0 Sootwick Newt', 'line.count', '0 Sootwick Newt', 1],
    ['100 Sootwick Newt', 'line.count', '100 Sootwick Newt', 1],
    ['99 Sootwick Newt\n1 Sootwick Newt', 'line.count', '1 Sootwick Newt', 1],
    ['99 Sootwick Newt\nSootwick Newt', 'line.count', '1 x Sootwick Newt', 1],
    ['Sootwick Newt (EF1-007)', 'line.twoCards', 'Sootwick Newt (EF1-007)', 1],
    ['Name: A\nName: B', 'line.near', 'Name: B', 1],
  ])('%s', (line, key, text, count) => {
    const [found] = bad(line)
    expect([
      found?.[0] === 'line.unknown' && key === 'line.near' ? key : found?.[0],
      found?.[1],
      found?.[2],
    ]).toEqual([key, text, count])
    const { deck } = pasted(line)
    expect(pasted(writeText(deck, landfight, 'en')).deck).toEqual(deck)
  })

  test('a line that is too long is told and not kept', () => {
    expect(bad(`2 x ${'a'.repeat(MOST_TEXT + 1)}`)).toEqual([['line.long', undefined, undefined]])
    expect(bad(`2 x ${'a'.repeat(5_000)}`)).toEqual([['line.long', undefined, undefined]])
  })

  test('what is no list is not kept whole', () => {
    const { deck, bad } = pasted(
      Array.from({ length: 100 }, (_, i) => `Sentence ${i} of a story.`).join('\n'),
    )
    expect(deck.unknown.length).toBe(MOST_KEPT)
    expect(bad.length).toBe(100)
    expect(bad.filter(({ problem }) => problem.key === 'line.many').length).toBe(100 - MOST_KEPT)
  })
})

describe('limits', () => {
  const key = (text: string) => {
    const read = readText(text, landfight)
    return read.ok ? 'fine' : read.problem.key
  }

  test('a text that is no list of any size has its sentence', () => {
    expect(key('x'.repeat(2 ** 20))).toBe('text.long')
    expect(key('\n'.repeat(2 ** 20))).toBe('text.long')
    expect(key('\n'.repeat(600))).toBe('text.lines')
    expect(key('')).toBe('text.empty')
    expect(key('\n \u3000\n// nothing')).toBe('text.empty')
  })

  test.each([
    ['near names', (i: number) => `2 x ${landfight.set.cards[i % 68]?.name.en.slice(1)}${i}`],
    ['kanji', (i: number) => `${landfight.set.cards[i % 68]?.name.ja}の${i}`],
    ['spaces', () => `1${' '.repeat(31)}x`],
    ['brackets', () => '('.repeat(32)],
    ['signs', () => 'x1×'.repeat(10)],
  ])('the worst text is read at once: %s', (_, line) => {
    const text = Array.from({ length: 600 }, (_, i) => line(i))
      .join('\n')
      .slice(0, 20_000)
    readText(text, landfight)
    // why the best of five: the machine may be busy with other tests
    const took = Array.from({ length: 5 }, () => {
      const began = performance.now()
      readText(text, landfight)
      return performance.now() - began
    })
    expect(Math.min(...took)).toBeLessThan(200)
  })
})
