// The records of a backup, each judged by itself: nothing of a file is taken on trust, and what is made of it is new.

import * as v from 'valibot'
import { isAct } from '../counter/acts.ts'
import { MOST_NAME, type Preset, presets, readPreset } from '../counter/preset.ts'
import { type KeptDeck, readDeck } from '../decks/deck.ts'
import { recordFromStore } from '../play/record.ts'
import { isCounter, isTogether } from '../storage/ids.ts'
import { isPlain } from '../storage/same.ts'
import type { StoredVersion } from '../storage/schema.ts'
import { type FileMatch, pair, time, whole } from './shapes.ts'
import { readTogetherMatch } from './together.ts'

export interface FileVersion extends StoredVersion {
  id: string
  deck: KeptDeck
}

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields => (isPlain(value) ? value : {})

/** why no more signs: an id stands in addresses */
const ID = /^[\w.~-]{1,100}$/

export function readDeckRecord(of: unknown): KeptDeck | null {
  const { id, deck } = fieldsOf(of)
  const read = readDeck(deck)
  return read.ok && read.value.id === id && isTime(read.value.changed) ? read.value : null
}

const isTime = (value: unknown): value is number => v.is(time, value)

export function readVersionRecord(of: unknown): FileVersion | null {
  const { id, version } = fieldsOf(of)
  const { deck, kept, deleted } = fieldsOf(version)
  const read = readDeck(deck)
  if (!read.ok || read.value.id !== id || !isTime(kept)) return null
  if (deleted === undefined) return { id, deck: read.value, kept }
  return isTime(deleted) ? { id, deck: read.value, kept, deleted } : null
}

export function readMatchRecord(of: unknown): FileMatch | null {
  const { id, head, inputs, numbers } = fieldsOf(of)
  if (typeof id !== 'string' || !ID.test(id) || !isPlain(head) || !Array.isArray(inputs)) return null
  // why: a save that was damaged before it was written has the numbers of what is left
  if (numbers !== undefined || head.id !== id || head.length !== inputs.length) return null
  if (isCounter(id)) return readCounter(head, inputs)
  if (isTogether(id)) return readTogetherMatch(head, inputs)
  const read = recordFromStore({ head, inputs })
  if (!read.ok || !isTime(read.value.updated) || !isTime(read.value.created)) return null
  const { inputs: played, ...rest } = read.value
  return { head: { ...rest, length: played.length }, inputs: played }
}

const face = v.strictObject({
  names: pair(v.pipe(v.string(), v.maxLength(MOST_NAME))),
  colours: pair(v.pipe(whole, v.minValue(0), v.maxValue(99))),
  upright: v.boolean(),
  flipped: v.boolean(),
  clock: v.boolean(),
  locked: v.boolean(),
})

const counterHead = v.strictObject({
  id: v.string(),
  length: whole,
  preset: v.unknown(),
  face,
  shared: v.null(),
  way: v.null(),
  updated: time,
  numbers: pair(whole),
})

const counterEntry = v.strictObject({
  at: time,
  by: v.picklist([0, 1] as const),
  k: v.pipe(whole, v.minValue(0)),
  sig: v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{128})?$/)),
  act: v.custom<object>(isAct),
})

function readCounter(head: unknown, inputs: readonly unknown[]): FileMatch | null {
  const read = v.safeParse(counterHead, head)
  const entries = v.safeParse(v.array(counterEntry), inputs)
  if (!read.success || !entries.success) return null
  const preset = readPreset(read.output.preset)
  return preset && { head: { ...read.output, preset }, inputs: entries.output }
}

/** Those of the games are nobody's own. */
export function readPresetRecord(of: unknown): Preset | null {
  const preset = readPreset(of)
  return preset === null || presets.includes(preset) ? null : preset
}

/** What a person has set, by name: words, numbers, yes or no. Whose they are knows which of them it takes. */
export type FileSettings = Readonly<Record<string, string | number | boolean>>

const MOST_SETTINGS = 100
const MOST_WORDS = 300

/** Anything else among them is left out. */
export function readSettingsRecord(of: unknown): FileSettings | null {
  if (!isPlain(of)) return null
  const all = Object.entries(of).filter(
    (one): one is [string, string | number | boolean] =>
      typeof one[1] === 'boolean' ||
      (typeof one[1] === 'string' && one[1].length <= MOST_WORDS) ||
      Number.isSafeInteger(one[1]),
  )
  return all.length <= MOST_SETTINGS ? Object.fromEntries(all) : null
}
