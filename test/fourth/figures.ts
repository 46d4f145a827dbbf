// What a series of matches counts of Lanterns.

import { V_TURN, V_TURN_PLAYER } from '../../src/engine/rules.ts'
import { other, type Seat } from '../../src/engine/types.ts'
import type { Figures } from '../../src/games/figures.ts'

export const figures: Figures = {
  unit: 'turns',
  length: (s) => s.vars[V_TURN] as number,
  // odd turns are the first player's
  first(s) {
    const seat = s.vars[V_TURN_PLAYER] as Seat
    return (s.vars[V_TURN] as number) % 2 === 1 ? seat : other(seat)
  },
  inputsPerHash: 3,
}
