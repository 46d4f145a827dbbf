// What a match is to whoever sits at it: configuration, seats, record.

import type { Step } from '../engine/door.ts'
import type { DeckEntry } from '../engine/rules.ts'
import type { Event, Input, Question, Seat, State } from '../engine/types.ts'

/** A deck list: card number and count, in the order of the list. */
export interface DeckList {
  name: string
  cards: [number: string, count: number][]
  side: [number: string, count: number][]
}

export interface SeatSpec {
  /** remote: a person at another phone */
  kind: 'person' | 'ai' | 'scripted' | 'remote'
  name: string
}

export interface MatchConfig {
  game: string
  decks: [DeckList, DeckList]
  seats: [SeatSpec, SeatSpec]
  bestOf: 1 | 3
  /** card number and copies, in games whose players share a pool; absent: the copies that are printed */
  pool?: DeckEntry[] | undefined
  /** 32 hex digits; every chance of the match comes from it */
  seed: string
}

/** A saved match: everything else is computed again from it. */
export interface MatchRecord {
  format: 1
  id: string
  /** content hashes of engine and card sets; a record of other rules is not replayed, but may be exported */
  rules: string
  config: MatchConfig
  inputs: Input[]
  /** the half-made choice of a person, kept through a kill */
  draft: Step[]
  /** public digest after the last input: a damaged record is found by it */
  digest: string
  created: number
  updated: number
  /** -1 going on, 0 or 1 won by, 2 drawn */
  result: number
}

/** One applied input and what happened. */
export interface Played {
  input: Input
  question: Question
  events: Event[]
}

export interface Match {
  readonly id: string
  readonly config: MatchConfig
  /** the live state: read only. A screen shows view(state, seat) */
  readonly state: State
  /** the half-made choice, kept with the record */
  readonly draft: readonly Step[]
  setDraft(steps: Step[]): void
  /** answers the decision the machine stands at; an Error when it is not legal. `itself`: the phone gave it, not a person */
  answer(steps: readonly Step[], itself?: boolean): void
  /** the game that is played, or the whole match */
  concede(seat: Seat, whole?: boolean): void
  /** the deck that a seat began the match with, as definitions; null: not known on this device */
  registered(seat: Seat): readonly number[] | null
  /** whether something could be taken back now, alone or by the other's leave */
  mayUndo(): boolean
  /** takes back the last own decision; false when it is not, or not yet: the other one is asked */
  undo(): boolean
  /**
   * Called after each input, chances and other seats included, and with null when the position has become another
   * because something was taken back. Returns the way to stop listening.
   */
  listen(listener: (played: Played | null) => void): () => void
  /** everything played so far, for the log */
  readonly history: readonly Played[]
  close(): void
}
