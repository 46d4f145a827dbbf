// A match between two phones out of a backup: without the key that signed for one of them, so it can be looked at and no more.

import * as v from 'valibot'
import { entrySchema, helloSchema, revealSchema, signatureSchema, verdictSchema } from '../net/messages.ts'
import type { TogetherRecord } from '../net/record.ts'
import { configOf } from '../play/together.ts'
import { type FileMatch, pair, time, whole } from './shapes.ts'

const count = v.pipe(whole, v.minValue(0))
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const seat = v.picklist([0, 1] as const)
const short = v.pipe(v.string(), v.maxLength(64))
const numbers = v.array(count)

const entry = v.strictObject({
  entry: entrySchema,
  signature: signatureSchema,
  unseen: v.optional(v.strictTuple([numbers, numbers])),
})
const signedEntry = v.strictObject({ entry: entrySchema, signature: signatureSchema })

const headSchema = v.strictObject({
  format: v.literal(1),
  id: short,
  length: count,
  game: short,
  bestOf: v.picklist([1, 3] as const),
  rules: short,
  cards: v.optional(v.array(v.strictTuple([v.string(), v.string(), v.union([v.number(), v.string()])]))),
  seat,
  match: hash,
  code: v.pipe(v.string(), v.regex(/^\d{6}$/)),
  seed: hash,
  signing: v.null(),
  deck: v.strictObject({ cards: numbers, side: numbers }),
  hellos: pair(v.strictObject({ hello: helloSchema, signature: signatureSchema })),
  names: pair(short),
  draft: v.array(v.strictObject({ code: whole, card: count, to: v.picklist([0, 1, 2, 3] as const) })),
  acked: v.nullable(v.strictObject({ n: count, head: hash, at: hash, signature: signatureSchema })),
  stop: v.nullable(
    v.strictObject({
      n: count,
      why: short,
      by: seat,
      proof: v.pipe(v.array(signedEntry), v.maxLength(2)),
      signature: signatureSchema,
    }),
  ),
  reveals: pair(v.nullable(v.strictObject({ reveal: revealSchema, signature: signatureSchema }))),
  verdicts: pair(v.nullable(v.strictObject({ verdict: verdictSchema, signature: signatureSchema }))),
  created: time,
  updated: time,
  // what a list of matches shows is made anew from the rest
  way: v.strictObject({ by: v.literal('scan') }),
  config: v.unknown(),
  result: v.picklist([-1, 0, 1, 2] as const),
  over: v.boolean(),
})

/** Null: it is none, or none that is over. */
export function readTogetherMatch(head: unknown, inputs: readonly unknown[]): FileMatch | null {
  const read = v.safeParse(headSchema, head)
  const entries = v.safeParse(v.array(entry), inputs)
  if (!read.success || !entries.success) return null
  const { cards, length, way, result, over: _over, config: _config, ...rest } = read.output
  if (result < 0 && rest.stop === null) return null
  const record = { ...rest, ...(cards ? { cards } : {}), entries: entries.output } as TogetherRecord
  const config = configOf(record)
  const { entries: _, ...kept } = record
  return {
    head: { ...kept, length, way, result, config, over: rest.stop !== null },
    inputs: entries.output,
  }
}
