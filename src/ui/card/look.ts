// What a card looks like, whatever game it belongs to and whatever language it is read in.

import type { CardText } from '../../engine/card.ts'
import type { NumberModel } from '../table/shape.ts'

export interface Look {
  /** definition; 0 = face not known here */
  def: number
  number: string
  name: string
  kind: string
  typeLine: string
  card: CardText | null
  /** what gives the card its colours and its symbol; a word of its game */
  ink: string
  /** letter of the badge, as printed */
  badge: string
  /** the badge in words, for those who hear the card */
  badgeName: string
  /** the one number that decides; null: the game has several, or none */
  strength: number | null
  /** the printed numbers */
  numbers: NumberModel[]
  rarity: string
  icons: readonly string[]
  seed: number
}

export const HIDDEN: Look = {
  def: 0,
  number: '',
  name: '',
  kind: '',
  typeLine: '',
  card: null,
  ink: 'none',
  badge: '',
  badgeName: '',
  strength: null,
  numbers: [],
  rarity: '',
  icons: [],
  seed: 0,
}
