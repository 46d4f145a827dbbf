// Which parts a deck of a game has on screen.

import type { Part } from '../../decks/deck.ts'
import type { Rules } from '../../engine/rules.ts'
import { gameLine } from '../games.ts'

/** Cards are swapped in where a match has several games. */
export function partsOfGame({ game }: Pick<Rules, 'game'>): readonly Part[] {
  if (game.pooled) return ['pool']
  return gameLine(game.id)?.bestOf.includes(3) ? ['main', 'side'] : ['main']
}
