// move, turn: a card on the board goes to another place, or is turned ready or sideways (LL-15.6, LL-R86).

import type { Selector } from '../card.ts'
import { emit, refOf } from '../machine.ts'
import { compileSelector, linkOf, type Scope } from '../programs.ts'
import { type Machine, NEXT, type Op } from '../rules.ts'
import { touch } from '../stats.ts'
import { placeSlot } from '../types.ts'
import { rowAt, shift } from '../zones.ts'

/** To the place that was named, if it is still free and next to the card. */
export function compileMove(scope: Scope, what: Selector): Op {
  const rows = compileSelector(scope, what)
  return {
    run(m, f) {
      const s = m.s
      const link = linkOf(s, f)
      const row = rows(s, f, link)[0]
      if (row === undefined || s.rules.game.adjacent?.(s, row).includes(link.place) !== true) return NEXT
      m.batch++
      shift(m, row, placeSlot(link.place), 'move')
      return NEXT
    },
  }
}

export function turn(m: Machine, row: number, to: 0 | 1): void {
  const r = rowAt(m.s, row)
  if (r.turned === to) return
  r.turned = to
  touch()
  emit(m, { e: 'turned', card: refOf(m.s, row), to })
}

export function compileTurn(scope: Scope, effect: { turn: Selector; to: 'ready' | 'exhausted' }): Op {
  const rows = compileSelector(scope, effect.turn)
  const to = effect.to === 'ready' ? 0 : 1
  return {
    run(m, f) {
      for (const row of rows(m.s, f, linkOf(m.s, f))) turn(m, row, to)
      return NEXT
    },
  }
}
