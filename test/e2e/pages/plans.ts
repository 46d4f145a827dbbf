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
