// The path being built: what may follow it, and which part of the table each next step is.

import { extend, newOptions, type Step } from '../../engine/door.ts'
import {
  ABILITY,
  ATTACK,
  type Decision,
  DONE,
  GUARD,
  LIFE,
  LINE_STEP,
  MODE,
  NAMED,
  PASS,
  type Reason,
  type Ref,
  SET,
  SIDE_STEP,
  SLIDE,
  type State,
} from '../../engine/types.ts'

export interface NextStep {
  step: Step
  more: boolean
}

export interface Offers {
  /** nothing more to say: it may be confirmed */
  complete: boolean
  next: NextStep[]
  refused: ReadonlyMap<Ref, Reason>
  /** legal first steps, also when the path has begun */
  first: NextStep[]
}

function list(s: State, path: readonly Step[]): { next: NextStep[]; refused: Map<Ref, Reason> } {
  const out = newOptions(true)
  extend(s, path, out)
  const next = out.codes.map((code, i) => ({
    step: { code, card: out.cards[i] ?? 0, to: out.tos[i] ?? 0 },
    more: out.more[i] ?? false,
  }))
  return { next, refused: new Map((out.refused ?? []).map(({ code, reason }) => [code, reason])) }
}

const same = (a: Step, b: Step): boolean => a.code === b.code && a.card === b.card && a.to === b.to

/** What may follow the path; `complete` when its last step was one without more. */
export function offersAfter(s: State, path: readonly Step[]): Offers {
  const root = list(s, [])
  if (path.length === 0) return { complete: false, next: root.next, refused: root.refused, first: root.next }
  const before = path.length === 1 ? root : list(s, path.slice(0, -1))
  const last = path[path.length - 1]
  const taken = before.next.find(({ step }) => last !== undefined && same(step, last))
  if (!taken?.more)
    return { complete: taken !== undefined, next: [], refused: root.refused, first: root.next }
  const after = list(s, path)
  return {
    complete: false,
    next: after.next,
    refused: new Map([...root.refused, ...after.refused]),
    first: root.next,
  }
}

/** Words that say what a chosen card does. */
export const VERBS: ReadonlySet<number> = new Set([ATTACK, LIFE, SET, GUARD, SLIDE, SIDE_STEP, LINE_STEP])

/** Steps that are only ever said, never decided, are taken at once: the one thing a chosen card can do. */
export function follow(s: State, path: readonly Step[]): Step[] {
  const steps = [...path]
  for (;;) {
    const { next, complete } = offersAfter(s, steps)
    const only = next[0]
    if (complete || next.length !== 1 || only === undefined) return steps
    const { code } = only.step
    // a link: the one waiting trigger that is asked about; a card: the one that must decide
    const said =
      steps.length === 0
        ? only.more && (code < 0 || code >= 4096)
        : code === DONE || VERBS.has(code) || (code >= ABILITY && code < MODE)
    if (!said) return steps
    steps.push(only.step)
  }
}

/** Takes back the last step that was chosen, with those that followed from it by themselves. */
export function stepBack(s: State, path: readonly Step[]): Step[] {
  let steps = path.slice(0, -1)
  while (steps.length > 0 && follow(s, steps).length >= path.length) steps = steps.slice(0, -1)
  return steps
}

/** Words of a path are small numbers; cards and links are not. */
export const isWord = (code: number): boolean => code >= 0 && code < 4096 && code !== NAMED

/** In one's own phase with nothing pending, passing means going on to the next phase. */
export function passMovesOn(s: State, asked: Decision, turnSeat: number): boolean {
  return asked.kind === 'act' && asked.seat === turnSeat && s.chain.length === 0 && s.battle.stage === 0
}

export const canPass = (offers: Offers): boolean => offers.first.some(({ step }) => step.code === PASS)
