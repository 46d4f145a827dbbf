// A deck as a person keeps it: cards by number and count, in one order only, and the lines whose cards are unknown here.

import type { DeckEntry } from '../engine/rules.ts'
import { fine, type Result, trouble } from '../storage/problem.ts'
import { inOrder, tidy, tidyLines } from './spelling.ts'

/** `pool`: copies of each design, in games whose players share their cards. */
export const PARTS = ['main', 'side', 'pool'] as const
export type Part = (typeof PARTS)[number]

/** A line whose card is unknown here, as it was written. */
export interface Placeholder {
  readonly part: Part
  readonly text: string
  readonly count: number
}

/** Entries by card number, placeholders by part and text; each once, none empty. */
export interface Deck {
  readonly game: string
  readonly name: string
  readonly notes: string
  readonly main: readonly DeckEntry[]
  readonly side: readonly DeckEntry[]
  readonly pool: readonly DeckEntry[]
  readonly unknown: readonly Placeholder[]
}

export interface KeptDeck extends Deck {
  readonly id: string
  /** ms since 1970 */
  readonly changed: number
}

export type DeckKey =
  /** `where`: the field that is not as it should be */
  'deck.damaged'

export const MOST_COPIES = 99
/** Different cards of one part. */
export const MOST_CARDS = 400
export const MOST_UNKNOWN = 200
/** Code units of a placeholder, a deck's name, its notes, a card's number. */
export const MOST_TEXT = 100
export const MOST_NAME = 60
export const MOST_NOTES = 2000
const MOST_NUMBER = 20
const MOST_ID = 64

export const emptyDeck = (game: string, name = ''): Deck => ({
  game,
  name: tidy(name, MOST_NAME),
  notes: '',
  main: [],
  side: [],
  pool: [],
  unknown: [],
})

export const isCount = (n: unknown): n is number =>
  typeof n === 'number' && Number.isInteger(n) && n >= 1 && n <= MOST_COPIES

export const total = (entries: readonly DeckEntry[]): number => entries.reduce((sum, [, n]) => sum + n, 0)

/** Entries in their order: those of one card added up, as many as may be; counts below 1 are left out. */
export function inTurn(entries: Iterable<readonly [string, number]>): DeckEntry[] {
  const counts = new Map<string, number>()
  for (const [number, n] of entries)
    if (n > 0) counts.set(number, Math.min(MOST_COPIES, (counts.get(number) ?? 0) + n))
  return [...counts].sort(([a], [b]) => inOrder(a, b))
}

/** The same of placeholders. */
export function placeholders(list: Iterable<Placeholder>): Placeholder[] {
  const kept = new Map<string, Placeholder>()
  for (const { part, text, count } of list) {
    const line = tidy(text, MOST_TEXT)
    const key = `${PARTS.indexOf(part)} ${line}`
    const n = Math.min(MOST_COPIES, count + (kept.get(key)?.count ?? 0))
    if (line !== '' && n > 0) kept.set(key, { part, text: line, count: n })
  }
  return [...kept].sort(([a], [b]) => inOrder(a, b)).map(([, one]) => one)
}

/** Number of cards of a part, those that nobody knows among them. */
export const sizeOf = (deck: Deck, part: Part): number =>
  total(deck[part]) + deck.unknown.reduce((sum, one) => sum + (one.part === part ? one.count : 0), 0)

export const countOf = (deck: Deck, part: Part, number: string): number =>
  deck[part].find(([one]) => one === number)?.[1] ?? 0

/** The deck with so many of a card in this part; 0 takes it out. */
export const withCount = <T extends Deck>(deck: T, part: Part, number: string, count: number): T => ({
  ...deck,
  [part]: inTurn([...deck[part].filter(([one]) => one !== number), [number, count]]),
})

/** A placeholder gives way to the card that was meant, or to nothing. */
export function mended<T extends Deck>(deck: T, { part, text }: Placeholder, number: string | null): T {
  const meant = deck.unknown.find((one) => one.part === part && one.text === text)
  if (meant === undefined) return deck
  const rest = { ...deck, unknown: deck.unknown.filter((one) => one !== meant) }
  return number === null ? rest : withCount(rest, part, number, countOf(deck, part, number) + meant.count)
}

/** Whether two decks hold the same, whatever they are called. */
export const sameCards = (a: Deck, b: Deck): boolean => content(a) === content(b)

const content = ({ game, main, side, pool, unknown }: Deck): string =>
  JSON.stringify([game, main, side, pool, unknown.map(({ part, text, count }) => [part, text, count])])

/** A deck out of storage or another's file. Nothing in it is taken on trust; its fields are new. */
export function readDeck(value: unknown): Result<KeptDeck, DeckKey> {
  const field = (name: string): unknown =>
    typeof value === 'object' && value !== null && Object.hasOwn(value, name)
      ? Reflect.get(value, name)
      : undefined
  const wrong = (where: string) => trouble<DeckKey>('deck.damaged', { where })
  const [id, game, name, notes, changed] = ['id', 'game', 'name', 'notes', 'changed'].map(field)
  if (!isText(id, MOST_ID)) return wrong('id')
  if (!isText(game, MOST_ID) || !/^[a-z0-9-]+$/.test(game)) return wrong('game')
  if (typeof name !== 'string' || name.length > MOST_NAME) return wrong('name')
  if (typeof notes !== 'string' || notes.length > MOST_NOTES) return wrong('notes')
  if (typeof changed !== 'number' || !Number.isSafeInteger(changed) || changed < 0) return wrong('changed')
  const [main, side, pool] = PARTS.map((part) => readEntries(field(part)))
  if (!main) return wrong('main')
  if (!side) return wrong('side')
  if (!pool) return wrong('pool')
  const unknown = readPlaceholders(field('unknown'))
  if (!unknown) return wrong('unknown')
  const words = { name: tidy(name, MOST_NAME), notes: tidyLines(notes, MOST_NOTES) }
  return fine({ id, game, ...words, main, side, pool, unknown, changed })
}

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value !== '' && value === tidy(value, most)

function readEntries(value: unknown): DeckEntry[] | null {
  if (!Array.isArray(value) || value.length > MOST_CARDS) return null
  const entries: DeckEntry[] = []
  for (const one of value as unknown[]) {
    if (!Array.isArray(one) || one.length !== 2) return null
    const [number, count] = one as unknown[]
    if (!isText(number, MOST_NUMBER) || !isCount(count)) return null
    entries.push([number, count])
  }
  return inTurn(entries)
}

function readPlaceholders(value: unknown): Placeholder[] | null {
  if (!Array.isArray(value) || value.length > MOST_UNKNOWN) return null
  const list: Placeholder[] = []
  for (const one of value as unknown[]) {
    if (typeof one !== 'object' || one === null) return null
    const { part, text, count } = one as Record<string, unknown>
    const known = PARTS.find((name) => name === part)
    if (known === undefined || !isText(text, MOST_TEXT) || !isCount(count)) return null
    list.push({ part: known, text, count })
  }
  return placeholders(list)
}
