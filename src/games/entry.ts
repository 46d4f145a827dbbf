// What a game is entered with in the list of games.

import type { DeckConfig, Rules, StartConfig } from '../engine/rules.ts'

export interface GameEntry {
  /** compiled with the set that comes with it */
  rules(): Rules
  /** starter decks; none where players bring no decks */
  starters(rules: Rules): DeckConfig[]
  /** how a match of it is played: 1 game or the best of 3, the usual one first */
  bestOf: readonly StartConfig['bestOf'][]
  /** what the ids of its rules begin with (docs/rules) */
  prefix: string
}

/** A starter deck as its file has it: card numbers and counts. */
interface DeckFile {
  cards: (string | number)[][]
  side: (string | number)[][]
}

/** The decks of a file, as the engine wants them. */
export const startersOf =
  (files: readonly DeckFile[]) =>
  (rules: Rules): DeckConfig[] => {
    const list = (lines: (string | number)[][]): number[] =>
      lines.flatMap(([number, n]) =>
        new Array<number>(Number(n)).fill(rules.byNumber.get(String(number)) ?? 0),
      )
    return files.map((deck) => ({ cards: list(deck.cards), side: list(deck.side) }))
  }

/** What a seat brings to a game without decks. */
export const NO_DECK: DeckConfig = { cards: [], side: [] }
