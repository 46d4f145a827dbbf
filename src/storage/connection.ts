// The open database. iOS closes it under a sleeping page, so every piece of work may reopen it and try once more.

import { type IDBPTransaction, openDB, type StoreNames } from 'idb'
import { fine, type Problem, type Result, type StorageKey } from './problem.ts'
import { type Database, migrate, type Stored, VERSION } from './schema.ts'

type Mode = 'readonly' | 'readwrite'
export type Work<M extends Mode> = IDBPTransaction<Stored, StoreNames<Stored>[], M>

export interface Connection {
  /** Runs `work` in one transaction; strict, so that what is reported as saved survives a kill. */
  run<M extends Mode, T>(
    stores: StoreNames<Stored>[],
    mode: M,
    work: (tx: Work<M>) => Promise<T>,
  ): Promise<Result<T, StorageKey>>
  close(): void
}

// why: Safari says UnknownError when its database process went away, the others InvalidStateError or AbortError
const CLOSED_UNDER_US = ['InvalidStateError', 'UnknownError', 'AbortError']

const nameOf = (error: unknown): string =>
  error instanceof Error || error instanceof DOMException ? error.name : ''

function problemOf(error: unknown): Problem<StorageKey> {
  const name = nameOf(error)
  if (name === 'VersionError') return { key: 'storage.newer', values: { version: VERSION } }
  if (name === 'QuotaExceededError') return { key: 'storage.full', values: {} }
  return { key: 'storage.unavailable', values: { error: String(error) } }
}

/** `onBlocked` hears that another tab with an older version keeps the database from being opened. */
export function connect(name: string, onBlocked: (problem: Problem<StorageKey>) => void): Connection {
  let opened: Promise<Database> | null = null

  const forget = () => {
    opened = null
  }

  const close = () => {
    opened?.then(
      (db) => db.close(),
      () => {},
    )
    forget()
  }

  const open = (): Promise<Database> => {
    const opening = openDB<Stored>(name, VERSION, {
      upgrade: (db, from, _to, tx) => migrate(db, from, tx),
      blocked: () => onBlocked({ key: 'storage.blocked', values: {} }),
      // why: a newer tab wants to migrate; holding on would leave its person before a dead screen
      blocking: close,
      terminated: forget,
    })
    opened = opening
    opening.catch(() => {
      if (opened === opening) forget()
    })
    return opening
  }

  return {
    async run(stores, mode, work) {
      for (let tries = 1; ; tries += 1) {
        try {
          const db = await (opened ?? open())
          const tx = db.transaction(stores, mode, { durability: 'strict' })
          // why: a failed request also rejects tx.done; without a listener that would count as unhandled
          tx.done.catch(() => {})
          const value = await work(tx).catch((error: unknown) => {
            // why: half a transaction would be committed when it goes idle
            if (tx.error === null) tx.abort()
            // why: where the device found itself full, the requests say only that they were aborted
            throw tx.error ?? error
          })
          await tx.done
          return fine(value)
        } catch (error) {
          if (tries === 2 || !CLOSED_UNDER_US.includes(nameOf(error)))
            return { ok: false, problem: problemOf(error) }
          close()
        }
      }
    },
    close,
  }
}
