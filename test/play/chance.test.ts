import { sha256 } from '@noble/hashes/sha2.js'
import { expect, test } from 'vitest'
import { isSeed, stream, takeNth } from '../../src/play/chance.ts'

const SEED = '000102030405060708090a0b0c0d0e0f'

test('a stream is SHA-256 of seed, question and block', () => {
  const bytes = new Uint8Array(24)
  for (let i = 0; i < 16; i += 1) bytes[i] = i
  const block = new DataView(bytes.buffer)
  block.setUint32(16, 7)
  const words = new DataView(sha256(bytes).buffer)
  const below = stream(SEED, 7)
  for (let i = 0; i < 8; i += 1) expect(below(2 ** 32)).toBe(words.getUint32(4 * i))
  block.setUint32(20, 1)
  expect(below(2 ** 32)).toBe(new DataView(sha256(bytes).buffer).getUint32(0))
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
