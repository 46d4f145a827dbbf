import { expect, test } from 'vitest'
import { readValue, Unwritable, written } from '../../src/backup/value.ts'

const through = (value: unknown) => readValue(JSON.parse(JSON.stringify(written(value))))?.value

test.each([
  ['bytes', { salt: new Uint8Array([0, 127, 128, 255]), none: new Uint8Array() }],
  ['many bytes', new Uint8Array(40_000).fill(200)],
  [
    'numbers that JSON has no word for',
    [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0, 0],
  ],
  ['a date', { at: new Date(86_400_000), never: new Date(Number.NaN) }],
  ['nothing in a list', [undefined, null]],
  ['a field that looks like our own words', { $: 'bytes', of: 'AAAA', deep: [{ $: 1 }] }],
  ['text of all kinds', ['\u0000', '\ud800', '窯', '</script>']],
])('%s', (_what, value) => {
  expect(through(value)).toEqual(value)
})

test('fields without a value are left out', () => {
  expect(through({ a: undefined, b: 1 })).toEqual({ b: 1 })
})

test.each([
  ['a map', new Map()],
  ['a function', () => 0],
  ['a big number', 10n],
  ['what contains itself', loop()],
])('%s cannot be written', (_what, value) => {
  expect(() => written({ value })).toThrow(Unwritable)
})

function loop(): unknown {
  const list: unknown[] = []
  list.push(list)
  return list
}

test.each([
  '{"$":"bytes","of":"!"}',
  '{"$":"bytes"}',
  '{"$":"number","of":"1"}',
  '{"$":"object","of":[["a"]]}',
  '{"$":"object","of":{}}',
  '{"$":"other"}',
  '{"$":"date","of":"x"}',
  `${'['.repeat(60)}${']'.repeat(60)}`,
])('%s is nothing that was written', (text) => {
  expect(readValue(JSON.parse(text))).toBe(null)
})

test('a field called __proto__ is a field and nothing more', () => {
  const read = readValue(
    JSON.parse('{"__proto__":{"polluted":1},"a":{"$":"object","of":[["__proto__",{"polluted":1}]]}}'),
  )
  expect('polluted' in {}).toBe(false)
  const value = (read?.value ?? {}) as { polluted?: number }
  expect(value.polluted).toBe(undefined)
  expect(Object.hasOwn(value, '__proto__')).toBe(true)
})
