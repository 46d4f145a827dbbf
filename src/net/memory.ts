// Two links in one process: what one sends the other gets, as well or as badly as the air is told to be. For tests.

import { type Link, type LinkState, MOST_FRAME } from './link.ts'
import type { Scheduler } from './scheduler.ts'

/** Chances are of 1,000; times are ms. */
export interface Air {
  loss?: number
  double?: number
  /** a frame that waits so much longer that later ones overtake it */
  reorder?: number
  delay?: number
  jitter?: number
}

export interface MemoryPair {
  readonly links: readonly [Link, Link]
  /** What the air does from now on. */
  air: Air
  /** Nothing comes through until `mend`; both sides fall silent after a while. Frames on the way are lost. */
  cut(): void
  mend(): void
}

const SILENT_AFTER = 6_000
const OVERTAKEN_BY = 200

class MemoryLink implements Link {
  state: LinkState = 'connecting'
  readonly fingerprints: { own: string; theirs: string }
  onFrame: (frame: Uint8Array) => void = () => {}
  onState: (state: LinkState) => void = () => {}
  private readonly out: (frame: Uint8Array) => void
  private readonly leave: () => void

  constructor(own: string, theirs: string, out: (frame: Uint8Array) => void, leave: () => void) {
    this.fingerprints = { own, theirs }
    this.out = out
    this.leave = leave
  }

  send(frame: Uint8Array): void {
    if (this.state === 'open' && frame.length <= MOST_FRAME) this.out(frame.slice())
  }

  enter(state: LinkState): void {
    if (this.state === state || this.state === 'closed') return
    this.state = state
    this.onState(state)
  }

  close(): void {
    if (this.state === 'closed') return
    this.enter('closed')
    this.leave()
  }
}

/** A pair that opens as soon as time passes. `below(n)` draws 0 to n - 1, so a seed decides what is lost. */
export function memoryPair(time: Scheduler, below: (n: number) => number, air: Air = {}): MemoryPair {
  let tape = 0
  let isCut = false
  const delay = () => (pair.air.delay ?? 0) + below((pair.air.jitter ?? 0) + 1)
  const happens = (chance = 0) => chance > 0 && below(1000) < chance

  const carry = (to: () => MemoryLink, frame: Uint8Array) => {
    if (isCut || happens(pair.air.loss)) return
    const piece = tape
    const late = happens(pair.air.reorder) ? OVERTAKEN_BY + delay() : 0
    time.after(delay() + late, () => {
      const link = to()
      if (piece === tape && (link.state === 'open' || link.state === 'silent')) link.onFrame(frame)
    })
  }
  const send = (to: () => MemoryLink) => (frame: Uint8Array) => {
    carry(to, frame)
    if (happens(pair.air.double)) carry(to, frame.slice())
  }
  const left = (other: () => MemoryLink) => () => {
    if (!isCut) time.after(delay(), () => other().enter('closed'))
  }

  const hex = () => Array.from({ length: 64 }, () => below(16).toString(16)).join('')
  const [one, two] = [hex(), hex()]
  const first: MemoryLink = new MemoryLink(
    one,
    two,
    send(() => second),
    left(() => second),
  )
  const second: MemoryLink = new MemoryLink(
    two,
    one,
    send(() => first),
    left(() => first),
  )
  const both = (state: LinkState) => {
    first.enter(state)
    second.enter(state)
  }

  const pair: MemoryPair = {
    links: [first, second],
    air,
    cut() {
      if (isCut) return
      isCut = true
      const piece = ++tape
      time.after(SILENT_AFTER, () => {
        if (piece === tape && isCut) both('silent')
      })
    },
    mend() {
      if (!isCut) return
      isCut = false
      const piece = ++tape
      time.after(delay(), () => {
        if (piece === tape) both(first.state === 'closed' || second.state === 'closed' ? 'closed' : 'open')
      })
    },
  }
  time.after(0, () => {
    if (!isCut) both('open')
  })
  return pair
}
