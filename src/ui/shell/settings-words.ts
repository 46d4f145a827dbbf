// What the settings page says.

import { computed } from '@preact/signals'
import { settings } from '../settings.ts'

const en = {
  appLanguage: 'Language of the app',
  cardLanguage: 'Language of the cards',
  english: 'English',
  japanese: '日本語',
  theme: 'Light',
  system: 'As the phone',
  day: 'Day',
  night: 'Night',
  hand: 'Hand',
  rightHanded: 'Right',
  leftHanded: 'Left',
  motion: 'Motion',
  motionFull: 'Full',
  motionQuick: 'Quick',
  motionNone: 'Still',
  roomServer: 'Server for rooms of two phones',
  roomServerLine: 'Empty: the one this app comes from. Else its address, with https://',
  roomServerBad: 'That is no address. It begins with https:// or http://',
}

const ja: typeof en = {
  appLanguage: 'アプリの言語',
  cardLanguage: 'カードの言語',
  english: 'English',
  japanese: '日本語',
  theme: '明るさ',
  system: '端末に合わせる',
  day: '昼',
  night: '夜',
  hand: '利き手',
  rightHanded: '右',
  leftHanded: '左',
  motion: '動き',
  motionFull: 'ふつう',
  motionQuick: '速い',
  motionNone: 'なし',
  roomServer: '二台で遊ぶときの部屋のサーバー',
  roomServerLine: '空欄なら、このアプリと同じサーバー。別のサーバーなら https:// から始まるアドレス',
  roomServerBad: 'アドレスではありません。https:// か http:// で始めてください',
}

export const settingsWords = computed(() => (settings.value.app === 'ja' ? ja : en))
