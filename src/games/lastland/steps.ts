// Side Step and Line Step: declared in the own Main Phase, once each a turn, and answered like any declaration
// (LL-15.6, LL-15.7, LL-R41, LL-R42, LL-R64, LL-R86).

import { live } from '../../engine/machine.ts'
import { offer } from '../../engine/options.ts'
import { linkOf } from '../../engine/programs.ts'
import { type Machine, NEXT, type Op, type VerbSpec } from '../../engine/rules.ts'
import { keywordOf } from '../../engine/stats.ts'
import { LINE_STEP, type Link, placeSlot, SIDE_STEP, type State } from '../../engine/types.ts'
import { rowAt, shift } from '../../engine/zones.ts'
import { declareCommon } from './attack.ts'
import { AHEAD, BEHIND, BESIDE, freeNear } from './board.ts'
import { C_LINE, C_SIDE, FIELDS, LINE_STEPPING, PLACES, SIDE_STEPPING } from './tables.ts'
import { ownMain } from './timing.ts'
import { WHY } from './why.ts'

const FORE_AND_AFT = PLACES.map((_, slot) => [...(AHEAD[slot] ?? []), ...(BEHIND[slot] ?? [])])

/** Marks of steps used this turn, above those of printed abilities. */
const USED = 1 << 20

function step(code: number, which: number, keyword: number, used: number, ways: typeof BESIDE): VerbSpec {
  return {
    code,
    zones: [FIELDS],
    secret: false,
    blocked(s, seat, row) {
      if (keywordOf(s, row, keyword) === 0) return undefined
      const late = ownMain(s, seat)
      if (late !== null) return late
      if ((rowAt(s, row).once & used) !== 0) return WHY.stepUsed
      return freeNear(s, row, ways).length > 0 ? null : WHY.noPlace
    },
    part: {
      prompt: 'choose.place',
      done: (_d, picks) => picks.length > 0,
      list({ s, row }, _picks, out) {
        for (const place of freeNear(s, row, ways)) offer(out, place, false)
      },
      take: () => undefined,
    },
    declare(m, seat, row, picks) {
      rowAt(m.s, row).once |= used
      declareCommon(m, which, seat, row, picks[0] as number)
      return 'answer'
    },
  }
}

export const sideStep = step(SIDE_STEP, C_SIDE, SIDE_STEPPING, USED, BESIDE)
export const lineStep = step(LINE_STEP, C_LINE, LINE_STEPPING, USED << 1, FORE_AND_AFT)

/** The field must be empty at resolution too, and still be next to the character that way. */
export function stepStands(s: State, link: Link): boolean {
  const row = live(s, link.src)
  return row >= 0 && freeNear(s, row, link.ability === C_SIDE ? BESIDE : FORE_AND_AFT).includes(link.place)
}

export const stepOp: Op = {
  run(m: Machine, f) {
    const link = linkOf(m.s, f)
    m.batch++
    shift(m, live(m.s, link.src), placeSlot(link.place), 'step')
    return NEXT
  },
}
