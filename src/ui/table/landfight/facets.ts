// What Landfight's cards are told apart and put in order by.

import type { CardText } from '../../../engine/card.ts'
import { RARITIES } from '../../../games/landfight/face.ts'
import { terms } from '../../../games/landfight/terms.ts'
import { labels, rarities } from '../../../games/landfight/words.ts'
import type { CardFacets } from '../../card/facets.ts'
import { ELEMENTS } from './inks.ts'
import { KIND_INKS } from './look.ts'

const SIZES = ['small', 'medium', 'large']

const sizeOf = ({ size }: CardText): number | undefined => {
  const at = SIZES.indexOf(size ?? '')
  return at < 0 ? undefined : at
}

const { type, size, strength, rarity } = labels as Record<string, { en: string; ja: string }>
const { mainTypes = {}, subTypes = {}, sizes = {}, kinds } = terms
const none = { en: '', ja: '' }

export const cardFacets: CardFacets = {
  facets: [
    {
      id: 'type',
      label: type ?? none,
      of: ({ mainType }) => mainType,
      names: Object.fromEntries(ELEMENTS.map((element) => [element, mainTypes[element] ?? none])),
      ink: (element) => element,
    },
    {
      id: 'kind',
      label: { en: 'Kind', ja: '種類' },
      of: ({ kind }) => kind,
      names: Object.fromEntries(
        Object.entries(kinds).map(([kind, { en, ja }]) => [
          kind,
          { en: en.charAt(0).toUpperCase() + en.slice(1), ja },
        ]),
      ),
      ink: (kind) => KIND_INKS[kind] ?? '',
    },
    { id: 'size', label: size ?? none, of: (card) => card.size, names: sizes },
    { id: 'strength', label: strength ?? none, of: (card) => card.strength },
    {
      id: 'subType',
      label: { en: 'Subtype', ja: 'サブタイプ' },
      of: ({ subType }) => subType,
      names: subTypes,
    },
    {
      id: 'rarity',
      label: rarity ?? none,
      of: (card) => card.rarity,
      names: Object.fromEntries(RARITIES.map((one) => [one, rarities[one] ?? none])),
    },
  ],
  sortings: [
    { id: 'size', label: size ?? none, of: sizeOf },
    { id: 'strength', label: strength ?? none, of: (card) => card.strength },
  ],
}
