// The log of a counter in its writer's order, and what is hashed and signed of it (docs/protocol.md, 11).

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { encode, type Value } from '../fair/encode.ts'
import { plain } from '../fair/entry.ts'
import type { Hex } from '../fair/secrets.ts'
import type { Act } from './acts.ts'
import type { Preset } from './preset.ts'

export const COUNTER_PROTOCOL = 1

export interface Entry {
  /** the writer's time when it was written, ms since 1970 */
  readonly at: number
  /** 0: the writer's own act; 1: a request of the guest */
  readonly by: 0 | 1
  /** the number of the guest's request, from 1; 0: the writer's own */
  readonly k: number
  /** the guest's signature of the request; '': the writer's own */
  readonly sig: string
  readonly act: Act
}

export type Role = 'host' | 'guest'

const words = (kind: string, counter: Hex, content: readonly Value[]): Uint8Array =>
  encode(['counter', kind, COUNTER_PROTOCOL, counter, content])

/** What the guest signs of a request. */
export const requestWords = (counter: Hex, k: number, act: Act): Uint8Array =>
  words('request', counter, [k, plain(act)])

/** What the writer signs of the whole log up to this length. */
export const logWords = (counter: Hex, length: number, head: Hex): Uint8Array =>
  words('log', counter, [length, head])

export interface Proof {
  role: Role
  /** the other's */
  nonce: Hex
  own: Hex
  theirs: Hex
  length: number
  head: Hex
}

/** What each signs on a link: that it is there, and how far its log goes. */
export const proofWords = (counter: Hex, { role, nonce, own, theirs, length, head }: Proof): Uint8Array =>
  words('proof', counter, [role, nonce, own, theirs, length, head])

/** The hash after every entry of a log. An unshared counter has none: they are made when somebody asks. */
export class Chain {
  private readonly counter: Hex
  private readonly entries: readonly Entry[]
  private readonly hashes: Hex[]

  /** `entries` grows behind what was hashed, and never changes before that. */
  constructor(counter: Hex, preset: Preset, entries: readonly Entry[]) {
    this.counter = counter
    this.entries = entries
    this.hashes = [bytesToHex(sha256(words('begin', counter, [plain(preset)])))]
  }

  /** The head of the first `length` entries. */
  at(length: number): Hex {
    for (let n = this.hashes.length - 1; n < length; n++)
      this.hashes.push(this.next(this.hashes[n] as Hex, n, this.entries[n] as Entry))
    return this.hashes[length] as Hex
  }

  /** The head that these would lead to behind the first `length` entries. */
  with(length: number, fresh: readonly Entry[]): Hex {
    return fresh.reduce((head, entry, n) => this.next(head, length + n, entry), this.at(length))
  }

  private next(before: Hex, n: number, { at, by, k, sig, act }: Entry): Hex {
    return bytesToHex(sha256(words('entry', this.counter, [before, n, at, by, k, sig, plain(act)])))
  }
}
