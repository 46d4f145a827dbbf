// Is the other side still there? Neither a channel's `close` nor a connection's `failed` says so in time, so both sides ping.

import type { Scheduler } from './scheduler.ts'

export const PING_EVERY = 2_000
export const SILENT_AFTER = 6_000

export interface LivenessOptions {
  time: Scheduler
  ping: () => void
  /** Told when silence begins and when it ends. */
  onSilent: (silent: boolean) => void
  /** Called with each ping while it is silent: try to come back. */
  revive: () => void
}

export class Liveness {
  private readonly options: LivenessOptions
  private heardAt: number
  private silent = false
  private stopTimer: (() => void) | null = null

  constructor(options: LivenessOptions) {
    this.options = options
    this.heardAt = options.time.now()
    this.beat()
  }

  /** Anything at all came from the other side. */
  heard(): void {
    this.heardAt = this.options.time.now()
    this.enter(false)
  }

  /** The page was shown again, or the system says that the line broke: no waiting for the next ping. */
  look(): void {
    if (this.stopTimer === null) return
    this.stopTimer()
    this.beat()
  }

  stop(): void {
    this.stopTimer?.()
    this.stopTimer = null
  }

  private beat(): void {
    const { time, ping, revive } = this.options
    this.stopTimer = time.after(PING_EVERY, () => this.beat())
    ping()
    if (time.now() - this.heardAt >= SILENT_AFTER) this.enter(true)
    if (this.silent) revive()
  }

  private enter(silent: boolean): void {
    if (this.silent === silent) return
    this.silent = silent
    this.options.onSilent(silent)
  }
}
