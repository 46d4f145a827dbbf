// A counter that two phones share (docs/protocol.md, 11). The host writes every entry; what the guest does are its requests, shown
// at once and sent until they stand in the log. Everything is kept before it leaves. Draws nothing and knows no link.

import type { Verify } from '../net/session.ts'
import type { Act } from './acts.ts'
import type { Counter } from './counter.ts'
import { Chain, COUNTER_PROTOCOL, type Entry, type Role, requestWords } from './entry.ts'
import { Fold } from './fold.ts'
import { type CounterLine, Greeting, judgeGreeting, lookOf, offerOf, type Standing } from './greeting.ts'
import { underWay, wrongWith } from './judging.ts'
import { type CounterPorts, Keeping } from './keeping.ts'
import { type CounterMessage, type CounterMessageOf, MOST_AT_ONCE } from './messages.ts'
import type { CounterKey, CounterProblem } from './problem.ts'
import { type CounterRecord, lastRequest, type Shared } from './record.ts'

export type CounterEvent =
  /** anything that a screen may show */
  | { is: 'changed' }
  /** the sharing has ended; the counter stays, and another link may try again */
  | { is: 'problem'; problem: CounterProblem }
  /** both phones had a counter open: the other's is shared, this one stays as it is. A `Joining` takes the link over */
  | { is: 'aside' }

export class SharedCounter {
  readonly record: CounterRecord
  private readonly ports: CounterPorts
  private readonly fold: Fold
  private readonly keeping: Keeping
  private readonly greeting: Greeting
  private readonly listeners = new Set<(event: CounterEvent) => void>()
  private readonly verifiers = new Map<string, Promise<Verify>>()
  private jobs: Promise<void> = Promise.resolve()
  private line: CounterLine | null = null
  /** the other phone has proved itself on this link */
  private known = false
  private chain: Chain | null = null
  /** the guest's last request in the log */
  private last: number
  /** the host: entries that the guest has or was sent; the guest: the last request that was sent */
  private told = 0
  /** how far the other's log goes, by its proof */
  private theirs = 0
  /** pieces of the log that wait for the rest of what their signature covers */
  private parts: Entry[] = []
  problem: CounterProblem | null = null

  /** A counter as it was kept. */
  constructor(record: CounterRecord, ports: CounterPorts) {
    this.record = record
    this.ports = ports
    this.fold = new Fold(record.preset, record.entries, record.shared?.pending ?? [])
    this.greeting = new Greeting(ports)
    this.keeping = new Keeping(record, ports)
    this.last = lastRequest(record.entries)
  }

  /** With the acts that are still under way. */
  get counter(): Counter {
    return this.fold.shown
  }

  /** In the writer's order, without those under way. */
  get entries(): readonly Entry[] {
    return this.record.entries
  }

  get role(): Role {
    return this.record.shared?.role ?? 'host'
  }

  /** Whether the other phone is here and known. */
  get together(): boolean {
    return this.line !== null && this.known
  }

  /** The writer's time, by which entries are dated and the clock runs. */
  get time(): number {
    return Math.max(0, this.ports.now() + (this.record.shared?.skew ?? 0))
  }

  listen(listener: (event: CounterEvent) => void): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Shown at once; resolves when it is kept, and on its way if somebody is there. */
  act(act: Act): Promise<void> {
    const { record, time: at } = this
    if (record.shared?.role === 'guest') {
      const { pending } = record.shared
      const request = { k: Math.max(this.last, pending.at(-1)?.k ?? 0) + 1, at, sig: '', act }
      pending.push(request)
      this.fold.ask(request)
    } else this.write([{ at, by: 0, k: 0, sig: '', act }])
    this.keeping.changed()
    this.tell({ is: 'changed' })
    return this.run(() => this.flush())
  }

  /** How the sides look; on two phones the host's word counts. */
  look(names: CounterRecord['names'], colours: CounterRecord['colours']): Promise<void> {
    if (this.role === 'guest') return Promise.resolve()
    return this.run(async () => {
      await this.dress(names, colours)
      if (this.known) this.sendLook()
    })
  }

  /** A link is there, or one that was silent is open again. The first one makes a counter of one phone ready for two. */
  attach(line: CounterLine): Promise<void> {
    if (line !== this.line) {
      this.leave()
      this.greeting.forget()
    }
    this.line = line
    this.problem = null
    return this.run(async () => {
      const shared = await this.prepare()
      if (shared && this.line === line) this.greeting.begin(shared, line)
      this.tell({ is: 'changed' })
    })
  }

  detach(line: CounterLine): void {
    if (this.line !== line) return
    this.leave()
    this.tell({ is: 'changed' })
  }

  /** A message of the link; whatever it says, nothing is thrown. */
  take(message: CounterMessage): Promise<void> {
    const { line } = this
    return this.run(async () => {
      // why: what an earlier link had still said is not about this one
      if (line !== null && line === this.line) await this.judge(message, line)
    })
  }

  /** Resolves when everything begun so far is done. */
  idle(): Promise<void> {
    return this.jobs
  }

  // why kept: the platform takes a key in anew each time it is asked to
  private readonly verifierOf = (key: string): Promise<Verify> => {
    const found = this.verifiers.get(key) ?? this.ports.verifierOf(key)
    this.verifiers.set(key, found)
    return found
  }

  private tell(event: CounterEvent): void {
    for (const listener of [...this.listeners]) listener(event)
  }

  private run(job: () => Promise<void>): Promise<void> {
    const done = this.jobs.then(job)
    this.jobs = done.catch(() => {})
    return done
  }

  private write(fresh: readonly Entry[]): void {
    this.record.entries.push(...fresh)
    this.last = lastRequest(fresh) || this.last
    this.fold.write(fresh, this.record.shared?.pending ?? [])
  }

  /** The key and the name of the counter, made when it is shared for the first time. */
  private async prepare(): Promise<Shared | null> {
    const { record, keeping } = this
    const shared = await keeping.share()
    if (shared === null) {
      this.fail('counter.key')
      return null
    }
    this.chain ??= new Chain(shared.counter, record.preset, record.entries)
    await this.flush()
    return shared
  }

  /** Keeps what is new, and sends it if somebody is there. */
  private async flush(): Promise<void> {
    const { shared } = this.record
    if (shared?.role === 'guest') await this.keeping.signRequests(shared)
    else if (shared && this.chain && this.line) await this.keeping.signLog(shared, this.chain)
    if (!(await this.keep())) return
    if (this.known) this.sendFresh()
  }

  private async keep(): Promise<boolean> {
    const unstored = this.problem?.key === 'counter.unstored'
    if (await this.keeping.keep()) {
      if (unstored) this.problem = null
      return true
    }
    if (!unstored) this.fail('counter.unstored')
    return false
  }

  /** What the other phone was not sent on this link. */
  private sendFresh(): void {
    const { shared } = this.record
    if (!shared || !this.line) return
    if (shared.role === 'host') {
      this.sendEntries()
      return
    }
    // why: what this phone does not know of yet may have used the numbers of its requests
    if (this.entries.length < this.theirs) return
    const fresh = shared.pending.filter(({ k, sig }) => k > this.told && sig !== '')
    for (let n = 0; n < fresh.length; n += MOST_AT_ONCE) {
      const requests = fresh.slice(n, n + MOST_AT_ONCE).map(({ k, sig, act }) => ({ k, sig, act }))
      this.line.send({ t: 'requests', requests })
    }
    this.told = fresh.at(-1)?.k ?? this.told
  }

  private sendEntries(): void {
    const { shared, entries } = this.record
    if (!shared?.signed) return
    const { length } = shared.signed
    for (let from = this.told; from < length; from += MOST_AT_ONCE) {
      const piece = entries.slice(from, Math.min(from + MOST_AT_ONCE, length))
      this.line?.send({ t: 'entries', from, entries: piece, ...shared.signed })
    }
    this.told = Math.max(this.told, length)
  }

  private sendLook(): void {
    this.line?.send({ t: 'look', ...lookOf(this.record) })
  }

  private async judge(message: CounterMessage, line: CounterLine): Promise<void> {
    const shared = await this.prepare()
    if (!shared || this.line !== line) return
    switch (message.t) {
      case 'join':
        return this.offer(shared, line, message.protocol)
      case 'greet':
        return this.takeGreeting(shared, line, message)
      case 'proof':
        return this.takeProof(shared, line, message)
      case 'end':
        return this.stop({ key: message.why, values: { by: 1 } })
      case 'entries':
        return this.known ? this.takeEntries(shared, line, message) : undefined
      case 'requests':
        return this.known && shared.role === 'host' ? this.takeRequests(shared, line, message) : undefined
      case 'look':
        return this.known && shared.role === 'guest' ? this.dress(message.names, message.colours) : undefined
      default:
        return
    }
  }

  private offer(shared: Shared, line: CounterLine, protocol: number): void {
    if (protocol !== COUNTER_PROTOCOL) this.fail('counter.protocol')
    else if (shared.role === 'guest') this.fail('counter.guests')
    else line.send(offerOf(this.record, shared))
  }

  private async takeGreeting(
    shared: Shared,
    line: CounterLine,
    message: CounterMessageOf<'greet'>,
  ): Promise<void> {
    const { signer } = this.keeping
    const greeted = judgeGreeting(shared, line, message)
    if (greeted === 'wait' || !signer) return
    if (greeted === 'aside') {
      this.leave()
      return this.tell({ is: 'aside' })
    }
    if (greeted !== 'fine') return this.fail(greeted)
    if (shared.role === 'guest') {
      shared.skew = message.now - this.ports.now()
      this.keeping.changed()
    }
    await this.greeting.answer(shared, line, message, this.standing(shared), signer.sign)
  }

  /** How far the log goes that is signed and kept. */
  private standing(shared: Shared): Standing {
    const length = shared.signed?.length ?? 0
    return { length, head: this.chain?.at(length) ?? '' }
  }

  private async takeProof(
    shared: Shared,
    line: CounterLine,
    message: CounterMessageOf<'proof'>,
  ): Promise<void> {
    const proved = await this.greeting.prove(shared, line, message)
    if (proved === null || this.line !== line) return
    if (typeof proved === 'string') return this.fail(proved)
    if (shared.theirs === '') {
      shared.theirs = this.greeting.key
      this.keeping.changed()
      if (!(await this.keep()) || this.line !== line) return
    }
    this.known = true
    const mine = this.standing(shared)
    const common = Math.min(mine.length, proved.length)
    if (proved.length <= mine.length && this.chain?.at(common) !== proved.head)
      return this.fail('counter.fork', { here: mine.length, there: proved.length })
    this.told = common
    this.theirs = proved.length
    // why from both: a host whose last entries were lost with its phone's power gets its own back
    this.sendEntries()
    if (shared.role === 'guest') this.told = 0
    else this.sendLook()
    await this.flush()
    this.tell({ is: 'changed' })
  }

  private async takeRequests(
    shared: Shared,
    line: CounterLine,
    { requests }: CounterMessageOf<'requests'>,
  ): Promise<void> {
    const verify = await this.verifierOf(shared.theirs)
    for (const { k, sig, act } of requests) {
      if (k <= this.last) continue
      // why: some have gone lost on the way, and the guest sends again when it is greeted
      if (k > this.last + 1) {
        this.greeting.begin(shared, line)
        break
      }
      if (!(await verify(requestWords(shared.counter, k, act), sig))) {
        await this.flush()
        return this.fail('counter.signature')
      }
      this.write([{ at: this.time, by: 1, k, sig, act }])
    }
    await this.flush()
    this.tell({ is: 'changed' })
  }

  private async takeEntries(
    shared: Shared,
    line: CounterLine,
    { from, entries: piece, length, head, signature }: CounterMessageOf<'entries'>,
  ): Promise<void> {
    const { chain } = this
    const { entries } = this.record
    const base = entries.length
    const here = base + this.parts.length
    if (length <= base || !chain) return
    // why: what lies between has gone lost, and is sent when it is asked for
    if (from > here) return this.greeting.begin(shared, line)
    this.parts.push(...piece.slice(here - from))
    if (base + this.parts.length < length) return
    const fresh = this.parts
    this.parts = []
    const signed = { length, head, signature }
    const wrong = await wrongWith(shared, chain, base, this.last, fresh, signed, this.verifierOf)
    if (this.line !== line) return
    // why: an act of this phone may have come between, which no other phone's entries may push aside
    if (wrong || entries.length !== base)
      return this.fail(wrong ?? 'counter.fork', { here: entries.length, there: length })
    shared.signed = signed
    const { pending, renumbered } = underWay(shared.pending, fresh, this.last)
    shared.pending = pending
    this.write(fresh)
    if (renumbered) this.told = this.last
    await this.flush()
    this.tell({ is: 'changed' })
  }

  private async dress(names: CounterRecord['names'], colours: CounterRecord['colours']): Promise<void> {
    this.record.names = names
    this.record.colours = colours
    this.keeping.changed()
    await this.keep()
    this.tell({ is: 'changed' })
  }

  private leave(): void {
    this.line = null
    this.known = false
    this.parts = []
  }

  private fail(key: CounterKey, values: CounterProblem['values'] = {}): void {
    this.line?.send({ t: 'end', why: key })
    this.stop({ key, values: { by: 0, ...values } })
  }

  private stop(problem: CounterProblem): void {
    this.leave()
    this.problem = problem
    this.tell({ is: 'problem', problem })
  }
}
