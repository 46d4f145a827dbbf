// Matches on this phone: one store, opened on first use.

import type { Texts } from '../engine/card.ts'
import type { MatchConfig } from '../play/types.ts'
import { counterId, isCounter, isTogether } from '../storage/ids.ts'
import type { Problem, StorageKey } from '../storage/problem.ts'
import { openStorage } from '../storage/storage.ts'
import { words } from './language/index.ts'
import { settings } from './settings.ts'
import { tellTrouble } from './trouble.tsx'

export const storage = openStorage((problem) => void tellProblem(problem))

/** Says what the storage has met, over whatever is in view. */
export async function tellProblem(problem: Problem<StorageKey>): Promise<void> {
  const [said] = await sentencesOf([problem])
  if (said) tellTrouble(said[settings.value.app])
}

export { counterId, isTogether }

export interface SavedMatch {
  id: string
  game: string
  updated: number
  persons: number
  decks: [string, string]
  over: boolean
  /** the name of who sits at another phone; null: nobody does */
  friend: string | null
  /** what is wrong with the save, in each language; null: nothing */
  damage: Texts | null
}

interface Head {
  config?: MatchConfig
  updated?: number
  result?: number
  over?: boolean
}

/** What is at hand where the sentences cannot be fetched: a list of what is damaged comes all the same. */
export const unsaid = (): Texts => ({ en: words.value.gameMissing, ja: words.value.gameMissing })

/** A damaged save is rare: the sentences about it come when one is there. */
export async function sentencesOf(problems: (Problem<StorageKey> | null)[]): Promise<(Texts | null)[]> {
  if (problems.every((problem) => problem === null)) return problems.map(() => null)
  const module = await import('../play/sentences.ts').catch(() => null)
  if (module === null) return problems.map((problem) => problem && unsaid())
  const { sentence } = module
  return problems.map((problem) => problem && { en: sentence(problem, 'en'), ja: sentence(problem, 'ja') })
}

/** The newest first. A damaged save stays in the list, so that it can be seen and deleted. */
export async function savedMatches(): Promise<SavedMatch[]> {
  const listed = await storage.matches.list()
  if (!listed.ok) return []
  const matches = listed.value.filter(({ id }) => !isCounter(id))
  const damages = await sentencesOf(matches.map(({ problem }) => problem))
  return matches
    .map(({ id, head }, i): SavedMatch => {
      const { config, updated = 0, result = -1, over } = (head ?? {}) as Head
      return {
        id,
        game: config?.game ?? '',
        updated,
        persons: config?.seats.filter((seat) => seat.kind === 'person').length ?? 0,
        decks: [config?.decks[0].name ?? '', config?.decks[1].name ?? ''],
        over: result >= 0 || over === true,
        friend: config?.seats.find(({ kind }) => kind === 'remote')?.name ?? null,
        damage: damages[i] ?? null,
      }
    })
    .sort((a, b) => b.updated - a.updated)
}

/** Told before a saved match is deleted: who has it open lets it go. */
export const beforeForgetting = new Set<(id: string) => void>()

export function forget(id: string): Promise<unknown> {
  for (const tell of beforeForgetting) tell(id)
  return storage.matches.delete(id)
}
