import type { Texts } from '../../../engine/card.ts'

export const prompts: Record<string, Texts> = {
  'window.drawPhase': {
    en: 'Draw Phase: play an Interrupt or pass.',
    ja: 'ドローフェイズ：インタラプトをプレイするか、パスしてください。',
  },
  'window.boostPhase': {
    en: 'Boost Phase: play cards, use abilities, or go on to battle.',
    ja: 'ブーストフェイズ：カードのプレイや能力の使用ができます。終えたらバトルへ進んでください。',
  },
  'window.battlePhase': {
    en: 'Battle Phase: attack with your creatures, or end the battle.',
    ja: 'バトルフェイズ：クリーチャーで攻撃するか、バトルを終えてください。',
  },
  'window.endPhase': {
    en: 'End Phase: play an Interrupt or pass.',
    ja: 'エンドフェイズ：インタラプトをプレイするか、パスしてください。',
  },
  'window.attack': {
    en: '{attacker} attacks {target}. Play an Interrupt or pass.',
    ja: '{attacker}が{target}を攻撃しています。インタラプトをプレイするか、パスしてください。',
  },
  'window.response': {
    en: 'Respond to {card}, or pass.',
    ja: '{card}に対応するか、パスしてください。',
  },
  'choose.firstPlayer': {
    en: 'Your roll was higher. Who goes first?',
    ja: 'あなたの目が大きいので、どちらが先攻か選んでください。',
  },
  'choose.loserFirst': {
    en: 'You lost the last game. Who goes first?',
    ja: '前のゲームに負けたあなたが先攻を決めます。',
  },
  'choose.order': {
    en: 'Put the cards back on your deck: the first you name will be on top.',
    ja: 'カードをデッキの上に戻します。最初に選んだカードが一番上になります。',
  },
  'choose.search': {
    en: 'Choose a card from your deck, or find nothing.',
    ja: 'デッキからカードを選んでください。選ばないこともできます。',
  },
  'choose.card': { en: 'Choose {n}.', ja: '{n}枚選んでください。' },
  'choose.target': { en: 'Choose a target.', ja: '対象を選んでください。' },
  'choose.cost': { en: 'Choose how to pay.', ja: '支払い方法を選んでください。' },
  'choose.discard': { en: 'Choose a card to discard.', ja: '捨てる手札を選んでください。' },
  'choose.sacrifice': {
    en: 'Choose a creature to sacrifice.',
    ja: '生け贄にするクリーチャーを選んでください。',
  },
  'choose.return': {
    en: 'Choose a creature to return to the hand.',
    ja: '手札に戻すクリーチャーを選んでください。',
  },
  'choose.stacked': {
    en: 'Choose stacked cards to send to the Ruins.',
    ja: 'ルインズに送る重ねたカードを選んでください。',
  },
  'choose.swap': {
    en: 'Swap cards between deck and side deck, one for one, or keep the deck.',
    ja: 'デッキとサイドデッキのカードを1枚ずつ入れ替えるか、そのまま次のゲームへ進んでください。',
  },
  'choose.swapAway': {
    en: 'is swapping cards with the side deck; which, nobody else sees.',
    ja: 'サイドデッキと入れ替えています（内容は非公開です）。',
  },
  may: { en: 'Use {card}?', ja: '{card}の能力を使いますか？' },
  'next.trigger': {
    en: 'Several abilities wait. Which is next?',
    ja: '複数の能力が待っています。次に処理する能力を選んでください。',
  },
  mode: { en: 'Choose a mode.', ja: 'モードを1つ選んでください。' },
  waiting: { en: 'Waiting for {who}.', ja: '{who}の選択を待っています。' },
}
