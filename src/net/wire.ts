// A link over a data channel, whoever opened it: pings that its user never sees, a queue before a full channel, silence, and the end.

import type { Link, LinkState } from './link.ts'
import { MOST_FRAME } from './link.ts'
import { Liveness } from './liveness.ts'
import { onShown } from './page.ts'
import type { Scheduler } from './scheduler.ts'

/** The first byte of what crosses the channel. */
const PING = 0
const FRAME = 1
const BYE = 2
const BUSY = 3

/** The channel gets more to do below the first, and nothing above the second (bytes). */
const LOW_WATER = 64 * 1024
const HIGH_WATER = 256 * 1024
/** What waits before a channel that does not drain; frames beyond it are dropped. */
const MOST_WAITING = 4 * 1024 * 1024

/** What a wire needs of an RTCDataChannel, so that a test can stand in for one. */
export interface Channel {
  readonly readyState: RTCDataChannelState
  readonly bufferedAmount: number
  bufferedAmountLowThreshold: number
  binaryType: BinaryType
  send(data: Uint8Array<ArrayBuffer>): void
  addEventListener(type: string, listener: (event: Event) => void): void
}

export interface WireOptions {
  time: Scheduler
  /** Tries to bring a silent connection back; called every two seconds while it is silent. */
  revive: () => void
  /** Frees what carries the channel, once, after the end. */
  dispose: () => void
  /** The first sign of the other side. */
  onHeard?: () => void
  /** The other side turned us away: it plays with somebody else. */
  onBusy?: () => void
}

export class Wire implements Link {
  state: LinkState = 'connecting'
  fingerprints = { own: '', theirs: '' }
  onFrame: (frame: Uint8Array) => void = () => {}
  onState: (state: LinkState) => void = () => {}
  private readonly options: WireOptions
  private channel: Channel | null = null
  private liveness: Liveness | null = null
  private readonly waiting: Uint8Array<ArrayBuffer>[] = []
  private waitingBytes = 0
  private wasHeard = false
  private forgetPage: () => void = () => {}

  constructor(options: WireOptions) {
    this.options = options
  }

  /** Takes a channel that is open or about to open. */
  attach(channel: Channel, fingerprints: { own: string; theirs: string }): void {
    if (this.channel !== null || this.state === 'closed') return
    this.channel = channel
    this.fingerprints = fingerprints
    channel.binaryType = 'arraybuffer'
    channel.bufferedAmountLowThreshold = LOW_WATER
    channel.addEventListener('message', (event) => {
      if (event instanceof MessageEvent && event.data instanceof ArrayBuffer)
        this.hear(new Uint8Array(event.data))
    })
    channel.addEventListener('bufferedamountlow', () => this.drain())
    channel.addEventListener('close', () => this.end())
    if (channel.readyState === 'open') this.begin()
    else channel.addEventListener('open', () => this.begin())
  }

  send(frame: Uint8Array): void {
    if (this.state !== 'open' && this.state !== 'silent') return
    if (frame.length > MOST_FRAME || this.waitingBytes + frame.length > MOST_WAITING) return
    const wrapped = new Uint8Array(frame.length + 1)
    wrapped[0] = FRAME
    wrapped.set(frame, 1)
    this.waiting.push(wrapped)
    this.waitingBytes += wrapped.length
    this.drain()
  }

  close(): void {
    if (this.state === 'closed') return
    this.tell(BYE)
    this.end()
  }

  /** Instead of `attach`: the other side hears that we are busy, and nothing else. */
  refuse(channel: Channel): void {
    if (this.channel !== null || this.state === 'closed') return
    this.channel = channel
    this.tell(BUSY)
    this.end()
  }

  /** Looks at once whether the other side is still there. */
  look(): void {
    this.liveness?.look()
  }

  /** The end, without a word to the other side. */
  end(): void {
    if (this.state === 'closed') return
    this.liveness?.stop()
    this.forgetPage()
    this.waiting.length = 0
    this.waitingBytes = 0
    this.enter('closed')
    // why: what was told last shall leave before the connection is taken down
    this.options.time.after(LAST_WORDS, () => this.options.dispose())
  }

  private begin(): void {
    if (this.state !== 'connecting') return
    this.liveness = new Liveness({
      time: this.options.time,
      ping: () => this.tell(PING),
      onSilent: (silent) => this.enter(silent ? 'silent' : 'open'),
      revive: this.options.revive,
    })
    this.forgetPage = onShown({ shown: () => this.look(), gone: () => this.close() })
    this.enter('open')
  }

  private hear(message: Uint8Array): void {
    if (this.state === 'closed') return
    const kind = message[0]
    if (kind === BUSY) this.options.onBusy?.()
    if (kind === BUSY || kind === BYE) {
      this.end()
      return
    }
    this.liveness?.heard()
    if (!this.wasHeard) {
      this.wasHeard = true
      this.options.onHeard?.()
    }
    if (kind === FRAME) this.onFrame(message.subarray(1))
  }

  private tell(kind: number): void {
    // why: a channel that does not drain would fill with pings
    if (this.channel !== null && this.channel.bufferedAmount < HIGH_WATER) this.hand(Uint8Array.of(kind))
  }

  private drain(): void {
    const { channel, waiting } = this
    while (channel !== null && waiting[0] !== undefined && channel.bufferedAmount < HIGH_WATER) {
      if (!this.hand(waiting[0])) return
      this.waitingBytes -= waiting[0].length
      waiting.shift()
    }
  }

  /** False when the channel does not take it. */
  private hand(bytes: Uint8Array<ArrayBuffer>): boolean {
    if (this.channel?.readyState !== 'open') return false
    try {
      this.channel.send(bytes)
      return true
    } catch {
      return false
    }
  }

  private enter(state: LinkState): void {
    if (this.state === state || this.state === 'closed') return
    this.state = state
    this.onState(state)
  }
}

const LAST_WORDS = 200
