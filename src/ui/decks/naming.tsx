import { useEffect, useRef } from 'preact/hooks'
import { type KeptDeck, MOST_NAME, MOST_NOTES } from '../../decks/deck.ts'
import { tidy, tidyLines } from '../../decks/spelling.ts'
import { deckWords } from './words.ts'

export function NameField({
  name,
  typed,
  left,
}: {
  name: string
  typed: (name: string) => void
  /** the field was left with another name than it came with */
  left?: () => void
}) {
  const d = deckWords.value
  return (
    <label class="field">
      {d.name}
      <input
        type="text"
        data-field="name"
        maxLength={MOST_NAME}
        value={name}
        placeholder={d.unnamed}
        onInput={(event) => typed(event.currentTarget.value)}
        onChange={left}
      />
    </label>
  )
}

/** A deck's name and notes. One change for what was typed, kept when its field is left or goes away. */
export function Naming({ deck, change }: { deck: KeptDeck; change: (next: KeptDeck) => void }) {
  const d = deckWords.value
  const now = useRef({ deck, change })
  now.current = { deck, change }
  const typed = useRef<{ name?: string; notes?: string }>({})
  const keep = () => {
    const { name = now.current.deck.name, notes = now.current.deck.notes } = typed.current
    typed.current = {}
    const next = { ...now.current.deck, name: tidy(name, MOST_NAME), notes: tidyLines(notes, MOST_NOTES) }
    if (next.name !== now.current.deck.name || next.notes !== now.current.deck.notes) now.current.change(next)
  }
  // why also then: not every browser tells a field that goes away that it has been left
  useEffect(() => {
    const leave = () => now.current && keep()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      keep()
    }
  }, [])
  return (
    <>
      <NameField
        name={deck.name}
        typed={(name) => {
          typed.current.name = name
        }}
        left={keep}
      />
      <label class="field">
        {d.notes}
        <textarea
          rows={3}
          data-field="notes"
          maxLength={MOST_NOTES}
          value={deck.notes}
          onInput={(event) => {
            typed.current.notes = event.currentTarget.value
          }}
          onChange={keep}
        />
      </label>
    </>
  )
}
