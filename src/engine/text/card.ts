// A card's rules text, made from its data: what it says is what it does.

import type { AbilityText, CardText, Effect, Target, Trigger } from '../card.ts'
import { costEn, costJa } from './costs.ts'
import * as en from './english.ts'
import { fill } from './fill.ts'
import * as ja from './japanese.ts'
import { listEn, listJa } from './list.ts'
import { type Language, type Speech, type Terms, term } from './terms.ts'

export type { Language, Terms } from './terms.ts'

/** One string per ability, in the order of the card; the cost of a size is not repeated. */
export function cardText(card: CardText, language: Language, terms: Terms): string[] {
  if (terms.lines !== undefined) return terms.lines(card, language)
  const texts = card.abilities
    .map((ability) => abilityText(card, ability, language, terms))
    .filter((text) => text !== '')
  if (card.coins !== undefined)
    texts.unshift(fill(withCoins[language], { n: card.coins, field: term(terms.zones, 'field', language) }))
  const keywords = Object.entries(card.keywords ?? {}).map(([keyword, n]) =>
    fill(term(terms.keywords, keyword, language), { n }),
  )
  if (keywords.length > 0) texts.unshift(keywords.join(language === 'en' ? ', ' : '、'))
  return card.copies === 'any' ? [anyCopies[language], ...texts] : texts
}

/** Triggers that no event of the card itself sets off. */
const isMoment = ({ on }: Trigger): boolean => on === 'turnEnd' || on === 'turnStart' || on === 'recruited'

const withCoins = { en: 'Enters with {n} coins.', ja: 'コインを{n}個置いて{field}に出る。' }

const anyCopies = {
  en: 'You may have any number of cards with this name in your deck.',
  ja: 'このカードと同名のカードは、デッキに何枚でも入れることができる。',
}

export function abilityText(card: CardText, ability: AbilityText, language: Language, terms: Terms): string {
  const speech: Speech = {
    card,
    terms,
    registers: new Map(),
    subject: '',
    lasting: ability.static !== undefined,
    answers: typeof ability.act?.when === 'object' ? ability.act.when : [],
  }
  for (const target of ability.target ?? []) {
    speech.registers.set(target.as, { from: target.from, n: target.n ?? 1, chosen: false })
  }
  return language === 'en' ? english(ability, speech) : japanese(ability, speech)
}

/** What it is played in answer to. */
const answered = (speech: Speech, language: Language, or: string): string =>
  speech.answers.map((event) => term(speech.terms.answers ?? {}, event, language)).join(or)

/** An Attachment names its host where it attaches, not as a target before. */
const attachesItself = (ability: AbilityText): boolean =>
  ability.do?.some((effect) => 'attach' in effect && effect.attach === 'this') ?? false

/** A choice and what happens to what was chosen are one sentence. */
function sentences(effects: Effect[]): Effect[][] {
  const groups: Effect[][] = []
  for (const effect of effects) {
    const last = groups.at(-1)
    const before = last?.at(-1)
    if (last && before && 'choose' in before) last.push(effect)
    else groups.push([effect])
  }
  return groups
}

const stop = (text: string): string => (text === '' || text.endsWith('.') ? text : `${text}.`)

function english(ability: AbilityText, speech: Speech): string {
  const labels: string[] = []
  if (ability.stack) labels.push(`Ability - Stack ${ability.stack}:`)
  if (ability.once) labels.push('(OPT)')
  if (ability.play === 'mutate') labels.push('Mutate:')
  const parts: string[] = []
  if (ability.act?.when === 'attackPending') parts.push('Play only while an attack is pending.')
  if (ability.act?.when === 'any' && !ability.play) parts.push('You may use this whenever you have priority.')
  if (speech.answers.length > 0) parts.push(`Play when ${answered(speech, 'en', ' or ')}:`)
  const fromHand = ability.act?.from === 'hand'
  if (ability.while !== undefined && !fromHand && ability.play !== undefined)
    parts.push(`${speech.terms.cost?.en ?? 'Condition'}: ${en.condition(ability.while, speech)}.`)
  const cost = costEn(ability.cost ?? [], speech)
  if (cost !== '') parts.push(cost)

  const deeds: string[] = []
  const modes = ability.mode?.map((mode) => listEn(mode.do, speech, ' and ')).join('; or ')
  const targets = attachesItself(ability) ? [] : (ability.target ?? [])
  targets.forEach((target, i) => {
    const chosen = modes && i === targets.length - 1 ? ` and choose the mode when declaring: ${modes}` : ''
    const what = en.noun(target.from, speech, en.counted(target))
    deeds.push(`${fill(speech.terms.phrases?.target?.en ?? 'target {x}', { x: what })}${chosen}`)
  })
  if (modes && targets.length === 0) deeds.push(`choose the mode when declaring: ${modes}`)
  const when = ability.when ? en.moment(ability.when, speech) : undefined
  // after "When this creature ...," the card is "it"
  if (ability.when?.of === 'this' && !isMoment(ability.when) && !when?.label) speech.subject = 'this'
  for (const group of sentences(ability.do ?? [])) deeds.push(listEn(group, speech, ' and '))
  if (ability.static) deeds.push(listEn(ability.static, speech, ' and '))
  if (fromHand && ability.while !== undefined && deeds[0] !== undefined)
    deeds[0] = `if ${en.condition(ability.while, speech)}, you may ${deeds[0]} from your ${term(speech.terms.zones, 'hand', 'en')}`
  if (ability.may && deeds[0]) deeds[0] = `you may ${deeds[0]}`

  const [first, ...rest] = deeds
  if (first) {
    const running = (when && cost === '') || speech.answers.length > 0
    const small = running || (ability.stack !== undefined && ability.static !== undefined)
    parts.push(stop(small ? first : en.capital(first)))
  }
  for (const deed of rest) parts.push(stop(en.capital(deed)))
  return [...labels, when?.text ?? '', ...parts].filter((part) => part !== '').join(' ')
}

function targetJa(target: Target, speech: Speech, end: string): string {
  const object = ja.object(target.from, speech, target.n ?? 1, target.upTo === true, 'there', target.least)
  const verb = speech.terms.phrases?.target?.ja.verb
  if (verb === undefined) return `${object}対象と${end}`
  return `${object}${end === 'し、' ? `${verb.link}、` : end === 'する' ? verb.end : `${verb.te}もよい`}`
}

function japanese(ability: AbilityText, speech: Speech): string {
  const labels: string[] = []
  if (ability.stack) labels.push(`能力 - スタック${ability.stack}：`)
  if (ability.once) labels.push('【1ターンに1度】')
  if (ability.play === 'mutate') labels.push('変異：')
  const parts: string[] = []
  if (ability.act?.when === 'attackPending') parts.push('攻撃が保留中の時にのみプレイできる。')
  if (ability.act?.when === 'any' && !ability.play) parts.push('自分が優先権を持つ時ならいつでも使用できる。')
  if (speech.answers.length > 0) parts.push(`${answered(speech, 'ja', 'か、')}時にプレイできる：`)
  const fromHand = ability.act?.from === 'hand'
  if (ability.while !== undefined && !fromHand && ability.play !== undefined)
    parts.push(`${speech.terms.cost?.ja ?? '条件'}：${ja.condition(ability.while, speech)}。`)
  parts.push(costJa(ability.cost ?? [], speech))

  const deeds: string[] = []
  const modes = ability.mode?.map((mode) => listJa(mode.do, speech)).join('。または、')
  const targets = attachesItself(ability) ? [] : (ability.target ?? [])
  let may = ability.may === true
  targets.forEach((target, i) => {
    const last = i === targets.length - 1
    const choice = modes && last
    deeds.push(
      targetJa(target, speech, choice ? 'し、' : may && i === 0 ? 'してもよい' : 'する') +
        (choice ? `宣言時にモードを1つ選ぶ：${modes}` : ''),
    )
    may = false
  })
  if (modes && targets.length === 0) deeds.push(`宣言時にモードを1つ選ぶ：${modes}`)
  for (const group of sentences(ability.do ?? [])) {
    deeds.push(listJa(group, speech, may || fromHand))
    may = false
  }
  if (fromHand && ability.while !== undefined && deeds[0] !== undefined)
    deeds[0] = `${ja.condition(ability.while, speech)}なら、${term(speech.terms.zones, 'hand', 'ja')}から${deeds[0]}`
  if (ability.static) deeds.push(listJa(ability.static, speech))
  const when = ability.when ? ja.moment(ability.when, speech).text : ''
  return [...labels, when, ...parts, ...deeds.map((deed) => `${deed}。`)].join('')
}
