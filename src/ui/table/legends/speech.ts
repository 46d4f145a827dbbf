// What the table says of a Legends match until the game's own words say it.

import type { Texts } from '../../../engine/card.ts'
import { fill, type Values } from '../../../engine/text/fill.ts'
import type { Terms } from '../../../engine/text/terms.ts'
import type { Tongue } from '../../settings.ts'

const t = (en: string, ja: string): Texts => ({ en, ja })

const prompts: Record<string, Texts> = {
  'choose.draft': t('Take a card from the stall.', '屋台からカードを1枚取ってください。'),
  'choose.recruit': t('Recruit: take one face.', '仕入れ：市場から1枚取ってください。'),
  'choose.extraRecruit': t('Recruit once more, or decline.', 'もう一度仕入れるか、やめるか選んでください。'),
  'choose.loserFirst': t('You lost the round: who goes first?', 'ラウンドに負けたあなたが先攻を決めます。'),
  'choose.tribute': t('Choose a tribute.', '生け贄を選んでください。'),
  'choose.attackTarget': t('Choose what to attack.', '攻撃する相手を選んでください。'),
  'choose.target': t('Choose a target.', '対象を選んでください。'),
  'choose.card': t('Choose {n}.', '{n}枚選んでください。'),
  'choose.cost': t('Choose what to discard for it.', '捨てるものを選んでください。'),
  'choose.sacrifice': t('Choose what to discard for it.', '捨てるものを選んでください。'),
  'window.main': t(
    'Play, attack, or end your turn.',
    'カードを使う、攻撃する、またはターンを終えてください。',
  ),
  'window.action': t('Counter it, or pass.', '対抗するか、パスしてください。'),
  'window.attack': t(
    '{attacker} attacks. Counter it, or pass.',
    '{attacker}の攻撃。対抗するか、パスしてください。',
  ),
  'window.recruited': t(
    'A Recruit is complete. Counter it, or pass.',
    '仕入れの後です。対抗するか、パスしてください。',
  ),
  'window.turnEnding': t(
    'The turn is ending. Counter it, or pass.',
    'ターンが終わります。対抗するか、パスしてください。',
  ),
  may: t('Use {card}?', '{card}の能力を使いますか？'),
}

const reasons: Record<string, Texts> = {
  'reason.attacked': t('It has made all its attacks this turn.', 'このターンの攻撃は終わっています。'),
  'reason.fresh': t(
    'It came this turn: it can attack from the next.',
    '出たばかりです。次のターンから攻撃できます。',
  ),
  'reason.cannotAttack': t('A card says that it cannot attack.', 'カードの効果により攻撃できません。'),
  'reason.bulwark': t(
    'A legend with Bulwark must be attacked.',
    '防壁を持つレジェンドを攻撃しなければなりません。',
  ),
  'reason.legendsGuard': t(
    'The player has legends: attack one of them.',
    '相手にレジェンドがいる間、プレイヤーは攻撃できません。',
  ),
  'reason.condition': t('Its condition is not met.', '条件が満たされていません。'),
  'reason.counterOnly': t(
    'A counter is played in the opponent’s turn.',
    '対抗呪文は相手のターンに使います。',
  ),
  'reason.counterEvent': t('It does not answer what is happening.', '今起きていることには使えません。'),
  'reason.ownTurn': t('This is for your own turn.', '自分のターンに使います。'),
  'reason.played': t('You have summoned this turn.', 'このターンはすでに召喚しました。'),
  'reason.substituted': t('You have substituted this turn.', 'このターンはすでに入れ替え召喚をしました。'),
  'reason.tributes': t('Level {n} needs tributes that you do not have.', 'レベル{n}に足る生け贄がいません。'),
  'reason.noTarget': t('There is nothing to choose for it.', '選べるものがありません。'),
  'reason.noSum': t('You lack the legends it asks for.', '必要なレジェンドが足りません。'),
}

const log: Record<string, Texts> = {
  'moved.draw.unknown': t('{who} [draw|draws] a card.', '{who}はカードを1枚引いた。'),
  'moved.draw.many': t('{who} [draw|draws] {n} cards.', '{who}はカードを{n}枚引いた。'),
  'moved.draft': t('{who} [take|takes] {card}.', '{who}は{card}を取った。'),
  'moved.recruit': t('{who} [recruit|recruits] {card}.', '{who}は{card}を仕入れた。'),
  'moved.face': t('{card} comes to the stall.', '{card}が屋台に並んだ。'),
  'moved.sink': t('{card} drops under the stall.', '{card}は屋台の下に落ちた。'),
  'moved.arrive': t('{card} comes.', '{card}が出た。'),
  'moved.put': t('{card} comes.', '{card}が出た。'),
  'moved.battle': t('{card} loses the battle.', '{card}は戦いに敗れた。'),
  'moved.destroy': t('{card} is discarded.', '{card}は捨て札になった。'),
  'moved.sacrifice': t('{card} is a tribute.', '{card}は生け贄になった。'),
  'moved.return': t('{card} goes back to the hand.', '{card}は手札に戻った。'),
  declared: t('{who} [play|plays] {card}.', '{who}は{card}を使った。'),
  'declared.target': t('{who} [play|plays] {card} on {target}.', '{who}は{target}に{card}を使った。'),
  'declared.trigger': t('{card} works.', '{card}の能力が働く。'),
  'declared.trigger.target': t('{card} works on {target}.', '{card}の能力が{target}に働く。'),
  negated: t('{card} is negated.', '{card}は無効になった。'),
  'var.gain': t('{who} [gain|gains] {n} life: {life}.', '{who}はライフを{n}得て{life}。'),
  'var.lose': t('{who} [lose|loses] {n} life: {life}.', '{who}はライフを{n}失い{life}。'),
  'var.battle': t('{who} [lose|loses] {n} life: {life}.', '{who}はライフを{n}失い{life}。'),
  'battle.declared': t('{attacker} attacks.', '{attacker}が攻撃する。'),
  'battle.fought': t('{attacker} {a} fights {target} {b}.', '{attacker}（{a}）と{target}（{b}）が戦う。'),
  turn: t('Turn {n}: {who}', '第{n}ターン：{who}'),
  game: t('{who} [win|wins] round {n}.', '{who}が第{n}ラウンドを取った。'),
  'game.drawn': t('Round {n} is drawn.', '第{n}ラウンドは引き分け。'),
  'over.match': t('{who} [win|wins] the match.', '{who}の勝ち。'),
}

const unknown = t('That is not possible now.', '今はできません。')

export const promptText = (key: string, tongue: Tongue, values: Values = {}): string =>
  fill(prompts[key]?.[tongue] ?? '', values)
export const reasonText = (key: string, tongue: Tongue, values: Values = {}): string =>
  fill((reasons[key] ?? unknown)[tongue], values)
export const logText = (key: string, tongue: Tongue, values: Values, second = false): string =>
  fill(log[key]?.[tongue] ?? '', values, second)

export const phases: Record<string, Texts> = {
  start: t('Start', '開始'),
  recruit: t('Recruit', '仕入れ'),
  main: t('turn', 'ターン'),
  ending: t('Ending', '終了'),
}

export const terms: Terms = {
  kinds: {},
  boostCard: {
    en: 'card',
    many: 'cards',
    ja: 'カード',
    counter: '枚',
    unit: false,
    card: { en: 'card', many: 'cards', ja: 'カード' },
  },
  sizes: {},
  mainTypes: {},
  subTypes: {},
  stats: { power: t('power', 'パワー') },
  keywords: {},
  zones: {
    deck: t('deck', 'デッキ'),
    hand: t('hand', '手札'),
    field: t('board', '場'),
    ruins: t('discard pile', '捨て札'),
  },
  life: t('life', 'ライフ'),
  names: {},
}
