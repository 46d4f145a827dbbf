// What cards, creatures and life are worth to an AI, in points of Land Life. Measured by series (npm run simulate).

import type { CardDef } from '../../engine/rules.ts'
import { STRENGTH } from './tables.ts'

export const POINTS = {
  /** a creature as such: it guards the Land and opens the way */
  body: 2.2,
  strength: 0.9,
  /** abilities: activated, triggered, cards stacked for one that needs them */
  act: 0.8,
  trigger: 0.8,
  stacked: 1.1,
  /** a creature that no battle destroys */
  lasting: 3,
  /** for each Strength of one that attacks past guards, or attacks again */
  direct: 0.6,
  secondAttack: 0.5,
  /** a creature that cannot attack lacks this much */
  tied: 1,
  continuous: 1.8,
  ruins: 0.05,
  ruinsMost: 8,
  /** cards known on top of the deck, so that the best is put there first */
  nextCard: 0.1,
  cardAfter: 0.05,
  /** below so many cards a deck runs out */
  deckLow: 7,
  deckOut: 1.5,
  /** how sure the attacks of this turn, of the next and of the one after are */
  sure: [0.95, 0.6, 0.3],
  /** Strengths that hands of 0, 1, 2 and more cards may bring to the next attack: creatures attack at once (LF-4.11) */
  fresh: [[], [4], [5, 3]],
  /** lives are worth more as they run out */
  lowLife: 60,
  lost: 150,
  /** each point of damage beyond the last life */
  over: 2,
  /** a hand is worth its cards while life exceeds the Strength it faces by this much; else less, down to this part */
  leisure: 10,
  haste: 0.3,
} as const

/** Cards in the hand, by kind. */
const BY_KIND: Readonly<Record<string, number>> = {
  creature: 1.4,
  mutatedCreature: 2.3,
  boost: 1.9,
  boostInterrupt: 2.8,
  boostContinuous: 1.5,
  attachment: 1.6,
}
/**
 * A creature costs the same later and attacks as soon as it is played (LF-4.11), so one that finds nothing to attack is
 * worth nearly as much in the hand, where nothing attacks it.
 */
const PER_STRENGTH = 1
const REMOVES = 0.8
/** a card that is not known, as the mean of a deck */
const UNKNOWN = 3.8

const known = new WeakMap<CardDef, number>()

export function cardWorth(def: CardDef): number {
  if (def.index === 0) return UNKNOWN
  let points = known.get(def)
  if (points === undefined) {
    const removes = def.text.abilities.some((ability) =>
      (ability.do ?? []).some((effect) => 'destroy' in effect || 'negate' in effect),
    )
    points = (BY_KIND[def.text.kind] ?? 1) + (removes ? REMOVES : 0)
    if (def.text.kind === 'creature') points += PER_STRENGTH * (def.stats[STRENGTH] ?? 0)
    known.set(def, points)
  }
  return points
}

export const creatureWorth = (strength: number): number => POINTS.body + POINTS.strength * strength

export const lifeWorth = (life: number): number =>
  life <= 0 ? POINTS.over * life - POINTS.lost : life - POINTS.lowLife / (life + 3)
