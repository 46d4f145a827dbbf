// What Last Land's cards are told apart and put in order by.

import type { CardText, Texts } from '../../../engine/card.ts'
import { terms } from '../../../games/lastland/terms.ts'
import type { CardFacets } from '../../card/facets.ts'
import { ATTRIBUTES } from './inks.ts'
import { colours, kinds, races, stats } from './terms.ts'

const none: Texts = { en: '', ja: '' }
const MARKS: Texts = { en: 'Marks', ja: 'マーク' }
const statName = (stat: string): Texts => stats[stat]?.[1] ?? none

/** What a card costs: so many cards are shown for it. */
const marksOf = ({ marks }: CardText): number | undefined =>
  marks && Object.values(marks).reduce<number>((sum, n) => sum + (n ?? 0), 0)

export const cardFacets: CardFacets = {
  facets: [
    {
      id: 'attribute',
      label: { en: 'Attribute', ja: '属性' },
      of: ({ attribute }) => attribute,
      names: Object.fromEntries(ATTRIBUTES.map((one) => [one, colours[one] ?? none])),
      ink: (attribute) => attribute,
    },
    {
      id: 'kind',
      label: { en: 'Kind', ja: '種類' },
      of: ({ kind }) => kind,
      names: Object.fromEntries(Object.entries(kinds).map(([kind, [, name]]) => [kind, name])),
    },
    { id: 'marks', label: MARKS, of: marksOf },
    { id: 'race', label: { en: 'Race', ja: '種族' }, of: ({ race }) => race, names: races },
    {
      id: 'keyword',
      label: { en: 'Basic effects', ja: '基本効果' },
      of: ({ keywords }) => Object.keys(keywords ?? {}),
      names: terms.keywords ?? {},
    },
    { id: 'atk', label: statName('atk'), of: ({ atk }) => atk },
    { id: 'def', label: statName('def'), of: (card) => card.def },
    { id: 'spd', label: statName('spd'), of: ({ spd }) => spd },
    {
      id: 'rarity',
      label: { en: 'Rarity', ja: 'レアリティ' },
      of: ({ rarity }) => rarity,
      names: { common: { en: 'Common', ja: 'コモン' }, rare: { en: 'Rare', ja: 'レア' } },
    },
  ],
  sortings: [
    { id: 'marks', label: MARKS, of: marksOf },
    { id: 'atk', label: statName('atk'), of: ({ atk }) => atk },
    { id: 'def', label: statName('def'), of: (card) => card.def },
    { id: 'spd', label: statName('spd'), of: ({ spd }) => spd },
  ],
}
