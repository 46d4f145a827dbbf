// Effect words beyond those that every game has: boards of places, damage, decks as life, tokens, coins, conditions.

import type { Effect } from './card.ts'
import type { Scope } from './programs.ts'
import type { Op } from './rules.ts'
import { compileMove, compileTurn } from './words/board.ts'
import { compileDamage } from './words/damage.ts'
import { compileIf } from './words/if.ts'
import { compileMill } from './words/mill.ts'
import { compileCoins, compileCreate } from './words/token.ts'

/** The program of a further word; null: it is none. A game hands this in as `GameDefinition.further`. */
export function furtherWords(
  effect: Effect,
  scope: Scope,
  compile: (effects: readonly Effect[], scope: Scope) => Op[],
): Op[] | null {
  if ('mill' in effect) return [compileMill(effect)]
  if ('damage' in effect) return [compileDamage(scope, effect)]
  if ('move' in effect) return [compileMove(scope, effect.move)]
  if ('turn' in effect) return [compileTurn(scope, effect)]
  if ('create' in effect) return [compileCreate(effect.create, effect.n)]
  if ('coins' in effect) return [compileCoins(effect.by)]
  if ('if' in effect) return compileIf(scope, effect, compile)
  return null
}
