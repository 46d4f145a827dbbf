import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { beforeEach, describe, expect, test } from 'vitest'
import { decksOf } from '../../src/storage/decks.ts'
import type { Result } from '../../src/storage/problem.ts'
import { VERSION } from '../../src/storage/schema.ts'
import { openStorage, type Storage } from '../../src/storage/storage.ts'

let count = 0
let name = ''
let storage: Storage

beforeEach(() => {
  count += 1
  name = `test-${count}`
  storage = openStorage(() => {}, name)
})

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problem))
  return result.value
}

const problemKey = (result: Result<unknown>): string => (result.ok ? 'none' : result.problem.key)

/** The same database through another connection, as a damaged disk or another tab would reach it. */
const behind = () => openDB(name)

const match = (id: string, inputs: unknown[]) => storage.matches.save({ id, title: `match ${id}` }, 0, inputs)

describe('matches', () => {
  test('a match grows input by input and comes back whole', async () => {
    value(await match('a', []))
    value(await storage.matches.save({ id: 'a', draft: [1] }, 0, ['first']))
    value(await storage.matches.save({ id: 'a', draft: [] }, 1, ['second', 'third']))
    const { head, inputs } = value(await storage.matches.load('a'))
    expect(inputs).toEqual(['first', 'second', 'third'])
    expect(head).toEqual({ id: 'a', draft: [], length: 3 })
  })

  test('taking back drops the inputs behind and nothing before', async () => {
    value(await match('a', [0, 1, 2, 3, 4]))
    value(await match('b', [0, 1, 2]))
    value(await storage.matches.save({ id: 'a' }, 2, ['other']))
    expect(value(await storage.matches.load('a')).inputs).toEqual([0, 1, 'other'])
    expect(value(await storage.matches.load('b')).inputs).toEqual([0, 1, 2])
  })

  test('one save writes only its own inputs', async () => {
    value(await match('a', [0, 1]))
    const db = await behind()
    await db.put('inputs', 'marked', ['a', 0])
    value(await storage.matches.save({ id: 'a' }, 2, [2]))
    expect(await db.get('inputs', ['a', 0])).toBe('marked')
    db.close()
  })

  test('more than ten inputs stay in the order of their numbers', async () => {
    const inputs = Array.from({ length: 120 }, (_, n) => n)
    value(await match('a', inputs))
    expect(value(await storage.matches.load('a')).inputs).toEqual(inputs)
  })

  test('a save that would leave a hole is refused and changes nothing', async () => {
    value(await match('a', [0]))
    expect(problemKey(await storage.matches.save({ id: 'a' }, 3, ['late']))).toBe('storage.unavailable')
    expect(value(await storage.matches.load('a')).inputs).toEqual([0])
  })

  test('a deleted match takes its inputs with it and no other match', async () => {
    value(await match('a', [0]))
    value(await match('ab', [0, 1]))
    value(await storage.matches.delete('a'))
    expect(problemKey(await storage.matches.load('a'))).toBe('save.missing')
    expect(value(await storage.matches.load('ab')).inputs).toEqual([0, 1])
    expect(value(await storage.matches.list()).map(({ id }) => id)).toEqual(['ab'])
  })
})

describe('damaged saves', () => {
  test('a lost input is named by its number; the other saves are whole', async () => {
    value(await match('good', [0, 1, 2]))
    value(await match('bad', [0, 1, 2]))
    const db = await behind()
    await db.delete('inputs', ['bad', 1])
    db.close()
    const loaded = await storage.matches.load('bad')
    expect(loaded).toEqual({
      ok: false,
      problem: { key: 'save.gap', values: { id: 'bad', n: 1, length: 3 } },
    })
    const listed = value(await storage.matches.list())
    expect(listed.find(({ id }) => id === 'bad')?.problem?.key).toBe('save.gap')
    expect(listed.find(({ id }) => id === 'good')?.problem).toBe(null)
    expect(value(await storage.matches.load('good')).inputs).toEqual([0, 1, 2])
  })

  test('a lost tail is found by the length in the head', async () => {
    value(await match('a', [0, 1, 2]))
    const db = await behind()
    await db.delete('inputs', ['a', 2])
    db.close()
    expect(problemKey(await storage.matches.load('a'))).toBe('save.gap')
  })

  test.each([
    ['a head without its length', { id: 'a' }],
    ['no head', null],
  ])('%s: reported, and what is left can be salvaged and deleted', async (_title, head) => {
    value(await match('a', ['kept']))
    const db = await behind()
    if (head) await db.put('matches', head)
    else await db.delete('matches', 'a')
    db.close()
    expect(problemKey(await storage.matches.load('a'))).toBe('save.noHead')
    expect(value(await storage.matches.list())[0]?.problem?.key).toBe('save.noHead')
    expect(value(await storage.matches.salvage('a')).inputs).toEqual(['kept'])
    value(await storage.matches.delete('a'))
    expect(value(await storage.matches.list())).toEqual([])
  })
})

describe('the database', () => {
  test('a newer schema is refused with a sentence, and nothing in it is touched', async () => {
    const newer = await openDB(name, VERSION + 1, {
      upgrade: (db) => {
        db.createObjectStore('matches', { keyPath: 'id' }).put({ id: 'future' })
      },
    })
    newer.close()
    expect(problemKey(await match('a', [0]))).toBe('storage.newer')
    const again = await openDB(name)
    expect(again.version).toBe(VERSION + 1)
    expect(await again.getAll('matches')).toEqual([{ id: 'future' }])
    again.close()
  })

  test('closed under us: reopened, and the save is made', async () => {
    value(await match('a', [0]))
    const closing = IDBDatabase.prototype.transaction
    let broken = 1
    IDBDatabase.prototype.transaction = function (...args) {
      if (broken > 0) {
        broken -= 1
        this.close()
      }
      return closing.apply(this, args)
    }
    try {
      value(await storage.matches.save({ id: 'a' }, 1, [1]))
      expect(broken).toBe(0)
      broken = 2
      expect(problemKey(await storage.matches.save({ id: 'a' }, 2, [2]))).toBe('storage.unavailable')
    } finally {
      IDBDatabase.prototype.transaction = closing
    }
    expect(value(await storage.matches.load('a')).inputs).toEqual([0, 1])
  })

  test('a newer tab may migrate while we are open; we then ask for a reload', async () => {
    value(await match('a', [0]))
    const newer = await openDB(name, VERSION + 1, { upgrade: () => {} })
    expect(await newer.count('inputs')).toBe(1)
    expect(problemKey(await storage.matches.load('a'))).toBe('storage.newer')
    newer.close()
  })

  test('a full disk is told from other faults', async () => {
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
    try {
      expect(problemKey(await match('a', [0]))).toBe('storage.full')
    } finally {
      IDBObjectStore.prototype.put = put
    }
    expect(value(await storage.matches.list())).toEqual([])
  })
})

describe('settings', () => {
  test('are kept by name and do not meet the decks', async () => {
    value(await decksOf(storage.connection).save({ id: 'language', changed: 1 }, [], 1))
    value(await storage.settings.put('language', 'ja'))
    storage.close()
    expect(value(await storage.settings.get('language'))).toBe('ja')
    expect(value(await storage.settings.all())).toEqual([['language', 'ja']])
    value(await storage.settings.delete('language'))
    expect(value(await storage.settings.all())).toEqual([])
    expect(value(await decksOf(storage.connection).list())).toHaveLength(1)
  })
})
