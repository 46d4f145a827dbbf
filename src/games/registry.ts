// The games there are: what each is started with, and what is counted of it. A new game is a folder and a line here.

import type { Texts } from '../engine/card.ts'
import type { DeckConfig, Rules, StartConfig } from '../engine/rules.ts'
import type { Figures } from './figures.ts'
import decks from './landfight/decks.json' with { type: 'json' }
import { figures as landfightFigures } from './landfight/figures.ts'
import { landfightRules } from './landfight/index.ts'
import lastlandDecks from './lastland/decks.json' with { type: 'json' }
import { figures as lastlandFigures } from './lastland/figures.ts'
import { lastlandRules } from './lastland/index.ts'
import { figures as legendsFigures } from './legends/figures.ts'
import { legendsRules } from './legends/index.ts'

/** A starter deck as its file has it: card numbers and counts. */
interface DeckFile {
  id: string
  name: Texts
  cards: (string | number)[][]
  side: (string | number)[][]
}

export interface GameEntry {
  rules(): Rules
  /** starter decks; none where players bring no decks */
  decks: readonly DeckFile[]
  /** how a match of it is played: 1 game or the best of 3, the usual one first */
  bestOf: readonly StartConfig['bestOf'][]
  figures: Figures
}

/** The game's starter decks as its rules take them. */
export function starters({ decks }: GameEntry, rules: Rules): DeckConfig[] {
  const list = (lines: (string | number)[][]): number[] =>
    lines.flatMap(([number, n]) => new Array<number>(Number(n)).fill(rules.byNumber.get(String(number)) ?? 0))
  return decks.map((deck) => ({ cards: list(deck.cards), side: list(deck.side) }))
}

export const games: Readonly<Record<string, GameEntry>> = {
  landfight: { rules: () => landfightRules(), decks, bestOf: [1, 3], figures: landfightFigures },
  lastland: {
    rules: () => lastlandRules(),
    decks: lastlandDecks,
    bestOf: [1],
    figures: lastlandFigures,
  },
  legends: { rules: () => legendsRules(), decks: [], bestOf: [3], figures: legendsFigures },
}

/** What a seat brings to a game without decks. */
export const NO_DECK: DeckConfig = { cards: [], side: [] }
