import type { Texts } from '../../../engine/card.ts'

/** Why something is not legal: what stands against it, and what would mend it. `{n}` is the number at stake. */
export const reasons: Record<string, Texts> = {
  'reason.played': {
    en: 'You have made your Summon or Substitution this turn.',
    ja: 'このターンの召喚または交代召喚はすでに行いました。',
  },
  'reason.substituted': {
    en: 'No Substitution is left this turn; only a Summon of level 1 is.',
    ja: 'このターンの交代召喚はもう行えません。行えるのはレベル1の召喚だけです。',
  },
  'reason.tributes': {
    en: 'Your legends cannot be tributes for level {n}: one must be of level {n} less 1 at least, or two must reach it together.',
    ja: 'レベル{n}の交代召喚に使える生け贄がありません。レベルの足りるレジェンド1体か、合計で届く2体が必要です。',
  },
  'reason.noSum': {
    en: 'Your legends do not reach a total level of {n}.',
    ja: '自分のレジェンドのレベルの合計が{n}に届きません。',
  },
  'reason.condition': {
    en: 'Its condition is not met now.',
    ja: 'いまは条件を満たしていません。',
  },
  'reason.noTarget': { en: 'There is nothing that it could choose.', ja: '選べるカードがありません。' },
  'reason.fresh': {
    en: 'This legend came this turn: it can attack from the next turn on.',
    ja: 'このレジェンドはこのターンに出たばかりで、攻撃できるのは次のターンからです。',
  },
  'reason.attacked': {
    en: 'This legend has made all its attacks this turn.',
    ja: 'このレジェンドはこのターンの攻撃をすべて終えています。',
  },
  'reason.cannotAttack': {
    en: 'A card says that this legend cannot attack.',
    ja: 'カードの効果により、このレジェンドは攻撃できません。',
  },
  'reason.bulwark': {
    en: 'A legend with Bulwark must be attacked first.',
    ja: '防壁を持つレジェンドを先に攻撃しなければなりません。',
  },
  'reason.legendsGuard': {
    en: 'The player cannot be attacked while controlling legends: attack a legend.',
    ja: '相手の盤面にレジェンドがいる間、相手を直接攻撃できません。レジェンドを攻撃してください。',
  },
  'reason.counterOnly': {
    en: "A counter is played only in answer, in your opponent's turn.",
    ja: 'カウンターは、相手のターンに、相手の行動に対してのみプレイできます。',
  },
  'reason.counterEvent': {
    en: 'This counter does not answer what is happening now.',
    ja: 'このカウンターは、いま起きていることには使えません。',
  },
  'reason.ownTurn': {
    en: 'Now only counters can be played.',
    ja: 'いまプレイできるのはカウンターだけです。',
  },
  'reason.silenced': {
    en: 'A card says that you cannot play this now.',
    ja: 'カードの効果により、今これをプレイできません。',
  },
  'reason.used': { en: 'This was used this turn.', ja: 'これはこのターンにすでに使いました。' },
  'reason.notYours': { en: 'You do not control this.', ja: 'これはあなたのものではありません。' },
  'reason.notPriority': {
    en: 'It is not your time to act.',
    ja: '今はあなたの番ではありません。',
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
