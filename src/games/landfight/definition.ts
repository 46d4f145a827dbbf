// Landfight as the engine takes it: its tables, verbs, procedures and hooks. Without cards.

import { ENGINE_PROCS } from '../../engine/machine.ts'
import { type GameDefinition, V_LIFE, V_TURN_PLAYER } from '../../engine/rules.ts'
import { DRAWN, GOING_ON, type Seat, type State } from '../../engine/types.ts'
import { zoneOf } from '../../engine/zones.ts'
import { attackProc, attackVerb, settleStrength } from './battle.ts'
import { begin, endGame, gameProc, seriesProc } from './series.ts'
import { noRoom, SIZE_COST } from './size.ts'
import {
  attrs,
  CREATURES,
  DECK,
  durations,
  groups,
  HAND,
  kinds,
  LAND,
  PENDING,
  RESPONSE_WINDOW,
  RUINS,
  roles,
  SIDE,
  stats,
  timing,
  UNDER,
  vars,
  windows,
  zones,
} from './tables.ts'
import { turnProc } from './turn.ts'

const [ATTACHMENT, STACKED, UNDER_CARD] = [0, 1, 2]

export const landfight: GameDefinition = {
  id: 'landfight',
  zones,
  roles,
  kinds,
  groups,
  attrs,
  stats,
  vars,
  windows,
  procs: [seriesProc, gameProc, turnProc, attackProc],
  zone: {
    deck: DECK,
    side: SIDE,
    hand: HAND,
    grave: RUINS,
    pending: PENDING,
    under: UNDER,
    creatures: CREATURES,
    playable: [HAND],
  },
  role: { attachment: ATTACHMENT, stacked: STACKED, under: UNDER_CARD },
  ruleCosts: (text) => (text.kind === 'creature' ? [SIZE_COST] : []),
  noRoom,
  verbs: [attackVerb],
  triggers: {
    answeredIn: RESPONSE_WINDOW,
    after: 'chain',
    order: 'next',
    first: (s) => s.vars[V_TURN_PLAYER] as Seat,
  },
  durations,
  pays: 'resolve',
  gone: 'parts',
  timing,
  settle: settleStrength,
  result,
  begin,
  endGame,
  validate: faults,
}

/** Both at 0 by one instruction: drawn (LF-R2). */
function result(s: State): number {
  const [out0, out1] = [s.vars[V_LIFE] === 0, s.vars[V_LIFE + 1] === 0]
  if (out0 && out1) return DRAWN
  return out0 ? 1 : out1 ? 0 : GOING_ON
}

function faults(s: State): string[] {
  const out: string[] = []
  for (const seat of [0, 1]) {
    const board = zoneOf(s, CREATURES, seat).top.filter((row) => row >= 0)
    const large = board.filter((row) => s.rules.defs[s.rows[row]?.def ?? 0]?.text.size === 'large')
    if (large.length > 1) out.push(`seat ${seat} controls ${large.length} Large creatures`)
    if (s.frames.some((f) => f.proc >= ENGINE_PROCS + 2) && zoneOf(s, LAND, seat).top.length !== 1)
      out.push(`seat ${seat} has no Land`)
    for (const row of board) {
      const worn = s.rows.filter((r) => r.host === row && r.role === ATTACHMENT && r.zone >= 0)
      if (worn.length > 1) out.push(`row ${row} bears ${worn.length} Attachments`)
    }
  }
  return out
}
