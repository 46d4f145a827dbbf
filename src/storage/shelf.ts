// Things kept by name: decks and settings. Their owners know what they are.

import type { Connection } from './connection.ts'
import type { Result, StorageKey } from './problem.ts'

export interface Shelf {
  get(name: string): Promise<Result<unknown, StorageKey>>
  put(name: string, value: unknown): Promise<Result<null, StorageKey>>
  delete(name: string): Promise<Result<null, StorageKey>>
  all(): Promise<Result<[name: string, value: unknown][], StorageKey>>
}

export const shelfOf = (connection: Connection, store: 'settings' | 'decks'): Shelf => ({
  get: (name) =>
    connection.run([store], 'readonly', (tx): Promise<unknown> => tx.objectStore(store).get(name)),

  put: (name, value) =>
    connection.run([store], 'readwrite', async (tx) => {
      await tx.objectStore(store).put(value, name)
      return null
    }),

  delete: (name) =>
    connection.run([store], 'readwrite', async (tx) => {
      await tx.objectStore(store).delete(name)
      return null
    }),

  all: () =>
    connection.run([store], 'readonly', async (tx) => {
      const shelf = tx.objectStore(store)
      const [names, values] = await Promise.all([shelf.getAllKeys(), shelf.getAll()])
      return names.map((name, i): [string, unknown] => [name, values[i]])
    }),
})
