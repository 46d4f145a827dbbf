// What a card's face shows, as data (LF-13.1 to 13.20).

import type { CardText, Texts } from '../../engine/card.ts'
import { term } from '../../engine/text/terms.ts'
import { terms } from './terms.ts'
import { rarities } from './words.ts'

export type Badge = 'S' | 'M' | 'L' | 'B' | 'A' | 'X'
export type Mark = 'fullPicture' | 'freeScheme' | 'redText' | 'redSetCode' | 'imageFilter'

export interface Face {
  name: Texts
  /** number and kind; creatures show their type instead of the kind (LF-13.3) */
  typeLine: Texts
  badge: Badge
  /** says which of its two meanings the badge L has */
  badgeName: Texts
  gem: { colour: 'green' | 'red' | 'purple'; chrome: boolean; name: Texts }
  marks: Mark[]
}

const badges: Record<string, [Badge, Texts]> = {
  small: ['S', { en: 'Small', ja: 'スモール' }],
  medium: ['M', { en: 'Medium', ja: 'ミディアム' }],
  large: ['L', { en: 'Large', ja: 'ラージ' }],
  land: ['L', { en: 'Land', ja: 'ランド' }],
  boost: ['B', { en: 'Boost', ja: 'ブースト' }],
  boostInterrupt: ['B', { en: 'Boost - Interrupt', ja: 'ブースト・インタラプト' }],
  boostContinuous: ['B', { en: 'Boost - Continuous', ja: 'ブースト・コンティニュアス' }],
  attachment: ['A', { en: 'Attachment', ja: 'アタッチメント' }],
  mutatedCreature: ['X', { en: 'Mutated', ja: '変異' }],
}

/** From the lowest to the highest, for sorting (LF-R91). */
export const RARITIES: readonly string[] = ['common', 'rare', 'fullArt', 'chromaticRare', 'redRare']

export const rarityRank = (card: CardText): number => RARITIES.indexOf(card.rarity)

const marksOf: Record<string, Mark[]> = {
  fullArt: ['fullPicture'],
  chromaticRare: ['freeScheme'],
  redRare: ['redText', 'redSetCode', 'imageFilter'],
}

function typeOf(card: CardText, language: 'en' | 'ja'): string {
  if (card.mainType === undefined) return badges[card.kind]?.[1][language] ?? card.kind
  const main = term(terms.mainTypes, card.mainType, language)
  const type = card.subType ? `${main} - ${term(terms.subTypes, card.subType, language)}` : main
  return card.size === undefined ? `${badges.mutatedCreature?.[1][language]} ${type}` : type
}

/** "Gloom - Shade" as main type and subtype (LF-4.4). */
export function readType(text: string): { main: string; sub: string | null } {
  const [main = '', sub] = text.split(' - ')
  return { main: main.toLowerCase(), sub: sub?.toLowerCase() ?? null }
}

export function face(card: CardText): Face {
  const [badge, badgeName] = badges[card.size ?? card.kind] ?? ['X', { en: card.kind, ja: card.kind }]
  const colour = card.rarity === 'common' ? 'green' : card.rarity === 'fullArt' ? 'purple' : 'red'
  return {
    name: card.name,
    typeLine: {
      en: `${card.number} ${typeOf(card, 'en')}`,
      ja: `${card.number} ${typeOf(card, 'ja')}`,
    },
    badge,
    badgeName,
    gem: {
      colour,
      chrome: card.rarity === 'chromaticRare',
      name: rarities[card.rarity] ?? { en: card.rarity, ja: card.rarity },
    },
    marks: marksOf[card.rarity] ?? [],
  }
}
