// The rulebooks. Each comes when it is first asked for.

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
