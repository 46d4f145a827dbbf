// Everything that a page has in its memory: the strings of a heap snapshot, and the bytes of every buffer.

import type { Page } from '@playwright/test'

export interface Heap {
  bytes: number
  /** Those of the secrets (32 bytes in hexadecimal digits) that are there. */
  found: (secrets: readonly string[]) => string[]
}

const DIGITS = 64

export async function heapOf(page: Page): Promise<Heap> {
  const session = await page.context().newCDPSession(page)
  const pieces: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => pieces.push(chunk))
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  // why: a snapshot names buffers, and does not hold what is in them
  const { result: prototype } = await session.send('Runtime.evaluate', {
    expression: 'ArrayBuffer.prototype',
  })
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId ?? '',
  })
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: `function () {
      const hex = (buffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
      return this.filter(({ byteLength }) => byteLength > 0).map(hex).join(' ')
    }`,
    returnByValue: true,
  })
  await session.detach()
  const text = pieces.join('')
  const buffers = String(result.value)
  const there = new Set<string>()
  const note = (run: string, step: number) => {
    for (let at = 0; at + DIGITS <= run.length; at += step) there.add(run.slice(at, at + DIGITS))
  }
  for (const [run] of text.matchAll(/[0-9a-f]{64,}/g)) note(run, 1)
  for (const buffer of buffers.split(' ')) {
    note(buffer, 2)
    for (const [run] of Buffer.from(buffer, 'hex')
      .toString('latin1')
      .matchAll(/[0-9a-f]{64,}/g))
      note(run, 1)
  }
  return {
    bytes: text.length + buffers.length / 2,
    found: (secrets) => secrets.filter((secret) => there.has(secret)),
  }
}
