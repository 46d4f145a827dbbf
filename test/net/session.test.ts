// Two phones play a match over a link that may be cut (docs/protocol.md, 9).

import { describe, expect, test } from 'vitest'
import { digest } from '../../src/engine/door.ts'
import { standingOf } from '../../src/net/closing.ts'
import { lines, meeting, playOn, sessionOf, settle } from './pair.ts'

describe.each(['landfight', 'lastland', 'legends'])('%s', (game) => {
  test('a match is played to its end and verified by both', { timeout: 120_000 }, async () => {
    const phones = await meeting(game)
    await playOn(phones, 1)
    const [one, two] = [sessionOf(phones[0]), sessionOf(phones[1])]
    expect(one.fair.state.result).toBeGreaterThanOrEqual(0)
    expect(digest(one.fair.state, 'public')).toBe(digest(two.fair.state, 'public'))
    expect(one.fair.head).toBe(two.fair.head)
    for (const { record, fair } of [one, two]) {
      expect(record.reveals.every((reveal) => reveal !== null)).toBe(true)
      expect(standingOf(record, fair.state.result)).toBe('verified')
    }
    expect(one.record.code).toMatch(/^\d{6}$/)
    expect(one.record.code).toBe(two.record.code)
  })
})

test('a phone that is killed comes back with all that was kept, and the match goes on', {
  timeout: 120_000,
}, async () => {
  const phones = await meeting('lastland')
  for (let round = 1; round <= 6; round++) {
    const from = sessionOf(phones[0]).record.entries.length
    await playOn(phones, round, () => sessionOf(phones[0]).record.entries.length > from + 12)
    const gone = phones[round % 2] as (typeof phones)[number]
    const [a, b] = lines(phones, round)
    for (const phone of phones) {
      phone.inbox.length = 0
      phone.line = null
    }
    await gone.reopen()
    phones[0].line = a
    phones[1].line = b
    await sessionOf(phones[0]).attach(a)
    await sessionOf(phones[1]).attach(b)
    await settle(phones)
    expect(sessionOf(phones[0]).together).toBe(true)
    expect(sessionOf(phones[1]).together).toBe(true)
    expect(sessionOf(phones[0]).fair.head).toBe(sessionOf(phones[1]).fair.head)
  }
  await playOn(phones, 99)
  const { record, fair } = sessionOf(phones[0])
  expect(standingOf(record, fair.state.result)).toBe('verified')
})
