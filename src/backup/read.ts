// A backup file as it comes from anywhere: what can be read is offered, what is damaged is counted and named, nothing is thrown.

import * as v from 'valibot'
import type { Preset } from '../counter/preset.ts'
import type { KeptDeck } from '../decks/deck.ts'
import { fine, type Result, trouble } from '../storage/problem.ts'
import { isPlain } from '../storage/same.ts'
import {
  checksum,
  checksumOf,
  FORMAT,
  inMb,
  inside,
  KINDS,
  type Kind,
  MOST_BYTES,
  nameIn,
  short,
  type Thing,
  thingOf,
} from './format.ts'
import {
  type FileSettings,
  type FileVersion,
  readDeckRecord,
  readMatchRecord,
  readPresetRecord,
  readSettingsRecord,
  readVersionRecord,
} from './records.ts'
import { type FileMatch, time } from './shapes.ts'
import { readValue } from './value.ts'

export type BackupKey =
  /** `mb`: its size, `most`: what is read */
  | 'backup.large'
  | 'backup.none'
  /** `format`: the file's, `known`: the newest here */
  | 'backup.newer'
  /** nothing of it can be read */
  | 'backup.lost'

/** A record that is not restored: what it seems to be, what it seems to be called ('': nobody knows), where in the file. */
export interface Damaged {
  what: Thing | null
  name: string
  /** the how manieth record, from 1 */
  place: number
}

export interface Backup {
  /** ms since 1970; 0: the file does not say */
  made: number
  decks: Map<string, KeptDeck>
  versions: FileVersion[]
  matches: Map<string, FileMatch>
  presets: Map<string, Preset>
  settings: FileSettings | null
  /** the first hundred; how many there are */
  damaged: Damaged[]
  damages: number
  /** records that the file had and that are not in it any more */
  missing: number
}

const MOST_NAMED = 100

interface Opened {
  head: Readonly<Record<string, unknown>>
  records: readonly unknown[]
  /** records that are no JSON any more, in their places */
  torn: ReadonlyMap<number, string>
}

/** Whether a file of so many bytes is read at all. */
export const readable = (size: number): Result<null, BackupKey> =>
  size > MOST_BYTES ? trouble('backup.large', { mb: inMb(size), most: inMb(MOST_BYTES) }) : fine(null)

/** What is in a file. */
export function readBackup(bytes: Uint8Array): Result<Backup, BackupKey> {
  const small = readable(bytes.length)
  if (!small.ok) return small
  const opened = open(new TextDecoder().decode(bytes))
  if (opened === null) return trouble('backup.none')
  const { format } = opened.head
  // why only a number: anything else is damage, and what has its checksum can still be read
  if (typeof format === 'number' && format > FORMAT)
    return trouble('backup.newer', { format: Math.floor(format), known: FORMAT })
  const backup = judged(opened)
  const found = backup.decks.size + backup.versions.length + backup.matches.size + backup.presets.size
  const nothing = found === 0 && backup.settings === null
  return nothing && (backup.damages > 0 || backup.missing > 0) ? trouble('backup.lost') : fine(backup)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isHead = (value: unknown): value is Opened['head'] => isPlain(value) && value.futari === 'backup'

function open(text: string): Opened | null {
  const value = parsed(text)
  if (isHead(value))
    return { head: value, records: Array.isArray(value.records) ? value.records : [], torn: new Map() }
  return value === undefined ? openTorn(text) : null
}

/** A file that is no JSON any more, line by line, as it was written. */
function openTorn(text: string): Opened | null {
  const [first = '', ...rest] = text.split('\n')
  const head = parsed(`${first}]}`)
  const lines = first.includes('"futari"') ? rest : [first, ...rest]
  const records: unknown[] = []
  const torn = new Map<number, string>()
  for (const line of lines) {
    const body = line.trim().replace(/,$/, '')
    if (body === '' || body === ']}') continue
    const record = parsed(body)
    if (record === undefined) torn.set(records.length, body.slice(0, 400))
    records.push(record)
  }
  const ours = isHead(head) || first.includes('"futari":"backup"') || records.some((one) => isSound(one))
  return ours ? { head: isHead(head) ? head : {}, records, torn } : null
}

/** Whether a record is what was written. */
function isSound(record: unknown): boolean {
  if (!isPlain(record)) return false
  const { is, crc, of } = record
  // why first: what is nested too deep to be read cannot be written either
  return typeof is === 'string' && readValue(of) !== null && crc === checksum(is, JSON.stringify(of))
}

function judged({ head, records, torn }: Opened): Backup {
  const made = v.is(time, head.made) ? head.made : 0
  const backup: Backup = {
    made,
    decks: new Map(),
    versions: [],
    matches: new Map(),
    presets: new Map(),
    settings: null,
    damaged: [],
    damages: 0,
    missing: 0,
  }
  const sums: string[] = []
  for (const [i, record] of records.entries()) {
    const is = isPlain(record) ? KINDS.find((kind) => kind === record.is) : undefined
    if (is && isSound(record) && isPlain(record) && take(backup, is, readValue(record.of)?.value))
      sums.push(String(record.crc))
    else {
      backup.damages++
      if (backup.damaged.length < MOST_NAMED) backup.damaged.push(named(record, torn.get(i), i + 1))
    }
  }
  const { count, crc } = head
  // why: where everything that was written is there, a number that says otherwise is the damage
  if (crc !== checksumOf(sums) && Number.isSafeInteger(count))
    backup.missing = Math.max(0, Number(count) - records.length)
  return backup
}

/** Puts a record where it belongs. False: it is not what it says. The first of an id counts. */
function take(backup: Backup, is: Kind, of: unknown): boolean {
  switch (is) {
    case 'deck': {
      const deck = readDeckRecord(of)
      if (deck && !backup.decks.has(deck.id)) backup.decks.set(deck.id, deck)
      return deck !== null
    }
    case 'version': {
      const version = readVersionRecord(of)
      if (version) backup.versions.push(version)
      return version !== null
    }
    case 'match': {
      const match = readMatchRecord(of)
      if (match && !backup.matches.has(match.head.id)) backup.matches.set(match.head.id, match)
      return match !== null
    }
    case 'preset': {
      const preset = readPresetRecord(of)
      if (preset && !backup.presets.has(preset.id)) backup.presets.set(preset.id, preset)
      return preset !== null
    }
    case 'settings': {
      const settings = readSettingsRecord(of)
      backup.settings ??= settings
      return settings !== null
    }
  }
}

/** What a damaged record seems to have been. */
function named(record: unknown, text: string | undefined, place: number): Damaged {
  const is = text === undefined ? inside(record, 'is') : /"is":"(\w+)"/.exec(text)?.[1]
  const kind = KINDS.find((one) => one === is)
  const thing = (id: unknown) => (kind ? thingOf(kind, id) : null)
  if (text !== undefined) {
    const id = /"id":"([^"\\]{1,60})"/.exec(text)?.[1]
    const name = /"name":"([^"\\]{1,60})"/.exec(text)?.[1] ?? id
    return { what: thing(id), name: short(name), place }
  }
  const of = inside(record, 'of')
  const id = inside(of, 'id')
  return { what: thing(id), name: nameIn(of) || short(id), place }
}
