// The rules texts come in a chunk of their own, after the table; until then a card shows its name and numbers.

import { signal } from '@preact/signals'
import type { GameTexts, GameUi } from '../table/game.ts'

export const cardTexts = signal<GameTexts | null>(null)

let game = ''

export async function loadTexts(of: GameUi): Promise<void> {
  if (game === of.id && cardTexts.value) return
  game = of.id
  cardTexts.value = null
  const texts = await of.texts()
  if (game === of.id) cardTexts.value = texts
}
