// What the Legends table says beyond the words that all tables share. Terms of the game are the game's own words.

import { computed } from '@preact/signals'
import { labels, phases, zoneNames } from '../../../games/legends/words.ts'
import { settings, type Tongue } from '../../settings.ts'

/** The game's terms: one source for table, cards, log and rules. */
const terms = {
  draft: phases.draft,
  recruit: phases.recruit,
  main: phases.main,
  ending: phases.ending,
  market: zoneNames.faces,
  discard: zoneNames.discardPile,
  deck: zoneNames.mainDeck,
  levelShort: labels.level,
  power: labels.power,
  costShort: labels.cost,
  life: labels.life,
  endTurn: labels.endTurn,
  substitute: labels.substitute,
  summon: labels.summon,
  concedeRound: labels.concedeRound,
}

type Term = keyof typeof terms

const en = {
  pickOf: (n: number, all: number) => `Pick ${n} of ${all}`,
  picksBy: (who: string, n: number) => `${who}: ${n} of 6`,
  order: 'Order of the picks',
  face: (n: number) => `Pile ${n}`,
  emptyFace: (n: number) => `Pile ${n}, empty`,
  stock: (n: number) => `Stock: ${n} cards`,
  openStall: 'Come closer',
  closeStall: 'Step back',
  cost: (n: number) => `cost ${n}`,
  draws: (n: number) => (n === 1 ? 'then draw 1 card' : `then draw ${n} cards`),
  level: (n: number) => `level ${n}`,
  ritualsOf: (who: string) => `Ritual pile: ${who}`,
  ownedOf: (who: string) => `Owned cards: ${who}`,
  boardOf: (who: string) => `Board: ${who}`,
  noLegends: 'no legends',
  fixtures: 'Continuous spells and rituals without power',
  rounds: (won: number) => `${won} of 2 rounds won`,
  round: (n: number) => `Round ${n}`,
  endTurnAsk: 'End your turn?',
  place: 'Place',
  attach: 'Attach',
  cast: 'Play',
  take: 'Draft',
  player: (who: string) => `${who} (the player)`,
  coins: (n: number) => (n === 1 ? '1 coin' : `${n} coins`),
  fresh: 'has just come',
}

type Words = typeof en

const ja: Words = {
  pickOf: (n, all) => `全${all}回のうち${n}回目`,
  picksBy: (who, n) => `${who}：6枚中${n}枚`,
  order: '選ぶ順番',
  face: (n) => `第${n}の山`,
  emptyFace: (n) => `第${n}の山（空）`,
  stock: (n) => `山 ${n}枚`,
  openStall: '近くで見る',
  closeStall: '離れる',
  cost: (n) => `コスト${n}`,
  draws: (n) => `続けて${n}枚引く`,
  level: (n) => `レベル${n}`,
  ritualsOf: (who) => `${who}の儀式置き場`,
  ownedOf: (who) => `${who}の所有カード`,
  boardOf: (who) => `${who}の盤面`,
  noLegends: 'レジェンドなし',
  fixtures: '永続スペルとパワーを持たない儀式',
  rounds: (won) => `2勝中${won}勝`,
  round: (n) => `第${n}ラウンド`,
  endTurnAsk: 'ターンを終了しますか？',
  place: '設置',
  attach: '装備',
  cast: 'プレイ',
  take: 'ドラフト',
  player: (who) => `${who}（プレイヤー）`,
  coins: (n) => `コイン${n}枚`,
  fresh: '出たばかり',
}

type AllWords = Words & Record<Term, string>

const said = (tongue: Tongue): AllWords => ({
  ...(Object.fromEntries(Object.entries(terms).map(([key, texts]) => [key, texts?.[tongue] ?? ''])) as Record<
    Term,
    string
  >),
  ...(tongue === 'ja' ? ja : en),
})

const all = { en: said('en'), ja: said('ja') }

export const wordsFor = (tongue: Tongue): AllWords => all[tongue]
export const legendsWords = computed<AllWords>(() => all[settings.value.app])
