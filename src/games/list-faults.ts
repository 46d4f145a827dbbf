// What every game says of a list of cards, whatever it is a list of: `{card}` is the card's name.

import type { Texts } from '../engine/card.ts'

export const listFaults: Record<string, Texts> = {
  'deck.unknown': {
    en: 'The card {card} is in no set that is installed.',
    ja: '{card}は、入っているどのセットにもありません。',
  },
  'deck.count': {
    en: 'The number of {card} must be a whole number from 1 on.',
    ja: '{card}の枚数は1以上の整数にしてください。',
  },
}
