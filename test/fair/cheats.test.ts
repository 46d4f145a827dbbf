// Scripted cheats: each is refused at its entry, or named by the audit (docs/protocol.md, 8).

import { describe, expect, test } from 'vitest'
import { check, type DeckConfig } from '../../src/engine/door.ts'
import { NONE, rowOf, SET, type Seat } from '../../src/engine/types.ts'
import { audit, type Reveal, revealOf } from '../../src/fair/audit.ts'
import type { Body, Shown } from '../../src/fair/entry.ts'
import { laid, opening } from '../../src/fair/own.ts'
import { commitment, openingOf } from '../../src/fair/piles.ts'
import { hashOf } from '../../src/fair/secrets.ts'
import { illegalDeck } from '../../src/play/decks.ts'
import { type Cheat, Duel, MATCH, type Played, rulesOf, startersOf } from './duel.ts'

/** of one card in a deck of Landfight (LF-1.4) */
const COPIES = 4

const GAMES = ['landfight', 'lastland', 'legends']

/** Plays with the cheat until it has been tried; seeds are tried in turn, for not every match offers the occasion. */
function caught(game: string, how: Cheat, seat: Seat = 0): Played {
  for (let seed = 1; seed <= 20; seed++) {
    let done = false
    const once: Cheat = (body, due, duel) => {
      if (done) return null
      const other = how(body, due, duel)
      done = other !== null
      return other
    }
    const played = new Duel(game, seed).play({ seat, how: once })
    if (done) return played
  }
  throw new Error('no match offered the occasion')
}

/** Every card that a body opens. */
const shownIn = (body: Body): Shown[] =>
  (body.is === 'cards' || body.is === 'unseal'
    ? body.cards
    : body.is === 'decide'
      ? body.cards.map(({ shown }) => shown)
      : []
  ).filter((shown) => shown !== null)

describe.each(GAMES)('%s', (game) => {
  test('an honest match is verified by both', () => {
    const { refused, verdict } = new Duel(game, 7).play()
    expect([refused, verdict]).toEqual([null, { ok: true }])
  })

  test('a face changed at its opening is refused', () => {
    const { refused } = caught(game, (body) => {
      const [shown] = shownIn(body)
      if (!shown) return null
      shown.card += 1
      return body
    })
    expect(refused?.key).toBe('fair.card')
  })

  test('a wrong salt is refused', () => {
    const { refused } = caught(game, (body) => {
      const [shown] = shownIn(body)
      if (!shown) return null
      shown.opening.salt = shown.opening.salt.replace(/^./, (c) => (c === '0' ? '1' : '0'))
      return body
    })
    expect(refused?.key).toBe('fair.card')
  })

  test('a place other than the top one is refused', () => {
    const { refused } = caught(
      game,
      (body, due, duel) => {
        if (due.what !== 'places' || due.pile.sealed.length <= due.n) return null
        const honest = body.is === 'places' ? body.openings : []
        const { sealed, owner } = due.pile
        const half = owner === null ? 'stock' : 'place'
        const below = opening(
          duel.phones[duel.phones[0].due.seat ?? 0].phone,
          half,
          due.pile,
          sealed[due.n] ?? 0,
        )
        return { is: 'places', openings: [...honest.slice(1), below] }
      },
      game === 'legends' ? 1 : 0,
    )
    expect(refused?.key).toBe('fair.place')
  })

  test('a coin that is not the next of its chain is refused', () => {
    const { refused } = caught(game, (body) =>
      body.is === 'coin'
        ? { is: 'coin', coin: hashOf('seed', { match: MATCH, role: 0, of: '', epoch: 0, index: 1 }) }
        : null,
    )
    expect(refused?.key).toBe('fair.coin')
  })
})

const audited = ({ verdict }: Played): unknown => (verdict.ok ? 'verified' : [verdict.seat, verdict.why])

describe('the audit names', () => {
  test('a list that is not the committed one', () => {
    const duel = new Duel('lastland', 3)
    duel.play()
    const [mine, theirs] = [revealOf(duel.phones[0]), revealOf(duel.phones[1])]
    const other = { ...mine, deck: startersOf('lastland')[1] }
    expect(duel.audit([other, theirs])).toMatchObject({ ok: false, seat: 0, why: 'audit.list' })
  })

  test("a deck in an order that is not the seed's", () => {
    const played = caught('landfight', (body, due) =>
      body.is === 'lay' && due.what === 'lay' && due.half === 'place'
        ? { ...body, commitments: [...body.commitments].reverse() }
        : null,
    )
    // its own openings no longer fit what it has laid, or the audit finds the order
    expect(played.refused?.key).toBe('fair.place')
    expect(audited(played)).toEqual([0, 'audit.lay'])
  })

  test('a seed that is not the one that was played with', () => {
    const duel = new Duel('lastland', 4)
    duel.play()
    const [mine, theirs] = [revealOf(duel.phones[0]), revealOf(duel.phones[1])]
    expect(duel.audit([mine, { ...theirs, seed: mine.seed }])).toMatchObject({ ok: false, seat: 1 })
  })

  test('a ritual that was not shown when it was drawn', () => {
    const played = caught('legends', (body, due) => {
      if (body.is !== 'cards' || due.what !== 'cards' || !body.cards.some((shown) => shown !== null))
        return null
      return { ...body, cards: body.cards.map(() => null) }
    })
    expect(audited(played)).toEqual([0, 'audit.cards'])
  })

  test('a trap that is no trap', () => {
    const played = caught('lastland', (body, _due, duel) => {
      if (body.is !== 'decide' || body.path[1] !== SET) return null
      const { state, seat } = duel.phones[0].phone
      const hand = state.zones[state.rules.game.zone.hand * 2 + seat]?.top ?? []
      const row = hand.find((at) => state.rules.defs[state.rows[at]?.def ?? 0]?.text.kind !== 'trap')
      if (row === undefined) return null
      const ref = row + 4096 * (state.rows[row]?.stamp ?? 0)
      const path = [ref, ...body.path.slice(1)]
      return { ...body, path, cards: [] }
    })
    expect(audited(played)).toMatchObject([0, expect.stringContaining('reason.')])
  })

  test('one copy too many', () => {
    const rules = rulesOf('landfight')
    const decks = startersOf('landfight')
    const [mine, theirs] = decks
    const small = (def: number) => rules.defs[def]?.text.size === 'small'
    const often = mine.cards.find(small) ?? 0
    const cards = [...mine.cards]
    while (cards.filter((def) => def === often).length <= COPIES)
      cards[cards.findIndex((def) => small(def) && def !== often)] = often
    const duel = new Duel('landfight', 3, [{ ...mine, cards }, theirs])
    const { refused } = duel.play()
    expect(refused).toBe(null)
    const illegal = (deck: DeckConfig) => illegalDeck(rules, deck)
    expect(new Duel('landfight', 3, decks).audit(undefined, illegal)).toMatchObject({ ok: true })
    expect(duel.audit(undefined, illegal)).toEqual({ ok: false, seat: 0, n: 0, why: 'deck.copies' })
    // with the list that would have been legal, the cards laid are not the list's
    const reveals: [Reveal, Reveal] = [{ ...revealOf(duel.phones[0]), deck: mine }, revealOf(duel.phones[1])]
    expect(duel.audit(reveals, illegal)).toMatchObject({ ok: false, seat: 0, why: 'audit.list' })
  })

  test('a duplicated card in a shuffle of Legends', () => {
    let values: number[] = []
    const twice: Cheat = (body, due, { phones: [{ phone }] }) => {
      if (body.is === 'lay' && due.what === 'lay' && due.half === 'stock') {
        const { seed } = phone.config
        const honest = laid(phone, due)
        values = honest.values.with(1, honest.values[0] ?? 0)
        const commitments = values.map((value, index) => {
          const { salt } = openingOf(seed, 'stock', due.pile.laying, 0, honest, index)
          return commitment('stock', due.pile.laying, 0, { index, salt, value })
        })
        return { ...body, commitments }
      }
      if (body.is !== 'stock' || values.length === 0) return null
      return { ...body, openings: body.openings.map((one) => ({ ...one, value: values[one.index] ?? 0 })) }
    }
    const names = [1, 2, 3].map((seed) => {
      values = []
      const { refused, verdict } = new Duel('legends', seed).play({ seat: 0, how: twice })
      return [refused?.key ?? 'fair.twice', verdict.ok ? 'verified' : `${verdict.seat} ${verdict.why}`]
    })
    for (const name of names) expect(name).toEqual(['fair.twice', '0 audit.lay'])
  })

  test('a forced choice answered "none" while a card fits', () => {
    const played = caught('legends', (body, _due, { phones: [mine, theirs] }) => {
      if (body.is !== 'decide') return null
      const hand = mine.state.zones[mine.state.rules.game.zone.hand * 2]?.top ?? []
      for (const [i, code] of body.path.entries()) {
        if (code < 4096 || !hand.includes(rowOf(code))) continue
        const none = { ...body, path: [...body.path.slice(0, i), NONE], cards: [] }
        const input = { n: theirs.state.inputs, by: 0 as const, side: false, path: none.path, cards: [] }
        if (check(theirs.state, input).ok === 'claimed') return none
      }
      return null
    })
    expect(played.refused).toBe(null)
    expect(audited(played)).toMatchObject([0, expect.stringContaining('reason.')])
  })

  test('an illegal deck', () => {
    const duel = new Duel('lastland', 3)
    duel.play()
    expect(duel.audit(undefined, (deck) => (deck === duel.decks[1] ? 'deck.copies' : null))).toEqual({
      ok: false,
      seat: 1,
      n: 1,
      why: 'deck.copies',
    })
  })
})

describe('a pool of their own', () => {
  const counts = (n: number): number[] => {
    const { defs } = rulesOf('legends')
    let left = n
    return defs.map(({ text }) => (text.cost === 1 && left-- > 0 ? 9 : 0))
  }

  test('LG-R1: an honest match with it is verified by both', () => {
    const { refused, verdict } = new Duel('legends', 8, undefined, 3, [counts(3), counts(3)]).play()
    expect([refused, verdict]).toEqual([null, { ok: true }])
  })

  test('LG-R1: a phone that plays with another pool is refused at its first entry', () => {
    for (const other of [counts(4), counts(2)]) {
      const { refused } = new Duel('legends', 9, undefined, 3, [counts(3), other]).play()
      expect(refused).toEqual({ n: 0, seat: 0, key: 'fair.state' })
    }
  })

  test('LG-R1: entries of another pool than the one agreed on do not pass the audit', () => {
    const duel = new Duel('legends', 10, undefined, 3, [counts(4), counts(4)])
    const { log } = duel.play()
    const verdict = audit({
      rules: rulesOf('legends'),
      match: MATCH,
      start: { bestOf: 3, pool: counts(3) },
      log,
      reveals: [revealOf(duel.phones[0]), revealOf(duel.phones[1])],
      illegal: () => null,
    })
    expect(verdict).toEqual({ ok: false, seat: 0, n: 0, why: 'fair.state' })
  })
})
