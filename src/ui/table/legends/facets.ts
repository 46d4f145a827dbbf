// What the cards of Legends are told apart and put in order by.

import type { Texts } from '../../../engine/card.ts'
import { terms } from '../../../games/legends/terms.ts'
import { kindNames, labels } from '../../../games/legends/words.ts'
import type { CardFacets } from '../../card/facets.ts'

const none: Texts = { en: '', ja: '' }
const { ritualLegend: _, ...kinds } = kindNames
const COST = labels.cost ?? none
const LEVEL = labels.level ?? none
const POWER = labels.power ?? none

export const cardFacets: CardFacets = {
  facets: [
    {
      id: 'kind',
      label: { en: 'Kind', ja: '種類' },
      // why: a ritual is called one, whether it has power or not
      of: ({ kind }) => (kind === 'ritualLegend' ? 'ritual' : kind),
      names: kinds,
      ink: (kind) => (kind === 'legend' ? 'one' : kind),
    },
    { id: 'level', label: LEVEL, of: ({ level }) => level },
    { id: 'cost', label: COST, of: ({ cost }) => cost },
    { id: 'power', label: POWER, of: ({ power }) => power },
    {
      id: 'keyword',
      label: { en: 'Keywords', ja: 'キーワード' },
      of: ({ keywords }) => Object.keys(keywords ?? {}),
      names: terms.keywords ?? {},
    },
  ],
  sortings: [
    { id: 'cost', label: COST, of: ({ cost }) => cost },
    { id: 'level', label: LEVEL, of: ({ level }) => level },
    { id: 'power', label: POWER, of: ({ power }) => power },
  ],
  explains: true,
}
