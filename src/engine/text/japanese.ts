// Japanese phrases. A clause keeps its verb apart, since lists need the linking form and "may" the te-form.

import type { Amount, Condition, Effect, Filter, Selector, Trigger, Until, Verb, Whose } from '../card.ts'
import { fill } from './fill.ts'
import {
  cardTexts,
  homeTerm,
  isAway,
  isUnit,
  type KindTerm,
  many,
  nounsOf,
  type Speech,
  term,
  unitTerm,
} from './terms.ts'

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

/** レベル3以下の, パワー3以下の. */
function qualities(filter: Filter, speech: Speech): string {
  const printed = Object.entries(filter.atMost ?? {}).map(
    ([number, most]) =>
      `${term(speech.terms.numbers ?? {}, number, 'ja')}${most}${number === 'level' && most === 1 ? 'の' : '以下の'}`,
  )
  const present = Object.entries(filter.statAtMost ?? {}).map(
    ([stat, most]) => `${term(speech.terms.stats, stat, 'ja')}${most}以下の`,
  )
  return [...printed, ...present].join('')
}

function heads(filter: Filter, speech: Speech): { word: string; kind: KindTerm }[] {
  const words = `${sizes(filter, speech)}${types(filter, speech)}`
  const quality = qualities(filter, speech)
  const nouns = nounsOf(filter, speech.terms)
  if (filter.name) {
    const kind = unitTerm(speech.terms)
    const name = speech.terms.names?.[filter.name] ?? filter.name
    return [{ word: `「${name}」`, kind }]
  }
  return nouns.map((kind) => ({
    word: quality + words + (words === '' && isAway(filter) ? kind.card.ja : kind.ja),
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
    return use === 'from' ? `${zone}から` : zone + (filter.zone === speech.terms.grave ? 'にある' : 'の')
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
  least = 0,
): string {
  if (filter.link) return `${link(filter, speech)}${n}つを`
  const other = filter.other ? '他の' : ''
  const words = heads(filter, speech)
  const where = place(filter, speech, use)
  const tail = except(filter, speech)
  const first = words[0]
  if (upTo && first) {
    return `${where}${other}${words.map((head) => head.word).join('または')}${tail}を${least > 0 ? `${least}～` : ''}${n}${counter(filter, first.kind)}${least > 0 ? '' : 'まで'}`
  }
  if (words.length > 2 && first)
    return `${where}${other}${words.map((head) => head.word).join('、')}のうち${n}${counter(filter, first.kind)}${tail}を`
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

/** Counts one by one: 自分の場の他の「羽虫」1体. */
export function one(filter: Filter, speech: Speech): string {
  const kind = heads(filter, speech)[0]?.kind
  return `${noun(filter, speech)}1${kind ? counter(filter, kind) : '枚'}`
}

export const thisCard = (speech: Speech): string =>
  isUnit(speech.card, speech.terms) ? `この${unitTerm(speech.terms).ja}` : 'このカード'

function again(what: string, speech: Speech): string | undefined {
  const register = speech.registers.get(what)
  if (!register) return undefined
  const several = register.n > 1
  if (register.chosen) return several ? 'それら' : 'それ'
  if (register.from.link) return several ? 'それらの発動' : 'その発動'
  const unit = !isAway(register.from) && nounsOf(register.from, speech.terms).every((kind) => kind.unit)
  return `${several ? 'それらの' : 'その'}${unit ? unitTerm(speech.terms).ja : 'カード'}`
}

export function named(what: Selector, speech: Speech, every: 'all' | 'every' = 'all'): string {
  if (typeof what === 'string') {
    const creature = unitTerm(speech.terms).ja
    const known = again(what, speech)
    if (known !== undefined) return known
    if (what === 'this') return thisCard(speech)
    if (what === 'host')
      return speech.subject === 'host' ? `その${creature}` : (speech.terms.host ?? cardTexts).ja
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
      : 'coins' in value
        ? `${thisCard(speech)}の上のコインの数`
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

/** Goes before なら, or before 間 as its own verb stands: 自分の場のレジェンドが3体以上なら. */
export function condition(of: Condition, speech: Speech): string {
  const { terms } = speech
  if ('attackOf' in of) {
    const phrase = terms.phrases?.attackOf?.ja.body ?? '{x}の攻撃が保留中'
    return fill(phrase, { x: thisCard(speech) })
  }
  if ('turn' in of) return of.turn === 'you' ? '自分のターン' : '相手のターン'
  if ('allOf' in of) {
    const parts = of.allOf.map((one) => condition(one, speech))
    return parts.map((part, i) => (i < parts.length - 1 ? linked(part) : part)).join('')
  }
  const [value, how, n] = of.cmp
  const bound = how === '=' ? '' : how === '>=' ? '以上' : '以下'
  if (typeof value === 'object' && 'coins' in value)
    return n === 0 ? `${thisCard(speech)}にコインがない` : `コインが${n}個${bound}`
  if (
    typeof value === 'object' &&
    'count' in value &&
    typeof value.count === 'object' &&
    'all' in value.count
  ) {
    const { side, ...of_ } = value.count.all
    const field =
      side === undefined ? '' : `${side === 'you' ? '自分' : '相手'}の${term(terms.zones, 'field', 'ja')}に`
    const what = `${field}${noun(of_, speech)}が`
    const kind = nounsOf(of_, terms)[0]
    return how === '=' && n === 0 ? `${what}いない` : `${what}${n}${kind?.counter ?? '体'}${bound}いる`
  }
  if (typeof value === 'object' && 'var' in value) {
    const ledger = terms.ledgers?.[value.var]
    if (ledger !== undefined) return fill(ledger.ja, { n })
    const whose = value.of === 'you' ? '自分の' : '相手の'
    if (value.var === 'life') return `${whose}${terms.life.ja}が${n}${bound}`
    return `${whose}${term(terms.zones, value.var, 'ja')}が${n}枚${bound}`
  }
  return `${amount(value, speech)}が${n}${bound}`
}

/** いない goes on as おらず, いる as いて. */
const linked = (part: string): string => {
  const on = part.replace(/いない$/, 'おらず').replace(/いる$/, 'いて')
  return on === part ? `${part}で、` : `${on}、`
}

/** 相手のターンの間、 */
export const during = (of: Condition | undefined, speech: Speech): string => {
  if (of === undefined) return ''
  return 'turn' in of ? `${condition(of, speech)}の間、` : `${condition(of, speech)}間、`
}

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
    attackLand: () => ({ body: `${homeTerm(speech.terms).ja}を攻撃`, verb: cannotDo }),
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
  const creature = unitTerm(terms).ja
  const label = own && when.by === undefined ? terms.labels?.[when.on] : undefined
  if (label !== undefined) return { text: label.ja, label: true }
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
      const from =
        when.from === 'field'
          ? field
          : `${field}、${term(terms.zones, 'hand', 'ja')}または${term(terms.zones, 'deck', 'ja')}`
      const way = `${from}から${term(terms.zones, terms.grave, 'ja')}に`
      return clause(`${own ? 'このカード' : it}が${way}送られた`, `${it}が${way}送られる`)
    }
    case 'sacrificed':
      return clause(`${it}が生け贄にされた`, `${it}が生け贄にされる`)
    case 'destroysInBattle':
      return clause(
        `${it}が戦闘で${creature}を破壊し、${field}に残った`,
        `${it}が戦闘で${creature}を破壊し、${field}に残る`,
      )
    case 'recruited':
      return { text: '自分がリクルートを終えるたび、', label: false }
    case 'turnStart':
    case 'turnEnd': {
      const turn =
        when.turn === 'you' ? '自分のターン' : when.turn === 'opponent' ? '相手のターン' : '各ターン'
      return { text: `${turn}の${when.on === 'turnEnd' ? '終わり' : '開始時'}に、`, label: false }
    }
  }
}
