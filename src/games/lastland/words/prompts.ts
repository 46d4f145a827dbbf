import type { Texts } from '../../../engine/card.ts'

export const prompts: Record<string, Texts> = {
  'window.main': {
    en: 'Main Phase: declare cards and effects, set Traps, or end your turn.',
    ja: 'メインフェイズ：カードや効果の宣言、トラップの設置ができます。終えるなら「次へ」。',
  },
  'window.main.other': {
    en: 'The other’s Main Phase: respond or pass.',
    ja: '相手のメインフェイズ：対応するか、パスしてください。',
  },
  'window.battleOpen': {
    en: 'Battle Phase: declare a Quick Spell, a Trap or an effect, or pass.',
    ja: 'バトルフェイズ：クイックスペル・トラップ・効果を宣言するか、パスしてください。',
  },
  'window.attackChain': {
    en: '{attacker} attacks. Guard, respond or pass.',
    ja: '{attacker}が攻撃しています。防御や対応をしますか？',
  },
  'window.inBattle': {
    en: 'During battle: declare a Quick Spell, a Trap or an effect, or pass.',
    ja: 'バトル中：クイックスペル・トラップ・効果を宣言するか、パスしてください。',
  },
  'window.response': {
    en: 'Respond to {card}, or pass.',
    ja: '{card}に対応しますか？',
  },
  'choose.attack': {
    en: 'Attack with {card}, or hold back.',
    ja: '{card}で攻撃しますか？',
  },
  'choose.entry': {
    en: 'Choose a field, then cards to lay.',
    ja: 'フィールドと、下に置く手札を選んでください。',
  },
  'choose.base': {
    en: 'Choose a base, then cards to lay.',
    ja: '元になるキャラクターと、下に置く手札を選んでください。',
  },
  'choose.materials': {
    en: 'Choose the materials, then a field.',
    ja: '素材にするキャラクターと、フィールドを選んでください。',
  },
  'choose.payment': {
    en: 'Pay from your hand.',
    ja: 'コストにする手札を選んでください。',
  },
  'choose.place': { en: 'Choose the field to move to.', ja: '移動先のフィールドを選んでください。' },
  'choose.trapPlace': { en: 'Choose the field to set it on.', ja: '設置するフィールドを選んでください。' },
  'choose.target': { en: 'Designate a target.', ja: '対象を指定してください。' },
  'choose.card': { en: 'Choose {n}.', ja: '{n}枚選んでください。' },
  'choose.discard': { en: 'Choose a card to discard.', ja: '破棄する手札を選んでください。' },
  'choose.stacked': {
    en: 'Choose the Power Card to discard.',
    ja: '破棄するパワーカードを選んでください。',
  },
  'choose.damage': {
    en: '{card} takes {n} damage: choose the Power Cards to discard.',
    ja: '{card}に{n}ダメージ。破棄するパワーカードを{n}枚選んでください。',
  },
  'choose.trashLife': {
    en: 'Trash Life {n}: pay with Power Cards of {card}? If not, it is discarded.',
    ja: 'トラッシュライフ{n}：{card}のパワーカードを{n}枚破棄しますか？ しなければ{card}を破棄します。',
  },
  'choose.trashHand': {
    en: 'Trash Hand {n}: pay from your hand for {card}? If not, it is discarded.',
    ja: 'トラッシュハンド{n}：手札を{n}枚破棄しますか？ しなければ{card}を破棄します。',
  },
  'choose.handLimit': {
    en: 'The hand limit is 7. Cards to discard: {n}.',
    ja: '手札の上限は7枚です。破棄するカードを{n}枚選んでください。',
  },
  may: { en: 'Use {card}?', ja: '{card}の効果を使いますか？' },
  'next.trigger': {
    en: 'Several effects wait. Which is next?',
    ja: '複数の効果が待っています。次に処理する効果を選んでください。',
  },
  mode: { en: 'Choose one.', ja: '1つ選んでください。' },
  waiting: { en: 'Waiting for {who}.', ja: '{who}の選択を待っています。' },
}
