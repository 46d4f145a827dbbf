// Which rulebook lies open over the screen, and where. The books come when they are first asked for.

import { signal } from '@preact/signals'
import type { Rulebook } from '../../engine/text/rulebook.ts'
import { gameLine } from '../games.ts'

const loaded = signal<Readonly<Record<string, Rulebook>>>({})

/** The book of a game; null: it is on its way, or there is none. */
export function bookOf(game: string): Rulebook | null {
  const book = loaded.value[game]
  if (book) return book
  gameLine(game)
    ?.book()
    .then(
      ({ rulebook }) => {
        loaded.value = { ...loaded.value, [game]: rulebook }
      },
      () => {},
    )
  return null
}

export interface Place {
  game: string
  /** where to open it: an anchor, a reason that has one, or the id of a rule that is told there */
  anchor?: string
  reason?: string
  rule?: string
}

export const openPlace = signal<Place | null>(null)

/** Lays the book over the screen; "back" takes it away again, and the screen beneath stays as it is. */
export function openRules(place: Place): void {
  if (openPlace.value === null) history.pushState({ rules: true }, '')
  openPlace.value = place
}

let closing = false

/** Once, however often it is pressed: a second step back would leave the screen beneath. */
export function closeRules(): void {
  if (closing || openPlace.value === null) return
  closing = true
  history.back()
}

addEventListener('popstate', () => {
  closing = false
  openPlace.value = null
})

// why: caught here, so that what lies beneath does not take the key while the book is on its way
addEventListener(
  'keydown',
  (event) => {
    if (event.key !== 'Escape' || openPlace.value === null) return
    event.stopPropagation()
    closeRules()
  },
  true,
)
