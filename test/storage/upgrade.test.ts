import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, test, vi } from 'vitest'
import type { Stored } from '../../src/storage/schema.ts'
import { openStorage } from '../../src/storage/storage.ts'

type Schema = typeof import('../../src/storage/schema.ts')

// why: there is only one version yet; this one stands for the next
vi.mock('../../src/storage/schema.ts', async (original) => {
  const schema = await original<Schema>()
  return { ...schema, VERSION: schema.VERSION + 1 }
})

async function older(name: string) {
  const { VERSION, migrate } = await vi.importActual<Schema>('../../src/storage/schema.ts')
  const db = await openDB<Stored>(name, VERSION, {
    upgrade: (fresh, from, _to, tx) => migrate(fresh, from, tx),
  })
  await db.put('inputs', 'old input', ['a', 0])
  await db.put('matches', { id: 'a', length: 1 })
  return db
}

test('an upgrade keeps every match', async () => {
  const db = await older('kept')
  db.close()
  const loaded = await openStorage(() => {}, 'kept').matches.load('a')
  expect(loaded).toEqual({ ok: true, value: { head: { id: 'a', length: 1 }, inputs: ['old input'] } })
})

test('an older tab that holds on is reported; when it closes, the upgrade goes on', async () => {
  const db = await older('held')
  const reported: string[] = []
  const storage = openStorage((problem) => {
    reported.push(problem.key)
    db.close()
  }, 'held')
  const loaded = await storage.matches.load('a')
  expect(reported).toEqual(['storage.blocked'])
  expect(loaded.ok).toBe(true)
})
