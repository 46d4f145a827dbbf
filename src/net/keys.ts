// The key that signs for one phone in one match: the platform's, which nobody can read out, or our own where a plain-http page has none.

import { p256 } from '@noble/curves/nist.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

/** As the database keeps it: the platform's pair, or the bare number as hex. */
export type KeptKey = CryptoKeyPair | string

export interface Signer {
  /** uncompressed point, 130 hex digits */
  readonly key: string
  readonly kept: KeptKey
  /** 64 bytes, r and s, as hex */
  sign(message: Uint8Array): Promise<string>
}

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' }
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' }
const PLAIN = { prehash: true, lowS: false }

/** The page has it in a secure context only. */
const platform = (): SubtleCrypto | null => globalThis.crypto?.subtle ?? null

// why: a view on another buffer's middle is no BufferSource to the types, and a copy of some bytes costs nothing
const bytes = (of: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(of)

export async function newSigner(): Promise<Signer> {
  const subtle = platform()
  if (subtle) return signerOf(await subtle.generateKey(CURVE, false, ['sign', 'verify']))
  return signerOf(bytesToHex(p256.utils.randomSecretKey()))
}

/** Throws when the kept key is not one of ours, or the platform's is needed and missing. */
export async function signerOf(kept: KeptKey): Promise<Signer> {
  if (typeof kept === 'string') {
    const secret = hexToBytes(kept)
    return {
      key: bytesToHex(p256.getPublicKey(secret, false)),
      kept,
      sign: async (message) => bytesToHex(p256.sign(message, secret, PLAIN)),
    }
  }
  const subtle = platform()
  if (!subtle) throw new Error('this page is not served securely any more')
  return {
    key: bytesToHex(new Uint8Array(await subtle.exportKey('raw', kept.publicKey))),
    kept,
    sign: async (message) =>
      bytesToHex(new Uint8Array(await subtle.sign(SIGNING, kept.privateKey, bytes(message)))),
  }
}

export type Verifier = (message: Uint8Array, signature: string) => Promise<boolean>

/** Judges the signatures of one key; one that is no point of the curve signs nothing. */
export async function verifierOf(key: string): Promise<Verifier> {
  const point = /^04[0-9a-f]{128}$/.test(key) ? hexToBytes(key) : null
  if (!point || !p256.utils.isValidPublicKey(point, false)) return async () => false
  const subtle = platform()
  const known = subtle && (await subtle.importKey('raw', bytes(point), CURVE, true, ['verify']))
  return async (message, signature) => {
    if (!/^[0-9a-f]{128}$/.test(signature)) return false
    const proof = hexToBytes(signature)
    if (subtle && known) return subtle.verify(SIGNING, known, bytes(proof), bytes(message))
    return p256.verify(proof, message, point, PLAIN)
  }
}
