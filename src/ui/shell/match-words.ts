// What is said where somebody chooses what to play.

import { computed } from '@preact/signals'
import { settings } from '../settings.ts'

const en = {
  newMatch: 'A new match',
  game: 'Game',
  opponent: 'Opponent',
  phoneLine: 'plays the other side',
  friendLine: 'on this phone, in turns',
  myDeck: 'My deck',
  theirDeck: 'Their deck',
  firstDeck: 'First deck',
  secondDeck: 'Second deck',
  length: 'Length',
  single: 'One game',
  bestOf3: 'Best of three',
  begin: 'Begin',
  cardsInDeck: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
}

const ja: typeof en = {
  newMatch: '新しい対戦',
  game: 'ゲーム',
  opponent: '相手',
  phoneLine: 'が相手をします',
  friendLine: '一台を交代で使います',
  myDeck: '自分のデッキ',
  theirDeck: '相手のデッキ',
  firstDeck: '一人目のデッキ',
  secondDeck: '二人目のデッキ',
  length: '長さ',
  single: '一本勝負',
  bestOf3: '三本勝負',
  begin: '始める',
  cardsInDeck: (n) => `${n}枚`,
}

export const matchWords = computed(() => (settings.value.app === 'ja' ? ja : en))
