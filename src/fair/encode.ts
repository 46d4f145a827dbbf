// One encoding of values as bytes (docs/protocol.md, 1): what is hashed or signed has exactly one form.

import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** Plain data: whole numbers, texts, bytes, lists, and records, whose keys are taken in order. */
export type Value = number | string | Uint8Array | readonly Value[] | { readonly [key: string]: Value }

const NUMBER = 0
const TEXT = 1
const BYTES = 2
const LIST = 3
const RECORD = 4

/** A tag and a length or count of four bytes, most significant first. */
function head(tag: number, n: number): Uint8Array {
  const out = new Uint8Array(5)
  out[0] = tag
  new DataView(out.buffer).setUint32(1, n)
  return out
}

function number(n: number): Uint8Array {
  if (!Number.isSafeInteger(n)) throw new Error(`${n} is no whole number`)
  const out = new Uint8Array(9)
  const view = new DataView(out.buffer)
  view.setInt32(1, Math.floor(n / 2 ** 32))
  view.setUint32(5, n >>> 0)
  out[0] = NUMBER
  return out
}

/** Throws for numbers that are not whole. */
export function encode(value: Value): Uint8Array {
  if (typeof value === 'number') return number(value)
  if (typeof value === 'string') {
    const bytes = utf8ToBytes(value)
    return concatBytes(head(TEXT, bytes.length), bytes)
  }
  if (value instanceof Uint8Array) return concatBytes(head(BYTES, value.length), value)
  if (Array.isArray(value)) return concatBytes(head(LIST, value.length), ...value.map(encode))
  const record = value as { readonly [key: string]: Value }
  const keys = Object.keys(record).sort()
  return concatBytes(
    head(RECORD, keys.length),
    ...keys.flatMap((key) => [encode(key), encode(record[key] as Value)]),
  )
}
