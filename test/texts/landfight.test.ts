import { describe, expect, it } from 'vitest'
import type { CardSet } from '../../src/engine/card.ts'
import { cardText } from '../../src/engine/text/card.ts'
import emberfall from '../../src/games/landfight/emberfall.json' with { type: 'json' }
import { terms } from '../../src/games/landfight/terms.ts'
import expected from './landfight.expected.json' with { type: 'json' }

const set = emberfall as CardSet
const printed: Record<string, { en: string[]; ja: string[] }> = expected

describe('the rules text of a card', () => {
  it.each(set.cards.map((card) => [card.number, card] as const))('%s reads as printed', (number, card) => {
    expect(cardText(card, 'en', terms)).toEqual(printed[number]?.en)
    expect(cardText(card, 'ja', terms)).toEqual(printed[number]?.ja)
  })

  it('has an expected text for all 68 cards and no other', () => {
    expect(Object.keys(printed)).toEqual(set.cards.map((card) => card.number))
  })
})
