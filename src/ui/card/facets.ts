// What the cards of a game are told apart and put in order by, as each game says it (table/GAME/facets.ts).

import type { CardText, Texts } from '../../engine/card.ts'

/** A quality of cards: a kind, an element, a cost. */
export interface Facet {
  id: string
  label: Texts
  /** what a card has of it: a name, several of them, a number, or nothing */
  of(card: CardText): string | number | readonly string[] | undefined
  /** the names in the order in which they are offered; absent: its values are numbers */
  names?: Readonly<Record<string, Texts>>
  /** what a name is drawn in, and whose sign stands before it; absent: words alone */
  ink?(value: string): string
}

/** A number that cards are put in order by. */
export interface Sorting {
  id: string
  label: Texts
  /** cards without it come last */
  of(card: CardText): number | undefined
}

export interface CardFacets {
  facets: readonly Facet[]
  sortings: readonly Sorting[]
  /** what the game says on a card beside its text is what the rulebook says too: a page that shows both leaves it out */
  explains?: true
}
