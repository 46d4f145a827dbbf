// Openings that are not what was closed: each is refused at its entry, with a name.

import { describe, expect, test } from 'vitest'
import type { Body, Shown } from '../../src/fair/entry.ts'
import type { Opening } from '../../src/fair/piles.ts'
import { quick } from '../../src/play/random.ts'
import { type Cheat, Duel } from './duel.ts'

const GAMES = ['landfight', 'lastland', 'legends']

/** Every opening that an entry holds. */
function openingsOf(body: Body): Opening[] {
  const shown = (one: Shown | null): Opening[] =>
    one ? [one.opening, ...(one.first ? [one.first] : [])] : []
  if (body.is === 'places' || body.is === 'stock') return body.openings
  if (body.is === 'cards' || body.is === 'unseal') return body.cards.flatMap(shown)
  return body.is === 'decide' ? body.cards.flatMap((card) => shown(card.shown)) : []
}

/** What a cheat does to one opening; false: it cannot do it here. */
type Bend = (opening: Opening, all: Opening[], before: Opening[]) => boolean

const BENDS: Record<string, Bend> = {
  'a wrong salt': (opening) => {
    opening.salt = opening.salt.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
    return true
  },
  'another value': (opening) => {
    opening.value += 1
    return true
  },
  'another index': (opening) => {
    opening.index += 1
    return true
  },
  'one opening twice': (opening, all) => {
    const twin = all.find((one) => one !== opening)
    if (twin) Object.assign(opening, twin)
    return twin !== undefined
  },
  'an opening of another time, pile or hand': (opening, _all, before) => {
    const old = before.at(-1)
    if (old) Object.assign(opening, old)
    return old !== undefined
  },
}

describe.each(GAMES)('net 13, %s', (game) => {
  test.each(Object.keys(BENDS))('%s', { timeout: 60_000 }, (name) => {
    const below = quick(name.length)
    const before: Opening[] = []
    // several at once are opened at the first deal, in some games hardly later
    let wait = name === 'one opening twice' ? 0 : 3 + below(12)
    const how: Cheat = (body) => {
      const all = openingsOf(body)
      if (all.length === 0) return null
      const honest = structuredClone(all)
      const opening = all[below(all.length)]
      const bent = --wait < 0 && opening !== undefined && BENDS[name]?.(opening, all, before)
      if (!bent) before.push(...honest)
      return bent ? body : null
    }
    const duel = new Duel(game, 40 + name.length)
    const { refused } = duel.play({ seat: 0, how })
    expect(refused).toMatchObject({
      seat: 0,
      key: expect.stringMatching(/^fair\.(?:card|place|slot|twice|count)$/),
    })
  })

  test('the other one’s commitments echoed', { timeout: 60_000 }, () => {
    const duel = new Duel(game, 44)
    const how: Cheat = (body) => {
      const theirs = duel.phones[0].log.find(
        ({ seat, body: said }) => seat === 1 && said.is === body.is,
      )?.body
      if (body.is === 'lay' && theirs?.is === 'lay') {
        const n = Math.min(body.commitments.length, theirs.commitments.length)
        return { ...body, commitments: [...theirs.commitments.slice(0, n), ...body.commitments.slice(n)] }
      }
      return null
    }
    expect(duel.play({ seat: 0, how }).refused).toMatchObject({ seat: 0, key: 'fair.twice' })
  })
})

test('net 13: a list or an anchor echoed', () => {
  const duel = new Duel('lastland', 45)
  const how: Cheat = (body) => {
    const first = duel.phones[1].log[0]?.body
    return body.is === 'list' && first?.is === 'list' ? { ...first } : null
  }
  expect(duel.play({ seat: 1, how }).refused).toMatchObject({ seat: 1, key: 'fair.twice' })
})
