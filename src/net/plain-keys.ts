// Signatures of our own where the page has no cryptography of the platform: at a plain-http address of a local network.

import { p256 } from '@noble/curves/nist.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

const PLAIN = { prehash: true, lowS: false }

export const newSecret = (): string => bytesToHex(p256.utils.randomSecretKey())

export const publicKey = (secret: string): string => bytesToHex(p256.getPublicKey(hexToBytes(secret), false))

export const sign = (message: Uint8Array, secret: string): string =>
  bytesToHex(p256.sign(message, hexToBytes(secret), PLAIN))

/** Null: the key is no point of the curve. */
export function verifierOf(key: string) {
  const point = hexToBytes(key)
  if (!p256.utils.isValidPublicKey(point, false)) return null
  return async (message: Uint8Array, signature: string): Promise<boolean> =>
    /^[0-9a-f]{128}$/.test(signature) && p256.verify(hexToBytes(signature), message, point, PLAIN)
}
