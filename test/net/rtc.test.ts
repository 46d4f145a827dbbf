// Pairing where the browser does not play along; with browsers that do, it is tested in test/e2e/net-pairing.spec.ts.

import { describe, expect, test } from 'vitest'
import { signallingBeside } from '../../src/net/peer.ts'
import { newRoomCode, roomId, tidyRoomCode } from '../../src/net/room-code.ts'
import { beginPairing } from '../../src/net/rtc.ts'

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
