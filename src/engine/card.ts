// A card as it is written in a set file, before it is compiled. The vocabulary of docs/architecture.md, 4.

/** English and Japanese. */
export interface Texts {
  en: string
  ja: string
}

export type Whose = 'you' | 'opponent' | 'each'

/** Which cards. Every field narrows; a list is "one of these". */
export interface Filter {
  kind?: string | string[]
  /** any Boost kind (LF-R18) */
  boostCard?: true
  name?: string
  size?: string | string[]
  mainType?: string | string[]
  subType?: string | string[]
  /** not the card whose text this is */
  other?: true
  side?: 'you' | 'opponent'
  owner?: 'you' | 'opponent'
  zone?: string
  /** a card laid on another in this role */
  role?: string
  race?: string | string[]
  attribute?: string | string[]
  /** printed numbers: no more than */
  atMost?: Record<string, number>
  /** current stats: no more than; not in filters of statics */
  statAtMost?: Record<string, number>
  keyword?: string
  ready?: boolean
  /** a row of the board: front, back */
  line?: string
  /** fewer cards lie stacked under it than may */
  belowLimit?: true
  /** attacks or guards in the battle that is fought now */
  fighting?: true
  not?: Filter
  /** a pending link of this form, in which `fits` holds for its card */
  link?: 'play' | 'ability'
  fits?: Filter
}

export type Amount =
  | number
  | { count: Selector }
  | { var: string; of: 'you' | 'opponent' }
  /** marks on this card */
  | { coins: 'this' }

/** `this`, `host`, `attacker`, `event` or the name of a register (a target or an earlier choice), or a set. */
export type Selector = string | { all: Filter } | { under: 'this'; as: string } | { top: number }

export type Comparison = '>=' | '<=' | '='

export type Condition =
  | { attackOf: 'this' }
  | { turn: 'you' | 'opponent' }
  | { cmp: [Amount, Comparison, number] }
  | { allOf: Condition[] }

/** a duration of the game: `endOfTurn`, `endOfBattle` ... */
export type Until = string

/** One effect: its word is its first key. */
export type Effect =
  | { draw: Amount; who?: Whose }
  | { mill: number; who?: Whose }
  | { damage: Selector; n: number }
  | { move: Selector }
  | { turn: Selector; to: 'ready' | 'exhausted' }
  | { gain: Amount; who?: Whose }
  | { lose: Amount; who?: Whose }
  | { discard: number; who?: Whose; how?: 'choose' | 'random' }
  | { destroy: Selector }
  | { sacrifice: number; from: Filter; who?: Whose }
  | { send: Selector }
  | { return: Selector }
  | { put: Selector }
  | { search: Filter; show?: boolean }
  | { look: number }
  | { attach: Selector; to: Selector; as: string }
  | { overlay: 'this'; on: Selector }
  | { control: Selector; until?: Until }
  | { modify: Selector; stat: string; by: Amount; until?: Until; while?: Condition }
  | { set: Selector; stat: string; to: Amount; until?: Until }
  | { grant: Selector; keyword: string; n?: number; until?: Until }
  /** further attacks of a card; or more of what a seat is allowed: a word of the game */
  | { extra: Selector; verb: string; by: number; while?: Condition }
  /** the amount of an event of this name that befalls a seat is so much greater */
  | { replace: string; who: 'you' | 'opponent'; by: number; while?: Condition }
  /** new tokens of this number */
  | { create: string; n: number }
  | { coins: 'this'; by: number }
  | { if: Condition; do: Effect[] }
  | { forbid: Selector | 'opponent'; verb: Verb; fits?: Filter; while?: Condition; until?: Until }
  | { permit: Selector; verb: 'attackDirect' | 'attackBack'; until?: Until }
  /** `event`: what is being answered */
  | { negate: Selector | 'battle' | 'event' }
  | { roll: number; cases: { upTo: number; do: Effect[] }[] }
  | { choose: number; upTo?: true; from: Filter; as: string }

export type Verb =
  | 'attack'
  | 'attackLand'
  | 'beDestroyed'
  | 'beDestroyedByBattle'
  | 'beDestroyedByAbility'
  | 'play'
  | 'beNegated'

/** Costs: effect words, named in the act where their cards are public, when paid where they are in the hand. */
export type Cost =
  | { pay: number }
  | { sacrifice: number; from: Filter }
  | { return: number; from: Filter }
  | { send: number; under: 'this'; as: string }
  | { discard: number }
  | { turn: 'this'; to: 'exhausted' }
  /** `sum`: their printed numbers come to so much at least; then more may be named */
  | { destroy: number; from: Filter; sum: { number: string; atLeast: number } }

export interface Target {
  as: string
  from: Filter
  /** how many; default 1 */
  n?: number
  /** fewer will do */
  upTo?: true
  /** so many at least; absent: n, or none where fewer will do */
  least?: number
}

export interface Trigger {
  on:
    | 'arrived'
    | 'destroyed'
    | 'sentToGrave'
    | 'sacrificed'
    | 'destroysInBattle'
    | 'turnEnd'
    | 'turnStart'
    | 'recruited'
  /** whose event: this card itself, or any card that fits */
  of: 'this' | Filter
  /** sentToGrave: only out of the field */
  from?: 'field'
  by?: 'play' | 'mutate'
  /** turnEnd, turnStart, recruited: whose turn */
  turn?: 'you' | 'opponent'
}

export interface AbilityText {
  /** declared by its player: `any` where interrupts may be played; absent: own Boost Phase, empty pile (LF-R25) */
  act?: { when: string | string[]; from?: 'hand' }
  when?: Trigger
  /** it may be declared, or hears its event, only while this holds */
  while?: Condition
  /** Ability - Stack N: works only with so many stacked cards */
  stack?: number
  once?: true
  may?: true
  cost?: Cost[]
  target?: Target[]
  /** a free place next to a card, named last when it is declared; `move` goes there */
  place?: { near: string }
  mode?: { do: Effect[] }[]
  do?: Effect[]
  /** works as long as the card is on the field */
  static?: Effect[]
  /** the card's own play: Boosts, Mutate, Attachments */
  play?: true | 'mutate'
}

export interface CardText {
  number: string
  /** a name for references, where the set has one */
  slug?: string
  name: Texts
  kind: string
  mainType?: string
  subType?: string
  size?: string
  race?: string
  attribute?: string
  strength?: number
  hp?: number
  atk?: number
  def?: number
  spd?: number
  level?: number
  power?: number
  cost?: number
  /** cards to pay or lay, by colour */
  marks?: Record<string, number>
  /** what it is laid over, or made of: one filter for each card */
  condition?: Filter[]
  /** what its player does when it is discarded from the board */
  penalty?: Effect[]
  /** keywords with their number; 1 where a keyword has none */
  keywords?: Record<string, number>
  rarity: string
  /** how many copies a deck may hold, absent: the game's limit; or how many there are */
  copies?: 'any' | number
  /** marks it enters with */
  coins?: number
  /** interrupts: only in these moments */
  abilities: AbilityText[]
  /** icons of the composed picture */
  art: { icons: string[]; seed?: number }
}

export interface CardSet {
  set: string
  game: string
  name: Texts
  version: number
  cards: CardText[]
}
