// A match record as it comes from a file or from storage: checked field by field before anything is played from it.

import * as v from 'valibot'
import type { Bits } from '../engine/types.ts'
import { type Checked, fine, trouble } from './problem.ts'
import type { MatchRecord } from './types.ts'

const FORMAT = 1

const whole = v.pipe(v.number(), v.safeInteger())
const count = v.pipe(whole, v.minValue(0))
const bits = v.picklist([0, 1, 2, 3] as const satisfies Bits[])

const input = v.strictObject({
  n: count,
  by: v.picklist([0, 1, 2] as const),
  side: v.boolean(),
  path: v.array(whole),
  cards: v.array(v.strictObject({ ref: whole, card: count, to: bits })),
})

const lines = v.array(v.strictTuple([v.string(), whole]))
const deck = v.strictObject({ name: v.string(), cards: lines, side: lines })
const sitter = v.strictObject({ kind: v.picklist(['person', 'ai', 'scripted'] as const), name: v.string() })

const recordSchema = v.strictObject({
  format: v.literal(FORMAT),
  id: v.pipe(v.string(), v.minLength(1)),
  rules: v.string(),
  config: v.strictObject({
    game: v.string(),
    decks: v.strictTuple([deck, deck]),
    seats: v.strictTuple([sitter, sitter]),
    bestOf: v.picklist([1, 3] as const),
    pool: v.optional(lines),
    seed: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  }),
  inputs: v.array(input),
  draft: v.array(v.strictObject({ code: whole, card: count, to: bits })),
  digest: v.string(),
  created: whole,
  updated: whole,
  result: v.picklist([-1, 0, 1, 2] as const),
})

/** Where in a value a schema found fault: what should be there, and what is. */
export function faultOf(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): {
  where: string
  expected: string
  found: string
} {
  const [issue] = issues
  const found = issue.received === 'undefined' ? '—' : issue.received
  return { where: v.getDotPath(issue) ?? '/', expected: issue.expected ?? '—', found }
}

export function readRecord(value: unknown): Checked<MatchRecord> {
  const format = typeof value === 'object' && value !== null && 'format' in value ? value.format : FORMAT
  if (format !== FORMAT) return trouble('record.format', { format: String(format), known: FORMAT })
  const read = v.safeParse(recordSchema, value)
  return read.success ? fine(read.output) : trouble('record.field', faultOf(read.issues))
}

/** The text of a match file: export, report of a problem, import elsewhere. */
export const recordText = (record: MatchRecord): string => `${JSON.stringify(record)}\n`

export function recordFromText(text: string): Checked<MatchRecord> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return trouble('record.noJson', { error: error instanceof Error ? error.message : String(error) })
  }
  return readRecord(value)
}

/** A record as the storage keeps it: the head with its count of inputs, the inputs beside it. */
export function recordFromStore(saved: { head: object; inputs: readonly unknown[] }): Checked<MatchRecord> {
  const { length: _count, ...head } = { length: 0, ...saved.head }
  return readRecord({ ...head, inputs: saved.inputs })
}
