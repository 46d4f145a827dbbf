// The backup file on its way out of the page and into it.

import { type Gathered, gather } from '../../backup/gather.ts'
import type { Counts } from '../../backup/plan.ts'
import { type Backup, type BackupKey, readable, readBackup } from '../../backup/read.ts'
import type { FileSettings } from '../../backup/records.ts'
import { preview } from '../../backup/restore.ts'
import { backupSentence } from '../../backup/sentences.ts'
import type { Result } from '../../storage/problem.ts'
import { storage, tellProblem } from '../saved.ts'
import { isServer, type Settings, set, settings, type Tongue } from '../settings.ts'
import { rememberBackup } from './last.ts'
import { storageWords } from './words.ts'

export interface Made extends Gathered {
  file: File
}

/** Everything on this phone as a file, or why not, in a sentence. Null: the storage refuses; told. */
export async function makeBackup(): Promise<Made | string | null> {
  const now = new Date()
  const gathered = await gather(storage.connection, settings.value, now.getTime())
  if (!gathered.ok) {
    const { key, values } = gathered.problem
    if (key === 'backup.tooLarge') return backupSentence({ key, values }, settings.value.app)
    await tellProblem({ key, values })
    return null
  }
  const two = (n: number) => String(n).padStart(2, '0')
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
  const file = new File([gathered.value.text], `futari-backup-${day}.json`, { type: 'application/json' })
  return { ...gathered.value, file }
}

export function download({ file }: Made): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // why later: a browser may ask where to put it first
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  rememberBackup()
}

/** Hands a file to another app. To be called within the tap that asks for it: browsers allow it for no longer. */
export async function share({ file }: Made): Promise<'sent' | 'closed' | 'refused'> {
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    // why: who closes the sheet has changed their mind, and knows it
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'refused'
  }
  rememberBackup()
  return 'sent'
}

export interface Found {
  backup: Backup
  counts: Counts
}

async function read(file: File): Promise<Result<Backup, BackupKey>> {
  const small = readable(file.size)
  return small.ok ? readBackup(new Uint8Array(await file.arrayBuffer())) : small
}

/** What a chosen file holds and what restoring it would do, or why not, in a sentence. Null: the storage refuses; told. */
export async function openFile(file: File): Promise<Found | string | null> {
  const found = await read(file).catch(() => null)
  if (found === null) return storageWords.value.unread
  if (!found.ok) return backupSentence(found.problem, settings.value.app)
  const counts = await preview(storage.connection, found.value, Date.now())
  if (counts.ok) return { backup: found.value, counts: counts.value }
  await tellProblem(counts.problem)
  return null
}

const among =
  <T>(...list: readonly T[]) =>
  (value: unknown): value is T =>
    list.some((one) => one === value)
const yesOrNo = among(true, false)
const tongue = among<Tongue>('en', 'ja')

/** The settings that a backup may bring, each with what it may be. */
const READERS: { [K in keyof Settings]?: (value: unknown) => value is Settings[K] } = {
  app: tongue,
  cards: tongue,
  theme: among('system', 'day', 'night'),
  leftHanded: yesOrNo,
  motion: among('full', 'quick', 'none'),
  name: (value): value is string => typeof value === 'string' && value.length <= 20,
  signalling: (value): value is string => typeof value === 'string' && isServer(value),
}

/** Takes what is known among the settings of a backup; the others stay. */
export function takeSettings(given: FileSettings): void {
  const take = <K extends keyof Settings>(key: K) => {
    const reads = READERS[key]
    const value: unknown = Object.hasOwn(given, key) ? given[key] : undefined
    if (reads?.(value)) set(key, value)
  }
  for (const key of Object.keys(READERS) as (keyof Settings)[]) take(key)
}
