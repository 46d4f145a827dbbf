// A scenario: a position, what is done, and what must then be so (docs/scenarios.md).

import * as v from 'valibot'
import { question } from '../engine/door.ts'
import type { Rules } from '../engine/rules.ts'
import type { State } from '../engine/types.ts'
import { type Act, type Fate, readAct, readFate } from './acts.ts'
import { differences, type Expected } from './compare.ts'
import type { CardGiven, Position, SeatGiven } from './given.ts'
import { PLAIN, type Seating, type Who } from './names.ts'
import { type Offer, offersAfter, offersCalled } from './offers.ts'
import { buildPosition } from './position.ts'
import { type Checked, fine, trouble } from './problem.ts'
import { faultOf } from './record.ts'
import { type AfterInput, isOrdered, Scene } from './scene.ts'
import { type Answer, listed, offersWithin, pathOf, reasonsAgainst, Untrue } from './walk.ts'

export interface Scenario {
  title: string
  game: string
  rules: string[]
  given: Position
  chances?: string[] | undefined
  steps: Step[]
  expected: Expected
}

/** A sentence is done; the others only look. */
export type Step =
  | string
  | { expect: Expected }
  | { refused: string; because?: string | undefined }
  | {
      offered: string
      exactly?: string[] | undefined
      has?: string[] | undefined
      not?: string[] | undefined
    }

// ---- the file -----------------------------------------------------------------------------------------------------

const text = v.pipe(v.string(), v.minLength(1))
const whole = v.pipe(v.number(), v.safeInteger())
const who = v.picklist(['P', 'Q'] as const satisfies Who[])
const texts = v.array(text)

const card: v.GenericSchema<CardGiven> = v.union([text, v.record(text, v.union([text, whole, texts]))])
const seat: v.GenericSchema<SeatGiven> = v.record(text, v.union([whole, v.array(card)]))

const positionSchema = v.strictObject({
  turn: v.optional(whole),
  phase: v.optional(text),
  turnPlayer: v.optional(who),
  holder: v.optional(who),
  both: v.optional(seat),
  P: v.optional(seat),
  Q: v.optional(seat),
  match: v.optional(seat),
  pool: v.optional(v.array(v.strictTuple([text, whole]))),
  begin: v.optional(v.record(text, whole)),
})

const expectedSchema = v.strictObject({
  P: v.optional(seat),
  Q: v.optional(seat),
  match: v.optional(seat),
  holder: v.optional(who),
  stats: v.optional(v.record(text, v.record(text, whole))),
  strength: v.optional(v.record(text, whole)),
  power: v.optional(v.record(text, whole)),
  turn: v.optional(whole),
  turnPlayer: v.optional(who),
  asked: v.optional(who),
  prompt: v.optional(text),
  over: v.optional(v.picklist(['P wins', 'Q wins', 'drawn'] as const)),
  happened: v.optional(texts),
  never: v.optional(texts),
  together: v.optional(texts),
})

const stepSchema = v.union([
  text,
  v.strictObject({ expect: expectedSchema }),
  v.strictObject({ refused: text, because: v.optional(text) }),
  v.strictObject({
    offered: text,
    exactly: v.optional(texts),
    has: v.optional(texts),
    not: v.optional(texts),
  }),
])

const scenarioSchema: v.GenericSchema<unknown, Scenario> = v.strictObject({
  title: text,
  game: text,
  rules: texts,
  given: positionSchema,
  chances: v.optional(texts),
  steps: v.array(stepSchema),
  expected: expectedSchema,
})

export function readScenario(value: unknown): Checked<Scenario> {
  const read = v.safeParse(scenarioSchema, value)
  return read.success ? fine(read.output) : trouble('scenario.field', faultOf(read.issues))
}

export function scenarioFromText(source: string): Checked<Scenario> {
  let value: unknown
  try {
    value = JSON.parse(source)
  } catch (error) {
    return trouble('scenario.noJson', { error: error instanceof Error ? error.message : String(error) })
  }
  return readScenario(value)
}

// ---- playing it ---------------------------------------------------------------------------------------------------

export interface RunOptions {
  seating?: Seating
  afterInput?: AfterInput
}

/** Plays a scenario. The value lists what was not so, in sentences; [] means that all held. */
export function runScenario(scenario: Scenario, rules: Rules, options: RunOptions = {}): Checked<string[]> {
  if (scenario.game !== rules.game.id) return trouble('scenario.game', { game: scenario.game })
  const seating = options.seating ?? PLAIN
  const built = buildPosition(rules, scenario.given, seating)
  if (!built.ok) return built
  const fates: Fate[] = []
  for (const chance of scenario.chances ?? []) {
    const fate = readFate(chance)
    if (fate === null) return trouble('scenario.sentence', { sentence: chance })
    fates.push(fate)
  }
  for (const step of scenario.steps) {
    const sentence = sentenceOf(step)
    if (sentence !== null && readAct(sentence) === null) return trouble('scenario.sentence', { sentence })
  }
  return fine(play(built.value, scenario, { ...options, seating }, fates))
}

const sentenceOf = (step: Step): string | null => {
  if (typeof step === 'string') return step
  if ('refused' in step) return step.refused
  return 'offered' in step && !isWho(step.offered) ? step.offered : null
}

const isWho = (name: string): name is Who => name === 'P' || name === 'Q'

function play(
  start: State,
  scenario: Scenario,
  options: RunOptions & { seating: Seating },
  fates: Fate[],
): string[] {
  const faults: string[] = []
  const scene = new Scene(start, { ...options, fates })
  for (const [n, step] of scenario.steps.entries()) {
    const named = typeof step === 'string' ? step : JSON.stringify(step)
    try {
      for (const fault of take(scene, step)) faults.push(`step ${n + 1} (${named}): ${fault}`)
    } catch (error) {
      if (!(error instanceof Untrue)) throw error
      return [...faults, `step ${n + 1} (${named}): ${error.message}`]
    }
  }
  return [...faults, ...differences(scene, scenario.expected), ...loose(scene, scenario.expected)]
}

/** What the steps have left open: a question in the middle of something, chances that never came. */
function loose(scene: Scene, expected: Expected): string[] {
  const asked = question(scene.state)
  const out = scene.fates.map((fate) => `the chance "${fate.kind} ${listed(fate.what)}" never came`)
  const quiet =
    asked.ask === 'over' ||
    (asked.ask === 'decision' && asked.kind === 'act' && scene.state.chain.length === 0)
  if (!quiet && expected.prompt === undefined && asked.ask === 'decision')
    out.push(`the steps end while ${asked.prompt} is asked; expect the prompt or answer it`)
  return out
}

function take(scene: Scene, step: Step): string[] {
  if (typeof step === 'string') {
    scene.do(step)
    return []
  }
  if ('expect' in step) return differences(scene, step.expect)
  if ('refused' in step) return refusalFaults(scene, step.refused, step.because)
  return offerFaults(scene, step)
}

// ---- looking ------------------------------------------------------------------------------------------------------

const isAnswer = (act: Act | null): act is Answer =>
  act !== null && !['pass', 'goTo', 'endTurn', 'concede'].includes(act.verb)

/** Holds that an act cannot be done now, and why. */
export function refusalFaults(scene: Scene, sentence: string, because: string | undefined): string[] {
  const act = readAct(sentence)
  if (!isAnswer(act)) throw new Untrue(`"${sentence}" is nothing that could be refused`)
  const asked = scene.asked(act.by)
  let taken = true
  try {
    pathOf(scene.state, scene.seating, act, isOrdered(asked))
  } catch (error) {
    if (!(error instanceof Untrue)) throw error
    taken = false
  }
  if (taken) return ['expected to be refused, but it is offered']
  if (because === undefined) return []
  const reasons = reasonsAgainst(scene.state, scene.seating, act)
  return reasons.includes(because) ? [] : [`expected to be refused by ${because}, was by ${listed(reasons)}`]
}

type Offered = Extract<Step, { offered: string }>

/** Holds what is offered: to a player now, or after the part of an act that is named. */
export function offerFaults(scene: Scene, { offered, exactly, has, not }: Offered): string[] {
  const act = isWho(offered) ? null : readAct(offered)
  if (!isWho(offered) && !isAnswer(act)) throw new Untrue(`"${offered}" has no parts to offer`)
  scene.asked(isAnswer(act) ? act.by : isWho(offered) ? offered : null)
  const offers = isAnswer(act)
    ? offersWithin(scene.state, scene.seating, act)
    : offersAfter(scene.state, scene.seating, [])
  const labels = listed(offers.map(({ label }) => label))
  const out: string[] = []
  const left = [...offers]
  for (const name of exactly ?? has ?? []) {
    const found = offersCalled(scene.state, scene.seating, name, left)[0]
    if (found === undefined) out.push(`expected to be offered ${name}; offered: ${labels}`)
    else left.splice(left.indexOf(found), 1)
  }
  if (exactly !== undefined && left.length > 0)
    out.push(`expected nothing but ${listed(exactly)}; offered: ${labels}`)
  for (const name of not ?? [])
    if (called(scene, name, offers)) out.push(`expected not to be offered ${name}; offered: ${labels}`)
  return out
}

const called = (scene: Scene, name: string, offers: readonly Offer[]): boolean =>
  offersCalled(scene.state, scene.seating, name, offers).length > 0
