// What the screen of the swap between games says.

import { computed } from '@preact/signals'
import { settings } from '../settings.ts'

const en = {
  deck: (n: number) => `Deck (${n})`,
  side: (n: number) => `Side deck (${n})`,
  comesIn: (name: string) => `Now tap the card of the side deck that comes in for ${name}.`,
  goesOut: (name: string) => `Now tap the card of the deck that goes out for ${name}.`,
  stays: (name: string, why: string) => `${name} has to stay: ${why}`,
  /** of a card of the side deck */
  staysOut: (name: string, why: string) => `${name} cannot come in: ${why}`,
  order: 'One swap would lean on another that is taken back. Take that one back first.',
  noSide: 'There is no side deck: the deck stays as it is.',
  swaps: 'Swaps',
  none: 'Nothing is swapped.',
  takeBack: (pair: string) => `Take back: ${pair}`,
  all: 'Take all back',
  registered: 'Deck as registered',
  keep: 'Keep this deck',
  ready: (n: number) => `Ready: ${n} swapped`,
  came: (n: number) => `${n} came in`,
  secret: (name: string) => `${name} does not learn what you swap.`,
}

const ja: typeof en = {
  deck: (n) => `デッキ（${n}枚）`,
  side: (n) => `サイドデッキ（${n}枚）`,
  comesIn: (name) => `${name}の代わりに入れるカードを、サイドデッキから選んでください。`,
  goesOut: (name) => `${name}の代わりに抜くカードを、デッキから選んでください。`,
  stays: (name, why) => `${name}は抜けません。${why}`,
  staysOut: (name, why) => `${name}は入れられません。${why}`,
  order: '他の入れ替えが前提になっています。先にそちらを戻してください。',
  noSide: 'サイドデッキがないので、デッキはそのままです。',
  swaps: '入れ替え',
  none: '入れ替えはありません。',
  takeBack: (pair) => `元に戻す：${pair}`,
  all: 'すべて戻す',
  registered: '登録時のデッキ',
  keep: 'このまま進む',
  ready: (n) => `${n}枚替えて進む`,
  came: (n) => `${n}枚入れた`,
  secret: (name) => `何を替えたかは${name}に知らされません。`,
}

export const swapWords = computed(() => (settings.value.app === 'ja' ? ja : en))
