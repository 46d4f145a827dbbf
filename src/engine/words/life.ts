// gain, lose: life; several seats are one event (LF-R2, LF-R34, LF-R47, LF-R48).

import { compileAmount } from '../amount.ts'
import type { Amount, Whose } from '../card.ts'
import { changeLife } from '../machine.ts'
import { linkOf, type Scope, seatsOf } from '../programs.ts'
import { NEXT, type Op } from '../rules.ts'

export function compileLife(scope: Scope, amount: Amount, who: Whose | undefined, sign: 1 | -1): Op {
  const n = compileAmount(scope, amount)
  const seats = seatsOf(who)
  return {
    run(m, f) {
      const link = linkOf(m.s, f)
      const by: [number, number] = [0, 0]
      for (const seat of seats(m.s, link)) by[seat] = sign * n(m.s, f, link)
      changeLife(m, by[0], by[1], sign > 0 ? 'gain' : 'lose')
      return NEXT
    },
  }
}
