// One game: who goes first, Lands, opening hands (LF-2.3, LF-6.x, LF-R17, LF-R71).

import { emit } from '../../engine/machine.ts'
import {
  AGAIN,
  ASK,
  type Machine,
  NEXT,
  type Proc,
  type ProcStep,
  reason,
  V_TURN_PLAYER,
} from '../../engine/rules.ts'
import { openingHand, runs, shuffledDecks } from '../../engine/steps.ts'
import { choosesFirst, freshCounts } from '../../engine/turns.ts'
import {
  defOf,
  type Frame,
  type Input,
  other,
  type Question,
  type Seat,
  type State,
} from '../../engine/types.ts'
import { rollFault } from '../../engine/words/roll.ts'
import { fromBag, zoneIndex, zoneOf } from '../../engine/zones.ts'
import { DECK, LAND, LAND_LIFE, OPENING_HAND, V_CHOOSER, V_FIRST, V_ROLL } from './tables.ts'
import { turnProc } from './turn.ts'

const ROLL_STEP = 1
const FIRST_STEP = 3

const prepare: ProcStep = {
  run(m: Machine, f: Frame) {
    freshCounts(m.s, LAND_LIFE)
    if ((m.s.vars[V_CHOOSER] as number) < 0) return NEXT
    f.step = FIRST_STEP
    return AGAIN
  },
}

/** Each rolls; the higher roll chooses; ties roll again (LF-6.1, LF-6.2, LF-R17). */
const roll = (seat: Seat): ProcStep => ({
  run: () => ASK,
  question: (): Question => ({ ask: 'chance', kind: 'roll', sides: 6, n: 1, seat }),
  fault: (_s, _f, input) => rollFault(input, 6, 1),
  answer(m, f, input) {
    const s = m.s
    const value = input.path[0] as number
    s.vars[V_ROLL + seat] = value
    emit(m, { e: 'rolled', seat, values: [value] })
    if (seat === 0) return NEXT
    const first = s.vars[V_ROLL] as number
    if (first === value) {
      f.step = ROLL_STEP
      return AGAIN
    }
    s.vars[V_CHOOSER] = first > value ? 0 : 1
    return NEXT
  },
})

const chooseFirst = choosesFirst('choose.firstPlayer', V_CHOOSER, (s, first) => {
  s.vars[V_FIRST] = first
  // the first turn begins by passing the turn to its player
  s.vars[V_TURN_PLAYER] = other(first)
})

/** The Land is shown before the shuffle and is never in the shuffled deck (LF-2.3, LF-6.3, LF-R71). */
const placeLand = (seat: Seat): ProcStep => ({
  run: () => ASK,
  question: (): Question => ({ ask: 'chance', kind: 'open', by: seat, what: [], cardKind: 'land' }),
  fault(s: State, _f: Frame, input: Input) {
    const x = input.cards[0]
    const kind = s.rules.game.kinds[s.rules.defs[defOf(x?.card ?? 0)]?.kind ?? -1]
    const bag = zoneOf(s, DECK, seat).bag
    const there = x !== undefined && (bag.includes(x.card) || bag.includes(0))
    const ok = input.cards.length === 1 && x?.ref === 0 && x.to === 3 && kind?.id === 'land' && there
    return ok ? null : reason('reason.chance')
  },
  answer(m: Machine, _f: Frame, input: Input) {
    const card = input.cards[0]?.card ?? 0
    fromBag(m, zoneIndex(DECK, seat), card, 3, zoneIndex(LAND, seat), 'land')
    return NEXT
  },
})

export const gameProc: Proc = {
  name: 'game',
  steps: [
    prepare,
    roll(0),
    roll(1),
    chooseFirst,
    placeLand(0),
    placeLand(1),
    shuffledDecks,
    openingHand(0, OPENING_HAND),
    openingHand(1, OPENING_HAND),
    runs(turnProc),
  ],
}
