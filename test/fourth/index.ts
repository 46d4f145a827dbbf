// Lanterns with the set that comes with it.

import type { CardSet } from '../../src/engine/card.ts'
import { compileRules, type Rules } from '../../src/engine/door.ts'
import { V_TURN, V_TURN_PLAYER } from '../../src/engine/rules.ts'
import type { Seat } from '../../src/engine/types.ts'
import type { GameEntry } from '../../src/games/entry.ts'
import cards from './cards.json' with { type: 'json' }
import decks from './decks.json' with { type: 'json' }
import { lanterns } from './definition.ts'
import { faults } from './faults.ts'

export const lanternsSet = cards as CardSet

export const lanternsRules = (set: CardSet = lanternsSet): Rules =>
  compileRules({ ...lanterns, validate: faults }, set)

export const entry: GameEntry = {
  rules: () => lanternsRules(),
  decks,
  bestOf: [1],
  prefix: 'LN',
  figures: {
    unit: 'turns',
    length: (s) => s.vars[V_TURN] as number,
    // odd turns are the first player's
    first: (s) =>
      ((s.vars[V_TURN_PLAYER] as number) ^ ((s.vars[V_TURN] as number) % 2 === 1 ? 0 : 1)) as Seat,
    inputsPerHash: 3,
  },
}
