import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { beforeEach, expect, test, vi } from 'vitest'
import { emptyDeck, type KeptDeck } from '../../src/decks/deck.ts'
import { standInPage } from '../support/page.ts'

type Kept = typeof import('../../src/ui/decks/kept.ts')

const SENTENCES = ['../../src/play/sentences.ts', '../../src/decks/fault-sentences.ts']

let kept: Kept
let said: string[]
let persist: ReturnType<typeof vi.fn<() => Promise<boolean>>>

/** A tab that has just been opened. */
async function tab(): Promise<Kept> {
  vi.resetModules()
  vi.doMock('../../src/ui/trouble.tsx', () => ({ tellTrouble: (text: string) => said.push(text) }))
  return import('../../src/ui/decks/kept.ts')
}

beforeEach(async () => {
  for (const module of SENTENCES) vi.doUnmock(module)
  vi.stubGlobal('indexedDB', new IDBFactory())
  said = []
  persist = vi.fn(async () => false)
  standInPage({ persist })
  kept = await tab()
})

const deck = (id: string, name: string, game = 'landfight'): KeptDeck => ({
  ...emptyDeck(game, name),
  id,
  changed: 0,
})
const behind = () => openDB('futari')

test('decks are listed by game, the last changed first', async () => {
  let now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now++)
  await kept.keepDeck(deck('a', 'A'))
  await kept.keepDeck(deck('b', 'B', 'legends'))
  await kept.keepDeck(deck('c', 'C'))
  await kept.keepDeck(deck('a', 'A again'))
  expect((await kept.keptDecks()).map(({ id }) => id)).toEqual(['a', 'c', 'b'])
  expect((await kept.keptDecks('landfight')).map(({ deck: one }) => one?.name)).toEqual(['A again', 'C'])
  vi.restoreAllMocks()
  expect(said).toEqual([])
})

test('a damaged deck stays in the list with its sentence, whatever is wrong with it', async () => {
  await kept.keepDeck(deck('good', 'Good'))
  const db = await behind()
  await db.put('decks', { ...deck('bad', 'x'), main: [['EF1-001', 0]] }, 'bad')
  await db.put('decks', 'no deck', 'worse')
  db.close()
  const list = await kept.keptDecks('landfight')
  expect(list.map(({ id }) => id)).toEqual(['good', 'bad', 'worse'])
  expect(list[1]?.problem?.en).toMatch(/damaged at "main"/)
  expect(list[2]?.problem?.ja).toMatch(/壊れていて/)
  expect(await kept.deckOf('bad')).toBe(null)
  expect(await kept.deckOf('worse')).toBe(null)
  expect(await kept.deckOf('gone')).toBe(null)
  expect(said).toHaveLength(3)
})

test('a damaged deck is told by its name, never by its id', async () => {
  await kept.keepDeck(deck('good', 'Good'))
  const db = await behind()
  await db.put('decks', { name: 'Kiln March', id: 'another' }, 'd0123456789')
  await db.put('decks', 'no deck', 'd9876543210')
  db.close()
  const [, named, nameless] = await kept.keptDecks()
  expect(named?.problem?.en).toMatch(/“Kiln March” is damaged.*Settings, Storage/)
  expect(named?.problem?.ja).toMatch(/「Kiln March」.*保存データ/)
  expect(nameless?.problem?.en).toMatch(/^A saved deck is damaged/)
  await kept.deckOf('d0123456789')
  await kept.deckOf('dgone')
  for (const text of [...said, named?.problem?.en, nameless?.problem?.ja])
    expect(text).not.toMatch(/d\d{9}|dgone/)
})

test('a damaged deck whose earlier states are whole can be brought back, deleted or not', async () => {
  const first = await kept.keepDeck(deck('a', 'A'))
  const gone = await kept.keepDeck(deck('g', 'G'))
  if (!first || !gone) throw new Error('not kept')
  await kept.keepDeck({ ...first, name: 'A 2' })
  await kept.keepDeck({ ...gone, name: 'G 2' })
  await kept.keepDeck(deck('lost', 'Lost'))
  const db = await behind()
  for (const id of ['a', 'g', 'lost']) await db.put('decks', 'broken', id)
  db.close()
  await kept.forgetDeck('g')
  const damaged = await kept.damagedDecks()
  expect(damaged.map(({ id, state }) => [id, state?.deck?.name])).toEqual([
    ['a', 'A'],
    ['lost', undefined],
  ])
  const [back] = await kept.returningDecks()
  expect([back?.deck, back?.state?.deck?.name]).toEqual([null, 'G'])
  for (const { id, state } of [...damaged, back ?? { id: 'none', state: null }])
    if (state) expect(await kept.restoreDeck(id, state.n)).not.toBe(null)
  expect((await kept.keptDecks()).map(({ deck: one }) => one?.name).sort()).toEqual(['A', 'G', undefined])
  expect(await kept.returningDecks()).toEqual([])
  expect(said).toEqual([])
})

test('sentences that cannot be fetched: the lists come, and a damaged one says what is at hand', async () => {
  await kept.keepDeck(deck('good', 'Good'))
  const db = await behind()
  await db.put('decks', { ...deck('bad', 'x'), main: [['EF1-001', 0]] }, 'bad')
  await db.put('decks', 'no deck', 'worse')
  await db.put('inputs', 'left', ['m1', 0])
  db.close()
  const away = () => {
    throw new Error('Failed to fetch dynamically imported module')
  }
  for (const module of SENTENCES) vi.doMock(module, away)
  kept = await tab()
  const list = await kept.keptDecks()
  expect(list.map(({ id }) => id)).toEqual(['good', 'bad', 'worse'])
  for (const { problem } of list.slice(1)) expect(problem?.en).toMatch(/could not be fetched/)
  const { savedMatches } = await import('../../src/ui/saved.ts')
  expect((await savedMatches())[0]?.damage?.en).toMatch(/could not be fetched/)
})

test('quick changes one after another make one version, also when nobody waits for the first', async () => {
  const first = await kept.keepDeck(deck('a', 'A'))
  if (!first) throw new Error('not kept')
  await Promise.all(['B', 'C', 'D'].map((name) => kept.keepDeck({ ...first, name })))
  expect((await kept.deckOf('a'))?.name).toBe('D')
  expect((await kept.versionsOf('a')).map(({ deck: one }) => one?.name)).toEqual(['A'])
})

test('what another tab wrote meanwhile is kept as a version, and the lists of this one follow', async () => {
  const here = await kept.keepDeck(deck('a', 'A'))
  if (!here) throw new Error('not kept')
  const before = kept.changesOfDecks.value
  const other = await tab()
  const there = await other.deckOf('a')
  if (!there) throw new Error('not there')
  await other.keepDeck({ ...there, name: 'theirs' })
  await vi.waitFor(() => expect(kept.changesOfDecks.value).toBeGreaterThan(before))
  await kept.keepDeck({ ...here, name: 'mine' })
  expect((await kept.deckOf('a'))?.name).toBe('mine')
  expect((await kept.versionsOf('a')).map(({ deck: one }) => one?.name)).toEqual(['theirs', 'A'])
})

test('a deleted deck is brought back', async () => {
  await kept.keepDeck(deck('a', 'A'))
  expect(await kept.forgetDeck('a')).toBe(true)
  expect(await kept.keptDecks()).toEqual([])
  const [found] = await kept.deletedDecks()
  expect(found?.deck?.name).toBe('A')
  expect((await kept.restoreDeck('a', found?.n ?? -1))?.name).toBe('A')
  expect(await kept.deletedDecks()).toEqual([])
  await kept.forgetDeck('a')
  expect(await kept.purgeDeck('a')).toBe(true)
  expect([await kept.deletedDecks(), await kept.versionsOf('a')]).toEqual([[], []])
})

test('the browser is asked once to keep what is stored, and a refusal or a fault is fine', async () => {
  await kept.keepDeck(deck('a', 'A'))
  await kept.keepDeck(deck('b', 'B'))
  kept = await tab()
  await kept.keepDeck(deck('c', 'C'))
  expect(persist).toHaveBeenCalledTimes(1)
  standInPage()
  kept = await tab()
  expect(await kept.keepDeck(deck('d', 'D'))).not.toBe(null)
  expect(said).toEqual([])
})

test('a phone without room: told once for each, null, and the deck is as it was', async () => {
  await kept.keepDeck(deck('a', 'A'))
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('no room', 'QuotaExceededError')
  }
  try {
    expect(await kept.keepDeck(deck('a', 'B'))).toBe(null)
    expect(await kept.forgetDeck('a')).toBe(false)
  } finally {
    IDBObjectStore.prototype.put = put
  }
  expect(said.map((text) => /no room left/.test(text))).toEqual([true, true])
  expect((await kept.deckOf('a'))?.name).toBe('A')
})

test('blocked by a tab of the first release: its sentence, and the list comes when that tab is closed', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  const old = await openDB('futari', 1, { upgrade: (db) => db.createObjectStore('decks') })
  kept = await tab()
  const listing = kept.keptDecks()
  await vi.waitFor(() => expect(said).toHaveLength(1))
  expect(said[0]).toMatch(/Another tab/)
  old.close()
  expect(await listing).toEqual([])
})

test('a newer schema: its sentence, an empty list, nothing written', async () => {
  const newer = await openDB('futari', 99, { upgrade: (db) => db.createObjectStore('decks') })
  expect(await kept.keptDecks()).toEqual([])
  expect(await kept.keepDeck(deck('a', 'A'))).toBe(null)
  expect(said.map((text) => /newer version/.test(text))).toEqual([true, true])
  expect(await newer.getAll('decks')).toEqual([])
  newer.close()
})
