// Looking through the cards of each game: whatever is there is found, by whatever somebody may know of it.

import { describe, expect, test } from 'vitest'
import type { CardSet } from '../../src/engine/card.ts'
import { compileRules } from '../../src/engine/door.ts'
import type { GameDefinition } from '../../src/engine/rules.ts'
import { landfight } from '../../src/games/landfight/definition.ts'
import emberfall from '../../src/games/landfight/emberfall.json'
import { faceText as landfightText } from '../../src/games/landfight/texts.ts'
import { lastland } from '../../src/games/lastland/definition.ts'
import emberAndTide from '../../src/games/lastland/ember-and-tide.json'
import { faceText as lastlandText } from '../../src/games/lastland/texts.ts'
import { legends } from '../../src/games/legends/definition.ts'
import hedgeAndFerry from '../../src/games/legends/hedge-and-ferry.json'
import { faceText as legendsText } from '../../src/games/legends/texts.ts'
import type { CardFacets } from '../../src/ui/card/facets.ts'
import {
  counts,
  isKana,
  listed,
  NO_WISH,
  offered,
  search,
  toggled,
  type Wish,
} from '../../src/ui/cards/search.ts'
import { cardFacets as landfightFacets } from '../../src/ui/table/landfight/facets.ts'
import { cardFacets as lastlandFacets } from '../../src/ui/table/lastland/facets.ts'
import { cardFacets as legendsFacets } from '../../src/ui/table/legends/facets.ts'

const TONGUES = ['en', 'ja'] as const

const game = (
  id: string,
  definition: GameDefinition,
  set: unknown,
  facets: CardFacets,
  text: Parameters<typeof listed>[2],
) => {
  const rules = compileRules(definition, set as CardSet)
  return { id, facets, all: listed(rules, facets, text), rules }
}

const GAMES = [
  game('landfight', landfight, emberfall, landfightFacets, landfightText),
  game('lastland', lastland, emberAndTide, lastlandFacets, lastlandText),
  game('legends', legends, hedgeAndFerry, legendsFacets, legendsText),
]

describe.each(GAMES)('the cards of $id', ({ all, facets, rules }) => {
  const found = (wish: Partial<Wish>, tongue: 'en' | 'ja' = 'en'): string[] =>
    search(all, { ...NO_WISH, ...wish }, facets, tongue).map(({ number }) => number)

  test('are all there, each once, by its definition', () => {
    expect(all.length).toBe(rules.set.cards.length)
    for (const { def, number } of all) expect(rules.defs[def]?.text.number).toBe(number)
    expect(found({})).toEqual([...all.map(({ number }) => number)].sort())
  })

  test('are found first of all by their names in either language, however they are typed', () => {
    for (const { number, name } of all)
      for (const text of [
        name.en,
        name.ja,
        name.en.toUpperCase(),
        ` ${name.en.toLowerCase()}  `,
        name.ja.replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60)),
        name.en.split(' ').reverse().join('　'),
      ])
        expect(found({ text }).slice(0, 3), text).toContain(number)
    for (const { number, name } of all)
      for (const tongue of TONGUES) expect(found({ text: name[tongue] })[0]).toBe(number)
  })

  test('are found by their numbers, whole or in part, in any width', () => {
    for (const { number } of all) {
      expect(found({ text: number })).toEqual([number])
      expect(found({ text: number.replace('-', '').toLowerCase() })).toEqual([number])
      const wide = number.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
      expect(found({ text: wide })).toEqual([number])
      expect(found({ text: number.slice(-3) })).toContain(number)
    }
  })

  test('are found by what is written on them, in either language', () => {
    const lines = all.filter(({ text }) => text !== '')
    expect(lines.length).toBeGreaterThan(all.length / 2)
    for (const { number, text } of lines) expect(found({ text: text.slice(0, 40) })).toContain(number)
  })

  test('begins before holds, a name before a number, a number before a text', () => {
    const text = all[0]?.name.en.slice(0, 2) ?? ''
    const fit = ({ names, numberKey }: (typeof all)[number]): number => {
      const word = text.toLowerCase()
      if (names.some((name) => name.startsWith(word))) return 0
      return names.some((name) => name.includes(word)) ? 1 : numberKey.includes(word) ? 2 : 3
    }
    const fits = search(all, { ...NO_WISH, text }, facets, 'en').map(fit)
    expect(fits).toEqual([...fits].sort())
    expect(fits[0]).toBe(0)
  })

  test('every value that is offered is a card’s, and every card’s value is offered', () => {
    for (const facet of facets.facets) {
      const values = offered(facet, all)
      const ids = values.map(({ id }) => id)
      expect(new Set(ids).size, facet.id).toBe(ids.length)
      const counted = counts(all, NO_WISH, facet.id)
      for (const { id, label } of values) {
        const numbers = found({ chosen: { [facet.id]: [id] } })
        expect(numbers.length, `${facet.id} ${id}`).toBeGreaterThan(0)
        expect(counted.get(id)).toBe(numbers.length)
        for (const tongue of TONGUES) expect(label?.[tongue], `${facet.id} ${id}`).not.toBe('')
      }
      for (const card of all)
        for (const value of card.values[facet.id] ?? [])
          expect(ids, `${card.number} ${facet.id}`).toContain(value)
    }
    for (const { values, number } of all) expect(values.kind, number).toHaveLength(1)
  })

  test('labels of facets and sortings are words in both languages, and told apart', () => {
    for (const list of [facets.facets, facets.sortings])
      for (const tongue of TONGUES) {
        const labels = list.map(({ label }) => label[tongue])
        expect(labels).not.toContain('')
        expect(new Set(labels).size).toBe(labels.length)
      }
  })

  test('values of one facet add up, those of two narrow', () => {
    const [one, other] = facets.facets
    if (!one || !other) throw new Error('no facets')
    const [a, b] = offered(one, all).map(({ id }) => id)
    const [c] = offered(other, all).map(({ id }) => id)
    const both = found({ chosen: { [one.id]: [a ?? '', b ?? ''] } })
    expect(both.length).toBe(
      found({ chosen: { [one.id]: [a ?? ''] } }).length + found({ chosen: { [one.id]: [b ?? ''] } }).length,
    )
    const narrow = found({ chosen: { [one.id]: [a ?? ''], [other.id]: [c ?? ''] } })
    expect(narrow.every((number) => both.includes(number))).toBe(true)
    const wish = toggled(toggled(NO_WISH, one.id, a ?? ''), other.id, c ?? '')
    expect(found(wish)).toEqual(narrow)
    expect(found(toggled(toggled(wish, one.id, a ?? ''), other.id, c ?? ''))).toEqual(found({}))
  })

  test('every order is total: whatever order they lie in before, they lie in one after', () => {
    const sorts = ['number', 'name', ...facets.sortings.map(({ id }) => id)]
    for (const sort of sorts)
      for (const tongue of TONGUES) {
        const once = search(all, { ...NO_WISH, sort }, facets, tongue)
        expect(once.length).toBe(all.length)
        expect(search([...all].reverse(), { ...NO_WISH, sort }, facets, tongue)).toEqual(once)
        const of = facets.sortings.find(({ id }) => id === sort)?.of
        if (of) {
          const numbers = once.map(({ card }) => of(card) ?? Number.POSITIVE_INFINITY)
          expect(numbers).toEqual([...numbers].sort((a, b) => (a === b ? 0 : a - b)))
          expect(new Set(numbers).size, sort).toBeGreaterThan(1)
        }
      }
  })

  test('nothing fits nonsense, and signs alone ask for nothing', () => {
    expect(found({ text: 'qzxqzx' })).toEqual([])
    expect(found({ text: ' ・- ' }).length).toBe(all.length)
  })
})

test('kana is told from what has kanji or letters', () => {
  expect(['ひ', 'ヒノ', 'ﾋ', 'たきび ー'].every(isKana)).toBe(true)
  expect(['火', 'ひ火', 'hi', '', '１'].some(isKana)).toBe(false)
})
