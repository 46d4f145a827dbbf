// Size costs and room: life or a sacrifice, six Creature Zones, one Large (LF-13.35 to LF-13.37, LF-R8, LF-R9).

import { sacrifice } from '../../engine/batch.ts'
import { changeLife, live, refOf } from '../../engine/machine.ts'
import { offer } from '../../engine/options.ts'
import { type CardDef, type CompiledCost, reason, type SizeCost, V_LIFE } from '../../engine/rules.ts'
import { LIFE, type Seat, type State } from '../../engine/types.ts'
import { rowAt, zoneOf } from '../../engine/zones.ts'
import { CREATURES } from './tables.ts'

const COSTS: Readonly<Record<string, { life: number; sacrifice: readonly string[] }>> = {
  small: { life: 1, sacrifice: [] },
  medium: { life: 2, sacrifice: ['small', 'medium'] },
  large: { life: 4, sacrifice: ['medium', 'large'] },
}

const sizeOf = (s: State, row: number): string => s.rules.defs[rowAt(s, row).def]?.text.size ?? ''

/** Why a creature has no room on a seat's side; `freed` is a row reckoned to have left. */
export function noRoom(s: State, seat: Seat, def: number, freed: number): string | null {
  const kind = s.rules.game.kinds[s.rules.defs[def]?.kind ?? -1]
  if (def !== 0 && kind?.zone !== 'creatures') return kind?.zone === 'continuous' ? null : 'reason.noRoom'
  let free = false
  let large = false
  const isLarge = s.rules.defs[def]?.text.size === 'large'
  for (const row of zoneOf(s, CREATURES, seat).top) {
    if (row < 0 || row === freed) free = true
    else if (isLarge && sizeOf(s, row) === 'large') large = true
  }
  if (large) return 'reason.largeLimit'
  return free ? null : 'reason.zoneFull'
}

function bySacrifice(s: State, seat: Seat, def: CardDef, row: number): boolean {
  const sizes = COSTS[def.text.size ?? '']?.sacrifice ?? []
  return sizes.includes(sizeOf(s, row)) && noRoom(s, seat, def.index, row) === null
}

const byLife = (s: State, seat: Seat, def: CardDef): boolean =>
  (s.vars[V_LIFE + seat] as number) >= lifeCost(def) && noRoom(s, seat, def.index, -1) === null

export const lifeCost = (def: CardDef): number => COSTS[def.text.size ?? '']?.life ?? 0

export const sizeCost: SizeCost = {
  blocked(s, seat, _row, def) {
    if (byLife(s, seat, def)) return null
    for (const row of zoneOf(s, CREATURES, seat).top)
      if (row >= 0 && bySacrifice(s, seat, def, row)) return null
    const room = noRoom(s, seat, def.index, -1)
    return room === null ? reason('reason.life', [], lifeCost(def)) : reason(room)
  },
  extend(s, seat, def, out) {
    if (byLife(s, seat, def)) offer(out, LIFE, false)
    for (const row of zoneOf(s, CREATURES, seat).top)
      if (row >= 0 && bySacrifice(s, seat, def, row)) offer(out, refOf(s, row), false)
  },
  canPay(s, link) {
    const def = s.rules.defs[link.def] as CardDef
    const paid = link.payment[0] as number
    if (paid === LIFE) return byLife(s, link.seat, def)
    const row = live(s, paid)
    return row >= 0 && rowAt(s, row).controller === link.seat && bySacrifice(s, link.seat, def, row)
  },
  pay(m, link) {
    const paid = link.payment[0] as number
    if (paid !== LIFE) {
      sacrifice(m, [live(m.s, paid)])
      return
    }
    const n = lifeCost(m.s.rules.defs[link.def] as CardDef)
    changeLife(m, link.seat === 0 ? -n : 0, link.seat === 1 ? -n : 0, 'pay')
  },
}

export const SIZE_COST: CompiledCost = { word: 'size', n: 1, from: null, role: -1 }
