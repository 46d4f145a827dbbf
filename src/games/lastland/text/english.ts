// Card texts in English.

import type { AbilityText, CardText, Cost, Effect, Filter, Selector, Target } from '../../../engine/card.ts'
import { keywordName, term } from '../../../engine/text/terms.ts'
import { attributes, races, terms } from '../terms.ts'
import { counted, grouped, isNumbered } from './lines.ts'

const many = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value

const or = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
const and = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const cards = (n: number): string => `${n} card${n === 1 ? '' : 's'}`
const keyword = (word: string, n: number): string =>
  keywordName(terms, word, isNumbered(word) ? n : undefined, 'en')

/** An A card where a condition asks for a card, a character where it stands. */
function kindOf(filter: Filter, n: number, card: boolean): string {
  const kinds = many(filter.kind)
  const words = kinds.map((kind) => {
    if (card && kind === 'character') return n === 1 ? 'A card' : 'A cards'
    const noun = terms.kinds[kind]
    return (n === 1 ? noun?.en : noun?.many) ?? kind
  })
  return words.length > 0 ? or(words) : n === 1 ? 'card' : 'cards'
}

const qualities = (filter: Filter): string[] => [
  ...many(filter.attribute).map((word) => term(attributes, word, 'en')),
  ...many(filter.race).map((word) => term(races, word, 'en')),
]

/** "Beast C card". */
const designated = (filter: Filter, n: number): string =>
  [...qualities(filter), kindOf(filter, n, true)].join(' ')

/** Basic effects, those with brackets at their places: Metamorphose and Fusion first, Penalty last. */
export function basic(card: CardText): string {
  const words: string[] = []
  if (card.condition !== undefined) {
    const name = card.kind === 'mCard' ? 'Metamorphose' : 'Fusion'
    const of = counted(card.condition).map(({ filter, n }) => `${n} ${designated(filter, n)}`)
    words.push(`${name} [${of.join(' + ')}]`)
  }
  for (const [word, n] of Object.entries(card.keywords ?? {})) words.push(keyword(word, n))
  if (card.penalty !== undefined) words.push(`Penalty [${deeds(card.penalty).join('; ')}]`)
  return words.length === 0 ? '' : `${words.join(', ')}.`
}

const MOMENTS: Readonly<Record<string, string>> = {
  inBattle: 'Declare only during battle.',
  enemyAttack: 'Declare only in response to an attack declaration of an enemy character.',
}

/** "1 of your exhausted characters", "1 enemy character in the front row". */
function noun(filter: Filter, n: number, least: number): string {
  if (filter.fighting) return 'the attack character or the guard character'
  const count = least < n ? `${least} or ${n}` : `${n}`
  if (filter.link !== undefined) return `${count} ${declaration(filter)} on the chain`
  const ready = filter.ready === undefined ? [] : [filter.ready ? 'ready' : 'exhausted']
  const own = filter.side === 'you' && filter.zone === undefined
  const enemy = filter.side === 'opponent' ? ['enemy'] : []
  const words = [...ready, ...enemy, ...qualities(filter), kindOf(filter, own ? 2 : n, false)].join(' ')
  const hp = filter.atMost?.hp === undefined ? '' : ` with HP ${filter.atMost.hp} or less`
  const line = filter.line === undefined ? '' : ` in the ${filter.line} row`
  const limit = filter.belowLimit ? ' below their Power Card limit' : ''
  return `${count} ${own ? 'of your ' : ''}${words}${hp}${place(filter)}${line}${limit}`
}

function place(filter: Filter): string {
  if (filter.zone === 'graveyard')
    return filter.owner === 'opponent' ? " in the opponent's graveyard" : ' in your graveyard'
  if (filter.zone === 'hand') return ' from your hand'
  return many(filter.kind).includes('equip') ? ' on the board' : ''
}

function declaration(filter: Filter): string {
  const enemy = filter.side === 'opponent' ? 'enemy ' : filter.side === 'you' ? 'of your ' : ''
  const kinds = many(filter.fits?.kind)
  if (kinds.includes('character')) return `${enemy}entry declaration (C, M or F)`
  return `${enemy}${kindOf(filter.fits ?? {}, 1, false)} declaration`
}

function targets(ability: AbilityText): string[] {
  const all = ability.target ?? []
  const out = all.map((target: Target) => noun(target.from, target.n ?? 1, target.least ?? target.n ?? 1))
  const near = ability.place?.near
  if (near === 'this') out.push('1 empty field of yours adjacent to this')
  else if (near !== undefined) out.push('1 empty field adjacent to it on the same side')
  return out.length === 0 ? [] : [`Designate ${and(out)}.`]
}

function cost(one: Cost): string {
  if ('discard' in one) return `discard ${cards(one.discard)} from hand`
  if ('turn' in one) return 'turn this sideways (it must be ready)'
  if ('send' in one) return `discard ${one.send} Power Card${one.send === 1 ? '' : 's'} beneath this`
  throw new Error(`no words for the cost ${JSON.stringify(one)}`)
}

// ---- effects ------------------------------------------------------------------------------------------------------

const THE: Readonly<Record<string, string>> = {
  this: 'this',
  host: 'the equipped character',
  attacker: 'that attack character',
}
const named = (what: Selector): string => (typeof what === 'string' ? (THE[what] ?? 'it') : 'all of them')

const UNTIL: Readonly<Record<string, string>> = {
  endOfTurn: ' until the end of the turn',
  endOfBattle: ' until the end of the battle',
  endOfBattleTurn: ' until the end of the next Battle Turn (of the current one if it is a Battle Turn)',
}
const until = (text: string | undefined): string => (text === undefined ? '' : (UNTIL[text] ?? ''))
const signed = (by: unknown): string => (typeof by === 'number' && by < 0 ? `${by}` : `+${by}`)
const top = (n: number): string => (n === 1 ? 'the top card' : `the top ${n} cards`)

/** Effects that change the same card are one sentence. */
function several(effects: readonly Effect[]): string {
  const [first] = effects
  if (first === undefined) return ''
  if ('modify' in first) {
    const changes = effects.map((e) =>
      'modify' in e ? `${term(terms.stats, e.stat, 'en')} ${signed(e.by)}` : '',
    )
    return `${named(first.modify)} has ${and(changes)}${until(first.until)}`
  }
  if ('grant' in first) {
    const words = effects.map((e) => ('grant' in e ? keyword(e.keyword, e.n ?? 1) : ''))
    return `${named(first.grant)} has ${and(words)}${until(first.until)}`
  }
  return one(first)
}

function one(e: Effect): string {
  if ('draw' in e) return `draw ${typeof e.draw === 'number' ? cards(e.draw) : 'cards'}`
  if ('mill' in e) {
    if (e.who === 'opponent') return `the opponent discards ${top(e.mill)} of the deck`
    if (e.who === 'each') return `each player simultaneously discards ${top(e.mill)} of the deck`
    return `discard ${top(e.mill)} of your deck`
  }
  if ('damage' in e) return `${named(e.damage)} takes ${e.n} damage`
  if ('move' in e) return `move ${named(e.move)} there`
  if ('turn' in e) return `${named(e.turn)} becomes ${e.to}`
  if ('negate' in e)
    return e.negate === 'battle'
      ? 'that attack declaration has no effect'
      : 'it has no effect and that card is discarded'
  if ('destroy' in e) return `discard ${named(e.destroy)}`
  if ('attach' in e) return 'lay the top card of your deck under each as a Power Card'
  if ('permit' in e)
    return 'when this declares an attack it may instead designate an enemy back-row field that is behind a front-row field it could designate'
  throw new Error(`no words for the effect ${JSON.stringify(e)}`)
}

function returned(ability: AbilityText, what: Selector): string {
  const from = ability.target?.find((target) => target.as === what)?.from
  return from?.zone === 'graveyard'
    ? 'put it into your hand'
    : "return its top card to its owner's hand and discard all cards beneath it"
}

/** A card chosen on resolving and put on the board. */
const enters = (filter: Filter): string =>
  `you may put ${noun(filter, 1, 1)} on one of your empty fields; ` +
  'lay as many cards as its HP from the top of your deck as its Power Cards'

function deeds(effects: readonly Effect[], ability?: AbilityText): string[] {
  const out: string[] = []
  for (const group of grouped(effects)) {
    const [first] = group
    if (first === undefined || 'put' in first) continue
    if ('choose' in first) out.push(enters(first.from))
    else if ('return' in first && ability !== undefined) out.push(returned(ability, first.return))
    else out.push(several(group))
  }
  return out
}

const sentence = (text: string): string => `${capital(text)}.`

export function ability(_card: CardText, text: AbilityText): string {
  if (text.static !== undefined) return deeds(text.static).map(sentence).join(' ')
  const out: string[] = []
  const when = [text.act?.when ?? ''].flat()[0] ?? ''
  if (text.when !== undefined) {
    const may = text.may === true ? 'you may ' : ''
    const moment = text.when.on === 'arrived' ? 'When this enters, ' : 'When this is discarded, '
    return `${moment}${may}${deeds(text.do ?? []).join(', then ')}.`
  }
  if (text.play === undefined) out.push(when === 'ownMain' ? 'Declared, own Main Phase only.' : 'Declared.')
  if (MOMENTS[when] !== undefined) out.push(MOMENTS[when])
  if (text.cost !== undefined) out.push(`Cost: ${and(text.cost.map(cost))}.`)
  out.push(...targets(text))
  if (text.do?.some((effect) => 'choose' in effect))
    out.push(`On resolving, ${deeds(text.do, text).join('. ')}.`)
  else out.push(...deeds(text.do ?? [], text).map(sentence))
  return out.join(' ')
}
