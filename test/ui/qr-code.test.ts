import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { quick } from '../../src/play/random.ts'
import { qrCode } from '../../src/ui/together/qr-code.ts'

const SMALL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567:/.-'
const ANY = 'abcXYZ019/#?=&%_~é部屋'

/** A text of so many letters. */
function textOf(letters: string, length: number, next: (below: number) => number): string {
  const all = [...letters]
  return Array.from({ length }, () => all[next(all.length)] ?? '').join('')
}

const theirs = (text: string): boolean[][] => encode(text, { ecc: 'M', border: 0 }).data

test('a code is module for module what another maker of codes draws, at every length', () => {
  const next = quick(1)
  for (let length = 1; length < 700; length += length < 60 ? 1 : 37) {
    for (const text of [`A${textOf(SMALL, length, next)}`, `a${textOf(ANY, length, next)}`])
      expect(qrCode(text), text).toEqual(theirs(text))
  }
})

test('the largest code that there is holds what it says it does, and one letter more is too much', () => {
  expect(qrCode('A'.repeat(3391))).toEqual(theirs('A'.repeat(3391)))
  expect(qrCode('a'.repeat(2331))).toEqual(theirs('a'.repeat(2331)))
  expect(() => qrCode('A'.repeat(3392))).toThrow(RangeError)
})

test('an empty text has a code too', () => {
  expect(qrCode('').length).toBe(21)
})
