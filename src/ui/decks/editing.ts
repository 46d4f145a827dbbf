// A deck while it is being changed: each change is kept at once, and can be taken back.

import { useEffect, useRef, useState } from 'preact/hooks'
import type { KeptDeck } from '../../decks/deck.ts'
import { deckOf, keepDeck } from './kept.ts'

export interface Editing {
  deck: KeptDeck
  change: (next: KeptDeck) => void
  /** null: nothing was changed yet */
  undo: (() => void) | null
}

/** Null: there is no such deck here; undefined: it is on its way. */
export function useEditing(id: string): Editing | null | undefined {
  const [deck, setDeck] = useState<KeptDeck | null | undefined>(undefined)
  const before = useRef<KeptDeck[]>([])
  useEffect(() => {
    let gone = false
    void deckOf(id).then((found) => gone || setDeck(found))
    return () => {
      gone = true
    }
  }, [id])
  const keep = (next: KeptDeck) => {
    const changed = Math.max(Date.now(), (deck?.changed ?? 0) + 1)
    const kept = { ...next, changed }
    setDeck(kept)
    void keepDeck(kept)
  }
  if (!deck) return deck
  return {
    deck,
    change(next) {
      before.current.push(deck)
      keep(next)
    },
    undo:
      before.current.length === 0
        ? null
        : () => {
            const last = before.current.pop()
            if (last) keep(last)
          },
  }
}
