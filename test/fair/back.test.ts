// Taking back between two phones, and coins that run out.

import { describe, expect, test } from 'vitest'
import { digest } from '../../src/engine/door.ts'
import type { Seat } from '../../src/engine/types.ts'
import { CHAIN } from '../../src/fair/coins.ts'
import type { Asked, Body } from '../../src/fair/entry.ts'
import { Fault } from '../../src/fair/fault.ts'
import { quick } from '../../src/play/random.ts'
import { Duel } from './duel.ts'

const asked: Asked = { last: 0, head: '', signature: '' }

/** Both phones take the same entry, written by whose turn it is. */
function enter(duel: Duel, body: Body): void {
  const { seat } = duel.phones[0].due
  const entry = duel.phones[seat ?? 0].entryOf(body)
  for (const phone of duel.phones) phone.receive(structuredClone(entry))
}

function refusal(duel: Duel, body: Body): string {
  try {
    enter(duel, body)
  } catch (error) {
    if (error instanceof Fault) return error.key
    throw error
  }
  return 'entered'
}

/** Plays on until a decision can be taken back, and somebody is asked. */
function untilBack(duel: Duel, reach: 'free' | 'asked'): { by: Seat; to: number } {
  while (duel.step()) {
    const { marks, due } = duel.phones[0]
    if (due.what === 'decide' && marks.seat !== null && marks.reach(marks.last) === reach)
      return { by: marks.seat, to: marks.last }
  }
  throw new Error('nothing could be taken back')
}

describe.each(['landfight', 'lastland', 'legends'])('%s', (game) => {
  test('decisions are taken back again and again, and the audit follows', { timeout: 60_000 }, () => {
    const duel = new Duel(game, 4)
    const below = quick(4)
    let backs = 0
    while (duel.step()) {
      const { marks, due, log } = duel.phones[0]
      if (due.what !== 'decide' || marks.seat === null || below(4) > 0) continue
      const before = digest(duel.phones[0].state, 'public')
      enter(duel, { is: 'back', by: marks.seat, to: marks.last, asked: { ...asked, last: log.length - 1 } })
      backs++
      expect(duel.phones[0].at).toBe(duel.phones[1].at)
      expect(digest(duel.phones[0].state, 'public')).not.toBe(before)
    }
    expect(backs).toBeGreaterThan(10)
    expect(duel.audit()).toEqual({ ok: true })
  })

  test('both sides begin new chains of coins before the old ones run out', { timeout: 60_000 }, () => {
    const duel = new Duel(game, 5)
    while (duel.phones[0].due.what === 'list') duel.step()
    for (const { phone } of duel.phones) {
      phone.table.draws = CHAIN - 8
      phone.table.coins = [
        duel.phones[0].phone.chain[CHAIN - 8] as string,
        duel.phones[1].phone.chain[CHAIN - 8] as string,
      ]
    }
    const { log } = duel.play()
    const anchors = log.filter(({ body }) => body.is === 'anchor')
    expect(anchors.map(({ seat }) => seat)).toEqual([0, 1])
    expect(duel.phones[0].phone.table.coinChain).toBe(1)
    expect(duel.phones[0].state.result).toBeGreaterThanOrEqual(0)
  })
})

describe('nothing is taken back', () => {
  test('that lies before a draw, a die or the other one’s act', () => {
    const duel = new Duel('landfight', 6)
    while (duel.step()) {
      const { log, due, marks } = duel.phones[0]
      if (due.what !== 'decide' || log.length < 60) continue
      const far = log.findIndex(({ body }) => body.is === 'decide')
      expect(refusal(duel, { is: 'back', by: log[far]?.seat ?? 0, to: far, asked })).toBe('fair.back')
      expect(marks.reach(far)).toBe('no')
      return
    }
  })

  test('without the other one’s word where a card was shown', () => {
    const duel = new Duel('landfight', 7)
    const back = untilBack(duel, 'asked')
    expect(refusal(duel, { is: 'back', ...back, asked: null })).toBe('fair.asked')
  })

  test('at a word that was given long ago', () => {
    const duel = new Duel('landfight', 8)
    const back = untilBack(duel, 'asked')
    const { length } = duel.phones[0].log
    expect(length).toBeGreaterThan(17)
    expect(refusal(duel, { is: 'back', ...back, asked: { ...asked, last: length - 17 } })).toBe('fair.asked')
  })
})

test('a seat gives up at its own word only', () => {
  const duel = new Duel('lastland', 9)
  while (duel.phones[0].due.what !== 'decide') duel.step()
  const { seat } = duel.phones[0].due
  const rival = seat === 0 ? 1 : 0
  expect(refusal(duel, { is: 'concede', by: rival, whole: 1, asked: null })).toBe('fair.asked')
})

test('a word given once is used once: who gave up one round has not given up the next', () => {
  const duel = new Duel('legends', 10)
  while (duel.step() && duel.phones[0].log.length < 110);
  const conceded = (): { body: Body; writer: Seat | null } => {
    const { seat } = duel.phones[0].due
    return { body: { is: 'concede', by: seat === 0 ? 1 : 0, whole: 0, asked: word }, writer: seat }
  }
  const word: Asked = { ...asked, last: duel.phones[0].log.length - 1 }
  const first = conceded()
  expect(refusal(duel, first.body)).toBe('entered')
  for (let i = 0; i < 12 && duel.phones[0].due.seat !== first.writer; i++) duel.step()
  expect(duel.phones[0].due.seat).toBe(first.writer)
  expect(refusal(duel, conceded().body)).toBe('fair.asked')
})

test('a word about one game is none about the next', () => {
  const duel = new Duel('legends', 10)
  const ended = () => duel.phones[0].phone.played?.events.some(({ e }) => e === 'game')
  while (duel.step() && !ended());
  const { log } = duel.phones[0]
  const word: Asked = { ...asked, last: log.length - 2 }
  const { seat } = duel.phones[0].due
  expect(refusal(duel, { is: 'concede', by: seat === 0 ? 1 : 0, whole: 0, asked: word })).toBe('fair.asked')
})

test.each([
  ['cards', 'landfight'],
  ['stock', 'legends'],
  ['coin', 'landfight'],
] as const)('nobody gives up between the halves of a draw: %s', (what, game) => {
  const duel = new Duel(game, 4, undefined, 3)
  while (duel.step()) {
    const { due, log, phone } = duel.phones[0]
    const { half } = phone.table
    if (due.what !== what || log.length < 150 || (half.coin === null && half.places.length === 0)) continue
    expect(refusal(duel, { is: 'concede', by: due.seat, whole: 0, asked: null })).toBe('fair.kind')
    return
  }
  throw new Error('no such draw')
})
