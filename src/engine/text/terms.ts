import type { CardText, Filter, Texts } from '../card.ts'

export type Language = 'en' | 'ja'

/** A thing that is counted: English with its plural, Japanese with its counter. */
export interface Noun {
  en: string
  many: string
  ja: string
  /** 体 for what stands on the field; every card elsewhere is 枚 */
  counter: string
}

/** A kind of card; `card` names it where it is only a card: "creature card". */
export interface KindTerm extends Noun {
  card: { en: string; many: string; ja: string }
  /** its text calls it "this creature", not "this card" */
  unit: boolean
}

/** The words of a game that the rules texts are made with. */
export interface Terms {
  kinds: Record<string, KindTerm>
  boostCard: KindTerm
  sizes: Record<string, Texts>
  mainTypes: Record<string, Texts>
  subTypes: Record<string, Texts>
  stats: Record<string, Texts>
  zones: Record<string, Texts>
  keywords: Record<string, Texts>
  life: Texts
  /** Japanese names of cards that other cards name, by English name */
  names: Record<string, string>
}

/** What a card or link is called after it was named once. */
export interface Register {
  from: Filter
  n: number
  /** chosen in the sentence that goes on with it */
  chosen: boolean
}

/** What the text has said so far. */
export interface Speech {
  card: CardText
  terms: Terms
  registers: Map<string, Register>
  /** the subject the reader has in mind: `this`, `host` or '' */
  subject: string
  /** in a Static, or in an effect that happens once */
  lasting: boolean
}

export const many = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value

/** A term, or its key where the game gives none: a set by a stranger stays readable. */
export const term = (table: Record<string, Texts>, key: string, language: Language): string =>
  table[key]?.[language] ?? key

/** A keyword with its number, where it has one. */
export const keywordName = (
  terms: Terms,
  keyword: string,
  n: number | undefined,
  language: Language,
): string => {
  const name = term(terms.keywords, keyword, language)
  return n === undefined ? name : language === 'en' ? `${name} ${n}` : `${name}${n}`
}

export function kindTerm(terms: Terms, kind: string): KindTerm {
  const known = terms.kinds[kind]
  if (known) return known
  return {
    en: kind,
    many: `${kind}s`,
    ja: kind,
    counter: '枚',
    unit: false,
    card: { en: kind, many: `${kind}s`, ja: kind },
  }
}

const cardNoun: KindTerm = {
  en: 'card',
  many: 'cards',
  ja: 'カード',
  counter: '枚',
  unit: false,
  card: { en: 'card', many: 'cards', ja: 'カード' },
}

/** The nouns a filter speaks of: several kinds are joined with "or". */
export function nounsOf(filter: Filter, terms: Terms): KindTerm[] {
  if (filter.boostCard) return [terms.boostCard]
  const kinds = many(filter.kind)
  return kinds.length > 0 ? kinds.map((kind) => kindTerm(terms, kind)) : [cardNoun]
}

/** Cards in hand, deck or graveyard lie on no side. */
export const isAway = (filter: Filter): boolean => filter.zone !== undefined && filter.zone !== 'field'

export const isUnit = (card: CardText, terms: Terms): boolean => kindTerm(terms, card.kind).unit
