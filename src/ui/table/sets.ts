// Sets of cards: the rules name them in ascending order and offer only what can still be completed; a person taps them in
// any order. While a set is being chosen its picks stand beside the path, and go into it when they make one.

import type { Step } from '../../engine/door.ts'
import { extend, newOptions } from '../../engine/door.ts'
import { type Ref, rowOf, type State } from '../../engine/types.ts'

/** Ways to finish a set; more than these are not looked for. */
const MOST = 3000

export interface CardSet {
  /** the path before the set */
  base: Step[]
  /** every finished set, as its steps in the order of the rules */
  finished: Step[][]
}

/** Cards of a set lie in a hand or beneath others; what lies on the board is named one by one, unless the game says so. */
function isSetCard(s: State, code: number, board: boolean): boolean {
  const r = s.rows[rowOf(code)]
  if (code < 4096 || r === undefined || r.zone < 0) return false
  return board || s.rules.game.zones[r.zone >> 1]?.board !== true
}

/** Where the set begins that this path ends in or stands before. */
function baseOf(s: State, path: readonly Step[], first: number, board: boolean): Step[] {
  let at = path.length
  while (at > first) {
    const { code } = path[at - 1] as Step
    const next = path[at]?.code ?? Number.MAX_SAFE_INTEGER
    if (!isSetCard(s, code, board) || code >= next) break
    at--
  }
  return path.slice(0, at)
}

/**
 * The set that the path stands in; null: none, the cards on offer are named one by one. `first`: steps at the path's head
 * that belong to no set.
 */
export function setAt(s: State, path: readonly Step[], first: number, board: boolean): CardSet | null {
  const base = baseOf(s, path, first, board)
  if (base.length < first) return null
  const finished: Step[][] = []
  const steps = [...base]
  const follow = (after: number): void => {
    const out = newOptions(false)
    extend(s, steps, out)
    let ends = false
    for (let i = 0; i < out.codes.length && finished.length < MOST; i++) {
      const code = out.codes[i] as number
      if (!isSetCard(s, code, board) || code <= after) {
        ends = true
        continue
      }
      steps.push({ code, card: out.cards[i] ?? 0, to: out.tos[i] ?? 0 })
      if (out.more[i] === true) follow(code)
      else finished.push(steps.slice(base.length))
      steps.pop()
    }
    if (ends && steps.length > base.length) finished.push(steps.slice(base.length))
  }
  follow(0)
  // one card by itself is no set
  return finished.some((set) => set.length > 1) ? { base, finished } : null
}

/** Cards that a set may take beside those picked. */
export function freeOf(set: CardSet, picks: readonly Ref[]): Set<Ref> {
  const free = new Set<Ref>()
  for (const steps of set.finished) {
    const refs = steps.map((step) => step.code)
    if (!picks.every((ref) => refs.includes(ref))) continue
    for (const ref of refs) if (!picks.includes(ref)) free.add(ref)
  }
  return free
}

/** The path that the picks make, if they make one as they are: the beginning of a finished set. */
export function pathOf(set: CardSet, picks: readonly Ref[]): Step[] | null {
  const sorted = [...picks].sort((a, b) => a - b)
  for (const steps of set.finished) {
    if (sorted.every((ref, i) => steps[i]?.code === ref))
      return [...set.base, ...steps.slice(0, sorted.length)]
  }
  return null
}
