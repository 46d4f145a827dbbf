// extra: further attacks of a card, or more of what a seat is allowed this turn (LF-R43, LF-R85, LG-R57).

import type { Selector } from '../card.ts'
import { emit, refOf } from '../machine.ts'
import { compileSelector, linkOf, type Scope } from '../programs.ts'
import { type Game, NEXT, type Op } from '../rules.ts'
import { rowAt } from '../zones.ts'

/** Which allowance of the game a word names. */
export function allowanceIndex(game: Game, name: string): number {
  const at = game.allowances.indexOf(name)
  if (at < 0) throw new Error(`unknown allowance '${name}'`)
  return at
}

export function compileExtra(scope: Scope, what: Selector, verb: string, by: number): Op {
  if (what === 'you') {
    const which = allowanceIndex(scope.names.game, verb)
    return {
      run(m, f) {
        m.s.rules.game.allow?.(m.s, linkOf(m.s, f).seat, which, by)
        return NEXT
      },
    }
  }
  const rows = compileSelector(scope, what)
  return {
    run(m, f) {
      const link = linkOf(m.s, f)
      for (const row of rows(m.s, f, link)) {
        rowAt(m.s, row).extra += by
        emit(m, { e: 'modified', card: refOf(m.s, row), stat: 'attacks', by, until: 'endOfTurn' })
      }
      return NEXT
    },
  }
}
