// Pairing where the browser does not play along; with browsers that do, it is tested in test/e2e/net-pairing.spec.ts.

import { describe, expect, test } from 'vitest'
import { signallingBeside } from '../../src/net/peer.ts'
import { newRoomCode, roomId, tidyRoomCode } from '../../src/net/room-code.ts'
import { beginPairing } from '../../src/net/rtc.ts'
import { VirtualTime } from '../../src/net/scheduler.ts'

const keyOf = async (connection?: () => RTCPeerConnection) => {
  const begun = await beginPairing(connection ? { connection } : {})
  return begun.ok ? 'fine' : begun.problem.key
}

describe('pairing without a browser that can', () => {
  test('a browser without connections, one that opens none now, one that fails: each is named', async () => {
    expect(await keyOf()).toBe('rtc.unsupported')
    expect(
      await keyOf(() => {
        throw new Error('InvalidStateError')
      }),
    ).toBe('rtc.noNetwork')
  })
})

describe('a pairing', () => {
  // why: Firefox gives up some seconds after its scan, closes the channel and cannot begin again
  test('whose channel closes before it has opened is told at once', async () => {
    const channel = new EventTarget()
    const begun = await beginPairing({
      connection: () =>
        Object.assign(new EventTarget(), {
          createDataChannel: () => channel,
          createOffer: async () => ({}),
          setLocalDescription: async () => {},
          iceGatheringState: 'complete',
          localDescription: {
            sdp: `a=ice-ufrag:3NQi\na=ice-pwd:WP6GzondlBj1JfEwnJacrR+f\na=fingerprint:sha-256 ${Array(32).fill('2B').join(':')}\n`,
          },
          close: () => {},
        }) as unknown as RTCPeerConnection,
      time: new VirtualTime(),
    })
    if (!begun.ok) throw new Error(begun.problem.key)
    const told: string[] = []
    begun.value.onProblem = ({ key }) => told.push(key)
    channel.dispatchEvent(new Event('close'))
    await new Promise((next) => setTimeout(next))
    expect(told).toEqual(['rtc.timeout'])
    expect(begun.value.step).toBe('ended')
  })
})

describe('rooms', () => {
  test('a code is drawn from 40 bits and read as it is typed', () => {
    const codes = new Set(Array.from({ length: 500 }, newRoomCode))
    expect(codes.size).toBe(500)
    for (const code of codes) expect(tidyRoomCode(code)).toBe(code)
    expect(tidyRoomCode(' abcd-0197 ')).toBeNull()
    expect(tidyRoomCode('abcd-0182')).toBe('ABCDOIB2')
    expect(tidyRoomCode('ABCDEFG')).toBeNull()
    expect(roomId('ABCDEFG2')).toBe('futari-abcdefg2')
  })

  test('signalling stands beside the app, under whatever address and folder it has', () => {
    expect(signallingBeside('http://192.168.1.20:4173/#/play')).toEqual({
      host: '192.168.1.20',
      port: 4173,
      path: '/peer/',
      secure: false,
    })
    expect(signallingBeside('https://example.org/games/futari/index.html')).toEqual({
      host: 'example.org',
      port: 443,
      path: '/games/futari/peer/',
      secure: true,
    })
  })
})
