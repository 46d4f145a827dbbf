// Which rulebook lies open over the screen, and where.

import { signal } from '@preact/signals'

export interface Place {
  game: string
  /** where to open it: an anchor, or a reason that has one */
  anchor?: string
  reason?: string
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
