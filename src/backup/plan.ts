// What restoring a backup would do to what is here: nothing is overwritten, nothing is deleted.

import { readPreset } from '../counter/preset.ts'
import { readDeck } from '../decks/deck.ts'
import { isVersion, MOST_DELETED, MOST_VERSIONS, sameDeck } from '../storage/decks.ts'
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
  /** there is no room for them: they stay out */
  left: number
}

export interface Counts {
  /** `beside`: here with other content; the older of the two becomes an earlier state of the newer. `here`: also where it is one already */
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

/** Whether restoring would write anything. */
export const anythingNew = (counts: Counts): boolean =>
  counts.decks.beside > 0 || Object.values(counts).some(({ fresh }: Tally) => fresh > 0)

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
  let { deleted } = present
  for (const id of backup.decks.keys())
    if (planDeck(plan, id, backup, present, versions.get(id) ?? [], now)) deleted--
  const lastOf = (of: readonly FileVersion[]) => of.reduce((last, { kept }) => Math.max(last, kept), 0)
  const rest = [...versions].filter(([id]) => !backup.decks.has(id))
  // why the last first: where not all find room, those deleted longest ago stay out
  for (const [id, of] of rest.sort(([, a], [, b]) => lastOf(b) - lastOf(a)))
    if (present.decks.has(id)) planDeck(plan, id, backup, present, of, now)
    else planDeleted(plan, id, present, of, deleted + counts.deleted.fresh < MOST_DELETED)
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

const plain = ({ deck, kept }: StoredVersion): StoredVersion => ({ deck, kept })

/** A deck that is in the list when all is done. True: it was a deleted one here. */
function planDeck(
  plan: Plan,
  id: string,
  backup: Backup,
  present: Present,
  added: readonly FileVersion[],
  now: number,
): boolean {
  const { counts } = plan
  const here = present.decks.get(id)
  const theirs = backup.decks.get(id)
  const kept = present.versions.get(id) ?? []
  const wasDeleted = here === undefined && kept.some((one) => isVersion(one) && one.deleted !== undefined)
  const base = wasDeleted ? kept.map((one) => (isVersion(one) ? plain(one) : one)) : kept
  const states = new States(base)
  const sound = readDeck(here)
  if (theirs && here === undefined) {
    counts.decks.fresh++
    plan.decks.set(id, theirs)
  } else if (theirs && sound.ok && sameDeck(theirs, here)) counts.decks.here++
  else if (theirs && sound.ok && sound.value.changed >= theirs.changed)
    // why before the earlier states of the file: it is what its person had last
    counts.decks[BESIDE[states.take({ deck: theirs, kept: theirs.changed })]]++
  else if (theirs) {
    counts.decks.beside++
    plan.decks.set(id, theirs)
    states.displaced = { deck: here, kept: now }
  }
  const tally = states.takeAll(added)
  for (const key of KEYS) counts.versions[key] += tally[key]
  if (states.changed || wasDeleted) plan.versions.set(id, states.all())
  return wasDeleted
}

/** A deck that is in no list: its last state says that it was deleted, so that it can be brought back. */
function planDeleted(
  plan: Plan,
  id: string,
  present: Present,
  added: readonly FileVersion[],
  room: boolean,
): void {
  const { deleted, versions } = plan.counts
  const kept = present.versions.get(id) ?? []
  if (kept.length === 0 && !room) {
    deleted.left++
    return
  }
  const states = new States(kept)
  const tally = states.takeAll(added)
  for (const key of KEYS) versions[key] += tally[key]
  const all = states.all()
  if (kept.length > 0) deleted.here++
  else {
    deleted.fresh++
    // why less: the last state is the deck itself
    versions.fresh--
    const last = all.at(-1) as StoredVersion
    all[all.length - 1] = { ...last, deleted: last.kept }
  }
  if (states.changed) plan.versions.set(id, all)
}

const KEYS = ['fresh', 'here', 'left'] as const
type Fate = (typeof KEYS)[number]
/** What becomes of the deck of a file that is older than the one here, by what becomes of it as an earlier state. */
const BESIDE = { fresh: 'beside', here: 'here', left: 'left' } as const

const ageOf = (value: unknown): number => (isVersion(value) ? value.kept : 0)
const byAge = <T>(versions: readonly T[]): T[] => [...versions].sort((a, b) => ageOf(a) - ageOf(b))

/** The earlier states of a deck as they grow. Those here stay, whatever their number; others find room among the most. */
class States {
  /** the state that was listed here until now */
  displaced: StoredVersion | null = null
  private readonly kept: readonly unknown[]
  private readonly taken: StoredVersion[] = []

  constructor(kept: readonly unknown[]) {
    this.kept = kept
  }

  get changed(): boolean {
    return this.taken.length > 0 || this.displaced !== null
  }

  private has({ deck }: StoredVersion, among: readonly unknown[]): boolean {
    return among.some((one) => isVersion(one) && sameDeck(one.deck, deck))
  }

  take(state: StoredVersion): Fate {
    const before = this.displaced ? [...this.kept, this.displaced] : this.kept
    if (this.has(state, before)) return 'here'
    if (before.length + this.taken.length >= MOST_VERSIONS) return 'left'
    this.taken.push(plain(state))
    return 'fresh'
  }

  /** Takes the newest that find room; the same state twice is one. */
  takeAll(states: readonly StoredVersion[]): Tally {
    const told = tally()
    for (const state of byAge(states).reverse()) if (!this.has(state, this.taken)) told[this.take(state)]++
    return told
  }

  /** why the displaced one always: what is here stays, even where that makes one more than the most */
  all(): unknown[] {
    return [
      ...byAge([...this.kept, ...[...this.taken].reverse()]),
      ...(this.displaced ? [this.displaced] : []),
    ]
  }
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
