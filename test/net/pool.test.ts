// Two phones play with a pool of their own (LG-R1; docs/protocol.md, 9): agreed on, bound to the match, judged by everybody.

import { describe, expect, test } from 'vitest'
import { inLobby, lines, Phone, playOn, proposePool, sessionOf, settle } from '../../src/cli/soak/phones.ts'
import { randomPool } from '../../src/cli/soak/pools.ts'
import { poolCounts } from '../../src/engine/pool.ts'
import type { DeckEntry } from '../../src/engine/rules.ts'
import { Fault } from '../../src/fair/fault.ts'
import { helloHash, meet, samePool, signed } from '../../src/fair/meeting.ts'
import { pool } from '../../src/games/legends/draft.ts'
import { MOST_POOL } from '../../src/games/legends/pool.ts'
import { NO_DECK } from '../../src/games/registry.ts'
import { type CheckPorts, checkRecord } from '../../src/net/check-record.ts'
import { standingOf } from '../../src/net/closing.ts'
import { verifierOf } from '../../src/net/keys.ts'
import { MANY, type Message, readMessage } from '../../src/net/messages.ts'
import { publicRecord } from '../../src/net/record.ts'
import { Session } from '../../src/net/session.ts'
import { illegalDeck } from '../../src/play/decks.ts'
import { quick } from '../../src/play/random.ts'
import { configOf } from '../../src/play/together.ts'
import { rulesOf } from '../fair/duel.ts'

const rules = rulesOf('legends')
const ones = rules.set.cards.filter(({ cost }) => cost === 1).map(({ number }) => number)
const own: DeckEntry[] = [
  [ones[2] as string, 10],
  [ones[4] as string, 10],
]

const ports: CheckPorts = {
  rulesOf: async (game) => (game === 'legends' ? rules : null),
  verifierOf,
  illegal: illegalDeck,
}

/** Both say ready to what is proposed. */
async function ready(phones: readonly [Phone, Phone]): Promise<void> {
  for (const { lobby } of phones) lobby?.setReady(NO_DECK, lobby.proposal)
  await settle(phones)
}

async function dealt(entries: DeckEntry[], serial = 0) {
  const phones = await inLobby('legends', serial)
  await proposePool(phones, entries)
  await ready(phones)
  return phones
}

describe('a lobby', () => {
  test('LG-R1: a pool is proposed by either, asks both again, and is in force for both', async () => {
    const phones = await inLobby('legends', 1)
    phones[1].lobby?.setReady(NO_DECK)
    await settle(phones)
    await proposePool(phones, [...own].reverse())
    expect(phones.map(({ lobby }) => lobby?.ready)).toEqual([false, false])
    for (const { lobby } of phones) expect(lobby?.proposal).toEqual({ game: 'legends', bestOf: 3, pool: own })
    expect(phones.map(({ lobby }) => lobby?.problem)).toEqual([null, null])
    await ready(phones)
    for (const phone of phones) expect(pool(sessionOf(phone).fair.state).length).toBe(20)
    expect(configOf(sessionOf(phones[1]).record).pool).toEqual(own)
  })

  test('a proposal after it takes it back', async () => {
    const phones = await inLobby('legends', 2)
    await proposePool(phones, own)
    phones[1].lobby?.propose({ game: 'legends', bestOf: 3 })
    await settle(phones)
    for (const phone of phones) phone.setRules()
    await settle(phones)
    for (const { lobby } of phones) expect(lobby?.proposal).toEqual({ game: 'legends', bestOf: 3 })
    await ready(phones)
    const { record, fair } = sessionOf(phones[0])
    expect('pool' in record.hellos[0].hello).toBe(false)
    expect(fair.state.pool).toEqual([])
    expect('pool' in configOf(record)).toBe(false)
  })

  test('is not ready for a pool that its person has not seen', async () => {
    const phones = await inLobby('legends', 3)
    const seen = phones[1].lobby?.proposal
    await proposePool(phones, own)
    phones[1].lobby?.setReady(NO_DECK, seen)
    expect(phones[1].lobby?.ready).toBe(false)
  })

  test('two pools at once become one', async () => {
    const phones = await inLobby('legends', 4)
    phones[0].lobby?.propose({ game: 'legends', bestOf: 3, pool: own })
    phones[1].lobby?.propose({ game: 'legends', bestOf: 3, pool: [[ones[0] as string, 18]] })
    await settle(phones)
    expect(phones[0].lobby?.proposal.pool).toEqual(phones[1].lobby?.proposal.pool)
  })

  test.each<[string, DeckEntry[]]>([
    ['unknown cards', [...own, ['ZZ-001', 2]]],
    ['a thousand million copies', [[ones[0] as string, 1_000_000_000]]],
    ['more than there are numbers for', [[ones[0] as string, Number.MAX_SAFE_INTEGER]]],
    ['a card named twice', [...own, ...own]],
    ['no cards', []],
    [
      'names of what every object has',
      [
        ['__proto__', 30],
        ['constructor', 30],
      ],
    ],
    ['as many lines as a message may have', Array.from({ length: MANY }, (_, i) => [`X-${i}`, 99])],
  ])('LG-R1 LG-R2: a pool with %s is a problem said at once, and nothing is dealt', async (_, entries) => {
    const phones = await inLobby('legends', 5)
    await proposePool(phones, entries)
    expect(phones.map(({ lobby }) => lobby?.problem)).toEqual(['meet.poolFaulty', 'meet.poolFaulty'])
    await ready(phones)
    expect(phones.map(({ session }) => session)).toEqual([null, null])
    // and a better one is played with
    await proposePool(phones, own)
    await ready(phones)
    expect(sessionOf(phones[0]).record.match).toBe(sessionOf(phones[1]).record.match)
  })

  test('a game without a pool is not played with one', async () => {
    const phones = await inLobby('lastland', 6)
    await proposePool(phones, own)
    expect(phones.map(({ lobby }) => lobby?.problem)).toEqual(['meet.poolFaulty', 'meet.poolFaulty'])
  })

  test('no phone that has not judged a pool plays with it', async () => {
    const phones = await inLobby('legends', 7)
    phones[0].lobby?.propose({ game: 'legends', bestOf: 3, pool: own })
    await settle(phones)
    for (const { lobby } of phones) lobby?.setRules('legends', rules.hash)
    expect(phones[1].lobby?.problem).toBe('meet.poolFaulty')
  })

  test('what is no list of numbers, or too long a one, is noise', () => {
    const read = (given: unknown) =>
      readMessage({
        t: 'table',
        name: '',
        game: 'legends',
        bestOf: 3,
        rules: '',
        at: 1,
        ready: false,
        pool: given,
      })
    expect(read(own)).not.toBe(null)
    const long = Array.from({ length: MANY + 1 }, (_, i): DeckEntry => [`X-${i}`, 1])
    for (const given of [long, [['A', -1]], [['A', 0.5]], [['A', '1']], [['A'.repeat(65), 1]], 'all', null])
      expect(read(given)).toBe(null)
  })
})

describe('a greeting', () => {
  test('with another pool than the one agreed on makes no match', async () => {
    const phones = [new Phone('one', 'legends'), new Phone('two', 'legends')] as const
    let spoilt = 0
    const spoil = (said: Message): Message => {
      if (said.t !== 'hello' || said.hello.name !== 'one') return said
      spoilt++
      return { ...said, hello: { ...said.hello, pool: [[ones[0] as string, 30]] } }
    }
    const pair = lines(phones, 8, spoil)
    for (const seat of [0, 1] as const) phones[seat].meet(pair[seat])
    for (const phone of phones) phone.lobby?.say()
    await settle(phones)
    await proposePool(phones, own)
    await ready(phones)
    expect(spoilt).toBe(1)
    // what it had closed was the agreed one: the change shows by its hash already
    expect(phones[1].lobby?.problem).toBe('meet.closed')
    expect(phones[1].session).toBe(null)
  })

  test('is part of the match id, and one that was closed with another pool is refused by name', async () => {
    const [one] = await dealt(own, 9)
    const [mine, theirs] = sessionOf(one).record.hellos.map(({ hello }) => hello)
    if (!mine || !theirs) throw new Error('no hellos')
    const { pool: _, ...without } = theirs
    expect(helloHash(without)).not.toBe(helloHash(theirs))
    const other = { ...theirs, pool: [[ones[0] as string, 18] as DeckEntry] }
    for (const hello of [other, without]) expect(meet(mine, hello, helloHash(hello))).toBe('meet.pool')
    expect(samePool(own, own.slice(0, 1))).toBe(false)
    expect(samePool(undefined, [])).toBe(false)
  })
})

describe('a match', () => {
  test('LG-R1: with a pool is played, audited by both and checked from its record alone', async () => {
    const phones = await dealt(own, 10)
    await playOn(phones, 3)
    for (const phone of phones) {
      const { record, fair } = sessionOf(phone)
      expect(standingOf(record, fair.state.result)).toBe('verified')
    }
    const text = JSON.stringify(publicRecord(sessionOf(phones[0]).record))
    expect(await checkRecord(text, ports)).toMatchObject({ ok: true, standing: 'verified' })

    // whoever changes the pool of a record changes what its seats have signed
    const forged = JSON.parse(text)
    for (const { hello } of forged.hellos) hello.pool = [[ones[0], 18]]
    expect(await checkRecord(JSON.stringify(forged), ports)).toMatchObject({
      problem: { key: 'check.meeting' },
    })
    for (const { hello } of forged.hellos) delete hello.pool
    expect(await checkRecord(JSON.stringify(forged), ports)).toMatchObject({
      problem: { key: 'check.meeting' },
    })
  }, 60_000)

  test('LG-R1: the largest pool fits every entry', async () => {
    expect(MOST_POOL).toBeLessThanOrEqual(MANY)
    const largest = randomPool(rules, quick(4), 'all that may be')
    if (!largest) throw new Error('no pool')
    expect(largest.reduce((sum, [, n]) => sum + n, 0)).toBe(MOST_POOL)
    const first: DeckEntry[] = [
      ...ones.slice(0, 4).map((number): DeckEntry => [number, 99]),
      [ones[4] as string, 4],
    ]
    for (const [i, entries] of [largest, first].entries()) {
      const phones = await dealt(entries, 11 + i)
      await playOn(phones, 5, () => sessionOf(phones[0]).record.entries.length > 80)
      const lays = sessionOf(phones[0]).record.entries.flatMap(({ entry }) =>
        entry.body.is === 'lay' ? [entry.body.commitments.length] : [],
      )
      if (entries === first) expect(Math.max(...lays)).toBe(MOST_POOL)
      expect(sessionOf(phones[0]).record.stop).toBe(null)
      expect(sessionOf(phones[0]).record.entries.length).toBeGreaterThan(80)
    }
  }, 60_000)

  test('is opened again from what its phone has kept', async () => {
    const phones = await dealt(own, 13)
    await playOn(phones, 2, () => sessionOf(phones[0]).record.entries.length > 40)
    const before = sessionOf(phones[0]).fair.at
    const again = await phones[0].reopen()
    expect(again.fair.at).toBe(before)
    expect(pool(again.fair.state).length).toBe(20)
  })

  test('whose kept record holds a pool that its game does not allow is not opened', async () => {
    const phones = await dealt(own, 14)
    const { record, ports: sessionPorts } = sessionOf(phones[0])
    const broken = structuredClone({ ...record, signing: null })
    broken.hellos[0].hello.pool = [['ZZ-001', 40]]
    expect(() => new Session(broken, sessionPorts)).toThrow(Fault)
  })

  test('two that agreed on a pool that is none make a record that says so', async () => {
    const phones = await dealt(own, 15)
    const [one, two] = phones
    const record = JSON.parse(JSON.stringify(publicRecord(sessionOf(one).record)))
    const sign = [0, 1].map((seat) => [one, two].map(sessionOf).find((s) => s.seat === seat)?.ports.sign)
    for (const seat of [0, 1]) {
      const kept = record.hellos[seat]
      kept.hello.pool = [[ones[0], 1_000_000_000]]
      kept.signature = await sign[seat]?.(signed('hello', kept.hello.key, helloHash(kept.hello)))
    }
    const [first, second] = record.hellos.map(
      ({ hello }: { hello: Parameters<typeof helloHash>[0] }) => hello,
    )
    const met = meet(first, second, helloHash(second))
    record.match = typeof met === 'string' ? '' : met.match
    record.entries = []
    expect(await checkRecord(JSON.stringify(record), ports)).toMatchObject({ problem: { key: 'check.pool' } })
    expect(poolCounts(rules, first.pool)).toBe(null)
  })
})
