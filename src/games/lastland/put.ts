// A character that an effect puts on the board: a field, what Toughness lays, and its Power Cards from the deck
// (LLC-054, LL-R19, LL-R30).

import { arrive } from '../../engine/batch.ts'
import type { Effect } from '../../engine/card.ts'
import { clearOptions } from '../../engine/options.ts'
import { compileSelector, linkOf, registerOf, type Scope, setRegister } from '../../engine/programs.ts'
import { ASK, BY, type CardDef, type Machine, NEXT, type Op, type Step } from '../../engine/rules.ts'
import {
  type Frame,
  type Input,
  type Options,
  placeSlot,
  type Question,
  rowOf,
  type Seat,
  type State,
} from '../../engine/types.ts'
import { cannotPut, layOn, rowAt } from '../../engine/zones.ts'
import { fromDeckOp, listPlaces } from './entry.ts'
import { type Due, deckCards, laid, listLaying } from './laying.ts'
import { POWER, TOUGHNESS } from './tables.ts'

const BY_PUT = BY.indexOf('put')
/** A register that no `choose` has: the row and how many deck cards it gets. */
const ENTERS = -4

export function compilePut(scope: Scope, effect: Extract<Effect, { put: unknown }>): Op[] {
  const rows = compileSelector(scope, effect.put)
  const rowOfIt = (s: State, f: Frame): number => rows(s, f, linkOf(s, f))[0] ?? -1
  const seatOf = (s: State, f: Frame): Seat => linkOf(s, f).seat
  const defOf = (s: State, row: number): CardDef => s.rules.defs[rowAt(s, row).def] as CardDef
  const dueOf = (s: State, row: number): Due => {
    const more = defOf(s, row).keywords[TOUGHNESS] ?? 0
    return { min: 0, max: more, marks: [], deck: more }
  }
  const enter: Op = {
    run(m: Machine, f: Frame) {
      const row = rowOfIt(m.s, f)
      return row < 0 || cannotPut(m.s, seatOf(m.s, f), row) !== null ? NEXT : ASK
    },
    question: (s: State, f: Frame): Question => ({
      ask: 'decision',
      seat: seatOf(s, f),
      kind: 'choose',
      min: 1,
      max: 1,
      source: linkOf(s, f).src,
      prompt: 'choose.entry',
      secret: 'own',
    }),
    extend(s: State, f: Frame, steps: readonly Step[], out: Options) {
      clearOptions(out)
      const row = rowOfIt(s, f)
      const picks = steps.slice(1).map((step) => step.code)
      const due = dueOf(s, row)
      if (steps.length > 0 && laid(due, picks)) return
      if (steps.length === 0) listPlaces(s, seatOf(s, f), [], out)
      else listLaying(s, seatOf(s, f), row, due, picks, out)
      for (let i = 0; i < out.codes.length; i++)
        out.more[i] = !laid(due, steps.length === 0 ? [] : [...picks, out.codes[i] as number])
    },
    answer(m: Machine, f: Frame, input: Input) {
      const s = m.s
      const row = rowOfIt(s, f)
      const seat = seatOf(s, f)
      const [place, ...picks] = input.path as [number, ...number[]]
      m.batch++
      arrive(m, row, seat, BY_PUT, 'put', placeSlot(place))
      for (const ref of picks) if (ref >= 4096) layOn(m, rowOf(ref), row, POWER, seat, 'power')
      setRegister(f, ENTERS, [row, (defOf(s, row).numbers[0] ?? 0) + deckCards(picks)])
      return NEXT
    },
  }
  const power = fromDeckOp((_s, f) => {
    const [host, n] = registerOf(f, ENTERS) ?? [-1, 0]
    return { host: host as number, n: n as number }
  })
  return [enter, power]
}
