// Automatic effects of keywords: never declared and never answered (LL-15.4, LL-15.5, LL-15.8 to LL-15.11, LL-R64, LL-R68).

import { destroy, send } from '../../engine/batch.ts'
import { newLink } from '../../engine/clone.ts'
import { live, refOf } from '../../engine/machine.ts'
import { clearOptions, offer } from '../../engine/options.ts'
import { linkOf } from '../../engine/programs.ts'
import { ASK, F_TRIGGER, type Machine, NEXT, type Op, type Step } from '../../engine/rules.ts'
import { keywordOf } from '../../engine/stats.ts'
import {
  type Frame,
  type Input,
  NO,
  NUMBER,
  type Options,
  other,
  type Question,
  type Ref,
  type Seat,
  type State,
  YES,
} from '../../engine/types.ts'
import { listLaid } from '../../engine/words/damage.ts'
import { millOp } from '../../engine/words/mill.ts'
import { laidOn, rowAt, zoneOf } from '../../engine/zones.ts'
import { C_TRASH_HAND, C_TRASH_LIFE, FIELDS, HAND, POWER, TRASH_HAND, TRASH_LIFE } from './tables.ts'

/** A keyword's effect waits for its turn; the keyword's number stands in the link's place. */
export function wait(m: Machine, which: number, seat: Seat, src: Ref, n: number): void {
  if (n === 0) return
  const link = newLink(-++m.s.serial, F_TRIGGER, seat, src, 0, which)
  link.place = NUMBER + n
  m.s.waiting.push(link)
}

const numberOf = (s: State, f: Frame): number => linkOf(s, f).place - NUMBER

/** The opponent discards so many from the deck. */
export const bonusOp: Op = millOp(
  (s, f) => ({ seats: [other(linkOf(s, f).seat)], n: numberOf(s, f) }),
  'mill',
)

/** At the start of a turn: the Trash effects of its player's characters (LL-R45). */
export function waitTrash(m: Machine, seat: Seat): void {
  for (const row of zoneOf(m.s, FIELDS, seat).top) {
    if (row < 0) continue
    wait(m, C_TRASH_LIFE, seat, refOf(m.s, row), keywordOf(m.s, row, TRASH_LIFE))
    wait(m, C_TRASH_HAND, seat, refOf(m.s, row), keywordOf(m.s, row, TRASH_HAND))
  }
}

/** Pay all of it, or the character goes; with too few cards it goes unasked (LL-R84). */
function trashOp(prompt: string, cards: (s: State, f: Frame, self: number) => readonly number[]): Op {
  const self = (s: State, f: Frame): number => live(s, linkOf(s, f).src)
  return {
    run(m: Machine, f: Frame) {
      const row = self(m.s, f)
      if (row < 0) return NEXT
      if (cards(m.s, f, row).length >= numberOf(m.s, f)) return ASK
      destroy(m, [row], false)
      return NEXT
    },
    question: (s: State, f: Frame): Question => ({
      ask: 'decision',
      seat: rowAt(s, self(s, f)).controller,
      kind: 'may',
      min: numberOf(s, f),
      max: numberOf(s, f),
      source: linkOf(s, f).src,
      prompt,
      secret: 'own',
    }),
    extend(s: State, f: Frame, steps: readonly Step[], out: Options) {
      clearOptions(out)
      if (steps.length === 0) {
        offer(out, NO, false)
        offer(out, YES, true)
        return
      }
      const n = numberOf(s, f)
      if (steps[0]?.code !== YES || steps.length > n) return
      listLaid(s, cards(s, f, self(s, f)), n, steps.slice(1), out)
    },
    answer(m: Machine, f: Frame, input: Input) {
      const s = m.s
      if (input.path[0] === NO) destroy(m, [self(s, f)], false)
      else
        send(
          m,
          input.path.slice(1).map((ref) => live(s, ref)),
          'trash',
        )
      return NEXT
    },
  }
}

export const trashLifeOp = trashOp('choose.trashLife', (s, _f, self) => laidOn(s, self, POWER))
export const trashHandOp = trashOp('choose.trashHand', (s, f) => zoneOf(s, HAND, linkOf(s, f).seat).top)
