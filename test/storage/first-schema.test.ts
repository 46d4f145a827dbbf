// Databases of the first release, made as that release made them.

import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, test } from 'vitest'
import { decksOf } from '../../src/storage/decks.ts'
import { VERSION } from '../../src/storage/schema.ts'
import { openStorage } from '../../src/storage/storage.ts'

/** As it was released: never to be changed. */
async function firstRelease(name: string) {
  const db = await openDB(name, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('matches', { keyPath: 'id' })
      fresh.createObjectStore('inputs')
      fresh.createObjectStore('settings')
      fresh.createObjectStore('decks')
    },
  })
  await db.put('matches', { id: 'm1', length: 2, updated: 5 })
  await db.put('inputs', { n: 0 }, ['m1', 0])
  await db.put('inputs', { n: 1 }, ['m1', 1])
  await db.put('matches', { id: 'c-free', length: 0, face: { names: ['', ''] } })
  await db.put('settings', [{ id: 'own', name: 'Own', start: 20 }], 'counter.presets')
  await db.put('decks', { id: 'd1', changed: 7, name: 'Kiln March' }, 'd1')
  await db.put('decks', { cards: [['EF1-001', 1]] }, 'of another shape')
  return db
}

const everything = async (name: string) => {
  const db = await openDB(name)
  const stores = [...db.objectStoreNames]
  const read = await Promise.all(
    stores.map(async (store) => [store, await db.getAllKeys(store), await db.getAll(store)]),
  )
  db.close()
  return { version: db.version, read }
}

test('matches, counters, settings and decks come through, and decks have a history from then on', async () => {
  ;(await firstRelease('first')).close()
  const before = await everything('first')
  const storage = openStorage(() => {}, 'first')
  const decks = decksOf(storage.connection)
  const list = await decks.list()
  expect(list.ok && list.value.map(({ id, problem }) => [id, problem?.key ?? null])).toEqual([
    ['d1', null],
    ['of another shape', 'kept.damaged'],
  ])
  expect(await storage.matches.load('m1')).toMatchObject({
    ok: true,
    value: { inputs: [{ n: 0 }, { n: 1 }] },
  })
  const after = await everything('first')
  expect([before.version, after.version]).toEqual([1, VERSION])
  expect(after.read).toEqual([...before.read, ['versions', [], []]])
  const changed = { id: 'd1', changed: 8, name: 'Kiln March II' }
  expect(await decks.save(changed, [7], 9_000_000)).toEqual({ ok: true, value: null })
  expect(await decks.versions('d1')).toMatchObject({ value: [{ deck: { name: 'Kiln March' } }] })
  storage.close()
})

test('blocked by a tab of the first release that holds on: told, and it goes on when that tab is closed', async () => {
  const old = await firstRelease('blocked')
  const told: string[] = []
  const storage = openStorage(({ key }) => told.push(key), 'blocked')
  const decks = decksOf(storage.connection)
  const listing = decks.list()
  const saving = decks.save({ id: 'd2', changed: 1 }, [], 1)
  await new Promise((later) => setTimeout(later, 60))
  expect(told).toEqual(['storage.blocked'])
  // the old tab still reads its own
  expect(await old.get('decks', 'd1')).toMatchObject({ name: 'Kiln March' })
  old.close()
  expect((await listing).ok).toBe(true)
  expect((await saving).ok).toBe(true)
  expect(await decks.load('d2')).toEqual({ ok: true, value: { id: 'd2', changed: 1 } })
  storage.close()
})
