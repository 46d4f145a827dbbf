// Base32 (RFC 4648, no padding): all its characters fit a QR code's small alphabet, and none is told from another by a hair.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The value of a character, or -1. */
export const digitOf = (character: string): number => ALPHABET.indexOf(character)
export const characterOf = (value: number): string => ALPHABET[value & 31] ?? ''

export function toBase32(bytes: Uint8Array): string {
  let text = ''
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += characterOf(held >> bits)
    }
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + characterOf(held << (5 - bits)) : text
}

/** The bytes of a text of this alphabet, or null when it holds another character or a length that no bytes have. */
export function fromBase32(text: string): Uint8Array | null {
  const bytes: number[] = []
  let held = 0
  let bits = 0
  for (const character of text) {
    const value = digitOf(character)
    if (value < 0) return null
    held = (held << 5) | value
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes.push((held >> bits) & 255)
    }
    held &= (1 << bits) - 1
  }
  return bits < 5 && held === 0 ? Uint8Array.from(bytes) : null
}
