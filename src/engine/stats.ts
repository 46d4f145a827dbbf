// Strength, prohibitions and permissions, computed in one pass when somebody asks (LF-R49, LF-12.7).

import {
  type CompiledStatic,
  DESTROYED,
  DESTROYED_BY_ABILITY,
  DESTROYED_BY_BATTLE,
  FORBID,
  GRANT,
  LOWER,
  PERMIT,
  RAISE,
  SET,
} from './rules.ts'
import { type CardInstance, rowOf, type Seat, type State } from './types.ts'
import { countLaid, zoneOf } from './zones.ts'

interface SeatBan {
  seat: Seat
  self: number
  src: Seat
  rule: CompiledStatic
}

/** Scratch of one state and one version of its board; never part of a state or a digest. */
let owner: State | null = null
let fresh = false
/** a row's numbers stand together: bans, permits and extras, then three for each stat, then one for each keyword */
let table = new Int32Array(0)
let width = 0
let keywordsAt = 0
const BANS = 0
const PERMITS = 1
const EXTRAS = 2
const STATS_AT = 3
/** of a stat: what raises it, what lowers it, and one more than what it is set to (0: not set) */
const [RAISED, LOWERED, SET_TO] = [0, 1, 2]
const PER_STAT = 3
let seatBans: SeatBan[] = []
/** more of an allowance, by seat: which * 2 + seat */
const seatExtras: number[] = []

/** The board changed: what was computed is stale. */
export function touch(): void {
  fresh = false
}

const statAt = (row: number, stat: number, which: number): number =>
  row * width + STATS_AT + stat * PER_STAT + which
const keywordAt = (row: number, keyword: number): number => row * width + keywordsAt + keyword

function add(at: number, by: number): void {
  table[at] = (table[at] as number) + by
}

function mark(at: number, verb: number): void {
  table[at] = (table[at] as number) | (1 << verb)
}

function compute(s: State): void {
  owner = s
  fresh = true
  const n = s.rows.length
  const game = s.rules.game
  keywordsAt = STATS_AT + PER_STAT * game.stats.length
  width = keywordsAt + game.keywords.length
  if (table.length < n * width) table = new Int32Array(2 * n * width)
  else table.fill(0, 0, n * width)
  if (seatBans.length > 0) seatBans = []
  for (let i = 0; i < 2 * game.allowances.length; i++) seatExtras[i] = 0
  for (const x of s.mods) {
    const row = rowOf(x.what)
    if (row + 4096 * (s.rows[row]?.stamp ?? -1) !== x.what) continue
    if (x.op === RAISE) add(statAt(row, x.stat, RAISED), x.by)
    else if (x.op === LOWER) add(statAt(row, x.stat, LOWERED), x.by)
    else if (x.op === SET) table[statAt(row, x.stat, SET_TO)] = x.by + 1
    else if (x.op === GRANT) add(keywordAt(row, x.stat), x.by)
    else if (x.op === FORBID) mark(row * width + BANS, x.stat)
    else if (x.op === PERMIT) mark(row * width + PERMITS, x.stat)
  }
  for (let kind = 0; kind < game.zones.length; kind++) {
    if (game.zones[kind]?.board !== true) continue
    for (let seat = 0; seat < 2; seat++) sources(s, zoneOf(s, kind, seat).top)
  }
  sources(s, zoneOf(s, game.zone.under, 0).top)
}

function sources(s: State, list: number[]): void {
  for (let i = 0; i < list.length; i++) {
    const row = list[i] as number
    if (row < 0) continue
    const r = s.rows[row] as CardInstance
    const def = s.rules.defs[r.def]
    if (def === undefined || !def.hasStatic) continue
    if (r.role >= 0 && s.rules.game.roles[r.role]?.faceless === true) continue
    for (const ability of def.abilities) {
      if (ability.kind !== 'static') continue
      if (ability.stack > 0 && countLaid(s, row, s.rules.game.role.stacked) < ability.stack) continue
      for (const rule of ability.statics) spread(s, row, r, rule)
    }
  }
}

function spread(s: State, row: number, r: CardInstance, rule: CompiledStatic): void {
  if (
    rule.holds !== null &&
    (rule.what !== 'opponent' || rule.word === 'extra') &&
    !rule.holds(s, r.controller, row)
  )
    return
  switch (rule.what) {
    case 'this':
      hit(s, row, row, r, rule)
      return
    case 'host':
      if (r.host >= 0) hit(s, r.host, row, r, rule)
      return
    case 'you':
      more(r.controller, rule, rule.by(s, r.controller, row))
      return
    case 'opponent':
      if (rule.word === 'extra') {
        more(r.controller === 0 ? 1 : 0, rule, rule.by(s, r.controller, row))
        return
      }
      seatBans.push({ seat: r.controller === 0 ? 1 : 0, self: row, src: r.controller, rule })
      return
    default: {
      const filter = rule.all
      if (filter === null) return
      for (const kind of filter.zones)
        for (let seat = 0; seat < 2; seat++) {
          if (filter.side !== 0 && (filter.side === 1) !== (seat === r.controller)) continue
          for (const target of zoneOf(s, kind, seat).top)
            if (target >= 0 && filter.test(s, s.rows[target] as CardInstance, r.controller, row))
              hit(s, target, row, r, rule)
        }
    }
  }
}

function more(seat: Seat, rule: CompiledStatic, by: number): void {
  const at = rule.verb * 2 + seat
  seatExtras[at] = (seatExtras[at] as number) + by
}

function hit(s: State, target: number, self: number, r: CardInstance, rule: CompiledStatic): void {
  switch (rule.word) {
    case 'modify': {
      const by = rule.by(s, r.controller, self)
      add(statAt(target, rule.stat, by >= 0 ? RAISED : LOWERED), Math.abs(by))
      return
    }
    case 'forbid':
      mark(target * width + BANS, rule.verb)
      return
    case 'permit':
      mark(target * width + PERMITS, rule.verb)
      return
    case 'grant':
      add(keywordAt(target, rule.stat), rule.by(s, r.controller, self))
      return
    case 'extra':
      add(target * width + EXTRAS, rule.by(s, r.controller, self))
  }
}

function ensure(s: State): void {
  if (!fresh || owner !== s) compute(s)
}

function base(s: State, row: number, stat: number): number {
  const set = table[statAt(row, stat, SET_TO)] as number
  return set > 0 ? set - 1 : (s.rules.defs[(s.rows[row] as CardInstance).def]?.stats[stat] ?? 0)
}

/** A current stat, never below 0 (LF-R49, LL-R70, LG-R69). */
export function statOf(s: State, row: number, stat: number): number {
  ensure(s)
  return Math.max(
    0,
    base(s, row, stat) +
      (table[statAt(row, stat, RAISED)] as number) -
      (table[statAt(row, stat, LOWERED)] as number),
  )
}

/** At 0 through lowering: otherwise above 0 (LF-R11, LF-R51). */
export function loweredToZero(s: State, row: number, stat: number): boolean {
  ensure(s)
  const before = base(s, row, stat) + (table[statAt(row, stat, RAISED)] as number)
  return before > 0 && before - (table[statAt(row, stat, LOWERED)] as number) <= 0
}

/** The number of a keyword, printed and granted; 0 = it does not have it. */
export function keywordOf(s: State, row: number, keyword: number): number {
  ensure(s)
  const printed = s.rules.defs[(s.rows[row] as CardInstance).def]?.keywords[keyword] ?? 0
  return printed + (table[keywordAt(row, keyword)] as number)
}

export function banned(s: State, row: number, verb: number): boolean {
  ensure(s)
  return ((table[row * width + BANS] as number) & (1 << verb)) !== 0
}

export function permitted(s: State, row: number, verb: number): boolean {
  ensure(s)
  return ((table[row * width + PERMITS] as number) & (1 << verb)) !== 0
}

export function extraOf(s: State, row: number): number {
  ensure(s)
  return table[row * width + EXTRAS] as number
}

/** How much more of an allowance of the game texts on the board give a seat. */
export function seatExtra(s: State, seat: Seat, which: number): number {
  ensure(s)
  return seatExtras[which * 2 + seat] as number
}

/** A prohibition on a seat for cards of this definition. */
export function seatBanned(s: State, seat: Seat, verb: number, def: number): boolean {
  ensure(s)
  for (const ban of seatBans) {
    if (ban.seat !== seat || ban.rule.verb !== verb) continue
    if (ban.rule.holds !== null && !ban.rule.holds(s, ban.src, ban.self)) continue
    const card = s.rules.defs[def]
    if (ban.rule.fits !== null && (card === undefined || !ban.rule.fits.printed(card))) continue
    return true
  }
  return false
}

/** Whether something destroys this card, or a "cannot" stops it (LF-R52). */
export function destructible(s: State, row: number, byBattle: boolean): boolean {
  ensure(s)
  const mask = table[row * width + BANS] as number
  return (mask & ((1 << DESTROYED) | (1 << (byBattle ? DESTROYED_BY_BATTLE : DESTROYED_BY_ABILITY)))) === 0
}
