// The match: games until somebody has two wins, swaps between them (LF-10.x, LF-R17, LF-R19, LF-R73, LF-R76).

import { emit, pushProc } from '../../engine/machine.ts'
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
  type StartConfig,
  type Step,
} from '../../engine/rules.ts'
import { firstFrame, goesTo } from '../../engine/steps.ts'
import { cutBack } from '../../engine/turns.ts'
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
  type Seat,
  type State,
} from '../../engine/types.ts'
import { gather, zoneOf } from '../../engine/zones.ts'
import { checkDeck } from './deck.ts'
import { gameProc } from './game.ts'
import { DECK, SIDE, V_BEST_OF, V_CHOOSER, V_GAME, V_WINNER, V_WINS } from './tables.ts'

const MAX_GAMES = 5
const WINS = 2

export function begin(s: State, { bestOf }: StartConfig): void {
  s.vars[V_BEST_OF] = bestOf
  s.vars[V_CHOOSER] = -1
  firstFrame(s, seriesProc)
}

const DECIDE = 1

/** The rest of the pile and waiting triggers are dropped (LF-R76). */
export function endGame(m: Machine, winner: number, why: string): void {
  const s = m.s
  s.vars[V_WINNER] = winner
  cutBack(m, DECIDE)
  emit(m, { e: 'game', number: s.vars[V_GAME] as number, winner })
  if (s.vars[V_BEST_OF] === 1) emit(m, { e: 'over', result: winner, why })
}

const nextGame: ProcStep = {
  run(m: Machine) {
    const s = m.s
    s.vars[V_GAME] = (s.vars[V_GAME] as number) + 1
    pushProc(m, gameProc, 0)
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

export const seriesProc: Proc = { name: 'series', steps: [nextGame, decide, swap(0), swap(1), goesTo(0)] }
