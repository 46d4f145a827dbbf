import { expect, test } from 'vitest'
import { isSeed, stream, takeNth } from '../../src/play/chance.ts'

const SEED = '000102030405060708090a0b0c0d0e0f'
const FIRST = [2300235733, 1805639476, 2476942610, 3425724671]

test('a stream is sfc32, the same on every device', () => {
  const first = (n: number) => {
    const below = stream(SEED, n)
    return Array.from({ length: 4 }, () => below(2 ** 32))
  }
  expect(first(0)).toEqual(FIRST)
})

test('questions that follow one another have nothing in common', () => {
  // each bit of the first words changes for about half of the neighbours
  const flips = new Array<number>(32).fill(0)
  for (let n = 0; n < 1000; n += 1) {
    const changed = stream(SEED, n)(2 ** 32) ^ stream(SEED, n + 1)(2 ** 32)
    for (let bit = 0; bit < 32; bit += 1) flips[bit] = (flips[bit] ?? 0) + ((changed >>> bit) & 1)
  }
  for (const count of flips) expect(Math.abs(count - 500)).toBeLessThan(80)
})

test('the stream depends on seed and question alone', () => {
  const draws = (seed: string, n: number) => {
    const below = stream(seed, n)
    return Array.from({ length: 20 }, () => below(1000)).join()
  }
  expect(draws(SEED, 1)).toBe(draws(SEED, 1))
  expect(draws(SEED, 1)).not.toBe(draws(SEED, 2))
  expect(draws(SEED, 1)).not.toBe(draws('f'.repeat(32), 1))
})

test('every number comes equally often', () => {
  const counts = new Array<number>(6).fill(0)
  for (let n = 0; n < 600; n += 1) {
    const below = stream(SEED, n)
    for (let i = 0; i < 10; i += 1) {
      const drawn = below(6)
      counts[drawn] = (counts[drawn] ?? 0) + 1
    }
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(110)
})

test('a limit that does not divide the range keeps all numbers equally likely', () => {
  const limit = 3 * 2 ** 30
  const below = stream(SEED, 3)
  const third = [0, 0, 0]
  for (let i = 0; i < 3000; i += 1) {
    const at = Math.floor(below(limit) / 2 ** 30)
    third[at] = (third[at] ?? 0) + 1
  }
  // without rejection the first third would come twice as often as the others
  for (const count of third) expect(Math.abs(count - 1000)).toBeLessThan(120)
})

test('a seed is 32 hex digits', () => {
  expect([isSeed(SEED), isSeed(SEED.toUpperCase()), isSeed('12')]).toEqual([true, false, false])
})

test('the n-th smallest is taken as out of the sorted list', () => {
  const below = stream(SEED, 9)
  for (let size = 1; size <= 40; size += 1) {
    const list = Array.from({ length: size }, () => below(size))
    const ordered = [...list].sort((a, b) => a - b)
    while (list.length > 0) {
      const n = below(list.length)
      expect(takeNth(list, n)).toBe(ordered.splice(n, 1)[0])
      expect([...list].sort((a, b) => a - b)).toEqual(ordered)
    }
  }
})
