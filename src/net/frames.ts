// Messages of up to 512 KB over frames of at most 1 KB. What arrives may be reordered, doubled, cut short or garbage: messages
// come out whole, in order and once, what is kept meanwhile is bounded, and every fault has a name.
//
// A frame, big-endian: message number (4 bytes), frame number (2), frames in this message (2), CRC-32 of the rest (4), content.
// Every frame of a message but its last is full, so the size of a message follows from its last frame.

import { crc32 } from './crc.ts'
import { MOST_FRAME } from './link.ts'
import type { Scheduler } from './scheduler.ts'

export type FrameFault =
  /** a message to send is larger than a message may be, or empty */
  | 'message.size'
  /** no frame of ours */
  | 'frame.garbage'
  /** larger than a frame may be */
  | 'frame.oversized'
  /** its checksum is wrong */
  | 'frame.damaged'
  /** two frames disagree about the message they belong to */
  | 'frame.contradiction'
  /** too far ahead of what can be delivered */
  | 'frame.ahead'
  /** no room is left for frames that wait for others */
  | 'frame.full'
  /** a message never came whole although later ones did; what follows is delivered */
  | 'message.lost'

const HEADER = 12
const CONTENT = MOST_FRAME - HEADER
export const MOST_MESSAGE = 512 * 1024
const MOST_COUNT = Math.ceil(MOST_MESSAGE / CONTENT)
/** Messages that may be begun and not delivered at one time. */
export const WINDOW = 64
export const MOST_HELD_FRAMES = 2 * MOST_COUNT
/** ms without progress on the next message, counted from when a later one was seen */
export const PATIENCE = 1_500

interface Unfinished {
  readonly parts: (Uint8Array | undefined)[]
  missing: number
}

export interface FramerOptions {
  /** Sends one frame. */
  out: (frame: Uint8Array) => void
  onMessage: (message: Uint8Array) => void
  onFault: (fault: FrameFault) => void
  time: Scheduler
}

/** One side of a conversation; both sides begin a new one with each new link. */
export class Framer {
  private readonly options: FramerOptions
  private sent = 0
  private next = 0
  private readonly held = new Map<number, Unfinished>()
  private heldFrames = 0
  /** The last message that was turned away because it is too far ahead. */
  private ahead = -1
  private stopWaiting: (() => void) | null = null
  private closed = false

  constructor(options: FramerOptions) {
    this.options = options
  }

  /** Sends a message of 1 to MOST_MESSAGE bytes; false, and a fault, when it has another size. */
  send(message: Uint8Array): boolean {
    if (message.length === 0 || message.length > MOST_MESSAGE) {
      this.options.onFault('message.size')
      return false
    }
    const number = this.sent++
    const count = Math.ceil(message.length / CONTENT)
    for (let i = 0; i < count; i++) {
      const content = message.subarray(i * CONTENT, (i + 1) * CONTENT)
      const frame = new Uint8Array(HEADER + content.length)
      const view = new DataView(frame.buffer)
      view.setUint32(0, number)
      view.setUint16(4, i)
      view.setUint16(6, count)
      frame.set(content, HEADER)
      view.setUint32(8, checksum(frame))
      this.options.out(frame)
    }
    return true
  }

  /** What is held because something before it, or of it, has not come. */
  get waiting(): { messages: number; frames: number } {
    return { messages: this.held.size, frames: this.heldFrames }
  }

  /** Takes a frame as it came. */
  receive(frame: Uint8Array): void {
    if (this.closed) return
    const fault = this.take(frame)
    if (fault !== null) this.options.onFault(fault)
  }

  /** Forgets what is held; nothing is told after this. */
  close(): void {
    this.closed = true
    this.held.clear()
    this.heldFrames = 0
    this.endWaiting()
  }

  private take(frame: Uint8Array): FrameFault | null {
    if (frame.length > MOST_FRAME) return 'frame.oversized'
    if (frame.length <= HEADER) return 'frame.garbage'
    const view = new DataView(frame.buffer, frame.byteOffset, frame.length)
    const [number, index, count] = [view.getUint32(0), view.getUint16(4), view.getUint16(6)]
    if (view.getUint32(8) !== checksum(frame)) return 'frame.damaged'
    const whole = index < count - 1 ? frame.length === MOST_FRAME : index === count - 1
    if (!whole || count > MOST_COUNT) return 'frame.garbage'
    if ((count - 1) * CONTENT + (index === count - 1 ? frame.length - HEADER : 1) > MOST_MESSAGE)
      return 'frame.garbage'
    if (number < this.next) return null
    if (number >= this.next + WINDOW) {
      this.ahead = Math.max(this.ahead, number)
      this.waitFurther()
      return 'frame.ahead'
    }
    return this.hold(number, index, count, frame)
  }

  private hold(number: number, index: number, count: number, frame: Uint8Array): FrameFault | null {
    let piece = this.held.get(number)
    if (piece === undefined) {
      piece = { parts: new Array<Uint8Array | undefined>(count), missing: count }
      this.held.set(number, piece)
    }
    if (piece.parts.length !== count) return 'frame.contradiction'
    if (piece.parts[index] !== undefined) return null
    if (this.heldFrames >= MOST_HELD_FRAMES && !this.makeRoom(number)) return 'frame.full'
    piece.parts[index] = frame.slice(HEADER)
    piece.missing -= 1
    this.heldFrames += 1
    // why: what comes for the next message is progress, so the patience begins anew
    if (number === this.next) this.endWaiting()
    this.deliver()
    this.waitFurther()
    return null
  }

  /** The next message may always come whole: it takes the room of the last one. */
  private makeRoom(number: number): boolean {
    const last = Math.max(...this.held.keys())
    if (number !== this.next || last === number) return false
    this.drop(last)
    return true
  }

  private drop(number: number): void {
    const piece = this.held.get(number)
    if (piece === undefined) return
    this.held.delete(number)
    this.heldFrames -= piece.parts.length - piece.missing
  }

  private deliver(): void {
    for (let piece = this.held.get(this.next); piece?.missing === 0; piece = this.held.get(this.next)) {
      this.drop(this.next)
      this.next += 1
      this.endWaiting()
      this.options.onMessage(joined(piece.parts))
      if (this.closed) return
    }
  }

  /** Something later is here and the next message is not whole: it gets a while. */
  private waitFurther(): void {
    if (this.closed || this.stopWaiting !== null || !this.seesLater()) return
    this.stopWaiting = this.options.time.after(PATIENCE, () => {
      this.stopWaiting = null
      this.giveUp()
    })
  }

  private seesLater(): boolean {
    return this.ahead >= this.next || [...this.held.keys()].some((number) => number > this.next)
  }

  private giveUp(): void {
    this.drop(this.next)
    const later = this.held.size > 0 ? Math.min(...this.held.keys()) : this.ahead + 1
    this.next = Math.max(this.next + 1, later)
    this.options.onFault('message.lost')
    if (this.closed) return
    this.deliver()
    this.waitFurther()
  }

  private endWaiting(): void {
    this.stopWaiting?.()
    this.stopWaiting = null
  }
}

/** Over the frame without the four bytes that hold it. */
const checksum = (frame: Uint8Array): number => crc32(frame.subarray(HEADER), crc32(frame.subarray(0, 8)))

function joined(parts: readonly (Uint8Array | undefined)[]): Uint8Array {
  const message = new Uint8Array(parts.reduce((sum, part) => sum + (part?.length ?? 0), 0))
  let at = 0
  for (const part of parts) {
    if (part === undefined) continue
    message.set(part, at)
    at += part.length
  }
  return message
}
