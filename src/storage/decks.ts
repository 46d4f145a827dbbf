// Decks with their earlier states. What a deck holds is its owner's; here it has an id and the time of its last change.

import type { Connection, Work } from './connection.ts'
import { fine, type Problem, type Result, type StorageKey, trouble } from './problem.ts'
import { isPlain, same } from './same.ts'
import type { StoredVersion } from './schema.ts'

export interface StoredDeck {
  readonly id: string
  /** ms since 1970 */
  readonly changed: number
}

/** A damaged deck is listed with what is wrong; it hides no other. */
export interface ListedDeck {
  id: string
  deck: unknown
  problem: Problem<StorageKey> | null
}

/** An earlier state of a deck: the `n`th, `kept` since (ms since 1970). */
export interface Version {
  n: number
  kept: number
  deck: unknown
}

export interface DeletedDeck extends Version {
  id: string
}

/** Within this time of the last earlier state, changes are one sitting. ms */
export const SITTING = 10 * 60_000
export const MOST_VERSIONS = 50
export const MOST_DELETED = 50

export interface Decks {
  list(): Promise<Result<ListedDeck[], StorageKey>>
  load(id: string): Promise<Result<unknown, StorageKey>>
  /**
   * Puts the deck in place of its stored state. That state is kept as a version where a new sitting begins, and always when
   * its `changed` is not among `known`: then another tab wrote it, and whoever saves now has never seen it. `now`: ms since 1970.
   */
  save(deck: StoredDeck, known: readonly number[], now: number): Promise<Result<null, StorageKey>>
  /** Earlier states, the newest first. */
  versions(id: string): Promise<Result<Version[], StorageKey>>
  /** Takes a deck from the list; its last state is kept among the deleted ones. */
  delete(id: string, now: number): Promise<Result<null, StorageKey>>
  /** Decks that can be brought back, the last deleted first. */
  deleted(): Promise<Result<DeletedDeck[], StorageKey>>
  /** Makes an earlier state the present one, changed `now`; the present one is kept as a version. */
  restore(id: string, n: number, now: number): Promise<Result<null, StorageKey>>
  /** Deletes a deck with all its earlier states for good. */
  purge(id: string): Promise<Result<null, StorageKey>>
}

type Writing = Work<'readwrite'>

/** The keys of a deck's versions; an array comes after every number. */
export const versionsRange = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, []])

/** What the storage asks of a deck. */
export const isStoredDeck = (value: unknown): value is StoredDeck =>
  isPlain(value) && typeof value.id === 'string' && Number.isSafeInteger(value.changed)

/** What is wrong with a deck, and its name where it still has one. */
export function damagedDeck(id: string, deck: unknown): Problem<StorageKey> {
  const name = isPlain(deck) && typeof deck.name === 'string' ? deck.name.trim().slice(0, 60) : ''
  return { key: 'kept.damaged', values: name ? { id, name } : { id } }
}

/** What can be read of an earlier state. */
export const isVersion = (value: unknown): value is StoredVersion =>
  isPlain(value) && typeof value.kept === 'number' && 'deck' in value

/** The same deck, whenever it was changed. */
export const sameDeck = (a: unknown, b: unknown): boolean => same(a, b, ['changed'])

async function lastVersion(tx: Writing, id: string): Promise<{ n: number; value: unknown } | null> {
  const cursor = await tx.objectStore('versions').openCursor(versionsRange(id), 'prev')
  return cursor && { n: cursor.key[1], value: cursor.value }
}

/** Keeps a state behind the others of its deck, unless it is the last of them; the oldest go. */
export async function addVersion(
  tx: Writing,
  id: string,
  deck: unknown,
  now: number,
  deleted: boolean,
): Promise<void> {
  const store = tx.objectStore('versions')
  const last = await lastVersion(tx, id)
  const again = last !== null && isVersion(last.value) && sameDeck(last.value.deck, deck)
  if (again && !deleted) return
  const n = again || last === null ? (last?.n ?? 0) : last.n + 1
  await store.put(deleted ? { deck, kept: now, deleted: now } : { deck, kept: now }, [id, n])
  const keys = await store.getAllKeys(versionsRange(id))
  for (const key of keys.slice(0, Math.max(0, keys.length - MOST_VERSIONS))) await store.delete(key)
}

/** A deck that is there again is no deleted one. */
export async function undelete(tx: Writing, id: string): Promise<void> {
  const store = tx.objectStore('versions')
  for (let cursor = await store.openCursor(versionsRange(id)); cursor; cursor = await cursor.continue()) {
    const { value } = cursor
    if (!isVersion(value) || value.deleted === undefined) continue
    const { deleted: _, ...rest } = value
    await cursor.update(rest)
  }
}

/** Only so many deleted decks are kept: those deleted first go for good. */
export async function forgetOldest(tx: Writing): Promise<void> {
  const store = tx.objectStore('versions')
  const keys = await store.index('deleted').getAllKeys()
  for (const [id] of keys.slice(0, Math.max(0, keys.length - MOST_DELETED)))
    await store.delete(versionsRange(id))
}

/** Whether the time between two moments is longer than a sitting; a clock that was set back ends one too. */
const apart = (before: number, now: number): boolean =>
  // why a second: of changes within one moment each gets a later time than the one before
  now - before > SITTING || before - now > 1_000

async function beginsSitting(tx: Writing, stored: unknown, id: string, now: number): Promise<boolean> {
  if (!isStoredDeck(stored) || apart(stored.changed, now)) return true
  const last = await lastVersion(tx, id)
  // why also without any: what a deck came as is worth more than what was tried next
  return last === null || !isVersion(last.value) || apart(last.value.kept, now)
}

const BOTH: ('decks' | 'versions')[] = ['decks', 'versions']

export function decksOf(connection: Connection): Decks {
  return {
    list: () =>
      connection.run(['decks'], 'readonly', async (tx) => {
        const store = tx.objectStore('decks')
        const [ids, decks] = await Promise.all([store.getAllKeys(), store.getAll()])
        return ids.map((id, i): ListedDeck => {
          const deck = decks[i]
          const whole = isStoredDeck(deck) && deck.id === id
          return { id, deck, problem: whole ? null : damagedDeck(id, deck) }
        })
      }),

    async load(id) {
      const read = await connection.run(
        ['decks'],
        'readonly',
        async (tx): Promise<unknown> => tx.objectStore('decks').get(id),
      )
      if (!read.ok) return read
      if (read.value === undefined) return trouble('kept.missing', { id })
      const whole = isStoredDeck(read.value) && read.value.id === id
      return whole ? fine(read.value) : { ok: false, problem: damagedDeck(id, read.value) }
    },

    save: (deck, known, now) =>
      connection.run(BOTH, 'readwrite', async (tx) => {
        const { id } = deck
        const store = tx.objectStore('decks')
        const stored: unknown = await store.get(id)
        if (stored === undefined) await undelete(tx, id)
        else if (!sameDeck(stored, deck)) {
          const seen = isStoredDeck(stored) && known.includes(stored.changed)
          if (!seen || (await beginsSitting(tx, stored, id, now)))
            await addVersion(tx, id, stored, now, false)
        }
        await store.put(deck, id)
        return null
      }),

    versions: (id) =>
      connection.run(['versions'], 'readonly', async (tx) => {
        const store = tx.objectStore('versions')
        const range = versionsRange(id)
        const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)])
        return keys.map(([, n], i) => versionOf(n, values[i])).reverse()
      }),

    delete: (id, now) =>
      connection.run(BOTH, 'readwrite', async (tx) => {
        const store = tx.objectStore('decks')
        const stored: unknown = await store.get(id)
        if (stored === undefined) return null
        // why first: on a full device the room of the one is the room for the other
        await store.delete(id)
        await addVersion(tx, id, stored, now, true)
        await forgetOldest(tx)
        return null
      }),

    deleted: () =>
      connection.run(['versions'], 'readonly', async (tx) => {
        const index = tx.objectStore('versions').index('deleted')
        const [keys, values] = await Promise.all([index.getAllKeys(), index.getAll()])
        return keys.map(([id, n], i): DeletedDeck => ({ id, ...versionOf(n, values[i]) })).reverse()
      }),

    async restore(id, n, now) {
      const done = await connection.run(
        BOTH,
        'readwrite',
        async (tx): Promise<Problem<StorageKey> | null> => {
          const store = tx.objectStore('decks')
          const version: unknown = await tx.objectStore('versions').get([id, n])
          if (version === undefined) return { key: 'kept.missing', values: { id } }
          const deck = isVersion(version) ? version.deck : null
          if (!isStoredDeck(deck)) return damagedDeck(id, deck)
          const stored: unknown = await store.get(id)
          const again = { ...deck, id, changed: now }
          await undelete(tx, id)
          if (stored !== undefined && !sameDeck(stored, again)) await addVersion(tx, id, stored, now, false)
          await store.put(again, id)
          return null
        },
      )
      if (!done.ok) return done
      return done.value === null ? fine(null) : { ok: false, problem: done.value }
    },

    purge: (id) =>
      connection.run(BOTH, 'readwrite', async (tx) => {
        await tx.objectStore('decks').delete(id)
        await tx.objectStore('versions').delete(versionsRange(id))
        return null
      }),
  }
}

/** A damaged version is listed with its deck as it is, and no time. */
const versionOf = (n: number, value: unknown): Version =>
  isVersion(value) ? { n, kept: value.kept, deck: value.deck } : { n, kept: 0, deck: null }
