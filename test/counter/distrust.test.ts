// What speaks against sharing a counter is named, and disturbs nothing that was counted (docs/protocol.md, 11).

import { describe, expect, test } from 'vitest'
import { Chain, type Entry, logWords, proofWords, requestWords } from '../../src/counter/entry.ts'
import type { CounterMessage } from '../../src/counter/messages.ts'
import { SharedCounter } from '../../src/counter/shared.ts'
import {
  again,
  breath,
  counted,
  countersOf,
  freshRecord,
  hex,
  Phone,
  plainKeys,
  problemsOf,
  Table,
  tap,
} from './phones.ts'

/** What each holds is what it held, and counts on. */
async function expectUndisturbed(table: Table, change: () => Promise<void>): Promise<void> {
  const before = countersOf(table).map(({ entries, counter }) => structuredClone([entries, counter]))
  await change()
  expect(countersOf(table).map(({ entries, counter }) => [entries, counter])).toEqual(before)
  expect(countersOf(table).map(({ together }) => together)).toEqual([false, false])
  for (const phone of table.phones) {
    const { number } = phone.counter?.counter.cells ?? { number: [0] }
    await phone.act(tap(0))
    expect(phone.counter?.counter.cells.number[0]).toBe((number[0] ?? 0) + 1)
    expect(phone.disk.load()).toEqual(phone.counter?.record)
  }
}

describe('who is there', () => {
  test('another phone than the one that has joined is refused, and told so', async () => {
    const table = await counted()
    const stranger = new Phone('stranger', 'guest')
    const other = new Table(table.phones[0], stranger)
    await again(other)
    expect(problemsOf(other)).toEqual([[['counter.stranger', 1]], [['counter.stranger', 0]]])
    expect(stranger.disk.load()).toBeNull()
    table.phones[0].problems = []
    await again(table)
    expect(problemsOf(table)).toEqual([[], []])
    expect(countersOf(table)[0].together).toBe(true)
  })

  test.each([0, 1] as const)('phone %i comes with another key for the same counter', async (n) => {
    const table = await counted()
    const phone = table.phones[n]
    const kept = phone.disk.load()
    if (!kept?.shared) throw new Error('nothing kept')
    const { key } = await plainKeys.keyOf('thief')
    phone.disk.save({ ...kept, shared: { ...kept.shared, key, signing: 'thief' } }, kept.entries.length)
    phone.open()
    await expectUndisturbed(table, () => again(table))
    expect(problemsOf(table).flat(2)).toContain('counter.stranger')
  })

  test('who has the key only by name cannot prove it', async () => {
    const table = await counted()
    table.tamper = (text) => {
      const message = JSON.parse(text) as CounterMessage
      if (message.t === 'proof') message.signature = hex('a') + hex('b')
      return JSON.stringify(message)
    }
    await expectUndisturbed(table, () => again(table))
    expect(problemsOf(table).flat(2)).toContain('counter.signature')
  })

  test('a proof for another link is none', async () => {
    const table = await counted()
    const [host, guest] = countersOf(table)
    const { counter = '', signing } = guest.record.shared ?? {}
    const signer = await plainKeys.keyOf(signing)
    const said: CounterMessage[] = []
    await host.attach({ fingerprints: { own: hex('a'), theirs: hex('b') }, send: (m) => said.push(m) })
    const greet = said.find((m) => m.t === 'greet')
    if (greet?.t !== 'greet') throw new Error('no greeting')
    await host.take({ ...greet, role: 'guest', key: signer.key, nonce: hex('n'), reply: true })
    const { nonce } = greet
    const there = { nonce, own: hex('c'), theirs: hex('a'), length: 0, head: hex('x') }
    const signature = await signer.sign(proofWords(counter, { role: 'guest', ...there }))
    await host.take({ t: 'proof', ...there, signature })
    expect(host.together).toBe(false)
    expect(host.problem).toEqual({ key: 'counter.signature', values: { by: 0 } })
  })

  test('nothing is taken before a proof', async () => {
    const table = await counted()
    const [host, guest] = countersOf(table)
    const { counter = '', signing } = guest.record.shared ?? {}
    const sig = await (await plainKeys.keyOf(signing)).sign(requestWords(counter, 2, tap(0, 9)))
    await host.attach({ fingerprints: { own: hex('a'), theirs: hex('b') }, send: () => {} })
    await host.take({ t: 'requests', requests: [{ k: 2, sig, act: tap(0, 9) }] })
    expect(host.entries).toHaveLength(2)
  })

  test('both phones have another counter open: the larger fingerprint is host, the other phone joins it and keeps its own', async () => {
    for (const [one, two] of [
      ['f', '0'],
      ['0', 'f'],
    ] as const) {
      const phones = [new Phone('one', 'host'), new Phone('two', 'host')] as const
      const table = new Table(...phones)
      for (const phone of phones) {
        phone.open()
        await phone.act(tap(0, phone.name === 'one' ? 1 : 2))
      }
      await again(table, [one.repeat(64), two.repeat(64)])
      const [host, joins] = one === 'f' ? phones : [phones[1], phones[0]]
      expect([host.asides, joins.asides]).toEqual([0, 1])
      const aside = joins.counter
      expect(aside?.entries.map(({ act }) => act)).toEqual([tap(0, joins.name === 'one' ? 1 : 2)])
      expect(joins.disk.log).toEqual(aside?.entries)
      const { line } = joins
      joins.disk = joins.disk.copy()
      joins.join()
      if (line) joins.attach(line)
      await table.settle()
      expect(problemsOf(table)).toEqual([[], []])
      expect(joins.counter?.role).toBe('guest')
      expect(joins.counter?.entries).toEqual(host.counter?.entries)
      expect(aside?.entries).toHaveLength(1)
    }
  })

  test('both phones want to join', async () => {
    const table = new Table(new Phone('one', 'guest'), new Phone('two', 'guest'))
    await again(table)
    expect(problemsOf(table).flat(2)).toContain('counter.guests')
    const [one, two] = [await counted(), await counted('other ')]
    await again(new Table(one.phones[1], two.phones[1]))
    for (const { phones } of [one, two])
      expect(phones[1].problems.map(({ key }) => key)).toContain('counter.guests')
  })

  test('a guest of one counter meets the host of another', async () => {
    const [one, two] = [await counted(), await counted('other ')]
    const table = new Table(two.phones[0], one.phones[1])
    await expectUndisturbed(table, () => again(table))
    expect(problemsOf(table).flat(2)).toContain('counter.another')
  })

  test('another version of the app, and a game that counts otherwise in it', async () => {
    for (const [said, is, problem] of [
      ['"protocol":1', '"protocol":2', 'counter.protocol'],
      ['"start":20', '"start":25', 'counter.preset'],
    ] as const) {
      const table = new Table(new Phone('host', 'host'), new Phone('guest', 'guest'))
      table.tamper = (text) => text.replace(said, is)
      await again(table)
      expect(problemsOf(table).flat(2)).toContain(problem)
      expect(table.phones[1].disk.load()).toBeNull()
    }
  })

  test('a phone does not join itself', async () => {
    const table = await counted()
    const phone = table.phones[0]
    await phone.counter?.attach({
      fingerprints: { own: hex('a'), theirs: hex('a') },
      send: (message) => void phone.counter?.take(message),
    })
    for (let n = 0; n < 5; n++) {
      await breath()
      await phone.idle()
    }
    expect(phone.problems.map(({ key }) => key)).toEqual(['counter.echo'])
  })
})

describe('older databases', () => {
  test('of the host, which has counted on: a fork, named on both phones, and nothing is overwritten', async () => {
    const table = await counted()
    const [host] = table.phones
    const older = host.disk.copy()
    await again(table)
    await host.act(tap(1, 7))
    await table.settle()
    table.drop()
    host.disk = older
    host.open()
    await host.act(tap(1, 8))
    await expectUndisturbed(table, () => again(table))
    const found = table.phones.flatMap(({ problems }) => problems)
    expect(found.find(({ values }) => values.by === 0)).toEqual({
      key: 'counter.fork',
      values: { by: 0, here: 3, there: 3 },
    })
    expect(found.every(({ key }) => key === 'counter.fork')).toBe(true)
  })

  test('of a host that has counted on for longer: the same', async () => {
    const table = await counted()
    const [host] = table.phones
    const older = host.disk.copy()
    await again(table)
    await host.act(tap(1, 7))
    await table.settle()
    table.drop()
    host.disk = older
    host.open()
    for (let n = 0; n < 5; n++) await host.act(tap(1, 8))
    await expectUndisturbed(table, () => again(table))
    expect(new Set(problemsOf(table).flat(2))).toEqual(new Set(['counter.fork', 0, 1]))
  })

  test('of the host, which has not counted on: it gets its own entries back', async () => {
    const table = await counted()
    const [host, guest] = table.phones
    const older = host.disk.copy()
    await again(table)
    for (let n = 0; n < 250; n++) void host.act(tap(1))
    void guest.act(tap(1))
    await table.settle()
    table.drop()
    host.disk = older
    host.open()
    await guest.act(tap(0, 4))
    await again(table)
    expect(problemsOf(table)).toEqual([[], []])
    const [one, two] = countersOf(table)
    expect(one.entries).toHaveLength(2 + 251 + 1)
    expect(two.entries).toEqual(one.entries)
    expect(host.disk.log).toEqual(one.entries)
  })

  test('of the guest, which has used numbers of requests again: its later acts get others, and none is lost', async () => {
    const table = await counted()
    const guest = table.phones[1]
    const older = guest.disk.copy()
    await again(table)
    for (const by of [11, 12]) await guest.act(tap(0, by))
    await table.settle()
    table.drop()
    guest.disk = older
    guest.open()
    for (const by of [21, 22, 23]) await guest.act(tap(0, by))
    await again(table)
    const [one, two] = countersOf(table)
    expect(problemsOf(table)).toEqual([[], []])
    expect(two.entries).toEqual(one.entries)
    const byGuest = one.entries.filter(({ by }) => by === 1)
    expect(byGuest.map(({ k, act }) => [k, act.do === 'change' && act.by])).toEqual([
      [1, 1],
      [2, 11],
      [3, 12],
      [4, 21],
      [5, 22],
      [6, 23],
    ])
    expect(two.record.shared?.pending).toEqual([])
  })
})

describe('what comes is not what was signed', () => {
  type Change = (message: CounterMessage, table: Table) => void
  const entriesOf = (change: (entry: { -readonly [K in keyof Entry]: Entry[K] }) => void): Change => {
    return (message) => {
      if (message.t === 'entries') for (const entry of message.entries) change(entry)
    }
  }
  const cases: [string, Change, string][] = [
    ['an act of the host', entriesOf((entry) => Object.assign(entry, { act: tap(1, 99) })), 'counter.chain'],
    ['a time', entriesOf((entry) => Object.assign(entry, { at: entry.at + 1 })), 'counter.chain'],
    [
      'the head',
      (message) => {
        if (message.t === 'entries') message.head = hex('another')
      },
      'counter.signature',
    ],
    [
      'the signature of the log',
      (message) => {
        if (message.t === 'entries') message.signature = hex('a') + hex('b')
      },
      'counter.signature',
    ],
    [
      'an act of the guest',
      (message) => {
        if (message.t === 'requests') for (const request of message.requests) request.act = tap(1, 99)
      },
      'counter.signature',
    ],
    [
      'the number of a request',
      (message) => {
        if (message.t === 'requests' && message.requests[0])
          message.requests = [message.requests[0], { ...message.requests[0], k: message.requests[0].k + 1 }]
      },
      'counter.signature',
    ],
  ]
  test.each(cases)('%s', async (_, change, problem) => {
    const table = await counted()
    await again(table)
    const [host, guest] = countersOf(table)
    table.tamper = (text) => {
      const message = JSON.parse(text) as CounterMessage
      change(message, table)
      return JSON.stringify(message)
    }
    void host.act(tap(1, 3))
    void guest.act(tap(0, 3))
    await table.settle()
    expect(problemsOf(table).flat(2)).toContain(problem)
    expect([host.together, guest.together]).toEqual([false, false])
    const acts = [...host.entries, ...guest.entries].map(({ act }) => act)
    expect(acts).not.toContainEqual(tap(1, 99))
    expect(guest.entries).toEqual(host.entries.slice(0, guest.entries.length))
    // the next link is an honest one
    table.tamper = (text) => text
    for (const phone of table.phones) phone.problems = []
    await again(table)
    expect(problemsOf(table)).toEqual([[], []])
    expect(guest.entries).toEqual(host.entries)
    expect(host.counter.cells.number).toEqual([25, 23])
  })

  /** A writer that signs what it likes. */
  async function writes(fresh: readonly Entry[]): Promise<Table> {
    const table = await counted()
    await again(table)
    const [host, guest] = countersOf(table)
    const { counter = '', signing } = host.record.shared ?? {}
    const from = host.entries.length
    const length = from + fresh.length
    const head = new Chain(counter, host.record.preset, host.entries).with(from, fresh)
    const signature = await (await plainKeys.keyOf(signing)).sign(logWords(counter, length, head))
    await guest.take({ t: 'entries', from, entries: [...fresh], length, head, signature })
    expect(guest.entries).toHaveLength(from)
    expect(guest.together).toBe(false)
    return table
  }

  test('a writer cannot enter what the guest has not asked for', async () => {
    const entry = { at: 5, by: 1 as const, k: 2, sig: hex('a') + hex('b'), act: tap(0, 50) }
    expect(problemsOf(await writes([entry]))[1]).toEqual([['counter.signature', 0]])
  })

  test('a writer cannot enter a request twice', async () => {
    const [, guest] = countersOf(await counted())
    const asked = guest.entries.filter(({ by }) => by === 1)
    expect(asked).toHaveLength(1)
    expect(problemsOf(await writes(asked))[1]).toEqual([['counter.order', 0]])
  })

  test('a request that is said again is entered once', async () => {
    const table = await counted()
    await again(table)
    const said: CounterMessage[] = []
    table.tamper = (text) => {
      said.push(JSON.parse(text))
      return text
    }
    const [host, guest] = countersOf(table)
    for (let n = 0; n < 3; n++) void guest.act(tap(0))
    await table.settle()
    const requests = said.filter(({ t }) => t === 'requests')
    expect(requests.length).toBeGreaterThan(0)
    for (const request of [...requests, ...requests]) await host.take(request)
    await table.settle()
    expect(host.entries.map(({ k }) => k)).toEqual([0, 1, 2, 3, 4])
    expect(guest.entries).toEqual(host.entries)
    expect(problemsOf(table)).toEqual([[], []])
  })

  test('requests whose beginning went lost are said again', async () => {
    const table = await counted()
    await again(table)
    let lost = 0
    table.tamper = (text) => (text.includes('"t":"requests"') && lost++ < 3 ? null : text)
    for (let n = 0; n < 8; n++) {
      await table.phones[1].act(tap(0))
      await table.settle()
    }
    const [host, guest] = countersOf(table)
    expect(lost).toBeGreaterThan(3)
    expect(host.entries.filter(({ by }) => by === 1).map(({ k }) => k)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(guest.entries).toEqual(host.entries)
    expect(problemsOf(table)).toEqual([[], []])
  })

  test('entries whose beginning went lost are asked for again', async () => {
    const table = await counted()
    await again(table)
    let lost = 0
    table.tamper = (text) => (text.includes('"t":"entries"') && lost++ < 3 ? null : text)
    for (let n = 0; n < 8; n++) {
      await table.phones[0].act(tap(0))
      await table.settle()
    }
    const [host, guest] = countersOf(table)
    expect(lost).toBeGreaterThan(3)
    expect(problemsOf(table)).toEqual([[], []])
    expect(guest.entries).toEqual(host.entries)
  })
})

test('a phone that cannot store sends nothing of it, counts on, and goes on sharing when it can again', async () => {
  const table = await counted()
  await again(table)
  for (const n of [0, 1] as const) {
    const phone = table.phones[n]
    const [host, guest] = countersOf(table)
    const before = host.entries.length
    phone.disk.full = true
    table.heard.length = 0
    await phone.act(tap(1, 5))
    await phone.act(tap(1, 5))
    await table.settle()
    expect(phone.problems).toEqual([{ key: 'counter.unstored', values: { by: 0 } }])
    expect(table.heard.map(({ t }) => t)).toEqual(['end'])
    expect((n === 0 ? guest : host).entries).toHaveLength(before)
    phone.disk.full = false
    for (const each of table.phones) each.problems = []
    await again(table)
    expect(problemsOf(table)).toEqual([[], []])
    expect(host.entries).toHaveLength(before + 2)
    expect(guest.entries).toEqual(host.entries)
  }
})

test('a key that the page cannot use any more', async () => {
  const table = await counted()
  const phone = table.phones[1]
  phone.tune = { keyOf: () => Promise.reject(new Error('not served securely')) }
  phone.open()
  await again(table)
  expect(phone.problems).toEqual([{ key: 'counter.key', values: { by: 0 } }])
  await phone.act(tap(0))
  expect(phone.counter?.counter.cells.number[0]).toBe(23)
})

test('a log of thousands of entries costs a tap no more than a short one', async () => {
  const entries = Array.from({ length: 5_000 }, (_, n) => ({
    at: n * 4_000,
    by: 0 as const,
    k: 0,
    sig: '',
    act: tap(n % 2 === 0 ? 0 : 1),
  }))
  const counter = new SharedCounter(freshRecord(entries), {
    ...plainKeys,
    newKey: () => plainKeys.keyOf('host'),
    keep: async () => true,
    random32: () => hex('r'),
    now: () => 30_000_000,
  })
  await counter.attach({ fingerprints: { own: hex('a'), theirs: hex('b') }, send: () => {} })
  const began = performance.now()
  for (let n = 0; n < 200; n++) await counter.act(tap(0))
  expect((performance.now() - began) / 200).toBeLessThan(5)
})
