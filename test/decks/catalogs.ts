// Every game's cards as deck lists name them, and decks out of a few lines.

import { type Catalog, catalogOf } from '../../src/decks/catalog.ts'
import type { Deck } from '../../src/decks/deck.ts'
import { type BadLine, readText } from '../../src/decks/text.ts'
import { games } from '../../src/games/registry.ts'

const catalogs = new Map(Object.entries(games).map(([id, { rules }]) => [id, catalogOf(rules())]))

export const catalogAt = (game: string): Catalog | undefined => catalogs.get(game)

export function catalog(game: string): Catalog {
  const found = catalogs.get(game)
  if (!found) throw new Error(`no game ${game}`)
  return found
}

export function pasted(text: string, game = 'landfight'): { deck: Deck; bad: readonly BadLine[] } {
  const read = readText(text, catalog(game))
  if (!read.ok) throw new Error(read.problem.key)
  return read.value
}
