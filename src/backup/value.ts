// Stored values as JSON and back: what JSON has no word for is written as an object whose first field is `$`.

/** why a bound: nothing that is stored here is nested deeper, and a file that is would use up the stack */
const DEEPEST = 40

type Fields = Record<string, unknown>

/** Something that cannot leave the phone, such as a key of the platform. */
export class Unwritable extends Error {}

/** A value that JSON can hold. Throws `Unwritable`. Fields without a value are left out. */
export function written(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) throw new Unwritable('nested too deep')
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (value === undefined) return { $: 'none' }
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? value : { $: 'number', of: spelt(value) }
  if (Array.isArray(value)) return value.map((one: unknown) => written(one, depth + 1))
  if (value instanceof Uint8Array) return { $: 'bytes', of: toBase64(value) }
  if (value instanceof Date) return { $: 'date', of: written(value.getTime()) }
  if (typeof value !== 'object' || Object.prototype.toString.call(value) !== '[object Object]')
    throw new Unwritable(Object.prototype.toString.call(value))
  const fields = Object.entries(value).filter(([, of]) => of !== undefined)
  const parts = fields.map(([name, of]): [string, unknown] => [name, written(of, depth + 1)])
  // why: a field of that name would be read as one of the words above
  return Object.hasOwn(value, '$') ? { $: 'object', of: parts } : Object.fromEntries(parts)
}

/** What `written` made, as it was. Null: it made no such thing. */
export function readValue(json: unknown, depth = 0): { value: unknown } | null {
  if (depth > DEEPEST) return null
  if (typeof json !== 'object' || json === null) return { value: json }
  if (Array.isArray(json)) {
    const list: unknown[] = []
    for (const one of json as unknown[]) {
      const read = readValue(one, depth + 1)
      if (read === null) return null
      list.push(read.value)
    }
    return { value: list }
  }
  if (Object.hasOwn(json, '$')) return readWord(json as Fields, depth)
  return readFields(Object.entries(json), depth)
}

function readFields(entries: readonly [string, unknown][], depth: number): { value: Fields } | null {
  const value: Fields = {}
  for (const [name, of] of entries) {
    const read = readValue(of, depth + 1)
    if (read === null) return null
    // why not by assignment: a field called __proto__ would become what the object inherits from
    Object.defineProperty(value, name, {
      value: read.value,
      enumerable: true,
      writable: true,
      configurable: true,
    })
  }
  return { value }
}

function readWord({ $, of }: Fields, depth: number): { value: unknown } | null {
  switch ($) {
    case 'none':
      return { value: undefined }
    case 'number': {
      const number = NUMBERS.find((one) => spelt(one) === of)
      return number === undefined ? null : { value: number }
    }
    case 'bytes':
      return typeof of === 'string' ? fromBase64(of) : null
    case 'date': {
      const time = readValue(of, depth + 1)
      return typeof time?.value === 'number' ? { value: new Date(time.value) } : null
    }
    case 'object': {
      if (!Array.isArray(of)) return null
      const entries: [string, unknown][] = []
      for (const one of of as unknown[]) {
        if (!Array.isArray(one) || one.length !== 2 || typeof one[0] !== 'string') return null
        entries.push([one[0], one[1]])
      }
      return readFields(entries, depth)
    }
    default:
      return null
  }
}

const NUMBERS = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0]
const spelt = (number: number): string => (Object.is(number, -0) ? '-0' : String(number))

function toBase64(bytes: Uint8Array): string {
  let text = ''
  // why in pieces: a call takes only so many arguments
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}

function fromBase64(text: string): { value: Uint8Array } | null {
  try {
    return { value: Uint8Array.from(atob(text), (one) => one.charCodeAt(0)) }
  } catch {
    return null
  }
}
