// What the app says about Last Land, in both languages. Names of kinds, stats and keywords: terms.ts.

import type { Texts } from '../../engine/card.ts'
import { tellsPrompt } from '../../engine/text/fill.ts'
import { prompts } from './words/prompts.ts'

export { prompts }

export const gameName: Texts = { en: 'Last Land', ja: 'ラストランド' }

export const seats: { you: Texts; opponent: Texts } = {
  you: { en: 'You', ja: 'あなた' },
  opponent: { en: 'Opponent', ja: '相手' },
}

export const phases: Record<string, Texts> = {
  turnStart: { en: 'Start of the turn', ja: 'ターン開始時' },
  wakeUp: { en: 'Wake-Up Phase', ja: 'ウェイクアップフェイズ' },
  drawPhase: { en: 'Draw Phase', ja: 'ドローフェイズ' },
  main: { en: 'Main Phase', ja: 'メインフェイズ' },
  endPhase: { en: 'End Phase', ja: 'エンドフェイズ' },
  battlePhase: { en: 'Battle Phase', ja: 'バトルフェイズ' },
}

export const zoneNames: Record<string, Texts> = {
  deck: { en: 'Deck', ja: 'デッキ' },
  hand: { en: 'Hand', ja: '手札' },
  fields: { en: 'Fields', ja: 'フィールド' },
  traps: { en: 'Traps', ja: 'トラップ' },
  graveyard: { en: 'Graveyard', ja: '墓地' },
  pending: { en: 'Chain', ja: '宣言中のカード' },
}

/** Names of fields as a player sees the own side. */
export const placeNames: Record<string, Texts> = {
  F1: { en: 'front left', ja: '前列左' },
  F2: { en: 'front centre', ja: '前列中央' },
  F3: { en: 'front right', ja: '前列右' },
  B1: { en: 'back left', ja: '後列左' },
  B2: { en: 'back right', ja: '後列右' },
}

/** Words of a card sheet and of buttons. */
export const labels: Record<string, Texts> = {
  atk: { en: 'ATK', ja: '攻撃力' },
  def: { en: 'DEF', ja: '防御力' },
  spd: { en: 'SPD', ja: '素早さ' },
  hp: { en: 'HP', ja: '体力' },
  marks: { en: 'Marks', ja: 'マーク' },
  race: { en: 'Race', ja: '種族' },
  attribute: { en: 'Attribute', ja: '属性' },
  power: { en: 'Power Cards', ja: 'パワーカード' },
  equip: { en: 'Equip Spells', ja: 'イクイップスペル' },
  base: { en: 'Base', ja: '元のカード' },
  holder: { en: 'Turn Counter', ja: 'ターンカウンター' },
  round: { en: 'Round {n}', ja: 'ラウンド{n}' },
  battleTurn: { en: 'Battle Turn', ja: 'バトルターン' },
  ready: { en: 'Ready', ja: '未行動' },
  exhausted: { en: 'Exhausted', ja: '行動済み' },
  noText: { en: 'No rules text', ja: 'テキストなし' },
  attack: { en: 'Attack', ja: '攻撃' },
  decline: { en: 'Do not attack', ja: '攻撃しない' },
  guard: { en: 'Guard', ja: '防御' },
  slide: { en: 'Slide Block', ja: 'スライドブロック' },
  sideStep: { en: 'Side Step', ja: 'サイドステップ' },
  lineStep: { en: 'Line Step', ja: 'ラインステップ' },
  set: { en: 'Set', ja: '設置' },
  deckCards: { en: '{n} from the deck', ja: 'デッキから{n}枚' },
  pass: { en: 'Pass', ja: 'パス' },
  concede: { en: 'Concede', ja: '投了' },
}

export const promptText = tellsPrompt(prompts)
