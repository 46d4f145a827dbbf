// Problems as values, on this layer: their keys are those of the sentences.

import type { Problem, Result, StorageKey } from '../storage/problem.ts'
import type { ScenarioKey } from './scenario-sentences.ts'
import type { MatchKey } from './sentences.ts'

export type ProblemKey = MatchKey | ScenarioKey

export type PlayProblem = Problem<ProblemKey | StorageKey>
export type Checked<T> = Result<T, ProblemKey>

export const fine = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })

export const trouble = (
  key: ProblemKey,
  values: Problem['values'] = {},
): { ok: false; problem: Problem<ProblemKey> } => ({ ok: false, problem: { key, values } })
