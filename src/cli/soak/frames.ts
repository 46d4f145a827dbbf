// Conversations in frames over a bad line: lost, doubled, out of order, bent, cut short, made up. Nothing may come out that was not
// sent, nothing twice or out of order, nothing may grow, and after the worst of it a new message comes through.

import type { Below } from '../../engine/below.ts'
import { type FrameFault, Framer, MOST_HELD_FRAMES, PATIENCE, WINDOW } from '../../net/frames.ts'
import { MOST_FRAME } from '../../net/link.ts'
import { VirtualTime } from '../../net/scheduler.ts'
import { quick } from '../../play/random.ts'
import type { SoakOptions, SoakReport } from './setup.ts'

const SIZES = [1, 40, 300, 1_012, 1_013, 5_000, 40_000] as const

const bytes = (length: number, below: Below): Uint8Array => Uint8Array.from({ length }, () => below(256))

/** What becomes of a frame on this line, and whether it is still whole. */
function mishap(frame: Uint8Array, below: Below): { frames: Uint8Array[]; whole: boolean } {
  const bent = frame.slice()
  switch (below(14)) {
    case 0:
      return { frames: [], whole: false }
    case 1:
      return { frames: [frame, frame], whole: true }
    case 2:
      for (let n = 1 + below(4); n > 0; n--) bent[below(bent.length)] = below(256)
      return { frames: [bent], whole: false }
    case 3:
      return { frames: [frame.slice(0, below(frame.length))], whole: false }
    case 4:
      return {
        frames: [Uint8Array.from([...frame, ...bytes(1 + below(2 * MOST_FRAME), below)]), frame],
        whole: true,
      }
    case 5:
      return { frames: [bytes(below(2 * MOST_FRAME), below), frame], whole: true }
    default:
      return { frames: [frame], whole: true }
  }
}

/** One conversation; answers how many frames arrived and which faults were named. */
function conversation(below: Below): { frames: number; faults: FrameFault[] } {
  const time = new VirtualTime()
  const faults: FrameFault[] = []
  const got: Uint8Array[] = []
  let line: Uint8Array[] = []
  const sender = new Framer({
    out: (frame) => line.push(frame),
    onMessage: () => {},
    onFault: (fault) => faults.push(fault),
    time,
  })
  const receiver = new Framer({
    out: () => {},
    onMessage: (message) => got.push(message),
    onFault: (fault) => faults.push(fault),
    time,
  })
  const sent = Array.from({ length: 1 + below(12) }, () => bytes(SIZES[below(SIZES.length)] ?? 1, below))
  for (const message of sent) sender.send(message)

  const clean = below(3) === 0
  const arriving: Uint8Array[] = []
  let whole = true
  for (const frame of line) {
    const one = clean ? { frames: [frame], whole: true } : mishap(frame, below)
    arriving.push(...one.frames)
    whole &&= one.whole
  }
  for (let i = arriving.length - 1; i > 0; i--) {
    const j = Math.max(0, i - below(clean ? 40 : 8))
    const [a, b] = [arriving[i], arriving[j]]
    if (a && b) [arriving[i], arriving[j]] = [b, a]
  }
  for (const frame of arriving) {
    receiver.receive(frame)
    if (receiver.waiting.frames > MOST_HELD_FRAMES || receiver.waiting.messages > WINDOW)
      throw new Error(`${receiver.waiting.frames} frames of ${receiver.waiting.messages} messages are held`)
  }
  if (whole && got.length !== sent.length)
    throw new Error(`${got.length} of ${sent.length} messages came out`)

  line = []
  const last = bytes(2_000, below)
  sender.send(last)
  for (const frame of line) receiver.receive(frame)
  time.pass(PATIENCE * (sent.length + 2))
  const final = got.pop()
  if (final === undefined || !same(final, last))
    throw new Error('what was sent after the trouble did not come out')
  if (receiver.waiting.frames > 0) throw new Error('frames are held for ever')
  let from = 0
  for (const message of got) {
    const at = sent.findIndex((one, n) => n >= from && same(one, message))
    if (at < 0) throw new Error('a message came out that was not sent, twice, or out of order')
    from = at + 1
  }
  return { frames: arriving.length, faults }
}

const same = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, i) => byte === b[i])

export function soakFrames({ runs, seed }: Pick<SoakOptions, 'runs' | 'seed'>): SoakReport {
  const failures: string[] = []
  const named: Partial<Record<FrameFault, number>> = {}
  let inputs = 0
  for (let run = 0; run < runs; run++) {
    try {
      const { frames, faults } = conversation(quick(seed + run))
      inputs += frames
      for (const fault of faults) named[fault] = (named[fault] ?? 0) + 1
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      failures.push(
        `frames: seed ${seed + run}: ${why}\n  again: npm run soak -- --what frames --matches 1 --seed ${seed + run}`,
      )
    }
  }
  return { what: 'frames', runs, inputs, failures, figures: { ...named } }
}
