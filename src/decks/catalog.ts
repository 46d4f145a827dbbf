// The cards of a game as lists name them: by number, or by a name in either language.

import type { CardSet, CardText } from '../engine/card.ts'
import type { DeckEntry, Rules } from '../engine/rules.ts'
import type { Language } from '../engine/text/terms.ts'
import { type Deck, inTurn, MOST_COPIES, PARTS, type Part, type Placeholder, placeholders } from './deck.ts'
import { keyOf } from './spelling.ts'

export interface Catalog {
  readonly game: string
  /** its players bring no decks; a list is of the pool that they share */
  readonly pooled: boolean
  readonly set: CardSet
  /** places in the set by card number, as it is printed */
  readonly places: ReadonlyMap<string, number>
  /** the same by the key of a number */
  readonly numbers: ReadonlyMap<string, number>
  /** the same by the key of a name; of cards that share a name the first */
  readonly names: ReadonlyMap<string, number>
}

export function catalogOf({ game, set }: Pick<Rules, 'game' | 'set'>): Catalog {
  const names = new Map<string, number>()
  set.cards.forEach(({ name }, place) => {
    for (const key of [keyOf(name.en), keyOf(name.ja)])
      if (key !== '' && !names.has(key)) names.set(key, place)
  })
  const numbers = new Map(set.cards.map(({ number }, place) => [keyOf(number), place]))
  const places = new Map(set.cards.map(({ number }, place) => [number, place]))
  return { game: game.id, pooled: game.pooled === true, set, places, numbers, names }
}

/** The parts that decks of the game have. */
export const partsOf = ({ pooled }: Catalog): readonly Part[] => (pooled ? ['pool'] : ['main', 'side'])

export const NO_CARD = -1
/** It names one card and the number of another. */
export const TWO_CARDS = -2

const BRACKETS = /^(.*?)\s*[([{（［｛【〔「]([^()[\]{}（）［］｛｝【】〔〕「」]*)[)\]}）］｝】〕」]$/

/** The place of the card that is meant: its name, its number, or both in either order; or NO_CARD, TWO_CARDS. */
export function findCard(catalog: Catalog, text: string): number {
  const { names, numbers } = catalog
  const key = keyOf(text)
  const plain = names.get(key) ?? numbers.get(key)
  if (plain !== undefined) return plain
  const [, outside = '', inside = ''] = BRACKETS.exec(text) ?? []
  const [, first = '', gap = '', rest = ''] = /^(\S+)(\s+)(.+)$/.exec(text) ?? []
  const [, before = '', space = '', last = ''] = /^(.+?)(\s+)(\S+)$/.exec(text) ?? []
  const forms: readonly [number: string, name: string, apart: boolean][] = [
    [inside, outside, true],
    [first, rest, gap.includes('\t')],
    [last, before, space.includes('\t')],
  ]
  for (const [number, name, apart] of forms) {
    const place = numbers.get(keyOf(number))
    const found = place === undefined ? NO_CARD : agreed(catalog, place, name, apart)
    if (found !== NO_CARD) return found
  }
  return names.get(keyOf(outside)) ?? NO_CARD
}

/** The number decides, unless the name beside it is another card's; one that nobody knows counts where it stands `apart`. */
function agreed({ names, set }: Catalog, place: number, name: string, apart: boolean): number {
  const key = keyOf(name)
  const own = set.cards[place]?.name
  if (own !== undefined && (keyOf(own.en) === key || keyOf(own.ja) === key)) return place
  if (names.has(key)) return TWO_CARDS
  // why no digits: they may be a count that was not read as one
  return apart && !/\d/.test(key) ? place : NO_CARD
}

/** The name of the card of this number; a number that the set lacks stands for itself. */
export const cardName = ({ set, places }: Catalog, number: string, language: Language): string =>
  set.cards[places.get(number) ?? NO_CARD]?.name[language] ?? number

/** A card's name as a list says it; with its number where the name alone would be taken for another card. */
export function listedName(catalog: Catalog, { name, number }: CardText, language: Language): string {
  const said = name[language]
  return findCard(catalog, said) === catalog.places.get(number) ? said : `${said} (${number})`
}

/**
 * The deck as this phone can read it: cards that the set lacks become placeholders under their number, placeholders whose card
 * has come to be known become that card.
 */
export function settled<T extends Deck>(deck: T, catalog: Catalog): T {
  const cards: Record<Part, DeckEntry[]> = { main: [], side: [], pool: [] }
  const unknown: Placeholder[] = []
  for (const part of PARTS)
    for (const [number, count] of deck[part])
      if (catalog.places.has(number)) cards[part].push([number, count])
      else unknown.push({ part, text: number, count })
  for (const one of deck.unknown) {
    const number = catalog.set.cards[findCard(catalog, one.text)]?.number
    const there = cards[one.part].find(([known]) => known === number)
    if (number === undefined || (there?.[1] ?? 0) + one.count > MOST_COPIES) unknown.push(one)
    else if (there) there[1] += one.count
    else cards[one.part].push([number, one.count])
  }
  const { main, side, pool } = cards
  return {
    ...deck,
    main: inTurn(main),
    side: inTurn(side),
    pool: inTurn(pool),
    unknown: placeholders(unknown),
  }
}
