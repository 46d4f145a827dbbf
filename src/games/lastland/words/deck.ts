import type { Texts } from '../../../engine/card.ts'
import { listFaults } from '../../list-faults.ts'

/** What is wrong with a deck list: `{n}` is there, `{max}` is right, `{card}` the card's name. */
export const deckFaults: Record<string, Texts> = {
  'deck.size': {
    en: 'Cards in the deck: {n}. It must have exactly {max}.',
    ja: 'デッキは{n}枚です。ちょうど{max}枚にしてください。',
  },
  'deck.missing': {
    en: 'There is no card in the deck: it must have exactly {max}.',
    ja: 'デッキにカードがありません。ちょうど{max}枚にしてください。',
  },
  'deck.copies': {
    en: 'The deck has {n} copies of {card}: at most {max} are allowed.',
    ja: '{card}は{n}枚です。{max}枚までにしてください。',
  },
  'deck.side': {
    en: 'Last Land has no side deck: take its {n} cards out.',
    ja: 'ラストランドにサイドデッキはありません。{n}枚を外してください。',
  },
  ...listFaults,
}

/** The rule behind each, where there is one (docs/rules). */
export const faultRules: Record<string, string> = {
  'deck.size': 'LL-1.1',
  'deck.missing': 'LL-1.1',
  'deck.copies': 'LL-1.4',
  'deck.side': 'LL-R6',
}
