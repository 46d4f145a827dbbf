// The state of a match: plain data, small integers, every field always there (docs/architecture.md, 1 and 3).

import type { Rules } from './rules.ts'

export type Seat = 0 | 1
/** Seats as a bit mask: bit 0 is seat 0, bit 1 is seat 1; 3 = both. */
export type Bits = 0 | 1 | 2 | 3
/** A card outside a bag: row + 4096 * stamp. Ids of links lie below 0, words of a path between 0 and 4095. */
export type Ref = number
/** A physical card of the match: definition * 256 + seat * 128 + copy; 0 = not known here. */
export type CardNo = number

export interface CardInstance {
  card: CardNo
  def: number
  owner: Seat
  controller: Seat
  zone: number
  slot: number
  stamp: number
  entered: number
  knownTo: Bits
  /** row this card lies under or is attached to; -1 = none */
  host: number
  role: number
  turned: 0 | 1
  /** a bit for each ability used this turn */
  once: number
  /** attacks made this turn */
  done: number
  /** further attacks allowed this turn */
  extra: number
  /** marks that count down */
  coins: number
}

/** `top` and `bottom` hold rows in order (slots: `top`, -1 = empty); `bag` holds cards without order. */
export interface Zone {
  top: number[]
  bag: CardNo[]
  bottom: number[]
  /** who knows which cards the bag holds, as a set; the others have zeros there */
  knownTo: Bits
}

export interface Modifier {
  what: Ref
  op: number
  /** stat or verb */
  stat: number
  by: number
  until: number
  /** turn number that must be reached before `until` ends it */
  turn: number
  src: Ref
}

export interface Link {
  id: number
  form: number
  seat: Seat
  src: Ref
  def: number
  ability: number
  /** 0 pending, 1 negated, 2 failed */
  state: 0 | 1 | 2
  /** runs of [count, codes...]: one for each group of targets, one for each cost */
  targets: number[]
  payment: number[]
  /** the place it was declared for; -1 = none */
  place: number
  mode: number
  /** where the source is now, after it left: [ref] */
  trace: Ref[]
}

export interface Battle {
  /** 0 = no battle */
  stage: number
  seat: Seat
  attacker: Ref
  target: Ref
  /** the place that was attacked, as a place code; -1 = none */
  place: number
  /** that place was empty then */
  empty: 0 | 1
  guard: Ref
  negated: 0 | 1
}

export interface Frame {
  proc: number
  step: number
  seat: Seat
  /** id of the link being run; 0 = none */
  link: number
  a: number
  b: number
  regs: number[]
}

export interface State {
  /** compiled rules, shared by all clones, never copied */
  readonly rules: Rules
  rows: CardInstance[]
  free: number[]
  zones: Zone[]
  vars: number[]
  /** by seat: what it has come to own during the match, where that is public; else empty */
  owned: CardNo[][]
  /** by definition: the copies of it that the match is played with, where its players said so; empty: as printed. Clones share it */
  pool: readonly number[]
  /** answers not yet shown, by seat */
  sealed: Sealed[]
  mods: Modifier[]
  chain: Link[]
  waiting: Link[]
  battle: Battle
  frames: Frame[]
  /** loop guard: pairs of position digest and count of choices */
  seen: number[]
  serial: number
  inputs: number
  result: number
}

export interface Sealed {
  path: number[]
  given: 0 | 1
}

/** Results: -1 = the match goes on, 0 or 1 = that seat won, 2 = drawn. */
export const GOING_ON = -1
export const DRAWN = 2

// ---- questions -------------------------------------------------------------------------------------------------

export type DecisionKind = 'act' | 'choose' | 'may' | 'next' | 'order' | 'mode' | 'swap'

export interface Decision {
  ask: 'decision'
  seat: Seat
  kind: DecisionKind
  min: number
  max: number
  /** card or link the question is about; 0 = none */
  source: Ref
  /** what is asked, a key of the game's words: 'window.boostPhase', 'choose.firstPlayer', 'choose.order' ... */
  prompt: string
  /** own: some options are cards that only this seat knows */
  secret: 'open' | 'own' | 'sealed'
}

export type Chance = {
  ask: 'chance'
} /** `showIf`: bits of kinds; a card of these is shown to both, any other is seen as `see` says */ & (
  | { kind: 'deal'; zone: number; n: number; see: Bits; showIf: number }
  | { kind: 'roll'; sides: number; n: number; seat: Seat }
  | { kind: 'pick'; from: Ref[]; n: number }
  /** `what` must be shown; if it is empty, a card of this kind out of the deck */
  | { kind: 'open'; by: Seat; what: Ref[]; cardKind: string }
  | { kind: 'unseal'; by: Seat }
)

export type Question = Decision | Chance | { ask: 'over'; result: number }

/** An identity that an input brings: which row (0: the row is made by this input), which card, who may know it. */
export interface Identity {
  ref: Ref
  card: CardNo
  to: Bits
}

/** Seat 2 is chance. `side` inputs (concede) are legal at any question and do not answer it. */
export interface Input {
  n: number
  by: Seat | 2
  side: boolean
  path: number[]
  cards: Identity[]
}

export const CHANCE = 2

// ---- legality and options --------------------------------------------------------------------------------------

/** Why something is not legal: a key of the words, and numbers to fill in. */
export interface Reason {
  why: string
  about: Ref[]
  n: number
}

export type Legal = { ok: 'yes' | 'claimed' } | { ok: 'no'; reason: Reason }

/** One next step of a path. `card` is the identity the step brings (0: none); `more`: the path goes on. */
export interface Option {
  code: number
  card: CardNo
  to: Bits
  more: boolean
  /** null: legal. Only given when reasons were asked for. */
  no: Reason | null
}

/** A list that is filled again and again, so that random play makes no garbage. */
export interface Options {
  codes: number[]
  cards: CardNo[]
  tos: Bits[]
  more: boolean[]
  /** the list leans on cards that this device cannot see */
  unknown: boolean
  /** a card of a deck that this device cannot see may be named: who sees it then; 0: none may */
  named: Bits
  /** null: only legal steps are listed; else illegal ones with their reason */
  refused: { code: number; reason: Reason }[] | null
}

// ---- events ----------------------------------------------------------------------------------------------------

/** What happened, for animation and the log. Same batch = at once. `was` 0: from a bag; `card` 0: into a bag. */
export type Event =
  | {
      e: 'moved'
      batch: number
      card: Ref
      was: Ref
      def: number
      /** who may know what it is */
      known: Bits
      owner: Seat
      from: number
      to: number
      slot: number
      why: string
    }
  | { e: 'known'; card: Ref; to: Bits }
  | { e: 'rolled'; seat: Seat; values: number[] }
  | { e: 'phase'; name: string; seat: Seat; turn: number }
  | { e: 'var'; batch: number; name: string; seat: Seat; from: number; to: number; why: string }
  | {
      e: 'declared'
      link: number
      seat: Seat
      src: Ref
      def: number
      ability: number
      targets: Ref[]
      mode: number
    }
  | { e: 'negated' | 'resolved' | 'failed'; link: number; seat: Seat; src: Ref; def: number; ability: number }
  | {
      e: 'battle'
      /** compared: ATK `a` of one against DEF `b` of the other; hit: nobody guards */
      stage: 'declared' | 'negated' | 'spent' | 'fought' | 'guarded' | 'compared' | 'hit' | 'declined'
      attacker: Ref
      target: Ref
      a: number
      b: number
    }
  | { e: 'modified'; card: Ref; stat: string; by: number; until: string }
  | { e: 'turned'; card: Ref; to: 0 | 1 }
  | { e: 'shuffled'; zone: number }
  | { e: 'passed'; seat: Seat }
  | { e: 'game'; number: number; winner: number }
  | { e: 'over'; result: number; why: string }

export type Sink = { add(event: Event): void } | null

// ---- words of a path -------------------------------------------------------------------------------------------

export const PASS = 1
export const DONE = 2
export const NONE = 3
export const YES = 4
export const NO = 5
/** pay life for a size */
export const LIFE = 6
export const ATTACK = 7
export const CONCEDE = 8
/** a card of a deck, named by the identity that goes with the step */
export const NAMED = 9
/** a hand card laid face down on a place */
export const SET = 11
/** an answer that stays hidden: what it says stands in `cards` alone */
export const SEALED = 10
/** ABILITY + i: the i-th ability of the card named before */
export const ABILITY = 16
/** MODE + i: the i-th mode */
export const MODE = 64
/** PLACE + 16 * seat + slot: a place of the board */
export const PLACE = 128
/** the whole of it: the match, not only this game */
export const WHOLE = 12
/** NUMBER + n: that many */
export const NUMBER = 256
/** SEAT + s: that seat */
export const SEAT = 96
/** what a card does besides attacking; the words from 104 to 127 are free for verbs of a game's own */
export const GUARD = 100
export const SLIDE = 101
export const SIDE_STEP = 102
export const LINE_STEP = 103

export const placeCode = (seat: Seat, slot: number): number => PLACE + 16 * seat + slot
export const placeSeat = (code: number): Seat => ((code - PLACE) >> 4) as Seat
export const placeSlot = (code: number): number => (code - PLACE) & 15

export const rowOf = (ref: Ref): number => ref & 4095
export const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0)
export const bitOf = (seat: Seat): Bits => (seat === 0 ? 1 : 2)
export const defOf = (card: CardNo): number => card >> 8
export const cardNo = (def: number, seat: Seat, copy: number): CardNo => (def << 8) | (seat << 7) | copy
