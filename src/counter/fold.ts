// The counter that a log leads to, kept as it grows; a guest's own acts that are still under way count behind it.

import { apply, begin, type Counter } from './counter.ts'
import type { Entry } from './entry.ts'
import type { Preset } from './preset.ts'
import type { Request } from './record.ts'

type Done = Pick<Entry, 'act' | 'at'>

const after = (counter: Counter, done: readonly Done[]): Counter =>
  done.reduce((now, { act, at }) => apply(now, act, at), counter)

export class Fold {
  private written: Counter
  /** with what is under way */
  shown: Counter

  constructor(preset: Preset, entries: readonly Entry[], pending: readonly Request[]) {
    this.written = after(begin(preset), entries)
    this.shown = after(this.written, pending)
  }

  /** Entries behind those before, and what is under way after them. */
  write(fresh: readonly Entry[], pending: readonly Request[]): void {
    this.written = after(this.written, fresh)
    this.shown = after(this.written, pending)
  }

  ask(request: Request): void {
    this.shown = after(this.shown, [request])
  }
}
