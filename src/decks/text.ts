// Deck lists as text, as people paste them into a chat: written in either language, read in both at once.

import type { Texts } from '../engine/card.ts'
import type { DeckEntry } from '../engine/rules.ts'
import type { Language } from '../engine/text/terms.ts'
import { fine, type Problem, type Result, trouble } from '../storage/problem.ts'
import { type Catalog, findCard, listedName } from './catalog.ts'
import {
  type Deck,
  emptyDeck,
  inTurn,
  isCount,
  MOST_COPIES,
  MOST_NAME,
  MOST_TEXT,
  PARTS,
  type Part,
  type Placeholder,
  placeholders,
  sizeOf,
} from './deck.ts'
import { type Line, type LineKey, readLine } from './line.ts'
import { nearest } from './nearest.ts'
import { tidy } from './spelling.ts'

export type TextKey = 'text.long' | 'text.lines' | 'text.empty'

/** Characters (UTF-16 units) and lines of a text that is read at all. */
export const MOST_CHARACTERS = 20_000
export const MOST_LINES = 600
/** Lines of one text that are kept without being understood: more of them are no deck list. */
export const MOST_KEPT = 40
/** Characters of a line that is looked at. */
const MOST_LINE = 300

export interface BadLine {
  /** from 1 */
  readonly line: number
  readonly text: string
  readonly problem: Problem<LineKey>
  /** numbers of up to three cards with near names, the nearest first */
  readonly nearest: readonly string[]
  /** what stands for it in the deck, with equal lines added up there; null: nothing does */
  readonly kept: Placeholder | null
}

export interface ReadText {
  /** as far as it could be read */
  readonly deck: Deck
  readonly bad: readonly BadLine[]
}

const HEADERS: Readonly<Record<Part, Texts>> = {
  main: { en: 'Deck ({n})', ja: 'デッキ（{n}枚）' },
  side: { en: 'Side deck ({n})', ja: 'サイドデッキ（{n}枚）' },
  pool: { en: 'Pool ({n})', ja: 'プール（{n}枚）' },
}
const NAME: Texts = { en: 'Name: ', ja: 'デッキ名：' }

/** The deck as text, cards in their order, then placeholders as they were written. */
export function writeText(deck: Deck, catalog: Catalog, language: Language): string {
  const blocks = deck.name === '' ? [] : [NAME[language] + deck.name]
  for (const part of PARTS) {
    const strangers = deck.unknown.filter((one) => one.part === part)
    const n = sizeOf(deck, part)
    if (n === 0) continue
    const lines = deck[part].map(([number, count]) => {
      const card = catalog.set.cards[catalog.places.get(number) ?? -1]
      return `${count} x ${card ? listedName(catalog, card, language) : number}`
    })
    const unread = strangers.map(({ text, count }) => `${count} x ${text}`)
    blocks.push([HEADERS[part][language].replace('{n}', String(n)), ...lines, ...unread].join('\n'))
  }
  return blocks.join('\n\n')
}

/** Reads what somebody pasted. Lines that are not understood come back with the reason, and stay in the deck as placeholders. */
export function readText(text: string, catalog: Catalog): Result<ReadText, TextKey> {
  if (text.length > MOST_CHARACTERS) return trouble('text.long', { n: text.length, most: MOST_CHARACTERS })
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|[\n\r\u0085\u2028\u2029]/)
  if (lines.length > MOST_LINES) return trouble('text.lines', { n: lines.length, most: MOST_LINES })

  const list = new Listed(catalog)
  for (const [i, line] of lines.entries()) list.take(i + 1, line)
  return list.heard ? fine({ deck: list.deck(), bad: list.bad }) : trouble('text.empty')
}

/** A list as it is being read. */
class Listed {
  readonly bad: BadLine[] = []
  heard = false
  private name = ''
  private part: Part
  private readonly cards: Record<Part, Map<string, number>> = {
    main: new Map(),
    side: new Map(),
    pool: new Map(),
  }
  private readonly unknown = new Map<string, Placeholder>()
  private readonly near = new Map<string, readonly string[]>()
  private readonly catalog: Catalog

  constructor(catalog: Catalog) {
    this.catalog = catalog
    this.part = catalog.pooled ? 'pool' : 'main'
  }

  take(line: number, written: string): void {
    if (tidy(written, 1) === '') return
    const read: Line =
      written.length > MOST_LINE
        ? { is: 'bad', why: 'line.long', text: written, count: 1 }
        : readLine(written, this.catalog)
    if (read === null) return
    this.heard = true
    switch (read.is) {
      case 'header':
        // why: who lists a pool may head it like a deck; in that game there is nothing else
        if (!this.catalog.pooled) this.part = read.part
        return
      case 'name':
        if (this.name === '') this.name = tidy(read.name, MOST_NAME)
        else this.refuse(line, written, 'line.unknown', written, 1)
        return
      case 'card':
        this.add(line, written, read.number, read.count)
        return
      case 'bad':
        this.refuse(line, written, read.why, read.text, read.count)
    }
  }

  private add(line: number, written: string, number: string, count: number): void {
    const counts = this.cards[this.part]
    const sum = (counts.get(number) ?? 0) + count
    if (isCount(sum)) counts.set(number, sum)
    // why: by its name alone it would be that card when it is read again
    else
      this.refuse(
        line,
        written,
        'line.count',
        findCard(this.catalog, written) < 0 ? written : `1 x ${written}`,
        1,
      )
  }

  private refuse(line: number, written: string, why: LineKey, as: string, count: number): void {
    const clean = tidy(as, MOST_LINE)
    const place = `${this.part} ${clean}`
    const before = this.unknown.get(place)
    const fits = clean.length <= MOST_TEXT
    const keeps = fits && (before !== undefined || this.unknown.size < MOST_KEPT)
    const kept = { part: this.part, text: clean, count: Math.min(MOST_COPIES, count + (before?.count ?? 0)) }
    if (keeps) this.unknown.set(place, kept)
    const near = keeps && why === 'line.unknown' ? this.nearest(clean) : []
    const key = !fits ? 'line.long' : !keeps ? 'line.many' : near.length > 0 ? 'line.near' : why
    const text = tidy(written, MOST_TEXT)
    const problem = { key, values: { line, text } }
    this.bad.push({ line, text, problem, nearest: near, kept: keeps ? { ...kept, count } : null })
  }

  private nearest(text: string): readonly string[] {
    const found = this.near.get(text) ?? nearest(this.catalog, text)
    this.near.set(text, found)
    return found
  }

  deck(): Deck {
    const entries = (part: Part): DeckEntry[] => inTurn(this.cards[part])
    return {
      ...emptyDeck(this.catalog.game, this.name),
      main: entries('main'),
      side: entries('side'),
      pool: entries('pool'),
      unknown: placeholders(this.unknown.values()),
    }
  }
}
