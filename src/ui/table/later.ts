// What comes right after a table stands, in chunks of their own: what every table has more, and what its game has more.

import { signal } from '@preact/signals'
import { extras } from '../card/extras.ts'
import { words } from '../language/index.ts'
import { tellTrouble } from '../trouble.tsx'
import type { GameExtras, GameUi } from './game.ts'
import type { late } from './late.ts'

export const later = signal<typeof late | null>(null)

let shown = ''

/** The game's own part is here: the last game asked for shows it. */
export function showExtras(game: GameUi, own: GameExtras | null): void {
  if (own !== null || shown !== game.id) extras.value = own
  shown = game.id
}

/** Both for one game; the last game asked for wins. A failure is told to the person. */
export async function loadLater(game: GameUi): Promise<void> {
  showExtras(game, null)
  try {
    const [shared, own] = await Promise.all([import('./late.ts'), game.extras()])
    later.value = shared.late
    if (shown === game.id) extras.value = own
  } catch {
    tellTrouble(words.value.gameMissing)
  }
}
