// A room whose server forgets who holds it: its code is what the other phone knows, and stays.

import { beforeEach, expect, test, vi } from 'vitest'
import { hostRoom } from '../../src/net/room.ts'
import { roomId } from '../../src/net/room-code.ts'
import { VirtualTime } from '../../src/net/scheduler.ts'

/** A server that has each id once, and the peers that have asked it. */
const server = vi.hoisted(() => ({ taken: false, asked: [] as string[] }))

vi.mock('peerjs', async () => {
  const { EventEmitter } = await import('node:events')
  class Peer extends EventEmitter {
    disconnected = false
    destroyed = false
    constructor(id: string) {
      super()
      server.asked.push(id)
      const { taken } = server
      queueMicrotask(() => (taken ? this.emit('error', { type: 'unavailable-id' }) : this.emit('open')))
    }
    /** the server gives no sign */
    reconnect() {}
    destroy() {
      this.destroyed = true
    }
  }
  return { Peer }
})

const signalling = { host: 'here', port: 1, path: '/', secure: false }

beforeEach(() => {
  server.taken = false
  server.asked.length = 0
  vi.stubGlobal('RTCPeerConnection', class {})
})

async function pass(time: VirtualTime, ms: number): Promise<void> {
  for (let at = 0; at < ms; at += 500) {
    time.pass(500)
    await new Promise((next) => setTimeout(next))
  }
}

test('is opened again under its code alone, as soon as the server gives it back', async () => {
  const time = new VirtualTime()
  server.taken = true
  const refused = hostRoom({ signalling, time, code: 'QQQQQQQQ' })
  await pass(time, 5_000)
  const said = await refused
  expect(said.ok || said.problem.key).toBe('peer.refused')
  expect(new Set(server.asked)).toEqual(new Set([roomId('QQQQQQQQ')]))

  server.taken = false
  const hosted = await hostRoom({ signalling, time, code: 'QQQQQQQQ' })
  expect(hosted.ok && hosted.value.code).toBe('QQQQQQQQ')
})

test('keeps its code while the server holds it for the peer that is gone', async () => {
  const time = new VirtualTime()
  const hosted = await hostRoom({ signalling, time })
  if (!hosted.ok) throw new Error('not open')
  const room = hosted.value
  const { code } = room
  const heard: boolean[] = []
  room.onServer = (there) => heard.push(there)
  server.taken = true
  const peer = (room as unknown as { peer: { disconnected: boolean; emit(what: string): void } }).peer
  peer.disconnected = true
  peer.emit('disconnected')
  await pass(time, 40_000)
  expect(heard).toEqual([false])
  server.taken = false
  await pass(time, 40_000)
  expect(heard).toEqual([false, true])
  expect(room.code).toBe(code)
  expect(new Set(server.asked)).toEqual(new Set([roomId(code)]))
})
