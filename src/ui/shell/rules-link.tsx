// Ways into the rules from a table.

import type { CardText } from '../../engine/card.ts'
import { settings } from '../settings.ts'
import { bookOf, openRules } from './rulebooks.ts'
import { rulesWords } from './rules-words.ts'

/** Behind the sentence that refuses an act. */
export function WhyNot({ game, reason }: { game: string; reason: string | null | undefined }) {
  if (!reason) return null
  return (
    <button
      type="button"
      class="why-not"
      data-reason={reason}
      onClick={(event) => {
        event.stopPropagation()
        openRules({ game, reason })
      }}
    >
      {rulesWords.value.whyNot}
    </button>
  )
}

/** The words of a card's text that the rules explain. */
export function CardTerms({ game, card, name }: { game: string; card: CardText | null; name: string }) {
  const book = card ? bookOf(game) : null
  const anchors = book && card ? book.termsOf(card) : []
  if (!book || anchors.length === 0) return null
  const { chapters, terms } = book.text[settings.value.app]
  return (
    <nav class="card-terms" aria-label={rulesWords.value.termsOf(name)}>
      {anchors.map((anchor) => (
        <button
          type="button"
          key={anchor}
          data-anchor={anchor}
          onClick={(event) => {
            event.stopPropagation()
            openRules({ game, anchor })
          }}
        >
          {terms[anchor]?.name ?? chapters[anchor]?.title}
        </button>
      ))}
    </nav>
  )
}
