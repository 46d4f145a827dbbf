// A position set up card by card, as a scenario gives it. What the rules cannot bring about is refused.

import { noBattle } from '../engine/clone.ts'
import { apply, extend, inputOf, newOptions, question, type Step, start, validate } from '../engine/door.ts'
import {
  type CardDef,
  FIRST_GAME_VAR,
  type Machine,
  type Rules,
  V_LIFE,
  V_TURN,
  V_TURN_PLAYER,
} from '../engine/rules.ts'
import { touch } from '../engine/stats.ts'
import { bitOf, type CardNo, defOf, PASS, SEAT, type Seat, type State } from '../engine/types.ts'
import { fromBag, noRoom, rowAt, zoneIndex } from '../engine/zones.ts'
import { answerChance, stream } from './chance.ts'
import { poolConfig } from './decks.ts'
import { Impossible, kindZone, type Placed, type Position, readGiven, type SeatGiven } from './given.ts'
import { PLAIN, type Seating, type Who } from './names.ts'
import { type Checked, fine, trouble } from './problem.ts'
import { atPhase, firstSteps } from './scene.ts'

export type { CardGiven, Position, SeatGiven } from './given.ts'

const PLAYERS: readonly Who[] = ['P', 'Q']
const NO_SEED = '00000000000000000000000000000000'
const FIRST_TURN_WITH_ATTACKS = 3
/** Cards of the decks that lead to the position. */
const SPARE = 50
const MOST_INPUTS = 120

/** The position as a state that stands at the window of its phase; a Problem when it cannot be. */
export function buildPosition(rules: Rules, position: Position, seating: Seating = PLAIN): Checked<State> {
  try {
    const placed = readGiven(rules, seating, position)
    for (const one of placed) checkZone(rules, one)
    const s = windowOf(rules, position, seating)
    if (position.begin !== undefined) return fine(s)
    clear(s)
    for (const who of PLAYERS) setLife(s, who, seating, { ...position.both, ...position[who] })
    s.vars[V_TURN] = wholeNumber('turn', position.turn ?? FIRST_TURN_WITH_ATTACKS, 1)
    s.battle = noBattle()
    fillBags(s, placed)
    for (const one of placed) if (!one.fresh) lay(s, one)
    rules.game.settled?.(s)
    for (const one of placed) if (one.fresh) lay(s, one)
    touch()
    const faults = validate(s)
    return faults.length === 0 ? fine(s) : trouble('position.faults', { faults: faults.join('; ') })
  } catch (error) {
    if (error instanceof Impossible) return trouble(error.key, error.values)
    throw error
  }
}

function wholeNumber(where: string, value: number, least: number): number {
  if (!Number.isSafeInteger(value) || value < least)
    throw new Impossible('position.number', { where, value, least })
  return value
}

function checkZone(rules: Rules, { where, text, card, zone, under }: Placed): void {
  const def = rules.defs[defOf(card)] as CardDef
  const spec = rules.game.zones[zone]
  const zoneId = spec?.id ?? ''
  if (spec?.per === 'match') return
  const own = kindZone(rules, def)
  const fits = spec?.board === true ? own === zoneId : def.play !== null || zone === rules.game.zone.deck
  if (!fits && spec?.board === true && (def.play?.targets[0]?.attach ?? -1) >= 0)
    throw new Impossible('position.host', { where, card: text })
  if (!fits) throw new Impossible('position.wrongZone', { where, card: text, zone: zoneId })
  const { attachment, under: base } = rules.game.role
  for (const role of [attachment, base]) {
    if (role < 0 || (role === attachment && rules.game.roles[role]?.single !== true)) continue
    const count = under.filter((laid) => laid.role === role).length
    if (count > 1)
      throw new Impossible('position.tooMany', {
        where: `${where}.${text}`,
        count,
        zone: rules.game.roles[role]?.id ?? '',
        room: 1,
      })
  }
  const lies = under.some((laid) => laid.role === rules.game.role.under)
  const mutated = def.play?.mutate === true && spec?.board === true
  if (mutated ? !lies : lies && def.text.condition === undefined)
    throw new Impossible('position.host', { where, card: text })
}

/** A match led by passing to the window of the wanted phase in its player's first turn. */
function windowOf(rules: Rules, position: Position, seating: Seating): State {
  const { windows } = rules.game
  const phases = windows.map((window) => window.prompt.replace(/^window\./, ''))
  const phase = position.phase ?? phases[windows.findIndex((window) => window.own)] ?? ''
  const turnPlayer = seating[position.turnPlayer ?? 'P']
  const pooled = rules.game.pooled === true
  const pool = poolConfig(rules, position.pool)
  if (!pool.ok) throw new Impossible(pool.problem.key, pool.problem.values)
  const s = start(rules, {
    decks: [spareDeck(rules), spareDeck(rules)],
    bestOf: pooled ? 3 : 1,
    options: { first: turnPlayer, ...position.begin },
    ...pool.value,
  })
  for (let inputs = 0; inputs < MOST_INPUTS; inputs += 1) {
    const asked = question(s)
    if (asked.ask === 'over') break
    if (asked.ask === 'chance') apply(s, answerChance(s, asked, stream(NO_SEED, s.inputs)), null)
    else if (atPhase(asked, phase) && isThen(s, position, seating)) return s
    else apply(s, inputOf(s, wayOn(s, turnPlayer)), null)
  }
  throw new Impossible('position.unknownPhase', { phase, known: phases.join(', ') })
}

/** Where a counter says who leads: the turn of this player while that one holds it. */
function isThen(s: State, { turnPlayer, holder }: Position, seating: Seating): boolean {
  const at = s.rules.game.vars.indexOf('holder')
  if (at < 0) return true
  const holds = s.vars[FIRST_GAME_VAR + at]
  if (holder !== undefined && holds !== seating[holder]) return false
  return turnPlayer === undefined ? true : s.vars[V_TURN_PLAYER] === seating[turnPlayer]
}

/** Passes; where the first player is chosen, chooses the wanted one. */
function wayOn(s: State, turnPlayer: Seat): Step[] {
  const options = newOptions(false)
  extend(s, [], options)
  for (const code of [PASS, SEAT + turnPlayer])
    if (options.codes.includes(code)) return [{ code, card: 0, to: 0 }]
  return firstSteps(s)
}

function spareDeck(rules: Rules): { cards: number[]; side: number[] } {
  // a deck may need a card that is never played
  const unplayed = rules.defs.findIndex((def) => def.play === null && def.index > 0)
  const spare = rules.defs.findIndex((def) => def.play !== null)
  const needed = unplayed < 0 ? [] : [unplayed]
  return { cards: [...needed, ...new Array<number>(SPARE - needed.length).fill(spare)], side: [] }
}

function clear(s: State): void {
  s.rows = []
  s.free = []
  s.mods = []
  s.chain = []
  s.waiting = []
  s.seen = []
  s.zones.forEach((zone, index) => {
    zone.top = new Array<number>(s.rules.game.zones[index >> 1]?.slots ?? 0).fill(-1)
    zone.bag = []
    zone.bottom = []
    zone.knownTo = 3
  })
}

function setLife(s: State, who: Who, seating: Seating, given: SeatGiven): void {
  for (const [name, value] of Object.entries(given)) {
    if (typeof value !== 'number') continue
    const counted = s.rules.game.vars.indexOf(`${name}0`)
    if (name === 'life') s.vars[V_LIFE + seating[who]] = wholeNumber(`${who}.life`, value, 1)
    else if (counted >= 0)
      s.vars[FIRST_GAME_VAR + counted + seating[who]] = wholeNumber(`${who}.${name}`, value, 0)
    else throw new Impossible('position.unknownZone', { where: who, zone: name, known: 'life' })
  }
}

const deckOf = (s: State, owner: Seat): number => zoneIndex(s.rules.game.zone.deck, owner)

/** Every card starts in its owner's bag; what lies elsewhere is then taken out of it. */
function fillBags(s: State, placed: readonly Placed[]): void {
  const put = (zone: number, owner: Seat, card: CardNo) => {
    const z = s.zones[zone]
    if (z === undefined) return
    z.bag.push(card)
    z.knownTo = s.rules.game.zones[zone >> 1]?.per === 'match' ? 3 : bitOf(owner)
  }
  for (const one of placed) {
    put(sourceOf(s, one), one.owner, one.card)
    for (const laid of one.under) put(deckOf(s, laid.owner), laid.owner, laid.card)
  }
}

/** The bag that a card comes out of: its owner's deck, or the stock of the match. */
function sourceOf(s: State, { zone, owner }: Placed): number {
  const { zones } = s.rules.game
  if (zones[zone]?.per !== 'match') return deckOf(s, owner)
  return zoneIndex(
    zones.findIndex((spec) => spec.per === 'match' && spec.see === 'none'),
    0,
  )
}

function lay(s: State, placed: Placed): void {
  const { where, text, card, owner, seat, zone, slot, under } = placed
  const { game } = s.rules
  if (zoneIndex(zone, game.zones[zone]?.per === 'match' ? 0 : owner) === sourceOf(s, placed)) return
  const m: Machine = { s, sink: null, batch: 0, moved: false, unopened: false, cut: false }
  const spec = game.zones[zone]
  const onBoard = spec?.board === true
  const to = zoneIndex(zone, seat)
  const slots = s.zones[to]?.top ?? []
  if (spec !== undefined && spec.slots > 0) {
    if (!slots.includes(-1))
      throw new Impossible('position.tooMany', {
        where,
        count: spec.slots + 1,
        zone: spec.id,
        room: spec.slots,
      })
    if (slot >= 0 && slots[slot] !== -1) throw new Impossible('position.slot', { where, slot, zone: spec.id })
  }
  if (spec?.places !== undefined && slot < 0)
    throw new Impossible('position.slot', { where, slot: '?', zone: spec.id })
  const full = zone === game.zone.creatures ? noRoom(s, seat, defOf(card), -1) : null
  if (full !== null) throw new Impossible('position.noRoom', { where, card: text, reason: full })
  const row = fromBag(m, sourceOf(s, placed), card, onBoard ? 3 : bitOf(seat), to, 'given')
  const r = rowAt(s, row)
  r.turned = placed.turned
  r.done = placed.done
  if (onBoard) {
    r.controller = seat
    r.coins = placed.coins >= 0 ? placed.coins : (s.rules.defs[r.def]?.text.coins ?? 0)
  }
  if (slot >= 0) {
    slots[r.slot] = -1
    slots[slot] = row
    r.slot = slot
  }
  for (const laid of under) {
    const on = fromBag(
      m,
      deckOf(s, laid.owner),
      laid.card,
      game.roles[laid.role]?.see === 'owner' ? bitOf(laid.owner) : 3,
      zoneIndex(game.zone.under, 0),
      'given',
      row,
      laid.role,
    )
    rowAt(s, on).controller = laid.role === game.role.attachment ? laid.owner : seat
  }
}
