// What a game hands to the engine: tables, procedures and small functions (docs/adding-a-game.md). What every game needs is
// required; what may be left out says what the engine does without it.

import type { AbilityText, CardSet, CardText, Effect } from './card.ts'
import type { Names } from './filter.ts'
import type { Scope } from './programs.ts'
import type { CompiledAbility, CompiledCost, Machine, Op, Part, Proc } from './rules.ts'
import type { Link, Reason, Seat, State } from './types.ts'

export interface ZoneSpec {
  readonly id: string
  readonly per: 'seat' | 'match'
  /** 0: a list without places */
  readonly slots: number
  readonly see: 'none' | 'owner' | 'both'
  readonly board: boolean
  /** a card that is declared from here waits here, face up */
  readonly stays?: true
  /** names of its slots */
  readonly places?: readonly string[]
}

export interface KindSpec {
  readonly id: string
  /** further kinds it counts as */
  readonly as?: readonly string[]
  /** the zone of the board where it lasts; absent: it goes to the graveyard when it has resolved */
  readonly zone?: string
  /** may be played as a response */
  readonly answers?: true
  /** may be put onto the field unplayed */
  readonly puts?: true
  /** on the field only a text that names the kind chooses it */
  readonly named?: true
  /** created by effects; leaving the board it is no more */
  readonly token?: true
  /** lasts, but is not played unless its text says how */
  readonly unplayed?: true
  /** no effect takes it from the field */
  readonly fixed?: true
}

/** As what a card lies on or under another. */
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

/** The roles that effect words speak of, by index into `roles`; -1 none. */
export interface RoleUse {
  /** attached to its host, with a text that works */
  attachment: number
  /** laid under a card as its strength: Stack N, damage */
  stacked: number
  /** what a card was laid over */
  under: number
}

export interface WindowSpec {
  readonly prompt: string
  first(s: State): Seat
  /** whether it opens at all, by public facts; absent: always */
  opens?(s: State): boolean
  /** the time for acts of one's own turn, not only for answers */
  readonly own: boolean
  /** passes that close it */
  readonly passes: 1 | 2
  /** opens again after its chain has resolved */
  readonly again: boolean
  /** what a declaration leads to: an answer by the other seat, an action of its own, or its effect at once */
  readonly leads: 'answer' | 'action' | 'now'
}

/** Something declared of a card that is none of its printed abilities: an attack, a step, a card set face down. */
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
  /** the window in which each can be answered, alone on the chain; absent: it resolves unanswered */
  readonly answeredIn?: number
  /** when they run: after the whole chain, after each link of it, after the action */
  readonly after: 'chain' | 'step' | 'action'
  /** which next: its player chooses, or the order in which they came */
  readonly order: 'next' | 'entered'
  first(s: State): Seat
}

export type Stat = 'strength' | 'atk' | 'def' | 'spd' | 'power'
export type PrintedNumber = 'hp' | 'level' | 'cost'

/** Tables that a game may do without; where one is absent, the engine fills in an empty one (`filledIn`). */
export interface FurtherTables {
  readonly roles: readonly RoleSpec[]
  /** printed numbers that filters read */
  readonly numbers: readonly PrintedNumber[]
  readonly keywords: readonly string[]
  /** kinds that a text may name together */
  readonly groups: { readonly boostCard: readonly string[] }
  /** names of groups of slots: rows of the board */
  readonly lines: Readonly<Record<string, readonly number[]>>
  /** what a seat may have more of by card texts: summons, plays, a loss that is greater */
  readonly allowances: readonly string[]
  /** events that a card may be declared in answer to */
  readonly answers: readonly string[]
  /** when a duration of a card text ends: its moment, and the turn in which it does (0: the next such moment) */
  readonly durations: Readonly<Record<string, (s: State, link: Link) => { until: number; turn: number }>>
  readonly verbs: readonly VerbSpec[]
  /** abilities that belong to no card: attacks, guards, steps that go on the chain */
  readonly common: readonly CompiledAbility[]
  /** bits of kinds that a draw shows to both */
  readonly showIf: number
}

export interface GameDefinition extends Partial<FurtherTables> {
  readonly id: string

  // ---- tables ----
  readonly zones: readonly ZoneSpec[]
  /** the zones that the engine speaks of, by index into `zones` */
  readonly zone: {
    deck: number
    side: number
    hand: number
    grave: number
    /** where a played card waits until it resolves; of the match */
    pending: number
    /** where cards lie that lie on or under others; of the match */
    under: number
    /** where what fights stands */
    creatures: number
    /** kinds of zones out of which cards are declared */
    playable: readonly number[]
  }
  readonly kinds: readonly KindSpec[]
  /** printed words that filters read */
  readonly attrs: readonly ('size' | 'mainType' | 'subType' | 'race' | 'attribute' | 'name')[]
  /** numbers that effects change */
  readonly stats: readonly Stat[]
  /** names of the vars from index `FIRST_GAME_VAR` on */
  readonly vars: readonly string[]

  // ---- the course of a game ----
  readonly windows: readonly WindowSpec[]
  readonly procs: readonly Proc[]
  /** a declaration of this card or ability in this window, as far as time and place go */
  timing(s: State, seat: Seat, row: number, ability: CompiledAbility, window: WindowSpec): Reason | null
  readonly triggers: TriggerSpec
  /** when costs are paid */
  readonly pays: 'declare' | 'resolve'
  /** what happens when every target is gone: its parts are skipped, or the whole fails */
  readonly gone: 'parts' | 'all'
  /** lays out vars and pushes the first frame */
  begin(s: State, config: StartConfig): void
  /** the seat that has won by life or by decks, 2 drawn, -1 none */
  result(s: State): number
  /** the end of one game of the match */
  endGame(m: Machine, winner: number, why: string): void

  // ---- what a game may do without, beside the further tables ----
  readonly role?: Partial<RoleUse>
  /** cards of an opening hand that is dealt from the deck */
  readonly openingHand?: number
  /** moving deck cards can end the game */
  readonly deckIsLife?: true
  /** cards come out of one pool (`State.pool`): who owns one is said by its row and by what the seats have come to own */
  readonly pooled?: true

  // ---- hooks ----
  /** what is wrong with a deck list; absent: players bring no decks */
  deckFaults?(set: CardSet, list: DeckCards): DeckFault[]
  /** what is wrong with a pool of so many copies of each design; absent: only the printed copies are played with */
  poolFaults?(set: CardSet, pool: readonly DeckEntry[]): DeckFault[]
  /** the procedure that carries out a declaration where a window leads to an action; absent: it resolves at once */
  readonly actionProc?: Proc
  /** draws one by one, `a` of the frame's seat; absent: the words draw at once */
  readonly drawProc?: Proc
  /** abilities that its keywords give a card; absent: none */
  expand?(text: CardText): readonly AbilityText[]
  /** costs that a card of this kind carries by the rules of the game, before its printed ones; absent: none */
  ruleCosts?(text: CardText, names: Names): readonly CompiledCost[]
  /** compiles effect words beyond those of every game (further.ts); null: not one of its words */
  further?(
    effect: Effect,
    scope: Scope,
    compile: (effects: readonly Effect[], scope: Scope) => Op[],
  ): Op[] | null
  /** how `put` works here; absent: the card is moved */
  put?(scope: Scope, effect: Extract<Effect, { put: unknown }>): readonly Op[]
  /**
   * Why a card of this definition (0: one not known yet) has no room on the seat's board, reckoning that `freed` (row or
   * -1) has left; absent: it needs a free slot of its zone
   */
  noRoom?(s: State, seat: Seat, def: number, freed: number): string | null
  /** whether a link still holds when it resolves, its targets apart; absent: always */
  stands?(s: State, link: Link): boolean
  /** a link that was negated or has failed: where its cards go; absent: the played card goes to the graveyard */
  fails?(m: Machine, link: Link, why: 'negated' | 'failed'): void
  /** how a played card comes onto the board; absent: into the lowest free slot */
  arrive?(m: Machine, link: Link, row: number): void
  /** free places next to a card, as place codes; absent: none */
  adjacent?(s: State, row: number): readonly number[]
  /** how many cards may lie stacked under it */
  stackLimit?(s: State, row: number): number
  /** where a card that is to go to its owner's hand really goes: a zone; absent: there */
  landing?(s: State, row: number): number
  /** whether a text of card `self` cannot choose this one; absent: it can */
  shielded?(s: State, row: number, seat: Seat, self: number): boolean
  /** counts what happens, for its ledgers */
  heard?(s: State, event: number, about: number): void
  /** a seat has more of an allowance this turn */
  allow?(s: State, seat: Seat, which: number, by: number): void
  /** destroys what must be; true when something was */
  settle?(m: Machine): boolean
  /** a position was set up: what lies there has lain there since an earlier turn */
  settled?(s: State): void
  /** faults of a state that only this game knows; handed in where the set is, for only tests ask */
  validate?(s: State): string[]
}

/** A definition in which every table stands. */
export type Game = Omit<GameDefinition, 'role'> & FurtherTables & { readonly role: RoleUse }

export const filledIn = (game: GameDefinition): Game => ({
  roles: [],
  numbers: [],
  keywords: [],
  groups: { boostCard: [] },
  lines: {},
  allowances: [],
  answers: [],
  durations: {},
  verbs: [],
  common: [],
  showIf: 0,
  ...game,
  role: { attachment: -1, stacked: -1, under: -1, ...game.role },
})

export type DeckEntry = [number: string, count: number]

/** A deck and its side deck by card numbers. */
export interface DeckCards {
  cards: DeckEntry[]
  side: DeckEntry[]
}

/** `why` is a key of the words; `n` is there, `max` is right; `card` a card number, where one card is meant. */
export interface DeckFault {
  why: string
  card?: string
  n: number
  max: number
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
  /** in a game that is pooled: copies by definition (`poolCounts`); absent: as printed */
  pool?: readonly number[]
  /** what else a game can be begun with, by name */
  options?: Readonly<Record<string, number>>
}
