// Backup files bent, cut, mixed up and written anew with other things in them: each is restored or told by a sentence; what was on
// the phone before is there after.

import 'fake-indexeddb/auto'
import { checksum, checksumOf } from '../../backup/format.ts'
import { gather } from '../../backup/gather.ts'
import { anythingNew } from '../../backup/plan.ts'
import { type Backup, readBackup } from '../../backup/read.ts'
import { preview, restore } from '../../backup/restore.ts'
import { backupSentence } from '../../backup/sentences.ts'
import { PRESETS } from '../../counter/preset.ts'
import { readDeck } from '../../decks/deck.ts'
import type { Below } from '../../engine/below.ts'
import type { TogetherRecord } from '../../net/record.ts'
import { quick } from '../../play/random.ts'
import { decksOf, sameDeck } from '../../storage/decks.ts'
import { same } from '../../storage/same.ts'
import { openStorage, type Storage } from '../../storage/storage.ts'
import {
  fillSample,
  finishedTogether,
  OWN_PRESET,
  SAMPLE_SETTINGS,
  SAMPLE_TIME,
  sampleCounter,
  sampleDeck,
  sampleMatch,
} from './kept-sample.ts'
import type { SoakOptions, SoakReport } from './setup.ts'

const MOST_MS = 1_000
const STORES = ['decks', 'versions', 'matches', 'inputs', 'settings'] as const

type Dump = Record<(typeof STORES)[number], [key: unknown, value: unknown][]>

const pick = <T>(list: readonly T[], below: Below): T => list[below(list.length)] as T

function hold(good: boolean, what: string): asserts good {
  if (!good) throw new Error(what)
}

/** Everything in the database. */
export async function dump(storage: Storage): Promise<Dump> {
  const read = await storage.connection.run([...STORES], 'readonly', async (tx) => {
    const out: Partial<Dump> = {}
    for (const name of STORES) {
      const keys: unknown[] = await tx.objectStore(name).getAllKeys()
      const values: unknown[] = await tx.objectStore(name).getAll()
      out[name] = keys.map((key, i) => [key, values[i]])
    }
    return out as Dump
  })
  if (!read.ok) throw new Error(JSON.stringify(read.problem))
  return read.value
}

/** What another phone has, some of it with the ids of the sample. */
async function fillOther(storage: Storage): Promise<void> {
  const decks = decksOf(storage.connection)
  const below = quick(99)
  const T = SAMPLE_TIME
  await decks.save(sampleDeck('d1', 'My own march', T - 5, below), [], T - 5)
  await decks.save(sampleDeck('d2', 'My later garden', T + 999_999, below), [], T + 999_999)
  await decks.save(sampleDeck('d2', 'My latest garden', T + 9_999_999, below), [], T + 9_999_999)
  await decks.save(sampleDeck('mine', 'Mine alone', T, below), [], T)
  const { inputs, ...head } = sampleMatch('m1', 12)
  await storage.matches.save(head, 0, inputs)
  const counter = sampleCounter({ id: 'free' }, 'c-free', null)
  await storage.matches.save(counter.head, 0, counter.inputs.slice(1))
  await storage.settings.put(PRESETS, [{ ...OWN_PRESET, id: 'own-2' }])
}

const DEEP = `${'['.repeat(50_000)}${']'.repeat(50_000)}`

/** Values that no record holds in that place. */
function odd(below: Below): unknown {
  return pick(
    [
      () => null,
      () => true,
      () => -1,
      () => 1.5,
      () => 1e308,
      () => Number.MAX_SAFE_INTEGER,
      () => 8.65e15,
      () => '',
      () => '<img src=x onerror=alert(1)>',
      () => '\u0000\u202e\ud800',
      () => 'x'.repeat(100_000),
      () => [],
      () => ({}),
      () => new Array(20_000).fill(0),
      () => JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
      () => ({
        $: pick(['bytes', 'number', 'date', 'object', 'none', 'other'], below),
        of: pick(['!', [['__proto__', 1]], 9e99], below),
      }),
      () => JSON.parse(`${'['.repeat(900)}${']'.repeat(900)}`),
    ],
    below,
  )()
}

interface Place {
  of: Record<string, unknown>
  key: string
}

/** Every place in a value where another could stand. */
function places(value: unknown, out: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return out
  const of = value as Record<string, unknown>
  for (const key of Object.keys(of)) {
    out.push({ of, key })
    places(of[key], out)
  }
  return out
}

/** Other values in the records; `sealed`: with checksums that fit them, as somebody would who means harm. */
function rewritten(text: string, sealed: boolean, below: Below): string {
  const file = JSON.parse(text) as { records: { is: string; crc: string; of: unknown }[]; crc: string }
  for (let n = 1 + below(3); n > 0; n--) {
    // why a record first: the inputs of matches are most of the places
    const within = below(8) === 0 ? file : pick(file.records, below)
    const all = places(within)
    const { of, key } = pick(all, below)
    const kinds = [
      () => {
        of[key] = odd(below)
      },
      () => delete of[key],
      () => {
        const other = pick(places(pick(file.records, below)), below)
        of[key] = structuredClone(other.of[other.key])
      },
      () =>
        Object.defineProperty(of, pick(['__proto__', 'toString', 'deleted', '$'], below), {
          value: odd(below),
          enumerable: true,
          configurable: true,
          writable: true,
        }),
      () => file.records.push(structuredClone(pick(file.records, below))),
    ]
    pick(kinds, below)()
    if (!Array.isArray(file.records) || file.records.length === 0) return JSON.stringify(file)
  }
  if (sealed) {
    for (const record of file.records)
      if (typeof record === 'object' && record !== null && 'of' in record)
        record.crc = checksum(String(record.is), JSON.stringify(record.of))
    file.crc = checksumOf(file.records.map((record) => String(record?.crc)))
  }
  return below(3) === 0 ? JSON.stringify(file, null, 2) : JSON.stringify(file)
}

/** Bytes that are others, gone, doubled or in another place. */
function bent(bytes: Uint8Array, below: Below): Uint8Array {
  const [a, b] = [below(bytes.length + 1), below(bytes.length + 1)].sort((x, y) => x - y) as [number, number]
  const kinds = [
    () => {
      const out = bytes.slice()
      for (let n = 1 + below(6); n > 0; n--) out[below(out.length)] = below(256)
      return out
    },
    () => {
      const out = bytes.slice()
      const at = below(out.length)
      out[at] = (out[at] ?? 0) ^ (1 << below(8))
      return out
    },
    () => bytes.slice(0, a),
    () => bytes.slice(a),
    () => bytes.slice(a, b),
    () => Uint8Array.from([...bytes.slice(0, a), ...bytes.slice(b)]),
    () => Uint8Array.from([...bytes.slice(0, b), ...bytes.slice(a, b), ...bytes.slice(b)]),
    () =>
      Uint8Array.from([
        ...bytes.slice(0, a),
        ...Array.from({ length: below(400) }, () => below(256)),
        ...bytes.slice(a),
      ]),
    () => Uint8Array.from([...bytes.slice(0, a), ...new TextEncoder().encode(DEEP), ...bytes.slice(a)]),
    () => Uint8Array.from({ length: below(2_000) }, () => below(256)),
  ]
  return pick(kinds, below)()
}

function spoilt(text: string, below: Below): Uint8Array {
  const bytes = new TextEncoder()
  const kind = below(10)
  if (kind < 4) return bent(bytes.encode(text), below)
  if (kind < 9) return bytes.encode(rewritten(text, kind > 4, below))
  // what is only text in one place, nested deeper than any stack
  const at = text.indexOf(pick(['"of":', '"main":', '"head":', '"records":'], below))
  return bytes.encode(text.slice(0, text.indexOf(':', at) + 1) + DEEP + text.slice(at))
}

function toldInBoth(read: Exclude<ReturnType<typeof readBackup>, { ok: true }>): void {
  for (const language of ['en', 'ja'] as const)
    hold(
      /^[^{}]{10,}[.。]$/su.test(backupSentence(read.problem, language)),
      `${read.problem.key} has no sentence`,
    )
}

/** What was there before is there after: in its place, or as an earlier state. */
function nothingLost(before: Dump, after: Dump): void {
  const states = [
    ...after.decks.map(([, deck]) => deck),
    ...after.versions.map(([, one]) => (one as { deck?: unknown }).deck),
  ]
  for (const [key, deck] of before.decks)
    hold(
      states.some((one) => same(one, deck)),
      `deck ${key} is lost`,
    )
  for (const [key, one] of before.versions)
    hold(
      states.some((state) => sameDeck(state, (one as { deck?: unknown }).deck)),
      `version ${key} is lost`,
    )
  for (const name of ['matches', 'inputs'] as const) {
    const found = new Map(after[name].map(([key, value]) => [JSON.stringify(key), value]))
    for (const [key, value] of before[name])
      hold(same(found.get(JSON.stringify(key)), value), `${name} ${key} is another`)
  }
  const presets = new Map(after.settings).get(PRESETS)
  for (const one of new Map(before.settings).get(PRESETS) as unknown[])
    hold(
      (presets as unknown[]).some((kept) => same(kept, one)),
      'a preset is lost',
    )
}

/** What has come is what screens can show. */
async function allReads(storage: Storage, { decks, versions }: Dump, backup: Backup): Promise<void> {
  for (const [key, deck] of decks) hold(readDeck(deck).ok, `deck ${key} cannot be read`)
  for (const [key, one] of versions)
    hold(readDeck((one as { deck: unknown }).deck).ok, `version ${key} cannot be read`)
  for (const id of backup.matches.keys())
    hold((await storage.matches.load(id)).ok, `match ${id} cannot be loaded`)
}

let opened = 0

async function sampleText(together: TogetherRecord | null): Promise<string> {
  const storage = openStorage(() => {}, `soak source ${++opened}`)
  await fillSample(storage, together)
  const gathered = await gather(storage.connection, SAMPLE_SETTINGS, SAMPLE_TIME)
  storage.close()
  if (!gathered.ok) throw new Error(JSON.stringify(gathered.problem))
  return gathered.value.text
}

/** `inputs` of the report: bytes that were read. */
export async function soakBackup({ runs, seed }: SoakOptions): Promise<SoakReport> {
  // why two: the match of two phones is most of a file, and the others shall be hit as well
  const texts = [await sampleText(await finishedTogether()), await sampleText(null)] as const
  const fresh = async () => {
    const made = openStorage(() => {}, `soak ${++opened}`)
    await fillOther(made)
    return made
  }
  let storage = await fresh()
  const before = await dump(storage)
  const figures = { refused: 0, restored: 0, damagedRecords: 0, slowestMs: 0 }
  const failures: string[] = []
  let inputs = 0
  for (let run = 0; run < runs; run++) {
    try {
      const bytes = spoilt(texts[(seed + run) % 8 === 0 ? 0 : 1], quick(seed + run))
      inputs += bytes.length
      const began = process.cpuUsage()
      const read = readBackup(bytes)
      if (!read.ok) toldInBoth(read)
      const done = read.ok ? await restore(storage.connection, read.value, SAMPLE_TIME + 1e8) : null
      // why not by the clock: other work on the machine is not the file's fault
      const { user, system } = process.cpuUsage(began)
      const took = (user + system) / 1000
      figures.slowestMs = Math.max(figures.slowestMs, Math.ceil(took))
      hold(took < MOST_MS, `${took} ms`)
      hold(done?.ok !== false, 'the storage refused what was read')
      hold(
        !('polluted' in {}) && Object.keys(Object.prototype).length === 0,
        'the prototype of all objects was changed',
      )
      const after = await dump(storage)
      if (!read.ok) {
        figures.refused++
        hold(same(after, before), 'the store was changed by a file that was refused')
        continue
      }
      figures.restored++
      figures.damagedRecords += read.value.damages
      nothingLost(before, after)
      await allReads(storage, after, read.value)
      const again = await preview(storage.connection, read.value, SAMPLE_TIME + 2e8)
      hold(again.ok && !anythingNew(again.value), 'there is something new in it a second time')
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      failures.push(
        `backup: seed ${seed + run}: ${why}\n  again: npm run soak -- --what backup --matches 1 --seed ${seed + run}`,
      )
    }
    storage.close()
    indexedDB.deleteDatabase(`soak ${opened}`)
    storage = await fresh()
  }
  storage.close()
  return { what: 'backup', runs, inputs, failures, figures }
}
