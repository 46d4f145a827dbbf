// What the machine runs on: procedures, compiled cards, and the definition that a game hands in.

export * from './definition.ts'
export * from './numbers.ts'

import type { CardSet, CardText, Filter } from './card.ts'
import type { Game } from './definition.ts'
import type {
  CardInstance,
  Frame,
  Input,
  Link,
  Options,
  Question,
  Reason,
  Seat,
  Sink,
  State,
} from './types.ts'

/** One step of a path as its chooser knows it. */
export interface Step {
  code: number
  card: number
  to: 0 | 1 | 2 | 3
}

/** The state being changed and who hears of it. */
export interface Machine {
  s: State
  sink: Sink
  batch: number
  /** deck cards have moved: the end must be checked */
  moved: boolean
  /** a card that one seat alone knows came to lie openly: it must be shown */
  unopened: boolean
  /** frames were cut back to the series: the running step's answer no longer counts */
  cut: boolean
}

export const NEXT = 0
/** run the same step again */
export const AGAIN = 1
export const ASK = 2
export const POP = 3
/** a frame was pushed; go on with the next step when it is done */
export const PUSHED = 4
export type Flow = 0 | 1 | 2 | 3 | 4

export interface Proc {
  readonly name: string
  readonly steps: readonly ProcStep[]
}

/** A step that returns ASK has the other four. */
export interface ProcStep {
  run(m: Machine, f: Frame): Flow
  question?(s: State, f: Frame): Question
  extend?(s: State, f: Frame, steps: readonly Step[], out: Options): void
  /** faults of an answer that `extend` cannot list: chances */
  fault?(s: State, f: Frame, input: Input): Reason | null
  answer?(m: Machine, f: Frame, input: Input): Flow
  /** a sealed answer may name nothing */
  readonly mayBeEmpty?: true
}

/** One word of a program; the same shape as a step, the frame's `a` counts the words. */
export type Op = ProcStep

export type Test = (s: State, r: CardInstance, seat: Seat, self: number) => boolean

export interface CompiledFilter {
  readonly text: Filter
  /** kinds of zones to look in */
  readonly zones: readonly number[]
  /** 0 both, 1 you, 2 opponent */
  readonly side: 0 | 1 | 2
  /** cards attached to others are looked at too */
  readonly attached: boolean
  /** 0 cards, else links: 1 played cards, 2 abilities */
  readonly link: 0 | 1 | 2
  readonly printed: (def: CardDef) => boolean
  readonly test: Test
  readonly secret: boolean
}

export interface CompiledTarget {
  readonly as: string
  readonly from: CompiledFilter
  readonly n: number
  readonly upTo: boolean
  /** no fewer than so many */
  readonly least: number
  /** it needs a free place next to it, where it will be moved */
  readonly moves: boolean
  /** it will be put onto the field, so it needs room there (LF-R53) */
  readonly put: boolean
  /** role in which a card will be attached to it, of which it may bear one (LF-13.26); -1 none */
  readonly attach: number
}

/** What a declaration has named so far, in runs of [count, codes...]. */
export interface Named {
  payment: number[]
  targets: number[]
  mode: number
  place: number
}

export interface Declaring {
  readonly s: State
  readonly seat: Seat
  readonly row: number
  readonly ability: CompiledAbility
  readonly named: Named
}

/** A piece of a path after the card or ability itself. It needs one pick at least. */
export interface Part {
  /** what it asks for, a key of the game's words: 'choose.target', 'choose.sacrifice' ... */
  readonly prompt: string
  /** whether these picks complete it */
  done(d: Declaring, picks: readonly number[]): boolean
  /** the next picks */
  list(d: Declaring, picks: readonly number[], out: Options): void
  take(named: Named, picks: readonly number[]): void
}

/** A cost: what it makes the path name, whether it can be paid, and the words that pay it. */
export interface CompiledCost {
  readonly part: Part | null
  /** cards named in the act; they are no targets of it (LF-R30) */
  readonly from: CompiledFilter | null
  /** why it cannot be paid now; null: it can */
  blocked(s: State, seat: Seat, row: number): Reason | null
  /** whether what was named (its run of the payment) still pays it */
  stands(s: State, link: Link, run: readonly number[]): boolean
  /** `k`: which run of the payment is its own; -1 without a part */
  pay(k: number): readonly Op[]
}

export interface CompiledAbility {
  readonly index: number
  readonly kind: 'play' | 'act' | 'trigger' | 'static'
  readonly mutate: boolean
  /** the moment it may be declared in, a word of the game */
  readonly when: string
  /** bits of `GameDefinition.answers`: the events it may be declared in answer to */
  readonly answers: number
  /** an ability that is declared of a card where it may be played from */
  readonly fromHand: boolean
  /** secret cards that it must be able to choose: whether there are any, only their player knows */
  readonly needs: readonly { from: CompiledFilter; n: number }[]
  /** an index of `GameDefinition.forms` */
  readonly form: number
  /** a condition of declaring it, and of hearing its event */
  readonly holds: ((s: State, seat: Seat, self: number) => boolean) | null
  readonly trigger: CompiledTrigger | null
  readonly stack: number
  readonly once: boolean
  readonly may: boolean
  readonly costs: readonly CompiledCost[]
  readonly targets: readonly CompiledTarget[]
  readonly parts: readonly Part[]
  /** the card itself needs a free place next to it */
  readonly moves: boolean
  /** the words that pay its costs */
  readonly payment: readonly Op[]
  /** one program, or one for each mode; where costs are paid on resolving they stand in front */
  readonly programs: readonly (readonly Op[])[]
  readonly statics: readonly CompiledStatic[]
  readonly usesThis: boolean
}

export interface CompiledTrigger {
  readonly on: number
  readonly self: boolean
  readonly of: CompiledFilter | null
  readonly by: number
  readonly turn: 0 | 1 | 2
  /** only what was on the field */
  readonly fromField: boolean
}

export interface CompiledStatic {
  readonly word: 'modify' | 'forbid' | 'permit' | 'extra' | 'grant'
  readonly what: 'this' | 'host' | 'you' | 'opponent' | 'all'
  readonly all: CompiledFilter | null
  readonly by: (s: State, seat: Seat, self: number) => number
  readonly verb: number
  readonly fits: CompiledFilter | null
  readonly stat: number
  readonly holds: ((s: State, seat: Seat, self: number) => boolean) | null
}

export interface CardDef {
  readonly index: number
  readonly text: CardText
  readonly kind: number
  /** the kind of zone where it lasts; -1: it does not */
  readonly home: number
  /** kinds it counts as: bit for each */
  readonly kindBits: number
  readonly attrs: readonly number[]
  /** printed stats and printed numbers, in the game's order */
  readonly stats: readonly number[]
  readonly numbers: readonly number[]
  readonly keywords: readonly number[]
  readonly abilities: readonly CompiledAbility[]
  /** the ability that is its play; null: never played from the hand */
  readonly play: CompiledAbility | null
  /** bit for each event that a trigger hears */
  readonly hears: number
  readonly hasStatic: boolean
  readonly hasAct: boolean
  /** its activation is no legal choice for negation (LF-R80) */
  readonly firm: boolean
}

export interface Rules {
  readonly game: Game
  readonly procs: readonly Proc[]
  readonly defs: readonly CardDef[]
  readonly byNumber: ReadonlyMap<string, number>
  readonly set: CardSet
  /** content hash of engine version and card set */
  readonly hash: string
}
