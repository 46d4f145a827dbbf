import type { Texts } from '../../../engine/card.ts'

export const prompts: Record<string, Texts> = {
  'choose.draft': { en: 'Draft: take one of the six cards.', ja: 'ドラフト：6枚のうち1枚を選んでください。' },
  'choose.recruit': {
    en: 'Recruit: take one card of the market.',
    ja: 'リクルート：市場のカードを1枚選んでください。',
  },
  'choose.extraRecruit': {
    en: 'Recruit once more, or go on without.',
    ja: 'もう1回リクルートできます。カードを選ぶか、行わずに進んでください。',
  },
  'choose.loserFirst': {
    en: 'You lost the round. Who goes first in the next?',
    ja: 'ラウンドに負けたあなたが、次のラウンドの先攻を決めます。',
  },
  'window.main': {
    en: 'Play cards, attack, or end your turn.',
    ja: 'カードのプレイや攻撃ができます。終えたらターンを終了してください。',
  },
  'window.response': {
    en: '{card} is being played. Play a counter, or pass.',
    ja: '{card}がプレイされています。カウンターをプレイするか、パスしてください。',
  },
  'window.action': { en: 'Play a counter, or pass.', ja: 'カウンターをプレイするか、パスしてください。' },
  'window.attack': {
    en: '{attacker} attacks {target}. Play a counter, or pass.',
    ja: '{attacker}が{target}を攻撃しています。カウンターをプレイするか、パスしてください。',
  },
  'window.recruited': {
    en: 'A Recruit is complete. Play a counter, or pass.',
    ja: '相手がリクルートを終えました。カウンターをプレイするか、パスしてください。',
  },
  'window.turnEnding': {
    en: 'The turn is ending. Play a counter, or pass.',
    ja: '相手のターンが終わります。カウンターをプレイするか、パスしてください。',
  },
  'choose.tribute': {
    en: 'Choose a legend as tribute.',
    ja: '生け贄にするレジェンドを選んでください。',
  },
  'choose.cost': { en: 'Choose legends to discard.', ja: '捨て札にするレジェンドを選んでください。' },
  'choose.target': { en: 'Choose a card.', ja: 'カードを選んでください。' },
  'choose.attackTarget': { en: 'Choose what to attack.', ja: '攻撃する相手を選んでください。' },
  'choose.card': { en: 'Choose {n}.', ja: '{n}枚選んでください。' },
  'choose.discard': { en: 'Choose a card of your hand to discard.', ja: '捨てる手札を選んでください。' },
  'next.trigger': { en: 'Choose for {card}.', ja: '{card}の能力の対象を選んでください。' },
  may: { en: 'Use {card}?', ja: '{card}の能力を使いますか？' },
  mode: { en: 'Choose a mode.', ja: 'モードを1つ選んでください。' },
  waiting: { en: 'Waiting for {who}.', ja: '{who}の選択を待っています。' },
}
