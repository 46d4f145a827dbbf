// Decks that come in, read with the cards that this app has.

import { type Catalog, catalogOf } from '../../decks/catalog.ts'
import { type Incoming, type IncomingKey, readIncoming } from '../../decks/incoming.ts'
import { deckSentence } from '../../decks/sentences.ts'
import type { Problem, Result } from '../../storage/problem.ts'
import { gameLine } from '../games.ts'
import { nameOf } from '../language/index.ts'
import { settings } from '../settings.ts'
import { gameOf } from '../table/open.ts'

async function catalogFor(game: string): Promise<Catalog | null | undefined> {
  if (!gameLine(game)) return undefined
  const found = await gameOf(game)
  return found && catalogOf(found.rules)
}

export const readComing = (text: string, game: string): Promise<Result<Incoming, IncomingKey>> =>
  readIncoming(text, game, catalogFor)

/** What was wrong with it; games are called by their names. */
export function whyNot({ key, values }: Problem<IncomingKey>): string {
  const named = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      name === 'game' || name === 'wanted' ? nameOf(String(value)) || value : value,
    ]),
  )
  return deckSentence({ key, values: named }, settings.value.app)
}
