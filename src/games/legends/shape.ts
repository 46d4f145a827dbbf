// What Legends asks of a card set (LG-R1, LG-R2, LG-R34, LG-10.8).

import type { CardText } from '../../engine/card.ts'
import { type Complaint, complaints } from '../../engine/schema/complaints.ts'
import { readSet, type SetShape } from '../../engine/schema.ts'
import { DRAFT_COPIES } from './pool.ts'

type KindShape = SetShape['kinds'][string]

const spell: KindShape = { needs: ['cost', 'copies'], never: ['level', 'power', 'keywords'] }

const copiesOf = (card: CardText): number => (typeof card.copies === 'number' ? card.copies : 0)

function faults(card: CardText): [string, Complaint][] {
  const out: [string, Complaint][] = []
  const outside = (field: 'cost' | 'level' | 'copies', least: number, most: number) => {
    const value = card[field]
    if (typeof value === 'number' && (value < least || value > most)) out.push([field, complaints.range])
  }
  outside('cost', 1, 3)
  outside('level', 1, 5)
  outside('copies', 1, 99)
  if (card.copies === 'any') out.push(['copies', complaints.range])
  return out
}

export const shape: SetShape = {
  game: 'legends',
  kinds: {
    legend: { needs: ['cost', 'copies', 'level', 'power'], never: [] },
    token: { needs: ['level', 'power'], never: ['cost', 'copies'] },
    normal: spell,
    continuous: spell,
    equip: spell,
    counter: spell,
    ritual: spell,
    ritualLegend: { needs: ['cost', 'copies', 'level', 'power'], never: [] },
  },
  groups: ['legendCard'],
  sizes: [],
  rarities: ['common'],
  number: /^[A-Z]{2,4}\d*-\d{3}$/,
  secretZones: ['hand', 'mainDeck', 'stock', 'side'],
  faults,
  wholeFaults(cards) {
    const first = cards.filter((card) => card.cost === 1).reduce((sum, card) => sum + copiesOf(card), 0)
    return first < DRAFT_COPIES ? [['cards', complaints.pool]] : []
  },
}

export const readLegendsSet = (json: unknown): ReturnType<typeof readSet> => readSet(json, shape)
