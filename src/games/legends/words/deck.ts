import type { Texts } from '../../../engine/card.ts'
import { listFaults } from '../../list-faults.ts'

/** What is wrong with a pool: `{n}` is there, `{max}` is right, `{card}` the card's name. */
export const deckFaults: Record<string, Texts> = {
  'pool.draft': {
    en: 'Cards of cost 1 in the pool: {n}. A draft needs at least {max}.',
    ja: 'プールのコスト1のカードは{n}枚です。ドラフトには{max}枚以上必要です。',
  },
  'pool.token': {
    en: '{card} is a token: tokens are not part of the pool, so take it out.',
    ja: '{card}はトークンです。プールには入らないので外してください。',
  },
  'pool.twice': {
    en: '{card} is named twice: put all its copies into one line.',
    ja: '{card}が2回書かれています。1行にまとめてください。',
  },
  'pool.copies': {
    en: 'The pool has {n} copies of {card}: at most {max} may be in it.',
    ja: '{card}が{n}枚あります。1種類につき{max}枚までです。',
  },
  'pool.size': {
    en: 'Cards in the pool: {n}. At most {max} may be in it.',
    ja: 'プールは{n}枚です。{max}枚までにしてください。',
  },
  ...listFaults,
}

/** The rule behind each, where there is one (docs/rules). */
export const faultRules: Record<string, string> = {
  'pool.draft': 'LG-R2',
  'pool.token': 'LG-2.1',
  'pool.copies': 'LG-R1',
  'pool.size': 'LG-R1',
}
