// The decks that come with each game; none where players bring no decks.

import type { Texts } from '../../engine/card.ts'
import landfight from '../../games/landfight/decks.json'
import lastland from '../../games/lastland/decks.json'
import type { DeckList } from '../../play/types.ts'

/** A starter deck as its file has it: card numbers and counts. */
interface Starter {
  name: Texts
  cards: [number: string, count: number][]
  side: [number: string, count: number][]
}

/** A line for each game of games/list.ts in which players bring decks. */
const starters: Readonly<Record<string, readonly Starter[]>> = {
  landfight: landfight as unknown as Starter[],
  lastland: lastland as unknown as Starter[],
}

export const startersOf = (game: string): readonly Starter[] => starters[game] ?? []

/** A starter as a match takes it; a side deck is for the games after the first. */
export function starterList(game: string, i: number, bestOf: 1 | 3): DeckList {
  const deck = startersOf(game)[i] ?? startersOf(game)[0]
  return { name: deck?.name.en ?? '', cards: deck?.cards ?? [], side: bestOf === 3 ? (deck?.side ?? []) : [] }
}
