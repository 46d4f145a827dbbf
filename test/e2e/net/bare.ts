// What a link and a database cost by themselves, for the harness page: the measure of what a match adds.

import type { Link } from '../../../src/net/link.ts'

/** Sends every frame back. */
export function echo(link: Link): void {
  link.onFrame = (frame) => void link.send(frame)
}

/** ms for one frame there and back, each time. */
export async function roundTrips(link: Link, times: number): Promise<number[]> {
  const out: number[] = []
  const frame = new Uint8Array(800)
  for (let i = 0; i < times; i++) {
    const began = performance.now()
    await new Promise<void>((back) => {
      link.onFrame = () => back()
      link.send(frame)
    })
    out.push(performance.now() - began)
  }
  return out
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** ms for one small record in a strict transaction of its own, each time. */
export async function commits(times: number): Promise<number[]> {
  const request = indexedDB.open('bare', 1)
  request.onupgradeneeded = () => void request.result.createObjectStore('records')
  const db = await done(request)
  const out: number[] = []
  for (let i = 0; i < times; i++) {
    const began = performance.now()
    const tx = db.transaction('records', 'readwrite', { durability: 'strict' })
    tx.objectStore('records').put('x'.repeat(800), i % 8)
    await new Promise<void>((resolve, reject) => {
      tx.oncomplete = () => resolve()
      tx.onabort = () => reject(tx.error)
    })
    out.push(performance.now() - began)
  }
  db.close()
  return out
}
