// Amounts of card texts: a number, or how many cards there are (LF-R88).

import type { Amount } from './card.ts'
import { compileFilter, eachFitting, type Names } from './filter.ts'
import { compileSelector, type Scope, selfRow } from './programs.ts'
import type { Frame, Link, Seat, State } from './types.ts'

export function compileAmount(scope: Scope, amount: Amount): (s: State, f: Frame, link: Link) => number {
  if (typeof amount === 'number') return () => amount
  const selector = amount.count
  if (typeof selector === 'object' && 'all' in selector) {
    const count = compileCount(scope.names, amount)
    return (s, _f, link) => count(s, link.seat, selfRow(s, link))
  }
  const rows = compileSelector(scope, selector)
  return (s, f, link) => rows(s, f, link).length
}

/** An amount of a static text: counted anew whenever it is asked for. */
export function compileCount(names: Names, amount: Amount): (s: State, seat: Seat, self: number) => number {
  if (typeof amount === 'number') return () => amount
  const selector = amount.count
  if (typeof selector !== 'object' || !('all' in selector))
    throw new Error('a static amount counts cards on the field')
  const filter = compileFilter({ ...names, selfless: false }, selector.all)
  return (s, seat, self) => {
    let n = 0
    eachFitting(s, filter, seat, self, () => {
      n++
      return false
    })
    return n
  }
}
