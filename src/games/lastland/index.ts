// Last Land with the set that comes with it.

import type { CardSet } from '../../engine/card.ts'
import { compileRules, type Rules } from '../../engine/door.ts'
import type { GameEntry } from '../entry.ts'
import decks from './decks.json' with { type: 'json' }
import { lastland } from './definition.ts'
import emberAndTide from './ember-and-tide.json' with { type: 'json' }
import { faults } from './faults.ts'
import { figures } from './figures.ts'

export { lastland }

export const emberAndTideSet = emberAndTide as CardSet

/** The game compiled with a card set; Ember and Tide if none is named. */
export const lastlandRules = (set: CardSet = emberAndTideSet): Rules =>
  compileRules({ ...lastland, validate: faults }, set)

export const entry: GameEntry = {
  rules: () => lastlandRules(),
  decks,
  bestOf: [1],
  prefix: 'LL',
  figures,
}
