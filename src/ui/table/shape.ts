// What the table shows, as plain data. Models compute it, components only draw it.

import type { Step } from '../../engine/door.ts'
import type { Ref, Seat } from '../../engine/types.ts'
import type { Look } from '../card/look.ts'

/** What would happen to a card if nobody answered. */
export type Fate = 'stays' | 'destroyed' | 'leaves'

/** A number of a card: ATK, DEF, what it costs. */
export interface NumberModel {
  key: string
  /** what stands beside it */
  short: string
  /** what is said of it */
  name: string
  value: number
  /** compared with the printed one */
  change: -1 | 0 | 1
}

export interface TileModel {
  ref: Ref
  look: Look
  /** the one number that decides; null: the game has several, or none */
  strength: number | null
  /** strength compared with the printed one */
  change: -1 | 0 | 1
  numbers: NumberModel[]
  mark: 'none' | 'playable' | 'target'
  /** 0: not chosen; 1: chosen; more: the place among the chosen and one, where their order matters */
  chosen: number
  /** turned, exhausted, has attacked */
  spent: boolean
  /** its attack or activation is pending */
  acting: boolean
  fate: Fate
  /** the next step of the path that this card is; null: none */
  step: Step | null
  /** why it is no step now, in one sentence; null: not asked for */
  why: string | null
  /** the rules know that sentence by this */
  reason?: string | null
  attached: TileModel[]
  stacked: TileModel[]
  under: TileModel | null
  /** further things to say of it, for those who hear the table */
  notes: string[]
  /** how many of it there are to choose from; 0: it is one card */
  copies: number
}

/** What every game's side has; games add their own. */
export interface SideModel {
  seat: Seat
  name: string
  hand: TileModel[]
  deck: number
  /** discarded cards */
  ruins: TileModel[]
  turn: boolean
  /** games won of a match of several; null: one game decides */
  wins: number | null
}

export interface ChainEntry {
  link: number
  ref: Ref
  seat: Seat
  mine: boolean
  look: Look
  /** what it is, where that is no card's name: an attack, a guard */
  title: string
  /** names of its targets */
  targets: string[]
  negated: boolean
  mark: 'none' | 'target'
  chosen: number
  step: Step | null
}

/** A step that is a word: pay life, yes, no, done, a mode, an ability. */
export interface WordStep {
  step: Step
  label: string
  why: string | null
}

export interface FocusModel {
  tile: TileModel
  /** what the path says so far, in words */
  said: string[]
  /** what the next step has to name; empty: nothing more */
  next: string
  /** what is still due of it, as the game says it */
  due: string
  /** what happens if nobody answers */
  outcome: string[]
}

/** Cards that open as a list over the table. */
export interface ListModel {
  title: string
  tiles: TileModel[]
}

export interface TableModel {
  mine: SideModel
  theirs: SideModel
  turn: number
  chain: ChainEntry[]
  /** a battle is going on */
  fighting: boolean
  waiting: { mine: boolean; who: string; why: string }
  prompt: string
  asked: Seat | null
  /** every card that lies open on the table or in the hand */
  tiles: TileModel[]
  /** by name: hand, ruins, theirRuins, and the game's own */
  lists: Readonly<Record<string, ListModel>>
  /** named cards of a deck to search, cards of a list that lie in no visible zone */
  cards: TileModel[]
  words: WordStep[]
  focus: FocusModel | null
  /** what may be pressed; a key that is false stays where it is, disabled */
  can: { back: boolean; pass: boolean; next: boolean; confirm: boolean; undo: boolean }
  /** giving up only the game that is played, in words; null: there is only the match to give up */
  concede: string | null
  /** label of the confirm button: what it does */
  confirm: string
  /** the name of the phase that Next phase goes to */
  nextLabel: string
  last: { look: Look; mine: boolean } | null
  path: number
  result: number
}
