import { describe, expect, it } from 'vitest'
import type { CardSet } from '../../src/engine/card.ts'
import type { Terms } from '../../src/engine/text/terms.ts'
import { emberfallSet } from '../../src/games/landfight/index.ts'
import { terms as landfight } from '../../src/games/landfight/terms.ts'
import { emberAndTideSet } from '../../src/games/lastland/index.ts'
import { terms as lastland } from '../../src/games/lastland/terms.ts'
import { hedgeAndFerrySet } from '../../src/games/legends/index.ts'
import { terms as legends } from '../../src/games/legends/terms.ts'

const GAMES: [string, CardSet, Terms][] = [
  ['Landfight', emberfallSet, landfight],
  ['Last Land', emberAndTideSet, lastland],
  ['Legends', hedgeAndFerrySet, legends],
]

/** English names of cards that stand anywhere in a card's abilities. */
function namedIn(value: unknown, names: ReadonlyMap<string, string>, out: Set<string>): void {
  if (typeof value === 'string' && names.has(value)) out.add(value)
  if (value !== null && typeof value === 'object')
    for (const part of Object.values(value)) namedIn(part, names, out)
}

describe.each(GAMES)('%s', (_, set, terms) => {
  it('names the cards that other cards name, and its tokens, as the set does', () => {
    const names = new Map(set.cards.map((card) => [card.name.en, card.name.ja]))
    const named = new Set<string>()
    for (const { name: _, ...card } of set.cards) namedIn(card, names, named)
    expect(terms.names ?? {}).toEqual(Object.fromEntries([...named].map((en) => [en, names.get(en)])))
    const tokens = set.cards.filter((card) => card.kind === 'token')
    expect(terms.tokens ?? {}).toEqual(Object.fromEntries(tokens.map((card) => [card.number, card.name])))
  })
})
