// Two phones with different builds meet: refused before anything is dealt, with what differs.

import { describe, expect, test } from 'vitest'
import { inLobby, lines, Phone, sessionOf, settle } from '../../src/cli/soak/phones.ts'
import { PROTOCOL } from '../../src/fair/secrets.ts'
import type { Line } from '../../src/net/line.ts'
import { type Message, readMessage } from '../../src/net/messages.ts'
import { rulesOf, startersOf } from '../fair/duel.ts'

const [mine, theirs] = startersOf('lastland')

/** Two phones get ready; the second's messages go through `spoil`. */
async function ready(spoil: (said: Message) => Message, game = 'lastland') {
  const phones = await inLobby(game, 0, (said, by) => (by === 1 ? spoil(said) : said))
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
    const phones = await inLobby('lastland', 6)
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
    const phones = await inLobby('lastland', 4)
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

describe('a match that one of two phones cannot keep', () => {
  test.each([0, 1] as const)(
    'is told to the other at once, and both can begin again: phone %i',
    async (n) => {
      const phones = await inLobby('lastland', 30 + n)
      const [full, there] = [phones[n], phones[n === 0 ? 1 : 0]]
      full.disk.full = true
      phones[0].lobby?.setReady(mine)
      phones[1].lobby?.setReady(theirs)
      await settle(phones)
      expect(full.session).toBe(null)
      expect(full.lobby?.problem).toBe('meet.unkept')
      expect(full.lobby?.ready).toBe(false)
      const { record } = sessionOf(there)
      expect(sessionOf(there).settled).toBe(true)
      expect(record.stop).toMatchObject({ n: 0, why: 'net.unkept', by: record.seat === 0 ? 1 : 0 })

      full.disk.full = false
      there.meet(there.line as Line)
      there.lobby?.say()
      await settle(phones)
      expect(phones.map((phone) => phone.lobby?.other?.ready)).toEqual([false, false])
      // the sentence stays until its person is ready again
      expect(full.lobby?.problem).toBe('meet.unkept')
      phones[0].lobby?.setReady(mine)
      phones[1].lobby?.setReady(theirs)
      await settle(phones)
      expect(sessionOf(phones[0]).record.match).toBe(sessionOf(phones[1]).record.match)
      expect(sessionOf(phones[0]).record.match).not.toBe(record.match)
    },
  )

  test('is told to a phone that opens it late', async () => {
    const phones = await inLobby('lastland', 33)
    phones[0].disk.full = true
    let open = () => {}
    phones[1].slow = new Promise((done) => {
      open = done
    })
    phones[0].lobby?.setReady(mine)
    phones[1].lobby?.setReady(theirs)
    await settle(phones)
    open()
    await phones[1].slow
    await settle(phones)
    expect(sessionOf(phones[1]).record.stop).toMatchObject({ why: 'net.unkept' })
  })

  test('by both leaves both where they can begin again', async () => {
    const phones = await inLobby('lastland', 34)
    for (const again of [false, true]) {
      for (const { disk } of phones) disk.full = !again
      phones[0].lobby?.setReady(mine)
      phones[1].lobby?.setReady(theirs)
      await settle(phones)
    }
    expect(sessionOf(phones[0]).record.match).toBe(sessionOf(phones[1]).record.match)
  })
})

describe('a greeting', () => {
  const rules = rulesOf('lastland').hash
  const table = { t: 'table', name: 'two', game: 'lastland', bestOf: 1, rules, at: 0 } as const

  async function two(serial: number) {
    const phones = [new Phone('one', 'lastland'), new Phone('two', 'lastland')] as const
    const pair = lines(phones, serial)
    phones[0].meet(pair[0])
    phones[1].meet(pair[1])
    for (const phone of phones) phone.lobby?.say()
    await settle(phones)
    return phones
  }

  /** Both are ready now, whatever was before: they come to the table. */
  async function begins(phones: readonly [Phone, Phone]) {
    phones[0].lobby?.setReady(mine)
    phones[1].lobby?.setReady(theirs)
    await settle(phones)
    expect(sessionOf(phones[0]).record.match).toBe(sessionOf(phones[1]).record.match)
  }

  /** Phone 0, whose other side a test plays. */
  function alone(serial: number) {
    const phone = new Phone('one', 'lastland')
    const [line] = lines([phone, new Phone('two', 'lastland')], serial)
    const said: Message[] = []
    phone.meet({ fingerprints: line.fingerprints, send: (message) => void said.push(message) })
    if (!phone.lobby) throw new Error('no lobby')
    return { lobby: phone.lobby, said }
  }

  test('is not stuck when a person thinks better of it while the key is made', async () => {
    const phones = await two(20)
    phones[1].lobby?.setReady(theirs)
    await settle(phones)
    phones[0].lobby?.setReady(mine)
    // the key is being made
    await Promise.resolve()
    phones[0].lobby?.setReady(null)
    await settle(phones)
    expect(phones.map(({ session }) => session)).toEqual([null, null])
    await begins(phones)
  })

  test('is not stuck when the other’s ready and not ready come at once', async () => {
    const phones = await two(21)
    const [one] = phones
    one.lobby?.setReady(mine)
    await settle(phones)
    await Promise.all([true, false].map((now) => one.lobby?.take({ ...table, ready: now })))
    await settle(phones)
    await begins(phones)
  })

  test('makes one match, however often the other says hello', async () => {
    const phones = await two(22)
    const { lobby } = phones[0]
    await begins(phones)
    const kept = phones[0].disk.heads.size
    const { session } = phones[0]
    for (const text of phones[0].got) {
      const message: Message = JSON.parse(text)
      if (message.t === 'hello') await lobby?.take(message)
    }
    expect(phones[0].session).toBe(session)
    expect(phones[0].disk.heads.size).toBe(kept)
  })

  test('taken back after it was seen asks the person again', async () => {
    const { lobby, said } = alone(23)
    lobby.setReady(mine)
    for (let i = 0; i < 3; i++) {
      await lobby.take({ ...table, ready: true })
      await lobby.take({ t: 'closed', hash: `${i}`.padStart(64, 'a') })
      await lobby.idle()
      await lobby.take({ ...table, ready: false })
    }
    expect(said.filter(({ t }) => t === 'hello')).toHaveLength(1)
    expect(lobby.ready).toBe(false)
  })

  test('is not begun with a deck for what is not proposed any more', async () => {
    const { lobby } = alone(24)
    const of = lobby.proposal
    await lobby.take({ ...table, game: 'landfight', at: 7, ready: false })
    lobby.setReady(mine, of)
    expect(lobby.ready).toBe(false)
  })

  test('with a deck that no phone could hold is noise', () => {
    const hash = '0'.repeat(64)
    const hello = {
      name: 'two',
      protocol: 1,
      key: `04${hash}${hash}`,
      nonce: hash,
      seed: hash,
      game: 'lastland',
      bestOf: 1,
      rules,
    }
    const read = (cards: number) =>
      readMessage({
        t: 'hello',
        signature: hash + hash,
        hello: { ...hello, deck: [cards, 0], own: hash, theirs: hash },
      })
    expect(read(40)).not.toBe(null)
    expect(read(3e9)).toBe(null)
  })
})
