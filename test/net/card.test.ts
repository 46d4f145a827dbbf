import { encode } from 'uqr'
import { describe, expect, test } from 'vitest'
import { fromBase32, toBase32 } from '../../src/net/base32.ts'
import { addressBytes, addressFrom } from '../../src/net/candidate.ts'
import {
  answerSdp,
  type Card,
  cardOf,
  readCard,
  readTyped,
  typedCard,
  writeCard,
} from '../../src/net/card.ts'
import { crc32 } from '../../src/net/crc.ts'
import { quick } from '../../src/play/random.ts'

const SDP = [
  'v=0',
  'o=- 5278935467412687012 2 IN IP4 127.0.0.1',
  's=-',
  't=0 0',
  'a=group:BUNDLE 0',
  'm=application 54260 UDP/DTLS/SCTP webrtc-datachannel',
  'c=IN IP4 0.0.0.0',
  'a=candidate:2380807077 1 udp 2113937151 a7b918a3-5b4a-4343-a61b-cb38c549a543.local 54260 typ host generation 0 network-cost 999',
  'a=candidate:1 1 udp 2113937151 192.168.1.20 50001 typ host',
  'a=candidate:1 1 udp 2113937151 192.168.1.20 50001 typ host',
  'a=candidate:2 1 tcp 1518280447 192.168.1.20 9 typ host tcptype active',
  'a=candidate:3 1 udp 2113937151 fe80::1:2ff:fe03:4 50002 typ host',
  'a=ice-ufrag:3NQi',
  'a=ice-pwd:WP6GzondlBj1JfEwnJacrR+f',
  'a=fingerprint:sha-256 2B:3B:6F:FD:98:57:7B:61:4A:5F:A1:BC:6A:87:88:B3:28:7A:07:51:64:5E:C0:32:F9:7A:5A:94:1C:D0:A1:C8',
  'a=setup:actpass',
  'a=mid:0',
  'a=sctp-port:5000',
  '',
].join('\r\n')

const card = (): Card => {
  const made = cardOf(SDP)
  if (made === null) throw new Error('the description is not understood')
  return made
}
const other: Card = { ...card(), fingerprint: `a${'0'.repeat(63)}`, ufrag: 'abcd' }
const keyOf = (read: ReturnType<typeof readCard>) => (read.ok ? 'fine' : read.problem.key)
const rewritten = (change: (bytes: number[]) => void): string => {
  const bytes = [...(fromBase32(writeCard(card()).slice(7)) ?? [])].slice(0, -2)
  change(bytes)
  const check = crc32(Uint8Array.from(bytes)) & 0xffff
  return `FUTARI:${toBase32(Uint8Array.from([...bytes, check >> 8, check & 255]))}`
}

describe('pairing card', () => {
  test('holds what a description says: each way to this phone once, IPv6 last, no TCP', () => {
    expect(card()).toEqual({
      fingerprint: '2b3b6ffd98577b614a5fa1bc6a8788b3287a0751645ec032f97a5a941cd0a1c8',
      ufrag: '3NQi',
      pwd: 'WP6GzondlBj1JfEwnJacrR+f',
      candidates: [
        { address: 'a7b918a3-5b4a-4343-a61b-cb38c549a543.local', port: 54260 },
        { address: '192.168.1.20', port: 50001 },
        { address: 'fe80::1:2ff:fe03:4', port: 50002 },
      ],
    })
    expect(cardOf('v=0\r\n')).toBeNull()
  })

  test('comes back from the code that it becomes, in small letters too', () => {
    const code = writeCard(card())
    const read = readCard(` ${code.toLowerCase()}\n`)
    expect(read).toEqual({
      ok: true,
      value: {
        ...card(),
        candidates: [...card().candidates.slice(0, 2), { address: 'fe80:0:0:0:1:2ff:fe03:4', port: 50002 }],
      },
    })
  })

  test('one address or one hidden name makes a QR code of version 6 at the most', () => {
    for (const candidate of card().candidates.slice(0, 2)) {
      const code = writeCard({ ...card(), candidates: [candidate] })
      expect(code).toMatch(/^[A-Z0-9:]+$/)
      expect(encode(code, { ecc: 'M' }).version).toBeLessThanOrEqual(6)
    }
  })

  test('what is wrong with a code has a name', () => {
    const code = writeCard(card())
    expect(keyOf(readCard('https://example.org/'))).toBe('card.foreign')
    expect(keyOf(readCard(''))).toBe('card.foreign')
    expect(keyOf(readCard(code.slice(0, -9)))).toBe('card.damaged')
    expect(keyOf(readCard(`${code}?`))).toBe('card.damaged')
    expect(keyOf(readCard('FUTARI:'))).toBe('card.damaged')
    expect(keyOf(readCard(code, card()))).toBe('card.own')
    expect(keyOf(readCard(code, other))).toBe('fine')
    expect(
      readCard(
        rewritten((bytes) => {
          bytes[0] = 9
        }),
      ),
    ).toEqual({ ok: false, problem: { key: 'card.version', values: { version: 9, own: 1 } } })
  })

  test('a code whose lengths lead nowhere, or that names an unknown kind of address, is damaged', () => {
    const lies = [
      [33, 0],
      [33, 63],
      [37, 200],
      [56, 255],
      [57, 7],
    ] as const
    for (const [at, value] of lies) {
      const lie = rewritten((bytes) => {
        bytes[at] = value
      })
      expect(keyOf(readCard(lie)), `byte ${at}`).toBe('card.damaged')
    }
  })

  test('random texts never throw and are never taken for a card', () => {
    const below = quick(11)
    for (let run = 0; run < 2_000; run++) {
      const bytes = Uint8Array.from({ length: below(120) }, () => below(256))
      const text = below(2) === 0 ? toBase32(bytes) : String.fromCharCode(...bytes)
      expect(readCard(`FUTARI:${text}`).ok).toBe(false)
      expect(readTyped(text).ok).toBe(false)
    }
  })

  test('typed by hand, it is read with any spaces and with the digits that look like letters', () => {
    const blocks = typedCard(card())
    expect(blocks.every((block) => /^[A-Z2-7]{2,8}$/.test(block))).toBe(true)
    const typed = blocks
      .join(' ')
      .toLowerCase()
      .replaceAll('o', '0')
      .replaceAll('i', '1')
      .replaceAll('b', '8')
    expect(readTyped(typed)).toEqual(readCard(writeCard(card())))
    expect(keyOf(readTyped(blocks.slice(0, -1).join('-')))).toBe('card.damaged')
  })

  test('a slip is named by its block: any one character, any two that changed places, two blocks', () => {
    const blocks = typedCard(card())
    const readWith = (at: number, block: string) => readTyped(blocks.with(at, block).join(' '))
    const named = (block: number) => ({
      ok: false,
      problem: { key: 'card.block', values: { block, blocks: blocks.length } },
    })
    for (const [n, block] of blocks.entries())
      for (let i = 0; i < block.length; i++) {
        const replaced = [...block].with(i, block[i] === 'Q' ? 'R' : 'Q').join('')
        expect(readWith(n, replaced)).toEqual(named(n + 1))
        const [a = '', b = ''] = [block[i], block[i + 1]]
        if (b === '' || a === b) continue
        expect(
          readWith(
            n,
            [...block]
              .with(i, b)
              .with(i + 1, a)
              .join(''),
          ),
        ).toEqual(named(n + 1))
      }
    const [first = '', second = '', ...rest] = blocks
    expect(readTyped([second, first, ...rest].join(' '))).toEqual(named(1))
  })

  test('the answer is built from the card of the other; the larger fingerprint begins', () => {
    const mine = card()
    expect(answerSdp(other, mine)).toContain('a=setup:active')
    expect(answerSdp(mine, other)).toContain('a=setup:passive')
    expect(cardOf(answerSdp(mine, other))).toEqual(mine)
  })

  test('addresses go through their bytes, and what is none does not', () => {
    for (const address of ['10.0.0.255', 'fe80:0:0:0:1:2ff:fe03:4', '2001:db8:0:0:0:0:0:1']) {
      const [kind = -1, ...bytes] = addressBytes(address) ?? []
      expect(addressFrom(kind, Uint8Array.from(bytes))).toBe(address)
    }
    expect(addressBytes('::1')).toEqual([1, ...new Array(15).fill(0), 1])
    for (const address of ['256.1.1.1', 'phone.local', ':::', '1:2:3', '1::2::3', 'fe80::1%eth0'])
      expect(addressBytes(address), address).toBeNull()
  })
})
