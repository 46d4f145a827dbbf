// The worker's side of the talk: rules compiled once, and an answer to each question.

import { compileRules, type Rules } from '../engine/door.ts'
import type { State } from '../engine/types.ts'
import { thoughts } from './chance.ts'
import { choose, type GameOfAi, gameOfAi } from './choose.ts'
import type { Answered, Asked } from './message.ts'
import { seatView } from './seat-view.ts'

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
