// A position that is played on by sentences: for scenarios, puzzles and the tests of the rules.

import type { Below } from '../engine/below.ts'
import {
  apply,
  chanceInput,
  check,
  clone,
  concede,
  extend,
  inputOf,
  newOptions,
  question,
  type Step,
} from '../engine/door.ts'
import { V_TURN } from '../engine/rules.ts'
import {
  type CardNo,
  type Chance,
  type Decision,
  type Event,
  type Input,
  PASS,
  rowOf,
  type State,
} from '../engine/types.ts'
import { type Act, type Fate, readAct } from './acts.ts'
import { answerChance, dealt, stream } from './chance.ts'
import { isCalled, ownerIn, readName, type Seating, type Who, whoAt } from './names.ts'
import { lineOf } from './telling.ts'
import { listed, pathOf, Untrue } from './walk.ts'

/** May put another state in the place of the one after an input: so the modes of the test suite work. */
export type AfterInput = (scene: Scene) => State

export interface SceneOptions {
  seating: Seating
  fates?: readonly Fate[]
  seed?: string
  afterInput?: AfterInput
}

const NO_SEED = '00000000000000000000000000000000'
/** So many passes lead from any window of a turn into the next one. */
const MOST_PASSES = 24

/** Where the order of what is chosen has a meaning: cards put back, pairs swapped. */
export const isOrdered = (asked: Decision): boolean => asked.kind === 'order' || asked.kind === 'swap'

/** The window of a phase, or the choice that it begins with: 'main', 'recruit', 'draft'. */
export const atPhase = (asked: Decision, phase: string): boolean =>
  asked.prompt === `window.${phase}` || asked.prompt === `choose.${phase}`

/** Whose deck or die; -1: nobody's. */
function seatOf(s: State, asked: Chance): number {
  if (asked.kind === 'roll') return asked.seat
  if (asked.kind !== 'deal') return -1
  return s.rules.game.zones[asked.zone >> 1]?.per === 'seat' ? asked.zone & 1 : -1
}

/** The first that is offered, step by step: on the way to somewhere else. */
export function firstSteps(s: State): Step[] {
  const steps: Step[] = []
  const options = newOptions(false)
  for (let more = true; more; more = options.more[0] === true) {
    extend(s, steps, options)
    steps.push({ code: options.codes[0] ?? 0, card: options.cards[0] ?? 0, to: options.tos[0] ?? 0 })
  }
  return steps
}

function mayPass(s: State): boolean {
  const options = newOptions(false)
  extend(s, [], options)
  return options.codes.includes(PASS)
}

export class Scene {
  readonly start: State
  readonly seating: Seating
  readonly log: Input[] = []
  /** what has happened; lines with the same moment happened at once */
  readonly told: { line: string; moment: string; event: Event }[] = []
  /** answers of chance that have not come yet */
  readonly fates: Fate[]
  state: State
  private readonly seed: string
  private readonly afterInput: AfterInput | undefined

  constructor(start: State, options: SceneOptions) {
    this.start = start
    this.state = clone(start)
    this.seating = options.seating
    this.fates = [...(options.fates ?? [])]
    this.seed = options.seed ?? NO_SEED
    this.afterInput = options.afterInput
    this.answerChances()
  }

  /** Does what a sentence says; Untrue when that is not possible. */
  do(sentence: string): void {
    const act = readAct(sentence)
    if (act === null) throw new Untrue(`"${sentence}" is no sentence of a scenario (docs/scenarios.md)`)
    this.perform(act)
  }

  perform(act: Act): void {
    switch (act.verb) {
      case 'pass':
        for (const by of act.by) this.pass(by)
        break
      case 'goTo':
        this.passUntil(`the ${act.phase}`, (asked) => atPhase(asked, act.phase))
        break
      case 'endTurn': {
        const turn = this.state.vars[V_TURN]
        this.asked(act.by)
        this.passUntil('the next turn', () => this.state.vars[V_TURN] !== turn)
        break
      }
      case 'concede':
        this.put(concede(this.state, this.seating[act.by], act.whole))
        break
      default: {
        const asked = this.asked(act.by)
        this.put(inputOf(this.state, pathOf(this.state, this.seating, act, isOrdered(asked))))
      }
    }
  }

  /** Takes a whole path of the seat that is asked. */
  takes(steps: readonly Step[]): void {
    this.put(inputOf(this.state, steps))
  }

  /** The decision that waits; Untrue if there is none or, where said, another seat has it. */
  asked(by: Who | null): Decision {
    const asked = question(this.state)
    if (asked.ask !== 'decision') throw new Untrue('the game is over')
    const who = whoAt(this.seating, asked.seat)
    if (by !== null && by !== who) throw new Untrue(`not ${by} but ${who} is asked (${asked.prompt})`)
    return asked
  }

  private pass(by: Who | null): void {
    const asked = this.asked(by)
    if (asked.kind !== 'act')
      throw new Untrue(`${whoAt(this.seating, asked.seat)} cannot pass, but is asked ${asked.prompt}`)
    this.put(inputOf(this.state, [{ code: PASS, card: 0, to: 0 }]))
  }

  private passUntil(where: string, there: (asked: Decision) => boolean): void {
    for (let passes = 0; passes < MOST_PASSES; passes += 1) {
      const asked = this.asked(null)
      if (there(asked)) return
      if (asked.kind === 'act' && mayPass(this.state)) this.pass(null)
      else this.put(inputOf(this.state, firstSteps(this.state)))
    }
    throw new Untrue(`${where} does not come by passing`)
  }

  private put(input: Input): void {
    const legal = check(this.state, input)
    if (legal.ok === 'no') throw new Untrue(`refused: ${legal.reason.why}`)
    this.apply(input)
    this.answerChances()
  }

  private apply(input: Input): void {
    const events: Event[] = []
    apply(this.state, input, { add: (event) => void events.push(event) })
    this.log.push(input)
    for (const event of events) {
      const batch = 'batch' in event ? `${this.log.length}/${event.batch}` : ''
      this.told.push({ line: lineOf(this.state, this.seating, event), moment: batch, event })
    }
    if (this.afterInput) this.state = this.afterInput(this)
  }

  private answerChances(): void {
    for (let asked = question(this.state); asked.ask === 'chance'; asked = question(this.state)) {
      const below = stream(this.seed, this.state.inputs)
      const at = this.fates.findIndex((fate) => this.isFor(fate, asked))
      const fate = at < 0 ? undefined : this.fates.splice(at, 1)[0]
      const input = fate ? this.fated(asked, fate, below) : answerChance(this.state, asked, below)
      const legal = check(this.state, input)
      if (legal.ok === 'no')
        throw new Untrue(`chance cannot ${asked.kind} ${listed(fate?.what ?? [])}: ${legal.reason.why}`)
      this.apply(input)
    }
  }

  private isFor(fate: Fate, asked: Chance): boolean {
    if (fate.kind !== asked.kind) return false
    if (fate.by === null) return true
    return seatOf(this.state, asked) === this.seating[fate.by]
  }

  /** What the fate says; where it says less than is asked, the rest comes from the seed. */
  private fated(asked: Chance, fate: Fate, below: Below): Input {
    const any = answerChance(this.state, asked, below)
    switch (asked.kind) {
      case 'deal': {
        const bag = this.state.zones[asked.zone]?.bag ?? []
        const named = this.cardsCalled(fate.what, bag)
        const rest = any.cards.map(({ card }) => card).filter((card) => !named.includes(card))
        return dealt(this.state, asked, [...named, ...rest].slice(0, Math.max(asked.n, named.length)))
      }
      case 'pick': {
        const cards = asked.from.map((ref) => this.state.rows[rowOf(ref)]?.card ?? 0)
        const refs = this.cardsCalled(fate.what, cards).map((card) => asked.from[cards.indexOf(card)] ?? 0)
        return chanceInput(this.state, refs, [])
      }
      case 'roll':
        return chanceInput(this.state, fate.what.map(Number), [])
      default:
        return any
    }
  }

  private cardsCalled(names: readonly string[], among: readonly CardNo[]): CardNo[] {
    const left = [...among].sort((a, b) => a - b)
    return names.map((text) => {
      const name = readName(this.state.rules, this.seating, text)
      const at =
        name === null ? -1 : left.findIndex((card) => isCalled(name, card, ownerIn(this.state, card)))
      if (at < 0) throw new Untrue(`chance names ${text}, which is not there`)
      return left.splice(at, 1)[0] as CardNo
    })
  }
}
