import 'fake-indexeddb/auto'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FORMAT, MOST_BYTES, Writer } from '../../src/backup/format.ts'
import { type Gathered, gather } from '../../src/backup/gather.ts'
import { type Backup, type BackupKey, readBackup } from '../../src/backup/read.ts'
import { preview, restore } from '../../src/backup/restore.ts'
import { backupSentences } from '../../src/backup/sentences.ts'
import { dump, soakBackup } from '../../src/cli/soak/backup.ts'
import {
  fillSample,
  finishedTogether,
  goingOn,
  keepTogether,
  OWN_PRESET,
  SAMPLE_SETTINGS,
  sampleCounter,
  sampleDeck,
  SAMPLE_TIME as T,
} from '../../src/cli/soak/kept-sample.ts'
import { quick } from '../../src/play/random.ts'
import { type Decks, decksOf, MOST_DELETED, MOST_VERSIONS, SITTING } from '../../src/storage/decks.ts'
import type { Result } from '../../src/storage/problem.ts'
import { openStorage, type Storage } from '../../src/storage/storage.ts'

let count = 0
let here: Storage
let there: Storage

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

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problem))
  return result.value
}
const problemKey = (result: Result<unknown>): string => (result.ok ? 'none' : result.problem.key)

const fileOf = async (storage: Storage): Promise<Gathered> =>
  value(await gather(storage.connection, SAMPLE_SETTINGS, T))
const read = (text: string): Result<Backup, BackupKey> => readBackup(new TextEncoder().encode(text))
const bringTo = async (storage: Storage, text: string) =>
  value(await restore(storage.connection, value(read(text)), T + 1))
const textOf = async (storage: Storage) => (await fileOf(storage)).text
const deck = (id: string, name: string, changed = T) => sampleDeck(id, name, changed, quick(3))
const save = async (decks: Decks, one: ReturnType<typeof deck>, known: number[] = []) =>
  value(await decks.save(one, known, one.changed))
const names = async (storage: Storage) =>
  value(await decksOf(storage.connection).list()).map((one) => (one.deck as { name: string }).name)
const states = async (storage: Storage, id: string) =>
  value(await decksOf(storage.connection).versions(id)).map((one) => (one.deck as { name: string }).name)

describe('everything, and back', () => {
  test('another phone has the same decks, earlier states, deleted decks, matches, counters and presets', async () => {
    await fillSample(here, await finishedTogether())
    const { text, ...told } = await fileOf(here)
    expect(told).toEqual({ decks: 3, matches: 2, counters: 2, goingOn: 0, unwritable: [] })
    const counts = await bringTo(there, text)
    expect(counts).toMatchObject({
      decks: { fresh: 3, here: 0, beside: 0 },
      versions: { fresh: 2, left: 0 },
      deleted: { fresh: 1 },
      matches: { fresh: 4 },
      presets: { fresh: 1 },
    })
    const [before, after] = [await dump(here), await dump(there)]
    expect(after.decks).toEqual(before.decks)
    expect(after.versions).toEqual(before.versions)
    expect(after.settings).toEqual(before.settings)
    const own = (all: typeof before.matches) => all.filter(([id]) => !/^[tc]/.test(String(id)))
    expect(own(after.matches)).toEqual(own(before.matches))
    expect(await here.matches.load('m1')).toEqual(await there.matches.load('m1'))
    expect(value(read(text)).settings).toEqual(SAMPLE_SETTINGS)
  })

  test('a second time changes nothing, and says so', async () => {
    await fillSample(here, null)
    const { text } = await fileOf(here)
    await bringTo(there, text)
    const before = await dump(there)
    const counts = await bringTo(there, text)
    expect(counts.decks).toEqual({ fresh: 0, here: 3, left: 0, beside: 0 })
    expect(counts.matches).toEqual({ fresh: 0, here: 3, left: 0 })
    expect([counts.versions.fresh, counts.deleted.fresh, counts.presets.fresh]).toEqual([0, 0, 0])
    expect(await dump(there)).toEqual(before)
  })

  test('looking at what would be done changes nothing, and says what is done then', async () => {
    await fillSample(here, null)
    const { text } = await fileOf(here)
    const backup = value(read(text))
    const counts = value(await preview(there.connection, backup, T))
    expect((await dump(there)).decks).toEqual([])
    expect(await bringTo(there, text)).toEqual(counts)
  })

  test('a match with another phone that goes on stays out and is counted; one that is over leaves without its key', async () => {
    const [going, over] = [await goingOn(), await finishedTogether()]
    await keepTogether(here, going, -1)
    await keepTogether(here, over, 0)
    const { text, ...told } = await fileOf(here)
    expect(told).toMatchObject({ matches: 1, goingOn: 1, unwritable: [] })
    expect(text).not.toContain(going.match)
    await bringTo(there, text)
    const { head, inputs } = value(await there.matches.load(over.id))
    expect(head).toMatchObject({ signing: null, way: { by: 'scan' }, result: 0, names: over.names })
    expect(inputs).toEqual(over.entries)
  })

  test('a counter of two phones is one of this phone alone, with what was still under way', async () => {
    const pending = [{ k: 1, at: T, sig: '', act: { do: 'reset' } }]
    const { head, inputs } = sampleCounter({ id: 'free' }, 'c-free', { signing: {}, pending })
    value(await here.matches.save(head, 0, inputs))
    await bringTo(there, (await fileOf(here)).text)
    const kept = value(await there.matches.load('c-free'))
    expect(kept.head).toMatchObject({ shared: null, way: null, length: 3, numbers: [17, 20] })
    expect(kept.inputs[2]).toEqual({ at: T, by: 0, k: 0, sig: '', act: { do: 'reset' } })
  })

  test('a record that no file can hold is named, and hides no other', async () => {
    const decks = decksOf(here.connection)
    await save(decks, deck('a', 'A'))
    value(await decks.save({ ...deck('b', 'B'), cannot: new Map() } as never, [], T))
    const { text, ...told } = await fileOf(here)
    expect(told).toMatchObject({ decks: 1, unwritable: [{ what: 'deck', name: 'B' }] })
    expect(value(read(text)).decks.size).toBe(1)
  })

  test('a match of two phones without its head is damaged, and not said to go on', async () => {
    await keepTogether(here, await goingOn(), -1)
    const [id = ''] = value(await here.matches.list()).map((one) => one.id)
    value(await here.connection.run(['matches'], 'readwrite', (tx) => tx.objectStore('matches').delete(id)))
    value(
      await here.connection.run(['inputs'], 'readwrite', (tx) =>
        tx.objectStore('inputs').put('left', [id, 0]),
      ),
    )
    expect(await fileOf(here)).toMatchObject({ goingOn: 0, unwritable: [{ what: 'match', name: '' }] })
  })

  test('a backup that would be larger than what is read again says so, and by how much', async () => {
    await fillSample(here, null)
    const { text } = await fileOf(here)
    const { length } = new TextEncoder().encode(text)
    const made = (most: number) => gather(here.connection, SAMPLE_SETTINGS, T, most)
    expect(problemKey(await made(length))).toBe('none')
    expect(await made(length - 1)).toEqual({
      ok: false,
      problem: { key: 'backup.tooLarge', values: { mb: 1, most: 1 } },
    })
    expect(Object.keys(backupSentences)).toContain('backup.tooLarge')
  })
})

describe('beside what is there', () => {
  test('the newer of two states stays in the list, the other becomes an earlier state', async () => {
    const [ours, theirs] = [decksOf(there.connection), decksOf(here.connection)]
    await save(theirs, deck('older', 'file', T - 9))
    await save(theirs, deck('newer', 'file', T + 9))
    await save(theirs, deck('same', 'same', T + 9))
    await save(ours, deck('older', 'phone'))
    await save(ours, deck('newer', 'phone'))
    await save(ours, deck('same', 'same'))
    await save(ours, deck('alone', 'alone'))
    const { text } = await fileOf(here)
    expect((await bringTo(there, text)).decks).toEqual({ fresh: 0, here: 1, left: 0, beside: 2 })
    expect(await names(there)).toEqual(['alone', 'file', 'phone', 'same'])
    expect(await states(there, 'older')).toEqual(['file'])
    expect(await states(there, 'newer')).toEqual(['phone'])
    expect(await states(there, 'same')).toEqual([])
    const before = await dump(there)
    await bringTo(there, text)
    expect(await dump(there)).toEqual(before)
  })

  test('a damaged deck here gives way to the one of the file and is kept', async () => {
    await save(decksOf(here.connection), deck('a', 'whole'))
    value(
      await there.connection.run(['decks'], 'readwrite', (tx) => tx.objectStore('decks').put('broken', 'a')),
    )
    await bringTo(there, (await fileOf(here)).text)
    expect(await names(there)).toEqual(['whole'])
    expect(value(await decksOf(there.connection).versions('a')).map((one) => one.deck)).toEqual(['broken'])
  })

  test('a deck that was deleted here since comes back, and is no deleted one any more', async () => {
    await save(decksOf(here.connection), deck('a', 'A'))
    const { text } = await fileOf(here)
    await bringTo(there, text)
    const decks = decksOf(there.connection)
    value(await decks.delete('a', T + 5))
    expect((await bringTo(there, text)).decks.fresh).toBe(1)
    expect(value(await decks.deleted())).toEqual([])
    expect(await names(there)).toEqual(['A'])
  })

  test('a match that is here stays as it is, also when it is damaged', async () => {
    await fillSample(here, null)
    value(await there.matches.save({ id: 'm1', own: true }, 0, ['mine']))
    value(
      await there.connection.run(['inputs'], 'readwrite', (tx) =>
        tx.objectStore('inputs').put('left', ['c-free', 7]),
      ),
    )
    const counts = await bringTo(there, (await fileOf(here)).text)
    expect(counts.matches).toEqual({ fresh: 1, here: 2, left: 0 })
    expect(value(await there.matches.load('m1'))).toMatchObject({ head: { own: true }, inputs: ['mine'] })
    expect(value(await there.matches.salvage('c-free')).inputs).toEqual(['left'])
  })

  test('presets are added to those here; what is no list is left alone', async () => {
    await fillSample(here, null)
    const { text } = await fileOf(here)
    value(await there.settings.put('counter.presets', [{ ...OWN_PRESET, id: 'own-9' }]))
    await bringTo(there, text)
    expect(value(await there.settings.get('counter.presets'))).toMatchObject([
      { id: 'own-9' },
      { id: 'own-1' },
    ])
    value(await there.settings.put('counter.presets', 'broken'))
    expect((await bringTo(there, text)).presets).toEqual({ fresh: 0, here: 0, left: 1 })
    expect(value(await there.settings.get('counter.presets'))).toBe('broken')
  })

  test(`a deck keeps ${MOST_VERSIONS} states: those here stay, the newest of the file find room`, async () => {
    const [theirs, ours] = [decksOf(here.connection), decksOf(there.connection)]
    for (let n = 0; n <= 30; n++) {
      const at = T + n * 2 * SITTING
      await save(theirs, deck('a', `file ${n}`, at), [at - 2 * SITTING])
      await save(ours, deck('a', `phone ${n}`, at + 1), [at + 1 - 2 * SITTING])
    }
    const counts = await bringTo(there, (await fileOf(here)).text)
    const kept = await states(there, 'a')
    expect(kept).toHaveLength(MOST_VERSIONS)
    expect(kept.filter((name) => name.startsWith('phone'))).toHaveLength(30)
    expect(kept).toContain('file 30')
    expect(counts.versions.left).toBe(11)
  })

  test('an older deck of the file that is an earlier state here already is nothing new', async () => {
    await save(decksOf(here.connection), deck('a', 'file', T - 9))
    await save(decksOf(there.connection), deck('a', 'phone'))
    const { text } = await fileOf(here)
    expect((await bringTo(there, text)).decks).toEqual({ fresh: 0, here: 0, left: 0, beside: 1 })
    expect((await bringTo(there, text)).decks).toEqual({ fresh: 0, here: 1, left: 0, beside: 0 })
    expect(await states(there, 'a')).toEqual(['file'])
  })

  test(`with ${MOST_VERSIONS} states here none of them goes, whichever deck is the newer one`, async () => {
    const [theirs, ours] = [decksOf(here.connection), decksOf(there.connection)]
    const last = T + MOST_VERSIONS * 2 * SITTING
    for (let n = 0; n <= MOST_VERSIONS; n++) {
      const at = T + n * 2 * SITTING
      for (const id of ['newer', 'older']) await save(ours, deck(id, `phone ${n}`, at), [at - 2 * SITTING])
    }
    await save(theirs, deck('newer', 'file', last + 9))
    await save(theirs, deck('older', 'file', T - 9))
    const { text } = await fileOf(here)
    expect((await bringTo(there, text)).decks).toEqual({ fresh: 0, here: 0, left: 1, beside: 1 })
    expect(await states(there, 'newer')).toHaveLength(MOST_VERSIONS + 1)
    expect(await states(there, 'newer')).toContain('phone 0')
    expect(await states(there, 'older')).toHaveLength(MOST_VERSIONS)
    expect(await names(there)).toEqual(['file', `phone ${MOST_VERSIONS}`])
    expect((await bringTo(there, text)).decks).toEqual({ fresh: 0, here: 1, left: 1, beside: 0 })
  })

  test('a state that the file holds twice is kept once', async () => {
    const writer = new Writer()
    const version = (name: string, kept: number) =>
      writer.add('version', { id: 'a', version: { deck: deck('a', name, kept), kept } })
    for (const [n, name] of ['one', 'two', 'one'].entries()) version(name, T + n)
    writer.add('deck', { id: 'a', deck: deck('a', 'last', T + 9) })
    const text = writer.text(T)
    expect((await bringTo(there, text)).versions).toEqual({ fresh: 2, here: 0, left: 0 })
    expect(await states(there, 'a')).toEqual(['one', 'two'])
  })

  test('a damaged deck here gives way also where it says that it was changed later', async () => {
    await save(decksOf(here.connection), deck('a', 'whole'))
    const damaged = { ...deck('a', 'half', T + 5), main: [['EF1-001', 0]] }
    value(
      await there.connection.run(['decks'], 'readwrite', (tx) => tx.objectStore('decks').put(damaged, 'a')),
    )
    await bringTo(there, (await fileOf(here)).text)
    expect(await names(there)).toEqual(['whole'])
    expect(await states(there, 'a')).toEqual(['half'])
  })

  test('deleted decks of the file find room beside those here, the last deleted first', async () => {
    const [theirs, ours] = [decksOf(here.connection), decksOf(there.connection)]
    for (let n = 0; n < MOST_DELETED; n++) {
      await save(theirs, deck(`f${n}`, `file ${n}`))
      value(await theirs.delete(`f${n}`, T + n))
      if (n >= MOST_DELETED - 2) continue
      await save(ours, deck(`p${n}`, `phone ${n}`))
      value(await ours.delete(`p${n}`, T + n))
    }
    const counts = await bringTo(there, (await fileOf(here)).text)
    expect(counts.deleted).toEqual({ fresh: 2, here: 0, left: MOST_DELETED - 2 })
    const ids = value(await ours.deleted()).map(({ id }) => id)
    expect(ids).toHaveLength(MOST_DELETED)
    expect(ids.filter((id) => id.startsWith('f')).sort()).toEqual(['f48', 'f49'])
  })

  test('a deleted deck that comes back leaves its room to one of the file, at once', async () => {
    const [theirs, ours] = [decksOf(here.connection), decksOf(there.connection)]
    for (let n = 0; n < MOST_DELETED; n++) {
      await save(ours, deck(`p${n}`, `phone ${n}`))
      value(await ours.delete(`p${n}`, T + n))
    }
    await save(theirs, deck('p0', 'file'))
    await save(theirs, deck('gone', 'gone'))
    value(await theirs.delete('gone', T + 1))
    const { text } = await fileOf(here)
    expect((await bringTo(there, text)).deleted).toEqual({ fresh: 1, here: 0, left: 0 })
    expect((await bringTo(there, text)).deleted).toEqual({ fresh: 0, here: 1, left: 0 })
    expect(value(await ours.deleted())).toHaveLength(MOST_DELETED)
  })

  test('earlier states whose deck is damaged in the file can be brought back as a deleted deck', async () => {
    await fillSample(here, null)
    const text = (await fileOf(here)).text.replace('Kiln March 2', 'Kiln March 3')
    await bringTo(there, text)
    const [found] = value(await decksOf(there.connection).deleted()).filter(({ id }) => id === 'd1')
    expect(found?.deck).toMatchObject({ name: 'Kiln March' })
  })
})

describe('damaged files', () => {
  const lines = (text: string) => text.split('\n')

  test('one changed letter costs one record, which is counted and named', async () => {
    await fillSample(here, null)
    const { text } = await fileOf(here)
    const backup = value(read(text.replace('"Dusk Garden"', '"Dusk Warden"')))
    expect(backup).toMatchObject({
      damages: 1,
      missing: 0,
      damaged: [{ what: 'deck', name: 'Dusk Warden', place: 2 }],
    })
    expect([...backup.decks.keys()]).toEqual(['d1', 'd3'])
  })

  test('a damaged counter is called one, and so is a preset', async () => {
    await fillSample(here, null)
    const all = lines((await fileOf(here)).text)
    const spoil = (found: string, from: string, to: string) =>
      all.map((line) => (line.includes(found) ? line.replace(from, to) : line)).join('\n')
    const whatOf = (text: string) => value(read(text)).damaged.map(({ what, name }) => [what, name])
    expect(whatOf(spoil('"id":"c-own-1"', '"start":20', '"start":21'))).toEqual([['score', 'Ours']])
    expect(whatOf(spoil('"id":"c-own-1"', '"start":20', '"start":2'))).toEqual([['score', 'Ours']])
    expect(whatOf(spoil('"id":"c-own-1"', '"start":20', '"start":'))).toEqual([['score', 'Ours']])
    expect(whatOf(spoil('"is":"preset"', '"start":20', '"start":21'))).toEqual([['preset', 'Ours']])
  })

  test('a line that is no JSON any more costs itself alone', async () => {
    await fillSample(here, null)
    const { text } = await fileOf(here)
    const backup = value(read(text.replace('"id":"d2"', '"id":"d2')))
    expect(backup).toMatchObject({
      damages: 1,
      missing: 0,
      damaged: [{ what: 'deck', name: 'Dusk Garden', place: 2 }],
    })
    expect(backup.matches.size).toBe(3)
  })

  test('a file that was cut off offers what came before, and says how much is missing', async () => {
    await fillSample(here, null)
    const all = lines((await fileOf(here)).text)
    const cut = `${all.slice(0, 4).join('\n')}\n${all[4]?.slice(0, 100)}`
    const backup = value(read(cut))
    expect(backup.decks.size).toBe(3)
    expect(backup.damages).toBe(1)
    expect(backup.missing).toBe(all.length - 3 - 4)
    expect(backup.settings).toBe(null)
  })

  test('a lost first line: what has its checksum is still read', async () => {
    await fillSample(here, null)
    const all = lines((await fileOf(here)).text)
    const backup = value(read(all.slice(1).join('\n')))
    expect(backup.decks.size).toBe(3)
    expect(backup.made).toBe(0)
  })

  test('another program may have set it out otherwise', async () => {
    await fillSample(here, null)
    const { text } = await fileOf(here)
    const backup = value(read(JSON.stringify(JSON.parse(text), null, 2)))
    expect([backup.damages, backup.missing, backup.decks.size]).toEqual([0, 0, 3])
  })

  test.each([
    ['', 'backup.none'],
    ['hello', 'backup.none'],
    ['{"futari":"match of two phones"}', 'backup.none'],
    ['[]', 'backup.none'],
    [`{"futari":"backup","format":${FORMAT + 1},"records":[]}`, 'backup.newer'],
    ['{"futari":"backup","format":1,"made":1,"count":9,"crc":"12345678","records":[]}', 'backup.lost'],
    [
      '{"futari":"backup","format":1,"made":1,"count":1,"crc":"00000000","records":[{"is":"deck"}]}',
      'backup.lost',
    ],
  ])('%s: %s', (text, key) => {
    const found = read(text)
    expect(problemKey(found)).toBe(key)
    expect(Object.keys(backupSentences)).toContain(key)
  })

  test('a backup of an empty phone is one', () => {
    expect(problemKey(read(new Writer().text(T)))).toBe('none')
  })

  test('a file that is too large is not read at all', () => {
    const began = performance.now()
    expect(readBackup(new Uint8Array(MOST_BYTES + 1))).toEqual({
      ok: false,
      problem: { key: 'backup.large', values: { mb: 51, most: 50 } },
    })
    expect(performance.now() - began).toBeLessThan(500)
  })

  test('times that are no dates are damage: nothing could be shown of them or changed after them', () => {
    const writer = new Writer()
    for (const changed of [8.65e15, -1, 1.5, '1', null])
      writer.add('deck', { id: 'a', deck: { ...deck('a', 'A'), changed } })
    writer.add('deck', { id: 'b', deck: deck('b', 'B') })
    const backup = value(read(writer.text(T)))
    expect([...backup.decks.keys(), backup.damages]).toEqual(['b', 5])
  })

  test('ids that do not belong to what they name, or into an address, are damage', () => {
    const writer = new Writer()
    const { head, inputs } = sampleCounter({ id: 'free' }, 'c-free', null)
    const bad = (id: string) => writer.add('match', { id, head: { ...head, id, length: 2 }, inputs })
    for (const id of ['c-a/b', 'm-counter', 't-counter', 'c-<b>', `c-${'x'.repeat(200)}`]) bad(id)
    writer.add('deck', { id: 'other', deck: deck('a', 'A') })
    writer.add('preset', { ...OWN_PRESET, id: 'free' })
    expect(problemKey(read(writer.text(T)))).toBe('backup.lost')
  })
})

describe('the storage while restoring', () => {
  test.each([0, 5])('full at write %i: told, and nothing of the file is there', async (from) => {
    await fillSample(here, null)
    await save(decksOf(there.connection), deck('d1', 'Mine', T - 1))
    const backup = value(read((await fileOf(here)).text))
    const before = await dump(there)
    const { put } = IDBObjectStore.prototype
    let puts = 0
    IDBObjectStore.prototype.put = function (...args) {
      if (puts++ >= from) throw new DOMException('no room', 'QuotaExceededError')
      return put.apply(this, args)
    }
    try {
      expect(problemKey(await restore(there.connection, backup, T))).toBe('storage.full')
    } finally {
      IDBObjectStore.prototype.put = put
    }
    expect(await dump(there)).toEqual(before)
  })

  test('closed under us: reopened, and restored once', async () => {
    await fillSample(here, null)
    const { text } = await fileOf(here)
    await save(decksOf(there.connection), deck('x', 'X'))
    const { transaction } = IDBDatabase.prototype
    let broken = 1
    IDBDatabase.prototype.transaction = function (...args) {
      if (broken-- > 0) this.close()
      return transaction.apply(this, args)
    }
    try {
      expect((await bringTo(there, text)).decks.fresh).toBe(3)
    } finally {
      IDBDatabase.prototype.transaction = transaction
    }
    expect(await names(there)).toHaveLength(4)
  })
})

test('250 spoilt files: a sentence or what could be read, and nothing that was here is lost', {
  timeout: 120_000,
}, async () => {
  const report = await soakBackup({ game: 'landfight', runs: 250, seed: 501 })
  expect(report.failures).toEqual([])
  expect(report.figures.refused).toBeGreaterThan(5)
  expect(report.figures.restored).toBeGreaterThan(100)
})

test('what was restored makes a backup of the same again', async () => {
  await fillSample(here, await finishedTogether())
  await bringTo(there, await textOf(here))
  const third = openStorage(() => {}, `third ${count}`)
  await bringTo(third, await textOf(there))
  expect(await dump(third)).toEqual(await dump(there))
  third.close()
})
