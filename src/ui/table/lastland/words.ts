// What the table says in Last Land: questions, reasons, the log.

import type { Texts } from '../../../engine/card.ts'
import { fill, type Values } from '../../../engine/text/fill.ts'
import type { Tongue } from '../../settings.ts'
import type { GameWords } from '../game.ts'
import { logLines } from './log-lines.ts'

const texts = (en: string, ja: string): Texts => ({ en, ja })

const phases: Readonly<Record<string, Texts>> = {
  main: texts('Main Phase', 'メインフェイズ'),
  battleOpen: texts('Battle Phase', 'バトルフェイズ'),
  wakeUp: texts('Wake-Up Phase', 'ウェイクアップフェイズ'),
  drawPhase: texts('Draw Phase', 'ドローフェイズ'),
  endPhase: texts('End Phase', 'エンドフェイズ'),
  battlePhase: texts('Battle Phase', 'バトルフェイズ'),
}

const prompts: Readonly<Record<string, Texts>> = {
  'window.main': texts(
    'Main Phase: bring in characters, use Spells, set Traps, or end it.',
    'メインフェイズ：キャラクターの登場、スペル、トラップの設置ができます。',
  ),
  'window.battleOpen': texts(
    'Battle Turn: use a Quick Spell or a Trap before the next attack, or pass.',
    'バトルターン：次の攻撃の前にクイックやトラップを使うか、パスしてください。',
  ),
  'window.attackChain': texts(
    '{attacker} attacks. Guard, respond or pass.',
    '{attacker}の攻撃。防御や対応を宣言するか、パスしてください。',
  ),
  'window.inBattle': texts(
    'During the battle of {attacker}: respond or pass.',
    '{attacker}のバトル中。対応するか、パスしてください。',
  ),
  'window.response': texts('Respond to {card}, or pass.', '{card}に対応するか、パスしてください。'),
  'choose.attack': texts('Attack with this character, or hold back?', 'このキャラクターで攻撃しますか？'),
  'choose.handLimit': texts('Hand limit 7: discard {n}.', '手札は7枚まで。{n}枚捨ててください。'),
  'choose.entry': texts(
    'Choose a field, then the cards to lay.',
    '登場させるフィールド、次に重ねる手札を選びます。',
  ),
  'choose.base': texts(
    'Choose the character to grow from, then the cards to lay.',
    '元になるキャラクター、次に重ねる手札を選びます。',
  ),
  'choose.materials': texts(
    'Choose the materials, then the field and the Power Cards.',
    '素材、次にフィールドとパワーカードを選びます。',
  ),
  'choose.payment': texts('Choose hand cards to pay with.', 'コストに使う手札を選んでください。'),
  'choose.place': texts('Choose a field.', 'フィールドを選んでください。'),
  'choose.trapPlace': texts('Choose a field for the Trap.', 'トラップを置くフィールドを選んでください。'),
  'choose.trashLife': texts(
    'Trash Life: discard {n} Power Cards of {card}, or lose it?',
    'トラッシュライフ：{card}のパワーカードを{n}枚捨てますか？捨てないと破棄されます。',
  ),
  'choose.trashHand': texts(
    'Trash Hand: discard {n} hand cards for {card}, or lose it?',
    'トラッシュハンド：{card}のために手札を{n}枚捨てますか？捨てないと破棄されます。',
  ),
  'choose.damage': texts(
    '{card} takes {n} damage: choose its Power Cards to discard.',
    '{card}に{n}ダメージ。捨てるパワーカードを選んでください。',
  ),
  'choose.card': texts('Choose {n}.', '{n}枚選んでください。'),
  'choose.cost': texts('Choose how to pay.', '支払い方を選んでください。'),
  'choose.discard': texts('Choose a card to discard.', '捨てる手札を選んでください。'),
  'choose.target': texts('Choose a target.', '対象を選んでください。'),
  'choose.order': texts('Choose the order.', '順番を選んでください。'),
  'choose.search': texts('Choose a card from your deck.', 'デッキからカードを選んでください。'),
  may: texts('Use the effect of {card}?', '{card}の効果を使いますか？'),
  'next.trigger': texts('Several effects wait. Which is next?', '次に処理する効果を選んでください。'),
  mode: texts('Choose one.', '一つ選んでください。'),
}

const reasons: Readonly<Record<string, Texts>> = {
  'reason.blockThrough': texts(
    'Block Through: the target cannot be covered from behind.',
    'ブロックスルー：後ろから庇うことはできません。',
  ),
  'reason.cannotGuard': texts('It cannot guard from where it stands.', 'この位置からは防御できません。'),
  'reason.cannotSlide': texts(
    'Slide Block needs the attacked field to be empty and next to it.',
    'スライドブロックは、攻撃された隣の空きフィールドにだけ使えます。',
  ),
  'reason.chainOpen': texts(
    'Something is pending: wait until the chain is empty.',
    '処理待ちのものがあります。終わるまで待ってください。',
  ),
  'reason.exhausted': texts('It is exhausted.', '行動済みです。'),
  'reason.freshTrap': texts(
    "This Trap was set this round: it wakes after the round's Battle Phase.",
    'このラウンドに置いたトラップは、次のバトルフェイズの後から使えます。',
  ),
  'reason.guarded': texts('A guard has been declared already.', 'すでに防御が宣言されています。'),
  'reason.inBattle': texts('Only during a battle.', 'バトル中にのみ使えます。'),
  'reason.noAttack': texts('Only while an enemy attack is pending.', '敵の攻撃宣言中にのみ使えます。'),
  'reason.noBase': texts('You have no character it can grow from.', '元にできるキャラクターがいません。'),
  'reason.baseTotal': texts(
    'Power Cards and hand cards must come to {n}.',
    'パワーカードと手札の合計が{n}枚にならなければなりません。',
  ),
  'reason.noField': texts('None of your fields is free.', '空いたフィールドがありません。'),
  'reason.noMaterials': texts('You lack the materials for it.', '素材になるキャラクターが足りません。'),
  'reason.noPlace': texts('There is no empty field for it to go to.', '動ける空きフィールドがありません。'),
  'reason.ownMain': texts('Only in your own Main Phase.', '自分のメインフェイズにのみ使えます。'),
  'reason.setFirst': texts('A Trap must be set on a field first.', 'トラップはまずフィールドに置きます。'),
  'reason.stepUsed': texts('It has made this step this turn.', 'このターンはもう移動しました。'),
  'reason.trapsFull': texts('Every field holds a Trap.', 'どのフィールドにもトラップがあります。'),
  'reason.marks': texts(
    'You need {n} other hand cards of its colours.',
    'マークの合う手札が他に{n}枚必要です。',
  ),
  'reason.noTarget': texts('There is no legal target for it now.', '今は対象がありません。'),
  'reason.noDiscard': texts('You need {n} other hand cards to discard.', '捨てる手札が他に{n}枚必要です。'),
  'reason.used': texts('It has been used this turn.', 'このターンはもう使いました。'),
  'reason.silenced': texts('A card forbids it now.', 'カードの効果により使えません。'),
  'reason.condition': texts('Its condition does not hold now.', '今は条件を満たしていません。'),
  'reason.notYours': texts('There is nothing to do with it now.', '今は何もできません。'),
}

const unknown = texts('That is not possible now.', '今はできません。')

export const words: GameWords = {
  phases,
  promptText: (prompt, tongue: Tongue, values: Values = {}) => fill(prompts[prompt]?.[tongue] ?? '', values),
  reasonText: (why, tongue: Tongue, values: Values = {}) => fill((reasons[why] ?? unknown)[tongue], values),
  logText: (key, tongue, values, second = false) => fill(logLines[key]?.[tongue] ?? '', values, second),
}
