// Random legal play: fast, seeded, for soak tests, benches and the random opponent of a simulation.

import { type Below, evenly } from '../engine/below.ts'
import { apply, extend, inputOf, newOptions, question, type Step } from '../engine/door.ts'
import { GOING_ON, type Input, type Options, type Sink, type State } from '../engine/types.ts'
import { answerChance } from './chance.ts'

/** xorshift32: quick and repeatable; nothing that a person plays against draws from it. */
export function quick(seed: number): Below {
  let x = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ seed) | 0 || 1
  const word = (): number => {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    return x >>> 0
  }
  for (let i = 0; i < 8; i++) word()
  return evenly(word)
}

const scratch: Options = newOptions(false)

/** A random finished path of the seat that is asked. */
export function randomSteps(s: State, below: Below): Step[] {
  const steps: Step[] = []
  for (;;) {
    extend(s, steps, scratch)
    const n = scratch.codes.length
    if (n === 0) throw new Error(`no option after ${steps.map((step) => step.code).join(' ')}`)
    const i = n === 1 ? 0 : below(n)
    steps.push({
      code: scratch.codes[i] as number,
      card: scratch.cards[i] as number,
      to: scratch.tos[i] as 0 | 1 | 2 | 3,
    })
    if (scratch.more[i] !== true) return steps
  }
}

export function randomInput(s: State, below: Below): Input {
  const q = question(s)
  if (q.ask === 'over') throw new Error('the match is over')
  return q.ask === 'chance' ? answerChance(s, q, below) : inputOf(s, randomSteps(s, below))
}

/** Plays on at random until the match is over or `most` inputs were made; answers how many. */
export function playRandomly(s: State, below: Below, most: number, sink: Sink = null): number {
  let n = 0
  while (n < most && s.result === GOING_ON) {
    apply(s, randomInput(s, below), sink)
    n++
  }
  return n
}
