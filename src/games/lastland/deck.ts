// Is a deck list legal? Exactly 50 cards of all kinds, at most 4 of a name, no side deck (LL-1.1, LL-1.4, LL-R6).

import type { CardSet } from '../../engine/card.ts'
import type { DeckCards, DeckEntry, DeckFault } from '../../engine/rules.ts'

export const DECK_SIZE = 50
export const COPY_LIMIT = 4

const total = (list: readonly DeckEntry[]): number => list.reduce((sum, [, count]) => sum + count, 0)

export function checkDeck(set: CardSet, list: DeckCards): DeckFault[] {
  const names = new Map(set.cards.map((card) => [card.number, card.name.en]))
  const faults: DeckFault[] = []
  for (const [number, count] of [...list.cards, ...list.side]) {
    if (!names.has(number)) faults.push({ why: 'deck.unknown', card: number, n: count, max: 0 })
    else if (!Number.isInteger(count) || count < 1)
      faults.push({ why: 'deck.count', card: number, n: count, max: 0 })
  }
  if (list.cards.length === 0) return [{ why: 'deck.missing', n: 0, max: DECK_SIZE }, ...faults]
  const size = total(list.cards)
  if (size !== DECK_SIZE) faults.push({ why: 'deck.size', n: size, max: DECK_SIZE })
  const seen = new Set<string>()
  for (const [number] of list.cards) {
    const name = names.get(number)
    if (name === undefined || seen.has(name)) continue
    seen.add(name)
    const copies = total(list.cards.filter(([one]) => names.get(one) === name))
    if (copies > COPY_LIMIT) faults.push({ why: 'deck.copies', card: number, n: copies, max: COPY_LIMIT })
  }
  const side = total(list.side)
  if (side > 0) faults.push({ why: 'deck.side', n: side, max: 0 })
  return faults
}
