// Two phones play a match over a link that may be cut (docs/protocol.md, 9).

import { describe, expect, test } from 'vitest'
import { soakKills } from '../../src/cli/soak/kills.ts'
import { inLobby, meeting, playOn, sessionOf, settle } from '../../src/cli/soak/phones.ts'
import { digest } from '../../src/engine/door.ts'
import { standingOf } from '../../src/net/closing.ts'
import { startersOf } from '../fair/duel.ts'

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

test.each([0, 1] as const)('a phone that opens the match late has missed nothing: %i', async (late) => {
  const phones = await inLobby('lastland', 3)
  let open = () => {}
  phones[late].slow = new Promise((done) => {
    open = done
  })
  const decks = startersOf('lastland')
  phones[0].lobby?.setReady(decks[0])
  phones[1].lobby?.setReady(decks[1])
  await settle(phones)
  expect(phones.map(({ session }) => session === null)).toEqual([late === 0, late === 1])
  open()
  await phones[late].slow
  await settle(phones)
  expect(sessionOf(phones[0]).record.entries.length).toBeGreaterThan(4)
  expect(sessionOf(phones[1]).fair.head).toBe(sessionOf(phones[0]).fair.head)
})

test('net 5: a phone killed at any moment comes back, and both hold the same log', {
  timeout: 120_000,
}, async () => {
  const report = await soakKills({ game: 'lastland', runs: 2, seed: 11 })
  expect(report.failures).toEqual([])
  expect(report.figures.kills).toBeGreaterThan(8)
})
