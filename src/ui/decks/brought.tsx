// The deck that somebody brings to a match, or why it cannot be played.

import type { KeptDeck } from '../../decks/deck.ts'
import { faultsOf } from '../../decks/faults.ts'
import type { DeckEntry, DeckFault, Rules } from '../../engine/rules.ts'
import type { DeckList } from '../../play/types.ts'
import { go } from '../route.ts'
import type { DeckPick } from '../settings.ts'
import { starterList } from '../shell/starters.ts'
import { choiceWords } from './choice-words.ts'
import { Faults } from './faults.tsx'
import { deckOf } from './kept.ts'

/** An own deck that is not legal. */
export interface Refused {
  deck: KeptDeck
  faults: readonly DeckFault[]
  rules: Rules
}

export type Brought<T> = { ok: true; value: T } | { ok: false; why: Refused | null }

/** Null: the deck is no longer here, and its person has heard it. */
async function checked(rules: Rules, id: string): Promise<Brought<KeptDeck>> {
  const deck = await deckOf(id)
  if (!deck) return { ok: false, why: null }
  const faults = faultsOf(rules, deck)
  return faults.length === 0 ? { ok: true, value: deck } : { ok: false, why: { deck, faults, rules } }
}

/** The deck as a match takes it; a side deck is for the games after the first. */
export async function bringDeck(rules: Rules, pick: DeckPick, bestOf: 1 | 3): Promise<Brought<DeckList>> {
  if (typeof pick === 'number' || rules.game.pooled)
    return { ok: true, value: starterList(rules.game.id, Number(pick) || 0, bestOf) }
  const found = await checked(rules, pick)
  if (!found.ok) return found
  const { name, main, side } = found.value
  return { ok: true, value: { name, cards: [...main], side: bestOf === 3 ? [...side] : [] } }
}

/** The pool that is drafted from; undefined: the one that comes with the game. */
export async function bringPool(rules: Rules, pick: DeckPick): Promise<Brought<DeckEntry[] | undefined>> {
  if (typeof pick === 'number' || !rules.game.pooled) return { ok: true, value: undefined }
  const found = await checked(rules, pick)
  return found.ok ? { ok: true, value: [...found.value.pool] } : found
}

/** `leave`: whether the way to the deck may lead away from this page. */
export function RefusedDeck({ why: { deck, faults, rules }, leave }: { why: Refused; leave: boolean }) {
  const d = choiceWords.value
  return (
    <section class="decks" role="alert" data-refused={deck.id}>
      <h3>{d.startNot(deck.name || d.unnamed)}</h3>
      <Faults faults={faults} rules={rules} />
      {leave && (
        <button
          type="button"
          class="button"
          data-action="change-deck"
          onClick={() => go({ at: 'decks', part: 'edit', id: deck.id })}
        >
          {d.change}
        </button>
      )}
    </section>
  )
}
