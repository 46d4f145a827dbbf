// Six faces and a stock: dealing, the conveyor, the Recruit (LG-3.15 to 3.19, LG-6.x, LG-R4 to R8, LG-R28 to R35).

import { noteMoment } from '../../engine/batch.ts'
import { pushProc, refOf } from '../../engine/machine.ts'
import { clearOptions, offer } from '../../engine/options.ts'
import {
  AGAIN,
  ASK,
  E_RECRUITED,
  type Flow,
  type Machine,
  NEXT,
  POP,
  type Proc,
  type ProcStep,
  PUSHED,
  type Step,
  V_CHOICES,
} from '../../engine/rules.ts'
import {
  type Frame,
  type Input,
  NONE,
  type Options,
  type Question,
  rowOf,
  type Seat,
  type State,
} from '../../engine/types.ts'
import { bagFault } from '../../engine/words/draw.ts'
import { BOTTOM, fromBag, move, rowAt, shiftSlots, zoneIndex, zoneOf, zoneSize } from '../../engine/zones.ts'
import { landing, pushDraws } from './draw.ts'
import { COST, FACE_COUNT, FACES, numberOf, STOCK, V_RECRUITS } from './tables.ts'

const STOCK_ZONE = zoneIndex(STOCK, 0)
const FACES_ZONE = zoneIndex(FACES, 0)
const LAST = FACE_COUNT - 1

const faces = (s: State): number[] => zoneOf(s, FACES, 0).top
const stock = (s: State) => zoneOf(s, STOCK, 0)
export const anyFace = (s: State): boolean => faces(s).some((row) => row >= 0)

export function offerFaces(s: State, out: Options): void {
  for (const row of faces(s)) if (row >= 0) offer(out, refOf(s, row), false)
}

const dealt = (n: number): Question => ({
  ask: 'chance',
  kind: 'deal',
  zone: STOCK_ZONE,
  n,
  see: 3,
  showIf: 0,
})

/** The stock's top fills an empty place; -1: the lowest. Nothing in the stock: nothing happens (LG-R6). */
const fill = (slot: (s: State, f: Frame) => number, then: Flow): ProcStep => ({
  run(m: Machine, f: Frame) {
    const s = m.s
    const to = slot(s, f)
    if (to < 0 || zoneSize(stock(s)) === 0) return NEXT
    if (stock(s).bag.length > 0) return ASK
    m.batch++
    move(m, stock(s).bottom[0] as number, FACES_ZONE, 'face', to)
    return then
  },
  question: () => dealt(1),
  fault: (s, _f, input) => bagFault(s, STOCK_ZONE, 1, 3, input),
  answer(m: Machine, f: Frame, input: Input) {
    m.batch++
    fromBag(m, STOCK_ZONE, input.cards[0]?.card ?? 0, 3, FACES_ZONE, 'face', -1, -1, slot(m.s, f))
    return then
  },
})

/** Pile 6 to the stock's bottom, the others one up (LG-3.16, LG-3.17). */
const advance: ProcStep = {
  run(m: Machine) {
    const s = m.s
    const last = faces(s)[LAST] as number
    m.batch++
    if (last >= 0) move(m, last, STOCK_ZONE, 'sink', BOTTOM)
    shiftSlots(s, FACES_ZONE, 0, LAST)
    return NEXT
  },
}

/** After a card was taken from face `a`. */
export const conveyorProc: Proc = {
  name: 'conveyor',
  steps: [fill((_s, f) => f.a, NEXT), advance, fill(() => 0, NEXT), fill((s) => faces(s).indexOf(-1), AGAIN)],
}

export function pushConveyor(m: Machine, seat: Seat, slot: number): typeof PUSHED {
  pushProc(m, conveyorProc, seat, slot)
  return PUSHED
}

/** Six faces from the top of a fresh stock, fewer if it has no more (LG-R8). */
export const dealFaces: ProcStep = {
  run: (m: Machine) => (stock(m.s).bag.length === 0 ? NEXT : ASK),
  question: (s) => dealt(Math.min(FACE_COUNT, stock(s).bag.length)),
  fault: (s, _f, input) => bagFault(s, STOCK_ZONE, Math.min(FACE_COUNT, stock(s).bag.length), 3, input),
  answer(m: Machine, _f: Frame, input: Input) {
    m.batch++
    for (const x of input.cards) fromBag(m, STOCK_ZONE, x.card, 3, FACES_ZONE, 'face')
    return NEXT
  },
}

/** A face becomes a seat's own; answers the place it leaves. */
export function take(m: Machine, seat: Seat, row: number): number {
  const r = rowAt(m.s, row)
  r.owner = seat
  m.s.owned[seat]?.push(r.card)
  return r.slot
}

// ---- Recruit: `b` 1 for an extra one, then the number of its draws; `a` the place it was taken from -------------------

const choose: ProcStep = {
  run: (m: Machine) => (anyFace(m.s) ? ASK : POP),
  question: (_s, f): Question => ({
    ask: 'decision',
    seat: f.seat,
    kind: 'choose',
    min: f.b === 1 ? 0 : 1,
    max: 1,
    source: 0,
    prompt: f.b === 1 ? 'choose.extraRecruit' : 'choose.recruit',
    secret: 'open',
  }),
  extend(s: State, f: Frame, steps: readonly Step[], out: Options) {
    clearOptions(out)
    if (steps.length > 0) return
    offerFaces(s, out)
    if (f.b === 1) offer(out, NONE, false)
  },
  answer(m: Machine, f: Frame, input: Input) {
    const s = m.s
    const code = input.path[0] as number
    s.vars[V_CHOICES] = (s.vars[V_CHOICES] as number) + 1
    if (code === NONE) return POP
    const row = rowOf(code)
    f.a = take(m, f.seat, row)
    f.b = Math.max(0, 3 - numberOf(s, rowAt(s, row).def, COST))
    m.batch++
    move(m, row, landing(s, row), 'recruit')
    return NEXT
  },
}

const draws: ProcStep = {
  run: (m: Machine, f: Frame) => (f.b > 0 ? pushDraws(m, f.seat, f.b) : NEXT),
}

const conveyor: ProcStep = { run: (m: Machine, f: Frame) => pushConveyor(m, f.seat, f.a) }

const completed: ProcStep = {
  run(m: Machine) {
    const s = m.s
    s.vars[V_RECRUITS] = (s.vars[V_RECRUITS] as number) + 1
    noteMoment(m, E_RECRUITED)
    return POP
  },
}

export const recruitProc: Proc = { name: 'recruit', steps: [choose, draws, conveyor, completed] }

export function pushRecruit(m: Machine, seat: Seat, extra: 0 | 1): typeof PUSHED {
  pushProc(m, recruitProc, seat).b = extra
  return PUSHED
}
