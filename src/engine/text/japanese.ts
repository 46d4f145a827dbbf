// Japanese phrases. A clause keeps its verb apart, since lists need the linking form and "may" the te-form.

import type { Amount, Condition, Effect, Filter, Selector, Trigger, Until, Verb, Whose } from '../card.ts'
import { isAway, isUnit, type KindTerm, kindTerm, many, nounsOf, type Speech, term } from './terms.ts'

export interface JaVerb {
  /** 引く */
  end: string
  /** 引き */
  link: string
  /** 引いて */
  te: string
}

export interface JaClause {
  /** このターン、 */
  lead: string
  body: string
  verb: JaVerb
}

export const suru: JaVerb = { end: 'する', link: 'し', te: 'して' }
export const cannotDo: JaVerb = { end: 'できない', link: 'できず', te: 'できなくて' }
export const canDo: JaVerb = { end: 'できる', link: 'でき', te: 'できて' }
/** The body is a whole text already. */
export const spokenOut: JaVerb = { end: '', link: '', te: '' }

export const clause = (body: string, verb: JaVerb, lead = ''): JaClause => ({ lead, body, verb })
export const ends = (c: JaClause): string => `${c.lead}${c.body}${c.verb.end}`
export const links = (c: JaClause): string => `${c.lead}${c.body}${c.verb.link}、`
export const mayDo = (c: JaClause): string => `${c.lead}${c.body}${c.verb.te}もよい`

function types(filter: Filter, speech: Speech): string {
  const main = many(filter.mainType).map((type) => term(speech.terms.mainTypes, type, 'ja'))
  const sub = many(filter.subType).map((type) => term(speech.terms.subTypes, type, 'ja'))
  const groups = [main, sub].filter((group) => group.length > 0)
  return groups
    .map((group) => group.map((type) => `〈${type}〉`).join('か') + (group.length > 1 ? 'の' : ''))
    .join('')
}

function sizes(filter: Filter, speech: Speech): string {
  const words = many(filter.size).map((size) => term(speech.terms.sizes, size, 'ja'))
  if (words.length === 0) return ''
  const plain = words.length === 1 && filter.mainType === undefined && filter.subType === undefined
  return `${words.join('か')}${plain ? '' : 'の'}`
}

function heads(filter: Filter, speech: Speech): { word: string; kind: KindTerm }[] {
  const words = `${sizes(filter, speech)}${types(filter, speech)}`
  const nouns = nounsOf(filter, speech.terms)
  if (filter.name) {
    const kind = kindTerm(speech.terms, 'creature')
    const name = speech.terms.names[filter.name] ?? filter.name
    return [{ word: `「${name}」`, kind }]
  }
  return nouns.map((kind) => ({
    word: words + (words === '' && isAway(filter) ? kind.card.ja : kind.ja),
    kind,
  }))
}

/** Where the cards are; a choice takes them "from" there. */
function place(filter: Filter, speech: Speech, use: 'there' | 'from' | 'all' | 'every'): string {
  if (filter.role) return `${thisCard(speech)}の下に重ねた`
  const whose = { you: '自分の', opponent: '相手の' }
  if (isAway(filter)) {
    const by = filter.owner ?? filter.side
    const zone = `${by ? whose[by] : 'いずれかの'}${term(speech.terms.zones, filter.zone ?? '', 'ja')}`
    return use === 'from' ? `${zone}から` : zone + (filter.zone === 'ruins' ? 'にある' : 'の')
  }
  const field = term(speech.terms.zones, 'field', 'ja')
  if (filter.side) return `${whose[filter.side]}${field}の`
  if (use === 'all' || use === 'every') return ''
  return nounsOf(filter, speech.terms).every((noun) => noun.unit) ? `いずれかの${field}の` : `${field}の`
}

function except(filter: Filter, speech: Speech): string {
  if (!filter.not) return ''
  return `（${nounsOf(filter.not, speech.terms)
    .map((noun) => noun.ja)
    .join('と')}を除く）`
}

const counter = (filter: Filter, kind: KindTerm): string =>
  isAway(filter) || filter.role ? '枚' : kind.counter

function link(filter: Filter, speech: Speech): string {
  const of = filter.fits ?? {}
  const words = `${sizes(of, speech)}${types(of, speech)}`
  const nouns = nounsOf(of, speech.terms)
  if (filter.link === 'play')
    return `プレイされた${words}${nouns.map((noun) => noun.card.ja).join('または')}の保留中の発動`
  return `${words}${nouns.map((noun) => noun.ja).join('または')}の能力の保留中の発動`
}

/** 自分の場のクリーチャー1体; up to: 自分の場のクリーチャーを2体まで; both ready for the object's verb. */
export function object(
  filter: Filter,
  speech: Speech,
  n: number,
  upTo: boolean,
  use: 'there' | 'from' | 'all' = 'there',
): string {
  if (filter.link) return `${link(filter, speech)}${n}つを`
  const other = filter.other ? '他の' : ''
  const words = heads(filter, speech)
  const where = place(filter, speech, use)
  const tail = except(filter, speech)
  const first = words[0]
  if (upTo && first) {
    return `${where}${other}${words.map((head) => head.word).join('または')}${tail}を${n}${counter(filter, first.kind)}まで`
  }
  return `${where}${other}${words.map((head) => `${head.word}${n}${counter(filter, head.kind)}`).join('または')}${tail}を`
}

/** The noun alone, with place: 自分の場の他のクリーチャー. */
export function noun(filter: Filter, speech: Speech, use: 'there' | 'all' | 'every' = 'every'): string {
  const words = heads(filter, speech)
    .map((head) => head.word)
    .join('または')
  const other = filter.other ? '他の' : ''
  return `${place(filter, speech, use)}${other}${use === 'all' ? 'すべての' : ''}${words}${except(filter, speech)}`
}

/** Counts one by one: 自分の場の他の「灰芯の羽虫」1体. */
export function one(filter: Filter, speech: Speech): string {
  const kind = heads(filter, speech)[0]?.kind
  return `${noun(filter, speech)}1${kind ? counter(filter, kind) : '枚'}`
}

export const thisCard = (speech: Speech): string =>
  isUnit(speech.card, speech.terms) ? `この${kindTerm(speech.terms, 'creature').ja}` : 'このカード'

function again(what: string, speech: Speech): string | undefined {
  const register = speech.registers.get(what)
  if (!register) return undefined
  const several = register.n > 1
  if (register.chosen) return several ? 'それら' : 'それ'
  if (register.from.link) return several ? 'それらの発動' : 'その発動'
  const unit = !isAway(register.from) && nounsOf(register.from, speech.terms).every((kind) => kind.unit)
  return `${several ? 'それらの' : 'その'}${unit ? kindTerm(speech.terms, 'creature').ja : 'カード'}`
}

export function named(what: Selector, speech: Speech, every: 'all' | 'every' = 'all'): string {
  if (typeof what === 'string') {
    const creature = kindTerm(speech.terms, 'creature').ja
    const known = again(what, speech)
    if (known !== undefined) return known
    if (what === 'this') return thisCard(speech)
    if (what === 'host') return speech.subject === 'host' ? `その${creature}` : `アタッチされた${creature}`
    return what === 'attacker' ? `攻撃している${creature}` : 'そのカード'
  }
  if ('all' in what) return noun(what.all, speech, every)
  if ('under' in what) return `${thisCard(speech)}の下に重ねたすべてのカード`
  const deck = `自分の${term(speech.terms.zones, 'deck', 'ja')}`
  return what.top === 1 ? `${deck}の一番上のカード` : `${deck}の上からカード${what.top}枚`
}

/** Who acts; nothing for the card's own player. */
export const who = (whose: Whose | undefined): string =>
  whose === 'opponent' ? '相手は' : whose === 'each' ? '各プレイヤーは' : ''

export const amount = (value: Amount, speech: Speech): string =>
  typeof value === 'number'
    ? String(value)
    : 'var' in value
      ? numberOf(value, speech)
      : `${named(value.count, speech, 'every')}の数`

function numberOf(value: { var: string; of: 'you' | 'opponent' }, speech: Speech): string {
  const whose = value.of === 'you' ? '自分の' : '相手の'
  return value.var === 'life'
    ? `${whose}${speech.terms.life.ja}`
    : `${whose}${term(speech.terms.zones, value.var, 'ja')}の枚数`
}

/** 2枚, クリーチャーの数と同じ枚数. */
export const cards = (value: Amount, speech: Speech): string =>
  typeof value === 'number' ? `${value}枚` : `${amount(value, speech)}と同じ枚数`

/** 2, クリーチャーの数だけ. */
export const points = (value: Amount, speech: Speech): string =>
  typeof value === 'number' ? String(value) : `${amount(value, speech)}だけ`

/** Goes before である間. */
export const condition = (_: Condition, speech: Speech): string => `${thisCard(speech)}の攻撃が保留中`

export const until = (value: Until | undefined): string =>
  value === 'endOfTurn'
    ? 'このターン、'
    : value === 'endOfOpponentsNextTurn'
      ? '次の相手のターンの終わりまで、'
      : ''

export function cannot(
  effect: Extract<Effect, { forbid: unknown }>,
  speech: Speech,
): { body: string; verb: JaVerb } {
  const safe: JaVerb = { end: '破壊されない', link: '破壊されず', te: '破壊されなくて' }
  const zero = `（${term(speech.terms.stats, 'strength', 'ja')}0による破壊を含む）`
  const deeds: Record<Verb, () => { body: string; verb: JaVerb }> = {
    attack: () => ({ body: '攻撃', verb: cannotDo }),
    attackLand: () => ({ body: `${kindTerm(speech.terms, 'land').ja}を攻撃`, verb: cannotDo }),
    beDestroyed: () => ({ body: '', verb: safe }),
    beDestroyedByBattle: () => ({ body: '戦闘では', verb: safe }),
    beDestroyedByAbility: () => ({
      body: 'カードの能力では',
      verb: { end: safe.end + zero, link: safe.link + zero, te: safe.te },
    }),
    play: () => {
      const of = effect.fits ?? {}
      const nouns = nounsOf(of, speech.terms).map((kind) => kind.card.ja)
      return {
        body: `${sizes(of, speech)}${types(of, speech)}${nouns.join('または')}をプレイ`,
        verb: cannotDo,
      }
    },
    beNegated: () => ({
      body: '',
      verb: { end: '無効にされない', link: '無効にされず', te: '無効にされなくて' },
    }),
  }
  return deeds[effect.verb]()
}

export function moment(when: Trigger, speech: Speech): { text: string; label: boolean } {
  const { terms } = speech
  const own = when.of === 'this'
  const it = when.of === 'this' ? thisCard(speech) : noun(when.of, speech)
  const creature = kindTerm(terms, 'creature').ja
  const field = term(terms.zones, 'field', 'ja')
  // an own event happens once (…た時), those of others again and again (…るたび)
  const clause = (once: string, each: string): { text: string; label: boolean } => ({
    text: own ? `${once}時、` : `${each}たび、`,
    label: false,
  })
  switch (when.on) {
    case 'arrived': {
      if (own && when.by) return { text: when.by === 'play' ? 'プレイ時：' : '変異時：', label: true }
      const how = when.by === 'play' ? 'プレイされて' : when.by === 'mutate' ? '変異によって' : ''
      return clause(`${it}が${how}${field}に出た`, `${it}が${how}${field}に出る`)
    }
    case 'destroyed':
      return clause(`${it}が破壊された`, `${it}が破壊される`)
    case 'sentToGrave': {
      const way = `${field}、${term(terms.zones, 'hand', 'ja')}または${term(terms.zones, 'deck', 'ja')}から${term(terms.zones, 'ruins', 'ja')}に`
      return clause(`${own ? 'このカード' : it}が${way}送られた`, `${it}が${way}送られる`)
    }
    case 'sacrificed':
      return clause(`${it}が生け贄にされた`, `${it}が生け贄にされる`)
    case 'destroysInBattle':
      return clause(
        `${it}が戦闘で${creature}を破壊し、${field}に残った`,
        `${it}が戦闘で${creature}を破壊し、${field}に残る`,
      )
    case 'turnEnd': {
      const turn =
        when.turn === 'you' ? '自分のターン' : when.turn === 'opponent' ? '相手のターン' : '各ターン'
      return { text: `${turn}の終わりに、`, label: false }
    }
  }
}
