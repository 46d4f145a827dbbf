// What every table has beyond what it stands with: it comes in a chunk of its own right after the table.

import { signal } from '@preact/signals'
import type { late } from './late.ts'

export const later = signal<typeof late | null>(null)

export async function loadLater(): Promise<void> {
  later.value = (await import('./late.ts')).late
}
