import { describe, expect, test } from 'vitest'
import { die, highRoll } from '../../src/counter/chance.ts'

/** A source for tests: 32 bits of a linear congruence of 64, its upper half. */
function source(seed: bigint): () => number {
  let state = seed
  return () => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffff_ffff_ffff_ffffn
    return Number(state >> 32n)
  }
}
const platform = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

/** Pearson's statistic of `counts` against equal shares. */
function chiSquare(counts: readonly number[]): number {
  const share = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - share) ** 2 / share, 0)
}
/** The statistic that one in a million fair dice passes, by Wilson and Hilferty. */
const bound = (freedom: number) =>
  freedom * (1 - 2 / (9 * freedom) + 4.75 * Math.sqrt(2 / (9 * freedom))) ** 3

function countsOf(sides: number, rolls: number, random32: () => number): number[] {
  const counts = new Array<number>(sides).fill(0)
  for (let n = 0; n < rolls; n++) {
    const value = die(sides, random32)
    counts[value - 1] = (counts[value - 1] ?? 0) + 1
  }
  return counts
}

describe('dice', () => {
  test.each([2, 6, 20])('a die of %i is fair over 60,000 rolls', (sides) => {
    for (const random32 of [source(11n), platform])
      expect(chiSquare(countsOf(sides, 60_000, random32))).toBeLessThan(bound(sides - 1))
  })

  test('the test finds a die that is bent by taking the rest of 32 bits', () => {
    const sides = 3_000_000_000
    const bent = [0, 0]
    const fair = [0, 0]
    const random32 = source(5n)
    const halves = (value: number) => (value <= sides / 2 ? 0 : 1)
    for (let n = 0; n < 20_000; n++) {
      const a = halves((random32() % sides) + 1)
      bent[a] = (bent[a] ?? 0) + 1
      const b = halves(die(sides, random32))
      fair[b] = (fair[b] ?? 0) + 1
    }
    expect(chiSquare(bent)).toBeGreaterThan(bound(1))
    expect(chiSquare(fair)).toBeLessThan(bound(1))
  })

  test('values that would favour small numbers are drawn again', () => {
    const drawn = [0xffff_ffff, 0xffff_fffc, 11]
    expect(die(6, () => drawn.shift() ?? 0)).toBe(6)
    expect(drawn).toEqual([])
  })

  test('LF-R17: equal rolls are rolled again, and either side is as likely to win', () => {
    const drawn = [3, 3, 0, 0, 5, 2]
    expect(highRoll(6, () => drawn.shift() ?? 0)).toEqual([
      [4, 4],
      [1, 1],
      [6, 3],
    ])
    const random32 = source(3n)
    const wins = [0, 0]
    for (let n = 0; n < 20_000; n++) {
      const [a, b] = highRoll(20, random32).at(-1) ?? [0, 0]
      const winner = a > b ? 0 : 1
      wins[winner] = (wins[winner] ?? 0) + 1
    }
    expect(chiSquare(wins)).toBeLessThan(bound(1))
  })
})
