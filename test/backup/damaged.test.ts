// Files that are damaged, and a storage that fails while they are restored.

import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { FORMAT, MOST_BYTES, Writer } from '../../src/backup/format.ts'
import { readBackup } from '../../src/backup/read.ts'
import { restore } from '../../src/backup/restore.ts'
import { backupSentences } from '../../src/backup/sentences.ts'
import { dump } from '../../src/cli/soak/backup.ts'
import { fillSample, OWN_PRESET, sampleCounter, SAMPLE_TIME as T } from '../../src/cli/soak/kept-sample.ts'
import { decksOf } from '../../src/storage/decks.ts'
import { closedOnce, withoutRoom } from '../support/idb.ts'
import { bringTo, deck, fileOf, here, names, problemKey, read, save, there, value } from './ground.ts'

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
    expect(problemKey(await withoutRoom(() => restore(there.connection, backup, T), from))).toBe(
      'storage.full',
    )
    expect(await dump(there)).toEqual(before)
  })

  test('closed under us: reopened, and restored once', async () => {
    await fillSample(here, null)
    const { text } = await fileOf(here)
    await save(decksOf(there.connection), deck('x', 'X'))
    expect((await closedOnce(() => bringTo(there, text))).decks.fresh).toBe(3)
    expect(await names(there)).toHaveLength(4)
  })
})
