// The key that signs for one phone in one match: the platform's, which nobody can read out, or our own where a plain-http page has none.

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

export type Verifier = (message: Uint8Array, signature: string) => Promise<boolean>

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' }
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' }

/** The page has it in a secure context only. */
const platform = (): SubtleCrypto | null => globalThis.crypto?.subtle ?? null
/** why lazy: a page that needs it has no service worker, and so is online */
const own = () => import('./plain-keys.ts')

// why: a view on another buffer's middle is no BufferSource to the types, and a copy of some bytes costs nothing
const bytes = (of: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(of)

export async function newSigner(): Promise<Signer> {
  const subtle = platform()
  if (subtle) return signerOf(await subtle.generateKey(CURVE, false, ['sign', 'verify']))
  return signerOf((await own()).newSecret())
}

/** Throws when the kept key is not one of ours, or the platform's is needed and missing. */
export async function signerOf(kept: KeptKey): Promise<Signer> {
  if (typeof kept === 'string') {
    const plain = await own()
    return { key: plain.publicKey(kept), kept, sign: async (message) => plain.sign(message, kept) }
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

const none: Verifier = async () => false

/** Judges the signatures of one key; one that is no point of the curve signs nothing. */
export async function verifierOf(key: string): Promise<Verifier> {
  if (!/^04[0-9a-f]{128}$/.test(key)) return none
  const subtle = platform()
  if (!subtle) return (await own()).verifierOf(key) ?? none
  const known = await subtle
    .importKey('raw', bytes(hexToBytes(key)), CURVE, true, ['verify'])
    .catch(() => null)
  if (!known) return none
  return async (message, signature) =>
    /^[0-9a-f]{128}$/.test(signature) &&
    subtle.verify(SIGNING, known, bytes(hexToBytes(signature)), bytes(message))
}
