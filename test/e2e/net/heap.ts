// What a page has in its memory: the strings of a heap snapshot. Secrets are digits in strings wherever they are kept.

import type { Page } from '@playwright/test'

export interface Heap {
  /** characters of the snapshot */
  size: number
  /** Those of the secrets (32 bytes in hexadecimal digits) that are there. */
  found: (secrets: readonly string[]) => string[]
}

const DIGITS = 64

/** why: without it a snapshot cuts off every string after 1024 characters */
export const WHOLE_STRINGS = '--js-flags=--heap-snapshot-string-limit=100000000'

export async function heapOf(page: Page): Promise<Heap> {
  const session = await page.context().newCDPSession(page)
  const pieces: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => pieces.push(chunk))
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await session.detach()
  const text = pieces.join('')
  const there = new Set<string>()
  for (const [run] of text.matchAll(/[0-9a-f]{64,}/g))
    for (let at = 0; at + DIGITS <= run.length; at++) there.add(run.slice(at, at + DIGITS))
  return { size: text.length, found: (secrets) => secrets.filter((secret) => there.has(secret)) }
}
