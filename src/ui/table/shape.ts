// What the table shows, as plain data. model.ts computes it, the components only draw it.

import type { Step } from '../../engine/door.ts'
import type { Ref, Seat } from '../../engine/types.ts'
import type { Look } from '../card/look.ts'

/** What would happen to a card if nobody answered. */
export type Fate = 'stays' | 'destroyed' | 'leaves'

export interface TileModel {
  ref: Ref
  look: Look
  strength: number | null
  /** strength compared with the printed one */
  change: -1 | 0 | 1
  mark: 'none' | 'playable' | 'target'
  /** 0: not chosen; 1: chosen; more: the place among the chosen and one, where their order matters */
  chosen: number
  spent: boolean
  /** its attack or activation is pending */
  acting: boolean
  fate: Fate
  /** the next step of the path that this card is; null: none */
  step: Step | null
  /** why it is no step now, in one sentence; null: not asked for */
  why: string | null
  attached: TileModel[]
  stacked: TileModel[]
  under: TileModel | null
  /** how many of it there are to choose from; 0: it is one card */
  copies: number
}

export interface SideModel {
  seat: Seat
  name: string
  life: number
  /** life after the previewed act; null: no change known */
  lifeAfter: number | null
  hand: TileModel[]
  deck: number
  ruins: TileModel[]
  land: TileModel | null
  zones: (TileModel | null)[]
  continuous: TileModel[]
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
  /** names of its targets */
  targets: string[]
  negated: boolean
  mark: 'none' | 'target'
  chosen: number
  step: Step | null
}

export interface BattleModel {
  mine: boolean
  attacker: TileModel
  /** null: the Land is attacked */
  target: TileModel | null
  fate: { attacker: Fate; target: Fate; damage: number }
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
  /** what happens if nobody answers */
  outcome: string[]
}

export type Phase = 'draw' | 'boost' | 'battle' | 'end'

export interface TableModel {
  mine: SideModel
  theirs: SideModel
  turn: number
  phase: Phase | null
  chain: ChainEntry[]
  battle: BattleModel | null
  waiting: { mine: boolean; who: string; why: string }
  prompt: string
  asked: Seat | null
  /** named cards of a deck to search, cards of a list that lie in no visible zone */
  cards: TileModel[]
  words: WordStep[]
  focus: FocusModel | null
  /** what may be pressed; a key that is false stays where it is, disabled */
  can: { back: boolean; pass: boolean; next: boolean; confirm: boolean; undo: boolean }
  /** swaps with the side deck so far, in words; null: nothing is swapped now */
  pairs: string[] | null
  /** label of the confirm button: what it does */
  confirm: string
  /** the name of the phase that Next phase goes to */
  nextLabel: string
  last: { look: Look; mine: boolean } | null
  path: number
  result: number
}
