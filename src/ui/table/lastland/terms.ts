// Short words of Last Land on the table: attributes, kinds, races, keywords, fields.

import type { Texts } from '../../../engine/card.ts'
import type { Tongue } from '../../settings.ts'

const texts = (en: string, ja: string): Texts => ({ en, ja })

export const colours: Readonly<Record<string, Texts>> = {
  red: texts('Red', '赤'),
  blue: texts('Blue', '青'),
  green: texts('Green', '緑'),
  white: texts('White', '白'),
  black: texts('Black', '黒'),
  grey: texts('any', '任意'),
}

/** The badge and the name of a kind. */
export const kinds: Readonly<Record<string, readonly [badge: Texts, name: Texts]>> = {
  cCard: [texts('', ''), texts('Character', 'キャラクター')],
  mCard: [texts('M', '変'), texts('Metamorphose Character', 'メタモルフォーゼ')],
  fCard: [texts('F', '融'), texts('Fusion Character', 'フュージョン')],
  quick: [texts('Q', '速'), texts('Quick Spell', 'クイックスペル')],
  strategy: [texts('S', '策'), texts('Strategy Spell', 'ストラテジースペル')],
  equip: [texts('E', '装'), texts('Equip Spell', 'イクイップスペル')],
  trap: [texts('T', '罠'), texts('Trap Spell', 'トラップスペル')],
}

export const races: Readonly<Record<string, Texts>> = {
  human: texts('Human', '人間'),
  beast: texts('Beast', '獣'),
  undead: texts('Undead', '不死'),
  spirit: texts('Spirit', '精霊'),
  seafolk: texts('Seafolk', '海民'),
  treefolk: texts('Treefolk', '樹人'),
  dragon: texts('Dragon', '竜'),
  machine: texts('Machine', '機械'),
}

export const stats: Readonly<Record<string, readonly [short: Texts, name: Texts]>> = {
  atk: [texts('ATK', '攻'), texts('ATK', '攻撃力')],
  def: [texts('DEF', '防'), texts('DEF', '防御力')],
  spd: [texts('SPD', '速'), texts('SPD', '素早さ')],
  power: [texts('PC', '力'), texts('Power Cards', 'パワーカード')],
}

const FIELDS: readonly Texts[] = [
  texts('front left', '前列左'),
  texts('front centre', '前列中'),
  texts('front right', '前列右'),
  texts('back left', '後列左'),
  texts('back right', '後列右'),
]

/** A field as its reader sees it: columns run from the reader's left. */
export function fieldName(slot: number, turned: boolean, tongue: Tongue): string {
  const seen = turned ? (slot < 3 ? 2 - slot : 7 - slot) : slot
  return FIELDS[seen]?.[tongue] ?? ''
}
