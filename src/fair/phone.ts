// One phone in a match of two: its engine, what both know, what it alone knows.

import { type DeckConfig, type Rules, type StartConfig, start } from '../engine/door.ts'
import type { Event, Input, Question, Seat, State } from '../engine/types.ts'
import { chainOf } from './coins.ts'
import type { Unseen } from './own.ts'
import type { Hex } from './secrets.ts'
import { FairTable } from './table.ts'

export interface FairConfig {
  rules: Rules
  /** the own deck with its cards, the other's with as many zeros */
  start: StartConfig
  seat: Seat
  /** of this match, 32 bytes; shown at the end */
  seed: Hex
  match: Hex
}

/** One input, and what it answered and caused. */
export interface Happened {
  input: Input
  question: Question
  events: Event[]
}

export interface Phone {
  readonly config: FairConfig
  readonly seat: Seat
  state: State
  readonly table: FairTable
  /** the coins in use; they are told anew when they run out */
  chain: readonly Hex[]
  /** choices of this phone that it closed, by entry */
  readonly chosen: Map<number, Unseen>
  /** what the last entry led to; null: to nothing at the table yet */
  played: Happened | null
  /** whether it shuffled something or began a game: neither is taken back */
  mixed: boolean
}

/** Whether the last entry ended a game. */
export const endsGame = ({ played }: Phone): boolean => played?.events.some(({ e }) => e === 'game') ?? false

/** A deck of which only the size is known. */
export const hidden = (deck: DeckConfig): DeckConfig => ({
  cards: deck.cards.map(() => 0),
  side: deck.side.map(() => 0),
})

export const newPhone = (config: FairConfig): Phone => ({
  config,
  seat: config.seat,
  state: start(config.rules, config.start),
  table: new FairTable(config.match),
  chain: chainOf(config.seed, config.match, config.seat, 0),
  chosen: new Map(),
  played: null,
  mixed: false,
})
