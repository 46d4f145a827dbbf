import { describe, expect, it } from 'vitest'
import type { CardSet } from '../../src/engine/card.ts'
import { cardText } from '../../src/engine/text/card.ts'
import hedgeAndFerry from '../../src/games/legends/hedge-and-ferry.json' with { type: 'json' }
import { terms } from '../../src/games/legends/terms.ts'
import expected from './legends.expected.json' with { type: 'json' }

const set = hedgeAndFerry as CardSet
const printed: Record<string, { en: string[]; ja: string[] }> = expected

describe('the rules text of a card of Legends', () => {
  it.each(set.cards.map((card) => [card.slug, card] as const))('%s reads as printed', (_, card) => {
    expect(cardText(card, 'en', terms)).toEqual(printed[card.number]?.en)
    expect(cardText(card, 'ja', terms)).toEqual(printed[card.number]?.ja)
  })

  it('LG-13.1: every card has its note, its effect text, and no other card has one', () => {
    expect(Object.keys(printed)).toEqual(set.cards.map((card) => card.number))
    const plain = set.cards.filter((card) => card.abilities.length === 0 && card.keywords === undefined)
    for (const card of set.cards)
      expect((printed[card.number]?.en.length ?? 0) > 0, card.slug).toBe(!plain.includes(card))
  })
})
