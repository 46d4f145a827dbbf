// Two phones side by side, no server: both offer, each shows a card and reads the other's, in any order, and each makes up the answer
// that the other would have given. Nothing in an own description is ever edited.

import { fine, type Problem, type Result, trouble } from '../storage/problem.ts'
import {
  answerSdp,
  type Card,
  type CardKey,
  cardOf,
  readCard,
  readTyped,
  typedCard,
  writeCard,
} from './card.ts'
import type { Link } from './link.ts'
import { localNetworkState } from './permission.ts'
import { Reviver } from './reviver.ts'
import { clock, type Scheduler } from './scheduler.ts'
import { Wire } from './wire.ts'

export type RtcKey =
  /** this browser has no connections between devices */
  | 'rtc.unsupported'
  /** the browser opens none now: it believes to have no network */
  | 'rtc.noNetwork'
  /** the browser did not describe itself as expected, or did not take the other's card */
  | 'rtc.failed'
  /** another card was read before: a new one needs a fresh code on this side too */
  | 'rtc.otherCard'
  /** no sign of the other phone came: another network, one that keeps its devices apart, or (`localNetwork` is `prompt`) a question
   * of the browser that waits for an answer */
  | 'rtc.unreached'
  /** signs came, but the connection did not open in time: scan again with a fresh code */
  | 'rtc.timeout'
  /** the browser keeps this page from devices in the local network */
  | 'rtc.localNetwork'

/**
 * `showing`: the code may be scanned. `reached`: the other phone has scanned it, now scan theirs. `meeting`: theirs is scanned.
 * `waiting`: their phone answers, it still has to scan ours. `unanswered`: no sign of it so far; it goes on trying.
 */
export type PairingStep = 'showing' | 'reached' | 'meeting' | 'waiting' | 'unanswered' | 'open' | 'ended'

export interface Pairing {
  readonly card: Card
  /** what the QR code says */
  readonly code: string
  /** the same in blocks, to be typed */
  readonly blocks: readonly string[]
  readonly link: Link
  readonly step: PairingStep
  onStep: (step: PairingStep) => void
  /** Told once, before the pairing ends without a link. A fresh code is a new pairing. */
  onProblem: (problem: Problem<RtcKey>) => void
  /** Takes what the camera saw, or what was typed. */
  meet(text: string, how?: 'scanned' | 'typed'): Result<null, CardKey | RtcKey>
  close(): void
}

export interface PairingOptions {
  time?: Scheduler
  connection?: () => RTCPeerConnection
}

/** Some networks never finish naming their addresses. */
const GATHER = 1_500
const LOOK_EVERY = 400
const RETRY_EVERY = 1_500
const UNANSWERED_AFTER = 15_000
/** Both have scanned. */
const OPEN_WITHIN = 30_000
/** One has scanned: Chromium still opens after so long. */
const SCANNED_WITHIN = 150_000

/** Begins a pairing: resolves as soon as there is a code to show. Ask for the camera before, else addresses are hidden. */
export async function beginPairing(options: PairingOptions = {}): Promise<Result<Pairing, RtcKey>> {
  const connection = options.connection ?? (() => new RTCPeerConnection({ iceServers: [] }))
  if (options.connection === undefined && typeof RTCPeerConnection === 'undefined')
    return trouble('rtc.unsupported')
  let pc: RTCPeerConnection
  try {
    pc = connection()
  } catch {
    return trouble('rtc.noNetwork')
  }
  try {
    const time = options.time ?? clock
    const channel = pc.createDataChannel('futari', { negotiated: true, id: 0 })
    await pc.setLocalDescription(await pc.createOffer())
    await gathered(pc, time)
    const card = cardOf(pc.localDescription?.sdp ?? '')
    if (card !== null) return fine(new RtcPairing(pc, channel, card, time))
  } catch {
    // the connection was closed under us, or the browser lacks data channels
  }
  pc.close()
  return trouble('rtc.failed')
}

function gathered(pc: RTCPeerConnection, time: Scheduler): Promise<void> {
  return new Promise((done) => {
    const check = () => {
      if (pc.iceGatheringState === 'complete') done()
    }
    pc.addEventListener('icegatheringstatechange', check)
    time.after(GATHER, done)
    check()
  })
}

class RtcPairing implements Pairing {
  readonly card: Card
  readonly code: string
  readonly blocks: readonly string[]
  step: PairingStep = 'showing'
  onStep: (step: PairingStep) => void = () => {}
  onProblem: (problem: Problem<RtcKey>) => void = () => {}
  private readonly pc: RTCPeerConnection
  private readonly time: Scheduler
  private readonly wire: Wire
  private readonly reviver: Reviver
  private theirs: Card | null = null
  private wasReached = false
  private answered = false
  private metAt = 0
  private retriedAt = 0

  constructor(pc: RTCPeerConnection, channel: RTCDataChannel, card: Card, time: Scheduler) {
    this.pc = pc
    this.card = card
    this.time = time
    this.code = writeCard(card)
    this.blocks = typedCard(card)
    this.reviver = new Reviver(pc)
    this.wire = new Wire({ time, revive: () => this.revive(), dispose: () => pc.close() })
    this.wire.attach(channel, { own: card.fingerprint, theirs: '' })
    channel.addEventListener('open', () => this.enter('open'))
    channel.addEventListener('close', () => {
      // why: Firefox closes it when it gives up, some seconds after its scan, and cannot begin again
      void this.fail('rtc.timeout')
      this.enter('ended')
    })
    pc.addEventListener('connectionstatechange', () => {
      if (pc.connectionState === 'failed' && this.wire.state !== 'connecting') this.revive()
    })
    time.after(LOOK_EVERY, () => this.look())
  }

  get link(): Link {
    return this.wire
  }

  meet(text: string, how: 'scanned' | 'typed' = 'scanned'): Result<null, CardKey | RtcKey> {
    const read = how === 'typed' ? readTyped(text, this.card) : readCard(text, this.card)
    if (!read.ok) return read
    const theirs = read.value
    // why: a camera sees the same code many times
    if (this.theirs?.fingerprint === theirs.fingerprint) return fine(null)
    if (this.theirs !== null) return trouble('rtc.otherCard')
    this.theirs = theirs
    this.wire.fingerprints = { own: this.card.fingerprint, theirs: theirs.fingerprint }
    this.metAt = this.time.now()
    this.enter('meeting')
    this.pc
      .setRemoteDescription({ type: 'answer', sdp: answerSdp(theirs, this.card) })
      .catch(() => this.fail('rtc.failed'))
    return fine(null)
  }

  close(): void {
    this.wire.close()
    this.enter('ended')
  }

  private revive(): void {
    this.reviver.revive(this.theirs?.candidates ?? [])
  }

  private async look(): Promise<void> {
    if (this.step === 'open' || this.step === 'ended') return
    await this.see()
    if (this.step === 'showing' && this.wasReached) this.enter('reached')
    if (this.theirs !== null) this.progress()
    this.time.after(LOOK_EVERY, () => this.look())
  }

  /** Chromium answers checks of a phone whose card was not read yet, and says so only in its statistics. */
  private async see(): Promise<void> {
    const { iceConnectionState: ice } = this.pc
    if (this.theirs !== null) {
      this.answered ||= ice === 'connected' || ice === 'completed'
      return
    }
    const stats = await this.pc.getStats().catch(() => null)
    stats?.forEach((entry: { type?: string }) => {
      if (entry.type === 'remote-candidate' && this.theirs === null) this.wasReached = true
    })
  }

  private progress(): void {
    const now = this.time.now()
    const since = now - this.metAt
    if (this.answered && !this.wasReached) this.enter('waiting')
    else if (!this.answered && since > UNANSWERED_AFTER) this.enter('unanswered')
    const { iceConnectionState: ice } = this.pc
    if ((ice === 'failed' || ice === 'disconnected') && now - this.retriedAt >= RETRY_EVERY) {
      this.retriedAt = now
      this.revive()
    }
    if (since > (this.wasReached ? OPEN_WITHIN : SCANNED_WITHIN))
      this.fail(this.answered || this.wasReached ? 'rtc.timeout' : 'rtc.unreached')
  }

  private async fail(key: RtcKey): Promise<void> {
    if (this.step === 'open' || this.step === 'ended') return
    this.enter('ended')
    this.wire.end()
    // why: where the browser keeps a page from local addresses, no event ever says so
    const localNetwork = await localNetworkState()
    const kept = key === 'rtc.unreached' && localNetwork === 'denied'
    this.onProblem({ key: kept ? 'rtc.localNetwork' : key, values: { localNetwork } })
  }

  private enter(step: PairingStep): void {
    if (this.step === step || this.step === 'ended') return
    if (this.step === 'open' && step !== 'ended') return
    this.step = step
    this.onStep(step)
  }
}
