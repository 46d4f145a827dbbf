// What is wrong with a field, as the end of a sentence that begins with card and field.

import type { BaseIssue } from 'valibot'
import type { Texts } from '../card.ts'

export type Complaint = Texts

export const complaints = {
  text: { en: 'must be text.', ja: '文字列にしてください。' },
  empty: { en: 'must not be empty.', ja: '空にできません。' },
  long: { en: 'is too long.', ja: '長すぎます。' },
  word: {
    en: 'must be one word of Latin letters that begins small.',
    ja: '小文字で始まる英字の1語にしてください。',
  },
  record: { en: 'must be a record of named fields.', ja: '名前付きの項目の集まりにしてください。' },
  list: { en: 'must be a list.', ja: 'リストにしてください。' },
  none: { en: 'must hold at least one entry.', ja: '1つ以上必要です。' },
  many: { en: 'holds too many entries.', ja: '項目が多すぎます。' },
  whole: { en: 'must be a whole number that is not too small.', ja: '小さすぎない整数にしてください。' },
  most: { en: 'is too great a number.', ja: '数が大きすぎます。' },
  yes: {
    en: 'can only be true; leave it out instead.',
    ja: 'true 以外は書けません。不要なら省いてください。',
  },
  slug: {
    en: 'must be small Latin letters, digits and hyphens.',
    ja: '英小文字、数字、ハイフンだけで書いてください。',
  },
  range: { en: 'lies outside what the game allows.', ja: 'ゲームで許される範囲を超えています。' },
  pool: {
    en: 'holds too few cards of cost 1 for a draft: 18 copies are needed.',
    ja: 'コスト1のカードが足りません。ドラフトには18枚必要です。',
  },
  copies: {
    en: 'can only be "any" or a number; leave it out for the usual limit.',
    ja: '"any" か枚数のみ書けます。通常の制限なら省いてください。',
  },
  icon: { en: 'must be the name of an icon.', ja: 'アイコンの名前にしてください。' },
  setCode: { en: 'must look like AB1.', ja: 'AB1のような形にしてください。' },
  number: {
    en: 'must look like AB1-001 and begin with the code of its set.',
    ja: 'セットの記号で始まる、AB1-001のような形にしてください。',
  },
  twice: { en: 'is the number of another card too.', ja: '他のカードと同じ番号です。' },
  game: { en: 'is another game.', ja: '別のゲームのセットです。' },
  kind: { en: 'is no kind of card of this game.', ja: 'このゲームにないカードの種類です。' },
  size: { en: 'is no size of this game.', ja: 'このゲームにないサイズです。' },
  rarity: { en: 'is no rarity of this game.', ja: 'このゲームにないレアリティです。' },
  missing: { en: 'is missing.', ja: '必要な項目がありません。' },
  never: { en: 'cannot stand on a card of this kind.', ja: 'この種類のカードには書けません。' },
  unknownField: { en: 'is no field that a card can have here.', ja: 'ここには書けない項目です。' },
  value: { en: 'is none of the words that can stand here.', ja: 'ここに書ける語ではありません。' },
  effect: { en: 'is no effect: it must begin with one effect word.', ja: '効果の語が1つ必要です。' },
  cost: { en: 'is no cost: it must begin with one cost word.', ja: 'コストの語が1つ必要です。' },
  selector: {
    en: 'must name cards: this, host, a register, all, under or top.',
    ja: 'カードを示す語（this、host、名前、all、under、top）にしてください。',
  },
  register: {
    en: 'names nothing that was targeted or chosen before.',
    ja: 'それより前に対象や選択として名付けられていません。',
  },
  secret: {
    en: 'reads cards that are not known to both players: only a choice or a search may.',
    ja: '両者に公開されていないカードを参照しています。選択か検索でのみ参照できます。',
  },
  inert: {
    en: 'does nothing: give it do, mode or static.',
    ja: '何も起こりません。do、mode、static のいずれかを書いてください。',
  },
  both: {
    en: 'is static, and so can be neither declared nor triggered.',
    ja: 'static の能力は、宣言も誘発もできません。',
  },
  cases: {
    en: 'must have cases that rise up to the number of sides.',
    ja: '各場合は目の数まで順に増えるようにしてください。',
  },
  staticWord: {
    en: 'can be only modify, forbid, permit or extra in a static ability.',
    ja: 'static に書けるのは modify、forbid、permit、extra だけです。',
  },
} satisfies Record<string, Complaint>

const isKey = (key: string): key is keyof typeof complaints => Object.hasOwn(complaints, key)

/** The field an issue is about, and what is wrong there. */
export function complaintOf(issue: BaseIssue<unknown>): [string, Complaint] {
  let field = ''
  for (const step of issue.path ?? []) {
    const key = String(step.key)
    field += /^\d+$/.test(key) ? `[${key}]` : field === '' ? key : `.${key}`
  }
  if (issue.type === 'strict_object' && issue.expected === 'never') return [field, complaints.unknownField]
  if (issue.type === 'strict_object' && issue.received === 'undefined') return [field, complaints.missing]
  return [field, isKey(issue.message) ? complaints[issue.message] : complaints.value]
}
