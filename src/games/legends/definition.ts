// Legends as the engine takes it: its tables, verbs, procedures and hooks. Without cards.

import { furtherWords } from '../../engine/further.ts'
import { E_SENT, type GameDefinition } from '../../engine/rules.ts'
import { keywordOf } from '../../engine/stats.ts'
import { turnPlayer } from '../../engine/steps.ts'
import { byLife } from '../../engine/turns.ts'
import { type CardInstance, defOf, type Seat, type State } from '../../engine/types.ts'
import { rowAt, zoneKind, zoneOf } from '../../engine/zones.ts'
import { attackProc, attackVerb } from './battle.ts'
import { draftProc } from './draft.ts'
import { drawProc, landing } from './draw.ts'
import { conveyorProc, recruitProc } from './market.ts'
import { checkPool } from './pool.ts'
import { begin, endGame, roundProc, seriesProc } from './series.ts'
import { TRIBUTES } from './substitution.ts'
import {
  ALOOF,
  allowances,
  answers,
  BOARD,
  DECK,
  DISCARD,
  durations,
  FACES,
  HAND,
  isLegend,
  isSpell,
  keywords,
  kindOf,
  kinds,
  MORE_RECRUITS,
  numbers,
  PENDING,
  RITUAL_CARDS,
  RITUALS,
  roles,
  SIDE,
  STOCK,
  stats,
  timing,
  UNDER,
  V_EXTRA,
  V_LOST_LEGENDS,
  V_SINCE,
  vars,
  windows,
  zones,
} from './tables.ts'
import { actionProc, afterProc, turnProc } from './turn.ts'

const EQUIP = 0

export const legends: GameDefinition = {
  id: 'legends',
  zones,
  zone: {
    deck: DECK,
    side: SIDE,
    hand: HAND,
    grave: DISCARD,
    pending: PENDING,
    under: UNDER,
    creatures: BOARD,
    playable: [HAND, RITUALS],
  },
  kinds,
  attrs: ['name'],
  stats,
  vars,
  windows,
  procs: [
    seriesProc,
    draftProc,
    conveyorProc,
    roundProc,
    turnProc,
    recruitProc,
    drawProc,
    actionProc,
    afterProc,
    attackProc,
  ],
  timing,
  triggers: { after: 'action', order: 'entered', first: turnPlayer },
  pays: 'declare',
  gone: 'parts',
  begin,
  result: byLife,
  endGame,
  roles,
  role: { attachment: EQUIP },
  numbers,
  keywords,
  allowances,
  answers,
  durations,
  verbs: [attackVerb],
  showIf: RITUAL_CARDS,
  pooled: true,
  poolFaults: checkPool,
  actionProc,
  drawProc,
  ruleCosts: (text) => (text.kind === 'legend' ? [TRIBUTES] : []),
  further: furtherWords,
  landing,
  shielded,
  heard: countDiscards,
  allow(s, seat, which, by) {
    if (seat === turnPlayer(s) && which <= MORE_RECRUITS)
      s.vars[V_EXTRA + which] = (s.vars[V_EXTRA + which] as number) + by
  },
  settled,
}

/** Aloof stops what an opponent's spell would choose, and nothing else (LG-R38, LG-R74). */
function shielded(s: State, row: number, seat: Seat, self: number): boolean {
  const source = s.rows[self]
  if (source === undefined || rowAt(s, row).controller === seat || !isSpell(s, source.def)) return false
  return zoneKind(rowAt(s, row).zone) === BOARD && keywordOf(s, row, ALOOF) > 0
}

/** Legends discarded this turn, by who controlled them (LG-R50). */
function countDiscards(s: State, event: number, about: number): void {
  const r = rowAt(s, about)
  if (event !== E_SENT || zoneKind(r.zone) !== BOARD || !isLegend(s, about)) return
  const at = V_LOST_LEGENDS + r.controller
  s.vars[at] = (s.vars[at] as number) + 1
}

/** What a seat owns are the cards that lie with it; what lies on a board is not fresh. */
function settled(s: State): void {
  s.vars[V_SINCE] = s.serial
  s.owned = [0, 1].map((seat) => [
    ...zoneOf(s, DECK, seat).bag.filter((card) => kindOf(s, defOf(card)) !== 'token'),
    ...s.rows.filter((r) => r.zone >= 0 && r.owner === seat && isOwned(s, r)).map((r) => r.card),
  ])
}

const isOwned = (s: State, r: CardInstance): boolean =>
  kindOf(s, r.def) !== 'token' && zoneKind(r.zone) !== FACES && zoneKind(r.zone) !== STOCK
