// Settings, kept by name. Their owners know what they are.

import type { Connection } from './connection.ts'
import type { Result, StorageKey } from './problem.ts'

export interface Shelf {
  get(name: string): Promise<Result<unknown, StorageKey>>
  put(name: string, value: unknown): Promise<Result<null, StorageKey>>
  delete(name: string): Promise<Result<null, StorageKey>>
  all(): Promise<Result<[name: string, value: unknown][], StorageKey>>
}

export const shelfOf = (connection: Connection): Shelf => ({
  get: (name) =>
    connection.run(['settings'], 'readonly', (tx): Promise<unknown> => tx.objectStore('settings').get(name)),

  put: (name, value) =>
    connection.run(['settings'], 'readwrite', async (tx) => {
      await tx.objectStore('settings').put(value, name)
      return null
    }),

  delete: (name) =>
    connection.run(['settings'], 'readwrite', async (tx) => {
      await tx.objectStore('settings').delete(name)
      return null
    }),

  all: () =>
    connection.run(['settings'], 'readonly', async (tx) => {
      const shelf = tx.objectStore('settings')
      const [names, values] = await Promise.all([shelf.getAllKeys(), shelf.getAll()])
      return names.map((name, i): [string, unknown] => [name, values[i]])
    }),
})
