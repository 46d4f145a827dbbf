// Card sets of two builds: what differs is named; figures and names can be taken over, and nothing else.

import { describe, expect, test } from 'vitest'
import type { CardSet } from '../../src/engine/card.ts'
import { compileRules } from '../../src/engine/door.ts'
import { landfight } from '../../src/games/landfight/index.ts'
import { changedSet, differenceOf } from '../../src/net/lent.ts'
import { rulesOf } from '../fair/duel.ts'

const own = rulesOf('landfight').set

/** The set as another build has it. */
function other(change: (cards: Record<string, never>[]) => void): CardSet {
  const set = structuredClone(own)
  change(set.cards as unknown as Record<string, never>[])
  return set
}

const put = (card: object | undefined, key: string, value: unknown) =>
  Object.assign(card ?? {}, { [key]: value })
const at = own.cards.findIndex(({ strength }) => strength !== undefined)
const { number = '', strength = 0 } = own.cards[at] ?? {}

describe('net 8', () => {
  test('one figure and one name: taken over, the rules have the other build’s hash', () => {
    const theirs = other((cards) => {
      put(cards[at], 'strength', strength + 1)
      put(cards[at + 1]?.name, 'ja', '新しい名')
    })
    const { cards, changes } = differenceOf(own, theirs)
    expect(cards).toEqual([number, own.cards[at + 1]?.number])
    expect(changes).toEqual([
      [number, 'strength', strength + 1],
      [own.cards[at + 1]?.number, 'name.ja', '新しい名'],
    ])
    const set = changedSet(own, changes ?? [])
    expect(set).toEqual(theirs)
    expect(compileRules(landfight, set as CardSet).hash).toBe(compileRules(landfight, theirs).hash)
    expect(own.cards[at]?.strength).toBe(strength)
  })

  test.each<[string, (cards: Record<string, never>[]) => void, string[]]>([
    ['another kind', (cards) => put(cards[at], 'kind', 'land'), [number]],
    ['a figure more', (cards) => put(cards[at], 'level', 3), [number]],
    ['a figure beyond all cards', (cards) => put(cards[at], 'strength', 1e9), [number]],
    ['a figure that is none', (cards) => put(cards[at], 'strength', '5'), [number]],
    ['a name that is none', (cards) => put(cards[at]?.name, 'en', ' '), [number]],
    ['abilities of another card', (cards) => put(cards[at], 'abilities', [{ do: [] }]), [number]],
    ['a card more', (cards) => cards.push({ number: 'EM-999' } as never), ['EM-999']],
    ['a card less', (cards) => void cards.pop(), [own.cards[own.cards.length - 1]?.number ?? '']],
  ])('not taken over, but named: %s', (_, change, names) => {
    expect(differenceOf(own, other(change))).toEqual({ cards: names, changes: null })
  })

  test('equal sets differ in nothing, and what is no set in every card', () => {
    expect(differenceOf(own, structuredClone(own))).toEqual({ cards: [], changes: null })
    for (const none of [null, 7, [], { cards: 'none' }, { cards: [null] }])
      expect(differenceOf(own, none)).toEqual({ cards: own.cards.map((card) => card.number), changes: null })
  })

  test('a card whose number is no text harms nobody', () => {
    const more = other((cards) => cards.push({ number: { toString: 1, valueOf: 1 } } as never))
    expect(differenceOf(own, more)).toEqual({ cards: [], changes: null })
  })

  test('changes that do not fit this set are refused', () => {
    for (const change of [
      ['EM-999', 'strength', 3],
      [number, 'speed', 3],
      [number, 'kind', 'land'],
      [number, '__proto__.polluted', 1],
      [number, 'constructor.name', 'x'],
      [number, 'strength', -3],
      [number, 'abilities', 3],
    ] as const)
      expect(changedSet(own, [[...change]])).toBe(null)
    expect('polluted' in {}).toBe(false)
  })
})
