// The meeting of two phones (docs/protocol.md, 6): what each says of itself before anything is dealt, closed first, then open.

import type { DeckEntry } from '../engine/definition.ts'
import type { Seat } from '../engine/types.ts'
import { encode, type Value } from './encode.ts'
import { type Hex, hashOf, PROTOCOL, streamOf } from './secrets.ts'

export interface Hello {
  /** what its person is called, '' for nobody in particular: shown, and no proof of anything */
  name: string
  protocol: number
  /** public key of this phone's signatures in this match: P-256, uncompressed, 130 hex digits */
  key: string
  nonce: Hex
  /** commitment to the seed */
  seed: Hex
  game: string
  bestOf: 1 | 3
  /** card numbers and copies, where the two have agreed on a pool of their own; absent: the copies that are printed */
  pool?: DeckEntry[] | undefined
  /** content hash of engine and card set */
  rules: string
  /** how many cards the deck and its side deck hold */
  deck: [cards: number, side: number]
  /** fingerprints of this link's two ends, as seen here */
  own: Hex
  theirs: Hex
}

/** Why two hellos make no match. */
export type MeetingFault =
  | 'meet.protocol'
  | 'meet.closed'
  | 'meet.link'
  | 'meet.echo'
  | 'meet.game'
  | 'meet.pool'
  | 'meet.rules'
  | 'meet.key'

export interface Meeting {
  seat: Seat
  match: Hex
  /** six digits that the two people compare */
  code: string
}

/** The key stands where later hashes have the match: there is none yet. */
const spoken = (key: string) => ({ match: key, role: 0 as const, of: '', epoch: 0, index: 0 })

export const seedHash = (key: string, seed: Hex): Hex => hashOf('seed', spoken(key), seed)

export const helloHash = ({ deck, pool, ...hello }: Hello): Hex =>
  hashOf('hello', spoken(hello.key), { ...hello, deck: [...deck], ...(pool ? { pool } : {}) })

/** Whether two lists are the same pool, line by line: one spelling of it is agreed on. */
export const samePool = (
  one: readonly DeckEntry[] | undefined,
  two: readonly DeckEntry[] | undefined,
): boolean =>
  one?.length === two?.length &&
  (one ?? []).every(([number, n], i) => two?.[i]?.[0] === number && two[i]?.[1] === n)

/** Judges the other's hello against the hash that came before it, and against the own one. */
export function meet(mine: Hello, theirs: Hello, closed: Hex): Meeting | MeetingFault {
  if (theirs.protocol !== PROTOCOL) return 'meet.protocol'
  if (helloHash(theirs) !== closed) return 'meet.closed'
  if (mine.key === theirs.key || mine.seed === theirs.seed || mine.nonce === theirs.nonce) return 'meet.echo'
  if (mine.own !== theirs.theirs || mine.theirs !== theirs.own || mine.own === mine.theirs) return 'meet.link'
  if (mine.game !== theirs.game || mine.bestOf !== theirs.bestOf) return 'meet.game'
  if (!samePool(mine.pool, theirs.pool)) return 'meet.pool'
  if (mine.rules !== theirs.rules) return 'meet.rules'
  const seat: Seat = mine.own > theirs.own ? 0 : 1
  const hashes = [helloHash(mine), helloHash(theirs)]
  if (seat === 1) hashes.reverse()
  const at = { ...spoken(''), index: 0 }
  const match = hashOf('match', at, ...hashes)
  const below = streamOf(hashOf('match', { ...at, index: 1 }, match))
  return { seat, match, code: String(below(1_000_000)).padStart(6, '0') }
}

export type SignedKind = 'hello' | 'entry' | 'ack' | 'request' | 'resume' | 'stop' | 'open' | 'verdict'

/** The bytes that are signed: no signature of one kind or match serves another. */
export const signed = (kind: SignedKind, match: Hex, ...content: Value[]): Uint8Array =>
  encode(['signed', kind, PROTOCOL, match, content])
