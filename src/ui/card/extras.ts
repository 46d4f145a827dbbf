// What comes after the table stands, in a chunk of its own: until then a card shows its name and numbers.

import { signal } from '@preact/signals'
import type { GameExtras, GameUi } from '../table/game.ts'

export const extras = signal<GameExtras | null>(null)

let game = ''

export async function loadExtras(of: GameUi): Promise<void> {
  if (game === of.id && extras.value) return
  game = of.id
  extras.value = null
  const loaded = await of.extras()
  if (game === of.id) extras.value = loaded
}
