import type { Texts } from '../../../engine/card.ts'

/**
 * Lines of the log. `{who}` did it, `[you|another seat]` follows the person. `moved.` + why, `var.` + why, `over.` + why;
 * `unknown` variants are for cards whose face the reader may not see.
 */
export const logLines: Record<string, Texts> = {
  'moved.draft': { en: '{who} [draft|drafts] {card}.', ja: '{who}は{card}をドラフトした。' },
  'moved.recruit': { en: '{who} [recruit|recruits] {card}.', ja: '{who}は{card}をリクルートした。' },
  'moved.face': { en: '{card} comes to the market.', ja: '{card}が市場に並んだ。' },
  'moved.sink': { en: '{card} goes below the stock.', ja: '{card}が山の一番下に置かれた。' },
  'moved.draw': { en: '{who} [draw|draws] {card}.', ja: '{who}は{card}を引いた。' },
  'moved.draw.unknown': { en: '{who} [draw|draws] a card.', ja: '{who}はカードを1枚引いた。' },
  'moved.draw.many': { en: '{who} [draw|draws] {n} cards.', ja: '{who}はカードを{n}枚引いた。' },
  'moved.play': { en: '{who} [play|plays] {card}.', ja: '{who}は{card}をプレイした。' },
  'moved.arrive': { en: '{card} enters the board.', ja: '{card}が盤面に出た。' },
  'moved.put': { en: '{who} special [summon|summons] {card}.', ja: '{who}は{card}を特殊召喚した。' },
  'moved.create': { en: '{who} [create|creates] {card}.', ja: '{who}は{card}を出した。' },
  'moved.destroy': { en: '{card} is discarded.', ja: '{card}は捨て札になった。' },
  'moved.battle': {
    en: '{card} loses the battle and is discarded.',
    ja: '{card}は戦闘に敗れ、捨て札になった。',
  },
  'moved.sacrifice': { en: '{card} is a tribute.', ja: '{card}は生け贄になった。' },
  'moved.discard': { en: '{who} [discard|discards] {card}.', ja: '{who}は{card}を捨てた。' },
  'moved.return': { en: '{card} returns to {who}.', ja: '{card}は{who}のもとに戻った。' },
  'moved.return.own': { en: '{card} returns to you.', ja: '{card}はあなたのもとに戻った。' },
  'moved.attach': { en: '{card} is attached to a legend.', ja: '{card}がレジェンドに装備された。' },
  'moved.shed': {
    en: '{card} is discarded with its legend.',
    ja: '{card}は装備していたレジェンドとともに捨て札になった。',
  },
  'moved.resolved': {
    en: '{card} has been played and is discarded.',
    ja: '{card}は処理を終え、捨て札になった。',
  },
  'moved.negated': {
    en: '{card} was negated and is discarded.',
    ja: '{card}は無効にされ、捨て札になった。',
  },
  'moved.failed': { en: '{card} fails and is discarded.', ja: '{card}は不発となり、捨て札になった。' },
  'moved.control': { en: '{who} [gain|gains] control of {card}.', ja: '{who}は{card}のコントロールを得た。' },

  'var.gain': { en: '{who} [gain|gains] {n} life: {life}.', ja: '{who}はライフを{n}得た（残り{life}）。' },
  'var.lose': { en: '{who} [lose|loses] {n} life: {life}.', ja: '{who}はライフを{n}失った（残り{life}）。' },
  'var.battle': {
    en: '{who} [lose|loses] {n} life in the battle: {life}.',
    ja: '{who}は戦闘でライフを{n}失った（残り{life}）。',
  },

  declared: { en: '{who} [play|plays] {card}.', ja: '{who}は{card}をプレイする。' },
  'declared.target': {
    en: '{who} [play|plays] {card} on {target}.',
    ja: '{who}は{target}を選んで{card}をプレイする。',
  },
  'declared.ability': { en: '{who} special [summon|summons] {card}.', ja: '{who}は{card}を特殊召喚する。' },
  'declared.ability.target': {
    en: '{who} [use|uses] {card} on {target}.',
    ja: '{who}は{target}を選んで{card}の能力を使う。',
  },
  'declared.trigger': { en: '{card} triggers.', ja: '{card}の能力が誘発する。' },
  'declared.trigger.target': { en: '{card} triggers on {target}.', ja: '{card}の能力が{target}に誘発する。' },
  negated: { en: '{card} is negated.', ja: '{card}は無効にされた。' },
  resolved: { en: '{card} resolves.', ja: '{card}が解決された。' },
  failed: { en: '{card} fails.', ja: '{card}は不発になった。' },

  'battle.declared': { en: '{attacker} attacks {target}.', ja: '{attacker}が{target}を攻撃する。' },
  'battle.declared.direct': {
    en: '{attacker} attacks {who} directly.',
    ja: '{attacker}が{who}を直接攻撃する。',
  },
  'battle.negated': { en: 'The attack of {attacker} is negated.', ja: '{attacker}の攻撃は無効にされた。' },
  'battle.spent': {
    en: 'The attack of {attacker} comes to nothing.',
    ja: '{attacker}の攻撃は成立しなかった。',
  },
  'battle.fought': {
    en: '{attacker} ({a}) fights {target} ({b}).',
    ja: '{attacker}（{a}）と{target}（{b}）が戦闘した。',
  },
  'battle.fought.direct': { en: '{attacker} hits {who} for {a}.', ja: '{attacker}が{who}に{a}を与えた。' },

  modified: { en: '{card}: {by} power.', ja: '{card}のパワー{by}。' },
  'modified.turn': { en: '{card}: {by} power this turn.', ja: 'このターン、{card}のパワー{by}。' },
  'modified.keyword': { en: '{card} has {keyword} this turn.', ja: 'このターン、{card}は{keyword}を得る。' },
  'modified.coins': { en: '{card}: {by} coin.', ja: '{card}のコイン{by}。' },
  rolled: { en: 'The first to draft is {who}.', ja: '最初にドラフトするのは{who}。' },
  known: { en: '{card} is shown.', ja: '{card}が公開された。' },
  shuffled: { en: '{who} [shuffle|shuffles] the deck.', ja: '{who}はデッキをシャッフルした。' },
  'shuffled.stock': { en: 'The market is shuffled.', ja: '市場の山がシャッフルされた。' },
  passed: { en: '{who} [pass|passes].', ja: '{who}はパスした。' },
  turn: { en: "[Your turn|{who}'s turn], turn {n}.", ja: 'ターン{n}：{who}のターン。' },
  'phase.start': { en: 'Start of the turn.', ja: 'ターン開始。' },
  'phase.recruit': { en: 'Recruit.', ja: 'リクルート。' },
  'phase.main': { en: 'Main.', ja: 'メイン。' },
  'phase.ending': { en: 'End of the turn.', ja: 'ターン終了。' },

  game: { en: 'Round {n}: {who} [win|wins].', ja: '第{n}ラウンド：{who}の勝ち。' },
  'game.drawn': { en: 'Round {n} is drawn.', ja: '第{n}ラウンドは引き分け。' },
  over: { en: '{who} [win|wins] the match.', ja: '{who}の勝利。' },
  'over.drawn': { en: 'The match is drawn.', ja: '対戦は引き分け。' },
  'over.match': { en: '{who} [win|wins] the match.', ja: '{who}が対戦に勝利した。' },
  'over.concede': { en: '{who} [win|wins]: the other concedes.', ja: '{who}の勝利：対戦相手が投了した。' },
}
