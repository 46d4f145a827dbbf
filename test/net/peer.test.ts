// A wire over PeerJS's connection.

import type { DataConnection } from 'peerjs'
import { expect, test } from 'vitest'
import { wireOver } from '../../src/net/peer.ts'
import { clock } from '../../src/net/scheduler.ts'

const sdp = (byte: string) => ({ sdp: `v=0\r\na=fingerprint:sha-256 ${Array(32).fill(byte).join(':')}\r\n` })

test('a description that shows only after the channel has opened still gives the link its fingerprint', () => {
  const pc = Object.assign(new EventTarget(), {
    localDescription: sdp('AA'),
    remoteDescription: null as { sdp: string } | null,
  })
  const channel = Object.assign(new EventTarget(), {
    readyState: 'open',
    bufferedAmount: 0,
    send: () => {},
  })
  let open = () => {}
  const connection = {
    peerConnection: pc,
    dataChannel: channel,
    once: (_: string, told: () => void) => {
      open = told
    },
    on: () => {},
    close: () => {},
  }
  const wire = wireOver(connection as unknown as DataConnection, clock, { onOpen: () => {} })
  open()
  pc.remoteDescription = sdp('BB')
  expect({ ...wire.fingerprints }).toEqual({ own: 'aa'.repeat(32), theirs: 'bb'.repeat(32) })
  wire.end()
})
