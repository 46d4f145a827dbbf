// A match between two phones that came out of a backup: it has no key, opens all the same, and signs nothing.

import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { gather } from '../../src/backup/gather.ts'
import { readBackup } from '../../src/backup/read.ts'
import { restore } from '../../src/backup/restore.ts'
import { finishedTogether, keepTogether } from '../../src/cli/soak/kept-sample.ts'
import { games } from '../../src/games/registry.ts'
import { standingOf } from '../../src/net/closing.ts'
import { openStorage } from '../../src/storage/storage.ts'
import { standInPage } from '../support/page.ts'

test('opens as it ended, verified by both, and its list entry says with whom', {
  timeout: 120_000,
}, async () => {
  standInPage()
  const { storage, savedMatches } = await import('../../src/ui/saved.ts')
  const { openSession, readTogether } = await import('../../src/ui/together/sessions.ts')
  const played = await finishedTogether()
  const source = openStorage(() => {}, 'the other phone')
  await keepTogether(source, played, 0)
  const gathered = await gather(source.connection, {}, 1)
  if (!gathered.ok) throw new Error(gathered.problem.key)
  const read = readBackup(new TextEncoder().encode(gathered.value.text))
  if (!read.ok) throw new Error(read.problem.key)
  await restore(storage.connection, read.value, 2)

  expect(await savedMatches()).toMatchObject([{ id: played.id, over: true, friend: 'two', damage: null }])
  const loaded = await storage.matches.load(played.id)
  if (!loaded.ok) throw new Error(loaded.problem.key)
  const kept = readTogether(loaded.value.head, loaded.value.inputs)
  const rules = games.lastland?.rules()
  if (!kept || !rules) throw new Error('nothing to open')
  expect(kept.record.signing).toBe(null)
  const opened = await openSession(kept.record, kept.way, rules, () => null)
  if (!opened) throw new Error('it contradicts itself')
  const { session, copy } = opened
  expect(copy).toBe(true)
  expect(session.settled).toBe(true)
  expect(session.record.entries).toEqual(played.entries)
  expect(standingOf(session.record, session.fair.state.result)).toBe('verified')
  await session.concede(true)
  await session.idle()
  expect(session.record.entries).toHaveLength(played.entries.length)
})
