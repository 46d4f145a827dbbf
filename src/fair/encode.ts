// One encoding of values as bytes (docs/protocol.md, 1): what is hashed or signed has exactly one form.

import { utf8ToBytes } from '@noble/hashes/utils.js'

/** Plain data: whole numbers, texts, bytes, lists, and records, whose keys are taken in order. */
export type Value = number | string | Uint8Array | readonly Value[] | { readonly [key: string]: Value }

const NUMBER = 0
const TEXT = 1
const BYTES = 2
const LIST = 3
const RECORD = 4

let out = new Uint8Array(4096)
let end = 0

function room(n: number): number {
  const at = end
  end += n
  if (end > out.length) {
    const longer = new Uint8Array(2 * end)
    longer.set(out)
    out = longer
  }
  return at
}

function word(n: number): void {
  const at = room(4)
  out[at] = n >>> 24
  out[at + 1] = n >>> 16
  out[at + 2] = n >>> 8
  out[at + 3] = n
}

/** A tag, and a length or count of four bytes, most significant first. */
function head(tag: number, n: number): void {
  // why not out[room(1)]: that would be a place in the buffer from before it grew
  const at = room(1)
  out[at] = tag
  word(n)
}

function bytes(tag: number, value: Uint8Array): void {
  head(tag, value.length)
  const at = room(value.length)
  out.set(value, at)
}

/** Texts are mostly hex digits and names: their characters are their bytes. */
function text(value: string): void {
  head(TEXT, value.length)
  const at = room(value.length)
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i)
    if (code > 0x7f) {
      end = at - 5
      bytes(TEXT, utf8ToBytes(value))
      return
    }
    out[at + i] = code
  }
}

function put(value: Value): void {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new Error(`${value} is no whole number`)
    const at = room(1)
    out[at] = NUMBER
    word(Math.floor(value / 2 ** 32))
    word(value >>> 0)
  } else if (typeof value === 'string') text(value)
  else if (value instanceof Uint8Array) bytes(BYTES, value)
  else if (Array.isArray(value)) {
    head(LIST, value.length)
    for (const part of value) put(part)
  } else {
    const record = value as { readonly [key: string]: Value }
    const keys = Object.keys(record).sort()
    head(RECORD, keys.length)
    for (const key of keys) {
      put(key)
      put(record[key] as Value)
    }
  }
}

/** Throws for numbers that are not whole. */
export function encode(value: Value): Uint8Array {
  end = 0
  put(value)
  return out.slice(0, end)
}
