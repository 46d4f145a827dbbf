// Landfight's table: Lands with their life, six Creature Zones, continuous cards.

import { V_LIFE, V_PHASE, V_TURN } from '../../../engine/rules.ts'
import { extraOf } from '../../../engine/stats.ts'
import { type CardInstance, other, type Ref, rowOf, type Seat } from '../../../engine/types.ts'
import { strengthOf } from '../../../games/landfight/strength.ts'
import type { Dictionary } from '../../language/en.ts'
import {
  type Ctx,
  contextOf,
  onField,
  plainModel,
  plainSide,
  plainTile,
  type Seen,
  zoneOfKind,
} from '../base.ts'
import type { Fate, SideModel, TableModel, TileModel } from '../shape.ts'

export interface LandSide extends SideModel {
  life: number
  /** life after the previewed act; null: no change known */
  lifeAfter: number | null
  land: TileModel | null
  zones: (TileModel | null)[]
  continuous: TileModel[]
}

export interface BattleModel {
  mine: boolean
  attacker: TileModel
  /** null: the Land is attacked */
  target: TileModel | null
  fate: { attacker: Fate; target: Fate; damage: number }
}

export type Phase = 'draw' | 'boost' | 'battle' | 'end'

export interface LandfightModel extends TableModel {
  mine: LandSide
  theirs: LandSide
  phase: Phase | null
  battle: BattleModel | null
}

export const PHASES: readonly Phase[] = ['draw', 'boost', 'battle', 'end']

function tileOf(c: Ctx, row: number): TileModel {
  const s = c.known
  const r = s.rows[row] as CardInstance
  const tile = plainTile(c, row)
  const { look } = tile
  const field = onField(s, row)
  if (!field) return tile
  const strength = look.strength === null ? null : strengthOf(s, row)
  const change = strength === null || look.strength === null ? 0 : Math.sign(strength - look.strength)
  const under = (role: number): TileModel[] =>
    s.rows.flatMap((card, at) =>
      card.zone >= 0 && card.host === row && card.role === role ? [tileOf(c, at)] : [],
    )
  const { role } = s.rules.game
  return {
    ...tile,
    strength,
    change: change as -1 | 0 | 1,
    spent: r.done > 0 && r.done >= 1 + r.extra + extraOf(s, row),
    attached: under(role.attachment),
    stacked: under(role.stacked),
    under: under(role.under)[0] ?? null,
  }
}

function sideOf(c: Ctx, seat: Seat): LandSide {
  const s = c.known
  const rows = (kind: number): number[] => s.zones[kind * 2 + seat]?.top ?? []
  const tiles = (kind: number): TileModel[] => rows(kind).flatMap((row) => (row < 0 ? [] : [tileOf(c, row)]))
  return {
    ...plainSide(c, seat, (row) => tileOf(c, row)),
    life: s.vars[V_LIFE + seat] ?? 0,
    lifeAfter: c.outcome?.life[seat] ?? null,
    land: tiles(zoneOfKind(s, 'land'))[0] ?? null,
    zones: rows(s.rules.game.zone.creatures).map((row) => (row < 0 ? null : tileOf(c, row))),
    continuous: tiles(zoneOfKind(s, 'boostContinuous')),
  }
}

function battleOf(c: Ctx): BattleModel | null {
  const s = c.known
  if (s.battle.stage === 0) return null
  const attacker = tileOf(c, rowOf(s.battle.attacker))
  const row = rowOf(s.battle.target)
  const land = (s.rows[row]?.zone ?? -1) >> 1 === zoneOfKind(s, 'land')
  const target = land ? null : tileOf(c, row)
  const after = c.outcome?.life[other(s.battle.seat)]
  const damage = land && after != null ? (s.vars[V_LIFE + other(s.battle.seat)] ?? 0) - after : 0
  const fateOf = (ref: Ref): Fate => c.outcome?.fates.get(ref) ?? 'stays'
  const fate = { attacker: fateOf(s.battle.attacker), target: fateOf(s.battle.target), damage }
  return { mine: s.battle.seat === c.holder, attacker, target, fate }
}

const nextPhase = (phase: Phase): Phase => PHASES[(PHASES.indexOf(phase) + 1) % PHASES.length] ?? 'draw'

export const phaseWord = (w: Dictionary, phase: Phase): string =>
  ({ draw: w.phaseDraw, boost: w.phaseBoost, battle: w.phaseBattle, end: w.phaseEnd })[phase]

function nextLabel(w: Dictionary, phase: Phase | null): string {
  if (phase === null) return ''
  return phase === 'end' || phase === 'battle' ? w.endTurn : w.nextTo(phaseWord(w, nextPhase(phase)))
}

export function tableModel(seen: Seen): LandfightModel {
  const c = contextOf(seen)
  const s = c.known
  const mine = sideOf(c, c.holder)
  const theirs = sideOf(c, other(c.holder))
  const board = [mine, theirs]
    .flatMap((side) => [...side.zones, ...side.continuous, side.land])
    .filter((tile) => tile !== null)
  const phase = s.vars[V_TURN] ? (PHASES[s.vars[V_PHASE] ?? 0] ?? null) : null
  const plain = plainModel(c, {
    mine,
    theirs,
    tileOf: (row) => tileOf(c, row),
    board,
    places: new Set(),
    nextLabel: nextLabel(c.w, phase),
  })
  return { ...plain, phase, battle: battleOf(c) }
}
