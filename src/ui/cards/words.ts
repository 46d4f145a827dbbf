// What is said around cards that are looked through.

import { computed } from '@preact/signals'
import { settings } from '../settings.ts'

const en = {
  cards: 'Cards',
  search: 'Search for cards',
  searchIn: 'Name, number or text',
  clear: 'Clear the search',
  filters: 'Filters and order',
  order: 'Order',
  byNumber: 'Number',
  byName: 'Name',
  found: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
  none: 'No card fits.',
  kana: 'Names in kanji have no readings here. Try kanji, the English name, the number, or words of the text.',
  meant: 'Did you mean:',
  without: (what: string) => `Take out the filter ${what}`,
  clearAll: 'Clear all',
  asList: 'As a list',
  asCards: 'As cards',
  before: 'Card before',
  after: 'Card after',
  place: (n: number, all: number) => `${n} of ${all}`,
  other: { en: 'English', ja: '日本語' },
  otherSays: { en: 'Read the card in English', ja: 'Read the card in Japanese' },
  explained: 'What its words mean',
  inRules: (what: string) => `${what}: in the rules`,
  asked: 'Often asked',
}

const ja: typeof en = {
  cards: 'カード',
  search: 'カードを探す',
  searchIn: '名前・番号・テキスト',
  clear: '検索を消す',
  filters: '絞り込みと並べ方',
  order: '並べ方',
  byNumber: '番号',
  byName: '名前',
  found: (n) => `${n}枚`,
  none: '当てはまるカードがありません。',
  kana: '漢字の読みでは探せません。漢字、英語の名前、番号、テキストの言葉で探してください。',
  meant: 'もしかして：',
  without: (what) => `絞り込み「${what}」を外す`,
  clearAll: 'すべて外す',
  asList: '一覧で見る',
  asCards: 'カードで見る',
  before: '前のカード',
  after: '次のカード',
  place: (n, all) => `${all}枚中${n}枚目`,
  other: { en: 'English', ja: '日本語' },
  otherSays: { en: 'カードを英語で読む', ja: 'カードを日本語で読む' },
  explained: 'カードの言葉の意味',
  inRules: (what) => `${what}：ルールを読む`,
  asked: 'よくある質問',
}

export const cardsWords = computed(() => (settings.value.app === 'ja' ? ja : en))
