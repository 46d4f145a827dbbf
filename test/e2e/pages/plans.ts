// How each game is played in a hurry.

import type { Plan } from './player.ts'
import type { Offer } from './table.ts'

const LIFE = 6

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
