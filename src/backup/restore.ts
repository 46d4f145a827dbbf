// Puts a backup beside what is here: looks at what would be done, and does it in one transaction.

import { PRESETS } from '../counter/preset.ts'
import type { Connection, Work } from '../storage/connection.ts'
import { versionsRange } from '../storage/decks.ts'
import { inputsOf } from '../storage/logs.ts'
import type { Result, StorageKey } from '../storage/problem.ts'
import { type Counts, type Plan, type Present, planOf } from './plan.ts'
import type { Backup } from './read.ts'

const STORES: ('decks' | 'versions' | 'matches' | 'inputs' | 'settings')[] = [
  'decks',
  'versions',
  'matches',
  'inputs',
  'settings',
]

/** What restoring would do. Changes nothing. */
export const preview = (
  connection: Connection,
  backup: Backup,
  now: number,
): Promise<Result<Counts, StorageKey>> =>
  connection.run(STORES, 'readonly', async (tx) => planOf(backup, await presentIn(tx, backup), now).counts)

/** Restores: all of it, or nothing where the storage refuses. `now`: ms since 1970. */
export const restore = (
  connection: Connection,
  backup: Backup,
  now: number,
): Promise<Result<Counts, StorageKey>> =>
  connection.run(STORES, 'readwrite', async (tx) => {
    // why again: what was here when it was looked at may have changed
    const plan = planOf(backup, await presentIn(tx, backup), now)
    await write(tx, plan)
    return plan.counts
  })

async function presentIn<M extends 'readonly' | 'readwrite'>(tx: Work<M>, backup: Backup): Promise<Present> {
  const decks = new Map<string, unknown>()
  const versions = new Map<string, unknown[]>()
  const matches = new Set<string>()
  const ids = new Set([...backup.decks.keys(), ...backup.versions.map(({ id }) => id)])
  for (const id of ids) {
    const [deck, of] = await Promise.all([
      tx.objectStore('decks').get(id),
      tx.objectStore('versions').getAll(versionsRange(id)),
    ])
    if (deck !== undefined) decks.set(id, deck)
    if (of.length > 0) versions.set(id, of)
  }
  for (const id of backup.matches.keys()) {
    const [head, input] = await Promise.all([
      tx.objectStore('matches').getKey(id),
      // why also: a save that has lost its head is there too
      tx.objectStore('inputs').getKey(inputsOf(id)),
    ])
    if (head !== undefined || input !== undefined) matches.add(id)
  }
  const presets: unknown = await tx.objectStore('settings').get(PRESETS)
  const deleted = new Set((await tx.objectStore('versions').index('deleted').getAllKeys()).map(([id]) => id))
    .size
  return { decks, versions, matches, presets, deleted }
}

async function write(tx: Work<'readwrite'>, plan: Plan): Promise<void> {
  const versions = tx.objectStore('versions')
  // why not one after another: each would wait for the one before to come back
  const writing: Promise<unknown>[] = []
  const begin = (one: Promise<unknown>) => {
    // why: where a later one is refused at once, nobody would hear of this one being taken back
    one.catch(() => {})
    writing.push(one)
  }
  for (const [id, all] of plan.versions) {
    begin(versions.delete(versionsRange(id)))
    for (const [n, version] of all.entries())
      begin(versions.put(version as Parameters<typeof versions.put>[0], [id, n]))
  }
  for (const [id, deck] of plan.decks) begin(tx.objectStore('decks').put(deck, id))
  const inputs = tx.objectStore('inputs')
  for (const { head, inputs: all } of plan.matches) {
    for (const [n, input] of all.entries()) begin(inputs.put(input, [head.id, n]))
    begin(tx.objectStore('matches').put(head))
  }
  if (plan.presets) begin(tx.objectStore('settings').put(plan.presets, PRESETS))
  await Promise.all(writing)
}
