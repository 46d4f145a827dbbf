// A counter as what was done with it: every act is a patch of whole numbers, and taking it back is the same patch the other way.

import type { Seat } from '../engine/types.ts'
import type { Act, ActWord } from './acts.ts'
import { type Cells, NOBODY } from './cells.ts'
import { MOST, type Preset } from './preset.ts'
import { lastTurn } from './ribbon.ts'

/** Quick taps on one side belong together as long as no more than this lies between them, in ms. */
export const BUBBLE = 3_500
/** What one undo takes back: a bubble of taps, or one other act. */
export interface Step {
  readonly word: ActWord
  /** 0 or 1 where it concerns one side */
  readonly seat: number
  /** first and last act in it, ms since 1970 */
  readonly at: number
  readonly until: number
  /** acts in it */
  readonly taps: number
  /** what it added; for chance the sides */
  readonly sum: number
  /** the number it came to */
  readonly to: number
  /** for a zone: which one */
  readonly zone: number
  /** what it changed, but for a bubble, which is told by its sum */
  readonly before: Partial<Cells>
  readonly after: Partial<Cells>
}

export interface Counter {
  readonly preset: Preset
  readonly cells: Cells
  readonly steps: readonly Step[]
  readonly undone: readonly Step[]
  /** no tap joins a step before this one */
  readonly sealed: number
}

const both = <T>(value: T): readonly [T, T] => [value, value]
const put = <T>(pair: readonly [T, T], seat: Seat, value: T): readonly [T, T] =>
  seat === 0 ? [value, pair[1]] : [pair[0], value]
const clamp = (value: number, least: number): number => Math.min(MOST, Math.max(least, value))

/** What begins anew with every game. */
const freshGame = (preset: Preset) => ({
  number: both(preset.start),
  zones: both<readonly number[]>(new Array(preset.zones).fill(0)),
  turn: 0,
})

const freshMatch = (preset: Preset): Cells => ({
  ...freshGame(preset),
  wins: both(0),
  games: 0,
  first: NOBODY,
  chooser: NOBODY,
  clock: [0, 0],
})

export const begin = (preset: Preset): Counter => ({
  preset,
  cells: freshMatch(preset),
  steps: [],
  undone: [],
  sealed: 0,
})

/** Who has won as many games as the match asks for, or nobody. */
export function winner({ preset, cells }: Pick<Counter, 'preset' | 'cells'>): number {
  return preset.wins === 1 ? NOBODY : cells.wins.findIndex((wins) => wins >= preset.wins)
}

/** A number with which the game is lost: none where it goes below zero or counts up from there. */
export const isOut = ({ least, start }: Preset, number: number): boolean =>
  least === 0 && start > 0 && number <= 0

/** The counter after an act at this time; the same one where the act changes nothing. */
export function apply(counter: Counter, act: Act, at: number): Counter {
  if (act.do === 'undo') return back(counter)
  if (act.do === 'redo') return again(counter)
  if (act.do === 'change') return add(counter, act.seat, NOBODY, act.by, at)
  if (act.do === 'zone') return add(counter, act.seat, act.zone, act.by, at)
  const after = patchOf(counter, act, at)
  if (after === null) return counter
  return push(counter, {
    word: act.do,
    seat: 'seat' in act ? act.seat : act.do === 'end' ? act.won : NOBODY,
    at,
    until: at,
    taps: 1,
    sum: act.do === 'roll' ? act.sides : 'by' in act ? act.by : 0,
    to: cameTo(act, after),
    zone: NOBODY,
    before: beforeOf(counter, after),
    after,
  })
}

function cameTo(act: Act, after: Partial<Cells>): number {
  if (act.do === 'roll') return act.value
  if (act.do === 'set') return after.number?.[act.seat] ?? 0
  return after.turn ?? 0
}

const beforeOf = ({ cells }: Counter, after: Partial<Cells>): Partial<Cells> =>
  Object.fromEntries(Object.keys(after).map((name) => [name, cells[name as keyof Cells]]))

const push = (counter: Counter, step: Step): Counter => ({
  ...counter,
  cells: { ...counter.cells, ...step.after },
  steps: [...counter.steps, step],
  undone: stays(step) ? counter.undone : [],
  sealed: isBubble(step) ? counter.sealed : counter.steps.length + 1,
})

/** What an act changes, or null: nothing. */
function patchOf({ preset, cells }: Counter, act: Act, at: number): Partial<Cells> | null {
  switch (act.do) {
    case 'set': {
      const to = clamp(act.to, preset.least)
      return to === cells.number[act.seat] ? null : { number: put(cells.number, act.seat, to) }
    }
    case 'step': {
      const turn = cells.turn + act.by
      return turn < 0 || act.by === 0 || turn > lastTurn(preset, cells) ? null : { turn }
    }
    case 'first':
      return act.seat === cells.first ? null : { first: act.seat }
    case 'end':
      return ended({ preset, cells }, act.won)
    case 'roll':
      return {}
    case 'clock': {
      const [from, before] = cells.clock
      if (from > 0 === (act.runs === 1)) return null
      return { clock: act.runs === 1 ? [at, before] : [0, before + Math.max(0, at - from)] }
    }
    case 'reset':
      return freshMatch(preset)
    default:
      return null
  }
}

/** A game has an end: the next begins, unless the match has one too (LG-11.2, LG-R22, LF-R17). */
function ended({ preset, cells }: Pick<Counter, 'preset' | 'cells'>, won: number): Partial<Cells> | null {
  if (winner({ preset, cells }) !== NOBODY) return null
  const games = cells.games + 1
  const next = { ...freshGame(preset), games }
  if (won !== 0 && won !== 1) {
    // why: in Legends who chose before a drawn round chooses again, and what the draft had set stays
    const keeps = preset.ribbon === 'draft'
    const { chooser } = cells
    if (!keeps) return { ...next, first: NOBODY, chooser: NOBODY }
    return chooser === NOBODY ? next : { ...next, first: NOBODY }
  }
  const wins = put(cells.wins, won, cells.wins[won] + 1)
  if (preset.wins > 1 && wins[won] >= preset.wins) return { wins, games }
  return { ...next, wins, first: NOBODY, chooser: 1 - won }
}

/** The number of a side, or of one of its zones. */
const numberAt = (cells: Cells, seat: Seat, zone: number): number =>
  zone === NOBODY ? cells.number[seat] : (cells.zones[seat][zone] ?? 0)

function withNumber(cells: Cells, seat: Seat, zone: number, to: number): Cells {
  if (zone === NOBODY) return { ...cells, number: put(cells.number, seat, to) }
  const own = cells.zones[seat].map((value, n) => (n === zone ? to : value))
  return { ...cells, zones: put(cells.zones, seat, own) }
}

/** Taps on a number; quick ones are one step. */
function add(counter: Counter, seat: Seat, zone: number, by: number, at: number): Counter {
  const { preset, cells, steps } = counter
  if (zone >= preset.zones && zone !== NOBODY) return counter
  const from = numberAt(cells, seat, zone)
  const to = clamp(from + by, zone === NOBODY ? preset.least : -MOST)
  const added = to - from
  if (added === 0) return counter
  const joined = openBubble(counter, seat, at, zone)
  const tapped = { ...counter, cells: withNumber(cells, seat, zone, to) }
  if (joined === NOBODY)
    return push(tapped, {
      word: zone === NOBODY ? 'change' : 'zone',
      seat,
      at,
      until: at,
      taps: 1,
      sum: added,
      to,
      zone,
      before: {},
      after: {},
    })
  return {
    ...tapped,
    undone: [],
    steps: steps.map((step, n) =>
      n === joined ? { ...step, until: at, taps: step.taps + 1, sum: step.sum + added, to } : step,
    ),
  }
}

const isBubble = ({ word }: Step): boolean => word === 'change' || word === 'zone'
/** Chance has spoken, and time has passed: neither is taken back. */
const stays = ({ word }: Step): boolean => word === 'roll' || word === 'clock'

/** The step that a tap on this side, or on a zone of it, joins now, or nobody's. */
export function openBubble(
  { steps, sealed }: Counter,
  seat: Seat,
  at: number,
  zone: number = NOBODY,
): number {
  for (let n = steps.length - 1; n >= sealed; n--) {
    const step = steps[n]
    if (step && isBubble(step) && step.seat === seat && step.zone === zone)
      return Math.abs(at - step.until) <= BUBBLE ? n : NOBODY
  }
  return NOBODY
}

/** The cells with a step done or taken back; a bubble moves its own number alone, for other taps may lie between its own. */
function moved(cells: Cells, step: Step, to: 'before' | 'after'): Cells {
  if (!isBubble(step)) return { ...cells, ...step[to] }
  const seat: Seat = step.seat === 0 ? 0 : 1
  const sum = to === 'after' ? step.sum : -step.sum
  return withNumber(cells, seat, step.zone, numberAt(cells, seat, step.zone) + sum)
}

/** The step that would be taken back: of bubbles side by side the one that was tapped last. */
export function lastStep({ steps }: Counter): number {
  let last = NOBODY
  for (let n = steps.length - 1; n >= 0; n--) {
    const step = steps[n]
    if (!step || stays(step)) continue
    if (!isBubble(step)) return last === NOBODY ? n : last
    if (last === NOBODY || step.until > (steps[last]?.until ?? 0)) last = n
  }
  return last
}

function back(counter: Counter): Counter {
  const last = lastStep(counter)
  const step = counter.steps[last]
  if (!step) return counter
  const steps = counter.steps.filter((_, n) => n !== last)
  return {
    ...counter,
    cells: moved(counter.cells, step, 'before'),
    steps,
    undone: [...counter.undone, step],
    sealed: steps.length,
  }
}

function again(counter: Counter): Counter {
  const step = counter.undone.at(-1)
  if (!step) return counter
  const steps = [...counter.steps, step]
  return {
    ...counter,
    cells: moved(counter.cells, step, 'after'),
    steps,
    undone: counter.undone.slice(0, -1),
    sealed: steps.length,
  }
}
