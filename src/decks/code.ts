// Deck codes: FDECK, the game, and a base32 text that a QR code holds in its small alphabet. One deck, one code.

import { utf8ToBytes } from '@noble/hashes/utils.js'
import { fromBase32, toBase32 } from '../net/base32.ts'
import { crc32 } from '../net/crc.ts'
import { fine, type Result, trouble } from '../storage/problem.ts'
import { pack, unpack } from './body.ts'
import type { Catalog } from './catalog.ts'
import type { Deck } from './deck.ts'

export type CodeKey =
  /** no deck code at all */
  | 'code.none'
  | 'code.long'
  | 'code.damaged'
  /** `version` is theirs, `own` ours */
  | 'code.version'
  | 'code.unknownGame'
  /** the cards of this game are others here */
  | 'code.set'

const PREFIX = 'FDECK-'
const VERSION = 1
const CHECK = 3
/** More than the fullest deck needs. */
export const MOST_CODE = 130_000
const LINK = '#/decks/in/'

/** The deck's code; `named`: with its name and notes, which equal decks need not share. */
export function writeCode(deck: Deck, catalog: Catalog, named = false): string {
  const body = [VERSION, ...pack(deck, catalog, named)]
  const check = checkOf(deck.game, body)
  return `${PREFIX}${deck.game}-${toBase32(Uint8Array.from([...body, ...check]))}`.toUpperCase()
}

/** The code as a link into the app; `base` is the address of its page. */
export const deckLink = (base: string, code: string): string => base.replace(/#.*$/s, '') + LINK + code

/** The code in what somebody pasted or scanned: alone, broken over lines, in a link or among words; null: there is none. */
export function codeIn(text: string): string | null {
  if (text.length > MOST_CODE) return null
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  const alone = plain.replace(/\s/g, '')
  const code = /^FDECK-[A-Z0-9-]+$/i.exec(alone) ?? /FDECK-[A-Z0-9-]+/i.exec(plain)
  return code ? code[0].toUpperCase() : null
}

interface Envelope {
  game: string
  version: number
  body: Uint8Array
}

/** Which game a code is of, before its cards are loaded. */
export function gameOfCode(text: string): Result<string, CodeKey> {
  const opened = open(text)
  return opened.ok ? fine(opened.value.game) : opened
}

/** The deck of a code. `catalog`: the cards of a game that this phone has, by its id. */
export function readCode(
  text: string,
  catalog: (game: string) => Catalog | undefined,
): Result<Deck, CodeKey> {
  const opened = open(text)
  if (!opened.ok) return opened
  const { game, version, body } = opened.value
  if (version !== VERSION) return trouble('code.version', { version, own: VERSION })
  const cards = catalog(game)
  if (cards === undefined) return trouble('code.unknownGame', { game })
  const deck = unpack(body, cards)
  if (deck === 'set') return trouble('code.set', { game })
  // why: the same deck written another way would have two codes
  if (deck === 'damaged' || writeCode(deck, cards, true) !== codeIn(text)) return trouble('code.damaged')
  return fine(deck)
}

/** What every version has in common: the game, a checksum at the end, the version in the first byte. */
function open(text: string): Result<Envelope, CodeKey> {
  if (text.length > MOST_CODE) return trouble('code.long', { n: text.length, most: MOST_CODE })
  const code = codeIn(text)
  if (code === null) return trouble('code.none')
  const split = code.lastIndexOf('-')
  const game = code.slice(PREFIX.length, split).toLowerCase()
  const bytes = fromBase32(code.slice(split + 1))
  if (game === '' || bytes === null || bytes.length <= CHECK) return trouble('code.damaged')
  const body = bytes.subarray(0, -CHECK)
  if (checkOf(game, body).some((byte, i) => byte !== bytes[body.length + i])) return trouble('code.damaged')
  return fine({ game, version: body[0] ?? 0, body: body.subarray(1) })
}

/** The lowest 24 bits of a CRC-32 over game and body. */
function checkOf(game: string, body: ArrayLike<number>): number[] {
  const check = crc32(Uint8Array.from(body), crc32(utf8ToBytes(game)))
  return [(check >> 16) & 255, (check >> 8) & 255, check & 255]
}
