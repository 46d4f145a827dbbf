// The word that leads a friend to this phone over a signalling server: eight characters of base32, drawn by the platform.

import { characterOf, digitOf } from './base32.ts'

const LENGTH = 8
/** Ids on a signalling server are shared with whatever else uses it. */
const PREFIX = 'futari-'

export const newRoomCode = (): string => Array.from(randomBytes(LENGTH), characterOf).join('')

/** A code as somebody typed it; null when it is none. Digits that do not occur are read as the letters they resemble. */
export function tidyRoomCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replaceAll('0', 'O')
    .replaceAll('1', 'I')
    .replaceAll('8', 'B')
  return code.length === LENGTH && [...code].every((character) => digitOf(character) >= 0) ? code : null
}

/** What the signalling server knows a room by. */
export const roomId = (code: string): string => PREFIX + code.toLowerCase()

/** By which the server knows the owner of an id. A new page gets a new one: with the old one no answer would ever come. */
export const newToken = (): string => Array.from(randomBytes(20), characterOf).join('')

/** An id nobody has to know. */
export const guestId = (): string => `${PREFIX}guest-${newToken().toLowerCase()}`

const randomBytes = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length))
