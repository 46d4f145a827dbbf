// The match: games until somebody has two wins, swaps between them, set-up of a game (LF-6.x, LF-10.x, LF-R17, LF-R19, LF-R73).

import { noBattle } from '../../engine/clone.ts'
import { emit, push } from '../../engine/machine.ts'
import { clearOptions, offer, offerCard } from '../../engine/options.ts'
import {
  AGAIN,
  ASK,
  type CardDef,
  type Machine,
  NEXT,
  type Proc,
  type ProcStep,
  PUSHED,
  reason,
  type StartConfig,
  type Step,
  V_LIFE,
  V_PHASE,
  V_QUIET,
  V_STOP,
  V_TURN,
  V_TURN_PLAYER,
} from '../../engine/rules.ts'
import {
  bitOf,
  DONE,
  DRAWN,
  defOf,
  type Frame,
  GOING_ON,
  type Input,
  NAMED,
  type Options,
  other,
  type Question,
  SEAT,
  type Seat,
  type State,
} from '../../engine/types.ts'
import { dealFault, dealQuestion, drawDealt } from '../../engine/words/draw.ts'
import { rollFault } from '../../engine/words/roll.ts'
import { fromBag, gather, zoneIndex, zoneOf } from '../../engine/zones.ts'
import { checkDeck } from './deck.ts'
import {
  DECK,
  LAND,
  LAND_LIFE,
  OPENING_HAND,
  SIDE,
  V_BEST_OF,
  V_CHOOSER,
  V_FIRST,
  V_GAME,
  V_ROLL,
  V_WINNER,
  V_WINS,
} from './tables.ts'
import { turnProc } from './turn.ts'

const MAX_GAMES = 5
const WINS = 2

export function begin(s: State, { bestOf }: StartConfig): void {
  s.vars[V_BEST_OF] = bestOf
  s.vars[V_CHOOSER] = -1
  s.frames.push({ proc: s.rules.procs.indexOf(seriesProc), step: 0, seat: 0, link: 0, a: 0, b: 0, regs: [] })
}

/** Cuts back to the series: the rest of the pile and waiting triggers are dropped (LF-R76). */
export function endGame(m: Machine, winner: number, why: string): void {
  const s = m.s
  s.vars[V_WINNER] = winner
  s.frames.length = 1
  const series = s.frames[0] as Frame
  series.step = 1
  s.chain = []
  s.waiting = []
  s.battle = noBattle()
  s.sealed = [
    { path: [], given: 0 },
    { path: [], given: 0 },
  ]
  s.seen = []
  s.vars[V_STOP] = 0
  m.cut = true
  emit(m, { e: 'game', number: s.vars[V_GAME] as number, winner })
  if (s.vars[V_BEST_OF] === 1) emit(m, { e: 'over', result: winner, why })
}

const nextGame: ProcStep = {
  run(m: Machine) {
    const s = m.s
    s.vars[V_GAME] = (s.vars[V_GAME] as number) + 1
    push(m, s.rules.procs.indexOf(gameProc), 0, 0, 0)
    return PUSHED
  },
}

/** First to two wins; a drawn game counts for nobody; after five games the leader (LF-R73). */
const decide: ProcStep = {
  run(m: Machine) {
    const s = m.s
    const winner = s.vars[V_WINNER] as number
    if (winner !== DRAWN) s.vars[V_WINS + winner] = (s.vars[V_WINS + winner] as number) + 1
    const [w0, w1] = [s.vars[V_WINS] as number, s.vars[V_WINS + 1] as number]
    let result: number = GOING_ON
    if (s.vars[V_BEST_OF] === 1) result = winner
    else if (w0 >= WINS || w1 >= WINS || s.vars[V_GAME] === MAX_GAMES)
      result = w0 === w1 ? DRAWN : w0 > w1 ? 0 : 1
    if (result !== GOING_ON) {
      s.result = result
      s.frames = []
      m.cut = true
      if (s.vars[V_BEST_OF] !== 1) emit(m, { e: 'over', result, why: 'match' })
      return AGAIN
    }
    s.vars[V_CHOOSER] = winner === DRAWN ? -1 : other(winner as Seat)
    gather(s)
    return NEXT
  },
}

const sideDecks = (s: State): boolean => [0, 1].some((seat) => zoneOf(s, SIDE, seat).bag.length > 0)

/** What the deck and side deck hold after the pairs named so far: out, in, out, in ... */
function swapped(s: State, seat: Seat, cards: readonly number[]): { deck: number[]; side: number[] } {
  const deck = zoneOf(s, DECK, seat).bag.slice()
  const side = zoneOf(s, SIDE, seat).bag.slice()
  cards.forEach((card, i) => {
    const [from, to] = i % 2 === 0 ? [deck, side] : [side, deck]
    const at = from.indexOf(card)
    if (at >= 0) from.splice(at, 1)
    to.push(card)
  })
  return { deck, side }
}

const distinct = (cards: readonly number[], not: ReadonlySet<number>): number[] => {
  const sorted = cards.filter((card) => card !== 0 && !not.has(card)).sort((a, b) => a - b)
  return sorted.filter((card, i) => i === 0 || defOf(sorted[i - 1] as number) !== defOf(card))
}

function legalDeck(s: State, cards: readonly number[]): boolean {
  const counts = new Map<string, number>()
  for (const card of cards) {
    const { number } = (s.rules.defs[defOf(card)] as CardDef).text
    counts.set(number, (counts.get(number) ?? 0) + 1)
  }
  return cards.includes(0) || checkDeck(s.rules.set, { cards: [...counts], side: [] }).length === 0
}

/** One for one, as many as the side deck holds; the deck must be legal again (LF-10.4 to LF-10.6, LF-R19). */
const swap = (seat: Seat): ProcStep => ({
  mayBeEmpty: true,
  run: (m: Machine) => (sideDecks(m.s) ? ASK : NEXT),
  question: (s: State): Question => ({
    ask: 'decision',
    seat,
    kind: 'swap',
    min: 0,
    max: 2 * zoneOf(s, SIDE, seat).bag.length,
    source: 0,
    prompt: 'choose.swap',
    secret: 'sealed',
  }),
  extend(s: State, _f: Frame, steps: readonly Step[], out: Options) {
    clearOptions(out)
    if (steps.some((step) => step.code === DONE)) return
    const cards = steps.map((step) => step.card)
    const named = new Set(cards)
    const { deck, side } = swapped(s, seat, cards)
    // each pair leaves a legal deck, so that one may stop after any of them
    const fitting = (after: readonly number[]) =>
      distinct(side, named).filter((card) => legalDeck(s, [...after, card]))
    if (steps.length % 2 === 1) {
      for (const card of fitting(deck)) offerCard(out, NAMED, card, bitOf(seat), true)
      return
    }
    offer(out, DONE, false)
    if (steps.length >= 2 * zoneOf(s, SIDE, seat).bag.length) return
    for (const card of distinct(deck, named))
      if (fitting(deck.filter((one) => one !== card)).length > 0)
        offerCard(out, NAMED, card, bitOf(seat), true)
  },
  answer(m: Machine, _f: Frame, input: Input) {
    const s = m.s
    const { deck, side } = swapped(
      s,
      seat,
      input.cards.map((x) => x.card),
    )
    zoneOf(s, DECK, seat).bag = deck
    zoneOf(s, SIDE, seat).bag = side
    return NEXT
  },
})

const again: ProcStep = {
  run(_m: Machine, f: Frame) {
    f.step = 0
    return AGAIN
  },
}

export const seriesProc: Proc = { name: 'series', steps: [nextGame, decide, swap(0), swap(1), again] }

// ---- one game -----------------------------------------------------------------------------------------------------

const ROLL_STEP = 1
const FIRST_STEP = 3

const prepare: ProcStep = {
  run(m: Machine, f: Frame) {
    const s = m.s
    s.vars[V_LIFE] = LAND_LIFE
    s.vars[V_LIFE + 1] = LAND_LIFE
    s.vars[V_TURN] = 0
    s.vars[V_PHASE] = 0
    s.vars[V_QUIET] = 0
    if ((s.vars[V_CHOOSER] as number) < 0) return NEXT
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

const chooseFirst: ProcStep = {
  run: () => ASK,
  question: (s: State): Question => ({
    ask: 'decision',
    seat: s.vars[V_CHOOSER] as Seat,
    kind: 'mode',
    min: 1,
    max: 1,
    source: 0,
    prompt: 'choose.firstPlayer',
    secret: 'open',
  }),
  extend(_s: State, _f: Frame, steps: readonly Step[], out: Options) {
    clearOptions(out)
    if (steps.length > 0) return
    offer(out, SEAT, false)
    offer(out, SEAT + 1, false)
  },
  answer(m: Machine, _f: Frame, input: Input) {
    const first = (input.path[0] as number) - SEAT
    m.s.vars[V_FIRST] = first
    // the first turn begins by passing the turn to its player
    m.s.vars[V_TURN_PLAYER] = first === 0 ? 1 : 0
    return NEXT
  },
}

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

const shuffleDecks: ProcStep = {
  run(m: Machine) {
    emit(m, { e: 'shuffled', zone: zoneIndex(DECK, 0) })
    emit(m, { e: 'shuffled', zone: zoneIndex(DECK, 1) })
    return NEXT
  },
}

const openingHand = (seat: Seat): ProcStep => ({
  run: (m: Machine) => (zoneOf(m.s, DECK, seat).bag.length === 0 ? NEXT : ASK),
  question: (s: State): Question => dealQuestion(s, seat, opening(s, seat), bitOf(seat)),
  fault: (s, _f, input) => dealFault(s, seat, opening(s, seat), bitOf(seat), input),
  answer(m, _f, input) {
    drawDealt(m, seat, input)
    return NEXT
  },
})

const opening = (s: State, seat: Seat): number => Math.min(OPENING_HAND, zoneOf(s, DECK, seat).bag.length)

const turns: ProcStep = {
  run(m: Machine) {
    push(m, m.s.rules.procs.indexOf(turnProc), 0, 0, 0)
    return PUSHED
  },
}

export const gameProc: Proc = {
  name: 'game',
  steps: [
    prepare,
    roll(0),
    roll(1),
    chooseFirst,
    placeLand(0),
    placeLand(1),
    shuffleDecks,
    openingHand(0),
    openingHand(1),
    turns,
  ],
}
