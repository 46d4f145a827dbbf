// Is a deck list legal? LF-1.1 to 1.7, 10.3; copies go by name (LF-R20), only in the deck itself (LF-R74).

import type { CardSet, CardText } from '../../engine/card.ts'
import type { DeckCards, DeckEntry, DeckFault } from '../../engine/rules.ts'

export const DECK_SIZE = 50
export const SIDE_SIZE = 10
export const LARGE_LIMIT = 3
export const COPY_LIMIT = 4

const total = (list: DeckEntry[]): number => list.reduce((sum, [, count]) => sum + count, 0)

export function checkDeck(set: CardSet, list: DeckCards): DeckFault[] {
  const byNumber = new Map(set.cards.map((card) => [card.number, card]))
  const faults: DeckFault[] = []
  const listed = [...list.cards, ...list.side]
  for (const [number, count] of listed) {
    if (!byNumber.has(number)) faults.push({ why: 'deck.unknown', card: number, n: count, max: 0 })
    else if (!Number.isInteger(count) || count < 1)
      faults.push({ why: 'deck.count', card: number, n: count, max: 0 })
  }
  if (list.cards.length === 0) return [{ why: 'deck.missing', n: 0, max: DECK_SIZE }, ...faults]

  const size = total(list.cards)
  if (size !== DECK_SIZE) faults.push({ why: 'deck.size', n: size, max: DECK_SIZE })
  const count = (fits: (card: CardText) => boolean): number =>
    total(list.cards.filter(([number]) => fits(byNumber.get(number) ?? unknown)))
  const lands = count((card) => card.kind === 'land')
  if (lands !== 1) faults.push({ why: 'deck.land', n: lands, max: 1 })
  const large = count((card) => card.size === 'large')
  if (large > LARGE_LIMIT) faults.push({ why: 'deck.large', n: large, max: LARGE_LIMIT })

  const names = new Set<string>()
  for (const [number] of list.cards) {
    const card = byNumber.get(number)
    if (!card || names.has(card.name.en) || card.copies === 'any' || card.size === 'large') continue
    names.add(card.name.en)
    const copies = count((one) => one.name.en === card.name.en)
    if (copies > COPY_LIMIT) faults.push({ why: 'deck.copies', card: number, n: copies, max: COPY_LIMIT })
  }
  const side = total(list.side)
  if (side > SIDE_SIZE) faults.push({ why: 'deck.side', n: side, max: SIDE_SIZE })
  return faults
}

const unknown: CardText = {
  number: '',
  name: { en: '', ja: '' },
  kind: '',
  rarity: '',
  abilities: [],
  art: { icons: [] },
}
