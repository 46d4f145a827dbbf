// How each game is played in a hurry.

import type { Plan } from './player.ts'
import type { Offer } from './table.ts'

const LIFE = 6
/** the players of Legends as aims of an attack, by their data-ref */
const ME = -500_000
const THEM = -500_001
const PLAYED_FROM: ReadonlySet<string> = new Set(['hand', 'mine', 'myRituals'])

const strongest = (offers: Offer[]): Offer | null =>
  offers.toSorted((a, b) => b.strength - a.strength)[0] ?? null

/** Plays its strongest cards in its own turn, attacks Lands and what it beats. */
export const landfightPlan: Plan = {
  opening: (offers, look) =>
    look.can.next ? strongest(offers.filter(({ zone }) => zone === 'hand' || zone === 'mine')) : null,
  next(offers, head) {
    if (head?.zone === 'mine' && offers.some(({ zone }) => zone.startsWith('their'))) {
      const beaten = offers.filter(({ zone, strength }) => zone === 'theirs' && strength <= head.strength)
      return offers.find(({ zone }) => zone === 'theirLand') ?? strongest(beaten)
    }
    const life = offers.find(({ by, value }) => by === 'code' && value === LIFE)
    return life ?? offers.find(({ zone }) => zone === 'theirs') ?? offers[0] ?? null
  },
}

const HOLDS_BACK = 5
const NO_MORE = 256
/** codes of fields; what stands on a field has a larger one */
const LAST_PLACE = 4095

/** Fields before what stands on them, the front row before the back row. */
const liking = ({ zone, value }: Offer): number =>
  (value <= LAST_PLACE ? 2 : 0) + (zone.endsWith('Front') ? 1 : 0)

/** Plays while its hand is full, attacks with all, empty fields first, and guards against nothing. */
export const lastlandPlan: Plan = {
  opening(offers, look) {
    const hand = look.can.next ? offers.filter(({ zone }) => zone === 'hand') : []
    return hand.length > 2 ? (hand[0] ?? null) : null
  },
  next(offers) {
    const word = offers.find(({ by, value }) => by === 'code' && value !== HOLDS_BACK && value <= NO_MORE)
    const place = offers
      .filter(({ by, zone }) => by === 'ref' && !['hand', 'cards'].includes(zone))
      .toSorted((a, b) => liking(b) - liking(a))[0]
    return word ?? place ?? offers[0] ?? null
  },
}

/** A level 1 legend comes without a tribute; a higher one takes the weakest that do. Attacks the player where it may. */
export const legendsPlan: Plan = {
  opening: (offers, look) =>
    look.can.next ? strongest(offers.filter(({ zone }) => PLAYED_FROM.has(zone))) : (offers[0] ?? null),
  next(offers, head) {
    const player = offers.find(({ value }) => value === THEM || value === ME)
    if (head?.zone === 'mine' && head.by === 'ref') {
      const beaten = offers.filter(({ zone, strength }) => zone === 'theirs' && strength <= head.strength)
      return player ?? strongest(beaten)
    }
    const done = offers.find(({ by }) => by === 'code')
    const tributes = offers.filter(({ zone }) => zone === 'mine').toSorted((a, b) => a.strength - b.strength)
    return done ?? offers.find(({ zone }) => zone === 'theirs') ?? tributes[0] ?? offers[0] ?? null
  },
}
