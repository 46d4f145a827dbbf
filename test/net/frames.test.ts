// net 7: long messages over a line that does what it likes with their frames.

import { describe, expect, test } from 'vitest'
import { soakFrames } from '../../src/cli/soak/frames.ts'
import { type FrameFault, Framer, MOST_HELD_FRAMES, MOST_MESSAGE, WINDOW } from '../../src/net/frames.ts'
import { MOST_FRAME } from '../../src/net/link.ts'
import { memoryPair } from '../../src/net/memory.ts'
import { VirtualTime } from '../../src/net/scheduler.ts'
import { quick } from '../../src/play/random.ts'

const message = (length: number, seed = 1): Uint8Array => {
  const below = quick(seed)
  return Uint8Array.from({ length }, () => below(256))
}

/** Equal or not; a comparison of large arrays byte by byte is slow in a matcher. */
const texts = (messages: readonly Uint8Array[]): string[] =>
  messages.map((one) => Buffer.from(one).toString('base64'))

function line() {
  const time = new VirtualTime()
  const frames: Uint8Array[] = []
  const got: Uint8Array[] = []
  const faults: FrameFault[] = []
  const onFault = (fault: FrameFault) => faults.push(fault)
  const sender = new Framer({ out: (frame) => frames.push(frame), onMessage: () => {}, onFault, time })
  const receiver = new Framer({ out: () => {}, onMessage: (one) => got.push(one), onFault, time })
  const arrive = (...some: readonly (Uint8Array | undefined)[]) => {
    for (const frame of some) if (frame) receiver.receive(frame)
  }
  return { time, frames, got, faults, sender, receiver, arrive }
}

describe('net 7: messages in frames', () => {
  test('net 7: a message of 300 KB comes out as it went in, through frames of at most 1 KB', () => {
    const { frames, got, faults, sender, arrive } = line()
    const log = message(300 * 1024)
    expect(sender.send(log)).toBe(true)
    expect(Math.max(...frames.map(({ length }) => length))).toBe(MOST_FRAME)
    arrive(...frames)
    expect(texts(got)).toEqual(texts([log]))
    expect(faults).toEqual([])
  })

  test('net 7: frames backwards and doubled: messages in order, each once, and no fault', () => {
    const { frames, got, faults, sender, arrive } = line()
    const messages = [message(5_000, 1), message(1, 2), message(40_000, 3)]
    for (const one of messages) sender.send(one)
    arrive(...frames.toReversed(), ...frames)
    expect(texts(got)).toEqual(texts(messages))
    expect(faults).toEqual([])
  })

  test('net 7: what is no frame has a name, and does no harm', () => {
    const { frames, got, faults, sender, arrive } = line()
    sender.send(message(20))
    const [good = new Uint8Array()] = frames
    const bent = good.slice()
    bent[15] = (bent[15] ?? 0) ^ 1
    arrive(new Uint8Array(), message(12), message(600), message(MOST_FRAME + 1), bent, good)
    expect(faults).toEqual([
      'frame.garbage',
      'frame.garbage',
      'frame.damaged',
      'frame.oversized',
      'frame.damaged',
    ])
    expect(texts(got)).toEqual(texts([message(20)]))
  })

  test('net 7: two frames that disagree about their message', () => {
    const one = line()
    const other = line()
    one.sender.send(message(3_000))
    other.sender.send(message(5_000))
    one.arrive(one.frames[0], other.frames[1], ...one.frames)
    expect(one.faults).toEqual(['frame.contradiction'])
    expect(one.got).toEqual([message(3_000)])
  })

  test('net 7: a message that never comes whole is given up when later ones wait, and only then', () => {
    const { time, frames, got, faults, sender, arrive } = line()
    for (const n of [1, 2, 3]) sender.send(message(2_000, n))
    arrive(frames[0], frames[1], frames[2])
    time.pass(60_000)
    expect([got.length, faults]).toEqual([1, []])
    arrive(frames[4], frames[5])
    expect(got.length).toBe(1)
    time.pass(2_000)
    expect(texts(got)).toEqual(texts([message(2_000, 1), message(2_000, 3)]))
    expect(faults).toEqual(['message.lost'])
  })

  test('net 7: a sender far ahead fills nothing, and the conversation goes on', () => {
    const { time, frames, got, faults, sender, receiver, arrive } = line()
    for (let n = 0; n < 3 * WINDOW; n++) sender.send(message(3_000, n + 1))
    arrive(...frames.slice(3))
    expect(receiver.waiting.messages).toBeLessThan(WINDOW)
    expect(new Set(faults)).toEqual(new Set(['frame.ahead']))
    time.pass(2_000)
    expect(got.length).toBe(WINDOW - 1)
    time.pass(2_000)
    for (const n of [997, 998]) {
      frames.length = 0
      sender.send(message(10, n))
      arrive(...frames)
      time.pass(2_000)
    }
    expect(texts(got.slice(-2))).toEqual(texts([message(10, 997), message(10, 998)]))
  })

  test('net 7: held frames have an end, and the next message has room at any time', () => {
    const { frames, got, faults, sender, receiver, arrive } = line()
    for (let n = 0; n < 4; n++) sender.send(message(MOST_MESSAGE, n + 1))
    const each = frames.length / 4
    arrive(...frames.slice(each))
    expect(receiver.waiting.frames).toBeLessThanOrEqual(MOST_HELD_FRAMES)
    expect(new Set(faults)).toEqual(new Set(['frame.full']))
    arrive(...frames.slice(0, each))
    expect(texts(got.slice(0, 1))).toEqual(texts([message(MOST_MESSAGE, 1)]))
  })

  test('net 7: a message of a size that none has is not sent', () => {
    const { frames, faults, sender } = line()
    expect([sender.send(new Uint8Array()), sender.send(new Uint8Array(MOST_MESSAGE + 1))]).toEqual([
      false,
      false,
    ])
    expect([frames.length, faults]).toEqual([0, ['message.size', 'message.size']])
  })

  test('net 7: conversations over bent lines, a part of npm run soak -- --what frames', () => {
    const report = soakFrames({ runs: 300, seed: 501 })
    expect(report.failures).toEqual([])
    for (const fault of ['frame.garbage', 'frame.oversized', 'frame.damaged', 'message.lost'])
      expect(report.figures[fault], fault).toBeGreaterThan(0)
  })

  test('net 7: 300 KB over a pair of links with delay, doubled and overtaking frames', () => {
    const time = new VirtualTime()
    const { links } = memoryPair(time, quick(7), { delay: 20, jitter: 40, reorder: 30, double: 30 })
    const got: Uint8Array[] = []
    const faults: FrameFault[] = []
    const [near, far] = links.map(
      (link) =>
        new Framer({
          out: (frame) => link.send(frame),
          onMessage: (one) => got.push(one),
          onFault: (fault) => faults.push(fault),
          time,
        }),
    )
    links[1].onFrame = (frame) => far?.receive(frame)
    time.pass(1)
    near?.send(message(300 * 1024))
    time.pass(1_000)
    expect(texts(got)).toEqual(texts([message(300 * 1024)]))
    expect(faults).toEqual([])
  })
})
