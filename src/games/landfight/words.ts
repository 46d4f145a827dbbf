// What the app says about Landfight, in both languages. Names of cards, kinds, sizes and types: terms.ts.

import type { Texts } from '../../engine/card.ts'
import { tellsPrompt } from '../../engine/text/fill.ts'
import { prompts } from './words/prompts.ts'

export { prompts }

export const gameName: Texts = { en: 'Landfight', ja: 'ランドファイト' }

export const seats: { you: Texts; opponent: Texts } = {
  you: { en: 'You', ja: 'あなた' },
  opponent: { en: 'Opponent', ja: '相手' },
}

export const phases: Record<string, Texts> = {
  setup: { en: 'Setup', ja: '準備' },
  drawPhase: { en: 'Draw Phase', ja: 'ドローフェイズ' },
  boostPhase: { en: 'Boost Phase', ja: 'ブーストフェイズ' },
  battlePhase: { en: 'Battle Phase', ja: 'バトルフェイズ' },
  endPhase: { en: 'End Phase', ja: 'エンドフェイズ' },
}

export const zoneNames: Record<string, Texts> = {
  deckZone: { en: 'Deck', ja: 'デッキ' },
  hand: { en: 'Hand', ja: '手札' },
  landZone: { en: 'Land Zone', ja: 'ランドゾーン' },
  creatureZone: { en: 'Creature Zone', ja: 'クリーチャーゾーン' },
  continuousZone: { en: 'Continuous Zone', ja: 'コンティニュアスゾーン' },
  ruinsZone: { en: 'Ruins', ja: 'ルインズ' },
  sideDeck: { en: 'Side deck', ja: 'サイドデッキ' },
  pendingPile: { en: 'Pile', ja: 'パイル' },
}

export const rarities: Record<string, Texts> = {
  common: { en: 'Common', ja: 'コモン' },
  rare: { en: 'Rare', ja: 'レア' },
  fullArt: { en: 'Full Art', ja: 'フルアート' },
  chromaticRare: { en: 'Chromatic Rare', ja: 'クロマティックレア' },
  redRare: { en: 'Red Rare', ja: 'レッドレア' },
}

/** Words of a deck list and a card sheet. */
export const labels: Record<string, Texts> = {
  land: { en: 'Land', ja: 'ランド' },
  strength: { en: 'Strength', ja: 'ストレングス' },
  printed: { en: 'Printed Strength', ja: '元のストレングス' },
  life: { en: 'Land Life', ja: 'ランドライフ' },
  size: { en: 'Size', ja: 'サイズ' },
  type: { en: 'Type', ja: 'タイプ' },
  rarity: { en: 'Rarity', ja: 'レアリティ' },
  stacked: { en: 'Stacked cards', ja: '重ねたカード' },
  under: { en: 'Card underneath', ja: '下のカード' },
  attachment: { en: 'Attachment', ja: 'アタッチメント' },
  noText: { en: 'No rules text', ja: 'テキストなし' },
  payLife: { en: 'Pay {n} Land Life', ja: 'ランドライフを{n}支払う' },
  paySacrifice: { en: 'Sacrifice {card}', ja: '{card}を生け贄にする' },
  attackLand: { en: 'Attack the Land', ja: 'ランドを攻撃' },
  pass: { en: 'Pass', ja: 'パス' },
  toBattle: { en: 'To battle', ja: 'バトルへ' },
  endTurn: { en: 'End turn', ja: 'ターン終了' },
  concede: { en: 'Concede', ja: '投了' },
}

export const promptText = tellsPrompt(prompts)
