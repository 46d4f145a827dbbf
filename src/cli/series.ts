// Many matches of two players against each other, decks and seats exchanged so that neither has the better of them.

import { thoughts } from '../ai/chance.ts'
import { choose, type GameOfAi } from '../ai/choose.ts'
import { seatView } from '../ai/seat-view.ts'
import {
  apply,
  type DeckConfig,
  inputOf,
  question,
  type Rules,
  type StartConfig,
  start,
} from '../engine/door.ts'
import { type Event, GOING_ON, type Seat, type State } from '../engine/types.ts'
import type { Figures } from '../games/figures.ts'
import { answerChance } from '../play/chance.ts'
import { quick, randomSteps } from '../play/random.ts'

export const PLAYERS = ['greedy', 'random'] as const
export type Player = (typeof PLAYERS)[number]

export interface SeriesPlan {
  a: Player
  b: Player
  /** two decks by index into `decks`; the same twice for a mirror, or where players bring none */
  pairing: [number, number]
  decks: readonly DeckConfig[]
  seed: number
  bestOf: StartConfig['bestOf']
}

/** One finished game of a match. */
export interface PlayedGame {
  /** 0 = a, 1 = b, 2 = drawn */
  winner: 0 | 1 | 2
  /** who took the first turn: 0 = a, 1 = b */
  first: 0 | 1
  /** in the unit of the game's figures */
  length: number
  end: 'life' | 'deck' | 'other'
}

export interface PlayedMatch {
  n: number
  winner: 0 | 1 | 2
  /** decks of a and of b, indices */
  decks: [number, number]
  games: PlayedGame[]
  inputs: number
}

const MOST_INPUTS = 100_000

/** Match number n of a series: seat and deck of `a` go round in fours. */
export function playMatch(
  rules: Rules,
  plan: SeriesPlan,
  game: GameOfAi,
  figures: Figures,
  n: number,
): PlayedMatch {
  const seatOfA: Seat = n % 2 === 0 ? 0 : 1
  const [first, second] = plan.pairing
  const deckOfA = n % 4 < 2 ? first : second
  const deckOfB = n % 4 < 2 ? second : first
  const deckAt = (seat: Seat): DeckConfig => plan.decks[seat === seatOfA ? deckOfA : deckOfB] as DeckConfig
  const s = start(rules, { decks: [deckAt(0), deckAt(1)], bestOf: plan.bestOf })
  const games: PlayedGame[] = []
  const luck = quick(plan.seed * 1_000_003 + n)
  const sink = gameSink(s, seatOfA, games, figures)
  let inputs = 0
  while (s.result === GOING_ON) {
    const q = question(s)
    if (q.ask === 'over') break
    if (inputs++ > MOST_INPUTS) throw new Error(`match ${n} of seed ${plan.seed} does not end`)
    if (q.ask === 'chance') apply(s, answerChance(s, q, luck), sink)
    else {
      const player = q.seat === seatOfA ? plan.a : plan.b
      const steps =
        player === 'random'
          ? randomSteps(s, luck)
          : choose(seatView(s, q.seat), q.seat, thoughts(plan.seed * 1_000_003 + n, s.inputs), game)
      apply(s, inputOf(s, steps), sink)
    }
  }
  return { n, winner: sideOf(s.result, seatOfA), decks: [deckOfA, deckOfB], games, inputs }
}

const sideOf = (seat: number, seatOfA: Seat): 0 | 1 | 2 => (seat > 1 ? 2 : seat === seatOfA ? 0 : 1)

/** Notes each game's first player, length and end. */
function gameSink(s: State, seatOfA: Seat, games: PlayedGame[], figures: Figures) {
  const note = (winner: number) =>
    games.push({
      winner: sideOf(winner, seatOfA),
      first: figures.first(s) === seatOfA ? 0 : 1,
      length: figures.length(s),
      end: endOf(s),
    })
  return {
    add(event: Event) {
      if (event.e === 'game') note(event.winner)
      // why: where one game is the whole match, its end may be told as the match's alone
      else if (event.e === 'over' && games.length === 0) note(event.result)
    },
  }
}

function endOf(s: State): PlayedGame['end'] {
  const { game } = s.rules
  if (game.result(s) !== GOING_ON) return game.deckIsLife ? 'deck' : 'life'
  return [0, 1].some((seat) => s.zones[game.zone.deck * 2 + seat]?.bag.length === 0) ? 'deck' : 'other'
}
