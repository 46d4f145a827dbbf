// A link over a channel that is played by the test.

import { describe, expect, test } from 'vitest'
import type { LinkState } from '../../src/net/link.ts'
import { PING_EVERY, SILENT_AFTER } from '../../src/net/liveness.ts'
import { VirtualTime } from '../../src/net/scheduler.ts'
import { type Channel, Wire } from '../../src/net/wire.ts'

const PING = 0
const FRAME = 1
const BYE = 2
const BUSY = 3

class PlayedChannel extends EventTarget implements Channel {
  readyState: RTCDataChannelState = 'open'
  bufferedAmount = 0
  bufferedAmountLowThreshold = 0
  binaryType: BinaryType = 'blob'
  readonly sent: Uint8Array[] = []
  /** whether what is sent stays in the channel */
  stuck = false

  send(data: Uint8Array<ArrayBuffer>): void {
    this.sent.push(data)
    if (this.stuck) this.bufferedAmount += data.length
  }

  drain(): void {
    this.bufferedAmount = 0
    this.dispatchEvent(new Event('bufferedamountlow'))
  }

  hear(...bytes: number[]): void {
    this.dispatchEvent(new MessageEvent('message', { data: Uint8Array.from(bytes).buffer }))
  }

  kinds(kind: number): Uint8Array[] {
    return this.sent.filter(([first]) => first === kind)
  }
}

function line() {
  const time = new VirtualTime()
  const channel = new PlayedChannel()
  const states: LinkState[] = []
  const frames: number[][] = []
  const told = { revived: 0, disposed: 0, busy: 0 }
  const wire = new Wire({
    time,
    revive: () => {
      told.revived += 1
    },
    dispose: () => {
      told.disposed += 1
    },
    onBusy: () => {
      told.busy += 1
    },
  })
  wire.onState = (state) => states.push(state)
  wire.onFrame = (frame) => frames.push([...frame])
  return { time, channel, wire, states, frames, told }
}

function opened() {
  const made = line()
  made.wire.attach(made.channel, { own: 'a', theirs: 'b' })
  return made
}

describe('a link over a channel', () => {
  test('frames cross as they are; pings are not for its user', () => {
    const { channel, wire, states, frames } = opened()
    wire.send(Uint8Array.of(7, 8))
    channel.hear(PING)
    channel.hear(FRAME, 5, 6)
    channel.hear(99, 1)
    expect(channel.kinds(FRAME)).toEqual([Uint8Array.of(FRAME, 7, 8)])
    expect([frames, states]).toEqual([[[5, 6]], ['open']])
    expect(channel.binaryType).toBe('arraybuffer')
  })

  test('nothing is sent before it is open, nor what is larger than a frame', () => {
    const { channel, wire } = line()
    wire.send(Uint8Array.of(1))
    channel.readyState = 'connecting'
    wire.attach(channel, { own: '', theirs: '' })
    wire.send(Uint8Array.of(1))
    expect(wire.state).toBe('connecting')
    channel.readyState = 'open'
    channel.dispatchEvent(new Event('open'))
    wire.send(new Uint8Array(1025))
    expect(channel.kinds(FRAME)).toEqual([])
    expect(wire.state).toBe('open')
  })

  test('net 7: before a full channel frames wait in order, and what never drains has an end', () => {
    const { channel, wire } = opened()
    channel.stuck = true
    for (let n = 0; n < 6_000; n++) wire.send(new Uint8Array(1_000).fill(n % 256))
    const first = channel.kinds(FRAME).length
    expect(channel.bufferedAmount).toBeLessThan(300_000)
    for (let n = 0; n < 100; n++) channel.drain()
    const all = channel.kinds(FRAME)
    expect(all.length).toBeGreaterThan(first)
    expect(all.length * 1_001).toBeLessThan(4.6 * 1024 * 1024)
    expect(all.map((frame) => frame[1])).toEqual(all.map((_, n) => n % 256))
  })

  test('it pings, falls silent after 6 s, tries to come back, and is open again with the first sign', () => {
    const { time, channel, wire, states, told } = opened()
    time.pass(5 * PING_EVERY - 1)
    expect(channel.kinds(PING).length).toBe(5)
    expect([states, told.revived]).toEqual([['open', 'silent'], 2])
    wire.send(Uint8Array.of(3))
    expect(channel.kinds(FRAME).length).toBe(1)
    channel.hear(PING)
    expect(states).toEqual(['open', 'silent', 'open'])
    time.pass(SILENT_AFTER - 1)
    expect([wire.state, told.revived]).toEqual(['open', 2])
  })

  test('a look pings at once, and tries at once when it is silent', () => {
    const { time, channel, wire, told } = opened()
    wire.look()
    expect(channel.kinds(PING).length).toBe(2)
    time.pass(7_000)
    const before = told.revived
    wire.look()
    expect(told.revived).toBe(before + 1)
  })

  test('who closes says so, and the channel is taken down a little later, once', () => {
    const { time, channel, wire, states, told } = opened()
    wire.close()
    wire.close()
    channel.dispatchEvent(new Event('close'))
    expect([channel.kinds(BYE).length, states, told.disposed]).toEqual([1, ['open', 'closed'], 0])
    time.pass(10_000)
    expect([told.disposed, channel.kinds(PING).length]).toEqual([1, 1])
  })

  test('the end of the other side, and being turned away', () => {
    const one = opened()
    one.channel.hear(BYE)
    one.channel.hear(FRAME, 1)
    expect([one.states, one.frames]).toEqual([['open', 'closed'], []])
    const other = opened()
    other.channel.hear(BUSY)
    expect([other.states, other.told.busy]).toEqual([['open', 'closed'], 1])
    const third = line()
    third.wire.refuse(third.channel)
    expect(third.channel.sent).toEqual([Uint8Array.of(BUSY)])
    expect(third.states).toEqual(['closed'])
  })
})
