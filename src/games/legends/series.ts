// The match: the draft, rounds until somebody has won two, who starts the next (LG-1.4, LG-4.x, LG-11.x, LG-R15, LG-R18, LG-R22 to R25).

import { noBattle } from '../../engine/clone.ts'
import { emit, push } from '../../engine/machine.ts'
import { clearOptions, offer } from '../../engine/options.ts'
import {
  AGAIN,
  ASK,
  type Machine,
  NEXT,
  type Proc,
  type ProcStep,
  PUSHED,
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
  DRAWN,
  type Frame,
  GOING_ON,
  type Input,
  type Options,
  other,
  type Question,
  SEAT,
  type Seat,
  type State,
} from '../../engine/types.ts'
import { clearTable, zoneIndex, zoneOf } from '../../engine/zones.ts'
import { draftProc, fillStock, pool } from './draft.ts'
import { pushDraws } from './draw.ts'
import { dealFaces } from './market.ts'
import {
  DECK,
  LIFE,
  TURN_CAP,
  V_BEST_OF,
  V_CAP,
  V_CHOOSER,
  V_DRAWN,
  V_FIRST,
  V_ROUND,
  V_WINNER,
  V_WINS,
} from './tables.ts'
import { newTurn, turnProc } from './turn.ts'

/** Drawn rounds in a row that end the match (LG-R24). */
const MOST_DRAWN = 3

/** Options: `first` 0 or 1, the agreed first drafter; `turnCap`. */
export function begin(s: State, { bestOf, options }: StartConfig): void {
  // players bring no decks (LG-1.2)
  for (const seat of [0, 1]) {
    const deck = zoneOf(s, DECK, seat)
    deck.bag = []
    deck.knownTo = 3
  }
  s.vars[V_BEST_OF] = bestOf
  s.vars[V_CHOOSER] = -1
  s.vars[V_FIRST] = options?.first ?? -1
  s.vars[V_CAP] = options?.turnCap ?? TURN_CAP
  s.frames.push({ proc: s.rules.procs.indexOf(seriesProc), step: 0, seat: 0, link: 0, a: 0, b: 0, regs: [] })
}

const DECIDE_STEP = 2

/** Cuts back to the series: the rest of an effect, triggers and windows are dropped (LG-R21). */
export function endGame(m: Machine, winner: number, _why: string): void {
  const s = m.s
  s.vars[V_WINNER] = winner
  s.frames.length = 1
  const series = s.frames[0] as Frame
  series.step = DECIDE_STEP
  s.chain = []
  s.waiting = []
  s.battle = noBattle()
  s.seen = []
  s.vars[V_STOP] = 0
  m.cut = true
  emit(m, { e: 'game', number: s.vars[V_ROUND] as number, winner })
}

const draft: ProcStep = {
  run(m: Machine) {
    push(m, m.s.rules.procs.indexOf(draftProc), 0, 0, 0)
    return PUSHED
  },
}

const ROUND_STEP = 1

const nextRound: ProcStep = {
  run(m: Machine) {
    const s = m.s
    s.vars[V_ROUND] = (s.vars[V_ROUND] as number) + 1
    push(m, s.rules.procs.indexOf(roundProc), 0, 0, 0)
    return PUSHED
  },
}

/** The draft given up is the match given up: there is no round yet (LG-R25). */
function resultOf(s: State, winner: number): number {
  if (s.vars[V_ROUND] === 0) return winner
  if (s.vars[V_DRAWN] === MOST_DRAWN) return DRAWN
  const wins = ((s.vars[V_BEST_OF] as number) + 1) >> 1
  return [0, 1].find((seat) => (s.vars[V_WINS + seat] as number) >= wins) ?? GOING_ON
}

/** A drawn round is nobody's; who chose its first player chooses again (LG-R22). */
const decide: ProcStep = {
  run(m: Machine) {
    const s = m.s
    const winner = s.vars[V_WINNER] as number
    if (winner === DRAWN) s.vars[V_DRAWN] = (s.vars[V_DRAWN] as number) + 1
    else {
      s.vars[V_DRAWN] = 0
      s.vars[V_WINS + winner] = (s.vars[V_WINS + winner] as number) + 1
      s.vars[V_CHOOSER] = other(winner as Seat)
    }
    const result = resultOf(s, winner)
    if (result === GOING_ON) return NEXT
    s.result = result
    s.frames = []
    m.cut = true
    emit(m, { e: 'over', result, why: 'match' })
    return AGAIN
  },
}

const chooseFirst: ProcStep = {
  run: (m: Machine) => ((m.s.vars[V_CHOOSER] as number) < 0 ? NEXT : ASK),
  question: (s: State): Question => ({
    ask: 'decision',
    seat: s.vars[V_CHOOSER] as Seat,
    kind: 'mode',
    min: 1,
    max: 1,
    source: 0,
    prompt: 'choose.loserFirst',
    secret: 'open',
  }),
  extend(_s: State, _f: Frame, steps: readonly Step[], out: Options) {
    clearOptions(out)
    if (steps.length > 0) return
    offer(out, SEAT, false)
    offer(out, SEAT + 1, false)
  },
  answer(m: Machine, _f: Frame, input: Input) {
    m.s.vars[V_FIRST] = (input.path[0] as number) - SEAT
    return NEXT
  },
}

const again: ProcStep = {
  run(_m: Machine, f: Frame) {
    f.step = ROUND_STEP
    return AGAIN
  },
}

export const seriesProc: Proc = { name: 'series', steps: [draft, nextRound, decide, chooseFirst, again] }

// ---- one round ------------------------------------------------------------------------------------------------------

/**
 * Every card into its owner's deck, tokens end, lives, the market anew (LG-R15, LG-R18). What a seat owns is public, so
 * both know what its deck holds until the first card is drawn from it.
 */
const setUp: ProcStep = {
  run(m: Machine) {
    const s = m.s
    const first = s.vars[V_FIRST] as Seat
    clearTable(s)
    newTurn(s)
    s.vars[V_LIFE] = LIFE
    s.vars[V_LIFE + 1] = LIFE
    s.vars[V_TURN] = 0
    s.vars[V_PHASE] = 0
    s.vars[V_QUIET] = 0
    // the first turn begins by passing the turn to its player
    s.vars[V_TURN_PLAYER] = other(first)
    m.batch++
    for (const seat of [first, other(first)]) {
      const deck = zoneOf(s, DECK, seat)
      deck.bag = (s.owned[seat] ?? []).slice()
      deck.knownTo = 3
      emit(m, { e: 'shuffled', zone: zoneIndex(DECK, seat) })
    }
    const owned = new Set([...(s.owned[0] ?? []), ...(s.owned[1] ?? [])])
    fillStock(
      m,
      pool(s).filter((card) => !owned.has(card)),
    )
    return NEXT
  },
}

const openingHand = (second: boolean): ProcStep => ({
  run(m: Machine) {
    const first = m.s.vars[V_FIRST] as Seat
    return pushDraws(m, second ? other(first) : first, second ? 2 : 1)
  },
})

const turns: ProcStep = {
  run(m: Machine) {
    push(m, m.s.rules.procs.indexOf(turnProc), 0, 0, 0)
    return PUSHED
  },
}

export const roundProc: Proc = {
  name: 'round',
  steps: [setUp, dealFaces, openingHand(false), openingHand(true), turns],
}
