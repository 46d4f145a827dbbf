// How each cost word reads.

import type { Cost } from '../card.ts'
import * as en from './english.ts'
import { fill } from './fill.ts'
import * as ja from './japanese.ts'
import { type Speech, term } from './terms.ts'

export const costWords = ['pay', 'sacrifice', 'return', 'send', 'discard', 'destroy', 'turn'] as const

export type CostWord = (typeof costWords)[number]
export type CostOf<W extends CostWord> = W extends CostWord ? Extract<Cost, Record<W, unknown>> : never

interface CostText<W extends CostWord> {
  word: W
  en(cost: CostOf<W>, speech: Speech): string
  ja(cost: CostOf<W>, speech: Speech): ja.JaClause
}

export const costs: { [W in CostWord]: CostText<W> } = {
  pay: {
    word: 'pay',
    en: (c, s) => `pay ${en.life(c.pay, s)}`,
    ja: (c, s) =>
      ja.clause(`${s.terms.life.ja}を${c.pay}`, { end: '支払う', link: '支払い', te: '支払って' }),
  },
  sacrifice: {
    word: 'sacrifice',
    en: (c, s) => `sacrifice ${en.noun(c.from, s, { n: c.sacrifice, upTo: false })}`,
    ja: (c, s) => ja.clause(`${ja.object(c.from, s, c.sacrifice, false)}生け贄に`, ja.suru),
  },
  return: {
    word: 'return',
    en: (c, s) => {
      const owner = c.return > 1 ? "their owner's" : "its owner's"
      return `return ${en.noun(c.from, s, { n: c.return, upTo: false })} to ${owner} ${term(s.terms.zones, 'hand', 'en')}`
    },
    ja: (c, s) =>
      ja.clause(`${ja.object(c.from, s, c.return, false)}持ち主の${term(s.terms.zones, 'hand', 'ja')}に`, {
        end: '戻す',
        link: '戻し',
        te: '戻して',
      }),
  },
  send: {
    word: 'send',
    en: (c, s) => {
      const ruins = term(s.terms.zones, s.terms.grave, 'en')
      return `send ${en.cards(c.send, s)} stacked under ${en.thisCard(s)} to the ${ruins}`
    },
    ja: (c, s) =>
      ja.clause(
        `${ja.thisCard(s)}の下に重ねたカード${c.send}枚を${term(s.terms.zones, s.terms.grave, 'ja')}に`,
        {
          end: '送る',
          link: '送り',
          te: '送って',
        },
      ),
  },
  discard: {
    word: 'discard',
    en: (c, s) => `discard ${en.cards(c.discard, s)}`,
    ja: (c, s) =>
      ja.clause(`${term(s.terms.zones, 'hand', 'ja')}を${c.discard}枚`, {
        end: '捨てる',
        link: '捨て',
        te: '捨てて',
      }),
  },
  destroy: {
    word: 'destroy',
    en: (c, s) => {
      const number = term(s.terms.numbers ?? {}, c.sum.number, 'en')
      const what = en.noun(c.from, s, { n: c.destroy, upTo: false }).replace(/^\d+/, '$& or more')
      const verb = s.terms.phrases?.destroy?.en ?? 'destroy {x}'
      return `${fill(verb, { x: what })} with ${number}s totalling ${c.sum.atLeast} or more`
    },
    ja: (c, s) => {
      const number = term(s.terms.numbers ?? {}, c.sum.number, 'ja')
      const { body, verb } = s.terms.phrases?.destroy?.ja ?? { body: '破壊', verb: ja.suru }
      const what = `${number}の合計が${c.sum.atLeast}以上になるように、${ja.noun(c.from, s, 'there')}`
      return ja.clause(`${what}${c.destroy}体以上を${body}`, verb)
    },
  },
  turn: {
    word: 'turn',
    en: (_c, s) => `turn ${en.thisCard(s)} sideways`,
    ja: (_c, s) => ja.clause(`${ja.thisCard(s)}を横向きに`, ja.suru),
  },
}

const textOf = (cost: Cost): CostText<CostWord> => {
  const word = costWords.find((name) => name in cost)
  if (!word) throw new Error(`no cost word in ${JSON.stringify(cost)}`)
  return costs[word]
}

export const costEn = (list: Cost[], speech: Speech): string =>
  list.length === 0
    ? ''
    : `${speech.terms.cost?.en ?? 'Cost'}: ${list.map((cost) => textOf(cost).en(cost, speech)).join(', ')}.`

export function costJa(list: Cost[], speech: Speech): string {
  if (list.length === 0) return ''
  const parts = list.map((cost) => textOf(cost).ja(cost, speech))
  return `${speech.terms.cost?.ja ?? 'コスト'}：${parts.map((part, i) => (i < parts.length - 1 ? ja.links(part) : ja.ends(part))).join('')}。`
}
