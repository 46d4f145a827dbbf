// The sides by name and colour, and their numbers as they are written.

import type { Seat } from '../../engine/types.ts'
import { COLOURS } from './colours.ts'
import { face } from './store.ts'
import { counterWords } from './words.ts'

export function sideName(seat: Seat): string {
  const { names, colours } = face.value
  return names[seat] || (counterWords.value.colours[colours[seat]] ?? '')
}

export const sideClass = (seat: Seat): string => `half-${COLOURS[face.value.colours[seat]] ?? COLOURS[0]}`

// why a dash: the font of names has no sign for minus, and its hyphen is too short
export const shown = (n: number): string => (n < 0 ? `–${-n}` : `${n}`)
export const signed = (sum: number): string => (sum > 0 ? `+${sum}` : sum === 0 ? '±0' : shown(sum))

/** The side at the far edge of the phone, whose player sits opposite. */
export const farSeat = (): Seat => (face.value.flipped ? 0 : 1)
export const farFirst = (): readonly [far: Seat, near: Seat] => (face.value.flipped ? [0, 1] : [1, 0])
