// The backup file (docs/storage.md): one line a record, each with its own checksum, so that damage costs only what it hits.

import { crc32 } from '../net/crc.ts'
import { isCounter } from '../storage/ids.ts'
import { isPlain } from '../storage/same.ts'

export const FORMAT = 1

/** Bytes of a file that is read, and so of one that is written. */
export const MOST_BYTES = 50_000_000

/** Megabytes, as they are told. */
export const inMb = (size: number): number => Math.ceil(size / 1_000_000)

export const KINDS = ['deck', 'version', 'match', 'preset', 'settings'] as const
export type Kind = (typeof KINDS)[number]

/** What a record holds, as people call it: counters lie among the matches. `id`: of the record. */
export type Thing = Kind | 'score'
export const thingOf = (is: Kind, id: unknown): Thing =>
  is === 'match' && typeof id === 'string' && isCounter(id) ? 'score' : is

/** What a record seems to be called, from what is in it. '': it says nothing. */
export function nameIn(of: unknown): string {
  const deck = inside(of, 'deck') ?? inside(inside(of, 'version'), 'deck')
  const preset = inside(inside(of, 'head'), 'preset')
  const names = [deck, of, preset].map((one) => short(inside(one, 'name')))
  return names.find((name) => name !== '') ?? ''
}

export const short = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, 60) : ''
export const inside = (value: unknown, name: string): unknown =>
  isPlain(value) && Object.hasOwn(value, name) ? value[name] : undefined

const bytes = new TextEncoder()
const hex = (crc: number): string => crc.toString(16).padStart(8, '0')

/** The checksum of a record: over its kind, a space and its JSON without white space. */
export const checksum = (is: string, text: string): string => hex(crc32(bytes.encode(`${is} ${text}`)))

/** The checksum of a file: over those of its records, one after another. */
export const checksumOf = (records: readonly string[]): string => hex(crc32(bytes.encode(records.join(''))))

/** A file as it grows. */
export class Writer {
  private readonly lines: string[] = []
  private readonly sums: string[] = []

  /** `of`: JSON. */
  add(is: Kind, of: unknown): void {
    const text = JSON.stringify(of)
    const crc = checksum(is, text)
    this.sums.push(crc)
    this.lines.push(`{"is":"${is}","crc":"${crc}","of":${text}}`)
  }

  /** The whole text; `made`: ms since 1970. */
  text(made: number): string {
    const head = `"futari":"backup","format":${FORMAT},"made":${made}`
    const all = `"count":${this.lines.length},"crc":"${checksumOf(this.sums)}"`
    return `{${head},${all},"records":[\n${this.lines.join(',\n')}\n]}\n`
  }
}
