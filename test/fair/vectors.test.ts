// Values that every implementation of the protocol must find (docs/protocol.md). They never change: a match is judged by them.

import { bytesToHex } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import type { Seat } from '../../src/engine/types.ts'
import { chainOf, coinFits, jointDraw } from '../../src/fair/coins.ts'
import { encode } from '../../src/fair/encode.ts'
import { commitment, lay, openingOf } from '../../src/fair/piles.ts'
import { type Address, hashOf, orderOf, PROTOCOL, secret, streamOf } from '../../src/fair/secrets.ts'
import vectors from './vectors.json' with { type: 'json' }

const { match, seed } = vectors
const seatOf = (role: number): Seat => (role === 0 ? 0 : 1)
const addressOf = (given: Omit<Address, 'role'> & { role: number }): Address => ({
  ...given,
  role: seatOf(given.role),
})

test('the vectors are of this protocol', () => {
  expect(vectors.protocol).toBe(PROTOCOL)
})

test('values as bytes', () => {
  for (const { value, bytes } of vectors.encode) expect(bytesToHex(encode(value))).toBe(bytes)
  expect(() => encode(1.5)).toThrow('no whole number')
})

test('secrets and hashes of an address', () => {
  const address = addressOf(vectors.secret.address)
  expect(secret(seed, 'salt', address)).toBe(vectors.secret.salt)
  expect(secret(seed, 'order', address)).toBe(vectors.secret.order)
  const [salt = '', refs = [], cards = []] = vectors.hash.content
  expect(hashOf('choice', addressOf(vectors.hash.address), salt, refs, cards)).toBe(vectors.hash.hash)
})

test('numbers of a stream, and an order', () => {
  const below = streamOf(vectors.stream.key)
  expect(vectors.stream.limits.map((limit) => below(limit))).toEqual(vectors.stream.numbers)
  expect(orderOf(vectors.order.list, streamOf(vectors.order.key))).toEqual(vectors.order.ordered)
})

test('a laid pile and an opening', () => {
  const { laying, role, values, laid, opening } = vectors.cards
  const seat = seatOf(role)
  const found = lay(seed, 'card', laying, seat, values)
  expect(found).toEqual(laid)
  expect(openingOf(seed, 'card', laying, seat, found, opening.index)).toEqual(opening)
  expect(commitment('card', laying, seat, opening)).toBe(laid.commitments[opening.index])
})

test('coins and a joint draw', () => {
  const { role, anchor, first, draw } = vectors.coins
  const chain = chainOf(seed, match, seatOf(role), 0)
  expect([chain[0], chain[1]]).toEqual([anchor, first])
  expect(coinFits(match, seatOf(role), 0, 1, first, anchor)).toBe(true)
  expect(coinFits(match, seatOf(role), 0, 2, first, anchor)).toBe(false)
  const [one = '', two = ''] = draw.coins
  const below = jointDraw(match, draw.n, 0, draw.i, [one, two])
  expect(draw.dice.map(() => 1 + below(6))).toEqual(draw.dice)
})
