// What restoring a backup would do to what is here: nothing is overwritten, nothing is deleted.

import { readPreset } from '../counter/preset.ts'
import { isStoredDeck, MOST_DELETED, MOST_VERSIONS, sameDeck } from '../storage/decks.ts'
import { isPlain } from '../storage/same.ts'
import type { StoredVersion } from '../storage/schema.ts'
import type { Backup } from './read.ts'
import type { FileVersion } from './records.ts'
import type { FileMatch } from './shapes.ts'

/** What is here of that which the backup names. */
export interface Present {
  decks: ReadonlyMap<string, unknown>
  /** earlier states by deck, in their order */
  versions: ReadonlyMap<string, readonly unknown[]>
  matches: ReadonlySet<string>
  presets: unknown
  /** how many deleted decks are kept here */
  deleted: number
}

export interface Tally {
  fresh: number
  /** here already: nothing is done */
  here: number
  /** there is no room for them in their list */
  left: number
}

export interface Counts {
  /** `beside`: here with other content; the older of the two becomes an earlier state of the newer */
  decks: Tally & { beside: number }
  versions: Tally
  /** deleted decks that can be brought back */
  deleted: Tally
  matches: Tally
  presets: Tally
}

/** What is written: all of it, or nothing. */
export interface Plan {
  decks: Map<string, unknown>
  /** the earlier states of a deck, all of them */
  versions: Map<string, unknown[]>
  matches: FileMatch[]
  /** null: nothing is added to them */
  presets: unknown[] | null
  counts: Counts
}

const tally = (): Tally => ({ fresh: 0, here: 0, left: 0 })

/** `now`: ms since 1970. */
export function planOf(backup: Backup, present: Present, now: number): Plan {
  const counts: Counts = {
    decks: { ...tally(), beside: 0 },
    versions: tally(),
    deleted: tally(),
    matches: tally(),
    presets: tally(),
  }
  const plan: Plan = { decks: new Map(), versions: new Map(), matches: [], presets: null, counts }
  const versions = new Map<string, FileVersion[]>()
  for (const version of backup.versions) {
    const of = versions.get(version.id)
    if (of) of.push(version)
    else versions.set(version.id, [version])
  }
  for (const id of backup.decks.keys()) planDeck(plan, id, backup, present, versions.get(id) ?? [], now)
  const lastOf = (of: readonly FileVersion[]) => Math.max(...of.map(({ kept }) => kept))
  const rest = [...versions].filter(([id]) => !backup.decks.has(id))
  // why the last first: where not all find room, those deleted longest ago stay out
  for (const [id, of] of rest.sort(([, a], [, b]) => lastOf(b) - lastOf(a)))
    if (present.decks.has(id)) planDeck(plan, id, backup, present, of, now)
    else planDeleted(plan, id, present, of)
  for (const [id, match] of backup.matches) {
    if (present.matches.has(id)) counts.matches.here++
    else {
      counts.matches.fresh++
      plan.matches.push(match)
    }
  }
  planPresets(plan, backup, present.presets)
  return plan
}

const isVersion = (value: unknown): value is StoredVersion => isPlain(value) && typeof value.kept === 'number'
const plain = ({ deck, kept }: StoredVersion): StoredVersion => ({ deck, kept })

/** A deck that is in the list when all is done. */
function planDeck(
  plan: Plan,
  id: string,
  backup: Backup,
  present: Present,
  added: readonly FileVersion[],
  now: number,
): void {
  const { counts } = plan
  const here = present.decks.get(id)
  const theirs = backup.decks.get(id)
  const candidates = added.map(plain)
  let displaced: unknown
  if (theirs && here === undefined) {
    counts.decks.fresh++
    plan.decks.set(id, theirs)
  } else if (theirs && sameDeck(theirs, here)) counts.decks.here++
  else if (theirs) {
    counts.decks.beside++
    if (isStoredDeck(here) && here.changed >= theirs.changed)
      candidates.push({ deck: theirs, kept: theirs.changed })
    else {
      displaced = here
      plan.decks.set(id, theirs)
    }
  }
  const kept = present.versions.get(id) ?? []
  const wasDeleted = here === undefined && kept.some((one) => isVersion(one) && one.deleted !== undefined)
  const base = wasDeleted ? kept.map((one) => (isVersion(one) ? plain(one) : one)) : kept
  merge(
    plan,
    id,
    base,
    candidates,
    displaced === undefined ? [] : [{ deck: displaced, kept: now }],
    wasDeleted,
  )
}

/** A deck that is in no list: its last state says that it was deleted, so that it can be brought back. */
function planDeleted(plan: Plan, id: string, present: Present, added: readonly FileVersion[]): void {
  const { deleted } = plan.counts
  const kept = present.versions.get(id) ?? []
  if (kept.length > 0) {
    deleted.here++
    merge(plan, id, kept, added.map(plain), [], false)
    return
  }
  if (present.deleted + deleted.fresh >= MOST_DELETED) {
    deleted.left++
    return
  }
  deleted.fresh++
  const all = byAge(added.map(plain)).slice(-MOST_VERSIONS)
  const last = all.at(-1)
  if (last) all[all.length - 1] = { ...last, deleted: last.kept }
  plan.counts.versions.fresh += all.length - 1
  plan.versions.set(id, all)
}

const ageOf = (value: unknown): number => (isVersion(value) ? value.kept : 0)
const byAge = <T>(versions: readonly T[]): T[] => [...versions].sort((a, b) => ageOf(a) - ageOf(b))

/** Puts earlier states among those that are here. Those here stay; the newest of the others find room. */
function merge(
  plan: Plan,
  id: string,
  kept: readonly unknown[],
  candidates: readonly StoredVersion[],
  displaced: readonly StoredVersion[],
  changed: boolean,
): void {
  const { versions } = plan.counts
  const known = (deck: unknown) => kept.some((one) => isVersion(one) && sameDeck(one.deck, deck))
  const fresh = byAge(candidates.filter(({ deck }) => !known(deck)))
  versions.here += candidates.length - fresh.length
  const room = Math.max(0, MOST_VERSIONS - kept.length - displaced.length)
  const taken = room === 0 ? [] : fresh.slice(-room)
  versions.fresh += taken.length
  versions.left += fresh.length - taken.length
  if (taken.length + displaced.length === 0 && !changed) return
  plan.versions.set(id, [...byAge([...kept, ...taken]), ...displaced].slice(-MOST_VERSIONS))
}

function planPresets(plan: Plan, backup: Backup, present: unknown): void {
  const { presets } = plan.counts
  // why: what lies there and is no list is left as it is
  const list: unknown[] | null =
    present === undefined ? [] : Array.isArray(present) ? (present as unknown[]) : null
  const known = new Set((list ?? []).map((one) => readPreset(one)?.id))
  const fresh = [...backup.presets.values()].filter(({ id }) => !known.has(id))
  presets.here = backup.presets.size - fresh.length
  if (list === null) presets.left = fresh.length
  else if (fresh.length > 0) {
    presets.fresh = fresh.length
    plan.presets = [...list, ...fresh]
  }
}
