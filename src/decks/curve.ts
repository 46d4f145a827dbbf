// How many cards of each cost, kind or the like: numbers for bars.

import type { CardText } from '../engine/card.ts'
import type { DeckEntry } from '../engine/rules.ts'
import type { Catalog } from './catalog.ts'
import { inOrder } from './spelling.ts'

/** What cards may be counted by. */
export type Trait =
  | 'cost'
  | 'level'
  | 'power'
  | 'strength'
  | 'atk'
  | 'kind'
  | 'mainType'
  | 'subType'
  | 'size'
  | 'race'
  | 'attribute'
  | 'rarity'

export interface Bar {
  readonly value: number | string
  readonly count: number
}

/** Wider gaps between two numbers are not filled with empty bars. */
const WIDEST_GAP = 20

/** Bars by value, numbers first and without gaps between them. Cards without the trait, or unknown here, are in none. */
export function curve(entries: readonly DeckEntry[], catalog: Catalog, trait: Trait): Bar[] {
  const counts = new Map<number | string, number>()
  for (const [number, n] of entries) {
    const card: CardText | undefined = catalog.set.cards[catalog.places.get(number) ?? -1]
    const value = card?.[trait]
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + n)
  }
  const values = [...counts.keys()]
  const numbers = values.filter((value) => typeof value === 'number').sort((a, b) => a - b)
  const names = values.filter((value) => typeof value === 'string').sort(inOrder)
  const filled = numbers.flatMap((value, i) => {
    const gap = value - (numbers[i - 1] ?? value - 1) - 1
    const empty = gap <= WIDEST_GAP ? gap : 0
    return [...Array.from({ length: empty }, (_, k) => value - empty + k), value]
  })
  return [...filled, ...names].map((value) => ({ value, count: counts.get(value) ?? 0 }))
}
