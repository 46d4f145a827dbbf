import { describe, expect, test } from 'vitest'
import type { CardSet } from '../../src/engine/card.ts'
import { apply, check, digest, question, view } from '../../src/engine/door.ts'
import { type CardNo, defOf, type Seat, type State } from '../../src/engine/types.ts'
import { zoneOf, zoneSize } from '../../src/engine/zones.ts'
import { pool } from '../../src/games/legends/draft.ts'
import { hedgeAndFerrySet, legendsRules } from '../../src/games/legends/index.ts'
import { readLegendsSet } from '../../src/games/legends/shape.ts'
import {
  BOARD,
  COST,
  DECK,
  DISCARD,
  FACES,
  HAND,
  kindOf,
  numberOf,
  RITUALS,
  STOCK,
  V_PICKS,
  V_ROUND,
} from '../../src/games/legends/tables.ts'
import { answerChance } from '../../src/play/chance.ts'
import { quick, randomInput } from '../../src/play/random.ts'
import { begun, newMatch, playThrough, table } from '../support/legends.ts'

const faces = (s: State): number[] => zoneOf(s, FACES, 0).top.filter((row) => row >= 0)
const inMarket = (s: State): CardNo[] => [
  ...faces(s).map((row) => s.rows[row]?.card ?? 0),
  ...zoneOf(s, STOCK, 0).bag,
  ...zoneOf(s, STOCK, 0).bottom.map((row) => s.rows[row]?.card ?? 0),
]
const owned = (s: State): CardNo[] => [...(s.owned[0] ?? []), ...(s.owned[1] ?? [])]
const isToken = (s: State, card: CardNo): boolean => kindOf(s, defOf(card)) === 'token'
const numbers = (cards: readonly CardNo[]): CardNo[] => [...cards].sort((a, b) => a - b)

/** A state after so many picks of the draft. */
function drafted(picks: number, seed = 1): State {
  const s = begun({ first: 'P' })
  const below = quick(seed)
  while ((s.vars[V_PICKS] ?? 0) < picks && s.vars[V_ROUND] === 0) apply(s, randomInput(s, below), null)
  return s
}

/** On to the first decision of a round. */
function roundOne(seed = 1): State {
  const s = drafted(12, seed)
  const below = quick(seed)
  for (let q = question(s); q.ask === 'chance'; q = question(s)) apply(s, answerChance(s, q, below), null)
  return s
}

/** The first designs of cost 1 alone, one copy each, and everything dearer. */
const shortPool = (designs: number): CardSet => {
  let n = 0
  return {
    ...hedgeAndFerrySet,
    cards: hedgeAndFerrySet.cards
      .filter((card) => card.cost !== 1 || n++ < designs)
      .map((card) => (card.cost === 1 ? { ...card, copies: 1 } : card)),
  }
}

describe('the pool and the draft', () => {
  test('LG-1.1: two seats, and nobody else has a say', () => {
    const s = drafted(3)
    expect(s.owned.length).toBe(2)
    const input = { n: s.inputs, by: 3 as unknown as Seat, side: false, path: [faces(s)[0] ?? 0], cards: [] }
    expect(check(s, input).ok).toBe('no')
  })

  test('LG-1.2 LG-3.8: nobody brings a deck; after the draft each owns the six cards drafted', () => {
    const s = begun({ first: 'P' })
    expect([zoneSize(zoneOf(s, DECK, 0)), zoneSize(zoneOf(s, DECK, 1))]).toEqual([0, 0])
    const end = roundOne()
    for (const seat of [0, 1] as const) {
      expect(end.owned[seat]?.length).toBe(6)
      const held = zoneOf(end, HAND, seat).top.length + zoneOf(end, RITUALS, seat).top.length
      expect(zoneSize(zoneOf(end, DECK, seat)) + held).toBe(6)
    }
  })

  test('LG-2.1 LG-R1: the pool is 161 physical cards, tokens aside, each with a number of its own', () => {
    const s = begun()
    const cards = pool(s)
    expect(cards.length).toBe(161)
    expect(new Set(cards).size).toBe(161)
    expect(cards.some((card) => isToken(s, card))).toBe(false)
    const designs = new Set(cards.map(defOf))
    expect(designs.size).toBe(hedgeAndFerrySet.cards.filter((card) => card.kind !== 'token').length)
    expect(cards.filter((card) => numberOf(s, defOf(card), COST) === 1).length).toBe(87)
  })

  test('LG-2.3 LG-2.5: deck, hand, discard pile, ritual pile, board and 20 life, for each', () => {
    const t = newMatch({ first: 'P' })
    for (let n = 0; n < 12; n++) t.does(`${t.whoIsAsked()} drafts pile 1`)
    for (const who of ['P', 'Q'] as const) expect(t.life(who)).toBe(20)
    expect(
      ['mainDeck', 'hand', 'discardPile', 'ritualPile', 'board'].map((id) => t.count('P', id)).length,
    ).toBe(5)
    expect([t.count('P', 'board'), t.count('P', 'discardPile')]).toEqual([0, 0])
    t.endsOpen()
  })

  test('LG-2.6 LG-3.4 LG-3.5: six faces of one card each, each of them a chance; the stock is a bag without order', () => {
    const s = begun({ first: 'P' })
    const q = question(s)
    expect(q).toMatchObject({ ask: 'chance', kind: 'deal', n: 6, see: 3 })
    if (q.ask !== 'chance') throw new Error('no chance')
    const input = answerChance(s, q, quick(4))
    apply(s, input, null)
    expect(zoneOf(s, FACES, 0).top.map((row) => s.rows[row]?.card)).toEqual(input.cards.map((x) => x.card))
    for (const seat of [0, 1] as const)
      expect(view(s, seat).zones[STOCK * 2]?.bag).toEqual(numbers(zoneOf(s, STOCK, 0).bag))
  })

  test('LG-3.1 LG-3.3: the draft holds every copy of cost 1 and nothing else', () => {
    const s = begun({ first: 'P' })
    expect(numbers(zoneOf(s, STOCK, 0).bag)).toEqual(numbers(pool(s, 1)))
    expect(zoneOf(s, STOCK, 0).bag.every((card) => numberOf(s, defOf(card), COST) === 1)).toBe(true)
    expect(zoneOf(s, STOCK, 0).bag.some((card) => isToken(s, card))).toBe(false)
  })

  test('LG-3.6 LG-R12: the first drafter by agreement, or by a chance whose every answer works', () => {
    for (const who of ['P', 'Q'] as const) expect(newMatchAsks({ first: who })).toBe(who)
    for (const value of [1, 2]) {
      const s = begun()
      expect(question(s)).toMatchObject({ ask: 'chance', kind: 'roll', sides: 2 })
      apply(s, { n: s.inputs, by: 2, side: false, path: [value], cards: [] }, null)
      const q = question(s)
      if (q.ask === 'chance') apply(s, answerChance(s, q, quick(1)), null)
      expect(question(s)).toMatchObject({ ask: 'decision', seat: value - 1, prompt: 'choose.draft' })
    }
  })

  const newMatchAsks = (beginning: Parameters<typeof newMatch>[0]) => {
    const t = newMatch(beginning)
    t.endsOpen()
    return t.whoIsAsked()
  }

  test('LG-3.12 LG-3.13: a picked card goes into the deck without order, a ritual onto its pile', () => {
    const t = table({
      phase: 'draft',
      match: {
        faces: ['stubble-giant', 'mudlark-scout', 'reed-piper', 'reed-piper', 'reed-piper', 'reed-piper'],
        stock: ['20 x kettle-seer'],
      },
    })
    t.does('P drafts stubble-giant', 'Q drafts mudlark-scout', 'Q drafts kettle-seer')
    expect(t.zone('P', 'ritualPile')).toEqual(['P:stubble-giant'])
    expect([t.count('P', 'mainDeck'), t.count('Q', 'mainDeck')]).toEqual([0, 2])
    expect(t.zone('Q', 'mainDeck')).toEqual([])
    t.endsOpen()
  })

  test('LG-3.20 LG-4.3: after the draft nobody knows an order: each draw is a chance out of a bag', () => {
    const s = drafted(12)
    const below = quick(1)
    const kinds: string[] = []
    for (let q = question(s); q.ask === 'chance'; q = question(s)) {
      kinds.push(q.kind === 'deal' ? `${q.zone >> 1 === DECK ? 'deck' : 'stock'} ${q.n}` : q.kind)
      apply(s, answerChance(s, q, below), null)
    }
    expect(kinds.slice(-4)).toEqual(['stock 6', 'deck 1', 'deck 1', 'deck 1'])
    expect(zoneOf(s, DECK, 0).top).toEqual([])
  })

  test('LG-R2: a set needs 18 copies of cost 1; with 18 the faces are full to the last pick', () => {
    expect('faults' in readLegendsSet(shortPool(17))).toBe(true)
    expect('faults' in readLegendsSet(shortPool(18))).toBe(false)
    const s = begun({ first: 'P', rules: legendsRules(shortPool(18)) })
    const below = quick(3)
    while ((s.vars[V_PICKS] ?? 0) < 11 || question(s).ask === 'chance') {
      if ((s.vars[V_ROUND] ?? 0) > 0) break
      apply(s, randomInput(s, below), null)
    }
    expect(faces(s).length).toBe(6)
  })

  test('LG-R10: what each owns is open, and a picked card stays known to both', () => {
    const s = roundOne(5)
    for (const seat of [0, 1] as const) {
      const seen = view(s, seat)
      expect(seen.owned).toEqual(s.owned)
      const theirs = seat === 0 ? 1 : 0
      for (const row of zoneOf(s, HAND, theirs).top)
        if (s.rows[row]?.knownTo !== 3) expect(seen.rows[row]?.card).toBe(0)
    }
    const t = table({ phase: 'recruit', match: { faces: ['mudlark-scout'], stock: ['3 x reed-piper'] } })
    t.does('P recruits mudlark-scout')
    expect(t.state.rows[t.row('mudlark-scout')]?.knownTo).toBe(3)
  })

  test('LG-R8: fewer than six cards leave the high piles empty', () => {
    const t = table({
      phase: 'recruit',
      match: { faces: ['mudlark-scout', 'reed-piper', 'kettle-seer', 'gravel-pup'] },
    })
    t.offers('P', ['mudlark-scout', 'reed-piper', 'kettle-seer', 'gravel-pup'])
    t.expects({
      match: { faces: ['mudlark-scout', 'reed-piper', 'kettle-seer', 'gravel-pup', '-', '-'] },
      prompt: 'choose.recruit',
    })
    t.endsOpen()
  })

  test('LG-R7: a gap is filled from the stock as soon as things are at rest', () => {
    const t = table(
      {
        phase: 'recruit',
        match: {
          faces: ['mudlark-scout', 'kettle-seer', 'reed-piper', '-', 'bell-novice', 'gravel-pup'],
          stock: ['warm-supper', 'rally-drum', 'watchfire'],
        },
      },
      'deal warm-supper',
      'deal rally-drum',
      'deal watchfire',
    )
    t.does('P recruits mudlark-scout').expects({
      match: {
        faces: ['rally-drum', 'warm-supper', 'kettle-seer', 'reed-piper', 'watchfire', 'bell-novice'],
        stock: 1,
        'stock.bottom': ['gravel-pup'],
      },
    })
  })
})

describe('whole matches', () => {
  test('LG-2.2 LG-2.4 LG-3.2 LG-3.19 LG-5.9 LG-6.1: what holds in every state of random matches', () => {
    for (const seed of [11, 12, 13]) {
      let states = 0
      playThrough(begun(), seed, (s) => {
        states++
        for (const seat of [0, 1] as const) expect(zoneOf(s, HAND, seat).top.length).toBeLessThanOrEqual(10)
        expect(inMarket(s).some((card) => isToken(s, card))).toBe(false)
        for (const r of s.rows) if (r.zone >= 0 && isToken(s, r.card)) expect(r.zone >> 1).toBe(BOARD)
        const q = question(s)
        if (q.ask !== 'decision' || (s.vars[V_ROUND] ?? 0) === 0) return
        if (zoneSize(zoneOf(s, STOCK, 0)) > 0) expect(faces(s).length).toBe(6)
        if (q.prompt !== 'choose.loserFirst')
          expect(numbers([...inMarket(s), ...owned(s)])).toEqual(numbers(pool(s)))
      })
      expect(states).toBeGreaterThan(100)
    }
  })

  test('LG-1.3: draft, then rounds, then the end', () => {
    const trace: string[] = []
    const s = begun({ first: 'P' })
    playThrough(s, 21, (now) => {
      const phase =
        now.result >= 0 ? 'over' : now.vars[V_ROUND] === 0 ? 'draft' : `round ${now.vars[V_ROUND]}`
      if (trace.at(-1) !== phase) trace.push(phase)
    })
    expect(trace.slice(0, 3)).toEqual(['draft', 'round 1', 'round 2'])
    expect(trace.at(-1)).toBe('over')
  })

  test('LG-R15 LG-R76: the same answers lead to the same state; nothing else decides', () => {
    const first = begun({ first: 'P' })
    const inputs = playThrough(first, 31, () => undefined)
    const again = begun({ first: 'P' })
    for (const input of inputs) {
      expect(check(again, input).ok).toBe('yes')
      apply(again, input, null)
    }
    expect(digest(again, 'full')).toBe(digest(first, 'full'))
    expect(digest(again, 'public')).toBe(digest(first, 'public'))
  })

  test('LG-R15: clear, lives, decks of first and second player, market, opening draws, turn 1', () => {
    const t = table({
      P: { life: 1, board: ['watchfire'], hand: ['bonfire-pact'], mainDeck: ['3 x warm-supper'] },
      Q: { life: 9, mainDeck: ['3 x warm-supper'], discardPile: ['rally-drum'] },
    })
    t.does('P plays bonfire-pact', 'P chooses P')
    const story = t.story().slice(t.story().indexOf('game 1 ended'))
    const order = ['P shuffled mainDeck', 'Q shuffled mainDeck']
    expect(story.filter((line) => order.includes(line))).toEqual(order)
    const last = story.findIndex((line) => line === 'Q shuffled mainDeck')
    const draws = story.flatMap((line, i) => (line.endsWith('to hand (draw)') ? [[line.slice(0, 1), i]] : []))
    expect(draws.map(([who]) => who)).toEqual(['P', 'Q', 'Q'])
    expect(story.findIndex((line) => line.endsWith('to faces (face)'))).toBeGreaterThan(last)
    expect(Number(draws[0]?.[1])).toBeGreaterThan(story.findLastIndex((line) => line.endsWith('(face)')))
    expect(t.count('P', 'discardPile')).toBe(0)
    t.endsOpen()
  })

  test('LG-R13 LG-R75: owned cards are in no market; every card of a market face is known to both', () => {
    const s = roundOne(7)
    expect(inMarket(s).filter((card) => owned(s).includes(card))).toEqual([])
    expect(inMarket(s).length).toBe(149)
    for (const row of faces(s)) expect(s.rows[row]?.knownTo).toBe(3)
    for (const seat of [0, 1] as const) expect(zoneOf(s, DISCARD, seat).top).toEqual([])
  })
})
