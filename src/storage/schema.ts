// What lies in the database of this device, and how an older one becomes the present one.

import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb'

/** What every saved match says of itself; the rest of a head is its owner's. `length` counts the inputs stored. */
export interface StoredHead {
  id: string
  length: number
}

/** An earlier state of a deck. */
export interface StoredVersion {
  deck: unknown
  /** ms since 1970, when another state took its place */
  kept: number
  /** when the deck was deleted with this as its last state; absent: it is there, or was brought back */
  deleted?: number
}

export interface Stored extends DBSchema {
  matches: { key: string; value: StoredHead }
  inputs: { key: [match: string, n: number]; value: unknown }
  settings: { key: string; value: unknown }
  decks: { key: string; value: unknown }
  versions: { key: [deck: string, n: number]; value: StoredVersion; indexes: { deleted: number } }
}

export type Database = IDBPDatabase<Stored>
type Upgrade = IDBPTransaction<Stored, StoreNames<Stored>[], 'versionchange'>

/** Step i makes version i + 1 out of version i. A step that has been released is never changed. */
const MIGRATIONS: readonly ((db: Database, upgrade: Upgrade) => void)[] = [
  (db) => {
    db.createObjectStore('matches', { keyPath: 'id' })
    db.createObjectStore('inputs')
    db.createObjectStore('settings')
    db.createObjectStore('decks')
  },
  (db) => {
    // why an index: the deleted decks are found without reading every version of every deck
    db.createObjectStore('versions').createIndex('deleted', 'deleted')
  },
]

export const VERSION = MIGRATIONS.length

export function migrate(db: Database, from: number, upgrade: Upgrade): void {
  for (const step of MIGRATIONS.slice(from)) step(db, upgrade)
}
