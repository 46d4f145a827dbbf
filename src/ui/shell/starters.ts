// The decks that come with each game; none where players bring no decks.

import type { Texts } from '../../engine/card.ts'
import landfight from '../../games/landfight/decks.json'
import lastland from '../../games/lastland/decks.json'
import type { DeckList } from '../../play/types.ts'

interface Starter {
  name: Texts
  cards: DeckList['cards']
  side: DeckList['side']
}

/** why: in a file the compiler sees no pairs of a card's number and its count, only lists of either */
type Listed = readonly (readonly (string | number)[])[]

const pairs = (listed: Listed): DeckList['cards'] =>
  listed.map(([number, count]) => [String(number), Number(count)])

const read = (file: readonly { name: Texts; cards: Listed; side: Listed }[]): readonly Starter[] =>
  file.map(({ name, cards, side }) => ({ name, cards: pairs(cards), side: pairs(side) }))

/** A line for each game of games/list.ts in which players bring decks. */
const starters: Readonly<Record<string, readonly Starter[]>> = {
  landfight: read(landfight),
  lastland: read(lastland),
}

export const startersOf = (game: string): readonly Starter[] => starters[game] ?? []

/** A starter as a match takes it; a side deck is for the games after the first. */
export function starterList(game: string, i: number, bestOf: 1 | 3): DeckList {
  const deck = startersOf(game)[i] ?? startersOf(game)[0]
  return { name: deck?.name.en ?? '', cards: deck?.cards ?? [], side: bestOf === 3 ? (deck?.side ?? []) : [] }
}
