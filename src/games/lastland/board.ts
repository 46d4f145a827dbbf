// The board's geometry: what is adjacent, what faces what, which fields are free, how far an attack reaches (LL-R9 to LL-R11, LL-R54).

import { ATTACKING_BACK, F_PLAY } from '../../engine/rules.ts'
import { permitted } from '../../engine/stats.ts'
import { other, placeCode, placeSeat, placeSlot, type Seat, type State } from '../../engine/types.ts'
import { rowAt, zoneKind, zoneOf } from '../../engine/zones.ts'
import { FIELDS, FRONT, kinds, PLACES } from './tables.ts'

type Table = readonly (readonly number[])[]

/** By slot: F1, F2, F3, B1, B2. */
export const BESIDE: Table = [[1], [0, 2], [1], [4], [3]]
export const BEHIND: Table = [[3], [3, 4], [4], [], []]
export const AHEAD: Table = [[], [], [], [0, 1], [1, 2]]
export const AROUND: Table = PLACES.map((_, slot) =>
  [BESIDE, BEHIND, AHEAD].flatMap((table) => table[slot] ?? []),
)

export const isFront = (slot: number): boolean => slot < FRONT.length

export const isCharacter = (s: State, def: number): boolean =>
  kinds[s.rules.defs[def]?.kind ?? -1]?.zone === 'fields'

/** Laid for an entry that waits on the chain (LL-R22). */
export function reserved(s: State, place: number): boolean {
  for (let i = 0; i < s.chain.length; i++) {
    const link = s.chain[i]
    if (link?.form === F_PLAY && link.place === place && isCharacter(s, link.def)) return true
  }
  return false
}

/** No character and nothing reserved; a set Trap does not fill a field (LL-R11). */
export const isFree = (s: State, seat: Seat, slot: number): boolean =>
  (zoneOf(s, FIELDS, seat).top[slot] as number) < 0 && !reserved(s, placeCode(seat, slot))

export const anyFree = (s: State, seat: Seat): boolean => {
  for (let slot = 0; slot < PLACES.length; slot++) if (isFree(s, seat, slot)) return true
  return false
}

/** Free fields of a table's relation to where a character stands, as place codes. */
export function freeNear(s: State, row: number, table: Table): number[] {
  const r = rowAt(s, row)
  if (zoneKind(r.zone) !== FIELDS) return []
  const seat = (r.zone & 1) as Seat
  const out: number[] = []
  for (const slot of table[r.slot] ?? []) if (isFree(s, seat, slot)) out.push(placeCode(seat, slot))
  return out
}

/** Whether a character's attack can designate a field of the enemy (LL-12.5, LL-R54). */
export function reaches(s: State, row: number, place: number): boolean {
  const r = rowAt(s, row)
  if (zoneKind(r.zone) !== FIELDS || !isFront(r.slot) || placeSeat(place) !== other(r.controller))
    return false
  const slot = placeSlot(place)
  const front = (at: number) => at === r.slot || (BESIDE[r.slot] as readonly number[]).includes(at)
  if (isFront(slot)) return front(slot)
  return permitted(s, row, ATTACKING_BACK) && (AHEAD[slot] as readonly number[]).some(front)
}

/** The character on a place; -1 = none. */
export const standsOn = (s: State, place: number): number =>
  zoneOf(s, FIELDS, placeSeat(place)).top[placeSlot(place)] as number
