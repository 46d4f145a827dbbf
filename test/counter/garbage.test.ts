// What a link brings that no phone of ours would say.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCounterMessage } from '../../src/counter/messages.ts'
import { again, breath, counted, countersOf, hex, problemsOf, tap } from './phones.ts'

describe('garbage', () => {
  test('is no message', () => {
    const good = { t: 'requests', requests: [{ k: 1, sig: hex('a') + hex('b'), act: tap(0) }] }
    expect(readCounterMessage(good)).toEqual(good)
    const [request] = good.requests
    for (const bad of [
      { ...request, k: 0 },
      { ...request, k: 1.5 },
      { ...request, sig: '' },
      { ...request, act: { do: 'change', seat: 2, by: 1 } },
      { ...request, act: { ...tap(0), more: 1 } },
      { ...request, act: { do: 'change', seat: 0, by: 0.5 } },
      { ...request, at: 1 },
    ])
      expect(readCounterMessage({ t: 'requests', requests: [bad] }), JSON.stringify(bad)).toBeNull()
    const many = Array.from({ length: 201 }, () => request)
    expect(readCounterMessage({ t: 'requests', requests: many })).toBeNull()
    const own = { at: 1, by: 0, k: 0, sig: '', act: tap(0) }
    const log = { t: 'entries', from: 0, length: 1, head: hex('h'), signature: hex('a') + hex('b') }
    expect(readCounterMessage({ ...log, entries: [own] })).not.toBeNull()
    for (const bad of [
      { ...own, k: 1 },
      { ...own, by: 1 },
      { ...own, sig: hex('a') + hex('b') },
    ])
      expect(readCounterMessage({ ...log, entries: [bad] })).toBeNull()
    fc.assert(fc.property(fc.anything(), (value) => readCounterMessage(value) === null))
  })

  const hash = fc.constantFrom(hex('a'), hex('b'))
  const sig = fc.constantFrom(hex('a') + hex('b'))
  const number = fc.nat(4)
  const act = fc.constantFrom(tap(0), tap(1, 7))
  const request = fc.record({ k: fc.integer({ min: 1, max: 4 }), sig, act })
  const own = fc.record({ at: number, by: fc.constant(0), k: fc.constant(0), sig: fc.constant(''), act })
  const entry = fc.oneof(
    own,
    request.map((asked) => ({ ...asked, at: 5, by: 1 })),
  )
  const look = { names: fc.constant(['', '']), colours: fc.constant([0, 1]) }
  const said = fc
    .oneof(
      fc.record({ t: fc.constant('join'), protocol: number }),
      fc.record({
        t: fc.constant('greet'),
        protocol: fc.constant(1),
        counter: hash,
        role: fc.constantFrom('host', 'guest'),
        key: fc.constant(`04${hex('a')}${hex('b')}`),
        nonce: hash,
        now: number,
        reply: fc.boolean(),
      }),
      fc.record({
        t: fc.constant('proof'),
        nonce: hash,
        own: hash,
        theirs: hash,
        length: number,
        head: hash,
        signature: sig,
      }),
      fc.record({ t: fc.constant('look'), ...look }),
      fc.record({
        t: fc.constant('entries'),
        from: number,
        entries: fc.array(entry, { maxLength: 3 }),
        length: number,
        head: hash,
        signature: sig,
      }),
      fc.record({ t: fc.constant('requests'), requests: fc.array(request, { maxLength: 3 }) }),
      fc.record({ t: fc.constant('end'), why: fc.constant('counter.fork') }),
    )
    .map((message) => {
      const read = readCounterMessage(message)
      if (!read) throw new Error(`no message: ${JSON.stringify(message)}`)
      return read
    })

  test('that is well formed ends the sharing at most: nothing is thrown, nothing is entered', {
    timeout: 60_000,
  }, async () => {
    const heard = new Set<string>()
    await fc.assert(
      fc.asyncProperty(
        fc.array(said, { minLength: 1, maxLength: 12 }),
        fc.constantFrom(0, 1),
        async (all, n) => {
          const table = await counted()
          await again(table)
          const counter = countersOf(table)[n]
          if (!counter) throw new Error('no counter')
          const before = structuredClone(counter.entries)
          for (const message of all) await counter.take(message)
          await breath()
          expect(counter.entries).toEqual(before)
          if (counter.problem) heard.add(counter.problem.key)
          for (const phone of table.phones) phone.problems = []
          await again(table)
          expect(problemsOf(table)).toEqual([[], []])
          const [host, guest] = countersOf(table)
          expect(guest.entries).toEqual(host.entries)
        },
      ),
      { numRuns: 200 },
    )
    expect(heard.size).toBeGreaterThan(3)
  })
})
