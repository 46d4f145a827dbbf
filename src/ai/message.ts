// What goes between a page and the AI's worker: plain data, and of a match only what one seat knows.

import type { CardSet } from '../engine/card.ts'
import { compileRules, type Rules, type Step } from '../engine/door.ts'
import type { Seat, State } from '../engine/types.ts'
import { thoughts } from './chance.ts'
import { choose, type GameOfAi, gameOfAi } from './choose.ts'
import { type SeatView, seatView } from './seat-view.ts'

/** A seat's view without the rules, which do not travel: they hold functions. */
export type PlainView = Omit<SeatView, 'rules'>

export interface Asked {
  id: number
  game: string
  /** content hash of the rules */
  rules: string
  /** the cards of these rules, the first time that they are named */
  set: CardSet | null
  view: PlainView
  seat: Seat
  seed: number
}

export type Answered = { id: number; steps: Step[] } | { id: number; error: string }

export function askedOf(s: State, seat: Seat, seed: number, id: number, known: ReadonlySet<string>): Asked {
  const { rules, ...view } = seatView(s, seat)
  const first = !known.has(rules.hash)
  return { id, game: rules.game.id, rules: rules.hash, set: first ? rules.set : null, view, seat, seed }
}

/** Answers what was asked; keeps the rules that it has once seen. */
export function thinker(): (asked: Asked) => Promise<Answered> {
  const compiled = new Map<string, Rules>()
  const rulesOf = (asked: Asked, game: GameOfAi): Rules => {
    let rules = compiled.get(asked.rules)
    if (rules === undefined) {
      if (asked.set === null) throw new Error('the cards of these rules were not sent')
      rules = compileRules(game.definition, asked.set)
      if (rules.hash !== asked.rules) throw new Error(`other rules here: ${rules.hash}, not ${asked.rules}`)
      compiled.set(asked.rules, rules)
    }
    return rules
  }
  return async (asked) => {
    try {
      const game = await gameOfAi(asked.game)
      const s: State = { ...asked.view, rules: rulesOf(asked, game) }
      const steps = choose(seatView(s, asked.seat), asked.seat, thoughts(asked.seed, s.inputs), game)
      return { id: asked.id, steps }
    } catch (error) {
      return { id: asked.id, error: String(error) }
    }
  }
}
