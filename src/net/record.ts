// What one phone keeps of a match between two phones: all else is computed again from it.

import type { DeckConfig, Rules, StartConfig, Step } from '../engine/door.ts'
import { poolCounts } from '../engine/pool.ts'
import type { Seat } from '../engine/types.ts'
import type { Reveal, Verdict } from '../fair/audit.ts'
import type { Entry } from '../fair/entry.ts'
import { Fault } from '../fair/fault.ts'
import type { Hello } from '../fair/meeting.ts'
import type { Unseen } from '../fair/own.ts'
import type { Hex } from '../fair/secrets.ts'
import type { Change } from './lent.ts'

/** An entry with its writer's signature. */
export interface SignedEntry {
  entry: Entry
  signature: string
}

/** `unseen`: what this phone chose in it without showing it. */
export interface KeptEntry extends SignedEntry {
  unseen?: Unseen
}

export interface SignedHello {
  hello: Hello
  signature: string
}

export interface SignedReveal {
  reveal: Reveal
  signature: string
}

export interface SignedVerdict {
  verdict: Verdict
  signature: string
}

/** The last acknowledgement of the other phone. */
export interface Ack {
  n: number
  head: Hex
  at: Hex
  signature: string
}

/** How a match ended before its rules ended it. */
export interface Stop {
  n: number
  /** a key of the words */
  why: string
  /** whose phone stopped it */
  by: Seat
  /** the entry that was refused, and a second one that contradicts it */
  proof: SignedEntry[]
  /** of that phone */
  signature: string
}

/** `K`: the key as this platform keeps it. */
export interface TogetherRecord<K = unknown> {
  format: 1
  id: string
  game: string
  bestOf: 1 | 3
  rules: string
  /** figures and names of the other phone's cards by which this match is played; absent: none */
  cards?: Change[]
  seat: Seat
  match: Hex
  code: string
  seed: Hex
  signing: K
  deck: DeckConfig
  /** by seat */
  hellos: [SignedHello, SignedHello]
  names: [string, string]
  entries: KeptEntry[]
  draft: Step[]
  acked: Ack | null
  stop: Stop | null
  /** by seat, as they are opened at the end */
  reveals: [SignedReveal | null, SignedReveal | null]
  verdicts: [SignedVerdict | null, SignedVerdict | null]
  created: number
  updated: number
}

/** What the two have agreed on, as their engines start with it. Throws a `Fault` where the pool is none of this game. */
export function termsOf({ bestOf, hellos }: TogetherRecord, rules: Rules): Omit<StartConfig, 'decks'> {
  const { pool } = hellos[0].hello
  if (pool === undefined) return { bestOf }
  const counts = poolCounts(rules, pool)
  if (counts === null) throw new Fault('fair.pool')
  return { bestOf, pool: counts }
}

/** What anybody may check: seed, key and choices never leave with it; what both have opened at the end does. */
export function publicRecord(record: TogetherRecord) {
  const { format, match, hellos, entries, stop, reveals, verdicts, created, cards } = record
  const open = reveals.every((reveal) => reveal !== null)
  return {
    futari: 'match of two phones' as const,
    format,
    match,
    created,
    hellos,
    entries: entries.map(({ entry, signature }) => ({ entry, signature })),
    stop,
    reveals: open ? reveals : [null, null],
    verdicts,
    ...(cards ? { cards } : {}),
  }
}

export type TogetherHead<K = unknown> = Omit<TogetherRecord<K>, 'entries'>
