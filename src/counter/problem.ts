// Why a counter is not shared, or no longer: what was counted stays on both phones as it is.

import type { Problem } from '../storage/problem.ts'

export const COUNTER_PROBLEMS = [
  /** the two phones hold different versions of the app: update both */
  'counter.protocol',
  'counter.preset',
  /** the other phone is not the one that has joined: begin another counter for it */
  'counter.stranger',
  /** the other phone shares another counter: open the same one on both */
  'counter.another',
  /** both phones want to join: one must open its counter */
  'counter.guests',
  /** the other end is this phone, or the link has no two ends: scan again */
  'counter.echo',
  /** the two logs went different ways, as after an older backup: go on with one, and join it as a new counter */
  'counter.fork',
  /** what came was not signed by whom it should be */
  'counter.signature',
  /** entries are not those that were signed */
  'counter.chain',
  /** requests were entered twice or out of order */
  'counter.order',
  /** this page cannot use its key any more: open it over https, as it was */
  'counter.key',
  /** this phone could not store what was done: free some space, and open the app again */
  'counter.unstored',
] as const

export type CounterKey = (typeof COUNTER_PROBLEMS)[number]

/** `values.by`: 0 where this phone has found it, 1 where the other has said so. A fork also has `here` and `there`: the lengths of the logs. */
export type CounterProblem = Problem<CounterKey>
