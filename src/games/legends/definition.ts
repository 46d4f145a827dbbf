// Legends as the engine takes it: its tables, verbs, procedures and hooks. Without cards.

import { furtherWords } from '../../engine/further.ts'
import { E_SENT, type GameDefinition, V_LIFE } from '../../engine/rules.ts'
import { keywordOf } from '../../engine/stats.ts'
import { type CardInstance, DRAWN, defOf, GOING_ON, type Seat, type State } from '../../engine/types.ts'
import { rowAt, zoneKind, zoneOf } from '../../engine/zones.ts'
import { attackProc, attackVerb } from './battle.ts'
import { draftProc } from './draft.ts'
import { drawProc, landing } from './draw.ts'
import { conveyorProc, recruitProc } from './market.ts'
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
  HAND_LIMIT,
  isLegend,
  isRitual,
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
  turnPlayer,
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
  further: furtherWords,
  zones,
  roles,
  kinds,
  attrs: ['name'],
  stats,
  numbers,
  keywords,
  allowances,
  answers,
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
  actionProc,
  drawProc,
  showIf: RITUAL_CARDS,
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
  role: { attachment: EQUIP },
  verbs: [attackVerb],
  triggers: { after: 'action', order: 'entered', first: turnPlayer },
  durations,
  pays: 'declare',
  gone: 'parts',
  timing,
  landing,
  shielded,
  heard: countDiscards,
  allow(s, seat, which, by) {
    if (seat === turnPlayer(s) && which <= MORE_RECRUITS)
      s.vars[V_EXTRA + which] = (s.vars[V_EXTRA + which] as number) + by
  },
  ruleCosts: (text) => (text.kind === 'legend' ? [TRIBUTES] : []),
  result,
  begin,
  endGame,
  pooled: true,
  settled,
  validate: faults,
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

/** Both at 0 in one event: drawn (LG-R22). */
function result(s: State): number {
  const [out0, out1] = [s.vars[V_LIFE] === 0, s.vars[V_LIFE + 1] === 0]
  if (out0 && out1) return DRAWN
  return out0 ? 1 : out1 ? 0 : GOING_ON
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

function faults(s: State): string[] {
  const out: string[] = []
  for (const seat of [0, 1]) {
    const hand = zoneOf(s, HAND, seat).top
    if (hand.length > HAND_LIMIT) out.push(`seat ${seat} holds ${hand.length} cards`)
    if (hand.some((row) => isRitual(s, rowAt(s, row).def))) out.push(`seat ${seat} holds a ritual`)
  }
  for (const r of s.rows)
    if (r.zone >= 0 && kindOf(s, r.def) === 'token' && zoneKind(r.zone) !== BOARD)
      out.push(`a token lies in zone ${r.zone}`)
  return out
}
