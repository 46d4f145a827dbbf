// What makes one deck another.

import { type Deck, PARTS, type Part } from './deck.ts'
import { inOrder } from './spelling.ts'

export interface Change {
  readonly part: Part
  /** a card's number, or the text of a placeholder */
  readonly card: string
  readonly known: boolean
  /** copies in the first deck and in the second; 0: none */
  readonly before: number
  readonly after: number
}

/** Every difference between two decks by part and card, placeholders last; nothing: they hold the same. */
export function compareDecks(a: Deck, b: Deck): Change[] {
  return [true, false].flatMap((known) =>
    PARTS.flatMap((part) => {
      const before = countsOf(a, part, known)
      const after = countsOf(b, part, known)
      return [...new Set([...before.keys(), ...after.keys()])]
        .sort(inOrder)
        .map((card) => ({ part, card, known, before: before.get(card) ?? 0, after: after.get(card) ?? 0 }))
        .filter((change) => change.before !== change.after)
    }),
  )
}

const countsOf = (deck: Deck, part: Part, known: boolean): Map<string, number> =>
  new Map(
    known
      ? deck[part]
      : deck.unknown.filter((one) => one.part === part).map(({ text, count }) => [text, count] as const),
  )
