// What one phone keeps of a counter: the log, and of one on two phones who they are and what is still under way.

import type { Hex } from '../fair/secrets.ts'
import type { Act } from './acts.ts'
import type { Entry, Role } from './entry.ts'
import type { Preset } from './preset.ts'

/** An act of the guest that does not stand in its copy of the log yet. */
export interface Request {
  k: number
  /** the writer's time, as this phone knows it */
  readonly at: number
  /** '': not signed yet, and so never sent */
  sig: string
  readonly act: Act
}

/** The writer's word for the log up to this length. */
export interface SignedHead {
  readonly length: number
  readonly head: Hex
  readonly signature: string
}

/** `K`: the key as this platform keeps it. */
export interface Shared<K = unknown> {
  readonly role: Role
  /** the name of this counter on both phones: 32 random bytes */
  readonly counter: Hex
  /** public keys, 130 hex digits; the other's is '' until a guest has come */
  readonly key: string
  theirs: string
  readonly signing: K
  /** null: no entry has been signed */
  signed: SignedHead | null
  /** of the guest, in order of their numbers */
  pending: Request[]
  /** ms from this phone's time to the writer's */
  skew: number
}

export interface CounterRecord<K = unknown> {
  readonly preset: Preset
  names: readonly [string, string]
  colours: readonly [number, number]
  readonly entries: Entry[]
  /** null: on this phone alone */
  shared: Shared<K> | null
}

/** The number of the guest's last request in a log; 0: there is none. */
export function lastRequest(entries: readonly Entry[]): number {
  for (let n = entries.length - 1; n >= 0; n--) {
    const entry = entries[n]
    if (entry?.by === 1) return entry.k
  }
  return 0
}
