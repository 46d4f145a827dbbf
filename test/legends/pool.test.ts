// A match with a pool of the players' own (LG-R1, LG-R2).

import { describe, expect, test } from 'vitest'
import { shapes } from '../../src/cli/soak/pools.ts'
import { Ground } from '../../src/cli/soak/setup.ts'
import { apply, check, digest, question, type Rules, start, validate, view } from '../../src/engine/door.ts'
import { poolCounts } from '../../src/engine/pool.ts'
import type { DeckEntry } from '../../src/engine/rules.ts'
import { defOf, type State } from '../../src/engine/types.ts'
import { zoneOf, zoneSize } from '../../src/engine/zones.ts'
import { pool } from '../../src/games/legends/draft.ts'
import { faults } from '../../src/games/legends/faults.ts'
import { legendsRules } from '../../src/games/legends/index.ts'
import { checkPool, MOST_COPIES, MOST_POOL } from '../../src/games/legends/pool.ts'
import { BOARD, COST, FACES, numberOf, STOCK, V_ROUND } from '../../src/games/legends/tables.ts'
import { NO_DECK } from '../../src/games/registry.ts'
import { quick, randomInput } from '../../src/play/random.ts'
import { begun, table } from '../support/legends.ts'

const rules: Rules = legendsRules()
const { set } = rules
const usual = set.cards.flatMap(({ number, copies }): DeckEntry[] =>
  typeof copies === 'number' ? [[number, copies]] : [],
)
const ones = set.cards.filter(({ cost }) => cost === 1).map(({ number }) => number)
const others = set.cards.filter(({ cost }) => (cost ?? 1) > 1).map(({ number }) => number)
const smallest = ones.slice(0, 6).map((number): DeckEntry => [number, 3])

const counts = (entries: readonly DeckEntry[]): number[] => {
  const found = poolCounts(rules, entries)
  if (found === null) throw new Error(JSON.stringify(checkPool(set, entries)))
  return found
}
const begin = (entries?: readonly DeckEntry[]): State =>
  start(rules, { decks: [NO_DECK, NO_DECK], bestOf: 3, ...(entries ? { pool: counts(entries) } : {}) })

/** Public and full digests of a random match, one in a hundred inputs. */
function digests(s: State): string[] {
  const below = quick(77)
  const out: string[] = []
  for (let n = 0; n < 400 && s.result < 0; n++) {
    apply(s, randomInput(s, below), null)
    if (n % 100 === 0) out.push(digest(s, 'public'), digest(s, 'full'))
  }
  return out
}

describe('the printed copies', () => {
  const golden = [
    '427776ed5212bee0',
    'f79cd8dbe22950b0',
    '4d5e56e698fb3622',
    '07074a5be431bb7a',
    'b9e62cdf434299a2',
    '3a5ff3f8fbade281',
    '0bec777b1dce069c',
    '9507648685cded57',
  ]

  test('LG-R1: without a pool of their own a match is what it always was', () => {
    expect(digests(begun())).toEqual(golden)
  })

  test('LG-R1: a pool that says the printed copies is no other pool', () => {
    const s = begin([...usual].reverse())
    expect(s.pool).toEqual([])
    expect(digests(s)).toEqual(golden)
  })
})

describe('a pool of their own', () => {
  test('LG-2.1 LG-R1: is what draft and market are made of, and both seats know it', () => {
    const own: DeckEntry[] = [...smallest, [others[0] as string, 5], [others[3] as string, 1]]
    const s = begin(own)
    const numbers = pool(s).map((card) => rules.defs[defOf(card)]?.text.number)
    for (const [number, n] of own) expect(numbers.filter((one) => one === number).length).toBe(n)
    expect(numbers.length).toBe(24)
    expect(new Set(pool(s)).size).toBe(24)
    expect(view(s, 1).pool).toEqual(s.pool)
    const below = quick(5)
    while (question(s).ask === 'chance' && s.inputs < 1) apply(s, randomInput(s, below), null)
    const stock = zoneOf(s, STOCK, 0).bag
    expect(stock.every((card) => numberOf(s, defOf(card), COST) === 1)).toBe(true)
    while ((s.vars[V_ROUND] ?? 0) === 0) apply(s, randomInput(s, below), null)
    const lying = zoneSize(zoneOf(s, STOCK, 0)) + zoneOf(s, FACES, 0).top.filter((row) => row >= 0).length
    expect(lying).toBe(24 - 12)
  })

  test('is part of what two states have in common', () => {
    const [one, two] = [begin(smallest), begin([...smallest, [others[0] as string, 1]])]
    expect(digest(one, 'public')).not.toBe(digest(two, 'public'))
    expect(digest(one, 'public')).toBe(digest(begin([...smallest].reverse()), 'public'))
  })

  const full = others.slice(0, 4).map((number): DeckEntry => [number, MOST_COPIES])
  const bad: [string, readonly DeckEntry[], string][] = [
    ['of 17 cards of cost 1', [...smallest.slice(1), [ones[0] as string, 2]], 'pool.draft'],
    ['with a hundred copies', [[ones[0] as string, MOST_COPIES + 1]], 'pool.copies'],
    ['with a thousand million copies', [[ones[0] as string, 1_000_000_000]], 'pool.copies'],
    ['with half a card', [...smallest, [others[0] as string, 0.5]], 'deck.count'],
    ['with less than none', [...smallest, [others[0] as string, -3]], 'deck.count'],
    ['of more than 400 cards', [...smallest, ...full], 'pool.size'],
    ['that says a card twice', [...smallest, ...smallest.slice(0, 1)], 'pool.twice'],
    ['with a token', [...smallest, ['HF-067', 1]], 'pool.token'],
    ['with a stranger', [...smallest, ['ZZ-001', 1]], 'deck.unknown'],
    ['of nothing', [], 'pool.draft'],
  ]
  test.each(bad)('LG-R1 LG-R2: one %s is refused', (_, entries, why) => {
    expect(checkPool(set, entries).map((fault) => fault.why)).toContain(why)
    expect(poolCounts(rules, entries)).toBeNull()
  })

  test('LG-R1: 99 copies and 400 cards are as many as may be', () => {
    const largest: DeckEntry[] = [...full.slice(0, 3), [ones[0] as string, 99], [ones[1] as string, 4]]
    expect(checkPool(set, largest)).toEqual([])
    const s = begin(largest)
    expect(pool(s).length).toBe(MOST_POOL)
    expect(new Set(pool(s)).size).toBe(MOST_POOL)
  })
})

describe('to the end', () => {
  const ground = new Ground('legends')

  test.each(Object.keys(shapes))(
    'LG-R1 LG-R2 LG-R28: random matches with a pool of this kind: %s',
    (shape) => {
      for (let seed = 1; seed <= 15; seed++) {
        const below = quick(seed * 31)
        const own = ground.randomPool(below, shape)
        if (own === null) throw new Error('no pool')
        const s = ground.start({ decks: [NO_DECK, NO_DECK], bestOf: 3, pool: own })
        const size = pool(s).length
        let n = 0
        while (question(s).ask !== 'over') {
          const input = randomInput(s, below)
          if (n % 7 === 0) expect(check(s, input)).toEqual({ ok: 'yes' })
          apply(s, input, null)
          n++
          const wrong = [...validate(s), ...faults(s)]
          if (wrong.length > 0) throw new Error(wrong.join('; '))
          expect(n).toBeLessThan(40_000)
        }
        expect(pool(s).length).toBe(size)
        expect(s.rows.length).toBeLessThan(4096)
      }
    },
  )

  test('LG-R73: a seat has no more than 127 tokens of one design at one time', () => {
    const cast = Array.from({ length: 9 }, () => 'test-swarm')
    const t = table({ P: { hand: cast, board: ['100 x HF-067'] } })
    for (let i = 0; i < 9; i++) t.does('P plays test-swarm')
    expect(t.count('P', 'board')).toBe(127)
    expect(validate(t.state)).toEqual([])
    expect([0, 1].map((seat) => zoneOf(t.state, BOARD, seat).top.length)).toContain(127)
    t.endsOpen()
  })
})
