import { describe, expect, it } from 'vitest'
import type { CardSet } from '../../src/engine/card.ts'
import { cardText } from '../../src/engine/text/card.ts'
import emberAndTide from '../../src/games/lastland/ember-and-tide.json' with { type: 'json' }
import { terms } from '../../src/games/lastland/terms.ts'
import expected from './lastland.expected.json' with { type: 'json' }

const set = emberAndTide as CardSet
const printed: Record<string, { en: string[]; ja: string[] }> = expected

describe('the rules text of a card', () => {
  it.each(set.cards.map((card) => [card.number, card] as const))('%s reads as printed', (number, card) => {
    expect(cardText(card, 'en', terms)).toEqual(printed[number]?.en)
    expect(cardText(card, 'ja', terms)).toEqual(printed[number]?.ja)
  })

  it('has an expected text for all 60 cards and no other', () => {
    expect(Object.keys(printed)).toEqual(set.cards.map((card) => card.number))
  })
})
