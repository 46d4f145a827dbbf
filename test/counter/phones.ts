// Two phones with a counter, in memory: messages as JSON through their schema, disks that know what was kept, processes that may end.

import { createHash } from 'node:crypto'
import type { Act } from '../../src/counter/acts.ts'
import type { Entry, Role } from '../../src/counter/entry.ts'
import type { CounterLine } from '../../src/counter/greeting.ts'
import { Joining } from '../../src/counter/joining.ts'
import type { CounterPorts } from '../../src/counter/keeping.ts'
import { type CounterMessage, readCounterMessage } from '../../src/counter/messages.ts'
import { presets } from '../../src/counter/preset.ts'
import type { CounterProblem } from '../../src/counter/problem.ts'
import type { CounterRecord } from '../../src/counter/record.ts'
import { SharedCounter } from '../../src/counter/shared.ts'
import type { MatchKey } from '../../src/net/lobby.ts'

export const hex = (text: string): string => createHash('sha256').update(text).digest('hex')
const signatureOf = (secret: string, message: Uint8Array): string => {
  const half = createHash('sha256').update(secret).update(message).digest('hex')
  return half + hex(half)
}

/** Signs in no time, so that a run depends on its seed alone; real keys have a test of their own. */
export const plainKeys = {
  keyOf: async (kept: unknown): Promise<MatchKey> => ({
    key: `04${hex(`x ${kept}`)}${hex(`y ${kept}`)}`,
    kept,
    sign: async (message) => signatureOf(`04${hex(`x ${kept}`)}${hex(`y ${kept}`)}`, message),
  }),
  verifierOf: async (key: string) => async (message: Uint8Array, signature: string) =>
    signature === signatureOf(key, message),
}

const preset = presets.find(({ id }) => id === 'free')
if (!preset) throw new Error('no preset')

export const freshRecord = (entries: Entry[] = []): CounterRecord => ({
  preset,
  names: ['Aki', ''],
  colours: [2, 5],
  entries,
  shared: null,
})

export class Killed extends Error {}

/** A database: the head as it was, and every entry under its number. */
export class Disk {
  private head: Omit<CounterRecord, 'entries'> | null = null
  log: Entry[] = []
  full = false
  /** requests without a signature that were kept */
  unsigned = 0

  load(): CounterRecord | null {
    return this.head && structuredClone({ ...this.head, entries: this.log })
  }

  save({ entries, ...head }: CounterRecord, from: number): void {
    if (this.log.length < from) throw new Error(`from ${from}, but only ${this.log.length} are there`)
    this.unsigned += head.shared?.pending.filter(({ sig }) => sig === '').length ?? 0
    this.head = structuredClone(head)
    this.log = [...this.log.slice(0, from), ...structuredClone(entries.slice(from))]
  }

  copy(): Disk {
    const copy = new Disk()
    copy.head = structuredClone(this.head)
    copy.log = structuredClone(this.log)
    return copy
  }
}

export class Phone {
  readonly name: string
  readonly wants: Role
  disk = new Disk()
  counter: SharedCounter | null = null
  joining: Joining | null = null
  /** grows with every life: what an earlier one still does is nobody's */
  private life = 0
  private serial = 0
  /** the process ends at the next write: before it or after it */
  ends: 'before' | 'after' | null = null
  alive = false
  problems: CounterProblem[] = []
  asides = 0
  line: CounterLine | null = null
  /** what time it is here */
  clock = 1_000_000
  tune: Partial<CounterPorts> = {}

  constructor(name: string, wants: Role) {
    this.name = name
    this.wants = wants
    if (wants === 'host') this.disk.save(freshRecord(), 0)
  }

  /** The process begins, with what the disk holds. */
  open(): void {
    this.life += 1
    this.alive = true
    this.counter = null
    this.joining = null
    this.line = null
    const kept = this.disk.load()
    if (kept) this.adopt(new SharedCounter(kept, this.ports()))
    else this.join()
  }

  /** As the screen does that joins: whatever this phone has lies in its database. */
  join(): void {
    const { life } = this
    this.counter = null
    this.joining = new Joining(
      {
        ...this.ports(),
        kept: async (counter) => {
          const kept = this.disk.load()
          return kept?.shared?.counter === counter ? kept : null
        },
      },
      {
        joined: (shared) => {
          if (life === this.life) this.adopt(shared)
        },
        problem: (problem) => this.problems.push(problem),
      },
    )
  }

  private adopt(counter: SharedCounter): void {
    this.counter = counter
    counter.listen((event) => {
      if (event.is === 'problem') this.problems.push(event.problem)
      if (event.is === 'aside') this.asides += 1
    })
  }

  end(): void {
    this.life += 1
    this.alive = false
    this.ends = null
    this.line = null
  }

  attach(line: CounterLine): void {
    this.line = line
    this.quietly((this.joining ?? this.counter)?.attach(line))
  }

  detach(): void {
    if (this.line) (this.joining ?? this.counter)?.detach(this.line)
    this.line = null
  }

  take(message: CounterMessage): void {
    this.quietly((this.joining ?? this.counter)?.take(message))
  }

  act(act: Act): Promise<void> {
    return this.counter?.act(act) ?? Promise.reject(new Error('nothing to count on'))
  }

  async idle(): Promise<void> {
    await this.joining?.idle()
    await this.counter?.idle()
  }

  private quietly(done: Promise<void> | undefined): void {
    done?.catch((error) => {
      if (!(error instanceof Killed)) throw error
    })
  }

  /** Signing and writing take a while now and then, in which people go on. */
  private async some(): Promise<void> {
    for (let n = this.serial++ % 3; n > 0; n--) await breath()
  }

  private slow(key: MatchKey): MatchKey {
    const sign = async (message: Uint8Array) => {
      await this.some()
      return key.sign(message)
    }
    return { ...key, sign }
  }

  private ports(): CounterPorts {
    const { life } = this
    return {
      newKey: async () => this.slow(await plainKeys.keyOf(`${this.name} ${this.serial++}`)),
      keyOf: async (kept) => this.slow(await plainKeys.keyOf(kept)),
      verifierOf: plainKeys.verifierOf,
      random32: () => hex(`${this.name} random ${this.serial++}`),
      now: () => this.clock++,
      ...this.tune,
      keep: async (record, from) => {
        await this.some()
        if (life !== this.life) throw new Killed(this.name)
        if (this.disk.full) return false
        const { ends } = this
        if (ends !== 'before') this.disk.save(record, from)
        if (ends !== null) {
          this.end()
          throw new Killed(this.name)
        }
        await this.some()
        if (life !== this.life) throw new Killed(this.name)
        return true
      },
    }
  }
}

/** What is on the way to a phone, and which link it came by. */
interface Post {
  text: string
  link: number
}

export class Table {
  readonly phones: readonly [Phone, Phone]
  readonly posts: [Post[], Post[]] = [[], []]
  private link = 0
  /** a test may change what is said on its way; null: it is lost */
  tamper: (text: string, from: 0 | 1) => string | null = (text) => text
  heard: CounterMessage[] = []

  constructor(one: Phone, two: Phone) {
    this.phones = [one, two]
  }

  /** A new link between both, whoever must be opened for it. */
  connect(ends: readonly [string, string] = [hex(`one ${this.link}`), hex(`two ${this.link}`)]): void {
    this.drop()
    const link = ++this.link
    for (const n of [0, 1] as const) {
      const phone = this.phones[n]
      if (!phone.alive) phone.open()
      const fingerprints = { own: ends[n], theirs: ends[1 - n] as string }
      phone.attach({ fingerprints, send: (message) => this.carry(n, link, message) })
    }
  }

  private carry(from: 0 | 1, link: number, message: CounterMessage): void {
    if (link !== this.link || !this.phones[from].alive) return
    const text = this.tamper(JSON.stringify(message), from)
    if (text !== null) this.posts[1 - from]?.push({ text, link })
  }

  drop(): void {
    this.link += 1
    this.posts[0].length = 0
    this.posts[1].length = 0
    for (const phone of this.phones) phone.detach()
  }

  deliver(to: 0 | 1): boolean {
    const post = this.posts[to].shift()
    const phone = this.phones[to]
    if (!post || post.link !== this.link || !phone.alive) return post !== undefined
    const message = readCounterMessage(JSON.parse(post.text))
    if (!message) return true
    this.heard.push(message)
    phone.take(message)
    return true
  }

  /** A message goes lost, and its reader notices. */
  lose(to: 0 | 1): void {
    const { line } = this.phones[to]
    if (this.posts[to].shift() && line) this.phones[to].attach(line)
  }

  /** Until nothing is on its way and nobody does anything. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 4; ) {
      const moved = [this.deliver(0), this.deliver(1)]
      await breath()
      for (const phone of this.phones) await phone.idle()
      quiet = moved.includes(true) ? 0 : quiet + 1
    }
  }
}

/** All that was begun and waits for nothing goes on. */
export const breath = (): Promise<void> => new Promise((done) => setImmediate(done))

/** Two phones that have met over a counter. */
export async function met(before: (host: Phone) => void = () => {}, of = ''): Promise<Table> {
  const [host, guest] = [new Phone(`${of}host`, 'host'), new Phone(`${of}guest`, 'guest')]
  before(host)
  const table = new Table(host, guest)
  table.connect()
  await table.settle()
  return table
}

export const countersOf = ({ phones }: Table): [SharedCounter, SharedCounter] => {
  const [one, two] = phones.map(({ counter }) => counter)
  if (!one || !two) throw new Error('the phones have not met')
  return [one, two]
}

export const tap = (seat: 0 | 1, by = 1): Act => ({ do: 'change', seat, by })

export const problemsOf = ({ phones }: Table) =>
  phones.map(({ problems }) => problems.map(({ key, values }) => [key, values.by]))

/** Both have counted, and their link is gone. */
export async function counted(of = ''): Promise<Table> {
  const table = await met(() => {}, of)
  for (const phone of table.phones) await phone.act(tap(0))
  await table.settle()
  table.drop()
  return table
}

export async function again(table: Table, ends?: readonly [string, string]): Promise<void> {
  table.connect(ends)
  await table.settle()
}
