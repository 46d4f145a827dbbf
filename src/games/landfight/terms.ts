// Landfight's own words, in both languages.

import type { KindTerm, Terms } from '../../engine/text/terms.ts'

const kind = (en: string, many: string, ja: string, card?: [string, string, string]): KindTerm => ({
  en,
  many,
  ja,
  counter: card ? '体' : '枚',
  unit: card !== undefined,
  card: card ? { en: card[0], many: card[1], ja: card[2] } : { en, many, ja },
})

const boosts = (name: string, ja: string): KindTerm => ({
  ...kind(name, `${name} cards`, ja),
  card: { en: `${name} card`, many: `${name} cards`, ja },
})

export const terms: Terms = {
  kinds: {
    land: kind('Land', 'Lands', 'ランド'),
    creature: kind('creature', 'creatures', 'クリーチャー', [
      'creature card',
      'creature cards',
      'クリーチャーカード',
    ]),
    mutatedCreature: kind('Mutated Creature', 'Mutated Creatures', '変異クリーチャー', [
      'Mutated Creature card',
      'Mutated Creature cards',
      '変異クリーチャーカード',
    ]),
    boost: boosts('Boost', 'ブースト'),
    boostInterrupt: boosts('Boost - Interrupt', 'ブースト・インタラプト'),
    boostContinuous: boosts('Boost - Continuous', 'ブースト・コンティニュアス'),
    attachment: kind('Attachment', 'Attachments', 'アタッチメント'),
  },
  boostCard: kind('Boost card', 'Boost cards', 'ブーストカード'),
  sizes: {
    small: { en: 'Small', ja: 'スモール' },
    medium: { en: 'Medium', ja: 'ミディアム' },
    large: { en: 'Large', ja: 'ラージ' },
  },
  mainTypes: {
    ember: { en: 'Ember', ja: '熾' },
    tide: { en: 'Tide', ja: '潮' },
    thorn: { en: 'Thorn', ja: '茨' },
    gale: { en: 'Gale', ja: '颪' },
    gloom: { en: 'Gloom', ja: '宵' },
  },
  subTypes: {
    beast: { en: 'Beast', ja: '獣' },
    bird: { en: 'Bird', ja: '鳥' },
    fish: { en: 'Fish', ja: '魚' },
    folk: { en: 'Folk', ja: '民' },
    giant: { en: 'Giant', ja: '巨人' },
    idol: { en: 'Idol', ja: '像' },
    plant: { en: 'Plant', ja: '植物' },
    salamander: { en: 'Salamander', ja: 'サラマンダー' },
    serpent: { en: 'Serpent', ja: '蛇' },
    shade: { en: 'Shade', ja: '影' },
    shell: { en: 'Shell', ja: '貝' },
    spirit: { en: 'Spirit', ja: '精霊' },
    swarm: { en: 'Swarm', ja: '群れ' },
  },
  stats: { strength: { en: 'Strength', ja: 'ストレングス' } },
  zones: {
    deck: { en: 'deck', ja: 'デッキ' },
    hand: { en: 'hand', ja: '手札' },
    field: { en: 'field', ja: '場' },
    ruins: { en: 'Ruins', ja: 'ルインズ' },
  },
  life: { en: 'Land Life', ja: 'ランドライフ' },
  unit: 'creature',
  home: 'land',
  grave: 'ruins',
  host: { en: 'the attached creature', ja: 'アタッチされたクリーチャー' },
  names: { 'Ashwick Midge': '灰芯の羽虫' },
}
