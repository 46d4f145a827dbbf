import { describe, expect, test } from 'vitest'
import { emptyDeck, inTurn, placeholders } from '../../src/decks/deck.ts'
import { faultSentence } from '../../src/decks/fault-sentences.ts'
import { faultsOf } from '../../src/decks/faults.ts'
import { usualPool } from '../../src/decks/pool.ts'
import { deckSentence, deckSentences } from '../../src/decks/sentences.ts'
import { readText } from '../../src/decks/text.ts'
import { start } from '../../src/engine/door.ts'
import { poolCounts } from '../../src/engine/pool.ts'
import type { DeckEntry } from '../../src/engine/rules.ts'
import { rulebook as landfightBook } from '../../src/games/landfight/rulebook.ts'
import {
  faultRules as landfightRules,
  deckFaults as landfightWords,
} from '../../src/games/landfight/words/deck.ts'
import { rulebook as lastlandBook } from '../../src/games/lastland/rulebook.ts'
import {
  faultRules as lastlandRules,
  deckFaults as lastlandWords,
} from '../../src/games/lastland/words/deck.ts'
import { pool } from '../../src/games/legends/draft.ts'
import { legendsRules, hedgeAndFerrySet as set } from '../../src/games/legends/index.ts'
import { DRAFT_COPIES } from '../../src/games/legends/pool.ts'
import { rulebook as legendsBook } from '../../src/games/legends/rulebook.ts'
import {
  faultRules as legendsFaultRules,
  deckFaults as legendsWords,
} from '../../src/games/legends/words/deck.ts'
import { games, NO_DECK } from '../../src/games/registry.ts'
import { catalog, pasted } from './catalogs.ts'

const rulesOf = (game: string) => {
  const rules = games[game]?.rules()
  if (!rules) throw new Error(`no game ${game}`)
  return rules
}
const whys = (text: string, game = 'landfight') =>
  faultsOf(rulesOf(game), pasted(text, game).deck).map(({ why }) => why)
const LEGAL = '1 EF1-001\n49 EF1-007'

describe('legality', () => {
  test.each([
    [LEGAL, []],
    ['1 EF1-001\n48 EF1-007', ['deck.size']],
    ['50 EF1-007', ['deck.land']],
    ['1 EF1-001\n44 EF1-007\n5 EF1-006', ['deck.copies']],
    ['1 EF1-001\n45 EF1-007\n1 EF1-033\n1 EF1-034\n1 EF1-035\n1 EF1-036', ['deck.large']],
    [`${LEGAL}\nSide\n11 EF1-007`, ['deck.side']],
    [`${LEGAL}\nMystery`, ['fault.placeholder']],
    ['Mystery', ['deck.missing', 'fault.placeholder']],
  ])('%j', (text, expected) => {
    expect(whys(text)).toEqual(expected)
  })

  test('every starter deck is legal', () => {
    for (const [game, { decks }] of Object.entries(games))
      for (const { cards, side } of decks) {
        const deck = {
          ...emptyDeck(game),
          main: inTurn(cards as [string, number][]),
          side: inTurn(side as [string, number][]),
        }
        expect(faultsOf(rulesOf(game), deck)).toEqual([])
      }
  })

  test('a deck of another game, or in a part that there is not', () => {
    expect(faultsOf(rulesOf('lastland'), pasted(LEGAL).deck).map(({ why }) => why)).toEqual(['fault.game'])
    const both = { ...pasted(LEGAL).deck, pool: inTurn([['EF1-007', 3]]) }
    expect(faultsOf(rulesOf('landfight'), both)).toEqual([{ why: 'fault.part', n: 3, max: 0 }])
  })
})

describe('a pool', () => {
  const faults = (pool: [string, number][]) =>
    faultsOf(rulesOf('legends'), { ...emptyDeck('legends'), pool: inTurn(pool) })
  /** 18 cards of cost 1 and two of each other cost */
  const small: [string, number][] = [
    ...set.cards
      .filter(({ cost }) => cost === 1)
      .slice(0, DRAFT_COPIES / 3)
      .map(({ number }): [string, number] => [number, 3]),
    ...set.cards
      .filter(({ cost }) => cost !== 1 && cost !== undefined)
      .map(({ number }): [string, number] => [number, 2]),
  ]

  test('LG-R1 LG-R2: any copies will do, if 18 of them cost 1', () => {
    expect(faults(usualPool(set))).toEqual([])
    expect(usualPool(set).reduce((sum, [, n]) => sum + n, 0)).toBe(161)
    expect(faults(small)).toEqual([])
    const [first = ['', 0], ...rest] = small
    expect(faults([[first[0], 2], ...rest])).toEqual([{ why: 'pool.draft', n: 17, max: 18 }])
    expect(faults([])).toEqual([{ why: 'pool.draft', n: 0, max: 18 }])
  })

  test('LG-2.1: tokens and strangers are no part of it', () => {
    expect(faults([...small, ['HF-067', 1], ['ZZ-001', 1]]).map(({ why, card }) => [why, card])).toEqual([
      ['pool.token', 'HF-067'],
      ['deck.unknown', 'ZZ-001'],
    ])
  })

  test('LG-2.1: a match is played with the pool that was chosen', () => {
    const rules = legendsRules()
    const begun = (pool: DeckEntry[]) =>
      start(rules, { decks: [NO_DECK, NO_DECK], bestOf: 3, pool: poolCounts(rules, pool) ?? [] })
    expect(pool(begun(inTurn(small))).length).toBe(inTurn(small).reduce((sum, [, n]) => sum + n, 0))
    expect(begun(usualPool(set)).pool).toEqual([])
  })
})

describe('sentences', () => {
  const slots = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort()

  test.each(Object.entries({ ...deckSentences, ...legendsWords }))(
    '%s is said in both languages',
    (_, { en, ja }) => {
      expect(en).toMatch(/^[A-Z{"].*\.$/)
      expect(ja).toMatch(/[ぁ-ん].*。$/)
      expect(slots(ja)).toEqual(slots(en))
    },
  )

  test('a fault is said by the game or by this layer', () => {
    for (const language of ['en', 'ja'] as const)
      for (const fault of faultsOf(rulesOf('landfight'), pasted('3 EF1-001\nMystery').deck)) {
        const said = faultSentence(fault, 'Mystery', landfightWords, language)
        expect(said).not.toContain('{')
        expect(said).not.toBe(fault.why)
      }
  })

  test('what people wrote is not taken for words of the app', () => {
    const read = readText('[draw|draws] {line} <b>', catalog('landfight'))
    const [bad] = read.ok ? read.value.bad : []
    expect(bad && deckSentence(bad.problem, 'en')).toContain('"[draw|draws] {line} <b>"')
  })

  test('placeholders are counted and named', () => {
    const deck = {
      ...pasted(LEGAL).deck,
      unknown: placeholders([{ part: 'main', text: 'Mystery', count: 2 }]),
    }
    expect(faultsOf(rulesOf('landfight'), deck)).toEqual([
      { why: 'fault.placeholder', card: 'Mystery', n: 2, max: 0 },
    ])
  })
})

test('each fault with a rule behind it names one that the rulebook tells', async () => {
  const told = [
    [landfightRules, landfightBook],
    [lastlandRules, lastlandBook],
    [legendsFaultRules, legendsBook],
  ] as const
  for (const [rules, { chapters }] of told) {
    const ids = chapters.flatMap((chapter) => chapter.rules)
    for (const [fault, rule] of Object.entries(rules)) expect(ids, fault).toContain(rule)
  }
  for (const [words, rules] of [
    [landfightWords, landfightRules],
    [lastlandWords, lastlandRules],
    [legendsWords, legendsFaultRules],
  ] as const)
    expect(Object.keys(words)).toEqual(expect.arrayContaining(Object.keys(rules)))
})
