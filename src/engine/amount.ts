// Amounts of card texts: a number, or how many cards there are (LF-R88).

import type { Amount, Condition } from './card.ts'
import { compileFilter, eachFitting, type Names } from './filter.ts'
import { compileSelector, type Scope, selfRow } from './programs.ts'
import { FIRST_GAME_VAR, type GameDefinition, V_LIFE, V_TURN_PLAYER } from './rules.ts'
import { type Frame, type Link, other, rowOf, type Seat, type State } from './types.ts'
import { zoneOf, zoneSize } from './zones.ts'

export function compileAmount(scope: Scope, amount: Amount): (s: State, f: Frame, link: Link) => number {
  if (typeof amount === 'number') return () => amount
  if ('coins' in amount) return (s, _f, link) => coinsOf(s, selfRow(s, link))
  if ('var' in amount) {
    const read = compileCount(scope.names, amount)
    return (s, _f, link) => read(s, link.seat, -1)
  }
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
  if ('coins' in amount) return (s, _seat, self) => coinsOf(s, self)
  if ('var' in amount) return compileVar(names.game, amount.var, amount.of)
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

const coinsOf = (s: State, row: number): number => s.rows[row]?.coins ?? 0

/** Life, or the number of cards in a zone of a seat: public numbers, also of secret zones (docs/architecture.md, 2.1). */
function compileVar(
  game: GameDefinition,
  name: string,
  of: 'you' | 'opponent',
): (s: State, seat: Seat, self: number) => number {
  const whose = (seat: Seat) => (of === 'you' ? seat : other(seat))
  if (name === 'life') return (s, seat) => s.vars[V_LIFE + whose(seat)] as number
  const ledger = game.vars.indexOf(`${name}0`)
  if (ledger >= 0) return (s, seat) => s.vars[FIRST_GAME_VAR + ledger + whose(seat)] as number
  const zone = game.zones.findIndex((z) => z.id === name)
  if (zone < 0) throw new Error(`unknown number '${name}'`)
  return (s, seat) => zoneSize(zoneOf(s, zone, whose(seat)))
}

/** A condition of a static or of a declaration. */
export function compileCondition(
  names: Names,
  condition: Condition,
): (s: State, seat: Seat, self: number) => boolean {
  if ('attackOf' in condition)
    return (s, _seat, self) => s.battle.stage === 1 && rowOf(s.battle.attacker) === self
  if ('turn' in condition) return (s, seat) => (s.vars[V_TURN_PLAYER] === seat) === (condition.turn === 'you')
  if ('allOf' in condition) {
    const all = condition.allOf.map((one) => compileCondition(names, one))
    return (s, seat, self) => all.every((one) => one(s, seat, self))
  }
  const [amount, how, n] = condition.cmp
  const value = compileCount(names, amount)
  if (how === '>=') return (s, seat, self) => value(s, seat, self) >= n
  if (how === '<=') return (s, seat, self) => value(s, seat, self) <= n
  return (s, seat, self) => value(s, seat, self) === n
}
