// A deck while it is being changed: each change is kept at once, and can be taken back.

import { useEffect, useRef, useState } from 'preact/hooks'
import type { KeptDeck } from '../../decks/deck.ts'
import { changesElsewhere, deckOf, keepDeck } from './kept.ts'

export interface Editing {
  deck: KeptDeck
  change: (next: KeptDeck) => void
  /** shows what is kept already: an earlier state that was brought back */
  took: (kept: KeptDeck) => void
  /** null: nothing was changed yet */
  undo: (() => void) | null
}

/** Null: there is no such deck here; undefined: it is on its way. */
export function useEditing(id: string): Editing | null | undefined {
  const [deck, setDeck] = useState<KeptDeck | null | undefined>(undefined)
  const before = useRef<KeptDeck[]>([])
  const elsewhere = changesElsewhere.value
  useEffect(() => {
    let gone = false
    // another tab has changed it, or taken it away: that is what lies here now, and nothing of it may be taken back here
    void deckOf(id, true).then((found) => {
      if (gone) return
      before.current = []
      setDeck(found)
    })
    return () => {
      gone = true
    }
  }, [id, elsewhere])
  if (!deck) return deck
  const keep = (next: KeptDeck) => {
    setDeck(next)
    void keepDeck(next)
  }
  const last = before.current.at(-1)
  return {
    deck,
    change(next) {
      before.current.push(deck)
      keep(next)
    },
    took(kept) {
      before.current.push(deck)
      setDeck(kept)
    },
    undo:
      last === undefined
        ? null
        : () => {
            before.current.pop()
            keep(last)
          },
  }
}
