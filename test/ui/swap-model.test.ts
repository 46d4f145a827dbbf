// The swap between games as its person makes it, against the path that the rules want (LF-10.4 to LF-10.6, LF-R19).

import { describe, expect, test } from 'vitest'
import { apply, check, clone, concede, inputOf, question, type Step, start } from '../../src/engine/door.ts'
import { SEAT, type State } from '../../src/engine/types.ts'
import { checkDeck } from '../../src/games/landfight/deck.ts'
import { deckFaults } from '../../src/games/landfight/words/deck.ts'
import { quick, randomInput } from '../../src/play/random.ts'
import {
  faultOf,
  listsAfter,
  type Pair,
  pairsOf,
  pairsTo,
  pathOf,
  READY,
  withPair,
} from '../../src/ui/table/swap-model.ts'
import { rules } from '../support/table.ts'

const def = (number: string): number => rules.byNumber.get(number) as number
const isLarge = (d: number) => rules.defs[d]?.text.size === 'large'
const number = (d: number): string => rules.defs[d]?.text.number ?? ''

const numbers = rules.set.cards.map((card) => card.number)
const lands = numbers.filter((one) => rules.set.cards.find((card) => card.number === one)?.kind === 'land')
const large = numbers.filter((one) => isLarge(def(one)))
const plain = numbers.filter(
  (one) => !isLarge(def(one)) && !lands.includes(one) && rules.defs[def(one)]?.text.copies !== 'any',
)
const [land = '', otherLand = ''] = lands
const lines = (...given: [string, number][]): number[] =>
  given.flatMap(([one, n]) => new Array<number>(n).fill(def(one)))

/** A deck of a Land, three Large creatures, and four copies each of others, at its swap before the second game. */
const main = lines(
  [land, 1],
  [large[0] ?? '', 2],
  [large[1] ?? '', 1],
  ...plain.slice(0, 11).map((one): [string, number] => [one, 4]),
  [plain[11] ?? '', 2],
)
const sideCards = lines(
  [otherLand, 1],
  [large[2] ?? '', 2],
  [plain[0] ?? '', 1],
  [plain[12] ?? '', 3],
  [plain[13] ?? '', 3],
)

function atSwap(side: number[] = sideCards): State {
  const deck = { cards: main, side }
  const s = start(rules, { decks: [deck, deck], bestOf: 3 })
  const below = quick(3)
  while (question(s).ask !== 'decision') apply(s, randomInput(s, below), null)
  apply(s, inputOf(s, [{ code: SEAT, card: 0, to: 0 }]), null)
  apply(s, concede(s, 0), null)
  const q = question(s)
  if (q.ask !== 'decision' || q.kind !== 'swap' || q.seat !== 0) throw new Error('no swap')
  return s
}

const s = atSwap()
const pair = (out: string, into: string): Pair => ({ out: def(out), in: def(into) })
const [a = '', b = '', , , , , , , , , , , x = '', y = ''] = plain

/** The path is one that the rules take, and leads to the lists that were shown. */
function taken(state: State, pairs: readonly Pair[]): Step[] {
  const path = pathOf(state, pairs)
  if (path === null) throw new Error('no path')
  const after = clone(state)
  const input = inputOf(after, [...path, READY])
  expect(check(after, input)).toEqual({ ok: 'yes' })
  apply(after, input, null)
  expect(listsAfter(after, 0, []).deck).toEqual(listsAfter(state, 0, pairs).deck)
  return path
}

describe('the swap', () => {
  test('the deck of this test is one that the rules allow', () => {
    const cards = listsAfter(s, 0, []).deck.map(([d, n]): [string, number] => [number(d), n])
    expect(checkDeck(rules.set, { cards, side: [] })).toEqual([])
  })

  test('shows the whole deck and side deck, by design and number', () => {
    const { deck, side } = listsAfter(s, 0, [])
    expect(deck.reduce((sum, [, n]) => sum + n, 0)).toBe(50)
    expect(side.reduce((sum, [, n]) => sum + n, 0)).toBe(10)
    expect(deck).toContainEqual([def(a), 4])
    const after = listsAfter(s, 0, [pair(b, x)])
    expect(after.deck).toContainEqual([def(b), 3])
    expect(after.deck).toContainEqual([def(x), 1])
    expect(after.side).toContainEqual([def(b), 1])
  })

  test.each<[string, Pair, string]>([
    ['the only Land', pair(land, x), 'deck.land'],
    ['a second Land', pair(b, otherLand), 'deck.land'],
    ['a fourth Large', pair(b, large[2] ?? ''), 'deck.large'],
    ['a fifth copy', pair(b, a), 'deck.copies'],
  ])('LF-10.5 LF-10.6: %s is refused with its reason, as the rules refuse it', (_, one, why) => {
    expect(faultOf(s, 0, [one])?.why).toBe(why)
    expect(deckFaults[why]).toBeDefined()
    expect(pathOf(s, [one])).toBe(null)
  })

  test('LF-10.5: a Land for a Land, a Large for a Large, a copy for its like', () => {
    for (const one of [pair(land, otherLand), pair(large[0] ?? '', large[2] ?? ''), pair(a, a)]) {
      expect(faultOf(s, 0, [one])).toBe(null)
      taken(s, [one])
    }
  })

  test('LF-10.4: pairs may be made in any order; the path is put in one that the rules allow', () => {
    // the fifth copy may come only after one has gone
    const pairs = [pair(b, a), pair(a, x)]
    expect(faultOf(s, 0, pairs)).toBe(null)
    expect(pairsOf(taken(s, pairs))).toEqual([pair(a, x), pair(b, a)])
  })

  test('a card that came in may leave again, and one that left may come back: the pair before it changes', () => {
    expect(withPair([pair(b, x)], pair(x, b))).toEqual([])
    expect(withPair([pair(b, x)], pair(x, y))).toEqual([pair(b, y)])
    expect(withPair([pair(b, x)], pair(a, b))).toEqual([pair(a, x)])
    expect(withPair([pair(a, x), pair(b, y)], pair(x, b))).toEqual([pair(a, y)])
    expect(withPair([pair(a, x)], pair(b, y))).toEqual([pair(a, x), pair(b, y)])
  })

  test('any taps that the deck rules allow leave a path, and lists of 50 and 10', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const below = quick(seed)
      let pairs: Pair[] = []
      for (let n = 0; n < 14; n++) {
        const { deck, side } = listsAfter(s, 0, pairs)
        const out = deck[below(deck.length)]?.[0] ?? 0
        const into = side[below(side.length)]?.[0] ?? 0
        const next = withPair(pairs, { out, in: into })
        if (faultOf(s, 0, next) !== null || pathOf(s, next) === null) continue
        // what was tapped is what happens, whichever pairs it is kept as
        const there = listsAfter(s, 0, [...pairs, { out, in: into }])
        expect(listsAfter(s, 0, next)).toEqual(there)
        pairs = next
      }
      expect(pairs.length).toBeGreaterThan(0)
      expect(pairs.length).toBeLessThanOrEqual(10)
      taken(s, pairs)
    }
  })

  test('LF-10.4: the deck as it was registered comes back with one path', () => {
    const second = clone(s)
    const pairs = [pair(land, otherLand), pair(b, x), pair(b, x), pair(a, y)]
    apply(second, inputOf(second, [...taken(second, pairs), READY]), null)
    const back = pairsTo(second, 0, main)
    expect(back.length).toBe(4)
    const path = pathOf({ ...second, frames: s.frames }, back)
    expect(path).not.toBe(null)
    expect(listsAfter(second, 0, back)).toEqual(listsAfter(s, 0, []))
    expect(pairsTo(s, 0, main)).toEqual([])
  })

  test('a half-made pair of a kept path is no pair', () => {
    const path = taken(s, [pair(b, x), pair(a, y)])
    expect(pairsOf(path.slice(0, 3))).toEqual([pair(b, x)])
    expect(pairsOf([])).toEqual([])
  })

  test('one who brought no side deck keeps the deck', () => {
    const q = start(rules, {
      decks: [
        { cards: main, side: [] },
        { cards: main, side: sideCards },
      ],
      bestOf: 3,
    })
    expect(listsAfter(q, 0, []).side).toEqual([])
  })
})
