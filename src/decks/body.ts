// What a deck code of version 1 holds, as bytes (docs/decks.md).

import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { DeckEntry } from '../engine/rules.ts'
import type { Catalog } from './catalog.ts'
import {
  type Deck,
  emptyDeck,
  inTurn,
  isCount,
  MOST_CARDS,
  MOST_COPIES,
  MOST_NAME,
  MOST_NOTES,
  MOST_UNKNOWN,
  PARTS,
  type Placeholder,
  placeholders,
} from './deck.ts'
import { tidy, tidyLines } from './spelling.ts'

const SIDE = 1
const POOL = 2
const UNKNOWN = 4
const NAME = 8
const NOTES = 16
const FINGERPRINT = 4
/** Counts below it need no number of their own. */
const COUNTS = 8

/**
 * Of the cards up to the last one that the deck names: their numbers in the order of the set. Numbers are enough, since a code
 * says nothing but which place of the set; and a set that has grown at its end still reads what was written before.
 */
const fingerprint = ({ set }: Catalog, cards: number): number[] => {
  const numbers = set.cards.slice(0, cards).map(({ number }) => number)
  return [...sha256(utf8ToBytes(numbers.join('\n'))).subarray(0, FINGERPRINT)]
}

/** Seven bits a byte, the lowest first; the eighth says that more follow. */
const varint = (n: number): number[] => (n < 128 ? [n] : [(n & 127) | 128, ...varint(n >> 7)])

const words = (text: string): number[] => {
  const bytes = utf8ToBytes(text)
  return [...varint(bytes.length), ...bytes]
}

/** `named`: with the deck's name and notes. */
export function pack(deck: Deck, catalog: Catalog, named: boolean): number[] {
  const strangers: Placeholder[] = [...deck.unknown]
  let cards = 0
  const [main = [], side = [], pool = []] = PARTS.map((part) => {
    const placed: [place: number, count: number][] = []
    for (const [number, count] of deck[part]) {
      const place = catalog.places.get(number)
      if (place === undefined) strangers.push({ part, text: number, count })
      else placed.push([place, count])
    }
    placed.sort(([a], [b]) => a - b)
    cards = Math.max(cards, (placed.at(-1)?.[0] ?? -1) + 1)
    return packList(placed)
  })
  const unknown = placeholders(strangers)
  const name = named ? tidy(deck.name, MOST_NAME) : ''
  const notes = named ? tidyLines(deck.notes, MOST_NOTES) : ''
  const flags =
    (side.length > 1 ? SIDE : 0) |
    (pool.length > 1 ? POOL : 0) |
    (unknown.length > 0 ? UNKNOWN : 0) |
    (name === '' ? 0 : NAME) |
    (notes === '' ? 0 : NOTES)
  return [
    flags,
    ...fingerprint(catalog, cards),
    ...main,
    ...(flags & SIDE ? side : []),
    ...(flags & POOL ? pool : []),
    ...(flags & UNKNOWN ? [...varint(unknown.length), ...unknown.flatMap(packStranger)] : []),
    ...(flags & NAME ? words(name) : []),
    ...(flags & NOTES ? words(notes) : []),
  ]
}

/** Each card as the gap to the one before, with its count in the lowest bits. */
function packList(placed: readonly [place: number, count: number][]): number[] {
  let next = 0
  const bytes = varint(placed.length)
  for (const [place, count] of placed) {
    bytes.push(...varint((place - next) * COUNTS + Math.min(count, COUNTS) - 1))
    if (count >= COUNTS) bytes.push(...varint(count - COUNTS))
    next = place + 1
  }
  return bytes
}

const packStranger = ({ part, text, count }: Placeholder): number[] => [
  ...varint(count * PARTS.length + PARTS.indexOf(part)),
  ...words(text),
]

/** The deck; `set`: the places are another set's; `damaged`: no writer has written this. */
export function unpack(bytes: Uint8Array, catalog: Catalog): Deck | 'set' | 'damaged' {
  const from = new Bytes(bytes)
  const flags = from.byte()
  const known = from.take(FINGERPRINT)
  const lists = [true, (flags & SIDE) !== 0, (flags & POOL) !== 0].map((there) =>
    there ? readList(from) : [],
  )
  const unknown = flags & UNKNOWN ? readStrangers(from) : []
  const name = tidy(flags & NAME ? from.words() : '', MOST_NAME)
  const notes = tidyLines(flags & NOTES ? from.words() : '', MOST_NOTES)
  if (from.wrong || !from.done || unknown.length > MOST_UNKNOWN) return 'damaged'

  const cards = 1 + Math.max(-1, ...lists.map((list) => list.at(-1)?.[0] ?? -1))
  const { set, game } = catalog
  if (lists.some((list) => list.length > MOST_CARDS)) return 'damaged'
  if (cards > set.cards.length || fingerprint(catalog, cards).some((byte, i) => byte !== known[i]))
    return 'set'
  const [main = [], side = [], pool = []] = lists.map((list) =>
    inTurn(list.map(([place, count]): DeckEntry => [set.cards[place]?.number ?? '', count])),
  )
  return { ...emptyDeck(game, name), notes, main, side, pool, unknown: placeholders(unknown) }
}

function readList(from: Bytes): [place: number, count: number][] {
  const list: [number, number][] = []
  let next = 0
  for (let left = from.number(); left > 0 && !from.wrong; left--) {
    const n = from.number()
    const place = next + Math.floor(n / COUNTS)
    const few = (n % COUNTS) + 1
    list.push([place, from.count(few < COUNTS ? few : COUNTS + from.number())])
    next = place + 1
  }
  return list
}

function readStrangers(from: Bytes): Placeholder[] {
  const list: Placeholder[] = []
  for (let left = from.number(); left > 0 && !from.wrong; left--) {
    const n = from.number()
    const part = PARTS[n % PARTS.length] ?? 'main'
    list.push({ part, count: from.count(Math.floor(n / PARTS.length)), text: from.words() })
  }
  return list
}

/** Bytes as they are read; `wrong` once they make no sense. What is read from then on means nothing. */
class Bytes {
  wrong = false
  private at = 0
  private readonly bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }

  get done(): boolean {
    return this.at === this.bytes.length
  }

  take(length: number): Uint8Array {
    const part = this.bytes.subarray(this.at, this.at + length)
    if (part.length < length) this.wrong = true
    this.at += part.length
    return part
  }

  byte(): number {
    return this.take(1)[0] ?? 0
  }

  number(): number {
    let n = 0
    for (let shift = 0; shift <= 14; shift += 7) {
      const byte = this.byte()
      n |= (byte & 127) << shift
      if (byte < 128) return n
    }
    this.wrong = true
    return 0
  }

  count(n: number): number {
    if (!isCount(n)) this.wrong = true
    return Math.min(n, MOST_COPIES)
  }

  words(): string {
    const escaped = Array.from(this.take(this.number()), (byte) => `%${byte.toString(16).padStart(2, '0')}`)
    try {
      // why not TextDecoder: this layer is compiled without the platform
      return decodeURIComponent(escaped.join(''))
    } catch {
      this.wrong = true
      return ''
    }
  }
}
