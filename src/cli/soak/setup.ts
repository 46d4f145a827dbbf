// What every soak shares: a game and its starter decks as the engine wants them, and reports that reproduce.

import type { Below } from '../../engine/below.ts'
import { type DeckConfig, type Rules, type StartConfig, start } from '../../engine/door.ts'
import { poolCounts } from '../../engine/pool.ts'
import type { State } from '../../engine/types.ts'
import { type GameEntry, games, NO_DECK, starters } from '../../games/registry.ts'
import { randomPool } from './pools.ts'

export interface SoakReport {
  what: string
  runs: number
  inputs: number
  failures: string[]
  /** figures to print */
  figures: Record<string, number>
}

export interface SoakOptions {
  /** a game of the list by its id, or one that stands in no list */
  game: string | GameEntry
  runs: number
  seed: number
}

/** One game to soak. */
export class Ground {
  readonly game: string
  readonly rules: Rules
  readonly starters: DeckConfig[]
  private readonly entry: GameEntry

  constructor(game: string | GameEntry) {
    const entry = typeof game === 'string' ? games[game] : game
    if (entry === undefined) throw new Error(`no game ${game}`)
    this.entry = entry
    this.rules = entry.rules()
    this.game = this.rules.game.id
    this.starters = starters(entry, this.rules)
  }

  /** The first starter deck against the second, as matches are usually played. */
  usualStart(): StartConfig {
    const [a = NO_DECK, b = a] = this.starters
    return { decks: [a, b], bestOf: this.entry.bestOf[0] ?? 1 }
  }

  /** Starter decks in a random pairing; the rarer kind of match, and a pool of the players' own, now and then. */
  randomStart(below: Below): StartConfig {
    const pick = () => this.starters[below(this.starters.length)] ?? NO_DECK
    const decks: StartConfig['decks'] = this.starters.length === 0 ? [NO_DECK, NO_DECK] : [pick(), pick()]
    const [usual = 1, rare = usual] = this.entry.bestOf
    const config = { decks, bestOf: below(5) === 0 ? rare : usual }
    const pool = this.rules.game.poolFaults && below(3) === 0 ? this.randomPool(below) : null
    return pool ? { ...config, pool } : config
  }

  /** Copies by definition of a random legal pool; null: the game has none. `shape`: one of `shapes`. */
  randomPool(below: Below, shape?: string): number[] | null {
    const pool = randomPool(this.rules, below, shape)
    return pool && poolCounts(this.rules, pool)
  }

  start(config: StartConfig): State {
    return start(this.rules, config)
  }

  failed(what: string, seed: number, input: number, error: unknown): string {
    return (
      `${what}: seed ${seed}, input ${input}: ${error instanceof Error ? error.message : String(error)}\n` +
      `  again: npm run soak -- --what ${what} --game ${this.game} --matches 1 --seed ${seed}`
    )
  }
}

export const median = (numbers: number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}
