// Time as a thing that is handed in, so that a test decides when it passes.

export interface Scheduler {
  /** milliseconds since some beginning */
  now(): number
  /** Runs once, later; the answer takes it back. */
  after(ms: number, run: () => void): () => void
}

/** The clock of this device. */
export const clock: Scheduler = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

interface Due {
  at: number
  n: number
  run: () => void
}

/** Time that passes only when it is told to: for tests and soaks. */
export class VirtualTime implements Scheduler {
  private time = 0
  private count = 0
  private readonly due: Due[] = []

  now(): number {
    return this.time
  }

  after(ms: number, run: () => void): () => void {
    const entry = { at: this.time + Math.max(0, ms), n: this.count++, run }
    this.due.push(entry)
    return () => {
      const at = this.due.indexOf(entry)
      if (at >= 0) this.due.splice(at, 1)
    }
  }

  /** Lets time pass and runs what is due, in order. */
  pass(ms: number): void {
    const end = this.time + ms
    for (let next = this.first(); next !== undefined && next.at <= end; next = this.first()) {
      this.due.splice(this.due.indexOf(next), 1)
      this.time = next.at
      next.run()
    }
    this.time = end
  }

  private first(): Due | undefined {
    let first: Due | undefined
    for (const entry of this.due)
      if (first === undefined || entry.at < first.at || (entry.at === first.at && entry.n < first.n))
        first = entry
    return first
  }
}
