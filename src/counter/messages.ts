// What two phones say to each other about a counter (docs/protocol.md, 11): every message passes its schema first.

import * as v from 'valibot'
import { type Act, isAct } from './acts.ts'
import { MOST_NAME } from './preset.ts'
import { COUNTER_PROBLEMS } from './problem.ts'

const whole = v.pipe(v.number(), v.safeInteger())
const count = v.pipe(whole, v.minValue(0))
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const key = v.pipe(v.string(), v.regex(/^04[0-9a-f]{128}$/))
const signature = v.pipe(v.string(), v.regex(/^[0-9a-f]{128}$/))
const act = v.custom<Act>(isAct)
const pair = <T extends v.GenericSchema>(of: T) => v.strictTuple([of, of])

/** Entries or requests in one message. */
export const MOST_AT_ONCE = 200
const some = <T extends v.GenericSchema>(of: T) => v.pipe(v.array(of), v.maxLength(MOST_AT_ONCE))

const by = v.picklist([0, 1] as const)
const entry = v.pipe(
  v.strictObject({ at: count, by, k: count, sig: v.union([signature, v.literal('')]), act }),
  v.check(({ by, k, sig }) => (by === 1) === k > 0 && (by === 1) === (sig !== '')),
)

/** How the sides are called and coloured: the writer's word counts. */
const look = {
  names: pair(v.pipe(v.string(), v.maxLength(MOST_NAME))),
  colours: pair(v.pipe(count, v.maxValue(0xff_ff_ff))),
}

/** A preset is plain here: whether this phone has the same one is asked where somebody joins. */
const preset = v.record(
  v.pipe(v.string(), v.maxLength(40)),
  v.union([v.pipe(v.string(), v.maxLength(40)), whole]),
)

const message = v.variant('t', [
  /** this phone has no counter and asks for the other's */
  v.strictObject({ t: v.literal('join'), protocol: count }),
  /** the answer; `guest`: the key of the phone that has joined, '': none has */
  v.strictObject({
    t: v.literal('offer'),
    protocol: count,
    counter: hash,
    key,
    guest: v.union([key, v.literal('')]),
    preset,
    ...look,
  }),
  /** on every link, from both: who is there, with what; `now`: its time; `reply`: the other has asked already */
  v.strictObject({
    t: v.literal('greet'),
    protocol: count,
    counter: hash,
    role: v.picklist(['host', 'guest'] as const),
    key,
    nonce: hash,
    now: count,
    reply: v.boolean(),
  }),
  /** the answer to a greeting's nonce */
  v.strictObject({
    t: v.literal('proof'),
    nonce: hash,
    own: hash,
    theirs: hash,
    length: count,
    head: hash,
    signature,
  }),
  v.strictObject({ t: v.literal('look'), ...look }),
  /** a piece of the log; `length`, `head` and `signature`: the writer's word for all of it */
  v.strictObject({
    t: v.literal('entries'),
    from: count,
    entries: some(entry),
    length: count,
    head: hash,
    signature,
  }),
  /** acts of the guest, to be written */
  v.strictObject({
    t: v.literal('requests'),
    requests: some(v.strictObject({ k: v.pipe(count, v.minValue(1)), sig: signature, act })),
  }),
  /** this phone shares no further */
  v.strictObject({ t: v.literal('end'), why: v.picklist(COUNTER_PROBLEMS) }),
])

export type CounterMessage = v.InferOutput<typeof message>
export type CounterMessageOf<T extends CounterMessage['t']> = Extract<CounterMessage, { t: T }>

/** Null: no message about a counter. */
export function readCounterMessage(value: unknown): CounterMessage | null {
  const read = v.safeParse(message, value)
  return read.success ? read.output : null
}
