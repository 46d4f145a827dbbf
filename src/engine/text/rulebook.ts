// The rules of a game as its players read them: data in both languages, of one structure.

import type { CardText } from '../card.ts'
import type { Language } from './terms.ts'

/** A sentence may hold links to other anchors: `[anchor|words]`. */
export type Block =
  | string
  | { list: string[] }
  | { steps: string[] }
  /** the first row names the columns */
  | { table: string[][] }
  /** question and answer */
  | { asks: [string, string][] }

export interface Chapter {
  title: string
  body: Block[]
}

export interface BookText {
  /** the game in a few words */
  intro: string
  chapters: Record<string, Chapter>
  terms: Record<string, { name: string; text: string }>
}

export interface Rulebook {
  game: string
  /** anchors in reading order, each with the ids of the register it tells */
  chapters: { id: string; rules: string[] }[]
  terms: { id: string; rules: string[] }[]
  /** where a refused act is explained */
  reasons: Record<string, string>
  /** the anchors, apart by spaces, that each question of the chapter `faq` is about; empty: none */
  asked: string[]
  text: Record<Language, BookText>
  /** anchors of what a card's text takes for known */
  termsOf(card: CardText): string[]
}

/** One row a line, `id: LF-1.1 LF-1.2`. */
export const anchors = (rows: string): { id: string; rules: string[] }[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [id = '', ids = ''] = row.split(':')
      return { id: id.trim(), rules: ids.trim().split(/\s+/) }
    })

/** `anchor: reason reason`, so that each anchor is named once. */
export const reasonsAt = (rows: string): Record<string, string> =>
  Object.fromEntries(
    rows
      .trim()
      .split('\n')
      .flatMap((row) => {
        const [id = '', keys = ''] = row.split(':')
        return keys
          .trim()
          .split(/\s+/)
          .map((key) => [`reason.${key}`, id.trim()])
      }),
  )
