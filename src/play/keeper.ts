// Writes a growing record to its store: one save at a time, each taking along all that came since the last.

import type { Input } from '../engine/types.ts'
import type { Result, StorageKey } from '../storage/problem.ts'
import type { PlayProblem } from './problem.ts'
import type { MatchRecord } from './types.ts'

export type RecordHead = Omit<MatchRecord, 'inputs'>

/** Where a match is kept: the first `from` inputs stay, `inputs` follow them, later ones go. */
export interface MatchStore {
  save(head: RecordHead, from: number, inputs: readonly Input[]): Promise<Result<null, StorageKey>>
}

export interface Keeper {
  /** the record has changed; its first `same` inputs are what they were at the last call */
  changed(same: number): void
  /** resolves when nothing is left to write */
  idle(): Promise<void>
}

/** `stored`: how many inputs of the record lie in the store already. */
export function keeperOf(
  record: () => MatchRecord,
  store: MatchStore | null,
  stored: number,
  onProblem: (problem: PlayProblem) => void,
): Keeper {
  let safe = stored
  let changedSince = false
  let sameSince = 0
  let writing: Promise<void> | null = null

  const write = async (target: MatchStore) => {
    while (changedSince) {
      changedSince = false
      const { inputs, ...head } = record()
      const from = safe
      const end = inputs.length
      sameSince = end
      const saved = await target.save(head, from, inputs.slice(from))
      // why: what was taken back while the save ran is stored wrongly behind `sameSince`
      if (saved.ok) safe = Math.min(end, sameSince)
      else {
        safe = Math.min(from, sameSince)
        onProblem(saved.problem)
      }
    }
    writing = null
  }

  return {
    changed(same) {
      if (store === null) return
      changedSince = true
      if (writing === null) {
        safe = Math.min(safe, same)
        writing = write(store)
      } else sameSince = Math.min(sameSince, same)
    },
    idle: async () => {
      while (writing !== null) await writing
    },
  }
}
