// Which cards fit what is asked for, and in which order. Pure: it knows no page.

import { inOrder, keyOf } from '../../decks/spelling.ts'
import type { CardText, Texts } from '../../engine/card.ts'
import type { Rules } from '../../engine/rules.ts'
import type { CardFacets, Facet } from '../card/facets.ts'
import type { Tongue } from '../settings.ts'

/** A card with what it is found by. */
export interface Listed {
  /** its definition in the rules */
  def: number
  number: string
  name: Texts
  card: CardText
  /** its values of each facet */
  values: Readonly<Record<string, readonly string[]>>
  /** keys (decks/spelling.ts) of its names, its number, and all that is written on it */
  names: readonly string[]
  numberKey: string
  text: string
}

export interface Wish {
  text: string
  /** chosen values by facet: one of them must be the card's */
  chosen: Readonly<Record<string, readonly string[]>>
  /** `number`, `name`, or a sorting of the game */
  sort: string
}

export const NO_WISH: Wish = { text: '', chosen: {}, sort: 'number' }

/** A value of a facet as it is offered. */
export interface FacetValue {
  id: string
  /** null: a number */
  label: Texts | null
}

type Written = (card: CardText, tongue: Tongue) => readonly string[]

const valuesOf = (facet: Facet, card: CardText): readonly string[] => {
  const value = facet.of(card)
  return value === undefined ? [] : typeof value === 'object' ? value : [String(value)]
}

/** The cards of a game; `written` are the lines that stand on a card beside its name and number. */
export const listed = (rules: Pick<Rules, 'defs'>, { facets }: CardFacets, written: Written): Listed[] =>
  rules.defs.flatMap(({ text: card }, def) =>
    def === 0
      ? []
      : {
          def,
          number: card.number,
          name: card.name,
          card,
          values: Object.fromEntries(facets.map((facet) => [facet.id, valuesOf(facet, card)])),
          names: [keyOf(card.name.en), keyOf(card.name.ja)],
          numberKey: keyOf(card.number),
          text: keyOf([...written(card, 'en'), ...written(card, 'ja')].join(' ')),
        },
  )

/** The values of a facet that cards have: names as the game orders them, numbers from the lowest. */
export function offered(facet: Facet, cards: readonly Listed[]): FacetValue[] {
  const there = new Set(cards.flatMap(({ values }) => values[facet.id] ?? []))
  const { names } = facet
  if (names) return Object.entries(names).flatMap(([id, label]) => (there.has(id) ? { id, label } : []))
  return [...there].sort((a, b) => Number(a) - Number(b)).map((id) => ({ id, label: null }))
}

const IS = 0
const BEGINS = 1
const HOLDS = 2
const NUMBER = 3
const TEXT = 4
const MISSES = 5

function rankOf(card: Listed, word: string): number {
  if (card.names.includes(word)) return IS
  if (card.names.some((name) => name.startsWith(word))) return BEGINS
  if (card.names.some((name) => name.includes(word))) return HOLDS
  if (card.numberKey.includes(word)) return NUMBER
  return card.text.includes(word) ? TEXT : MISSES
}

/** The words of what was typed, as keys. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKC')
    .split(/\s+/)
    .map(keyOf)
    .filter((word) => word !== '')

/** Every word must fit; the worst fit of them counts, unless all together begin a name. */
function rank(card: Listed, words: readonly string[]): number {
  if (words.length === 0) return IS
  const together = rankOf(card, words.join(''))
  return Math.min(together, Math.max(...words.map((word) => rankOf(card, word))))
}

const fits = (card: Listed, chosen: Wish['chosen'], but?: string): boolean =>
  Object.entries(chosen).every(
    ([facet, wanted]) =>
      facet === but || wanted.length === 0 || wanted.some((value) => card.values[facet]?.includes(value)),
  )

/** How many of the cards each value would leave, whatever else of its own facet is chosen. */
export function counts(cards: readonly Listed[], wish: Wish, facet: string): ReadonlyMap<string, number> {
  const words = wordsIn(wish.text)
  const found = new Map<string, number>()
  for (const card of cards)
    if (fits(card, wish.chosen, facet) && rank(card, words) < MISSES)
      for (const value of card.values[facet] ?? []) found.set(value, (found.get(value) ?? 0) + 1)
  return found
}

const LAST = Number.POSITIVE_INFINITY

/** The cards that fit, the best fit first; among equals in the order that is wished for. */
export function search(
  cards: readonly Listed[],
  wish: Wish,
  { sortings }: CardFacets,
  tongue: Tongue,
): Listed[] {
  const words = wordsIn(wish.text)
  const sorting = sortings.find(({ id }) => id === wish.sort)
  // why only then: the first one takes a slow phone long to make
  const byName = wish.sort === 'name' ? new Intl.Collator(tongue) : null
  const found = cards.flatMap((card) => {
    const fit = fits(card, wish.chosen) ? rank(card, words) : MISSES
    return fit === MISSES ? [] : { card, fit, at: sorting?.of(card.card) ?? LAST }
  })
  found.sort(
    (a, b) =>
      a.fit - b.fit ||
      (a.at === b.at ? 0 : a.at - b.at) ||
      byName?.compare(a.card.name[tongue], b.card.name[tongue]) ||
      inOrder(a.card.number, b.card.number),
  )
  return found.map(({ card }) => card)
}

/** The wish with a value of a facet put in, or taken out. */
export function toggled(wish: Wish, facet: string, value: string): Wish {
  const before = wish.chosen[facet] ?? []
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value]
  return { ...wish, chosen: { ...wish.chosen, [facet]: after } }
}

/** Kana alone: names written in kanji have no readings here, so it can fit only what is itself written in kana. */
export const isKana = (text: string): boolean => /^[\s\u3041-\u309f\u30a0-\u30ff\uff66-\uff9f]+$/.test(text)
