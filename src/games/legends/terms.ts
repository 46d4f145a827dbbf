// The words of Legends that its rules texts are made with, in both languages.

import { spokenOut, suru } from '../../engine/text/japanese.ts'
import type { KindTerm, Terms } from '../../engine/text/terms.ts'

const kind = (en: string, many: string, ja: string, unit = false): KindTerm => ({
  en,
  many,
  ja,
  counter: unit ? '体' : '枚',
  unit,
  card: { en, many, ja },
})

const legend = kind('legend', 'legends', 'レジェンド', true)

export const terms: Terms = {
  kinds: {
    legend,
    legendCard: kind('legend card', 'legend cards', 'レジェンドカード'),
    token: { ...legend, en: 'token', many: 'tokens', ja: 'トークン' },
    ritualLegend: { ...legend, card: { en: 'ritual', many: 'rituals', ja: '儀式' } },
    normal: kind('normal spell', 'normal spells', '通常スペル'),
    continuous: kind('continuous spell', 'continuous spells', '永続スペル'),
    equip: kind('equip spell', 'equip spells', '装備スペル'),
    counter: kind('counter spell', 'counter spells', 'カウンタースペル'),
    ritual: kind('ritual without power', 'rituals without power', 'パワーを持たない儀式'),
  },
  stats: { power: { en: 'power', ja: 'パワー' } },
  numbers: { level: { en: 'level', ja: 'レベル' }, cost: { en: 'cost', ja: 'コスト' } },
  keywords: {
    charge: { en: 'Charge', ja: '突撃' },
    bypass: { en: 'Bypass', ja: '迂回' },
    bulwark: { en: 'Bulwark', ja: '防壁' },
    padded: { en: 'Padded', ja: '緩衝' },
    flurry: { en: 'Flurry', ja: '連撃' },
    aloof: { en: 'Aloof', ja: '孤高' },
  },
  zones: {
    mainDeck: { en: 'deck', ja: 'デッキ' },
    hand: { en: 'hand', ja: '手札' },
    field: { en: 'board', ja: '盤面' },
    discardPile: { en: 'discard pile', ja: '捨て札' },
    ritualPile: { en: 'ritual pile', ja: '儀式置き場' },
  },
  life: { en: 'life', ja: 'ライフ' },
  unit: 'legend',
  grave: 'discardPile',
  host: { en: 'the equipped legend', ja: '装備しているレジェンド' },
  phrases: {
    destroy: { en: 'discard {x}', ja: { body: '捨て札に', verb: suru } },
    put: { en: 'special summon {x}', ja: { body: '特殊召喚', verb: suru } },
    target: { en: 'choose {x}', ja: { body: '', verb: { end: '選ぶ', link: '選び', te: '選んで' } } },
    attach: { en: 'attach', ja: { body: '装備', verb: suru } },
    attackOf: { en: '{x} is attacking', ja: { body: '{x}が攻撃している', verb: spokenOut } },
  },
  labels: {
    arrived: { en: 'Enter:', ja: '登場時：' },
    sentToGrave: { en: 'Discarded:', ja: '捨て札になった時：' },
    sacrificed: { en: 'Tributed:', ja: '生け贄になった時：' },
  },
  cost: { en: 'Condition', ja: '条件' },
  answers: {
    spellNormal: { en: 'your opponent plays a normal spell', ja: '相手が通常スペルをプレイした' },
    spellContinuous: { en: 'your opponent plays a continuous spell', ja: '相手が永続スペルをプレイした' },
    spellEquip: { en: 'your opponent plays an equip spell', ja: '相手が装備スペルをプレイした' },
    summon: { en: 'your opponent declares a Summon', ja: '相手が召喚を宣言した' },
    substitution: { en: 'your opponent declares a Substitution', ja: '相手が交代召喚を宣言した' },
    specialSummon: { en: 'your opponent declares a special summon', ja: '相手が特殊召喚を宣言した' },
    ritual: { en: 'your opponent places a ritual', ja: '相手が儀式を設置した' },
    attack: { en: "an opponent's legend declares an attack", ja: '相手のレジェンドが攻撃を宣言した' },
    attackDirect: {
      en: "an opponent's legend declares a direct attack on you",
      ja: '相手のレジェンドが自分への直接攻撃を宣言した',
    },
    recruited: { en: 'your opponent has completed a Recruit', ja: '相手がリクルートを終えた' },
    turnEnding: { en: 'your opponent ends a turn', ja: '相手がターンを終了した' },
  },
  extras: {
    summon: {
      once: {
        en: 'you have {n} additional Summon this turn',
        ja: 'このターン、自分は召喚をもう{n}回行える',
      },
      lasting: {
        en: 'in each of your turns you have {n} additional Summon',
        ja: '自分の各ターンに、自分は召喚をもう{n}回行える',
      },
    },
    play: {
      once: {
        en: 'you have {n} additional Summon or Substitution this turn',
        ja: 'このターン、自分は召喚か交代召喚をもう{n}回行える',
      },
      lasting: {
        en: 'in each of your turns you have {n} additional Summon or Substitution',
        ja: '自分の各ターンに、自分は召喚か交代召喚をもう{n}回行える',
      },
    },
    recruit: {
      once: { en: 'you may Recruit {n} additional time', ja: '自分はリクルートをもう{n}回行ってもよい' },
      lasting: {
        en: 'in each of your turns you may Recruit {n} additional time',
        ja: '自分の各ターンに、自分はリクルートをもう{n}回行ってもよい',
      },
    },
  },
  replaces: {
    pierce: {
      opponent: {
        en: 'each Pierce loss of your opponent is {n} greater',
        ja: '相手が貫通で失うライフは{n}多くなる',
      },
      you: { en: 'each Pierce loss of yours is {n} greater', ja: '自分が貫通で失うライフは{n}多くなる' },
    },
  },
  ledgers: {
    legendsDiscarded: {
      en: '{n} or more legends you controlled were discarded this turn',
      ja: 'このターンに自分の盤面のレジェンドが{n}体以上捨て札になっている',
    },
  },
  tokens: {
    'HF-067': { en: 'Reedling', ja: '葦の子' },
    'HF-068': { en: 'Wasp', ja: '蜂' },
    'HF-069': { en: 'Straw Double', ja: '藁の身代わり' },
  },
  fuses: true,
}
