// Two phones with their stores, for the tests of backups.

import 'fake-indexeddb/auto'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { type Gathered, gather } from '../../src/backup/gather.ts'
import { type Backup, type BackupKey, readBackup } from '../../src/backup/read.ts'
import { restore } from '../../src/backup/restore.ts'
import {
  finishedTogether,
  goingOn,
  SAMPLE_SETTINGS,
  sampleDeck,
  SAMPLE_TIME as T,
} from '../../src/cli/soak/kept-sample.ts'
import { quick } from '../../src/play/random.ts'
import { type Decks, decksOf } from '../../src/storage/decks.ts'
import type { Result } from '../../src/storage/problem.ts'
import { openStorage, type Storage } from '../../src/storage/storage.ts'

export let count = 0
export let here: Storage
export let there: Storage

// why here: two phones play their match once, whichever test comes first
beforeAll(() => Promise.all([finishedTogether(), goingOn()]), 120_000)

beforeEach(() => {
  count++
  here = openStorage(() => {}, `here ${count}`)
  there = openStorage(() => {}, `there ${count}`)
})
afterEach(() => {
  here.close()
  there.close()
})

export function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problem))
  return result.value
}
export const problemKey = (result: Result<unknown>): string => (result.ok ? 'none' : result.problem.key)

export const fileOf = async (storage: Storage): Promise<Gathered> =>
  value(await gather(storage.connection, SAMPLE_SETTINGS, T))
export const read = (text: string): Result<Backup, BackupKey> => readBackup(new TextEncoder().encode(text))
export const bringTo = async (storage: Storage, text: string) =>
  value(await restore(storage.connection, value(read(text)), T + 1))
export const textOf = async (storage: Storage) => (await fileOf(storage)).text
export const deck = (id: string, name: string, changed = T) => sampleDeck(id, name, changed, quick(3))
export const save = async (decks: Decks, one: ReturnType<typeof deck>, known: number[] = []) =>
  value(await decks.save(one, known, one.changed))
export const names = async (storage: Storage) =>
  value(await decksOf(storage.connection).list()).map((one) => (one.deck as { name: string }).name)
export const states = async (storage: Storage, id: string) =>
  value(await decksOf(storage.connection).versions(id)).map((one) => (one.deck as { name: string }).name)
