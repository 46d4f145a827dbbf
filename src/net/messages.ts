// What two phones say to each other in a match (docs/protocol.md, 9): every message passes its schema before anything else sees it.

import * as v from 'valibot'

const whole = v.pipe(v.number(), v.safeInteger())
const count = v.pipe(whole, v.minValue(0))
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const hashOrNone = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{64})?$/))
export const signatureSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{128}$/))
const key = v.pipe(v.string(), v.regex(/^04[0-9a-f]{128}$/))
const signature = signatureSchema
const seat = v.picklist([0, 1] as const)
const bits = v.picklist([0, 1, 2, 3] as const)
const bit = v.picklist([0, 1] as const)
const short = v.pipe(v.string(), v.maxLength(64))

/** More than any deck, pile or path of any game holds. */
export const MANY = 400
const some = <T extends v.GenericSchema>(of: T) => v.pipe(v.array(of), v.maxLength(MANY))
const few = v.pipe(count, v.maxValue(MANY))

const opening = v.strictObject({ index: count, salt: hash, value: whole })
const shown = v.strictObject({ card: count, opening, first: v.nullable(opening) })
const named = v.strictObject({ ref: count, to: bits, slot: whole, shown: v.nullable(shown) })
const asked = v.strictObject({ last: whole, head: hashOrNone, signature })

const body = v.variant('is', [
  v.strictObject({ is: v.literal('list'), list: hash, anchor: hash }),
  v.strictObject({ is: v.literal('lay'), pile: short, commitments: some(hash) }),
  v.strictObject({ is: v.literal('decide'), path: some(whole), cards: some(named), choice: hashOrNone }),
  v.strictObject({ is: v.literal('places'), openings: some(opening) }),
  v.strictObject({ is: v.literal('cards'), cards: some(v.nullable(shown)), slot: whole }),
  v.strictObject({ is: v.literal('stock'), openings: some(opening) }),
  v.strictObject({ is: v.literal('coin'), coin: hash }),
  v.strictObject({ is: v.literal('anchor'), anchor: hash }),
  v.strictObject({ is: v.literal('unseal'), refs: some(count), salt: hash, cards: some(v.nullable(shown)) }),
  v.strictObject({ is: v.literal('concede'), by: seat, whole: bit, asked: v.nullable(asked) }),
  v.strictObject({ is: v.literal('back'), by: seat, to: count, asked: v.nullable(asked) }),
])

export const entrySchema = v.strictObject({ n: count, seat, at: hash, body, prev: hashOrNone })

const bestOf = v.picklist([1, 3] as const)
/** Card numbers and copies: whether they are a pool, the game says. */
const pool = v.optional(some(v.strictTuple([short, count])))

export const helloSchema = v.strictObject({
  name: short,
  protocol: count,
  key,
  nonce: hash,
  seed: hash,
  game: short,
  bestOf,
  pool,
  rules: short,
  deck: v.strictTuple([few, few]),
  own: hash,
  theirs: hash,
})

const deck = v.strictObject({ cards: some(count), side: some(count) })

export const revealSchema = v.strictObject({
  seed: hash,
  deck,
  chosen: v.pipe(v.array(v.strictTuple([count, some(count), some(count)])), v.maxLength(1000)),
})

export const verdictSchema = v.variant('ok', [
  v.strictObject({ ok: v.literal(true) }),
  v.strictObject({ ok: v.literal(false), seat, n: count, why: short }),
])

/** What a seat wants out of turn: `value` is 1 for the whole match, or the entry to go back to. */
const want = { what: v.picklist(['concede', 'back'] as const), by: seat, value: count }

/** Characters of a card set. */
const MOST_SET = 400_000

const message = v.variant('t', [
  /** before a match: who is there, what is proposed; the later proposal counts, of two at once that of the larger fingerprint */
  v.strictObject({
    t: v.literal('table'),
    name: short,
    game: short,
    bestOf,
    pool,
    rules: short,
    at: count,
    ready: v.boolean(),
  }),
  /** where the rules of the two phones differ: the own card set, so that the other can say in what */
  v.strictObject({ t: v.literal('set'), game: short, set: v.pipe(v.string(), v.maxLength(MOST_SET)) }),
  v.strictObject({ t: v.literal('closed'), hash }),
  v.strictObject({ t: v.literal('hello'), hello: helloSchema, signature }),
  v.strictObject({ t: v.literal('entry'), entry: entrySchema, signature }),
  v.strictObject({ t: v.literal('ack'), n: count, head: hash, at: hash, signature }),
  v.strictObject({ t: v.literal('want'), ...want, asked }),
  v.strictObject({ t: v.literal('agree'), ...want, asked }),
  v.strictObject({ t: v.literal('deny'), match: hash, ...want }),
  v.strictObject({ t: v.literal('resume'), match: hash, nonce: hash, reply: v.boolean() }),
  v.strictObject({
    t: v.literal('resumed'),
    role: seat,
    own: hash,
    theirs: hash,
    length: count,
    head: hashOrNone,
    signature,
  }),
  v.strictObject({ t: v.literal('open'), match: hash, reveal: revealSchema, signature }),
  v.strictObject({ t: v.literal('verdict'), match: hash, verdict: verdictSchema, signature }),
  v.strictObject({ t: v.literal('stop'), match: hash, n: count, why: short, signature }),
])

export type Message = v.InferOutput<typeof message>
export type MessageOf<T extends Message['t']> = Extract<Message, { t: T }>

/** Null: no message of this protocol. */
export function readMessage(value: unknown): Message | null {
  const read = v.safeParse(message, value)
  return read.success ? read.output : null
}
