// What a game is entered with in the list of games.

import type { Texts } from '../engine/card.ts'
import type { DeckConfig, Rules, StartConfig } from '../engine/rules.ts'
import type { Figures } from './figures.ts'

/** A starter deck as its file has it: card numbers and counts. */
interface DeckFile {
  id: string
  name: Texts
  cards: (string | number)[][]
  side: (string | number)[][]
}

export interface GameEntry {
  /** compiled with the set that comes with it */
  rules(): Rules
  /** starter decks; none where players bring no decks */
  decks: readonly DeckFile[]
  /** how a match of it is played: 1 game or the best of 3, the usual one first */
  bestOf: readonly StartConfig['bestOf'][]
  /** what the ids of its rules begin with (docs/rules) */
  prefix: string
  figures: Figures
}

/** The game's starter decks as its rules take them. */
export function starters({ decks }: GameEntry, rules: Rules): DeckConfig[] {
  const list = (lines: (string | number)[][]): number[] =>
    lines.flatMap(([number, n]) => new Array<number>(Number(n)).fill(rules.byNumber.get(String(number)) ?? 0))
  return decks.map((deck) => ({ cards: list(deck.cards), side: list(deck.side) }))
}

/** What a seat brings to a game without decks. */
export const NO_DECK: DeckConfig = { cards: [], side: [] }
