import type { CardText, Filter, Texts, Trigger } from '../card.ts'

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
  stats: Record<string, Texts>
  zones: Record<string, Texts>
  life: Texts
  /** the kind of what stands on the board: "this creature" */
  unit: string
  /** the kind of what is attacked where nothing guards it; absent: the player */
  home?: string
  /** the zone of used cards */
  grave: string
  /** what a group of kinds is called together */
  boostCard?: KindTerm
  sizes?: Record<string, Texts>
  mainTypes?: Record<string, Texts>
  subTypes?: Record<string, Texts>
  keywords?: Record<string, Texts>
  /** what a card is attached to */
  host?: Texts
  /** a game that puts its texts together in its own way */
  lines?: (card: CardText, language: Language) => string[]
  /** Japanese names of cards that other cards name, by English name */
  names?: Record<string, string>
  /** printed numbers that filters read */
  numbers?: Record<string, Texts>
  /** how the game says a word of the vocabulary: `{x}` is the card */
  phrases?: Partial<Record<'destroy' | 'put' | 'target' | 'attackOf' | 'attach', Phrase>>
  /** labels of a card's own triggers: "Enter:" */
  labels?: Partial<Record<Trigger['on'], Texts>>
  /** the label of what declaring asks for, instead of "Cost" */
  cost?: Texts
  /** events that a card may be declared in answer to */
  answers?: Record<string, Texts>
  /** allowances: what `{n}` more of them means, once and as long as the card lies there */
  extras?: Record<string, { once: Texts; lasting: Texts }>
  /** amounts of events that are greater by `{n}` */
  replaces?: Record<string, { you: Texts; opponent: Texts }>
  /** counts of this turn: "{n} or more ..." */
  ledgers?: Record<string, Texts>
  /** names of tokens by number */
  tokens?: Record<string, Texts>
  /** a choice and the one deed that follows it are one clause */
  fuses?: true
}

/** A verb with its object; the Japanese one keeps its forms apart. */
export interface Phrase {
  en: string
  ja: { body: string; verb: { end: string; link: string; te: string } }
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
  /** what it is declared in answer to */
  answers: readonly string[]
}

export const many = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value

/** A term, or its key where the game gives none: a set by a stranger stays readable. */
export const term = (table: Record<string, Texts> | undefined, key: string, language: Language): string =>
  table?.[key]?.[language] ?? key

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

/** A card without another name. */
export const cardTexts: Texts = { en: cardNoun.en, ja: cardNoun.ja }

/** The nouns a filter speaks of: several kinds are joined with "or". */
export function nounsOf(filter: Filter, terms: Terms): KindTerm[] {
  if (filter.boostCard) return [terms.boostCard ?? cardNoun]
  const kinds = many(filter.kind)
  return kinds.length > 0 ? kinds.map((kind) => kindTerm(terms, kind)) : [cardNoun]
}

export const homeTerm = (terms: Terms): KindTerm => kindTerm(terms, terms.home ?? 'player')

export const unitTerm = (terms: Terms): KindTerm => kindTerm(terms, terms.unit)

/** Cards in hand, deck or graveyard lie on no side. */
export const isAway = (filter: Filter): boolean => filter.zone !== undefined && filter.zone !== 'field'

export const isUnit = (card: CardText, terms: Terms): boolean => kindTerm(terms, card.kind).unit
