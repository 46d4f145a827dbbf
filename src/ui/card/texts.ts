// The rules texts come in a chunk of their own, after the table; until then a card shows its name and numbers.

import { signal } from '@preact/signals'
import type * as Texts from './text-chunk.ts'

export const cardTexts = signal<typeof Texts | null>(null)

export async function loadTexts(): Promise<void> {
  if (cardTexts.value === null) cardTexts.value = await import('./text-chunk.ts')
}
