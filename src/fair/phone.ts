// One phone in a match of two: its engine, what both know, what it alone knows.

import { type Rules, type StartConfig, start } from '../engine/door.ts'
import type { Input, Seat, State } from '../engine/types.ts'
import { chainOf } from './coins.ts'
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

export interface Phone {
  readonly config: FairConfig
  readonly seat: Seat
  readonly state: State
  readonly table: FairTable
  readonly chain: readonly Hex[]
  /** what this phone has decided, by entry, with the cards that the other may not see */
  readonly chosen: Map<number, Input>
  /** the input that the last entry led to; null: it led to none yet */
  played: Input | null
}

export const newPhone = (config: FairConfig): Phone => ({
  config,
  seat: config.seat,
  state: start(config.rules, config.start),
  table: new FairTable(config.match),
  chain: chainOf(config.seed, config.match, config.seat),
  chosen: new Map(),
  played: null,
})
