// Legends with the set that comes with it.

import type { CardSet } from '../../engine/card.ts'
import { compileRules, type Rules } from '../../engine/door.ts'
import type { GameEntry } from '../entry.ts'
import { legends } from './definition.ts'
import { faults } from './faults.ts'
import { figures } from './figures.ts'
import hedgeAndFerry from './hedge-and-ferry.json' with { type: 'json' }

export { legends }

export const hedgeAndFerrySet = hedgeAndFerry as CardSet

/** The game compiled with a card set; Hedge and Ferry if none is named. */
export const legendsRules = (set: CardSet = hedgeAndFerrySet): Rules =>
  compileRules({ ...legends, validate: faults }, set)

export const entry: GameEntry = {
  rules: () => legendsRules(),
  decks: [],
  bestOf: [3],
  prefix: 'LG',
  figures,
}
