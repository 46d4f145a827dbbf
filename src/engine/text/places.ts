// How the words of places, decks as life and stacked cards read.

import * as en from './english.ts'
import * as ja from './japanese.ts'
import { term } from './terms.ts'
import type { WordText } from './words.ts'

type Word = 'mill' | 'damage' | 'move' | 'turn'

export const places: { [W in Word]: WordText<W> } = {
  mill: {
    word: 'mill',
    en: (e, s) => {
      const top = e.mill === 1 ? 'the top card' : `the top ${e.mill} cards`
      const whose = (e.who ?? 'you') === 'you' ? 'your' : 'their'
      const to = `${whose} ${term(s.terms.zones, 'deck', 'en')}`
      return en.does(`${en.verb('discard', e.who)} ${top} of ${to}`, en.who(e.who))
    },
    ja: (e, s) =>
      ja.clause(`${ja.who(e.who)}${term(s.terms.zones, 'deck', 'ja')}の上から${e.mill}枚を破棄`, ja.suru),
  },
  damage: {
    word: 'damage',
    en: (e, s) =>
      en.does(`${en.isMany(e.damage, s) ? 'take' : 'takes'} ${e.n} damage`, en.subject(e.damage, s)),
    ja: (e, s) =>
      ja.clause(`${ja.named(e.damage, s)}に${e.n}ダメージを`, { end: '与える', link: '与え', te: '与えて' }),
  },
  move: {
    word: 'move',
    en: (e, s) => en.does(`move ${en.named(e.move, s)} there`),
    ja: (e, s) =>
      ja.clause(`${ja.named(e.move, s)}をそこへ移動`, { end: 'させる', link: 'させ', te: 'させて' }),
  },
  turn: {
    word: 'turn',
    en: (e, s) => en.does(`${en.isMany(e.turn, s) ? 'become' : 'becomes'} ${e.to}`, en.subject(e.turn, s)),
    ja: (e, s) =>
      ja.clause(`${ja.named(e.turn, s)}を${e.to === 'ready' ? '未行動状態' : '横向き'}に`, ja.suru),
  },
}
