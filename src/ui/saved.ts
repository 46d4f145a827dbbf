// Matches on this phone: one store, opened on first use.

import type { Texts } from '../engine/card.ts'
import type { MatchConfig } from '../play/types.ts'
import type { Problem, StorageKey } from '../storage/problem.ts'
import { openStorage } from '../storage/storage.ts'

export const storage = openStorage()

export interface SavedMatch {
  id: string
  game: string
  updated: number
  persons: number
  decks: [string, string]
  over: boolean
  /** what is wrong with the save, in each language; null: nothing */
  damage: Texts | null
}

interface Head {
  config?: MatchConfig
  updated?: number
  result?: number
}

/** A damaged save is rare: the sentences about it come when one is there. */
async function sentencesOf(problems: (Problem<StorageKey> | null)[]): Promise<(Texts | null)[]> {
  if (problems.every((problem) => problem === null)) return problems.map(() => null)
  const { sentence } = await import('../play/sentences.ts')
  return problems.map((problem) => problem && { en: sentence(problem, 'en'), ja: sentence(problem, 'ja') })
}

/** The newest first. A damaged save stays in the list, so that it can be seen and deleted. */
export async function savedMatches(): Promise<SavedMatch[]> {
  const listed = await storage.matches.list()
  if (!listed.ok) return []
  const damages = await sentencesOf(listed.value.map(({ problem }) => problem))
  return listed.value
    .map(({ id, head }, i): SavedMatch => {
      const { config, updated = 0, result = -1 } = (head ?? {}) as Head
      return {
        id,
        game: config?.game ?? '',
        updated,
        persons: config?.seats.filter((seat) => seat.kind === 'person').length ?? 0,
        decks: [config?.decks[0].name ?? '', config?.decks[1].name ?? ''],
        over: result >= 0,
        damage: damages[i] ?? null,
      }
    })
    .sort((a, b) => b.updated - a.updated)
}

export const forget = (id: string): Promise<unknown> => storage.matches.delete(id)
