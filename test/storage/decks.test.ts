import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Decks, decksOf, MOST_DELETED, MOST_VERSIONS, SITTING } from '../../src/storage/decks.ts'
import type { Result } from '../../src/storage/problem.ts'
import { VERSION } from '../../src/storage/schema.ts'
import { openStorage, type Storage } from '../../src/storage/storage.ts'
import { closedOnce, withoutRoom } from '../support/idb.ts'

let count = 0
let name = ''
let storage: Storage
let decks: Decks

beforeEach(() => {
  count += 1
  name = `decks-${count}`
  storage = openStorage(() => {}, name)
  decks = decksOf(storage.connection)
})
afterEach(() => storage.close())

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problem))
  return result.value
}
const problemKey = (result: Result<unknown>): string => (result.ok ? 'none' : result.problem.key)

/** The same database through another connection, as a damaged disk or another tab would reach it. */
const behind = () => openDB(name)

const T = Date.UTC(2026, 0, 1)
const deck = (id: string, changed: number, cards = '') => ({ id, changed, cards })
/** Saves as a tab that knows what is stored. */
async function save(id: string, changed: number, cards: string) {
  const stored = await decks.load(id)
  const known = stored.ok ? [(stored.value as { changed: number }).changed] : []
  return decks.save(deck(id, changed, cards), known, changed)
}
const states = async (id: string) =>
  value(await decks.versions(id)).map((one) => (one.deck as { cards: string }).cards)
const listed = async () => value(await decks.list()).map(({ id }) => id)
const deleted = async () => value(await decks.deleted()).map(({ id }) => id)

describe('a deck and its earlier states', () => {
  test('comes back as it was saved', async () => {
    value(await save('a', T, 'x'))
    value(await save('b', T, 'y'))
    storage.close()
    expect(value(await decks.load('a'))).toEqual(deck('a', T, 'x'))
    expect(await listed()).toEqual(['a', 'b'])
    expect(problemKey(await decks.load('c'))).toBe('kept.missing')
  })

  test('a sitting of fifty edits makes one version: what the deck was before', async () => {
    value(await save('a', T, 'first'))
    for (let n = 1; n <= 50; n++) value(await save('a', T + SITTING + n * 1000, `edit ${n}`))
    expect(await states('a')).toEqual(['first'])
    value(await save('a', T + 3 * SITTING, 'next day'))
    expect(await states('a')).toEqual(['edit 50', 'first'])
  })

  test('what a deck came as is kept, however soon it is changed', async () => {
    value(await save('a', T, 'imported'))
    value(await save('a', T + 1000, 'tried'))
    value(await save('a', T + 2000, 'tried more'))
    expect(await states('a')).toEqual(['imported'])
  })

  test('an hour without a pause has a version for every ten minutes or so', async () => {
    value(await save('a', T, 'edit 0'))
    for (let n = 1; n <= 60; n++) value(await save('a', T + n * 60_000, `edit ${n}`))
    const kept = await states('a')
    expect(kept.length).toBeGreaterThanOrEqual(5)
    expect(kept.length).toBeLessThanOrEqual(7)
  })

  test('a clock that was set back does not stop the history', async () => {
    value(await save('a', T, 'one'))
    value(await save('a', T - 40 * SITTING, 'two'))
    value(await save('a', T - 20 * SITTING, 'three'))
    expect(await states('a')).toEqual(['two', 'one'])
  })

  test('changes within one moment, each with a time of its own, are one sitting', async () => {
    const known = [0, 1, 2, 3].map((n) => T + n)
    for (const [n, changed] of known.entries()) value(await decks.save(deck('a', changed, `${n}`), known, T))
    expect(await states('a')).toEqual(['0'])
  })

  test('saving the same again makes no version', async () => {
    value(await save('a', T, 'x'))
    value(await save('a', T + 9 * SITTING, 'x'))
    expect(await states('a')).toEqual([])
    expect(value(await decks.load('a'))).toEqual(deck('a', T + 9 * SITTING, 'x'))
  })

  test(`at most ${MOST_VERSIONS} versions; the oldest go, those of other decks stay`, async () => {
    value(await save('ab', T, 'other'))
    value(await save('ab', T + 2 * SITTING, 'other 2'))
    for (let n = 0; n <= MOST_VERSIONS + 5; n++) value(await save('a', T + n * 2 * SITTING, `${n}`))
    const kept = await states('a')
    expect(kept).toHaveLength(MOST_VERSIONS)
    expect([kept[0], kept.at(-1)]).toEqual([`${MOST_VERSIONS + 4}`, '5'])
    expect(await states('ab')).toEqual(['other'])
  })

  test('an earlier state is made the present one, and the present one is not lost', async () => {
    value(await save('a', T, 'one'))
    value(await save('a', T + 2 * SITTING, 'two'))
    const [version] = value(await decks.versions('a'))
    value(await decks.restore('a', version?.n ?? -1, T + 3 * SITTING))
    expect(value(await decks.load('a'))).toEqual(deck('a', T + 3 * SITTING, 'one'))
    expect(await states('a')).toEqual(['two', 'one'])
    expect(problemKey(await decks.restore('a', 99, T))).toBe('kept.missing')
  })
})

describe('two tabs on one deck', () => {
  test('a state that this tab has never seen is kept as a version, however young', async () => {
    const other = openStorage(() => {}, name)
    value(await save('a', T, 'begun'))
    value(await save('a', T + 1, 'here'))
    value(await decksOf(other.connection).save(deck('a', T + 2, 'there'), [T + 1], T + 2))
    value(await decks.save(deck('a', T + 3, 'here again'), [T + 1], T + 3))
    expect(await states('a')).toEqual(['there', 'begun'])
    other.close()
  })

  test('a deck that the other tab has deleted is there again, and no longer among the deleted', async () => {
    value(await save('a', T, 'x'))
    value(await decks.delete('a', T + 1))
    value(await decks.save(deck('a', T + 2, 'y'), [T], T + 2))
    expect(await deleted()).toEqual([])
    expect(await listed()).toEqual(['a'])
    expect(await states('a')).toEqual(['x'])
  })
})

describe('deleted decks', () => {
  test('come back with their earlier states', async () => {
    value(await save('a', T, 'one'))
    value(await save('a', T + 2 * SITTING, 'two'))
    value(await decks.delete('a', T + 3 * SITTING))
    expect(await listed()).toEqual([])
    const [found] = value(await decks.deleted())
    expect(found).toMatchObject({ id: 'a', kept: T + 3 * SITTING, deck: { cards: 'two' } })
    value(await decks.restore('a', found?.n ?? -1, T + 4 * SITTING))
    expect(await listed()).toEqual(['a'])
    expect(await deleted()).toEqual([])
    expect(await states('a')).toEqual(['two', 'one'])
  })

  test('a deck that was restored to its last version can be deleted again', async () => {
    value(await save('a', T, 'one'))
    for (let n = 1; n <= 3; n++) {
      value(await decks.delete('a', T + n))
      const [found] = value(await decks.deleted())
      value(await decks.restore('a', found?.n ?? -1, T + n))
    }
    expect(await states('a')).toEqual(['one'])
    value(await decks.delete('missing', T))
    expect(await deleted()).toEqual([])
  })

  test(`at most ${MOST_DELETED} are kept; those deleted first go with their versions`, async () => {
    value(await save('old', T, '1'))
    value(await save('old', T + 2 * SITTING, '2'))
    value(await save('stays', T, '1'))
    value(await save('stays', T + 2 * SITTING, '2'))
    value(await decks.delete('old', T + 3 * SITTING))
    for (let n = 0; n < MOST_DELETED; n++) {
      value(await save(`d${n}`, T, 'x'))
      value(await decks.delete(`d${n}`, T + 4 * SITTING + n))
    }
    const kept = await deleted()
    expect(kept).toHaveLength(MOST_DELETED)
    expect(kept[0]).toBe(`d${MOST_DELETED - 1}`)
    expect(await states('old')).toEqual([])
    expect(await states('stays')).toEqual(['1'])
  })

  test('purged for good, with all earlier states and nothing else', async () => {
    value(await save('a', T, 'one'))
    value(await save('a', T + 2 * SITTING, 'two'))
    value(await save('ab', T, 'one'))
    value(await save('ab', T + 2 * SITTING, 'two'))
    value(await decks.delete('a', T))
    value(await decks.purge('a'))
    expect(await states('a')).toEqual([])
    expect(await deleted()).toEqual([])
    expect(await states('ab')).toEqual(['one'])
    expect(await listed()).toEqual(['ab'])
  })
})

describe('damaged records', () => {
  test.each([
    ['nothing', null],
    ['a word', 'deck'],
    ['no time', { id: 'bad' }],
    ['another id', { id: 'other', changed: T }],
    ['a time that is none', { id: 'bad', changed: Number.NaN }],
  ])(
    '%s in the place of a deck: listed with what is wrong, and no other is hidden',
    async (_what, damage) => {
      value(await save('good', T, 'x'))
      const db = await behind()
      await db.put('decks', damage, 'bad')
      db.close()
      const list = value(await decks.list())
      expect(list.find(({ id }) => id === 'bad')).toEqual({
        id: 'bad',
        deck: damage,
        problem: { key: 'kept.damaged', values: { id: 'bad' } },
      })
      expect(list.find(({ id }) => id === 'good')?.problem).toBe(null)
      expect(problemKey(await decks.load('bad'))).toBe('kept.damaged')
      expect(value(await decks.load('good'))).toEqual(deck('good', T, 'x'))
    },
  )

  test('a damaged deck that is saved over is kept as a version; deleted, it can be looked at', async () => {
    value(await save('a', T, 'x'))
    const db = await behind()
    await db.put('decks', { half: true }, 'a')
    db.close()
    value(await decks.save(deck('a', T + 1, 'new'), [T], T + 1))
    expect(value(await decks.versions('a')).map((one) => one.deck)).toEqual([{ half: true }])
    value(await decks.delete('a', T + 2))
    expect(await deleted()).toEqual(['a'])
    expect(problemKey(await decks.restore('a', 0, T))).toBe('kept.damaged')
  })

  test('a damaged version hides no other, and the next is kept behind it', async () => {
    value(await save('a', T, 'one'))
    value(await save('a', T + 2 * SITTING, 'two'))
    const db = await behind()
    await db.put('versions', 'broken', ['a', 1])
    db.close()
    value(await save('a', T + 4 * SITTING, 'three'))
    const versions = value(await decks.versions('a'))
    expect(versions.map(({ n }) => n)).toEqual([2, 1, 0])
    expect(versions[1]).toEqual({ n: 1, kept: 0, deck: null })
    expect(problemKey(await decks.restore('a', 1, T))).toBe('kept.damaged')
    expect(value(await decks.load('a'))).toMatchObject({ cards: 'three' })
  })
})

describe('the database under the decks', () => {
  test.each([0, 1])('full at write %i: the deck and its versions are as they were', async (from) => {
    value(await save('a', T, 'one'))
    value(await save('a', T + 2 * SITTING, 'two'))
    expect(problemKey(await withoutRoom(() => save('a', T + 4 * SITTING, 'three'), from))).toBe(
      'storage.full',
    )
    expect(value(await decks.load('a'))).toMatchObject({ cards: 'two' })
    expect(await states('a')).toEqual(['one'])
  })

  test('full while deleting: the deck is still there', async () => {
    value(await save('a', T, 'one'))
    expect(problemKey(await withoutRoom(() => decks.delete('a', T + 1)))).toBe('storage.full')
    expect(await listed()).toEqual(['a'])
    expect(await deleted()).toEqual([])
    value(await withoutRoom(() => decks.purge('a')))
    expect(await listed()).toEqual([])
  })

  test('full when it commits: nothing is half there', async () => {
    value(await save('a', T, 'one'))
    const { transaction } = IDBDatabase.prototype
    const refuse = vi.fn(function (this: IDBDatabase, ...args: Parameters<typeof transaction>) {
      const tx = transaction.apply(this, args)
      // a browser that finds out at the end aborts what it was given
      const store = tx.objectStore('decks')
      const { put } = store
      store.put = (...given: Parameters<typeof put>) => {
        const request = put.apply(store, given)
        Object.defineProperty(tx, 'error', { get: () => new DOMException('no room', 'QuotaExceededError') })
        request.addEventListener('success', () => tx.abort())
        return request
      }
      return tx
    })
    IDBDatabase.prototype.transaction = refuse
    try {
      const done = await decks.save(deck('a', T + 2 * SITTING, 'two'), [T], T + 2 * SITTING)
      expect(problemKey(done)).toBe('storage.full')
    } finally {
      IDBDatabase.prototype.transaction = transaction
    }
    expect(value(await decks.load('a'))).toEqual(deck('a', T, 'one'))
    expect(await states('a')).toEqual([])
  })

  test('closed under us: reopened, and the deck is saved once', async () => {
    value(await save('a', T, 'one'))
    value(await closedOnce(() => decks.save(deck('a', T + 2 * SITTING, 'two'), [T], T + 2 * SITTING)))
    expect(value(await decks.load('a'))).toMatchObject({ cards: 'two' })
    expect(await states('a')).toEqual(['one'])
  })

  test('a newer schema is refused with a sentence, and its decks are untouched', async () => {
    value(await save('a', T, 'one'))
    storage.close()
    const newer = await openDB(name, VERSION + 1, { upgrade: () => {} })
    expect(problemKey(await decks.list())).toBe('storage.newer')
    expect(problemKey(await decks.save(deck('a', T + 1, 'two'), [T], T + 1))).toBe('storage.newer')
    expect(await newer.getAll('decks')).toEqual([deck('a', T, 'one')])
    newer.close()
  })
})
