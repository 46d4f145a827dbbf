// A record of a match between two phones, judged by a third person (docs/protocol.md, 9): every signature, then the audit.

import * as v from 'valibot'
import type { DeckConfig, Rules } from '../engine/door.ts'
import { poolCounts } from '../engine/pool.ts'
import { other, type Seat } from '../engine/types.ts'
import { entryHash } from '../fair/entry.ts'
import { FairMatch } from '../fair/match.ts'
import { helloHash, meet, signed } from '../fair/meeting.ts'
import { hidden } from '../fair/phone.ts'
import { auditOf, openWords, type Standing, standingOf, stopWords, verdictWords } from './closing.ts'
import type { Change } from './lent.ts'
import { entrySchema, helloSchema, revealSchema, signatureSchema, verdictSchema } from './messages.ts'
import { type SignedEntry, type TogetherRecord, termsOf } from './record.ts'
import type { Verify } from './session.ts'

const signedEntry = v.strictObject({ entry: entrySchema, signature: signatureSchema })
const signedHello = v.strictObject({ hello: helloSchema, signature: signatureSchema })
const signedReveal = v.strictObject({ reveal: revealSchema, signature: signatureSchema })
const signedVerdict = v.strictObject({ verdict: verdictSchema, signature: signatureSchema })
const pair = <T extends v.GenericSchema>(of: T) => v.strictTuple([of, of])

const recordSchema = v.object({
  futari: v.literal('match of two phones'),
  format: v.literal(1),
  match: v.string(),
  hellos: pair(signedHello),
  entries: v.array(signedEntry),
  stop: v.nullable(
    v.object({
      n: v.number(),
      why: v.string(),
      by: v.picklist([0, 1] as const),
      proof: v.array(signedEntry),
      signature: signatureSchema,
    }),
  ),
  reveals: pair(v.nullable(signedReveal)),
  verdicts: pair(v.nullable(signedVerdict)),
  cards: v.optional(v.array(v.strictTuple([v.string(), v.string(), v.union([v.number(), v.string()])]))),
})

export type PublicRecord = v.InferOutput<typeof recordSchema>

export type RecordProblem =
  /** no record of two phones: `where` the first fault stands */
  | { key: 'check.noRecord'; where: string }
  /** played by other rules or cards than are here */
  | { key: 'check.rules' }
  /** the two greetings make no match, or not this one */
  | { key: 'check.meeting' }
  /** the two have agreed on a pool that is none of this game */
  | { key: 'check.pool' }
  /** entry `n` is not signed by its writer, or does without a word that it needs; or who stopped the match there has not signed that */
  | { key: 'check.signature'; n: number }
  /** what is opened is not signed by the seat */
  | { key: 'check.opening'; seat: Seat }

export type CheckedRecord =
  | { ok: false; problem: RecordProblem }
  | { ok: true; standing: Standing; result: number; names: [string, string]; entries: number }

export interface CheckPorts {
  /** with these changes of the cards; null: there is no such game here, or they do not fit it */
  rulesOf(game: string, cards: readonly Change[]): Promise<Rules | null>
  verifierOf(key: string): Promise<Verify>
  illegal(rules: Rules, deck: DeckConfig): string | null
}

const no = (problem: RecordProblem): CheckedRecord => ({ ok: false, problem })

function read(text: string): PublicRecord | { where: string } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return { where: error instanceof Error ? error.message : String(error) }
  }
  const parsed = v.safeParse(recordSchema, value)
  return parsed.success ? parsed.output : { where: v.getDotPath(parsed.issues[0]) ?? '/' }
}

export async function checkRecord(text: string, ports: CheckPorts): Promise<CheckedRecord> {
  const record = read(text)
  if ('where' in record) return no({ key: 'check.noRecord', where: record.where })
  const { hellos, match, entries, reveals, stop } = record
  const [one, two] = hellos
  const rules = await ports.rulesOf(one.hello.game, record.cards ?? [])
  if (!rules || rules.hash !== one.hello.rules) return no({ key: 'check.rules' })
  const verify = [await ports.verifierOf(one.hello.key), await ports.verifierOf(two.hello.key)] as const
  const met = meet(one.hello, two.hello, helloHash(two.hello))
  if (typeof met === 'string' || met.seat !== 0 || met.match !== match) return no({ key: 'check.meeting' })
  for (const seat of [0, 1] as const) {
    const { hello, signature } = hellos[seat]
    if (!(await verify[seat](signed('hello', hello.key, helloHash(hello)), signature)))
      return no({ key: 'check.meeting' })
  }
  const { pool } = one.hello
  if (pool !== undefined && poolCounts(rules, pool) === null) return no({ key: 'check.pool' })
  const all = [...entries, ...(stop?.proof ?? [])]
  for (const signedOne of all)
    if (!(await genuine(record, signedOne, verify)))
      return no({ key: 'check.signature', n: signedOne.entry.n })

  if (stop && !(await verify[stop.by](stopWords(match, stop.n, stop.why), stop.signature)))
    return no({ key: 'check.signature', n: stop.n })
  for (const seat of [0, 1] as const) {
    const opened = reveals[seat]
    if (opened && !(await verify[seat](openWords(match, opened.reveal), opened.signature)))
      return no({ key: 'check.opening', seat })
  }

  const whole = asKept(record)
  const { names } = whole
  let result = -1
  if (reveals[0]) result = resultOf(whole, rules)
  const verdict = auditOf(whole, rules, (deck) => ports.illegal(rules, deck))
  if (verdict && !verdict.ok)
    return { ok: true, standing: { broke: verdict }, result, names, entries: entries.length }
  const head = entries.length > 0 ? entryHash(match, (entries.at(-1) as SignedEntry).entry) : ''
  for (const seat of [0, 1] as const) {
    const given = record.verdicts[seat]
    if (given && !(await verify[seat](verdictWords(match, head, given.verdict), given.signature)))
      whole.verdicts[seat] = null
  }
  const accuser = whole.verdicts.findIndex((given) => given?.verdict.ok === false)
  const standing: Standing =
    verdict && accuser >= 0 ? { disputed: accuser as Seat } : standingOf(whole, result)
  return { ok: true, standing, result, names, entries: entries.length }
}

async function genuine(
  { match, entries }: PublicRecord,
  { entry, signature }: SignedEntry,
  verify: readonly [Verify, Verify],
): Promise<boolean> {
  if (!(await verify[entry.seat](signed('entry', match, entryHash(match, entry)), signature))) return false
  const { body } = entry
  if ((body.is !== 'concede' && body.is !== 'back') || body.asked === null) return true
  const { last, head } = body.asked
  const known = entries[last]?.entry
  if (!known || last >= entry.n || entryHash(match, known) !== head) return false
  const value = body.is === 'back' ? body.to : body.whole
  const word = signed('request', match, body.is, body.by, value, last, head)
  return verify[other(entry.seat)](word, body.asked.signature)
}

/** As a phone would keep it, without what is secret. */
function asKept(record: PublicRecord): TogetherRecord {
  const [{ hello }, other] = record.hellos
  const { seed, deck } = record.reveals[0]?.reveal ?? { seed: '', deck: { cards: [], side: [] } }
  return {
    ...record,
    id: '',
    game: hello.game,
    bestOf: hello.bestOf,
    rules: hello.rules,
    seat: 0,
    code: '',
    seed,
    signing: null,
    deck,
    names: [hello.name, other.hello.name],
    draft: [],
    acked: null,
    created: 0,
    updated: 0,
  }
}

/** How the match stands after its last entry, as seat 0 saw it. */
function resultOf(record: TogetherRecord, rules: Rules): number {
  const { seed, match, deck, hellos, entries } = record
  const [cards, side] = hellos[1].hello.deck
  const unknown = hidden({ cards: new Array(cards).fill(0), side: new Array(side).fill(0) })
  const seat: Seat = 0
  try {
    const start = { ...termsOf(record, rules), decks: [deck, unknown] as [DeckConfig, DeckConfig] }
    const fair = new FairMatch({ rules, start, seat, seed, match })
    for (const { entry } of entries) fair.receive(entry)
    return fair.state.result
  } catch {
    // why: the audit names the entry that cannot be played
    return -1
  }
}
