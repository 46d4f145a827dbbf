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
  'deck.land': {
    en: 'Lands in the deck: {n}. It must have exactly {max}.',
    ja: 'ランドは{n}枚です。ちょうど{max}枚にしてください。',
  },
  'deck.large': {
    en: 'The deck has {n} Large creatures: at most {max} are allowed.',
    ja: 'ラージクリーチャーは{n}枚です。{max}枚までにしてください。',
  },
  'deck.copies': {
    en: 'The deck has {n} copies of {card}: at most {max} are allowed.',
    ja: '{card}は{n}枚です。{max}枚までにしてください。',
  },
  'deck.side': {
    en: 'The side deck has {n} cards: at most {max} are allowed.',
    ja: 'サイドデッキは{n}枚です。{max}枚までにしてください。',
  },
  ...listFaults,
}

/** The rule behind each, where there is one (docs/rules). */
export const faultRules: Record<string, string> = {
  'deck.size': 'LF-1.1',
  'deck.missing': 'LF-1.1',
  'deck.land': 'LF-1.2',
  'deck.large': 'LF-1.3',
  'deck.copies': 'LF-1.4',
  'deck.side': 'LF-10.3',
}
