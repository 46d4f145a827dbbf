// Is a pool enough for a match? Which copies there are is for the players to say (LG-R1); a draft needs its cards (LG-R2).

import type { CardSet, CardText } from '../../engine/card.ts'
import type { DeckEntry, DeckFault } from '../../engine/rules.ts'
import { FACE_COUNT, kinds, PICKS } from './tables.ts'

/** Copies of cost 1 that a draft needs: twelve picks and six faces (LG-R2). */
export const DRAFT_COPIES = PICKS + FACE_COUNT

const isToken = (card: CardText): boolean => kinds.some(({ id, token }) => id === card.kind && token === true)

export function checkPool(set: CardSet, pool: readonly DeckEntry[]): DeckFault[] {
  const byNumber = new Map(set.cards.map((card) => [card.number, card]))
  const faults: DeckFault[] = []
  let first = 0
  for (const [number, n] of pool) {
    const card = byNumber.get(number)
    if (card === undefined) faults.push({ why: 'deck.unknown', card: number, n, max: 0 })
    else if (!Number.isInteger(n) || n < 1) faults.push({ why: 'deck.count', card: number, n, max: 0 })
    else if (isToken(card)) faults.push({ why: 'pool.token', card: number, n, max: 0 })
    else if (card.cost === 1) first += n
  }
  if (first < DRAFT_COPIES) faults.push({ why: 'pool.draft', n: first, max: DRAFT_COPIES })
  return faults
}
