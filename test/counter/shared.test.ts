// Two phones share a counter over a link that may be cut (docs/protocol.md, 11).

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Chain, logWords } from '../../src/counter/entry.ts'
import { readCounterMessage } from '../../src/counter/messages.ts'
import { newSigner, signerOf, verifierOf } from '../../src/net/keys.ts'
import { type Air, memoryPair } from '../../src/net/memory.ts'
import { clock } from '../../src/net/scheduler.ts'
import { conversationOver } from '../../src/ui/together/connection.ts'
import { breath, countersOf, type Disk, freshRecord, met, Phone, plainKeys, Table, tap } from './phones.ts'

const SIDES = [0, 1] as const
type Side = (typeof SIDES)[number]

/** Both logs are equal and signed, nothing is under way, and both show the same. */
async function expectSame(table: Table): Promise<void> {
  const [host, guest] = countersOf(table)
  expect(table.phones.flatMap(({ problems }) => problems)).toEqual([])
  expect(guest.entries).toEqual(host.entries)
  expect(guest.counter).toEqual(host.counter)
  expect(guest.record.shared?.pending).toEqual([])
  expect([host.together, guest.together]).toEqual([true, true])
  const { counter = '', key = '', signed } = host.record.shared ?? {}
  expect(guest.record.shared?.signed ?? null).toEqual(signed)
  if (signed) {
    expect(signed.length).toBe(host.entries.length)
    expect(signed.head).toBe(new Chain(counter, host.record.preset, host.entries).at(signed.length))
    const verify = await plainKeys.verifierOf(key)
    expect(await verify(logWords(counter, signed.length, signed.head), signed.signature)).toBe(true)
  }
  for (const { disk, counter: open } of table.phones) {
    expect(disk.load()).toEqual(open?.record)
    expect(disk.unsigned).toBe(0)
  }
}

test('a second phone joins, and has what was counted before', async () => {
  const table = await met((host) => {
    const entries = Array.from({ length: 450 }, (_, n) => ({
      at: 1_000 + n * 10,
      by: 0 as const,
      k: 0,
      sig: '',
      act: tap(n % 2 === 0 ? 0 : 1, -1),
    }))
    host.disk.save(freshRecord(entries), 0)
  })
  await expectSame(table)
  const [host, guest] = countersOf(table)
  expect(guest.entries).toHaveLength(450)
  expect([host.role, guest.role]).toEqual(['host', 'guest'])
  expect(guest.record.names).toEqual(['Aki', ''])
  expect(guest.record.colours).toEqual([2, 5])
  expect(guest.counter.cells.number).toEqual([20 - 225, 20 - 225])
})

test('a counter of one phone signs and hashes nothing', async () => {
  const phone = new Phone('host', 'host')
  phone.tune = {
    newKey: () => Promise.reject(new Error('a key')),
    random32: () => {
      throw new Error('a name')
    },
  }
  phone.open()
  await phone.act(tap(0))
  expect(phone.disk.log).toEqual([{ at: expect.any(Number), by: 0, k: 0, sig: '', act: tap(0) }])
  expect(phone.disk.load()?.shared).toBeNull()
})

test('what the guest does is shown at once, and written in the order of the host', async () => {
  const table = await met()
  const [host, guest] = countersOf(table)
  void guest.act(tap(0, 5))
  void host.act(tap(0, 2))
  expect(guest.counter.cells.number[0]).toBe(25)
  expect(guest.entries).toHaveLength(0)
  await table.settle()
  expect(host.entries.map(({ by, k }) => [by, k])).toEqual([
    [0, 0],
    [1, 1],
  ])
  expect(guest.counter.cells.number[0]).toBe(27)
  await expectSame(table)
})

test('what is under way stays in view while the host counts on', async () => {
  const table = await met()
  const [host, guest] = countersOf(table)
  table.tamper = (text) => (text.includes('"t":"requests"') ? null : text)
  void guest.act(tap(0, 5))
  void host.act(tap(0, 2))
  await table.settle()
  expect(guest.entries).toHaveLength(1)
  expect([host, guest].map(({ counter }) => counter.cells.number[0])).toEqual([22, 27])
})

test('a request that changes nothing uses its number up all the same', async () => {
  const table = await met()
  const [host, guest] = countersOf(table)
  void guest.act({ do: 'undo' })
  void guest.act(tap(1))
  await table.settle()
  expect(host.entries.map(({ k, act }) => [k, act.do])).toEqual([
    [1, 'undo'],
    [2, 'change'],
  ])
  await expectSame(table)
})

test('a guest counts on while nobody is there, is shown so when it is opened again, and loses nothing', async () => {
  const table = await met()
  table.drop()
  const phone = table.phones[1]
  for (let n = 0; n < 450; n++) await phone.act(tap(0))
  await table.phones[0].act(tap(1, 3))
  phone.end()
  phone.open()
  expect(phone.counter?.counter.cells.number).toEqual([470, 20])
  table.connect()
  await table.settle()
  await expectSame(table)
  expect(countersOf(table)[0].counter.cells.number).toEqual([470, 23])
  const sizes = table.heard.map((message) => (message.t === 'requests' ? message.requests.length : 0))
  expect(Math.max(...sizes)).toBe(200)
})

test('a phone that scans again goes on with what it had', async () => {
  const table = await met()
  table.drop()
  const phone = table.phones[1]
  await phone.act(tap(0))
  phone.join()
  table.connect()
  await table.settle()
  await expectSame(table)
  expect(countersOf(table)[0].entries).toHaveLength(1)
})

test('how the sides look is the word of the host, and follows it', async () => {
  const table = await met()
  const [host, guest] = countersOf(table)
  await host.look(['Aki', 'Ben'], [1, 3])
  await guest.look(['X', 'Y'], [4, 4])
  await table.settle()
  expect(guest.record.names).toEqual(['Aki', 'Ben'])
  expect(host.record.colours).toEqual([1, 3])
  await expectSame(table)
})

test('acts are dated by the writer, whatever time the guest has', async () => {
  const table = await met()
  const [host, guest] = countersOf(table)
  table.phones[0].clock = 90_000_000
  table.drop()
  table.connect()
  await table.settle()
  expect(Math.abs(guest.time - host.time)).toBeLessThan(1_000)
  void guest.act(tap(0))
  expect(Math.abs((guest.counter.steps.at(-1)?.at ?? 0) - 90_000_000)).toBeLessThan(1_000)
})

test('200 taps from both at once, one drops and returns: equal histories', async () => {
  const table = await met()
  const [host, guest] = countersOf(table)
  for (let n = 0; n < 100; n++) {
    void host.act(tap(0))
    void guest.act(tap(1))
    if (n % 7 === 0) {
      table.deliver(0)
      table.deliver(1)
    }
    if (n % 10 === 0) await breath()
    if (n === 60) table.drop()
    if (n === 80) table.connect()
  }
  await table.settle()
  await expectSame(table)
  expect(host.counter.cells.number).toEqual([120, 120])
  expect(host.entries.filter(({ by }) => by === 1)).toHaveLength(100)
})

test('the same with the keys of the platform', async () => {
  const [one, two] = [new Phone('host', 'host'), new Phone('guest', 'guest')]
  for (const phone of [one, two])
    phone.tune = { newKey: newSigner, keyOf: (kept) => signerOf(kept as CryptoKeyPair), verifierOf }
  // why: this disk copies what it keeps, as a database does, and a key is copied by reference there
  const table = new Table(one, two)
  table.connect()
  for (let n = 0; n < 30 && !two.counter?.together; n++) {
    await table.settle()
    await new Promise((done) => setTimeout(done, 5))
  }
  const [host, guest] = countersOf(table)
  const done: Promise<void>[] = []
  for (let n = 0; n < 100; n++) {
    done.push(host.act(tap(0)), guest.act(tap(1)))
    if (n % 10 === 0) await breath()
    table.deliver(n % 2 === 0 ? 0 : 1)
    if (n === 60) table.drop()
    if (n === 80) table.connect()
  }
  await Promise.all(done)
  for (let n = 0; n < 200 && guest.entries.length < 200; n++) {
    await table.settle()
    await new Promise((ready) => setTimeout(ready, 5))
  }
  expect(guest.entries).toEqual(host.entries)
  expect(guest.counter.cells.number).toEqual([120, 120])
  expect(table.phones.flatMap(({ problems }) => problems)).toEqual([])
})

test('over frames that go lost, come twice and overtake each other', { timeout: 30_000 }, async () => {
  const phones = [new Phone('host', 'host'), new Phone('guest', 'guest')] as const
  const air: Air = { delay: 1, jitter: 2, loss: 15, double: 100, reorder: 50 }
  const pair = memoryPair(clock, (n) => Math.floor(Math.random() * n), air)
  const lines = phones.map((phone, n) => {
    phone.open()
    const link = pair.links[n as Side]
    const over = conversationOver(link, readCounterMessage)
    over.listen((message) => phone.take(message))
    over.onLost = () => phone.attach(over.line)
    return over.line
  })
  const attach = () => {
    for (const [n, phone] of phones.entries()) if (lines[n]) phone.attach(lines[n])
  }
  const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
  const until = async (good: () => boolean | undefined) => {
    for (let n = 0; n < 1_500 && !good(); n++) {
      await pause(10)
      // why: nobody misses a last message, unless the link was silent and is open again
      if (n % 100 === 30) attach()
    }
  }
  await pause(5)
  attach()
  await until(() => phones[1].counter?.together && phones[0].counter?.together)
  for (let n = 0; n < 100; n++) {
    for (const [seat, phone] of phones.entries()) void phone.act(tap(seat as Side))
    if (n % 5 === 0) await pause(5)
  }
  // why: the taps met the worst of it, and what went lost may take the reader's patience each time
  pair.air = { delay: 1 }
  await until(() => phones.every(({ counter }) => counter?.entries.length === 200))
  expect(phones[0].counter?.entries).toHaveLength(200)
  expect(phones[1].counter?.entries).toEqual(phones[0].counter?.entries)
  expect(phones[1].counter?.counter.cells.number).toEqual([120, 120])
  expect(phones.flatMap(({ problems }) => problems)).toEqual([])
})

type Chance =
  | { what: 'tap' | 'deliver' | 'lose'; side: Side }
  | { what: 'kill'; side: Side; when: 'now' | 'before' | 'after' }
  | { what: 'drop' | 'connect' | 'breath' | 'copy' | 'older' }

const side = fc.constantFrom(...SIDES)
const one = (what: 'tap' | 'deliver' | 'lose') => fc.record({ what: fc.constant(what), side })
const nothing = (what: 'drop' | 'connect' | 'breath' | 'copy' | 'older') =>
  fc.record({ what: fc.constant(what) })
const chances = fc.array(
  fc.oneof(
    { weight: 30, arbitrary: one('tap') },
    { weight: 40, arbitrary: one('deliver') },
    { weight: 25, arbitrary: nothing('breath') },
    { weight: 2, arbitrary: one('lose') },
    { weight: 3, arbitrary: nothing('drop') },
    { weight: 6, arbitrary: nothing('connect') },
    { weight: 2, arbitrary: nothing('copy') },
    { weight: 2, arbitrary: nothing('older') },
    {
      weight: 3,
      arbitrary: fc.record({
        what: fc.constant('kill' as const),
        side,
        when: fc.constantFrom('now' as const, 'before' as const, 'after' as const),
      }),
    },
  ),
  { minLength: 20, maxLength: 400, size: 'max' },
)

/** Plays chances from before the phones have met; gives what each phone did, and what it knows to be kept. */
async function play(table: Table, run: readonly Chance[]) {
  const done: [number[], number[]] = [[], []]
  const sure = new Set<number>()
  let next = 0
  let copy: Disk | null = null
  /** what the guest had done by then, its database may have forgotten */
  let lost = 0
  for (const phone of table.phones) phone.open()
  for (const chance of run) {
    if (chance.what === 'drop') table.drop()
    else if (chance.what === 'copy') {
      if (table.phones[1].disk.load()) copy = table.phones[1].disk.copy()
    } else if (chance.what === 'older') {
      if (copy === null) continue
      table.phones[1].end()
      table.phones[1].disk = copy.copy()
      lost = next
    } else if (chance.what === 'connect') table.connect()
    else if (chance.what === 'breath') await breath()
    else if (chance.what === 'deliver') table.deliver(chance.side)
    else if (chance.what === 'lose') table.lose(chance.side)
    else if (chance.what === 'kill') {
      const phone = table.phones[chance.side]
      if (chance.when === 'now') phone.end()
      else phone.ends = chance.when
    } else if (chance.what === 'tap') {
      const phone = table.phones[chance.side]
      if (!phone.alive || !phone.counter) continue
      const id = ++next
      done[chance.side].push(id)
      phone.act({ do: 'set', seat: chance.side, to: id }).then(
        () => sure.add(id),
        () => {},
      )
    }
  }
  await breath()
  for (const phone of table.phones) phone.ends = null
  table.connect()
  await table.settle()
  return { done, sure, lost }
}

const idsOf = (table: Table, by: Side) =>
  countersOf(table)[0]
    .entries.filter((entry) => entry.by === by)
    .map(({ act }) => (act.do === 'set' ? act.to : 0))

describe('whatever happens on the way', () => {
  test('drops and losses: both histories are equal, and hold every tap of either side once and in its order', {
    timeout: 60_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(chances, async (all) => {
        const table = new Table(new Phone('host', 'host'), new Phone('guest', 'guest'))
        const { done } = await play(
          table,
          all.filter(({ what }) => what !== 'kill' && what !== 'older'),
        )
        await expectSame(table)
        for (const by of SIDES) expect(idsOf(table, by)).toEqual(done[by])
      }),
      { numRuns: 100 },
    )
  })

  test('processes that end at any moment: what was kept is in both histories once, nothing twice', {
    timeout: 60_000,
  }, async () => {
    let kills = 0
    await fc.assert(
      fc.asyncProperty(chances, async (all) => {
        const table = new Table(new Phone('host', 'host'), new Phone('guest', 'guest'))
        kills += all.filter(({ what }) => what === 'kill').length
        const { done, sure } = await play(
          table,
          all.filter(({ what }) => what !== 'older'),
        )
        await expectSame(table)
        for (const by of SIDES) {
          const ids = idsOf(table, by)
          expect(done[by].filter((id) => ids.includes(id))).toEqual(ids)
          expect(done[by].filter((id) => sure.has(id) && !ids.includes(id))).toEqual([])
        }
      }),
      { numRuns: 100 },
    )
    expect(kills).toBeGreaterThan(100)
  })

  test('a guest whose database is an older copy: nothing is entered twice, and what it does from then on is there', {
    timeout: 60_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(chances, async (all) => {
        const table = new Table(new Phone('host', 'host'), new Phone('guest', 'guest'))
        const { done, sure, lost } = await play(table, all)
        await expectSame(table)
        for (const by of SIDES) {
          const ids = idsOf(table, by)
          expect(new Set(ids).size).toBe(ids.length)
          expect(ids.every((id) => done[by].includes(id))).toBe(true)
        }
        const host = idsOf(table, 0)
        expect(done[0].filter((id) => sure.has(id) && !host.includes(id))).toEqual([])
        const guest = idsOf(table, 1)
        expect(done[1].filter((id) => id > lost && sure.has(id) && !guest.includes(id))).toEqual([])
      }),
      { numRuns: 100 },
    )
  })
})
