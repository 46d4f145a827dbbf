// What people do with a counter. An act is plain data of whole numbers: it is kept, sent and signed as it is.

import type { Seat } from '../engine/types.ts'

export type Act =
  /** a tap or a hold on a side */
  | { do: 'change'; seat: Seat; by: number }
  /** the number entered as such */
  | { do: 'set'; seat: Seat; to: number }
  /** the number of one zone (Landfight's second page) */
  | { do: 'zone'; seat: Seat; zone: number; by: number }
  /** the ribbon, one step on or back */
  | { do: 'step'; by: number }
  /** who goes first */
  | { do: 'first'; seat: Seat }
  /** who has won the game; 2: nobody has */
  | { do: 'end'; won: number }
  /** chance was asked: a die of so many sides, 2 for a coin; `seat` 2: it was nobody's own */
  | { do: 'roll'; sides: number; seat: number; value: number }
  /** the clock runs from now on, or stands still */
  | { do: 'clock'; runs: number }
  | { do: 'reset' }
  | { do: 'undo' }
  | { do: 'redo' }

export type ActWord = Act['do']

const seat: Bounds = [0, 1]
type Bounds = readonly [least: number, most: number]

/** The values of each act and their bounds. */
const FORMS: Readonly<Record<ActWord, Readonly<Record<string, Bounds>>>> = {
  change: { seat, by: [-1_000, 1_000] },
  set: { seat, to: [-9_999, 9_999] },
  zone: { seat, zone: [0, 9], by: [-1_000, 1_000] },
  step: { by: [-1, 1] },
  first: { seat },
  end: { won: [0, 2] },
  roll: { sides: [2, 100], seat: [0, 2], value: [1, 100] },
  clock: { runs: [0, 1] },
  reset: {},
  undo: {},
  redo: {},
}

/** Whether this is an act and nothing besides: stored and received ones pass it first. */
export function isAct(value: unknown): value is Act {
  if (typeof value !== 'object' || value === null) return false
  const given = value as Record<string, unknown>
  if (typeof given.do !== 'string' || !Object.hasOwn(FORMS, given.do)) return false
  const form = FORMS[given.do as ActWord]
  return (
    Object.keys(given).length === Object.keys(form).length + 1 &&
    Object.entries(form).every(([name, [least, most]]) => {
      const number = given[name]
      return Number.isInteger(number) && (number as number) >= least && (number as number) <= most
    })
  )
}
