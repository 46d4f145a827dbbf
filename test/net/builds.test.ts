// Two phones with different builds meet: refused before anything is dealt, with what differs.

import { describe, expect, test } from 'vitest'
import { lines, Phone, sessionOf, settle } from '../../src/cli/soak/phones.ts'
import { PROTOCOL } from '../../src/fair/secrets.ts'
import type { Message } from '../../src/net/messages.ts'
import { rulesOf, startersOf } from '../fair/duel.ts'

const [mine, theirs] = startersOf('lastland')

/** Two phones get ready; the second's messages go through `spoil`. */
async function ready(spoil: (said: Message) => Message, game = 'lastland') {
  const phones = [new Phone('one', game), new Phone('two', game)] as const
  const pair = lines(phones, 0, (said, by) => (by === 1 ? spoil(said) : said))
  phones[0].meet(pair[0])
  phones[1].meet(pair[1])
  for (const phone of phones) phone.lobby?.say()
  await settle(phones)
  phones[0].lobby?.setReady(mine)
  phones[1].lobby?.setReady(theirs)
  await settle(phones)
  return phones
}

describe('net 8', () => {
  test('one card value differs: both are told that the rules or cards differ, and nothing is dealt', async () => {
    const [one, two] = await ready((said) =>
      said.t === 'table' ? { ...said, rules: 'another card value' } : said,
    )
    expect(one.lobby?.problem).toBe('meet.rules')
    expect([one.session, two.session]).toEqual([null, null])
  })

  test('the difference comes out at the greeting, if not before', async () => {
    const [one] = await ready((said) =>
      said.t === 'hello' ? { ...said, hello: { ...said.hello, rules: 'another card value' } } : said,
    )
    expect(one.session).toBe(null)
    expect(one.lobby?.problem).toBe('meet.closed')
  })

  test('another protocol', async () => {
    const [one] = await ready((said) =>
      said.t === 'hello' ? { ...said, hello: { ...said.hello, protocol: PROTOCOL + 1 } } : said,
    )
    expect(one.lobby?.problem).toBe('meet.protocol')
  })

  test('a content hash tells one card value from another', () => {
    expect(rulesOf('lastland').hash).not.toBe(rulesOf('landfight').hash)
  })
})

describe('a meeting', () => {
  test('with somebody in between, whose link has other ends', async () => {
    const [one] = await ready((said) =>
      said.t === 'hello' ? { ...said, hello: { ...said.hello, theirs: 'f'.repeat(64) } } : said,
    )
    expect(one.session).toBe(null)
  })

  test('goes again after a refusal', async () => {
    let spoilt = true
    const phones = await ready((said) => {
      if (said.t !== 'hello' || !spoilt) return said
      spoilt = false
      return { ...said, signature: '0'.repeat(128) }
    })
    expect(phones[0].lobby?.problem).toBe('meet.signature')
  })

  test('is not left half way by a phone that is not ready after all', async () => {
    const phones = [new Phone('one', 'lastland'), new Phone('two', 'lastland')] as const
    const pair = lines(phones, 6)
    phones[0].meet(pair[0])
    phones[1].meet(pair[1])
    for (const phone of phones) phone.lobby?.say()
    await settle(phones)
    for (const again of [false, true]) {
      phones[0].lobby?.setReady(mine)
      phones[1].lobby?.setReady(theirs)
      if (!again) phones[1].lobby?.setReady(null)
      await settle(phones)
    }
    expect(sessionOf(phones[0]).record.match).toBe(sessionOf(phones[1]).record.match)
  })

  test('hears what was said before it listened', async () => {
    const phones = [new Phone('one', 'lastland'), new Phone('two', 'lastland')] as const
    const pair = lines(phones, 7)
    phones[0].meet(pair[0])
    phones[0].lobby?.say()
    phones[0].lobby?.setReady(mine)
    phones[1].inbox.length = 0
    phones[1].meet(pair[1])
    phones[1].lobby?.say()
    await settle(phones)
    expect(phones[1].lobby?.other).toEqual({ name: 'one', ready: true })
  })

  test('two proposals at once become one', async () => {
    const phones = [new Phone('one', 'lastland'), new Phone('two', 'landfight')] as const
    const pair = lines(phones, 3)
    phones[0].meet(pair[0])
    phones[1].meet(pair[1])
    for (const phone of phones) phone.lobby?.say()
    await settle(phones)
    const games = phones.map((phone) => phone.lobby?.proposal.game)
    expect(games[0]).toBe(games[1])
    phones[0].lobby?.propose({ game: 'legends', bestOf: 3 })
    phones[1].lobby?.propose({ game: 'landfight', bestOf: 3 })
    await settle(phones)
    expect(phones[0].lobby?.proposal).toEqual(phones[1].lobby?.proposal)
  })

  test('is begun by nobody while one is not ready, or proposes something else after', async () => {
    const phones = [new Phone('one', 'lastland'), new Phone('two', 'lastland')] as const
    const pair = lines(phones, 4)
    phones[0].meet(pair[0])
    phones[1].meet(pair[1])
    for (const phone of phones) phone.lobby?.say()
    await settle(phones)
    phones[0].lobby?.setReady(mine)
    await settle(phones)
    expect(phones[1].lobby?.other).toEqual({ name: 'one', ready: true })
    phones[1].lobby?.propose({ game: 'landfight', bestOf: 1 })
    await settle(phones)
    expect(phones[0].lobby?.ready).toBe(false)
    phones[1].lobby?.setReady(theirs)
    await settle(phones)
    expect(phones[0].session).toBe(null)
    phones[0].lobby?.propose({ game: 'lastland', bestOf: 1 })
    await settle(phones)
    for (const phone of phones) phone.lobby?.setRules('lastland', rulesOf('lastland').hash)
    await settle(phones)
    phones[0].lobby?.setReady(mine)
    phones[1].lobby?.setReady(theirs)
    await settle(phones)
    expect(sessionOf(phones[0]).record.match).toBe(sessionOf(phones[1]).record.match)
  })
})
