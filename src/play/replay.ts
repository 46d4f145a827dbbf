// A match played again from its record: for resuming, taking back, and looking at it step by step.

import { apply, check, clone, digest, question, start } from '../engine/door.ts'
import type { Rules } from '../engine/rules.ts'
import type { Event, Input, State } from '../engine/types.ts'
import { deckConfig, poolConfig } from './decks.ts'
import { type Checked, fine, trouble } from './problem.ts'
import type { MatchConfig, MatchRecord, Played } from './types.ts'

export function startState(rules: Rules, config: MatchConfig): Checked<State> {
  const [first, second] = [deckConfig(rules, config.decks[0]), deckConfig(rules, config.decks[1])]
  if (!first.ok) return first
  if (!second.ok) return second
  const pool = poolConfig(rules, config.pool)
  if (!pool.ok) return pool
  return fine(start(rules, { decks: [first.value, second.value], bestOf: config.bestOf, ...pool.value }))
}

/** Applies an input that may be applied, in place. */
export function play(s: State, input: Input): Played {
  const asked = question(s)
  const events: Event[] = []
  apply(s, input, { add: (event) => void events.push(event) })
  return { input, question: asked, events }
}

/** Applies inputs that nobody has checked yet; stops before the first that is not legal. */
export function playAll(s: State, inputs: readonly Input[]): Checked<Played[]> {
  const history: Played[] = []
  for (const [n, input] of inputs.entries()) {
    const legal = check(s, input)
    if (legal.ok === 'no') return trouble('record.input', { n, error: legal.reason.why })
    history.push(play(s, input))
  }
  return fine(history)
}

/** The position a record leads to. A record of other rules, or one that leads elsewhere, is refused. */
export function replayed(record: MatchRecord, rules: Rules): Checked<{ state: State; history: Played[] }> {
  const { config } = record
  if (config.game !== rules.game.id) return trouble('record.game', { game: config.game })
  if (record.rules !== rules.hash) return trouble('record.rules', { theirs: record.rules, ours: rules.hash })
  const started = startState(rules, config)
  if (!started.ok) return started
  const state = started.value
  const history = playAll(state, record.inputs)
  if (!history.ok) return history
  if (digest(state, 'public') !== record.digest)
    return trouble('record.digest', { length: record.inputs.length })
  return fine({ state, history: history.value })
}

/** A record opened for looking: `state` is the position after `at` inputs. */
export interface Replay {
  readonly length: number
  readonly history: readonly Played[]
  readonly at: number
  readonly state: State
  /** goes to the position after n inputs; n is cut to what there is */
  seek(n: number): void
}

/** A kept position for every so many inputs: stepping back costs at most as many inputs as lie between two. */
const KEPT_EVERY = 32

export function openReplay(record: MatchRecord, rules: Rules): Checked<Replay> {
  const whole = replayed(record, rules)
  if (!whole.ok) return whole
  const started = startState(rules, record.config)
  if (!started.ok) return started
  const inputs = record.inputs
  const kept: State[] = [started.value]
  let at = 0
  let state = clone(started.value)

  const forward = () => {
    apply(state, inputs[at] as Input, null)
    at += 1
    if (at % KEPT_EVERY === 0 && kept.length === at / KEPT_EVERY) kept.push(clone(state))
  }

  return fine({
    length: inputs.length,
    history: whole.value.history,
    get at() {
      return at
    },
    get state() {
      return state
    },
    seek(n) {
      const to = Math.max(0, Math.min(inputs.length, n))
      const nearest = Math.min(Math.floor(to / KEPT_EVERY), kept.length - 1)
      if (to < at || nearest * KEPT_EVERY > at) {
        state = clone(kept[nearest] as State)
        at = nearest * KEPT_EVERY
      }
      while (at < to) forward()
    },
  })
}
