// What the rules pages say around the rules.

import { computed } from '@preact/signals'
import { settings } from '../settings.ts'

const en = {
  rules: 'Rules',
  rulesOf: (game: string) => `Rules of ${game}`,
  whyNot: 'Why not?',
  contents: 'Contents',
  terms: 'Words on the cards',
  termsOf: (card: string) => `Words on ${card}`,
}

const ja: typeof en = {
  rules: 'ルール',
  rulesOf: (game) => `${game}のルール`,
  whyNot: 'なぜ？',
  contents: '目次',
  terms: 'カードの用語',
  termsOf: (card) => `「${card}」の用語`,
}

export const rulesWords = computed(() => (settings.value.app === 'ja' ? ja : en))
