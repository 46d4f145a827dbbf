// Matches on this phone: one store, opened on first use.

import type { MatchConfig } from '../play/types.ts'
import { openStorage } from '../storage/storage.ts'

export const storage = openStorage()

export interface SavedMatch {
  id: string
  game: string
  updated: number
  persons: number
  decks: [string, string]
  over: boolean
  damaged: boolean
}

interface Head {
  config?: MatchConfig
  updated?: number
  result?: number
}

/** The newest first. A damaged save stays in the list, so that it can be seen and deleted. */
export async function savedMatches(): Promise<SavedMatch[]> {
  const listed = await storage.matches.list()
  if (!listed.ok) return []
  return listed.value
    .map(({ id, head, problem }): SavedMatch => {
      const { config, updated = 0, result = -1 } = (head ?? {}) as Head
      return {
        id,
        game: config?.game ?? '',
        updated,
        persons: config?.seats.filter((seat) => seat.kind === 'person').length ?? 0,
        decks: [config?.decks[0].name ?? '', config?.decks[1].name ?? ''],
        over: result >= 0,
        damaged: problem !== null || !config,
      }
    })
    .sort((a, b) => b.updated - a.updated)
}

export const forget = (id: string): Promise<unknown> => storage.matches.delete(id)
