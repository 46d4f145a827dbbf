// Cards between zones: rows and their stamps, bags, shuffles, what lies under a card.

import { newRow } from './clone.ts'
import { emit, refOf } from './machine.ts'
import type { Machine } from './rules.ts'
import { touch } from './stats.ts'
import {
  type Bits,
  bitOf,
  type CardInstance,
  type CardNo,
  cardNo,
  defOf,
  type Ref,
  type Seat,
  type State,
  type Zone,
} from './types.ts'

/** Index of a seat's zone, or of a zone of the match (seat 0). */
export const zoneIndex = (kind: number, seat: number): number => kind * 2 + seat
export const zoneKind = (zone: number): number => zone >> 1
export const zoneSeat = (zone: number): Seat => (zone & 1) as Seat

export const zoneOf = (s: State, kind: number, seat: number): Zone => s.zones[kind * 2 + seat] as Zone
export const rowAt = (s: State, row: number): CardInstance => s.rows[row] as CardInstance

export const zoneSize = (z: Zone): number => z.top.length + z.bag.length + z.bottom.length

/** A row that lies nowhere yet. Freed rows are used again, last in first out. */
function takeRow(s: State): number {
  const row = s.free.pop()
  if (row !== undefined) return row
  s.rows.push(newRow())
  return s.rows.length - 1
}

function freeRow(s: State, row: number): void {
  const stamp = rowAt(s, row).stamp
  const r = newRow()
  r.stamp = stamp
  s.rows[row] = r
  s.free.push(row)
}

/** Who may know a card by lying in this zone, or under another card in this role. */
function sees(s: State, zone: number, role: number, owner: Seat): Bits {
  if (role >= 0 && s.rules.game.roles[role]?.see === 'owner') return bitOf(owner)
  const see = s.rules.game.zones[zoneKind(zone)]?.see
  return see === 'both' ? 3 : see === 'owner' ? bitOf(zoneSeat(zone)) : 0
}

/** A card out of a bag becomes a row of the zone. `card` 0: not known here; `see`: who learns it. */
export function fromBag(
  m: Machine,
  from: number,
  card: CardNo,
  see: Bits,
  to: number,
  why: string,
  host = -1,
  role = -1,
  slot = -1,
): number {
  const s = m.s
  if (s.rules.game.deckIsLife === true && zoneKind(from) === s.rules.game.zone.deck) m.moved = true
  const row = takeRow(s)
  const r = rowAt(s, row)
  r.card = card
  r.def = defOf(card)
  r.owner = zoneSeat(from)
  r.controller = r.owner
  r.stamp = ++s.serial
  r.entered = s.serial
  r.knownTo = (see | sees(s, to, role, r.owner)) as Bits
  r.host = host
  r.role = role
  removeFromBag(s.zones[from] as Zone, card, r.knownTo)
  lay(s, row, to, slot)
  touch()
  moved(m, row, 0, from, why)
  return row
}

/** Bags of the other seat hold zeros here: then any of them goes. Who does not see which goes loses track of the rest. */
function removeFromBag(z: Zone, card: CardNo, seen: Bits): void {
  const bag = z.bag
  // drawn unseen out of a bag that was known: from now on it is not
  if (card === 0) bag.fill(0)
  let at = bag.indexOf(card)
  if (at < 0) at = bag.indexOf(0)
  if (at < 0) throw new Error(`card ${card} is not in the bag`)
  bag[at] = bag[bag.length - 1] as number
  bag.pop()
  z.knownTo = bag.length === 0 ? 3 : ((z.knownTo & seen) as Bits)
}

/** A row of the bag's own zone, or of another, goes into it: no card and no place any more. */
export function intoBag(m: Machine, row: number, to: number, why: string): void {
  const s = m.s
  const r = rowAt(s, row)
  const z = s.zones[to] as Zone
  if (m.sink !== null)
    m.sink.add({
      e: 'moved',
      batch: m.batch,
      card: 0,
      was: refOf(s, row),
      def: r.def,
      known: r.knownTo,
      owner: r.owner,
      from: r.zone,
      to,
      slot: -1,
      why,
    })
  lift(s, row)
  takeIn(s, z, row)
  forget(z)
  touch()
}

function takeIn(s: State, z: Zone, row: number): void {
  const r = rowAt(s, row)
  z.bag.push(r.card)
  z.knownTo = (z.knownTo & r.knownTo) as Bits
  freeRow(s, row)
}

/** `slot` of a move: below all other cards of the zone. */
export const BOTTOM = -2

function lay(s: State, row: number, zone: number, slot: number): void {
  const r = rowAt(s, row)
  const z = s.zones[zone] as Zone
  r.zone = zone
  if (slot === BOTTOM) {
    z.bottom.push(row)
    r.slot = -1
  } else if (s.rules.game.zones[zoneKind(zone)]?.slots !== 0) {
    const at = slot >= 0 ? slot : z.top.indexOf(-1)
    if (at < 0) throw new Error('no free slot')
    z.top[at] = row
    r.slot = at
  } else {
    r.slot = z.top.length
    z.top.push(row)
  }
}

function lift(s: State, row: number): void {
  const r = rowAt(s, row)
  const z = s.zones[r.zone] as Zone
  if (s.rules.game.zones[zoneKind(r.zone)]?.slots !== 0) {
    z.top[r.slot] = -1
    return
  }
  const list = z.top
  const at = list.indexOf(row)
  if (at < 0) {
    const low = z.bottom.indexOf(row)
    if (low < 0) throw new Error('row is not where it says')
    z.bottom.splice(low, 1)
    return
  }
  for (let i = at + 1; i < list.length; i++) {
    const next = list[i] as number
    list[i - 1] = next
    rowAt(s, next).slot = i - 1
  }
  list.pop()
}

function moved(m: Machine, row: number, was: Ref, from: number, why: string): void {
  if (m.sink === null) return
  const r = rowAt(m.s, row)
  m.sink.add({
    e: 'moved',
    batch: m.batch,
    card: refOf(m.s, row),
    was,
    def: r.def,
    known: r.knownTo,
    owner: r.owner,
    from,
    to: r.zone,
    slot: r.slot,
    why,
  })
}

/** Moves a card; it becomes a new object with a new stamp (LF-R28). What lay on or under it is shed (LF-R13, LF-R14, LF-R16). */
export function move(m: Machine, row: number, to: number, why: string, slot = -1, host = -1, role = -1): Ref {
  const s = m.s
  const r = rowAt(s, row)
  const from = r.zone
  const was = refOf(s, row)
  const onBoard = s.rules.game.zones[zoneKind(from)]?.board === true
  if (s.rules.game.deckIsLife === true && zoneKind(from) === s.rules.game.zone.deck) m.moved = true
  lift(s, row)
  renew(s, r)
  r.controller = s.rules.game.zones[zoneKind(to)]?.board === true ? zoneSeat(to) : r.owner
  r.host = host
  r.role = role
  const see = sees(s, to, role, r.owner)
  // what one seat alone knows and now lies openly has yet to be shown
  if (see === 3 && r.knownTo !== 3) m.unopened = true
  else r.knownTo = (r.knownTo | see) as Bits
  lay(s, row, to, slot)
  touch()
  moved(m, row, was, from, why)
  if (s.waiting.length > 0) follow(s, was, refOf(s, row))
  if (onBoard) shed(m, row)
  const now = refOf(s, row)
  if (s.rules.game.kinds[s.rules.defs[r.def]?.kind ?? -1]?.token === true && !stays(s, to, host)) {
    lift(s, row)
    freeRow(s, row)
  }
  return now
}

/** A token that leaves the board is no more (LG-R73). */
const stays = (s: State, zone: number, host: number): boolean =>
  host >= 0 || s.rules.game.zones[zoneKind(zone)]?.board === true

/** Shifts what lies in slots from..to - 1 up by one; slot `to` must be empty. The cards stay the objects they are. */
export function shiftSlots(s: State, zone: number, from: number, to: number): void {
  const { top } = s.zones[zone] as Zone
  for (let at = to; at > from; at--) {
    const row = top[at - 1] as number
    top[at] = row
    if (row >= 0) rowAt(s, row).slot = at
  }
  top[from] = -1
  touch()
}

/** A new card on the board of a seat: the first number of its design that no row has; -1: every number is taken (LG-R73). */
export function newToken(m: Machine, def: number, zone: number, why: string): number {
  const s = m.s
  const seat = zoneSeat(zone)
  let card = 0
  for (let copy = 1; card === 0; copy++) {
    const free = cardNo(def, seat, copy)
    if (copy > MOST_COPIES) return -1
    if (!s.rows.some((r) => r.card === free && r.zone >= 0)) card = free
  }
  const row = takeRow(s)
  const r = rowAt(s, row)
  r.card = card
  r.def = def
  r.owner = seat
  r.controller = seat
  r.stamp = ++s.serial
  r.entered = s.serial
  r.knownTo = 3
  lay(s, row, zone, -1)
  touch()
  moved(m, row, 0, zone, why)
  return row
}
const MOST_COPIES = 127

function renew(s: State, r: CardInstance): void {
  r.stamp = ++s.serial
  r.entered = s.serial
  r.turned = 0
  r.once = 0
  r.done = 0
  r.extra = 0
  r.coins = 0
}

/** A trigger's source that has left: where the card is now ("other than it"). */
function follow(s: State, was: Ref, now: Ref): void {
  for (const link of s.waiting) if (link.src === was) link.trace = [now]
}

/** A card that changes sides keeps its object (LF-R58). */
export function changeSide(m: Machine, row: number, to: number): void {
  const s = m.s
  const r = rowAt(s, row)
  const from = r.zone
  lift(s, row)
  r.controller = zoneSeat(to)
  r.entered = ++s.serial
  lay(s, row, to, -1)
  touch()
  moved(m, row, refOf(s, row), from, 'control')
}

/** A card moves to another place of its zone and stays the object it is (LL-R25). */
export function shift(m: Machine, row: number, slot: number, why: string): void {
  const s = m.s
  const r = rowAt(s, row)
  lift(s, row)
  lay(s, row, r.zone, slot)
  touch()
  moved(m, row, refOf(s, row), r.zone, why)
}

/**
 * A newcomer takes a host's place and stays its object: the two rows exchange what they are, and the newcomer's row, now
 * the old card, goes under the host in a role. What was laid under the newcomer lies under the host then (LL-R25).
 */
export function exchange(m: Machine, newcomer: number, host: number, role: number, why: string): void {
  const s = m.s
  const [a, b] = [rowAt(s, newcomer), rowAt(s, host)]
  const [was, before] = [refOf(s, newcomer), refOf(s, host)]
  const from = a.zone
  for (const row of laidOn(s, newcomer, -1)) rowAt(s, row).host = host
  for (const key of ['card', 'def', 'owner', 'knownTo'] as const) swap(a, b, key)
  lift(s, newcomer)
  renew(s, a)
  a.host = host
  a.role = role
  a.controller = b.controller
  lay(s, newcomer, zoneIndex(s.rules.game.zone.under, 0), -1)
  touch()
  moved(m, host, was, from, why)
  moved(m, newcomer, before, b.zone, 'overlay')
}

function swap<K extends 'card' | 'def' | 'owner' | 'knownTo'>(
  a: CardInstance,
  b: CardInstance,
  key: K,
): void {
  const kept = a[key]
  a[key] = b[key]
  b[key] = kept
}

/** Rows laid on or under a card, in the order they were laid; all roles if role is -1. */
export function laidOn(s: State, host: number, role: number): number[] {
  const out: number[] = []
  const under = zoneOf(s, s.rules.game.zone.under, 0).top
  for (let i = 0; i < under.length; i++) {
    const row = under[i] as number
    const r = rowAt(s, row)
    if (r.host === host && (role < 0 || r.role === role)) out.push(row)
  }
  return out
}

export function countLaid(s: State, host: number, role: number): number {
  let n = 0
  const under = zoneOf(s, s.rules.game.zone.under, 0).top
  for (let i = 0; i < under.length; i++) {
    const r = rowAt(s, under[i] as number)
    if (r.host === host && r.role === role) n++
  }
  return n
}

function shed(m: Machine, host: number): void {
  const s = m.s
  const under = zoneOf(s, s.rules.game.zone.under, 0).top
  if (under.length === 0) return
  for (const row of laidOn(s, host, -1)) move(m, row, graveOf(s, row), 'shed')
}

export const graveOf = (s: State, row: number): number =>
  zoneIndex(s.rules.game.zone.grave, rowAt(s, row).owner)
export const handOf = (s: State, row: number): number =>
  zoneIndex(s.rules.game.zone.hand, rowAt(s, row).owner)

/** Lays a card under or onto a host in a role; it leaves where it was. */
export function layOn(
  m: Machine,
  row: number,
  host: number,
  role: number,
  controller: Seat,
  why: string,
): void {
  move(m, row, zoneIndex(m.s.rules.game.zone.under, 0), why, -1, host, role)
  const r = rowAt(m.s, row)
  r.controller = controller
  touch()
}

/** Empties the known top and bottom into the bag: nothing is drawn at random by it. */
export function shuffle(m: Machine, zone: number): void {
  const s = m.s
  const z = s.zones[zone] as Zone
  for (const list of [z.top, z.bottom]) while (list.length > 0) takeIn(s, z, list.pop() as number)
  forget(z)
  emit(m, { e: 'shuffled', zone })
}

/** A bag with one unknown card is unknown: which of them was seen before cannot be told any more. */
function forget(z: Zone): void {
  if (z.bag.includes(0)) z.bag.fill(0)
}

/** The top row of a pile that both know the order of moves without any chance; -1 when only the bag is left. */
export const topRow = (z: Zone): number => (z.top.length > 0 ? (z.top[0] as number) : -1)

/** Everything of a seat goes back into its bag: between games of a match. */
export function gather(s: State): void {
  const game = s.rules.game
  for (let row = 0; row < s.rows.length; row++) {
    const r = rowAt(s, row)
    if (r.zone < 0) continue
    const deck = zoneOf(s, game.zone.deck, r.owner)
    deck.bag.push(r.card)
    deck.knownTo = (deck.knownTo & r.knownTo) as Bits
  }
  for (const seat of [0, 1]) {
    const deck = zoneOf(s, game.zone.deck, seat)
    const side = zoneOf(s, game.zone.side, seat)
    // a swap that is not seen may put any of these aside
    if (side.bag.includes(0)) deck.bag.fill(0)
    if (side.bag.length > 0) deck.knownTo = (deck.knownTo & side.knownTo) as Bits
    forget(deck)
  }
  clearTable(s)
}

/** No row is left, no modifier and no link; bags stay. */
export function clearTable(s: State): void {
  const { game } = s.rules
  s.rows = []
  s.free = []
  for (let i = 0; i < s.zones.length; i++) {
    const z = s.zones[i] as Zone
    z.top = new Array(game.zones[zoneKind(i)]?.slots ?? 0).fill(-1)
    z.bottom = []
  }
  s.mods = []
  s.chain = []
  s.waiting = []
  touch()
}

/** Why a card cannot be put onto a seat's side of the field now; null: it can (LF-R53, LF-13.44). */
export function cannotPut(s: State, seat: Seat, row: number): string | null {
  const def = rowAt(s, row).def
  if (s.rules.game.kinds[s.rules.defs[def]?.kind ?? -1]?.puts !== true) return 'reason.mutateOnly'
  return noRoom(s, seat, def, -1)
}

/** Whether a kind of zone has a free place on a seat's side, reckoning that `freed` (row or -1) has left. */
export function hasPlaceIn(s: State, kind: number, seat: Seat, freed = -1): boolean {
  if (kind < 0 || s.rules.game.zones[kind]?.slots === 0) return true
  if (freed >= 0 && rowAt(s, freed).zone === zoneIndex(kind, seat)) return true
  return zoneOf(s, kind, seat).top.includes(-1)
}

/** Why a card of this definition has no room on a seat's board, reckoning that `freed` (row or -1) has left; null: it has. */
export function noRoom(s: State, seat: Seat, def: number, freed: number): string | null {
  const { game } = s.rules
  if (game.noRoom !== undefined) return game.noRoom(s, seat, def, freed)
  const kind = def === 0 ? game.zone.creatures : (s.rules.defs[def]?.home ?? -1)
  return hasPlaceIn(s, kind, seat, freed) ? null : 'reason.noPlace'
}
