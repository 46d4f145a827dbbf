// Landfight as the engine takes it: its tables, verbs, procedures and hooks. Without cards.

import { ENGINE_PROCS } from '../../engine/machine.ts'
import type { GameDefinition } from '../../engine/rules.ts'
import { byLife, turnPlayer } from '../../engine/steps.ts'
import type { State } from '../../engine/types.ts'
import { zoneOf } from '../../engine/zones.ts'
import { attackProc, attackVerb, settleStrength } from './battle.ts'
import { gameProc } from './game.ts'
import { begin, endGame, seriesProc } from './series.ts'
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
  kinds,
  attrs,
  stats,
  vars,
  windows,
  procs: [seriesProc, gameProc, turnProc, attackProc],
  timing,
  triggers: {
    answeredIn: RESPONSE_WINDOW,
    after: 'chain',
    order: 'next',
    first: turnPlayer,
  },
  pays: 'resolve',
  gone: 'parts',
  begin,
  result: byLife,
  endGame,
  roles,
  role: { attachment: ATTACHMENT, stacked: STACKED, under: UNDER_CARD },
  groups,
  durations,
  verbs: [attackVerb],
  ruleCosts: (text) => (text.kind === 'creature' ? [SIZE_COST] : []),
  noRoom,
  settle: settleStrength,
  validate: faults,
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
