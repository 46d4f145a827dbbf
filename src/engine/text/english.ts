// English phrases: nouns, selectors, amounts, conditions, moments.

import type {
  Amount,
  Condition,
  Effect,
  Filter,
  Selector,
  Target,
  Trigger,
  Until,
  Verb,
  Whose,
} from '../card.ts'
import { fill } from './fill.ts'
import { cardTexts, homeTerm, isAway, isUnit, many, nounsOf, type Speech, term, unitTerm } from './terms.ts'

/** A clause without its full stop. `who` '' is the imperative to the card's player. */
export interface Clause {
  lead: string
  who: string
  does: string
}

export const does = (text: string, who = '', lead = ''): Clause => ({ lead, who, does: text })

const list = (words: string[], last = 'or'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
export const spoken = (clause: Clause): string =>
  [clause.lead, clause.who, clause.does].filter((part) => part !== '').join(' ')

const article = (word: string): string => (/^[aeiou]/i.test(word) ? 'an' : 'a')

/** How many a noun stands for. */
type Number =
  | { n: number; upTo: boolean; least?: number; placed?: boolean; from?: boolean }
  | 'a'
  | 'all'
  | 'plural'
  | 'each'

function adjectives(filter: Filter, speech: Speech): string {
  const { terms } = speech
  const words = [
    exact(filter, speech),
    list(many(filter.size).map((size) => term(terms.sizes, size, 'en'))),
    list(many(filter.mainType).map((type) => term(terms.mainTypes, type, 'en'))),
    list(many(filter.subType).map((type) => term(terms.subTypes, type, 'en'))),
  ]
  return words.filter((word) => word !== '').join(' ')
}

/** "level 1": nothing is below it. */
const exact = (filter: Filter, speech: Speech): string =>
  filter.atMost?.level === 1 ? `${term(speech.terms.numbers ?? {}, 'level', 'en')} 1` : ''

/** "of level 3 or lower", "with power 3 or less". */
function qualities(filter: Filter, speech: Speech): string {
  const printed = Object.entries(filter.atMost ?? {})
    .filter(([number, most]) => number !== 'level' || most > 1)
    .map(([number, most]) => `of ${term(speech.terms.numbers ?? {}, number, 'en')} ${most} or lower`)
  const present = Object.entries(filter.statAtMost ?? {}).map(
    ([stat, most]) => `with ${term(speech.terms.stats, stat, 'en')} ${most} or less`,
  )
  return [...printed, ...present].join(' ')
}

function place(filter: Filter, speech: Speech, number: Number): string {
  const { terms } = speech
  const unit = nounsOf(filter, terms).every((noun) => noun.unit) || filter.name !== undefined
  if (typeof number === 'object' && number.placed === false) return ''
  if (filter.role) return `stacked under ${thisCard(speech)}`
  if (isAway(filter)) {
    const whose = filter.owner ?? filter.side
    // a search has said "your deck" already
    if (filter.zone === 'deck' && !whose) return ''
    const zone = term(terms.zones, filter.zone ?? '', 'en')
    const at = typeof number === 'object' && number.from === true ? 'from' : 'in'
    return whose === 'you'
      ? `${at} your ${zone}`
      : whose === 'opponent'
        ? `${at} your opponent's ${zone}`
        : `${at} any ${zone}`
  }
  if (filter.side && unit) return filter.side === 'you' ? 'you control' : 'your opponent controls'
  if (filter.side) {
    const field = term(terms.zones, 'field', 'en')
    return `on your ${filter.side === 'you' ? '' : "opponent's "}side of the ${field}`
  }
  const counted = typeof number === 'object'
  const field = term(terms.zones, 'field', 'en')
  return !counted ? '' : unit ? `on either ${field}` : `on the ${field}`
}

function except(filter: Filter, speech: Speech): string {
  if (!filter.not) return ''
  const nouns = nounsOf(filter.not, speech.terms).map((noun) => noun.many)
  const words = adjectives(filter.not, speech)
  return `except ${words === '' ? '' : `${words} `}${list(nouns, 'and')}`
}

function link(filter: Filter, speech: Speech, number: Number): string {
  const of = filter.fits ?? {}
  const count =
    typeof number === 'object' && number.n > 1 ? `${number.n} pending activations` : '1 pending activation'
  const nouns = nounsOf(of, speech.terms)
  const words = adjectives(of, speech)
  const named = (noun: string): string => (words === '' ? noun : `${words} ${noun}`)
  if (filter.link === 'play') return `${count} of a played ${named(list(nouns.map((noun) => noun.card.en)))}`
  const owner = named(list(nouns.map((noun) => noun.en)))
  return `${count} of an ability of ${article(owner)} ${owner}`
}

/** "1 Small creature your opponent controls", "all other creatures", "another creature you control". */
export function noun(filter: Filter, speech: Speech, number: Number): string {
  if (filter.link) return link(filter, speech, number)
  const n = typeof number === 'object' ? number.n : number === 'a' || number === 'each' ? 1 : 2
  const words = adjectives(filter, speech)
  const bare = words === '' && isAway(filter)
  const heads = filter.name
    ? [filter.name]
    : nounsOf(filter, speech.terms).map((kind) => {
        const form = bare ? kind.card : kind
        return n === 1 ? form.en : form.many
      })
  const qualified = heads.map((head) => (words === '' ? head : `${words} ${head}`))
  const parts = [place(filter, speech, number), qualities(filter, speech)]
  if (isAway(filter)) parts.reverse()
  const tail = [...parts, except(filter, speech)].filter((part) => part !== '').join(' ')
  const rest = tail === '' ? '' : ` ${tail}`
  const otherWord = filter.other ? 'other ' : ''
  if (typeof number === 'object') {
    const upTo = number.upTo ? (number.least === undefined ? 'up to ' : `${number.least} or `) : ''
    const count = `${upTo}${number.n} ${otherWord}`
    // of many kinds the number is said once
    const once = number.upTo || qualified.length > 2
    return `${list(qualified.map((head) => `${once && head !== qualified[0] ? '' : count}${head}`))}${rest}`
  }
  if (number === 'a') {
    const head = list(qualified)
    return filter.other ? `another ${head}${rest}` : `${article(head)} ${head}${rest}`
  }
  if (number === 'each') return `each ${otherWord}${list(qualified)}${rest}`
  return `${number === 'all' ? 'all ' : ''}${otherWord}${list(qualified, 'and')}${rest}`
}

export const counted = (
  target: Target | { choose: number; upTo?: true; from: Filter },
): { n: number; upTo: boolean; least?: number } =>
  'choose' in target
    ? { n: target.choose, upTo: target.upTo === true }
    : {
        n: target.n ?? 1,
        upTo: target.upTo === true,
        ...(target.least === undefined ? {} : { least: target.least }),
      }

export const thisCard = (speech: Speech): string =>
  isUnit(speech.card, speech.terms) ? `this ${unitTerm(speech.terms).en}` : 'this card'

/** Only a set in the plural, and a register of several, take a plural verb. */
export function isMany(what: Selector, speech: Speech): boolean {
  if (typeof what === 'string') return (speech.registers.get(what)?.n ?? 1) > 1
  return 'top' in what ? what.top > 1 : true
}

/** The card or cards; `every`: how a set is named, "all creatures" or "creatures". */
export function named(what: Selector, speech: Speech, every: 'all' | 'plural' = 'all'): string {
  if (typeof what === 'string') {
    const register = speech.registers.get(what)
    if (register) return register.n > 1 ? 'them' : 'it'
    if (what === 'this') return speech.subject === 'this' ? 'it' : thisCard(speech)
    if (what === 'host') return speech.subject === 'host' ? 'it' : (speech.terms.host ?? cardTexts).en
    return what === 'attacker' ? `the attacking ${unitTerm(speech.terms).en}` : 'that card'
  }
  if ('all' in what) return noun(what.all, speech, every)
  if ('under' in what) return `all cards stacked under ${thisCard(speech)}`
  const deck = `your ${term(speech.terms.zones, 'deck', 'en')}`
  return what.top === 1 ? `the top card of ${deck}` : `the top ${what.top} cards of ${deck}`
}

/** As subject: "they" instead of "them". */
export function subject(what: Selector, speech: Speech, every: 'all' | 'plural' = 'all'): string {
  const name = named(what, speech, every)
  return name === 'them' ? 'they' : name
}

export const who = (whose: Whose | undefined): string =>
  whose === 'opponent' ? 'your opponent' : whose === 'each' ? 'each player' : ''

/** "draw" to its player, "draws" of another seat. */
export const verb = (word: string, whose: Whose | undefined): string =>
  whose === undefined || whose === 'you' ? word : `${word}s`

export function amount(value: Amount, speech: Speech): string {
  if (typeof value === 'number') return String(value)
  if ('coins' in value) return `the coins on ${thisCard(speech)}`
  if ('var' in value) {
    const whose = value.of === 'you' ? 'your' : "your opponent's"
    return value.var === 'life'
      ? `${whose} ${speech.terms.life.en}`
      : `the number of cards in ${whose} ${term(speech.terms.zones, value.var, 'en')}`
  }
  const { count } = value
  return `the number of ${typeof count === 'object' && 'all' in count ? noun(count.all, speech, 'plural') : named(count, speech)}`
}

/** "2 cards", "cards equal to the number of ...". */
export const cards = (value: Amount, speech: Speech): string =>
  typeof value === 'number'
    ? `${value} card${value === 1 ? '' : 's'}`
    : `cards equal to ${amount(value, speech)}`

/** "2 life", "life equal to ...". */
export const life = (value: Amount, speech: Speech): string =>
  typeof value === 'number'
    ? `${value} ${speech.terms.life.en}`
    : `${speech.terms.life.en} equal to ${amount(value, speech)}`

/** A clause that goes behind "if" or "while". */
export function condition(of: Condition, speech: Speech): string {
  const { terms } = speech
  if ('attackOf' in of) {
    const phrase = terms.phrases?.attackOf?.en ?? 'an attack of {x} is pending'
    return fill(phrase, { x: named('this', speech) })
  }
  if ('turn' in of) return of.turn === 'you' ? 'it is your turn' : "it is your opponent's turn"
  if ('allOf' in of)
    return list(
      of.allOf.map((one) => condition(one, speech)),
      'and',
    )
  const [value, how, n] = of.cmp
  if (typeof value === 'object' && 'coins' in value && how === '=' && n === 0)
    return `${named('this', speech)} has no coins`
  if (
    typeof value === 'object' &&
    'count' in value &&
    typeof value.count === 'object' &&
    'all' in value.count
  )
    return controls(value.count.all, how, n, speech)
  if (typeof value === 'object' && 'var' in value) {
    const ledger = terms.ledgers?.[value.var]
    if (ledger !== undefined) return fill(ledger.en, { n })
    const whose = value.of === 'you' ? 'your' : "your opponent's"
    if (value.var === 'life') return `${whose} ${terms.life.en} is ${n} or ${how === '<=' ? 'less' : 'more'}`
    return `${whose} ${term(terms.zones, value.var, 'en')} holds ${n} or ${how === '<=' ? 'fewer' : 'more'} cards`
  }
  return `${amount(value, speech)} is ${n}${how === '=' ? '' : how === '>=' ? ' or more' : ' or less'}`
}

/** "you control 3 or more creatures", "your opponent controls no creatures". */
function controls(filter: Filter, how: string, n: number, speech: Speech): string {
  const { side, ...of } = filter
  const who = side === 'opponent' ? 'your opponent controls' : side === 'you' ? 'you control' : 'there are'
  const what = noun(of, speech, 'plural')
  if (how === '=' && n === 0) return `${who} no ${what}`
  return `${who} ${n}${how === '=' ? '' : how === '>=' ? ' or more' : ' or fewer'} ${what}`
}

/** While it lasts: "during your opponent's turns,", else behind the clause. */
export const during = (of: Condition | undefined, speech: Speech): { lead: string; tail: string } => {
  if (of === undefined) return { lead: '', tail: '' }
  if ('turn' in of)
    return { lead: of.turn === 'you' ? 'during your turns' : "during your opponent's turns", tail: '' }
  return { lead: '', tail: ` while ${condition(of, { ...speech, subject: 'this' })}` }
}

/** Goes behind the clause, with its space. */
export const until = (value: Until | undefined): string =>
  value === 'endOfTurn'
    ? ' this turn'
    : value === 'endOfOpponentsNextTurn'
      ? " until the end of your opponent's next turn"
      : ''

export function cannot(effect: Extract<Effect, { forbid: unknown }>, speech: Speech): string {
  const deeds: Record<Verb, () => string> = {
    attack: () => 'attack',
    attackLand: () => `attack ${homeTerm(speech.terms).many}`,
    beDestroyed: () => 'be destroyed',
    beDestroyedByBattle: () => 'be destroyed by battle',
    beDestroyedByAbility: () =>
      `be destroyed by card abilities (${term(speech.terms.stats, 'strength', 'en')} 0 included)`,
    play: () => {
      const words = adjectives(effect.fits ?? {}, speech)
      const nouns = nounsOf(effect.fits ?? {}, speech.terms).map((kind) => kind.card.many)
      return `play ${words === '' ? '' : `${words} `}${list(nouns)}`
    },
    beNegated: () => 'be negated',
  }
  return `cannot ${deeds[effect.verb]()}`
}

/** "Played:", or "When this creature is destroyed,". */
export function moment(when: Trigger, speech: Speech): { text: string; label: boolean } {
  const own = when.of === 'this'
  const it = when.of === 'this' ? thisCard(speech) : noun(when.of, speech, 'a')
  const label = own && when.by === undefined ? speech.terms.labels?.[when.on] : undefined
  if (label !== undefined) return { text: label.en, label: true }
  const zone = (id: string): string => term(speech.terms.zones, id, 'en')
  const field = zone('field')
  const clause = (text: string): { text: string; label: boolean } => ({
    text: `${own ? 'When' : 'Whenever'} ${text},`,
    label: false,
  })
  switch (when.on) {
    case 'arrived':
      if (own && when.by) return { text: when.by === 'play' ? 'Played:' : 'Mutated:', label: true }
      return clause(
        `${it} arrives on the ${field}${when.by === 'play' ? ' by being played' : when.by === 'mutate' ? ' by mutating' : ''}`,
      )
    case 'destroyed':
      return clause(`${it} is destroyed`)
    case 'sentToGrave':
      return clause(
        `${own ? 'this card' : it} is sent to the ${zone(speech.terms.grave)} from the ${field}${when.from === 'field' ? '' : `, ${zone('hand')} or deck`}`,
      )
    case 'sacrificed':
      return clause(`${it} is sacrificed`)
    case 'destroysInBattle':
      return clause(`${it} destroys a ${unitTerm(speech.terms).en} by battle and stays on the ${field}`)
    case 'recruited':
      return { text: 'After each Recruit you complete,', label: false }
    case 'turnStart':
    case 'turnEnd': {
      const turn =
        when.turn === 'you' ? 'your turn' : when.turn === 'opponent' ? "your opponent's turn" : 'each turn'
      return { text: `At the ${when.on === 'turnEnd' ? 'end' : 'start'} of ${turn},`, label: false }
    }
  }
}
