// What the machine runs on: compiled cards, and the tables and small functions that a game hands in.

export * from './numbers.ts'

import type { AbilityText, CardSet, CardText, Effect, Filter } from './card.ts'
import type { Names } from './filter.ts'
import type { Scope } from './programs.ts'
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

export interface ZoneSpec {
  readonly id: string
  readonly per: 'seat' | 'match'
  readonly slots: number
  readonly see: 'none' | 'owner' | 'both'
  readonly board: boolean
  /** a card that is declared from here waits here, face up */
  readonly stays?: true
  /** names of its slots */
  readonly places?: readonly string[]
}

export interface RoleSpec {
  readonly id: string
  /** no filter on name, kind or type matches it */
  readonly faceless: boolean
  readonly see: 'owner' | 'both'
  /** a host bears one of it at most */
  readonly single: boolean
  /** whether leaving with its host counts as being sent to the graveyard */
  readonly sent: boolean
  /** the kind that a card in this role counts as besides its own; '' none */
  readonly counts: string
}

export interface WindowSpec {
  readonly prompt: string
  first(s: State): Seat
  /** whether it opens at all, by public facts */
  opens(s: State): boolean
  /** the time for acts of one's own turn, not only for answers */
  readonly own: boolean
  /** passes that close it */
  readonly passes: 1 | 2
  /** opens again after its chain has resolved */
  readonly again: boolean
  /** what a declaration leads to: an answer by the other seat, an action of its own, or its effect at once */
  readonly leads: 'answer' | 'action' | 'now'
}

/** Something declared of a card that is none of its printed abilities: an attack, a step, a trap set. */
export interface VerbSpec {
  readonly code: number
  /** kinds of zones the card may lie in */
  readonly zones: readonly number[]
  /** its face is not shown by it, so that the other seat cannot tell which cards allow it */
  readonly secret: boolean
  /** why not now; null: it can; undefined: not a thing of this card at all */
  blocked(s: State, seat: Seat, row: number, window: WindowSpec): Reason | null | undefined
  readonly part: Part | null
  /** 'stay': the same seat goes on; 'restart': the window begins anew; 'answer': the other seat has priority */
  declare(m: Machine, seat: Seat, row: number, picks: readonly number[]): 'stay' | 'restart' | 'answer'
}

export interface TriggerSpec {
  /** each can be answered, alone on the chain */
  readonly answered: boolean
  /** when they run: after the whole chain, after each link of it, after the action */
  readonly after: 'chain' | 'step' | 'action'
  /** which next: its player chooses, or the order in which they came */
  readonly order: 'next' | 'entered'
  first(s: State): Seat
}

export type Stat = 'strength' | 'atk' | 'def' | 'spd' | 'power'
export type PrintedNumber = 'hp' | 'level' | 'cost'

export interface GameDefinition {
  readonly id: string
  readonly zones: readonly ZoneSpec[]
  readonly roles: readonly RoleSpec[]
  /** `as`: further kinds it counts as; `zone`: where it lasts; `answers`: may be played as a response; `puts`: may be put onto the field unplayed; `named`: on the field only a text that names the kind chooses it */
  readonly kinds: readonly {
    id: string
    as: readonly string[]
    zone: string
    answers: boolean
    puts: boolean
    named: boolean
    /** created by effects; leaving the board it is no more */
    token: boolean
  }[]
  readonly groups: { readonly boostCard: readonly string[] }
  readonly attrs: readonly ('size' | 'mainType' | 'subType' | 'race' | 'attribute' | 'name')[]
  /** numbers that effects change */
  readonly stats: readonly Stat[]
  /** printed numbers that filters read */
  readonly numbers: readonly PrintedNumber[]
  readonly keywords: readonly string[]
  /** what a seat may have more of by card texts: summons, plays, a loss that is greater */
  readonly allowances: readonly string[]
  /** events that a card may be declared in answer to */
  readonly answers: readonly string[]
  /** names of the vars from index `FIRST_GAME_VAR` on */
  readonly vars: readonly string[]
  readonly windows: readonly WindowSpec[]
  readonly procs: readonly Proc[]
  /** the procedure that carries out a declaration where `leads` is 'action' */
  readonly actionProc: Proc | null
  /** draws one by one, `a` of the frame's seat; null: the words draw at once */
  readonly drawProc: Proc | null
  /** bits of kinds that a draw shows to both */
  readonly showIf: number
  readonly verbs: readonly VerbSpec[]
  readonly triggers: TriggerSpec
  /** when a duration of a card text ends: its moment, and the turn in which it does (0: the next such moment) */
  readonly durations: Readonly<Record<string, (s: State, link: Link) => { until: number; turn: number }>>
  /** when costs are paid */
  readonly pays: 'declare' | 'resolve'
  /** what happens when every target is gone: its parts are skipped, or the whole fails */
  readonly gone: 'parts' | 'all'
  /** index of the window in which an activated trigger is answered */
  readonly responseWindow: number
  readonly zone: {
    deck: number
    side: number
    hand: number
    grave: number
    pending: number
    under: number
    creatures: number
    /** kinds of zones out of which cards are declared */
    playable: readonly number[]
  }
  readonly role: { attachment: number; stacked: number; under: number }
  /** a declaration of this card or ability in this window, as far as time and place go */
  timing(s: State, seat: Seat, row: number, ability: CompiledAbility, window: WindowSpec): Reason | null
  /** where a card that is to go to its owner's hand really goes: a zone; null: there */
  landing: ((s: State, row: number) => number) | null
  /** whether a text of this card cannot choose that one */
  shielded: ((s: State, row: number, seat: Seat, self: number) => boolean) | null
  /** counts what happens, for its ledgers */
  heard: ((s: State, event: number, about: number) => void) | null
  /** a seat has more of an allowance this turn */
  allow: ((s: State, seat: Seat, which: number, by: number) => void) | null
  /** a link that was negated or has failed: where its cards go */
  fails(m: Machine, link: Link, why: 'negated' | 'failed'): void
  /** abilities that belong to no card: attacks, guards, steps */
  readonly common: readonly CompiledAbility[]
  /** whether moving deck cards can end the game */
  readonly deckIsLife: boolean
  /** costs that a card of this kind carries by the rules of the game, before its printed ones */
  ruleCosts(text: CardText, names: Names): readonly CompiledCost[]
  /** abilities that its keywords give a card */
  readonly expand?: (text: CardText) => readonly AbilityText[]
  /** whether a link still holds when it resolves, its targets apart; absent: always (LL-R66) */
  readonly stands?: (s: State, link: Link) => boolean
  /** how a played card comes onto the board; absent: into the lowest free slot */
  readonly arrive?: (m: Machine, link: Link, row: number) => void
  /** free places next to a card, as place codes */
  readonly adjacent?: (s: State, row: number) => readonly number[]
  /** how many cards may lie stacked under it */
  readonly stackLimit?: (s: State, row: number) => number
  /** names of groups of slots: rows of the board */
  readonly lines?: Readonly<Record<string, readonly number[]>>
  /** how `put` works here, where it is more than moving a card */
  readonly put?: (scope: Scope, effect: Extract<Effect, { put: unknown }>) => readonly Op[]
  /** compiles effect words beyond those of every game (further.ts); null: not one of its words */
  readonly further?: (
    effect: Effect,
    scope: Scope,
    compile: (effects: readonly Effect[], scope: Scope) => Op[],
  ) => Op[] | null
  /** whether a card of this definition has room on the seat's board, reckoning that `freed` (row or -1) has left */
  noRoom(s: State, seat: Seat, def: number, freed: number): string | null
  /** destroys what must be; true when something was */
  settle(m: Machine): boolean
  /** the seat that has won by life or by decks, 2 drawn, -1 none */
  result(s: State): number
  /** lays out vars and pushes the first frames */
  begin(s: State, config: StartConfig): void
  /** the end of one game of the match */
  endGame(m: Machine, winner: number, why: string): void
  /** cards come out of one pool: who owns one is said by its row and by what the seats have come to own */
  readonly pooled?: true
  /** a position was set up: what lies there has lain there since an earlier turn */
  readonly settled?: (s: State) => void
  /** faults of a state that only this game knows */
  validate(s: State): string[]
}

/** Definitions (indices into rules.defs) of a deck's cards and side deck; 0 = not known on this device. */
export interface DeckConfig {
  cards: number[]
  side: number[]
}

export interface StartConfig {
  decks: [DeckConfig, DeckConfig]
  /** 1 or 3 */
  bestOf: number
  /** what else a game can be begun with, by name */
  options?: Readonly<Record<string, number>>
}

export interface Rules {
  readonly game: GameDefinition
  readonly procs: readonly Proc[]
  readonly defs: readonly CardDef[]
  readonly byNumber: ReadonlyMap<string, number>
  readonly set: CardSet
  /** content hash of engine version and card set */
  readonly hash: string
}
