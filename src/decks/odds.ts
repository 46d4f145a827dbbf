// Opening hands: how likely a card is in one, and one to look at.

import type { Below } from '../engine/below.ts'
import type { DeckEntry } from '../engine/rules.ts'

/** Cards of the deck, copies of the card that is asked for, cards of the hand, and how many copies at least are wanted. */
export interface Draw {
  readonly deck: number
  readonly copies: number
  readonly hand: number
  readonly atLeast: number
}

const WHOLE = 10_000n
const MOST_DECK = 10_000

/**
 * Chances in 10,000 of at least so many copies in a hand, to the nearest whole one, halves up: the hypergeometric distribution,
 * counted in whole numbers. Null: there is no such deck or hand.
 */
export function odds({ deck, copies, hand, atLeast }: Draw): number | null {
  const whole = [deck, copies, hand, atLeast].every((n) => Number.isInteger(n) && n >= 0)
  if (!whole || deck > MOST_DECK || copies > deck || hand > deck) return null
  let good = 0n
  for (let k = atLeast; k <= Math.min(copies, hand); k++)
    good += choose(copies, k) * choose(deck - copies, hand - k)
  const all = choose(deck, hand)
  return Number((2n * WHOLE * good + all) / (2n * all))
}

/** Ways to take k of n. */
function choose(n: number, k: number): bigint {
  if (k > n) return 0n
  let ways = 1n
  for (let i = 1; i <= Math.min(k, n - k); i++) ways = (ways * BigInt(n - i + 1)) / BigInt(i)
  return ways
}

/** The first cards of a shuffled deck by number; all of them when there are no more. */
export function sampleHand(entries: readonly DeckEntry[], cards: number, below: Below): string[] {
  const deck = entries.flatMap(([number, n]) => new Array<string>(n).fill(number))
  const hand: string[] = []
  while (hand.length < cards && deck.length > 0) hand.push(...deck.splice(below(deck.length), 1))
  return hand
}
