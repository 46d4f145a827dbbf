// What is said of decks where somebody chooses one for a match.

import { computed } from '@preact/signals'
import { settings } from '../settings.ts'

const en = {
  unnamed: 'Without a name',
  more: (n: number) => `Show ${n} more`,
  pool: 'Pool',
  startNot: (name: string) => `"${name}" cannot be played yet:`,
  change: 'Change the deck',
  wholePool: 'All the cards',
  proposedPool: 'The proposed pool',
  wholePoolLine: 'the pool that comes with the game',
  rule: (id: string) => `Rule ${id}`,
}

const ja: typeof en = {
  unnamed: '名前なし',
  more: (n) => `あと${n}個を表示`,
  pool: 'プール',
  startNot: (name) => `「${name}」はまだ使えません：`,
  change: 'デッキを直す',
  wholePool: 'すべてのカード',
  proposedPool: '提案されたプール',
  wholePoolLine: 'ゲームに付いているプール',
  rule: (id) => `ルール ${id}`,
}

export const choiceWords = computed(() => (settings.value.app === 'ja' ? ja : en))
