import type { Texts } from '../../../engine/card.ts'

/**
 * Lines of the log. `{who}` did it, `[you|another seat]` follows the person. `moved.` + why, `var.` + why, `over.` + why;
 * `unknown` variants are for cards whose face the reader may not see.
 */
export const logLines: Record<string, Texts> = {
  'moved.draw': { en: '{who} [draw|draws] {card}.', ja: '{who}は{card}を引いた。' },
  'moved.draw.unknown': { en: '{who} [draw|draws] a card.', ja: '{who}はカードを1枚引いた。' },
  'moved.draw.many': { en: '{who} [draw|draws] {n} cards.', ja: '{who}はカードを{n}枚引いた。' },
  'moved.play': { en: '{who} [play|plays] {card}.', ja: '{who}は{card}をプレイした。' },
  'moved.arrive': { en: '{card} arrives on the field.', ja: '{card}が場に出た。' },
  'moved.destroy': { en: '{card} is destroyed.', ja: '{card}は破壊された。' },
  'moved.battle': { en: '{card} is destroyed by battle.', ja: '{card}は戦闘で破壊された。' },
  'moved.sacrifice': { en: '{who} [sacrifice|sacrifices] {card}.', ja: '{who}は{card}を生け贄にした。' },
  'moved.discard': { en: '{who} [discard|discards] {card}.', ja: '{who}は{card}を捨てた。' },
  'moved.send': { en: '{card} is sent to the Ruins.', ja: '{card}はルインズに送られた。' },
  'moved.return': { en: '{card} returns to the hand of {who}.', ja: '{card}は{who}の手札に戻った。' },
  'moved.return.own': { en: '{card} returns to your hand.', ja: '{card}はあなたの手札に戻った。' },
  'moved.put': { en: '{who} [put|puts] {card} onto the field.', ja: '{who}は{card}を場に出した。' },
  'moved.stack': { en: '{card} is stacked under a creature.', ja: '{card}がクリーチャーの下に重ねられた。' },
  'moved.attach': { en: '{card} is attached to a creature.', ja: '{card}がクリーチャーにアタッチされた。' },
  'moved.overlay': {
    en: '{card} lies under a Mutated Creature now.',
    ja: '{card}は変異クリーチャーの下になった。',
  },
  'moved.mutate': { en: '{who} [mutate|mutates] into {card}.', ja: '{who}は{card}に変異させた。' },
  'moved.shed': {
    en: '{card} goes to the Ruins with its creature.',
    ja: '{card}はクリーチャーとともにルインズに置かれた。',
  },
  'moved.resolved': {
    en: '{card} has resolved and goes to the Ruins.',
    ja: '{card}は解決され、ルインズに置かれた。',
  },
  'moved.negated': {
    en: '{card} was negated and goes to the Ruins.',
    ja: '{card}は無効にされ、ルインズに置かれた。',
  },
  'moved.failed': {
    en: '{card} fails and goes to the Ruins.',
    ja: '{card}は不発となり、ルインズに置かれた。',
  },
  'moved.search': { en: '{who} [find|finds] {card}.', ja: '{who}は{card}を手札に加えた。' },
  'moved.search.unknown': { en: '{who} [find|finds] a card.', ja: '{who}はカードを1枚手札に加えた。' },
  'moved.look': { en: '{who} [look|looks] at {card}.', ja: '{who}は{card}を見た。' },
  'moved.look.unknown': {
    en: '{who} [look|looks] at a card of the deck.',
    ja: '{who}はデッキのカードを見た。',
  },
  'moved.order': {
    en: '{who} [put|puts] cards back on the deck.',
    ja: '{who}はカードをデッキの上に戻した。',
  },
  'moved.control': { en: '{who} [gain|gains] control of {card}.', ja: '{who}は{card}のコントロールを得た。' },
  'moved.land': { en: '{who} [place|places] {card}.', ja: '{who}は{card}を置いた。' },

  'var.gain': {
    en: '{who} [gain|gains] {n} Land Life: {life}.',
    ja: '{who}はランドライフを{n}得た（残り{life}）。',
  },
  'var.lose': {
    en: '{who} [lose|loses] {n} Land Life: {life}.',
    ja: '{who}はランドライフを{n}失った（残り{life}）。',
  },
  'var.pay': {
    en: '{who} [pay|pays] {n} Land Life: {life}.',
    ja: '{who}はランドライフを{n}支払った（残り{life}）。',
  },
  'var.battle': {
    en: '{who} [take|takes] {n} from the attack: {life} Land Life.',
    ja: '{who}は攻撃によりランドライフを{n}失った（残り{life}）。',
  },

  declared: { en: '{who} [play|plays] {card}.', ja: '{who}は{card}をプレイする。' },
  'declared.target': {
    en: '{who} [play|plays] {card} on {target}.',
    ja: '{who}は{target}を対象に{card}をプレイする。',
  },
  'declared.ability': { en: '{who} [use|uses] {card}.', ja: '{who}は{card}の能力を使う。' },
  'declared.ability.target': {
    en: '{who} [use|uses] {card} on {target}.',
    ja: '{who}は{target}を対象に{card}の能力を使う。',
  },
  'declared.trigger': { en: '{card} triggers.', ja: '{card}の能力が発動する。' },
  'declared.trigger.target': {
    en: '{card} triggers on {target}.',
    ja: '{card}の能力が{target}を対象に発動する。',
  },
  negated: { en: '{card} is negated.', ja: '{card}は無効にされた。' },
  resolved: { en: '{card} resolves.', ja: '{card}が解決された。' },
  failed: {
    en: '{card} fails: its cost or its place is gone.',
    ja: '{card}は不発になった（コストまたは場所がなくなった）。',
  },

  'battle.declared': { en: '{attacker} attacks {target}.', ja: '{attacker}が{target}を攻撃する。' },
  'battle.negated': { en: 'The attack of {attacker} is negated.', ja: '{attacker}の攻撃は無効にされた。' },
  'battle.spent': {
    en: 'The attack of {attacker} comes to nothing.',
    ja: '{attacker}の攻撃は成立しなかった。',
  },
  'battle.fought': {
    en: '{attacker} ({a}) fights {target} ({b}).',
    ja: '{attacker}（{a}）と{target}（{b}）が戦闘した。',
  },
  'battle.land': { en: '{attacker} hits the Land for {a}.', ja: '{attacker}がランドに{a}を与えた。' },

  modified: { en: '{card}: {by} Strength.', ja: '{card}のストレングス{by}。' },
  'modified.turn': { en: '{card}: {by} Strength this turn.', ja: 'このターン、{card}のストレングス{by}。' },
  rolled: { en: '{who} [roll|rolls] {n}.', ja: '{who}のサイコロの目は{n}。' },
  known: { en: '{card} is shown.', ja: '{card}が公開された。' },
  shuffled: { en: '{who} [shuffle|shuffles] the deck.', ja: '{who}はデッキをシャッフルした。' },
  passed: { en: '{who} [pass|passes].', ja: '{who}はパスした。' },
  turn: { en: "[Your turn|{who}'s turn], turn {n}.", ja: 'ターン{n}：{who}のターン。' },
  'phase.drawPhase': { en: 'Draw Phase.', ja: 'ドローフェイズ。' },
  'phase.boostPhase': { en: 'Boost Phase.', ja: 'ブーストフェイズ。' },
  'phase.battlePhase': { en: 'Battle Phase.', ja: 'バトルフェイズ。' },
  'phase.endPhase': { en: 'End Phase.', ja: 'エンドフェイズ。' },

  game: { en: 'Game {n}: {who} [win|wins].', ja: '第{n}ゲーム：{who}の勝ち。' },
  'game.drawn': { en: 'Game {n} is drawn.', ja: '第{n}ゲームは引き分け。' },
  over: { en: '{who} [win|wins] the match.', ja: '{who}の勝利。' },
  'over.drawn': { en: 'The match is drawn.', ja: '引き分け。' },
  'over.match': { en: '{who} [win|wins] the match.', ja: '{who}が対戦に勝利した。' },
  'over.life': {
    en: '{who} [win|wins]: the Land Life of the other is 0.',
    ja: '{who}の勝利：対戦相手のランドライフが0になった。',
  },
  'over.deck': {
    en: '{who} [win|wins]: the other must draw from an empty deck.',
    ja: '{who}の勝利：対戦相手は空のデッキから引かなければならない。',
  },
  'over.concede': { en: '{who} [win|wins]: the other concedes.', ja: '{who}の勝利：対戦相手が投了した。' },
  'over.loop': {
    en: 'Drawn: the game repeats itself without an end.',
    ja: '引き分け：同じ展開が終わりなく繰り返された。',
  },
  'over.both': { en: 'Drawn: both are at 0 Land Life.', ja: '引き分け：両者のランドライフが0になった。' },
}
