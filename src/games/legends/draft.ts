// The draft: twelve picks from six faces of cost-1 cards (LG-3.x, LG-R1 to R14).

import { emit } from '../../engine/machine.ts'
import { clearOptions } from '../../engine/options.ts'
import {
  AGAIN,
  ASK,
  type CardDef,
  type Machine,
  NEXT,
  POP,
  type Proc,
  type ProcStep,
  type Rules,
  type Step,
  V_CHOICES,
  V_TURN_PLAYER,
} from '../../engine/rules.ts'
import {
  type CardNo,
  cardNo,
  type Frame,
  type Input,
  type Options,
  other,
  type Question,
  rowOf,
  type Seat,
  type State,
} from '../../engine/types.ts'
import { rollFault } from '../../engine/words/roll.ts'
import { intoBag, move, rowAt, zoneIndex, zoneOf } from '../../engine/zones.ts'
import { anyFace, dealFaces, offerFaces, pushConveyor, take } from './market.ts'
import { COST, DECK, isRitual, kinds, numberOf, PICKS, RITUALS, STOCK, V_FIRST, V_PICKS } from './tables.ts'

const printedCopies = ({ text }: CardDef): number => (typeof text.copies === 'number' ? text.copies : 1)

/** Every definition that is a card of the pool: tokens never are (LG-2.1). */
const cardsOf = ({ defs }: Rules): CardDef[] =>
  defs.filter(({ index, kind }) => index > 0 && kinds[kind]?.token !== true)

/** The pool that the players have agreed on as a state holds it: one with the printed copies is no pool of their own. */
export const ownPool = (rules: Rules, pool: readonly number[] = []): readonly number[] =>
  cardsOf(rules).every((def) => (pool[def.index] ?? 0) === printedCopies(def)) ? [] : pool

/** All physical cards, tokens aside; with a cost, those of that cost alone (LG-2.1, LG-3.3, LG-R1). */
export function pool(s: State, cost = 0): CardNo[] {
  const cards: CardNo[] = []
  for (const def of cardsOf(s.rules)) {
    if (cost !== 0 && numberOf(s, def.index, COST) !== cost) continue
    const copies = s.pool.length > 0 ? (s.pool[def.index] ?? 0) : printedCopies(def)
    for (let copy = 1; copy <= copies; copy++) cards.push(cardNo(def.index, 0, copy))
  }
  return cards
}

/** Both know what a stock holds; its order is nobody's (LG-R75). */
export function fillStock(m: Machine, cards: CardNo[]): void {
  const z = zoneOf(m.s, STOCK, 0)
  z.bag = cards
  z.knownTo = 3
  emit(m, { e: 'shuffled', zone: zoneIndex(STOCK, 0) })
}

/** The first drafter is agreed upon, or the chance decides (LG-R12). */
const whoFirst: ProcStep = {
  run(m: Machine) {
    fillStock(m, pool(m.s, 1))
    return (m.s.vars[V_FIRST] as number) >= 0 ? NEXT : ASK
  },
  question: (): Question => ({ ask: 'chance', kind: 'roll', sides: 2, n: 1, seat: 0 }),
  fault: (_s, _f, input) => rollFault(input, 2, 1),
  answer(m: Machine, _f: Frame, input: Input) {
    m.s.vars[V_FIRST] = (input.path[0] as number) - 1
    return NEXT
  },
}

const picker = (s: State): Seat => {
  const first = s.vars[V_FIRST] as Seat
  // 1, 2, 2, 2, 2, 2, 1 (LG-3.10)
  return (((s.vars[V_PICKS] as number) + 1) >> 1) % 2 === 0 ? first : other(first)
}

const pick: ProcStep = {
  run(m: Machine) {
    m.s.vars[V_TURN_PLAYER] = picker(m.s)
    return anyFace(m.s) ? ASK : NEXT
  },
  question: (s: State): Question => ({
    ask: 'decision',
    seat: picker(s),
    kind: 'choose',
    min: 1,
    max: 1,
    source: 0,
    prompt: 'choose.draft',
    secret: 'open',
  }),
  extend(s: State, _f: Frame, steps: readonly Step[], out: Options) {
    clearOptions(out)
    if (steps.length === 0) offerFaces(s, out)
  },
  answer(m: Machine, _f: Frame, input: Input) {
    const s = m.s
    const seat = picker(s)
    const row = rowOf(input.path[0] as number)
    const slot = take(m, seat, row)
    s.vars[V_CHOICES] = (s.vars[V_CHOICES] as number) + 1
    m.batch++
    if (isRitual(s, rowAt(s, row).def)) move(m, row, zoneIndex(RITUALS, seat), 'draft')
    else intoBag(m, row, zoneIndex(DECK, seat), 'draft')
    pushConveyor(m, seat, slot)
    return NEXT
  },
}

const PICK_STEP = 2

const next: ProcStep = {
  run(m: Machine, f: Frame) {
    const made = (m.s.vars[V_PICKS] as number) + 1
    m.s.vars[V_PICKS] = made
    if (made === PICKS) return POP
    f.step = PICK_STEP
    return AGAIN
  },
}

export const draftProc: Proc = { name: 'draft', steps: [whoFirst, dealFaces, pick, next] }
