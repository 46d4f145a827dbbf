// What the app says about Legends, in both languages. Names of kinds, keywords and zones in card texts: terms.ts.

import type { Texts } from '../../engine/card.ts'
import { tellsPrompt } from '../../engine/text/fill.ts'
import { prompts } from './words/prompts.ts'

export { prompts }

export const gameName: Texts = { en: 'Legends', ja: 'レジェンズ' }

export const seats: { you: Texts; opponent: Texts } = {
  you: { en: 'You', ja: 'あなた' },
  opponent: { en: 'Opponent', ja: '相手' },
}

export const phases: Record<string, Texts> = {
  draft: { en: 'Draft', ja: 'ドラフト' },
  start: { en: 'Start', ja: '開始' },
  recruit: { en: 'Recruit', ja: 'リクルート' },
  main: { en: 'Main', ja: 'メイン' },
  ending: { en: 'Ending', ja: '終了' },
}

export const zoneNames: Record<string, Texts> = {
  mainDeck: { en: 'Deck', ja: 'デッキ' },
  hand: { en: 'Hand', ja: '手札' },
  board: { en: 'Board', ja: '盤面' },
  discardPile: { en: 'Discard pile', ja: '捨て札' },
  ritualPile: { en: 'Ritual pile', ja: '儀式置き場' },
  faces: { en: 'Market', ja: '市場' },
  stock: { en: 'Stock', ja: '山' },
  resolving: { en: 'Being played', ja: 'プレイ中' },
}

/** Types of cards, as the face of a card says them. */
export const kindNames: Record<string, Texts> = {
  legend: { en: 'Legend', ja: 'レジェンド' },
  token: { en: 'Token', ja: 'トークン' },
  normal: { en: 'Normal spell', ja: '通常スペル' },
  continuous: { en: 'Continuous spell', ja: '永続スペル' },
  equip: { en: 'Equip spell', ja: '装備スペル' },
  counter: { en: 'Counter spell', ja: 'カウンタースペル' },
  ritual: { en: 'Ritual', ja: '儀式' },
  ritualLegend: { en: 'Ritual', ja: '儀式' },
}

/** What each keyword does. */
export const keywordNotes: Record<string, Texts> = {
  charge: {
    en: 'Charge: may attack in the turn it enters.',
    ja: '突撃：出たターンから攻撃できる。',
  },
  bypass: {
    en: 'Bypass: may attack the player although the opponent controls legends.',
    ja: '迂回：相手の盤面にレジェンドがいても、相手を直接攻撃できる。',
  },
  bulwark: {
    en: "Bulwark: the opponent's attacks on legends must choose a legend with Bulwark.",
    ja: '防壁：相手がレジェンドを攻撃する場合、防壁を持つレジェンドを選ばなければならない。',
  },
  padded: {
    en: 'Padded: its controller loses no life by Pierce when it is discarded.',
    ja: '緩衝：これが戦闘で捨て札になった時、貫通でライフを失わない。',
  },
  flurry: { en: 'Flurry: may attack twice each turn.', ja: '連撃：各ターン2回まで攻撃できる。' },
  aloof: {
    en: "Aloof: cannot be chosen by the opponent's spells.",
    ja: '孤高：相手のスペルの対象に選ばれない。',
  },
}

/** Words of buttons and of a card sheet. */
export const labels: Record<string, Texts> = {
  cost: { en: 'Cost', ja: 'コスト' },
  level: { en: 'Level', ja: 'レベル' },
  power: { en: 'Power', ja: 'パワー' },
  printed: { en: 'Printed power', ja: '元のパワー' },
  life: { en: 'Life', ja: 'ライフ' },
  coins: { en: 'Coins', ja: 'コイン' },
  equip: { en: 'Equips', ja: '装備' },
  noText: { en: 'No rules text', ja: 'テキストなし' },
  summon: { en: 'Summon', ja: '召喚' },
  substitute: { en: 'Substitution', ja: '交代召喚' },
  specialSummon: { en: 'Special summon', ja: '特殊召喚' },
  place: { en: 'Place the ritual', ja: '儀式を設置' },
  attackPlayer: { en: 'Attack the player', ja: '相手を直接攻撃' },
  declineRecruit: { en: 'No second Recruit', ja: 'リクルートしない' },
  pass: { en: 'Pass', ja: 'パス' },
  endTurn: { en: 'End turn', ja: 'ターン終了' },
  concedeRound: { en: 'Concede the round', ja: 'ラウンドを投了' },
  concedeMatch: { en: 'Concede the match', ja: '対戦を投了' },
}

export const promptText = tellsPrompt(prompts)
