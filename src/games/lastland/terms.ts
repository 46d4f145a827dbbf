// The words of Last Land that its texts are made with (docs/rules/lastland.md, 2).

import type { KindTerm, Terms } from '../../engine/text/terms.ts'
import { lines } from './text/lines.ts'

const kind = (en: string, many: string, ja: string, unit = false): KindTerm => ({
  en,
  many,
  ja,
  counter: unit ? '体' : '枚',
  unit,
  card: { en, many, ja },
})

export const terms: Terms = {
  kinds: {
    character: kind('character', 'characters', 'キャラクター', true),
    cCard: kind('C card', 'C cards', 'Cカード', true),
    mCard: kind('M card', 'M cards', 'Mカード', true),
    fCard: kind('F card', 'F cards', 'Fカード', true),
    spell: kind('Spell', 'Spells', 'スペル'),
    quick: kind('Quick Spell', 'Quick Spells', 'クイックスペル'),
    strategy: kind('Strategy Spell', 'Strategy Spells', 'ストラテジースペル'),
    equip: kind('Equip Spell', 'Equip Spells', 'イクイップスペル'),
    trap: kind('Trap Spell', 'Trap Spells', 'トラップスペル'),
  },
  stats: {
    atk: { en: 'ATK', ja: '攻撃力' },
    def: { en: 'DEF', ja: '防御力' },
    spd: { en: 'SPD', ja: '素早さ' },
  },
  numbers: { hp: { en: 'HP', ja: '体力' } },
  keywords: {
    blockThrough: { en: 'Block Through', ja: 'ブロックスルー' },
    toughness: { en: 'Toughness', ja: 'タフネス' },
    directBonus: { en: 'Direct Bonus', ja: 'ダイレクトボーナス' },
    battleBonus: { en: 'Battle Bonus', ja: 'バトルボーナス' },
    sideStep: { en: 'Side Step', ja: 'サイドステップ' },
    lineStep: { en: 'Line Step', ja: 'ラインステップ' },
    trashLife: { en: 'Trash Life', ja: 'トラッシュライフ' },
    trashHand: { en: 'Trash Hand', ja: 'トラッシュハンド' },
    initiative: { en: 'Initiative', ja: 'イニシアチブ' },
    turnInitiative: { en: 'Turn Initiative', ja: 'ターンイニシアチブ' },
    counter: { en: 'Counter', ja: 'カウンター' },
    slideBlock: { en: 'Slide Block', ja: 'スライドブロック' },
    berserk: { en: 'Berserk', ja: 'バーサク' },
  },
  zones: {
    deck: { en: 'deck', ja: 'デッキ' },
    hand: { en: 'hand', ja: '手札' },
    field: { en: 'board', ja: 'フィールド' },
    graveyard: { en: 'graveyard', ja: '墓地' },
  },
  life: { en: 'deck', ja: 'デッキ' },
  unit: 'character',
  grave: 'graveyard',
  host: { en: 'the equipped character', ja: '装備したキャラクター' },
  lines,
}

/** Attributes and races, as cards name them. */
export const attributes: Record<string, { en: string; ja: string }> = {
  red: { en: 'Red', ja: '赤' },
  blue: { en: 'Blue', ja: '青' },
  green: { en: 'Green', ja: '緑' },
  white: { en: 'White', ja: '白' },
  black: { en: 'Black', ja: '黒' },
  grey: { en: 'Grey', ja: '灰' },
}

export const races: Record<string, { en: string; ja: string }> = {
  human: { en: 'Human', ja: '人間' },
  beast: { en: 'Beast', ja: '獣' },
  undead: { en: 'Undead', ja: '不死' },
  spirit: { en: 'Spirit', ja: '精霊' },
  seafolk: { en: 'Seafolk', ja: '海民' },
  treefolk: { en: 'Treefolk', ja: '樹人' },
  dragon: { en: 'Dragon', ja: '竜' },
  machine: { en: 'Machine', ja: '機械' },
}
