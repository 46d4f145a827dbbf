// What lies in the database of this device, and how an older one becomes the present one.

import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb'

/** What every saved match says of itself; the rest of a head is its owner's. `length` counts the inputs stored. */
export interface StoredHead {
  id: string
  length: number
}

export interface Stored extends DBSchema {
  matches: { key: string; value: StoredHead }
  inputs: { key: [match: string, n: number]; value: unknown }
  settings: { key: string; value: unknown }
  decks: { key: string; value: unknown }
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
]

export const VERSION = MIGRATIONS.length

export function migrate(db: Database, from: number, upgrade: Upgrade): void {
  for (const step of MIGRATIONS.slice(from)) step(db, upgrade)
}
