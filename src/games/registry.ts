// The games there are: what each is started with. A new game is a folder and a line here.

import type { DeckConfig, Rules, StartConfig } from '../engine/rules.ts'
import decks from './landfight/decks.json' with { type: 'json' }
import { landfightRules } from './landfight/index.ts'
import lastlandDecks from './lastland/decks.json' with { type: 'json' }
import { lastlandRules } from './lastland/index.ts'
import { legendsRules } from './legends/index.ts'

/** A starter deck as its file has it: card numbers and counts. */
interface DeckFile {
  cards: (string | number)[][]
  side: (string | number)[][]
}

export interface GameEntry {
  rules(): Rules
  /** starter decks; none where players bring no decks */
  starters(rules: Rules): DeckConfig[]
  /** how a match of it is played: 1 game or the best of 3, the usual one first */
  bestOf: readonly StartConfig['bestOf'][]
}

const starters =
  (files: readonly DeckFile[]) =>
  (rules: Rules): DeckConfig[] => {
    const list = (lines: (string | number)[][]): number[] =>
      lines.flatMap(([number, n]) =>
        new Array<number>(Number(n)).fill(rules.byNumber.get(String(number)) ?? 0),
      )
    return files.map((deck) => ({ cards: list(deck.cards), side: list(deck.side) }))
  }

export const games: Readonly<Record<string, GameEntry>> = {
  landfight: { rules: () => landfightRules(), starters: starters(decks), bestOf: [1, 3] },
  lastland: { rules: () => lastlandRules(), starters: starters(lastlandDecks), bestOf: [1] },
  legends: { rules: () => legendsRules(), starters: () => [], bestOf: [3] },
}

/** What a seat brings to a game without decks. */
export const NO_DECK: DeckConfig = { cards: [], side: [] }
