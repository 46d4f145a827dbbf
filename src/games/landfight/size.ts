// Size costs and room: life or a sacrifice, six Creature Zones, one Large (LF-13.35 to LF-13.37, LF-R8, LF-R9).

import { sacrifice } from '../../engine/batch.ts'
import { changeLife, live, refOf } from '../../engine/machine.ts'
import { offer } from '../../engine/options.ts'
import { linkOf } from '../../engine/programs.ts'
import { type CardDef, type CompiledCost, type Machine, NEXT, reason, V_LIFE } from '../../engine/rules.ts'
import { addRun, runOf } from '../../engine/runs.ts'
import { type Frame, LIFE, type Seat, type State } from '../../engine/types.ts'
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

/** Life, or the sacrifice named when declaring; paid whole on resolving (LF-R8, LF-R31). */
export const SIZE_COST: CompiledCost = {
  from: null,
  part: {
    prompt: 'choose.cost',
    done: (_d, picks) => picks.length > 0,
    list({ s, seat, row }, _picks, out) {
      const def = defOf(s, row)
      if (byLife(s, seat, def)) offer(out, LIFE, false)
      for (const at of zoneOf(s, CREATURES, seat).top)
        if (at >= 0 && bySacrifice(s, seat, def, at)) offer(out, refOf(s, at), false)
    },
    take: (named, picks) => addRun(named.payment, picks),
  },
  blocked(s, seat, row) {
    const def = defOf(s, row)
    if (byLife(s, seat, def)) return null
    for (const at of zoneOf(s, CREATURES, seat).top) if (at >= 0 && bySacrifice(s, seat, def, at)) return null
    const room = noRoom(s, seat, def.index, -1)
    return room === null ? reason('reason.life', [], lifeCost(def)) : reason(room)
  },
  stands(s, link, run) {
    const def = s.rules.defs[link.def] as CardDef
    if (run[0] === LIFE) return byLife(s, link.seat, def)
    const row = live(s, run[0] as number)
    return row >= 0 && rowAt(s, row).controller === link.seat && bySacrifice(s, link.seat, def, row)
  },
  pay: (k) => [
    {
      run(m: Machine, f: Frame) {
        const link = linkOf(m.s, f)
        const paid = runOf(link.payment, k)[0] as number
        if (paid !== LIFE) {
          sacrifice(m, [live(m.s, paid)])
          return NEXT
        }
        const n = lifeCost(m.s.rules.defs[link.def] as CardDef)
        changeLife(m, link.seat === 0 ? -n : 0, link.seat === 1 ? -n : 0, 'pay')
        return NEXT
      },
    },
  ],
}

const defOf = (s: State, row: number): CardDef => s.rules.defs[rowAt(s, row).def] as CardDef
