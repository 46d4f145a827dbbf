// One match on this device: persons, an AI or a script at its seats, chances from its seed, every input saved.

import {
  check,
  concede,
  digest,
  extend,
  inputOf,
  newOptions,
  question,
  type Step,
  view,
} from '../engine/door.ts'
import type { Rules } from '../engine/rules.ts'
import { GOING_ON, type Input, type Seat, type State } from '../engine/types.ts'
import { answerChance, isSeed, stream } from './chance.ts'
import { deckConfig } from './decks.ts'
import { keeperOf, type MatchStore } from './keeper.ts'
import { type Checked, fine, type PlayProblem, trouble } from './problem.ts'
import { play, playAll, replayed, startState } from './replay.ts'
import type { Match, MatchConfig, MatchRecord, Played } from './types.ts'

export interface MatchOptions {
  rules: Rules
  /** milliseconds, for the times of the record */
  now: () => number
  store?: MatchStore
  /** what an AI's seat answers, from what that seat may know */
  think?: (view: State, seat: Seat) => Promise<readonly Step[]>
  /** what a scripted seat answers */
  script?: (view: State, seat: Seat) => readonly Step[]
  onProblem?: (problem: PlayProblem) => void
}

export interface LocalMatch extends Match {
  readonly record: MatchRecord
  /** resolves when everything played so far is stored, or its failing has been reported */
  stored(): Promise<void>
}

export function createMatch(id: string, config: MatchConfig, options: MatchOptions): Checked<LocalMatch> {
  const { rules } = options
  if (config.game !== rules.game.id) return trouble('record.game', { game: config.game })
  if (!isSeed(config.seed)) return trouble('seed.malformed', { seed: config.seed })
  const started = startState(rules, config)
  if (!started.ok) return started
  const created = options.now()
  const record: MatchRecord = {
    format: 1,
    id,
    rules: rules.hash,
    config,
    inputs: [],
    draft: [],
    digest: '',
    created,
    updated: created,
    result: GOING_ON,
  }
  return fine(open(record, started.value, [], options, 0))
}

/** Goes on where a saved match stood, with the half-made choice. */
export function resumeMatch(record: MatchRecord, options: MatchOptions): Checked<LocalMatch> {
  const found = replayed(record, options.rules)
  if (!found.ok) return found
  const { state, history } = found.value
  const draft = offered(state, record.draft) ? record.draft : []
  const copy = { ...record, inputs: [...record.inputs], draft: [...draft] }
  return fine(open(copy, state, history, options, record.inputs.length))
}

/** Whether each step of a half-made choice is offered after those before it. */
function offered(s: State, steps: readonly Step[]): boolean {
  if (question(s).ask !== 'decision') return steps.length === 0
  const options = newOptions(false)
  return steps.every((step, i) => {
    extend(s, steps.slice(0, i), options)
    return options.codes.some(
      (code, at) => code === step.code && options.cards[at] === step.card && options.tos[at] === step.to,
    )
  })
}

/** A seat that has one thing to do has nothing to choose. */
function isChoice(s: State): boolean {
  const options = newOptions(false)
  extend(s, [], options)
  return options.codes.length > 1 || options.more[0] === true
}

/** The first way to go that is offered: what is left to do for a seat that gives no answer. */
function anyAnswer(s: State): Step[] {
  const options = newOptions(false)
  const steps: Step[] = []
  do {
    extend(s, steps, options)
    steps.push({ code: options.codes[0] ?? 0, card: options.cards[0] ?? 0, to: options.tos[0] ?? 0 })
  } while (options.more[0] === true)
  return steps
}

function open(
  record: MatchRecord,
  opened: State,
  past: Played[],
  options: MatchOptions,
  stored: number,
): LocalMatch {
  const { rules, now, think, script } = options
  const { config } = record
  const onProblem = options.onProblem ?? (() => {})
  const keeper = keeperOf(() => record, options.store ?? null, stored, onProblem)
  const listeners = new Set<(played: Played | null) => void>()
  const undelivered: Played[] = []
  let state = opened
  let history = past
  let delivering = false
  /** counts the positions, so that an AI's late answer to an earlier one is dropped */
  let position = 0

  const put = (input: Input) => {
    const played = play(state, input)
    record.inputs.push(input)
    history.push(played)
    undelivered.push(played)
  }

  const deliver = () => {
    // why: a listener may answer at once; its input waits its turn behind those before it
    if (delivering) return
    delivering = true
    for (let next = undelivered.shift(); next !== undefined; next = undelivered.shift())
      for (const listener of [...listeners]) listener(next)
    delivering = false
  }

  const legalInput = (steps: readonly Step[]): Input => {
    const input = inputOf(state, steps)
    const legal = check(state, input)
    if (legal.ok === 'no') throw new Error(`not legal: ${legal.reason.why}`)
    return input
  }

  /** why: an AI at fault must not end the match of the person before it */
  const legalOr = (seat: Seat, steps: readonly Step[] | null): Input => {
    try {
      if (steps !== null) return legalInput(steps)
    } catch (error) {
      onProblem({ key: 'seat.illegal', values: { name: config.seats[seat].name, error: String(error) } })
    }
    return legalInput(anyAnswer(state))
  }

  const askAi = (seat: Seat) => {
    if (think === undefined) return
    const asked = position
    const answer = (steps: readonly Step[] | null) => {
      if (asked !== position) return
      const same = record.inputs.length
      put(legalOr(seat, steps))
      goOn(same)
    }
    think(view(state, seat), seat).then(answer, (error: unknown) => {
      onProblem({ key: 'seat.silent', values: { name: config.seats[seat].name, error: String(error) } })
      answer(null)
    })
  }

  /** Answers what no person has to, up to the next question that waits. */
  const goOn = (same: number) => {
    let waiting: Seat | null = null
    while (waiting === null && state.result === GOING_ON) {
      const asked = question(state)
      if (asked.ask === 'over') break
      if (asked.ask === 'chance') put(answerChance(state, asked, stream(config.seed, state.inputs)))
      else if (config.seats[asked.seat].kind === 'scripted' && script !== undefined)
        put(legalInput(script(view(state, asked.seat), asked.seat)))
      else waiting = asked.seat
    }
    position += 1
    record.digest = digest(state, 'public')
    record.result = state.result
    record.updated = now()
    keeper.changed(same)
    if (waiting !== null && config.seats[waiting].kind === 'ai') askAi(waiting)
    deliver()
  }

  const answer = (input: Input) => {
    const same = record.inputs.length
    record.draft = []
    put(input)
    goOn(same)
  }

  /** How many inputs lie before the last choice that a person made; -1 = there was none. */
  const beforeLastChoice = (): number => {
    const again = startState(rules, config)
    let found = -1
    if (!again.ok) return found
    for (const [n, input] of record.inputs.entries()) {
      const byPerson = input.by !== 2 && config.seats[input.by].kind === 'person'
      if (byPerson && (input.side || isChoice(again.value))) found = n
      play(again.value, input)
    }
    return found
  }

  goOn(record.inputs.length)

  return {
    id: record.id,
    config,
    get state() {
      return state
    },
    get record() {
      return record
    },
    get draft() {
      return record.draft
    },
    get history() {
      return history
    },
    setDraft(steps) {
      record.draft = [...steps]
      keeper.changed(record.inputs.length)
    },
    answer: (steps) => answer(legalInput(steps)),
    concede: (seat, whole = false) => answer(concede(state, seat, whole)),
    registered(seat) {
      const deck = deckConfig(rules, config.decks[seat])
      return deck.ok ? deck.value.cards : null
    },
    mayUndo: () => record.inputs.length > 0 && config.seats.some(({ kind }) => kind === 'person'),
    undo() {
      const to = beforeLastChoice()
      if (to < 0) return false
      const again = startState(rules, config)
      const kept = record.inputs.slice(0, to)
      const replay = again.ok ? playAll(again.value, kept) : again
      if (!again.ok || !replay.ok) throw new Error('a match does not replay its own inputs')
      state = again.value
      history = replay.value
      record.inputs = kept
      record.draft = []
      goOn(to)
      return true
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stored: keeper.idle,
    close() {
      position += 1
      listeners.clear()
    },
  }
}
