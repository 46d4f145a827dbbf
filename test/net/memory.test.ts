import { describe, expect, test } from 'vitest'
import type { LinkState } from '../../src/net/link.ts'
import { memoryPair } from '../../src/net/memory.ts'
import { VirtualTime } from '../../src/net/scheduler.ts'
import { quick } from '../../src/play/random.ts'

const frame = (n: number) => Uint8Array.of(n)

function pair(air = {}, seed = 1) {
  const time = new VirtualTime()
  const made = memoryPair(time, quick(seed), air)
  const got: number[] = []
  const states: LinkState[] = []
  made.links[1].onFrame = ([n = 0]) => got.push(n)
  made.links[1].onState = (state) => states.push(state)
  return { ...made, pair: made, near: made.links[0], far: made.links[1], time, got, states }
}

describe('links in memory', () => {
  test('they open when time passes, know each other, and carry frames in order', () => {
    const { near, far, time, got, states } = pair({ delay: 30 })
    near.send(frame(9))
    time.pass(0)
    for (const n of [1, 2, 3]) near.send(frame(n))
    time.pass(29)
    expect(got).toEqual([])
    time.pass(1)
    expect([got, states]).toEqual([[1, 2, 3], ['open']])
    expect(near.fingerprints).toEqual({ own: far.fingerprints.theirs, theirs: far.fingerprints.own })
    expect(near.fingerprints.own).toMatch(/^[0-9a-f]{64}$/)
  })

  test('the air loses, doubles and reorders what its seed says, and the same again', () => {
    const run = (seed: number) => {
      const { near, time, got } = pair({ loss: 200, double: 200, reorder: 200, jitter: 5 }, seed)
      time.pass(0)
      for (let n = 0; n < 100; n++) near.send(frame(n))
      time.pass(1_000)
      return got
    }
    const got = run(3)
    expect(got).toEqual(run(3))
    expect(got).not.toEqual(run(4))
    expect(new Set(got).size).toBeLessThan(100)
    expect(got.length).toBeGreaterThan(new Set(got).size)
    expect(got).not.toEqual([...got].sort((a, b) => a - b))
  })

  test('a cut line falls silent on both sides and opens again; what was on its way is lost', () => {
    const { pair: made, near, time, got, states } = pair({ delay: 50 })
    time.pass(0)
    near.send(frame(1))
    made.cut()
    time.pass(5_999)
    expect(near.state).toBe('open')
    time.pass(1)
    made.mend()
    time.pass(50)
    near.send(frame(2))
    time.pass(50)
    expect([got, states]).toEqual([[2], ['open', 'silent', 'open']])
  })

  test('who leaves is missed at once; who leaves in the dark, when the line is mended', () => {
    const one = pair()
    one.time.pass(0)
    one.near.close()
    one.time.pass(0)
    expect(one.states).toEqual(['open', 'closed'])
    const other = pair()
    other.time.pass(0)
    other.pair.cut()
    other.near.close()
    other.time.pass(7_000)
    expect(other.states).toEqual(['open', 'silent'])
    other.pair.mend()
    other.time.pass(0)
    expect(other.states).toEqual(['open', 'silent', 'closed'])
  })
})
