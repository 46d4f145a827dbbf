// What every soak shares: starter decks as the engine wants them, and reports that reproduce.

import { type DeckConfig, type Rules, start } from '../../engine/door.ts'
import type { State } from '../../engine/types.ts'
import decks from '../../games/landfight/decks.json'
import { landfightRules } from '../../games/landfight/index.ts'
import type { Below } from '../../play/chance.ts'

export interface SoakReport {
  what: string
  runs: number
  inputs: number
  failures: string[]
  /** figures to print */
  figures: Record<string, number>
}

export interface SoakOptions {
  game: string
  runs: number
  seed: number
}

export const rules: Rules = landfightRules()

type Line = [string, number]

const config = (deck: { cards: unknown[]; side: unknown[] }): DeckConfig => {
  const list = (lines: unknown[]): number[] =>
    (lines as Line[]).flatMap(([number, n]) => new Array<number>(n).fill(rules.byNumber.get(number) ?? 0))
  return { cards: list(deck.cards), side: list(deck.side) }
}

export const starters: DeckConfig[] = decks.map(config)

/** A deck of which only the size is known. */
export const hidden = (deck: DeckConfig): DeckConfig => ({
  cards: deck.cards.map(() => 0),
  side: deck.side.map(() => 0),
})

/** Starter decks in a random pairing; a best of three now and then. */
export function randomStart(below: Below): { decks: [DeckConfig, DeckConfig]; bestOf: number } {
  const pick = () => starters[below(starters.length)] as DeckConfig
  return { decks: [pick(), pick()], bestOf: below(5) === 0 ? 3 : 1 }
}

export const startOf = (config: { decks: [DeckConfig, DeckConfig]; bestOf: number }): State =>
  start(rules, config)

export const failed = (what: string, seed: number, input: number, error: unknown): string =>
  `${what}: seed ${seed}, input ${input}: ${error instanceof Error ? error.message : String(error)}\n` +
  `  again: npm run soak -- --what ${what} --matches 1 --seed ${seed}`

export const median = (numbers: number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}
