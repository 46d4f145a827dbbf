// Marks of Spells: hand cards of these colours, discarded while declaring (LL-10.1 to LL-10.3, LL-R18, LL-R38).

import { send } from '../../engine/batch.ts'
import type { CardText } from '../../engine/card.ts'
import type { Names } from '../../engine/filter.ts'
import { live } from '../../engine/machine.ts'
import { linkOf } from '../../engine/programs.ts'
import { type CompiledCost, type Machine, NEXT, reason } from '../../engine/rules.ts'
import { addRun, runOf } from '../../engine/runs.ts'
import type { Frame } from '../../engine/types.ts'
import { canLay, type Due, laid, listLaying, marksOf } from './laying.ts'

export function marksCost(text: CardText, names: Names): CompiledCost {
  const { total, marks } = marksOf(text, names)
  const due: Due = { min: total, max: total, marks, deck: 0 }
  return {
    part: {
      prompt: 'choose.payment',
      done: (_d, picks) => laid(due, picks),
      list: ({ s, seat, row }, picks, out) => listLaying(s, seat, row, due, picks, out),
      take: (named, picks) => addRun(named.payment, picks),
    },
    from: null,
    blocked: (s, seat, row) => (canLay(s, seat, row, due) ? null : reason('reason.marks', [], total)),
    stands: () => true,
    pay: (k) => [
      {
        run(m: Machine, f: Frame) {
          const rows = runOf(linkOf(m.s, f).payment, k).map((ref) => live(m.s, ref))
          send(m, rows, 'pay')
          return NEXT
        },
      },
    ],
  }
}
