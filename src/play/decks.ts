// A deck list as its player wrote it, made into what the engine starts with. Whether it is legal is the game's question.

import type { DeckConfig } from '../engine/door.ts'
import { poolCounts } from '../engine/pool.ts'
import type { DeckEntry, Rules } from '../engine/rules.ts'
import { type Checked, fine, trouble } from './problem.ts'
import type { DeckList } from './types.ts'

const MOST_COPIES = 99

function definitions(rules: Rules, deck: string, lines: DeckList['cards']): Checked<number[]> {
  const defs: number[] = []
  for (const [number, count] of lines) {
    const def = rules.byNumber.get(number)
    if (def === undefined) return trouble('deck.unknownCard', { deck, card: number })
    if (!Number.isInteger(count) || count < 1 || count > MOST_COPIES)
      return trouble('deck.count', { deck, card: number, count })
    for (let i = 0; i < count; i += 1) defs.push(def)
  }
  return fine(defs)
}

export function deckConfig(rules: Rules, deck: DeckList): Checked<DeckConfig> {
  if (deck.cards.length === 0 && !rules.game.pooled) return trouble('deck.missing', { deck: deck.name })
  const cards = definitions(rules, deck.name, deck.cards)
  if (!cards.ok) return cards
  const side = definitions(rules, deck.name, deck.side)
  return side.ok ? fine({ cards: cards.value, side: side.value }) : side
}

/** The pool of a match as the engine takes it; nothing where the printed copies are played with. */
export function poolConfig(
  rules: Rules,
  pool: readonly DeckEntry[] | undefined,
): Checked<{ pool?: readonly number[] }> {
  if (pool === undefined) return fine({})
  const { id, poolFaults } = rules.game
  if (poolFaults === undefined) return trouble('pool.none', { game: id })
  const counts = poolCounts(rules, pool)
  if (counts !== null) return fine({ pool: counts })
  const [fault] = poolFaults(rules.set, pool)
  return trouble('pool.faulty', { why: fault?.why ?? '', card: fault?.card ?? '—', n: fault?.n ?? 0 })
}

/** Why a deck may not be played in this game, as a key of its words; null: it may (for the audit of two phones). */
export function illegalDeck({ game, set, defs }: Rules, { cards, side }: DeckConfig): string | null {
  if (!game.deckFaults) return cards.length + side.length === 0 ? null : 'deck.size'
  const lines = (list: readonly number[]): DeckList['cards'] => {
    const counts = new Map<string, number>()
    for (const def of list) {
      const number = defs[def]?.text.number ?? ''
      counts.set(number, (counts.get(number) ?? 0) + 1)
    }
    return [...counts]
  }
  return game.deckFaults(set, { cards: lines(cards), side: lines(side) })[0]?.why ?? null
}
