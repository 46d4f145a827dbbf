import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { Writer } from '../../src/backup/format.ts'
import { gather } from '../../src/backup/gather.ts'
import { preview } from '../../src/backup/restore.ts'
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
  SAMPLE_TIME as T,
} from '../../src/cli/soak/kept-sample.ts'
import { decksOf, MOST_DELETED, MOST_VERSIONS, SITTING } from '../../src/storage/decks.ts'
import { openStorage } from '../../src/storage/storage.ts'
import {
  bringTo,
  count,
  deck,
  fileOf,
  here,
  names,
  problemKey,
  read,
  save,
  states,
  textOf,
  there,
  value,
} from './ground.ts'

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
