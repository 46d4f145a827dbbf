// Whether two stored values hold the same.

/** why a bound: the database can keep what contains itself */
const DEEPEST = 64

type Fields = Readonly<Record<string, unknown>>

/** Plain data by its content, bytes among it; two values of any other kind are never the same. Fields in `without` do not count. */
export function same(a: unknown, b: unknown, without: readonly string[] = [], depth = 0): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || depth > DEEPEST)
    return false
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((one: unknown, i) => same(one, b[i], [], depth + 1))
    )
  if (a instanceof Uint8Array || b instanceof Uint8Array)
    return (
      a instanceof Uint8Array &&
      b instanceof Uint8Array &&
      a.length === b.length &&
      a.every((byte, i) => byte === b[i])
    )
  if (!isPlain(a) || !isPlain(b)) return false
  const fields = (of: Fields) => Object.keys(of).filter((name) => !without.includes(name))
  const names = fields(a)
  return (
    names.length === fields(b).length &&
    names.every((name) => Object.hasOwn(b, name) && same(a[name], b[name], [], depth + 1))
  )
}

/** An object of nothing but fields. */
export function isPlain(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.prototype.toString.call(value) === '[object Object]'
}
