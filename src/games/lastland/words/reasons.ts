import type { Texts } from '../../../engine/card.ts'

/** Why something is not legal: what stands against it, and what would mend it. `{n}` is the number at stake. */
export const reasons: Record<string, Texts> = {
  'reason.ownMain': {
    en: 'This can be declared only in your own Main Phase.',
    ja: 'これは自分のメインフェイズにのみ宣言できます。',
  },
  'reason.chainOpen': {
    en: 'A declaration is waiting: only Quick Spells, Traps and special effects can respond.',
    ja: '宣言が処理を待っています。対応できるのはクイックスペル・トラップ・特殊効果だけです。',
  },
  'reason.noField': {
    en: 'All your fields are full or reserved: a character needs an empty one.',
    ja: '空きフィールドがありません。登場には空きフィールドが必要です。',
  },
  'reason.marks': {
    en: 'Your hand cannot pay the marks: {n} other cards of the right colours are needed.',
    ja: 'マークを支払えません。色の合う他の手札が{n}枚必要です。',
  },
  'reason.noBase': {
    en: 'You have no character that meets its condition.',
    ja: '条件を満たす自分のキャラクターがいません。',
  },
  'reason.baseTotal': {
    en: 'No base fits: its Power Cards and cards from your hand must come to {n}.',
    ja: '元にできるキャラクターがいません。パワーカードと手札を合わせて{n}枚にする必要があります。',
  },
  'reason.noMaterials': {
    en: 'You have not the characters that its condition asks for.',
    ja: '条件を満たす素材のキャラクターがそろっていません。',
  },
  'reason.guarded': {
    en: 'A guard has been declared already: an attack has at most one.',
    ja: 'すでに防御が宣言されています。防御は1回の攻撃につき1体までです。',
  },
  'reason.exhausted': {
    en: 'It is turned sideways: it must be ready.',
    ja: '行動済みです。未行動でなければなりません。',
  },
  'reason.cannotGuard': {
    en: 'From its field it cannot guard against this attack.',
    ja: 'この位置からは、この攻撃を防御できません。',
  },
  'reason.blockThrough': {
    en: 'Block Through: only the target itself may guard.',
    ja: 'ブロックスルー：攻撃対象のキャラクター以外は防御できません。',
  },
  'reason.cannotSlide': {
    en: 'Slide Block needs an adjacent field of yours that was empty when it was attacked and still is.',
    ja: 'スライドブロックには、隣接する自分のフィールドが空きのまま攻撃対象になっている必要があります。',
  },
  'reason.stepUsed': {
    en: 'It has made this step this turn already.',
    ja: 'このターン、このステップはすでに使いました。',
  },
  'reason.noPlace': {
    en: 'There is no empty field next to it.',
    ja: '隣接する空きフィールドがありません。',
  },
  'reason.inBattle': {
    en: 'This can be declared only during battle.',
    ja: 'これはバトル中にのみ宣言できます。',
  },
  'reason.noAttack': {
    en: 'This can be declared only in response to an attack of the enemy.',
    ja: 'これは敵の攻撃宣言に対応してのみ宣言できます。',
  },
  'reason.setFirst': {
    en: 'A Trap must be set on a field before it can be declared.',
    ja: 'トラップは、先にフィールドへ設置しなければ宣言できません。',
  },
  'reason.freshTrap': {
    en: 'It was set this round: it can be declared once the next Battle Phase is over.',
    ja: 'このラウンドに設置したトラップです。次のバトルフェイズが終わると宣言できます。',
  },
  'reason.trapDeclared': {
    en: 'It lies face up: it has been declared and waits to be processed.',
    ja: 'すでに表向きで宣言され、処理を待っています。',
  },
  'reason.trapsFull': {
    en: 'Each of your fields has a Trap already.',
    ja: '自分のフィールドすべてにトラップがあります。',
  },
  'reason.noTarget': {
    en: 'There is nothing that it could designate.',
    ja: '指定できるものがありません。',
  },
  'reason.stack': {
    en: 'It needs {n} Power Cards beneath it.',
    ja: '下にパワーカードが{n}枚必要です。',
  },
  'reason.noDiscard': {
    en: 'You need {n} other cards in your hand to discard.',
    ja: '破棄するために、手札に他のカードが{n}枚必要です。',
  },
  'reason.used': {
    en: 'This effect was used this turn: it works once per turn.',
    ja: 'この効果は1ターンに1度で、このターンはすでに使いました。',
  },
  'reason.condition': { en: 'Its condition is not met.', ja: '条件を満たしていません。' },
  'reason.silenced': {
    en: 'A card says that you cannot declare this now.',
    ja: 'カードの効果により、今これを宣言できません。',
  },
  'reason.mutateOnly': {
    en: 'Only a C card can be put on the board like this.',
    ja: 'この方法で登場できるのはCカードだけです。',
  },
  'reason.notYours': { en: 'This is not yours to use.', ja: 'これはあなたのものではありません。' },
  'reason.notPriority': {
    en: 'You do not have priority now.',
    ja: '今は優先権がありません。',
  },
  'reason.chance': {
    en: 'The result does not fit what was asked for.',
    ja: '結果が求められたものと合いません。',
  },
  'reason.gone': {
    en: 'It is no longer where it was: choose again.',
    ja: 'もうそこにありません。選び直してください。',
  },
  'reason.notShown': {
    en: 'The card must be shown to both players for this.',
    ja: 'このためにはカードを公開する必要があります。',
  },
  'reason.otherFace': {
    en: 'It was shown as another card before.',
    ja: '以前に公開されたカードと異なります。',
  },
  'reason.unknownCard': {
    en: 'No installed set has this card.',
    ja: 'このカードは、入っているどのセットにもありません。',
  },
  'reason.side': {
    en: 'Out of turn you can only concede.',
    ja: '自分の番でない時にできるのは投了だけです。',
  },
  'reason.over': { en: 'The match is over.', ja: '対戦は終わっています。' },
  'reason.path': {
    en: 'This choice is not complete: go on choosing.',
    ja: '選択が終わっていません。続けて選んでください。',
  },
  'reason.stale': {
    en: 'The match has gone on meanwhile: choose again.',
    ja: 'その間に対戦が進みました。選び直してください。',
  },
}
