// A first AI: looks one own choice ahead, plays what follows to a quiet point, and takes what its game calls best.

import type { Below } from '../engine/below.ts'
import { apply, clone, extend, inputOf, newOptions, question, type Step } from '../engine/door.ts'
import { P_WINDOW, top } from '../engine/machine.ts'
import { codesOf } from '../engine/runs.ts'
import {
  type Chance,
  type Decision,
  GOING_ON,
  type Input,
  PASS,
  rowOf,
  type Seat,
  type State,
} from '../engine/types.ts'
import { zoneKind } from '../engine/zones.ts'
import { imagined, thoughts } from './chance.ts'
import { type Bounds, finishedPaths } from './paths.ts'
import type { SeatView } from './seat-view.ts'

/** What a game tells an AI: the worth of a position for a seat. It may change `s` while it reckons. */
export type Worth = (s: State, seat: Seat) => number

/** What a game tells an AI of itself. */
export interface Hints {
  worth: Worth
  /** verbs of cards on the board that a seat must be expected to answer with; all else it is thought to pass over */
  answers?: readonly number[]
  /** leaving a quiet board alone is worth the board as it stands; else what follows, the other player's turn too */
  still?: boolean
  /** prompts of choices that are no part of a turn: before the next of them a position is judged as it stands */
  apart?: readonly string[]
}

const OWN: Bounds = { most: 200, perHead: 40 }
const ONE: Bounds = { most: 1, perHead: 1 }
/** choices on the way to the quiet point */
const FOLLOWING: Bounds = { most: 10, perHead: 5 }
/** positions that one decision may look at, so that a phone answers in time */
const MOST_POSITIONS = 1200
const MOST_INPUTS = 80
/** what acting must be better by than leaving it */
const WORTHWHILE = 0.05

interface Search {
  seat: Seat
  hints: Hints
  /** the same fate for every path, so that luck does not choose between them */
  fate: number
  left: number
}

const pass: Step[] = [{ code: PASS, card: 0, to: 0 }]

export function greedy(view: SeatView, seat: Seat, hints: Hints, below: Below): Step[] {
  const q = question(view)
  if (q.ask !== 'decision' || q.seat !== seat) throw new Error(`seat ${seat} is not asked`)
  if (q.kind === 'act' && idle(view)) return pass
  // why: a deck is swapped by people; the first thing offered is to leave it
  const all = finishedPaths(view, q.kind === 'swap' ? ONE : OWN)
  const paths = q.kind === 'act' ? answers(view, all) : all
  const first = paths[0]
  if (first === undefined) throw new Error('nothing is offered')
  if (paths.length === 1) return first
  const search: Search = { seat, hints, fate: below(0x40000000), left: MOST_POSITIONS }
  const waits = hints.still === true && q.kind === 'act' && quietBoard(view)
  let best = first
  let bestWorth = -Infinity
  for (const path of paths) {
    const value = waits && path[0]?.code === PASS ? hints.worth(clone(view), seat) : after(search, view, path)
    if (value <= bestWorth + (best === first ? WORTHWHILE : 0)) continue
    best = path
    bestWorth = value
  }
  return best
}

/** Nothing is pending and it is not the time for own acts: a player with patience waits. */
function idle(s: State): boolean {
  if (!quietBoard(s)) return false
  const f = top(s)
  const window = f.proc === P_WINDOW ? s.rules.game.windows[f.a] : undefined
  return window !== undefined && (f.b > 0 || !window.own)
}

/** A response is about what is pending; everything else can wait for its moment. */
function answers(s: State, paths: Step[][]): Step[][] {
  if (s.chain.length === 0 || s.battle.stage !== 0) return paths
  const about = new Set<number>()
  for (const link of s.chain)
    for (const ref of [link.id, link.src, ...codesOf(link.targets), ...codesOf(link.payment)]) about.add(ref)
  return paths.filter((path) => path[0]?.code === PASS || path.some((step) => about.has(step.code)))
}

const quietBoard = (s: State): boolean =>
  s.chain.length === 0 && s.waiting.length === 0 && s.battle.stage === 0

/** Nothing is pending and the window has just opened: here positions are compared. */
const quiet = ({ apart = [] }: Hints, s: State, q: Decision): boolean =>
  q.kind === 'swap' || apart.includes(q.prompt) || (quietBoard(s) && q.kind === 'act' && top(s).b === 0)

function after(search: Search, s: State, path: Step[]): number {
  search.left--
  const own = clone(s)
  apply(own, inputOf(own, path), null)
  return play(search, own, 0)
}

/** Plays on in place until the position is quiet, and says what it is worth to the searching seat. */
function play(search: Search, s: State, made: number): number {
  for (let n = made; n < MOST_INPUTS && s.result === GOING_ON; n++) {
    const q = question(s)
    if (q.ask === 'over') break
    if (q.ask === 'chance') {
      if (q.kind === 'roll' && q.n === 1) return overFaces(search, s, q, n)
      const input = imagined(s, q, thoughts(search.fate, n))
      if (input === null) break
      apply(s, input, null)
      continue
    }
    if (quiet(search.hints, s, q)) break
    const paths = q.kind === 'act' ? expected(search, s) : finishedPaths(s, FOLLOWING)
    if (paths.length > 1 && search.left > 0) return bestOf(search, s, q.seat, paths, n)
    apply(s, inputOf(s, paths[0] as Step[]), null)
  }
  return search.hints.worth(s, search.seat)
}

const heads = newOptions(false)
const verbs = newOptions(false)

/** Passing, and the answers that the game speaks of: what everybody can see coming. */
function expected({ hints: { answers = [] } }: Search, s: State): Step[][] {
  const paths = [pass]
  if (answers.length === 0 || s.battle.stage === 0) return paths
  extend(s, [], heads)
  for (const code of heads.codes) {
    const zone = code < 4096 ? -1 : (s.rows[rowOf(code)]?.zone ?? -1)
    if (s.rules.game.zones[zoneKind(zone)]?.board !== true) continue
    const head: Step = { code, card: 0, to: 0 }
    extend(s, [head], verbs)
    verbs.codes.forEach((verb, i) => {
      if (answers.includes(verb) && verbs.more[i] !== true) paths.push([head, { code: verb, card: 0, to: 0 }])
    })
  }
  return paths
}

/** Each seat chooses what is best for it. */
function bestOf(search: Search, s: State, seat: Seat, paths: Step[][], n: number): number {
  const sign = seat === search.seat ? 1 : -1
  let best = -Infinity
  for (const path of paths) {
    search.left--
    const next = clone(s)
    apply(next, inputOf(next, path), null)
    best = Math.max(best, sign * play(search, next, n + 1))
  }
  return sign * best
}

/** A die is not guessed: the mean of its faces. */
function overFaces(search: Search, s: State, q: Chance & { kind: 'roll' }, n: number): number {
  let sum = 0
  for (let face = 1; face <= q.sides; face++) {
    search.left--
    const next = clone(s)
    const input: Input = { n: next.inputs, by: 2, side: false, path: [face], cards: [] }
    apply(next, input, null)
    sum += play(search, next, n + 1)
  }
  return sum / q.sides
}
