// What can be done with a deck beside putting cards into it.

import { useState } from 'preact/hooks'
import { MOST_NAME } from '../../decks/deck.ts'
import { tidy } from '../../decks/spelling.ts'
import { gameLine } from '../games.ts'
import { useOnce } from '../once.ts'
import { go, goInstead } from '../route.ts'
import { set, settings } from '../settings.ts'
import { sheetsAway } from '../sheet.tsx'
import type { Editing } from './editing.ts'
import { forgetDeck, keepDeck } from './kept.ts'
import { asNew } from './making.ts'
import { Naming } from './naming.tsx'
import { deckWords } from './words.ts'

export type Opened = 'menu' | 'share' | 'hand' | 'compare' | 'history'

export function DeckMenu({
  editing: { deck, change },
  hand,
  open,
}: {
  editing: Editing
  /** the game deals hands out of decks */
  hand: boolean
  open: (sheet: Opened) => void
}) {
  const d = deckWords.value
  const [sure, setSure] = useState(false)
  const once = useOnce()
  const copy = async () => {
    const made = asNew({ ...deck, name: tidy(d.copyOf(deck.name || d.unnamed), MOST_NAME) })
    if (!(await keepDeck(made))) return
    await sheetsAway()
    go({ at: 'decks', part: 'edit', id: made.id })
  }
  const remove = async () => {
    if (!(await forgetDeck(deck.id))) return
    await sheetsAway()
    goInstead({ at: 'decks', part: deck.game, id: '' })
  }
  const play = async () => {
    const { lastMatch } = settings.value
    const same = lastMatch.game === deck.game
    set('lastMatch', {
      ...lastMatch,
      game: deck.game,
      mine: deck.id,
      ...(same ? {} : { theirs: 1, bestOf: gameLine(deck.game)?.bestOf[0] ?? 1 }),
    })
    await sheetsAway()
    go({ at: 'new' })
  }
  return (
    <>
      <Naming deck={deck} change={change} />
      <button type="button" class="button button-main" data-action="play-deck" onClick={() => once(play)}>
        {d.play}
      </button>
      <div class="decks-menu">
        <button type="button" class="button" data-action="share" onClick={() => open('share')}>
          {d.share}
        </button>
        {hand && (
          <button type="button" class="button" data-action="hand" onClick={() => open('hand')}>
            {d.hand}
          </button>
        )}
        <button type="button" class="button" data-action="duplicate" onClick={() => once(copy)}>
          {d.duplicate}
        </button>
        <button type="button" class="button" data-action="compare" onClick={() => open('compare')}>
          {d.compare}
        </button>
        <button type="button" class="button" data-action="history" onClick={() => open('history')}>
          {d.history}
        </button>
        <button
          type="button"
          class={sure ? 'button button-warn' : 'button'}
          data-action="delete-deck"
          onClick={() => (sure ? once(remove) : setSure(true))}
          onBlur={() => setSure(false)}
        >
          {sure ? d.deleteSure : d.deleteDeck}
        </button>
      </div>
    </>
  )
}
