// How each effect word reads: one record per word.

import type { Effect, Filter } from '../card.ts'
import * as en from './english.ts'
import { fill } from './fill.ts'
import * as ja from './japanese.ts'
import { listEn, listJa } from './list.ts'
import { enPhrase, fromHand, jaPhrase, putBack } from './phrases.ts'
import { places } from './places.ts'
import { homeTerm, isAway, keywordName, type Speech, term, unitTerm } from './terms.ts'

export const effectWords = [
  'draw',
  'mill',
  'damage',
  'move',
  'turn',
  'gain',
  'lose',
  'discard',
  'destroy',
  'sacrifice',
  'send',
  'return',
  'put',
  'search',
  'look',
  'attach',
  'overlay',
  'control',
  'modify',
  'set',
  'extra',
  'forbid',
  'permit',
  'grant',
  'negate',
  'roll',
  'choose',
  'create',
  'coins',
  'if',
  'replace',
] as const

export type EffectWord = (typeof effectWords)[number]
export type EffectOf<W extends EffectWord> = W extends EffectWord
  ? Extract<Effect, Record<W, unknown>>
  : never

export interface WordText<W extends EffectWord> {
  word: W
  en(effect: EffectOf<W>, speech: Speech): en.Clause
  ja(effect: EffectOf<W>, speech: Speech): ja.JaClause
}

const send: ja.JaVerb = { end: '送る', link: '送り', te: '送って' }
const layOn: ja.JaVerb = { end: '重ねる', link: '重ね', te: '重ねて' }
const gainIt: ja.JaVerb = { end: '得る', link: '得', te: '得て' }
const plus = (by: number): string => (by < 0 ? `${by}` : `+${by}`)

/** From where a card returns decides whose hand it names: one's own Ruins hold only own cards. */
const fromOwnPile = (what: unknown, speech: Speech): boolean =>
  typeof what === 'string' && isOwn(speech.registers.get(what)?.from)

const isOwn = (from: Filter | undefined): boolean =>
  from?.owner === 'you' || (from !== undefined && isAway(from) && from.side === 'you')

const answersAttack = (speech: Speech): boolean =>
  speech.answers.length > 0 && speech.answers.every((event) => event.startsWith('attack'))

export const words: { [W in EffectWord]: WordText<W> } = {
  draw: {
    word: 'draw',
    en: (e, s) => en.does(`${en.verb('draw', e.who)} ${en.cards(e.draw, s)}`, en.who(e.who)),
    ja: (e, s) =>
      ja.clause(`${ja.who(e.who)}カードを${ja.cards(e.draw, s)}`, {
        end: '引く',
        link: '引き',
        te: '引いて',
      }),
  },
  ...places,
  gain: {
    word: 'gain',
    en: (e, s) => en.does(`${en.verb('gain', e.who)} ${en.life(e.gain, s)}`, en.who(e.who)),
    ja: (e, s) => ja.clause(`${ja.who(e.who)}${s.terms.life.ja}を${ja.points(e.gain, s)}`, gainIt),
  },
  lose: {
    word: 'lose',
    en: (e, s) => en.does(`${en.verb('lose', e.who)} ${en.life(e.lose, s)}`, en.who(e.who) || 'you'),
    ja: (e, s) =>
      ja.clause(`${ja.who(e.who)}${s.terms.life.ja}を${ja.points(e.lose, s)}`, {
        end: '失う',
        link: '失い',
        te: '失って',
      }),
  },
  discard: {
    word: 'discard',
    en: (e, s) =>
      en.does(
        `${en.verb('discard', e.who)} ${en.cards(e.discard, s)}${fromHand(e.who, s)}${e.how === 'random' ? ' at random' : ''}`,
        en.who(e.who),
      ),
    ja: (e, s) => {
      const hand = term(s.terms.zones, 'hand', 'ja')
      const how = e.how === 'random' ? '無作為に' : ''
      return ja.clause(`${ja.who(e.who)}${hand}を${how}${e.discard}枚`, {
        end: '捨てる',
        link: '捨て',
        te: '捨てて',
      })
    },
  },
  destroy: {
    word: 'destroy',
    en: (e, s) => en.does(enPhrase('destroy', s, en.named(e.destroy, s))),
    ja: (e, s) => jaPhrase('destroy', s, `${ja.named(e.destroy, s)}を`),
  },
  sacrifice: {
    word: 'sacrifice',
    // others sacrifice their own cards: no need to say whose
    en: (e, s) => {
      const number = { n: e.sacrifice, upTo: false, placed: (e.who ?? 'you') === 'you' }
      return en.does(`${en.verb('sacrifice', e.who)} ${en.noun(e.from, s, number)}`, en.who(e.who))
    },
    ja: (e, s) => {
      const { side: _, ...own } = e.from
      const what =
        (e.who ?? 'you') === 'you'
          ? ja.object(e.from, s, e.sacrifice, false)
          : ja.object(own, s, e.sacrifice, false, 'all')
      return ja.clause(`${ja.who(e.who)}${what}生け贄に`, ja.suru)
    },
  },
  send: {
    word: 'send',
    en: (e, s) => en.does(`send ${en.named(e.send, s)} to the ${term(s.terms.zones, s.terms.grave, 'en')}`),
    ja: (e, s) => ja.clause(`${ja.named(e.send, s)}を${term(s.terms.zones, s.terms.grave, 'ja')}に`, send),
  },
  return: {
    word: 'return',
    en: (e, s) => {
      const whose = fromOwnPile(e.return, s)
        ? 'your'
        : en.isMany(e.return, s)
          ? "their owner's"
          : "its owner's"
      return en.does(`return ${en.named(e.return, s)} to ${whose} ${term(s.terms.zones, 'hand', 'en')}`)
    },
    ja: (e, s) => {
      const whose = fromOwnPile(e.return, s) ? '' : '持ち主の'
      return ja.clause(`${ja.named(e.return, s)}を${whose}${term(s.terms.zones, 'hand', 'ja')}に`, putBack)
    },
  },
  put: {
    word: 'put',
    en: (e, s) => en.does(enPhrase('put', s, en.named(e.put, s))),
    ja: (e, s) => jaPhrase('put', s, `${ja.named(e.put, s)}を`),
  },
  search: {
    word: 'search',
    en: (e, s) => {
      const card = en.noun({ ...e.search, zone: 'deck' }, s, { n: 1, upTo: false })
      const hand = `put it into your ${term(s.terms.zones, 'hand', 'en')}`
      return en.does(
        `search your ${term(s.terms.zones, 'deck', 'en')} for ${card}, ${e.show ? 'reveal it, ' : ''}${hand}, then shuffle`,
      )
    },
    ja: (e, s) => {
      const deck = term(s.terms.zones, 'deck', 'ja')
      const card = ja.object({ ...e.search, zone: 'deck', owner: 'you' }, s, 1, false, 'from')
      const hand = `${term(s.terms.zones, 'hand', 'ja')}に加え、その後${deck}をシャッフル`
      return ja.clause(`${card}${e.show ? '探して公開し、' : '探し、'}${hand}`, ja.suru)
    },
  },
  look: {
    word: 'look',
    en: (e, s) =>
      en.does(
        `look at the top ${e.look === 1 ? 'card' : `${e.look} cards`} of your ${term(s.terms.zones, 'deck', 'en')}` +
          (e.look === 1 ? '' : ', then put them back on top in any order'),
      ),
    ja: (e, s) => {
      const deck = term(s.terms.zones, 'deck', 'ja')
      return e.look === 1
        ? ja.clause(`自分の${deck}の一番上のカードを`, { end: '見る', link: '見', te: '見て' })
        : ja.clause(`自分の${deck}の上から${e.look}枚を見て、好きな順番で${deck}の上に`, putBack)
    },
  },
  attach: {
    word: 'attach',
    en: (e, s) => {
      if (e.attach === 'this') {
        const host = typeof e.to === 'string' ? s.registers.get(e.to) : undefined
        const to = host ? en.noun(host.from, s, 'a') : en.named(e.to, s)
        return en.does(s.answers.length > 0 ? `attach this card to ${to}` : `attach to ${to}`)
      }
      return en.does(`stack ${en.named(e.attach, s)} under ${en.named(e.to, s)}`)
    },
    ja: (e, s) => {
      if (e.attach === 'this') {
        const host = typeof e.to === 'string' ? s.registers.get(e.to) : undefined
        const to = host ? ja.one(host.from, s) : ja.named(e.to, s)
        const { body, verb } = s.terms.phrases?.attach?.ja ?? { body: 'アタッチ', verb: ja.suru }
        return ja.clause(`${to}に${s.answers.length > 0 ? `${ja.thisCard(s)}を` : ''}${body}`, verb)
      }
      return ja.clause(`${ja.named(e.attach, s)}を${ja.named(e.to, s)}の下に`, layOn)
    },
  },
  overlay: {
    word: 'overlay',
    en: (e, s) =>
      en.does(`put this card from your ${term(s.terms.zones, 'hand', 'en')} on top of ${en.named(e.on, s)}`),
    ja: (e, s) =>
      ja.clause(`このカードを${term(s.terms.zones, 'hand', 'ja')}から${ja.named(e.on, s)}の上に`, layOn),
  },
  control: {
    word: 'control',
    en: (e, s) => en.does(`gain control of ${en.named(e.control, s)}${en.until(e.until)}`),
    ja: (e, s) => ja.clause(`${ja.named(e.control, s)}のコントロールを`, gainIt, ja.until(e.until)),
  },
  modify: {
    word: 'modify',
    en: (e, s) => {
      const every =
        s.lasting && typeof e.modify === 'object' && 'all' in e.modify && e.modify.all.side ? 'plural' : 'all'
      const several = en.isMany(e.modify, s)
      const up = typeof e.by !== 'number' || e.by >= 0
      const verb = up ? (several ? 'gain' : 'gains') : several ? 'get' : 'gets'
      const by = typeof e.by === 'number' ? plus(e.by) : '+1'
      let each = ''
      const { lead, tail } = en.during(e.while, s)
      if (typeof e.by === 'object') {
        each =
          'count' in e.by && typeof e.by.count === 'object' && 'all' in e.by.count
            ? ` for ${en.noun(e.by.count.all, s, 'each')}`
            : ` for each one of ${en.amount(e.by, s)}`
      }
      const stat = term(s.terms.stats, e.stat, 'en')
      return en.does(
        `${verb} ${by} ${stat}${en.until(e.until)}${each}${tail}`,
        en.subject(e.modify, s, every),
        lead === '' ? '' : `${lead},`,
      )
    },
    ja: (e, s) => {
      const stat = term(s.terms.stats, e.stat, 'ja')
      const side = typeof e.modify === 'object' && 'all' in e.modify && e.modify.all.side
      const what = ja.named(e.modify, s, side ? 'every' : 'all')
      if (typeof e.by === 'number')
        return ja.clause(
          `${what}の${stat}を${plus(e.by)}`,
          ja.suru,
          ja.until(e.until) + ja.during(e.while, s),
        )
      const each =
        'count' in e.by && typeof e.by.count === 'object' && 'all' in e.by.count
          ? `${ja.one(e.by.count.all, s)}につき、${what}の${stat}を+1`
          : `${what}の${stat}を+${ja.points(e.by, s)}`
      return ja.clause(each, ja.suru, ja.until(e.until))
    },
  },
  set: {
    word: 'set',
    en: (e, s) => {
      const stat = term(s.terms.stats, e.stat, 'en')
      const name = en.named(e.set, s)
      const owner = name === 'it' ? 'its' : name === 'them' ? 'their' : `${name}'s`
      return en.does(`becomes ${en.amount(e.to, s)}${en.until(e.until)}`, `${owner} ${stat}`)
    },
    ja: (e, s) =>
      ja.clause(
        `${ja.named(e.set, s)}の${term(s.terms.stats, e.stat, 'ja')}を${ja.amount(e.to, s)}に`,
        ja.suru,
        ja.until(e.until),
      ),
  },
  extra: {
    word: 'extra',
    en: (e, s) => {
      const allowance = s.terms.extras?.[e.verb]
      if (allowance !== undefined)
        return en.does(fill((s.lasting ? allowance.lasting : allowance.once).en, { n: e.by }))
      const times = e.by === 1 ? 'one more time' : `${e.by} more times`
      return en.does(`may attack ${times} ${s.lasting ? 'each turn' : 'this turn'}`, en.subject(e.extra, s))
    },
    ja: (e, s) => {
      const allowance = s.terms.extras?.[e.verb]
      if (allowance !== undefined)
        return ja.clause(fill((s.lasting ? allowance.lasting : allowance.once).ja, { n: e.by }), ja.spokenOut)
      return s.lasting
        ? ja.clause(`${ja.named(e.extra, s)}は毎ターンもう${e.by}回攻撃`, ja.canDo)
        : ja.clause(`${ja.named(e.extra, s)}はもう${e.by}回攻撃`, ja.canDo, 'このターン、')
    },
  },
  forbid: {
    word: 'forbid',
    en: (e, s) => {
      const whom = e.forbid === 'opponent' ? 'your opponent' : en.subject(e.forbid, s, 'plural')
      const lead = e.while
        ? 'turn' in e.while
          ? `${en.during(e.while, s).lead},`
          : `while ${en.condition(e.while, s)},`
        : ''
      return en.does(`${en.cannot(e, s)}${en.until(e.until)}`, whom, lead)
    },
    ja: (e, s) => {
      const whom = e.forbid === 'opponent' ? '相手' : ja.named(e.forbid, s, 'every')
      const lead = e.while ? `${ja.condition(e.while, s)}${'turn' in e.while ? 'の' : 'である'}間、` : ''
      const deed = ja.cannot(e, s)
      return ja.clause(`${whom}は${deed.body}`, deed.verb, ja.until(e.until) + lead)
    },
  },
  permit: {
    word: 'permit',
    en: (e, s) => {
      const even = ` even if your opponent controls ${unitTerm(s.terms).many}`
      const land = homeTerm(s.terms).en
      return en.does(
        `may attack your opponent's ${land} directly${even}`,
        en.subject(e.permit, s, 'plural'),
        en.until(e.until).trim(),
      )
    },
    ja: (e, s) => {
      const field = `相手の${term(s.terms.zones, 'field', 'ja')}に${unitTerm(s.terms).ja}がいても`
      return ja.clause(
        `${ja.named(e.permit, s, 'every')}は${field}相手の${homeTerm(s.terms).ja}を直接攻撃`,
        ja.canDo,
        ja.until(e.until),
      )
    },
  },
  grant: {
    word: 'grant',
    en: (e, s) =>
      en.does(
        `${s.lasting ? (en.isMany(e.grant, s) ? 'have' : 'has') : en.isMany(e.grant, s) ? 'gain' : 'gains'} ${keywordName(s.terms, e.keyword, e.n, 'en')}`,
        en.subject(e.grant, s, 'plural'),
        en.until(e.until).trim(),
      ),
    ja: (e, s) =>
      ja.clause(
        `${ja.named(e.grant, s, 'every')}は${keywordName(s.terms, e.keyword, e.n, 'ja')}を`,
        gainIt,
        ja.until(e.until),
      ),
  },
  negate: {
    word: 'negate',
    en: (e, s) => {
      if (e.negate === 'event') return en.does(`negate ${answersAttack(s) ? 'that attack' : 'it'}`)
      return en.does(`negate ${e.negate === 'battle' ? 'that attack' : en.named(e.negate, s)}`)
    },
    ja: (e, s) => {
      if (e.negate === 'event') return ja.clause(`${answersAttack(s) ? 'その攻撃' : 'それ'}を無効に`, ja.suru)
      return ja.clause(`${e.negate === 'battle' ? 'その攻撃' : ja.named(e.negate, s)}を無効に`, ja.suru)
    },
  },
  roll: {
    word: 'roll',
    en: (e, s) => {
      const cases = e.cases.map((one, i) => {
        const from = (e.cases[i - 1]?.upTo ?? 0) + 1
        return `${from === one.upTo ? from : `${from}-${one.upTo}`}: ${listEn(one.do, s, '; ')}`
      })
      return en.does(`roll a die. ${cases.join('. ')}`)
    },
    ja: (e, s) => {
      const cases = e.cases.map((one, i) => {
        const from = (e.cases[i - 1]?.upTo ?? 0) + 1
        return `${from === one.upTo ? from : `${from}～${one.upTo}`}：${listJa(one.do, s)}`
      })
      return ja.clause(`サイコロを1個振る。${cases.join('。')}`, ja.spokenOut)
    },
  },
  choose: {
    word: 'choose',
    en: (e, s) => {
      const text = `choose ${en.noun(e.from, s, en.counted(e))}`
      s.registers.set(e.as, { from: e.from, n: e.choose, chosen: true })
      return en.does(text)
    },
    ja: (e, s) => {
      const text = ja.object(
        e.from,
        s,
        e.choose,
        e.upTo === true,
        e.from.zone === undefined ? 'there' : 'from',
      )
      s.registers.set(e.as, { from: e.from, n: e.choose, chosen: true })
      return ja.clause(text, { end: '選ぶ', link: '選び', te: '選んで' })
    },
  },
  create: {
    word: 'create',
    en: (e, s) => {
      const name = s.terms.tokens?.[e.create]?.en ?? e.create
      return en.does(`create ${e.n} ${name}${e.n === 1 ? '' : 's'}`)
    },
    ja: (e, s) =>
      ja.clause(`「${s.terms.tokens?.[e.create]?.ja ?? e.create}」トークン${e.n}体を`, {
        end: '出す',
        link: '出し',
        te: '出して',
      }),
  },
  coins: {
    word: 'coins',
    en: (e, s) => {
      const n = Math.abs(e.by)
      const coins = `${n} coin${n === 1 ? '' : 's'}`
      return en.does(
        e.by < 0 ? `remove ${coins} from ${en.thisCard(s)}` : `put ${coins} on ${en.thisCard(s)}`,
      )
    },
    ja: (e, s) =>
      e.by < 0
        ? ja.clause(`${ja.thisCard(s)}からコインを${-e.by}個`, {
            end: '取り除く',
            link: '取り除き',
            te: '取り除いて',
          })
        : ja.clause(`${ja.thisCard(s)}にコインを${e.by}個`, { end: '置く', link: '置き', te: '置いて' }),
  },
  if: {
    word: 'if',
    en: (e, s) => {
      const then = { ...s, subject: 'this' }
      return en.does(listEn(e.do, then, ' and '), '', `if ${en.condition(e.if, s)},`)
    },
    ja: (e, s) => ja.clause(`${ja.condition(e.if, s)}なら、${listJa(e.do, s)}`, ja.spokenOut),
  },
  replace: {
    word: 'replace',
    en: (e, s) => en.does(fill(s.terms.replaces?.[e.replace]?.[e.who].en ?? e.replace, { n: e.by })),
    ja: (e, s) =>
      ja.clause(fill(s.terms.replaces?.[e.replace]?.[e.who].ja ?? e.replace, { n: e.by }), ja.spokenOut),
  },
}

export function wordOf(effect: Effect): EffectWord {
  const word = effectWords.find((name) => name in effect)
  if (!word) throw new Error(`no effect word in ${JSON.stringify(effect)}`)
  return word
}

export function clauseEn(effect: Effect, speech: Speech): en.Clause {
  const text: WordText<EffectWord> = words[wordOf(effect)]
  return text.en(effect, speech)
}

export function clauseJa(effect: Effect, speech: Speech): ja.JaClause {
  const text: WordText<EffectWord> = words[wordOf(effect)]
  return text.ja(effect, speech)
}
