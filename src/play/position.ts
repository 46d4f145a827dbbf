// A position set up card by card, as a scenario gives it. What the rules cannot bring about is refused.

import { apply, extend, inputOf, newOptions, question, start, validate } from '../engine/door.ts'
import { type CardDef, type Machine, type Rules, V_LIFE, V_TURN } from '../engine/rules.ts'
import { touch } from '../engine/stats.ts'
import { bitOf, type CardNo, defOf, PASS, SEAT, type Seat, type State } from '../engine/types.ts'
import { fromBag, rowAt, zoneIndex } from '../engine/zones.ts'
import { answerChance, stream } from './chance.ts'
import { Impossible, kindZone, type Placed, type Position, readGiven, type SeatGiven } from './given.ts'
import { PLAIN, type Seating, type Who } from './names.ts'
import { type Checked, fine, trouble } from './problem.ts'

export type { CardGiven, Position, SeatGiven } from './given.ts'

const PLAYERS: readonly Who[] = ['P', 'Q']
const NO_SEED = '00000000000000000000000000000000'
const FIRST_TURN_WITH_ATTACKS = 3
/** Cards for the opening hands and draws of the turn that leads to the position. */
const SPARE = 12
const MOST_INPUTS = 60

/** The position as a state that stands at the window of its phase; a Problem when it cannot be. */
export function buildPosition(rules: Rules, position: Position, seating: Seating = PLAIN): Checked<State> {
  try {
    const placed = readGiven(rules, seating, position)
    for (const one of placed) checkZone(rules, one)
    const s = windowOf(rules, position, seating)
    clear(s)
    for (const who of PLAYERS) setLife(s, who, seating, { ...position.both, ...position[who] })
    s.vars[V_TURN] = wholeNumber('turn', position.turn ?? FIRST_TURN_WITH_ATTACKS, 1)
    fillBags(s, placed)
    for (const one of placed) lay(s, one)
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
  const own = kindZone(rules, def)
  const fits = spec?.board === true ? own === zoneId : def.play !== null || zone === rules.game.zone.deck
  if (!fits && spec?.board === true && (def.play?.targets[0]?.attach ?? -1) >= 0)
    throw new Impossible('position.host', { where, card: text })
  if (!fits) throw new Impossible('position.wrongZone', { where, card: text, zone: zoneId })
  const single = [rules.game.role.attachment, rules.game.role.under]
  for (const role of single) {
    const count = under.filter((laid) => laid.role === role).length
    if (count > 1)
      throw new Impossible('position.tooMany', {
        where: `${where}.${text}`,
        count,
        zone: rules.game.roles[role]?.id ?? '',
        room: 1,
      })
  }
  const mutated = def.play?.mutate === true && spec?.board === true
  if (mutated !== under.some((laid) => laid.role === rules.game.role.under))
    throw new Impossible('position.host', { where, card: text })
}

/** A match led by passing to the window of the wanted phase in its player's first turn. */
function windowOf(rules: Rules, position: Position, seating: Seating): State {
  const phase = position.phase ?? 'boostPhase'
  const prompt = `window.${phase}`
  const phases = rules.game.windows.map((window) => window.prompt.replace(/^window\./, ''))
  if (!phases.includes(phase))
    throw new Impossible('position.unknownPhase', { phase, known: phases.join(', ') })
  const s = start(rules, { decks: [spareDeck(rules), spareDeck(rules)], bestOf: 1 })
  const turnPlayer = seating[position.turnPlayer ?? 'P']
  for (let inputs = 0; inputs < MOST_INPUTS; inputs += 1) {
    const asked = question(s)
    if (asked.ask === 'over') break
    if (asked.ask === 'chance') apply(s, answerChance(s, asked, stream(NO_SEED, s.inputs)), null)
    else if (asked.prompt === prompt) return s
    else apply(s, inputOf(s, [{ code: wayOn(s, turnPlayer), card: 0, to: 0 }]), null)
  }
  throw new Impossible('position.unknownPhase', { phase, known: phases.join(', ') })
}

/** Passes; where the first player is chosen, chooses the wanted one. */
function wayOn(s: State, turnPlayer: Seat): number {
  const options = newOptions(false)
  extend(s, [], options)
  for (const code of [PASS, SEAT + turnPlayer]) if (options.codes.includes(code)) return code
  return options.codes[0] ?? PASS
}

function spareDeck(rules: Rules): { cards: number[]; side: number[] } {
  const land = rules.defs.findIndex((def) => def !== undefined && def.play === null && def.index > 0)
  const spare = rules.defs.findIndex((def) => def !== undefined && def.play !== null)
  return { cards: [land, ...new Array<number>(SPARE).fill(spare)], side: [] }
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
    if (name !== 'life')
      throw new Impossible('position.unknownZone', { where: who, zone: name, known: 'life' })
    s.vars[V_LIFE + seating[who]] = wholeNumber(`${who}.life`, value, 1)
  }
}

const ownerOf = (card: CardNo): Seat => ((card >> 7) & 1) as Seat
const deckOf = (s: State, card: CardNo): number => zoneIndex(s.rules.game.zone.deck, ownerOf(card))

/** Every card starts in its owner's bag; what lies elsewhere is then taken out of it. */
function fillBags(s: State, placed: readonly Placed[]): void {
  for (const { card, under } of placed)
    for (const each of [card, ...under.map((laid) => laid.card)]) s.zones[deckOf(s, each)]?.bag.push(each)
}

function lay(s: State, { where, text, card, seat, zone, slot, under }: Placed): void {
  const { game } = s.rules
  if (zone === game.zone.deck) return
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
  const noRoom = zone === game.zone.creatures ? game.noRoom(s, seat, defOf(card), -1) : null
  if (noRoom !== null) throw new Impossible('position.noRoom', { where, card: text, reason: noRoom })
  const row = fromBag(m, deckOf(s, card), card, onBoard ? 3 : bitOf(seat), to, 'given')
  const r = rowAt(s, row)
  if (onBoard) r.controller = seat
  if (slot >= 0) {
    slots[r.slot] = -1
    slots[slot] = row
    r.slot = slot
  }
  for (const laid of under) {
    const on = fromBag(
      m,
      deckOf(s, laid.card),
      laid.card,
      3,
      zoneIndex(game.zone.under, 0),
      'given',
      row,
      laid.role,
    )
    rowAt(s, on).controller = laid.role === game.role.attachment ? ownerOf(laid.card) : seat
  }
}
