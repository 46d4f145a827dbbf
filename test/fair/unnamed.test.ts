// Identities beside an act that its path does not name: each would be learnt without having been judged.

import { describe, expect, test } from 'vitest'
import { rowOf, type State } from '../../src/engine/types.ts'
import type { Named } from '../../src/fair/entry.ts'
import { show } from '../../src/fair/own.ts'
import { type Cheat, Duel } from './duel.ts'

const GAMES = ['landfight', 'lastland', 'legends']

const hand = (s: State, seat: 0 | 1): number[] =>
  (s.zones[s.rules.game.zone.hand * 2 + seat]?.top ?? []).map((at) => at + 4096 * (s.rows[at]?.stamp ?? 0))

/** Plays on with this beside the first decision of seat 0 that allows it. */
function beside(game: string, extra: (duel: Duel) => Named | null) {
  for (let seed = 1; seed <= 20; seed++) {
    let done = false
    const duel = new Duel(game, seed)
    const how: Cheat = (body) => {
      if (done || body.is !== 'decide' || duel.phones[0].log.length < 20) return null
      const named = extra(duel)
      if (!named || body.path.includes(named.ref)) return null
      done = true
      return { ...body, cards: [...body.cards, named] }
    }
    const played = duel.play({ seat: 0, how })
    if (done) return played
  }
  throw new Error('no match offered the occasion')
}

describe.each(GAMES)('%s', (game) => {
  test('a card of the other hand, which both would then hold for known', () => {
    const { refused } = beside(game, ({ phones: [mine] }) => {
      const ref = hand(mine.state, 1).find((one) => mine.state.rows[rowOf(one)]?.knownTo === 2)
      return ref === undefined ? null : { ref, to: 1, slot: -1, shown: null }
    })
    expect(refused).toMatchObject({ seat: 0 })
  })

  test('a card of the own deck, which would never be drawn then', () => {
    const { refused } = beside(game, ({ phones: [{ phone }] }) => {
      const pile = phone.table.pileOf(phone.state, phone.state.rules.game.zone.deck * 2)
      const slot = pile.owner === 0 ? pile.slots[0] : undefined
      return slot === undefined ? null : { ref: 0, to: 1, slot, shown: null }
    })
    expect(refused).toMatchObject({ seat: 0 })
  })

  test('a card of the own hand, shown for nothing', () => {
    const { refused } = beside(game, ({ phones: [{ phone }] }) => {
      const { state, table } = phone
      const ref = hand(state, 0).find((one) => state.rows[rowOf(one)]?.knownTo === 1 && table.tokens.has(one))
      const token = table.tokens.get(ref ?? -1)
      if (ref === undefined || !token) return null
      return { ref, to: 3, slot: -1, shown: show(phone, table.layingOf(token), token.slot) }
    })
    expect(refused).toMatchObject({ seat: 0 })
  })
})
