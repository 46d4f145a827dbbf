import type { Texts } from '../../../engine/card.ts'

/** What is wrong with a pool: `{n}` is there, `{max}` is right, `{card}` the card's name. */
export const deckFaults: Record<string, Texts> = {
  'pool.draft': {
    en: 'The pool has {n} cards of cost 1: a draft needs at least {max}.',
    ja: 'プールのコスト1のカードは{n}枚です。ドラフトには{max}枚以上必要です。',
  },
  'pool.token': {
    en: '{card} is a token: tokens are not part of the pool, so take it out.',
    ja: '{card}はトークンです。プールには入らないので外してください。',
  },
  'deck.unknown': {
    en: 'The card {card} is in no set that is installed.',
    ja: '{card}は、入っているどのセットにもありません。',
  },
  'deck.count': {
    en: 'The number of {card} must be a whole number from 1 on.',
    ja: '{card}の枚数は1以上の整数にしてください。',
  },
}
