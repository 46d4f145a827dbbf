// The words of Lanterns that its rules texts are made with.

import type { KindTerm, Terms } from '../../src/engine/text/terms.ts'

const kind = (en: string, many: string, ja: string, counter: string, unit: boolean): KindTerm => ({
  en,
  many,
  ja,
  counter,
  unit,
  card: { en, many, ja },
})

export const terms: Terms = {
  kinds: {
    lantern: kind('lantern', 'lanterns', '灯籠', '基', true),
    wish: kind('wish', 'wishes', '願い', '枚', false),
  },
  stats: { power: { en: 'light', ja: '明るさ' } },
  zones: {
    deck: { en: 'deck', ja: '山札' },
    hand: { en: 'hand', ja: '手札' },
    field: { en: 'row', ja: '列' },
    out: { en: 'dark', ja: '闇' },
  },
  life: { en: 'life', ja: 'ライフ' },
  unit: 'lantern',
  grave: 'out',
  phrases: {
    destroy: { en: 'douse {x}', ja: { body: '', verb: { end: '消す', link: '消し', te: '消して' } } },
  },
}
