import type { Texts } from '../../../engine/card.ts'

/** Why something is not legal: what stands against it, and what would mend it. `{n}` is the number at stake. */
export const reasons: Record<string, Texts> = {
  'reason.phase': {
    en: 'This can be used only in your Boost Phase, attacks only in your Battle Phase.',
    ja: 'これは自分のブーストフェイズにのみ使えます（攻撃は自分のバトルフェイズのみ）。',
  },
  'reason.life': {
    en: 'You cannot pay {n} Land Life: you have less than that.',
    ja: 'ランドライフが足りず、{n}を支払えません。',
  },
  'reason.zoneFull': {
    en: 'All 6 Creature Zones are full: pay by a sacrifice, or wait until a creature has left.',
    ja: 'クリーチャーゾーン6つがすべて埋まっています。生け贄で支払うか、空くまで待ってください。',
  },
  'reason.noRoom': {
    en: 'There is no room for it: a Creature Zone must be free, and only 1 Large creature may be yours.',
    ja: '出せる場所がありません。空いたクリーチャーゾーンが必要で、ラージクリーチャーは1体までです。',
  },
  'reason.largeLimit': {
    en: 'You control a Large creature already: you can play another only by sacrificing it.',
    ja: 'すでにラージクリーチャーがいます。それを生け贄にする場合のみ次をプレイできます。',
  },
  'reason.noTarget': {
    en: 'There is no legal target for it now.',
    ja: '今は対象にできるものがありません。',
  },
  'reason.used': {
    en: 'This ability was used this turn: it works once per turn.',
    ja: 'この能力は1ターンに1度で、このターンはすでに使いました。',
  },
  'reason.stack': {
    en: 'It needs {n} stacked cards under this creature.',
    ja: 'このクリーチャーの下に重ねたカードが{n}枚必要です。',
  },
  'reason.attacked': {
    en: 'This creature has made all its attacks this turn.',
    ja: 'このクリーチャーはこのターンの攻撃をすべて終えています。',
  },
  'reason.cannotAttack': {
    en: 'A card says that this creature cannot attack.',
    ja: 'カードの効果により、このクリーチャーは攻撃できません。',
  },
  'reason.firstTurn': {
    en: 'The first player cannot attack in the first turn.',
    ja: '先攻の最初のターンは攻撃できません。',
  },
  'reason.landGuarded': {
    en: 'The Land cannot be attacked while its player controls creatures: attack a creature.',
    ja: '相手の場にクリーチャーがいる間、ランドは攻撃できません。クリーチャーを攻撃してください。',
  },
  'reason.landForbidden': {
    en: 'A card says that this creature cannot attack Lands.',
    ja: 'カードの効果により、このクリーチャーはランドを攻撃できません。',
  },
  'reason.interruptOnly': {
    en: 'Only Boost - Interrupt cards can be played now.',
    ja: '今プレイできるのはブースト・インタラプトだけです。',
  },
  'reason.noAttack': {
    en: 'This can be played only while an attack is pending.',
    ja: 'これは攻撃が保留中の時にのみプレイできます。',
  },
  'reason.silenced': {
    en: 'A card says that you cannot play this now.',
    ja: 'カードの効果により、今これをプレイできません。',
  },
  'reason.noSacrifice': {
    en: 'You control no creature that you could sacrifice for it.',
    ja: '生け贄にできるクリーチャーがいません。',
  },
  'reason.noReturn': {
    en: 'You control no creature that you could return to the hand for it.',
    ja: '手札に戻せるクリーチャーがいません。',
  },
  'reason.noDiscard': {
    en: 'You need {n} other cards in your hand to discard.',
    ja: '捨てるために、手札に他のカードが{n}枚必要です。',
  },
  'reason.pileNotEmpty': {
    en: 'Something is pending: wait until the pile is empty.',
    ja: '保留中のものがあります。パイルが空になるまで待ってください。',
  },
  'reason.notYours': {
    en: 'You do not control this.',
    ja: 'これはあなたのものではありません。',
  },
  'reason.mutateOnly': {
    en: 'A Mutated Creature comes only by its own Mutate text, on top of a creature.',
    ja: '変異クリーチャーは自身の「変異」によってのみ、クリーチャーの上に重ねて出せます。',
  },
  'reason.attachedAlready': {
    en: 'That creature has an Attachment already: a creature bears only one.',
    ja: 'そのクリーチャーにはすでにアタッチメントがあります（1体につき1枚まで）。',
  },
  'reason.notEqual': {
    en: 'Swaps are one for one: as many cards must come in as go out.',
    ja: '入れ替えは1枚ずつです。入れる枚数と外す枚数を同じにしてください。',
  },
  'reason.deck': {
    en: 'The deck would break a deck rule: change the swaps.',
    ja: 'デッキのルールに反します。入れ替えを変えてください。',
  },
  'reason.loop': {
    en: 'This has gone round {n} times: do something else first.',
    ja: '同じことが{n}回繰り返されました。先に別の行動をしてください。',
  },
  'reason.cannotBeNegated': {
    en: 'A card says that it cannot be negated.',
    ja: 'カードの効果により、これは無効にできません。',
  },
  'reason.notPriority': {
    en: 'It is not your time to act: wait for priority.',
    ja: '今はあなたの番ではありません。優先権が来るまで待ってください。',
  },
  'reason.notInHand': {
    en: 'It does not lie where it would have to be used from.',
    ja: '使うために必要な場所にありません。',
  },
  'reason.notPlayable': {
    en: 'This card is never played from the hand.',
    ja: 'このカードは手札からプレイできません。',
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
