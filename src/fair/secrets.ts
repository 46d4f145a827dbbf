// Secrets and hashes, each with one address (docs/protocol.md, 2): no value serves two uses, and nothing can be rolled again.

import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { type Below, evenly } from '../engine/below.ts'
import type { Seat } from '../engine/types.ts'
import { encode, type Value } from './encode.ts'

export const PROTOCOL = 1

/** 32 bytes as 64 hex digits. */
export type Hex = string

export type SecretKind = 'salt' | 'order' | 'coin'
export type HashKind =
  | 'hello'
  | 'seed'
  | 'match'
  | 'list'
  | 'card'
  | 'place'
  | 'stock'
  | 'coin'
  | 'draw'
  | 'choice'
  | 'entry'
  | 'state'

/** What a value is for: whose, in which match, of which pile and epoch, which one. */
export interface Address {
  match: Hex
  role: Seat
  /** what a salt salts, and of which pile; '' where there is no pile */
  of: string
  epoch: number
  index: number
}

const spell = (kind: string, { match, role, of, epoch, index }: Address): Value => [
  kind,
  PROTOCOL,
  match,
  role,
  of,
  epoch,
  index,
]

/** What the holder of a seed, and nobody else, can compute. */
export const secret = (seed: Hex, kind: SecretKind, address: Address): Hex =>
  bytesToHex(hmac(sha256, hexToBytes(seed), encode(['secret', spell(kind, address)])))

export const hashOf = (kind: HashKind, address: Address, ...content: Value[]): Hex =>
  bytesToHex(sha256(encode([spell(kind, address), content])))

/** Whole numbers from 0 to n - 1, each equally likely: SHA-256 in counter mode over a key, by rejection. */
export function streamOf(key: Hex): Below {
  let block = new DataView(new ArrayBuffer(0))
  let blocks = 0
  let at = 0
  const word = (): number => {
    if (at === block.byteLength) {
      const bytes = sha256(encode(['stream', hexToBytes(key), blocks++]))
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      at = 0
    }
    at += 4
    return block.getUint32(at - 4)
  }
  return evenly(word)
}

/** Fisher-Yates over a list in its canonical order. */
export function orderOf<T>(list: readonly T[], below: Below): T[] {
  const out = [...list]
  for (let i = out.length - 1; i > 0; i--) {
    const j = below(i + 1)
    const kept = out[i] as T
    out[i] = out[j] as T
    out[j] = kept
  }
  return out
}
