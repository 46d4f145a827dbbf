// The key of a counter on two phones, and its way into the database: everything is signed and kept before it leaves.

import type { Hex } from '../fair/secrets.ts'
import type { MatchKey } from '../net/lobby.ts'
import type { Verify } from '../net/session.ts'
import { type Chain, logWords, requestWords } from './entry.ts'
import type { CounterRecord, Shared } from './record.ts'

export interface CounterPorts {
  /** a key for one counter (net/keys.ts) */
  newKey(): Promise<MatchKey>
  /** the key that was kept; may throw where the platform gives it no more */
  keyOf(kept: unknown): Promise<MatchKey>
  verifierOf(key: string): Promise<Verify>
  /** keeps the head and, from `from` on, the entries; false: it could not, and nothing of it is sent */
  keep(record: CounterRecord, from: number): Promise<boolean>
  /** 32 fresh bytes as hex */
  random32(): Hex
  /** ms since 1970 */
  now(): number
}

export class Keeping {
  private readonly record: CounterRecord
  private readonly ports: CounterPorts
  signer: MatchKey | null = null
  /** entries that lie in the database */
  private stored: number
  /** changes of the head, and how many of them are kept */
  private changes = 0
  private kept = 0

  constructor(record: CounterRecord, ports: CounterPorts) {
    this.record = record
    this.ports = ports
    this.stored = record.entries.length
  }

  /** Something of the head is another. */
  changed(): void {
    this.changes += 1
  }

  /** What makes a counter one of two phones, made here where it is not. Null: the platform gives no key. */
  async share(): Promise<Shared | null> {
    const { record, ports } = this
    const signer = await this.openKey()
    if (signer === null || record.shared) return signer && record.shared
    const counter = ports.random32()
    const none = { theirs: '', signed: null, pending: [], skew: 0 }
    record.shared = { role: 'host', counter, key: signer.key, signing: signer.kept, ...none }
    this.changed()
    return record.shared
  }

  private async openKey(): Promise<MatchKey | null> {
    const { ports, record } = this
    try {
      this.signer ??= await (record.shared ? ports.keyOf(record.shared.signing) : ports.newKey())
    } catch {
      return null
    }
    return this.signer
  }

  async signRequests({ pending, counter }: Shared): Promise<void> {
    const open = pending.filter(({ sig }) => sig === '')
    const signer = open.length > 0 ? await this.openKey() : null
    if (signer === null) return
    for (const request of open) request.sig = await signer.sign(requestWords(counter, request.k, request.act))
    this.changed()
  }

  async signLog(shared: Shared, chain: Chain): Promise<void> {
    const { length } = this.record.entries
    if (!this.signer || length <= (shared.signed?.length ?? 0)) return
    const head = chain.at(length)
    const signature = await this.signer.sign(logWords(shared.counter, length, head))
    shared.signed = { length, head, signature }
    this.changed()
  }

  /** False: it could not be kept; it is tried again with what comes next. */
  async keep(): Promise<boolean> {
    const { changes } = this
    const { length } = this.record.entries
    if (changes === this.kept && length === this.stored) return true
    if (!(await this.ports.keep(this.storable(), this.stored))) return false
    this.stored = length
    this.kept = changes
    return true
  }

  /** A request that is not signed yet is kept when it is: by its signature it is known again where the last writes were lost. */
  private storable(): CounterRecord {
    const { shared } = this.record
    if (!this.signer || !shared) return this.record
    const pending = shared.pending.filter(({ sig }) => sig !== '')
    return { ...this.record, shared: { ...shared, pending } }
  }
}
