// Landfight with the set that comes with it.

import type { CardSet } from '../../engine/card.ts'
import { compileRules, type Rules } from '../../engine/door.ts'
import type { GameEntry } from '../entry.ts'
import decks from './decks.json' with { type: 'json' }
import { landfight } from './definition.ts'
import emberfall from './emberfall.json' with { type: 'json' }
import { faults } from './faults.ts'
import { figures } from './figures.ts'

export { landfight }

export const emberfallSet = emberfall as CardSet

/** The game compiled with a card set; Emberfall if none is named. */
export const landfightRules = (set: CardSet = emberfallSet): Rules =>
  compileRules({ ...landfight, validate: faults }, set)

export const entry: GameEntry = {
  rules: () => landfightRules(),
  decks,
  bestOf: [1, 3],
  prefix: 'LF',
  figures,
}
