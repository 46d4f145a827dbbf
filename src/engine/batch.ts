// What happens at once: triggers are noted on the board as it was before, then everything moves (LF-5.6, LF-R84).

import { newLink } from './clone.ts'
import { refOf } from './machine.ts'
import {
  BY,
  type CardDef,
  type CompiledAbility,
  E_ARRIVED,
  E_DESTROYED,
  E_SACRIFICED,
  E_SENT,
  F_TRIGGER,
  type Machine,
  V_TURN_PLAYER,
} from './rules.ts'
import { destructible, touch } from './stats.ts'
import { type CardInstance, type Link, type Ref, rowOf, type Seat, type State } from './types.ts'
import { countLaid, graveOf, move, rowAt, zoneIndex, zoneKind, zoneOf } from './zones.ts'

/** Notes the triggers that hear an event about a row, its own and the board's. */
export function note(m: Machine, event: number, about: number, by: number): void {
  const s = m.s
  const game = s.rules.game
  const r = rowAt(s, about)
  if (zoneKind(r.zone) === game.zone.pending) return
  game.heard?.(s, event, about)
  const faceless = r.role >= 0 && game.roles[r.role]?.faceless === true
  if (faceless) return
  const onBoard = game.zones[zoneKind(r.zone)]?.board === true || r.role >= 0
  if (!onBoard) listen(m, event, about, about, by)
  for (let kind = 0; kind < game.zones.length; kind++) {
    if (game.zones[kind]?.board !== true) continue
    for (let seat = 0; seat < 2; seat++) {
      const list = zoneOf(s, kind, seat).top
      for (let i = 0; i < list.length; i++) {
        const row = list[i] as number
        if (row >= 0) listen(m, event, row, about, by)
      }
    }
  }
  const under = zoneOf(s, game.zone.under, 0).top
  for (let i = 0; i < under.length; i++) {
    const row = under[i] as number
    if (game.roles[rowAt(s, row).role]?.faceless === false) listen(m, event, row, about, by)
  }
}

function listen(m: Machine, event: number, listener: number, about: number, by: number): void {
  const s = m.s
  const { game } = s.rules
  const r = rowAt(s, listener)
  const def = s.rules.defs[r.def] as CardDef
  if ((def.hears & (1 << event)) === 0) return
  for (const ability of def.abilities) {
    const trigger = ability.trigger
    if (trigger === null || trigger.on !== event) continue
    if (trigger.by !== 0 && trigger.by !== by && !(!trigger.self && isPlayed(trigger.by, by))) continue
    if (trigger.fromField && game.zones[zoneKind(rowAt(s, about).zone)]?.board !== true) continue
    if (trigger.self ? listener !== about : !heard(s, ability, listener, r, about)) continue
    wait(m, listener, r, ability)
  }
}

/** Other cards see a mutation as the play that it is (LF-R81). */
const isPlayed = (asked: number, by: number): boolean => BY[asked] === 'play' && BY[by] === 'mutate'

function heard(
  s: State,
  ability: CompiledAbility,
  listener: number,
  r: CardInstance,
  about: number,
): boolean {
  const filter = ability.trigger?.of
  if (filter === undefined || filter === null) return false
  return filter.test(s, rowAt(s, about), r.controller, listener)
}

function wait(m: Machine, row: number, r: CardInstance, ability: CompiledAbility): void {
  const s = m.s
  if (ability.stack > 0 && countLaid(s, row, s.rules.game.role.stacked) < ability.stack) return
  if (ability.once && (r.once & (1 << ability.index)) !== 0) return
  if (ability.holds !== null && !ability.holds(s, r.controller, row)) return
  s.waiting.push(newLink(-++s.serial, F_TRIGGER, r.controller, refOf(s, row), r.def, ability.index))
}

/** What one event noted from place `from` on: the turn player's first, then by time of entering (LG-R72). */
function rank(s: State, from: number): void {
  if (s.rules.game.triggers.order !== 'entered' || s.waiting.length - from < 2) return
  const first = s.vars[V_TURN_PLAYER]
  const entered = (link: Link): number => rowAt(s, rowOf(link.src)).entered
  const news = s.waiting.splice(from)
  news.sort((a, b) => Number(b.seat === first) - Number(a.seat === first) || entered(a) - entered(b))
  s.waiting.push(...news)
}

/** Triggers of a moment, e.g. the end of a turn: turn player's cards and the other's alike. */
export function noteMoment(m: Machine, event: number): void {
  const s = m.s
  const game = s.rules.game
  const from = s.waiting.length
  const turnPlayer = s.vars[V_TURN_PLAYER] as Seat
  for (let kind = 0; kind < game.zones.length; kind++) {
    if (game.zones[kind]?.board !== true) continue
    for (let seat = 0; seat < 2; seat++)
      for (const row of zoneOf(s, kind, seat).top) {
        if (row < 0) continue
        const r = rowAt(s, row)
        const def = s.rules.defs[r.def] as CardDef
        if ((def.hears & (1 << event)) === 0) continue
        for (const ability of def.abilities) {
          const trigger = ability.trigger
          if (trigger === null || trigger.on !== event) continue
          if (trigger.turn !== 0 && (trigger.turn === 1) !== (r.controller === turnPlayer)) continue
          wait(m, row, r, ability)
        }
      }
  }
  rank(s, from)
}

/** Destroys rows at once; "cannot" keeps those it protects (LF-R52). Answers how many went. */
export function destroy(m: Machine, rows: readonly number[], byBattle: boolean): number {
  const s = m.s
  const going: number[] = []
  for (const row of rows) if (!going.includes(row) && destructible(s, row, byBattle)) going.push(row)
  if (going.length === 0) return 0
  const from = m.s.waiting.length
  for (const row of going) note(m, E_DESTROYED, row, 0)
  for (const row of going) note(m, E_SENT, row, 0)
  rank(m.s, from)
  leave(m, going, byBattle ? 'battle' : 'destroy')
  return going.length
}

export function sacrifice(m: Machine, rows: readonly number[]): void {
  const from = m.s.waiting.length
  for (const row of rows) note(m, E_SACRIFICED, row, 0)
  for (const row of rows) note(m, E_SENT, row, 0)
  rank(m.s, from)
  leave(m, rows, 'sacrifice')
}

/** To the graveyard from anywhere, not destroyed. Stacked cards go silently (LF-9.4). */
export function send(m: Machine, rows: readonly number[], why: string): void {
  const from = m.s.waiting.length
  for (const row of rows) note(m, E_SENT, row, 0)
  rank(m.s, from)
  leave(m, rows, why)
}

function leave(m: Machine, rows: readonly number[], why: string): void {
  m.batch++
  for (const row of rows) noteShed(m, row)
  for (const row of rows) move(m, row, graveOf(m.s, row), why)
}

/** What is attached goes to the graveyard with its host and is "sent" there (LF-13.29); stacked and under cards go silently. */
function noteShed(m: Machine, host: number): void {
  const s = m.s
  const under = zoneOf(s, s.rules.game.zone.under, 0).top
  for (let i = 0; i < under.length; i++) {
    const row = under[i] as number
    const r = rowAt(s, row)
    if (r.host === host && s.rules.game.roles[r.role]?.sent === true) note(m, E_SENT, row, 0)
  }
}

export function toHand(m: Machine, rows: readonly number[]): void {
  const s = m.s
  m.batch++
  for (const row of rows) noteShed(m, row)
  for (const row of rows) {
    const to = landing(s, row)
    if (rowAt(s, row).zone === to) continue
    const from = s.waiting.length
    if (to === graveOf(s, row)) note(m, E_SENT, row, 0)
    rank(s, from)
    move(m, row, to, 'return')
  }
}

/** Cards destroyed and cards stripped from beneath others, all at once (LL-14.12, LL-R73). Answers how many were destroyed. */
export function strike(
  m: Machine,
  dying: readonly number[],
  stripped: readonly number[],
  byBattle: boolean,
): number {
  const going = dying.filter((row) => destructible(m.s, row, byBattle))
  for (const row of going) note(m, E_DESTROYED, row, 0)
  for (const row of going) note(m, E_SENT, row, 0)
  m.batch++
  for (const row of going) noteShed(m, row)
  for (const row of stripped) move(m, row, graveOf(m.s, row), 'damage')
  for (const row of going) move(m, row, graveOf(m.s, row), byBattle ? 'battle' : 'destroy')
  return going.length
}

/** Where a card that is to go to its owner's hand really goes. */
export function landing(s: State, row: number): number {
  const { game } = s.rules
  return game.landing?.(s, row) ?? zoneIndex(game.zone.hand, rowAt(s, row).owner)
}

/** A card arrives on the board of a seat in the zone of its kind (LF-R54). `by` is an index of BY. */
export function arrive(m: Machine, row: number, seat: Seat, by: number, why: string, slot = -1): Ref {
  const s = m.s
  const now = move(m, row, zoneIndex(s.rules.defs[rowAt(s, row).def]?.home ?? -1, seat), why, slot)
  touch()
  enter(m, row, by)
  return now
}

/** What has come onto the board has what it comes with, and triggers hear of it. */
export function enter(m: Machine, row: number, by: number): void {
  const s = m.s
  const r = rowAt(s, row)
  r.coins = s.rules.defs[r.def]?.text.coins ?? 0
  const from = s.waiting.length
  note(m, E_ARRIVED, row, by)
  rank(s, from)
}
