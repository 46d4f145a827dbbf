// Is a pool enough for a match, and not too much? Which copies there are is for the players to say (LG-R1); a draft needs its
// cards (LG-R2).

import type { CardSet, CardText } from '../../engine/card.ts'
import type { DeckEntry, DeckFault } from '../../engine/rules.ts'
import { FACE_COUNT, kinds, PICKS } from './tables.ts'

/** Copies of cost 1 that a draft needs: twelve picks and six faces (LG-R2). */
export const DRAFT_COPIES = PICKS + FACE_COUNT
/** Copies of one design: a list of cards is kept with two digits, the number of a card has room for 127. */
export const MOST_COPIES = 99
/** Cards of a pool: two phones lay the stock as one entry, which holds so many (docs/protocol.md, 9). */
export const MOST_POOL = 400

const isToken = (card: CardText): boolean => kinds.some(({ id, token }) => id === card.kind && token === true)

export function checkPool(set: CardSet, pool: readonly DeckEntry[]): DeckFault[] {
  const byNumber = new Map(set.cards.map((card) => [card.number, card]))
  const named = new Set<string>()
  const faults: DeckFault[] = []
  let [first, all] = [0, 0]
  for (const [number, n] of pool) {
    const card = byNumber.get(number)
    if (card === undefined) faults.push({ why: 'deck.unknown', card: number, n, max: 0 })
    else if (!Number.isSafeInteger(n) || n < 1) faults.push({ why: 'deck.count', card: number, n, max: 0 })
    else if (isToken(card)) faults.push({ why: 'pool.token', card: number, n, max: 0 })
    else if (named.has(number)) faults.push({ why: 'pool.twice', card: number, n, max: 0 })
    else {
      if (n > MOST_COPIES) faults.push({ why: 'pool.copies', card: number, n, max: MOST_COPIES })
      named.add(number)
      all += n
      if (card.cost === 1) first += n
    }
  }
  if (first < DRAFT_COPIES) faults.push({ why: 'pool.draft', n: first, max: DRAFT_COPIES })
  if (all > MOST_POOL) faults.push({ why: 'pool.size', n: all, max: MOST_POOL })
  return faults
}
