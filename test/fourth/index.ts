// Lanterns with the set that comes with it.

import type { CardSet } from '../../src/engine/card.ts'
import { compileRules, type Rules } from '../../src/engine/door.ts'
import type { GameEntry } from '../../src/games/entry.ts'
import cards from './cards.json' with { type: 'json' }
import decks from './decks.json' with { type: 'json' }
import { lanterns } from './definition.ts'
import { faults } from './faults.ts'
import { figures } from './figures.ts'

export const lanternsSet = cards as CardSet

export const lanternsRules = (set: CardSet = lanternsSet): Rules =>
  compileRules({ ...lanterns, validate: faults }, set)

export const entry: GameEntry = {
  rules: () => lanternsRules(),
  decks,
  bestOf: [1],
  prefix: 'LN',
  figures,
}
