// The match: the draft, rounds until somebody has won two, who starts the next (LG-1.4, LG-4.x, LG-11.x, LG-R15, LG-R18, LG-R22 to R25).

import { emit, pushProc } from '../../engine/machine.ts'
import {
  AGAIN,
  type Machine,
  NEXT,
  type Proc,
  type ProcStep,
  PUSHED,
  type StartConfig,
  V_TURN_PLAYER,
} from '../../engine/rules.ts'
import { endMatch, firstFrame, goesTo, runs } from '../../engine/steps.ts'
import { choosesFirst, cutBack, freshCounts } from '../../engine/turns.ts'
import { DRAWN, GOING_ON, other, type Seat, type State } from '../../engine/types.ts'
import { clearTable, zoneIndex, zoneOf } from '../../engine/zones.ts'
import { draftProc, fillStock, ownPool, pool } from './draft.ts'
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
export function begin(s: State, { bestOf, options, pool: own }: StartConfig): void {
  s.pool = ownPool(s.rules, own)
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
  firstFrame(s, seriesProc)
}

const [ROUND, DECIDE] = [1, 2]

/** The rest of an effect, triggers and windows are dropped (LG-R21). */
export function endGame(m: Machine, winner: number, _why: string): void {
  const s = m.s
  s.vars[V_WINNER] = winner
  cutBack(m, DECIDE)
  emit(m, { e: 'game', number: s.vars[V_ROUND] as number, winner })
}

const nextRound: ProcStep = {
  run(m: Machine) {
    const s = m.s
    s.vars[V_ROUND] = (s.vars[V_ROUND] as number) + 1
    pushProc(m, roundProc, 0)
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
    endMatch(m, result, 'match')
    return AGAIN
  },
}

const chooseFirst = choosesFirst('choose.loserFirst', V_CHOOSER, (s, first) => {
  s.vars[V_FIRST] = first
})

export const seriesProc: Proc = {
  name: 'series',
  steps: [runs(draftProc), nextRound, decide, chooseFirst, goesTo(ROUND)],
}

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
    freshCounts(s, LIFE)
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

const firstDraws = (second: boolean): ProcStep => ({
  run(m: Machine) {
    const first = m.s.vars[V_FIRST] as Seat
    return pushDraws(m, second ? other(first) : first, second ? 2 : 1)
  },
})

export const roundProc: Proc = {
  name: 'round',
  steps: [setUp, dealFaces, firstDraws(false), firstDraws(true), runs(turnProc)],
}
