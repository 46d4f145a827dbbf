// A phone that joins another one's counter (docs/protocol.md, 11): it asks what there is, and goes on as the guest of it.

import type { Hex } from '../fair/secrets.ts'
import { COUNTER_PROTOCOL } from './entry.ts'
import type { CounterLine } from './greeting.ts'
import type { CounterPorts } from './keeping.ts'
import type { CounterMessage, CounterMessageOf } from './messages.ts'
import { readPreset } from './preset.ts'
import type { CounterKey, CounterProblem } from './problem.ts'
import type { CounterRecord } from './record.ts'
import { SharedCounter } from './shared.ts'

export interface JoiningPorts extends CounterPorts {
  /** what this phone keeps of a counter by its name on both phones; null: nothing */
  kept(counter: Hex): Promise<CounterRecord | null>
}

export class Joining {
  private readonly ports: JoiningPorts
  private readonly on: { joined(shared: SharedCounter): void; problem(problem: CounterProblem): void }
  private line: CounterLine | null = null
  private shared: SharedCounter | null = null
  private jobs: Promise<void> = Promise.resolve()

  /** `joined` hears of the counter once it is kept, before any entry of it has come. */
  constructor(ports: JoiningPorts, on: Joining['on']) {
    this.ports = ports
    this.on = on
  }

  attach(line: CounterLine): Promise<void> {
    this.line = line
    if (this.shared) return this.shared.attach(line)
    line.send({ t: 'join', protocol: COUNTER_PROTOCOL })
    return this.jobs
  }

  detach(line: CounterLine): void {
    if (this.line === line) this.line = null
    this.shared?.detach(line)
  }

  /** A message of the link; once joined it is the counter's. */
  take(message: CounterMessage): Promise<void> {
    const { line } = this
    const done = this.jobs.then(async () => {
      if (this.shared) return this.shared.take(message)
      if (line === null || line !== this.line) return
      if (message.t === 'offer') await this.accept(message)
      else if (message.t === 'join') this.fail('counter.guests')
      else if (message.t === 'greet' && message.role === 'guest') this.fail('counter.guests')
      else if (message.t === 'end') this.stop({ key: message.why, values: { by: 1 } })
      // why: who has just opened its counter may have missed the question
      else if (message.t === 'greet') line.send({ t: 'join', protocol: COUNTER_PROTOCOL })
    })
    this.jobs = done.catch(() => {})
    return done
  }

  /** Resolves when everything begun so far is done. */
  idle(): Promise<void> {
    return this.jobs
  }

  private async accept(offer: CounterMessageOf<'offer'>): Promise<void> {
    if (offer.protocol !== COUNTER_PROTOCOL) return this.fail('counter.protocol')
    const kept = await this.ports.kept(offer.counter)
    const record = kept ?? (await this.recordOf(offer))
    if (typeof record === 'string') return this.fail(record)
    if (record.shared?.role !== 'guest') return this.fail('counter.echo')
    if (kept === null && !(await this.ports.keep(record, 0))) return this.fail('counter.unstored')
    const shared = new SharedCounter(record, this.ports)
    this.shared = shared
    this.on.joined(shared)
    // why not the line that it came by: another link may have taken its place meanwhile
    if (this.line) await shared.attach(this.line)
  }

  private async recordOf(offer: CounterMessageOf<'offer'>): Promise<CounterRecord | CounterKey> {
    const { counter, key: theirs, guest, names, colours } = offer
    if (guest !== '') return 'counter.stranger'
    const preset = readPreset(offer.preset)
    if (preset === null || !sameNumbers({ ...preset }, offer.preset)) return 'counter.preset'
    try {
      const { key, kept } = await this.ports.newKey()
      const none = { signed: null, pending: [], skew: 0 }
      const shared = { role: 'guest', counter, key, theirs, signing: kept, ...none } as const
      return { preset, names, colours, entries: [], shared: { ...shared, pending: [] } }
    } catch {
      return 'counter.key'
    }
  }

  private fail(key: CounterKey): void {
    this.line?.send({ t: 'end', why: key })
    this.stop({ key, values: { by: 0 } })
  }

  private stop(problem: CounterProblem): void {
    this.line = null
    this.on.problem(problem)
  }
}

/** A game of the app may count otherwise in another version of it. */
function sameNumbers(
  here: Readonly<Record<string, unknown>>,
  there: Readonly<Record<string, unknown>>,
): boolean {
  const names = Object.keys(here)
  return names.length === Object.keys(there).length && names.every((name) => here[name] === there[name])
}
