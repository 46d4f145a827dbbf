// Last Land's table: five fields a side, what stands and lies on them, the deck that is a life, the round of six steps.

import { F_PLAY, V_PHASE, V_TURN_PLAYER } from '../../../engine/rules.ts'
import { statOf } from '../../../engine/stats.ts'
import {
  ATTACK,
  type CardInstance,
  other,
  PLACE,
  placeCode,
  placeSeat,
  placeSlot,
  rowOf,
  type Seat,
} from '../../../engine/types.ts'
import { isCharacter } from '../../../games/lastland/board.ts'
import { BACK, BATTLE_PHASE, FIELDS, FRONT, MAIN, phases, TRAPS } from '../../../games/lastland/tables.ts'
import { extras } from '../../card/extras.ts'
import type { Look } from '../../card/look.ts'
import {
  type Ctx,
  contextOf,
  lookIn,
  nameOf,
  onField,
  plainModel,
  plainSide,
  plainTile,
  type Seen,
  varOf,
} from '../base.ts'
import type { SideModel, TableModel, TileModel } from '../shape.ts'
import { numberOf } from './look.ts'
import { fieldName } from './terms.ts'

export interface FieldModel {
  /** its code in a path */
  place: number
  name: string
  tile: TileModel | null
  /** a Trap that is set here; its face may be hidden */
  trap: TileModel | null
  /** a character that has been declared to enter here */
  awaited: Look | null
  /** the field itself is the next step */
  mark: 'none' | 'target'
  chosen: boolean
  /** it is attacked */
  attacked: boolean
}

export interface FieldSide extends SideModel {
  front: FieldModel[]
  back: FieldModel[]
  /** cards left in the deck after the previewed act; null: no change known */
  deckAfter: number | null
  /** holds the Turn Counter */
  counter: boolean
}

export interface BattleModel {
  mine: boolean
  attacker: string
  atk: number
  field: string
  guard: { name: string; def: number } | null
  /** cards that the deck loses if nobody guards or answers; 0: none, or not known */
  loss: number
}

/** One of the six steps of two rounds. */
export interface RoundStep {
  is: 'first' | 'second' | 'battle'
  mine: boolean
}

export interface LastlandModel extends TableModel {
  mine: FieldSide
  theirs: FieldSide
  battle: BattleModel | null
  round: number
  steps: RoundStep[]
  /** which of the steps it is; -1: before the first */
  step: number
  phase: string
}

/** The one question of a character in the Battle Phase (LL-8.4). */
export const DECIDES = 'choose.attack'

function tileOf(c: Ctx, row: number): TileModel {
  const s = c.known
  const r = s.rows[row] as CardInstance
  const tile = plainTile(c, row)
  if (!onField(s, row) || tile.look.card === null) return tile
  const under = (role: number): TileModel[] =>
    s.rows.flatMap((card, at) =>
      card.zone >= 0 && card.host === row && card.role === role ? [tileOf(c, at)] : [],
    )
  const { role } = s.rules.game
  const power = under(role.stacked)
  const limit = tile.look.card.hp ?? 0
  const numbers = tile.look.numbers.map(({ key, value }, stat) =>
    numberOf(key, statOf(s, row, stat), value, c.app),
  )
  // one of several must decide now: that is no offer that may be passed
  const mark = tile.mark === 'playable' && c.asked?.prompt === DECIDES ? 'target' : tile.mark
  return {
    ...tile,
    mark,
    numbers: [...numbers, numberOf('power', power.length, limit, c.app)],
    spent: r.turned === 1,
    attached: under(role.attachment),
    stacked: power,
    under: under(role.under)[0] ?? null,
  }
}

function fieldOf(c: Ctx, seat: Seat, slot: number): FieldModel {
  const s = c.known
  const place = placeCode(seat, slot)
  const rows = (kind: number): number => s.zones[kind * 2 + seat]?.top[slot] ?? -1
  const step = c.offers?.next.find((next) => next.step.code === place)?.step ?? null
  const chosen = c.path.some((one) => one.code === place)
  const row = rows(FIELDS)
  const trap = rows(TRAPS)
  const waits = s.chain.find(
    (link) => link.form === F_PLAY && link.place === place && isCharacter(s, link.def),
  )
  const plain = row < 0 ? null : tileOf(c, row)
  const tile: TileModel | null = plain && step ? { ...plain, step, mark: 'target' } : plain
  return {
    place,
    name: fieldName(slot, c.holder === 1, c.app),
    tile: tile && chosen ? { ...tile, chosen: 1 } : tile,
    trap: trap < 0 ? null : { ...plainTile(c, trap), spent: (s.rows[trap]?.done ?? 0) !== 0 },
    awaited: waits ? lookIn(c, waits.def) : null,
    mark: step ? 'target' : 'none',
    chosen,
    attacked: s.battle.stage > 0 && s.battle.place === place,
  }
}

function sideOf(c: Ctx, seat: Seat): FieldSide {
  const plain = plainSide(c, seat, (row) => tileOf(c, row))
  // the second player sees the board turned round (LL-2.7)
  const seen = (slots: readonly number[]): FieldModel[] => {
    const fields = slots.map((slot) => fieldOf(c, seat, slot))
    return c.holder === 1 ? fields.reverse() : fields
  }
  const lost = deckLoss(c, seat)
  return {
    ...plain,
    turn: plain.turn && c.known.vars[V_PHASE] !== BATTLE_PHASE,
    front: seen(FRONT),
    back: seen(BACK),
    deckAfter: lost > 0 ? Math.max(0, plain.deck - lost) : null,
    counter: varOf(c.known, 'holder') === seat && varOf(c.known, 'round') > 0,
  }
}

/** Cards that the previewed act takes from a deck, as far as the rules run on without a chance. */
export function deckLoss(c: Ctx, seat: Seat): number {
  let n = 0
  for (const event of c.outcome?.events ?? [])
    if (event.e === 'moved' && event.from === c.known.rules.game.zone.deck * 2 + seat) n++
  for (const deal of c.outcome?.deals ?? [])
    if (deal.zone === c.known.rules.game.zone.deck * 2 + seat) n += deal.n
  return n
}

function battleOf(c: Ctx): BattleModel | null {
  const s = c.known
  const { battle } = s
  if (battle.stage === 0) return null
  const attacker = rowOf(battle.attacker)
  const guard = battle.guard === 0 ? -1 : rowOf(battle.guard)
  return {
    mine: battle.seat === c.holder,
    attacker: nameOf(c, battle.attacker),
    atk: s.rows[attacker] ? statOf(s, attacker, 0) : 0,
    field: battle.place < 0 ? '' : fieldName(placeSlot(battle.place), c.holder === 1, c.app),
    guard: guard < 0 ? null : { name: nameOf(c, battle.guard), def: statOf(s, guard, 1) },
    loss: guard < 0 ? deckLoss(c, other(battle.seat)) : 0,
  }
}

/** First, second, battle, second, first, battle (LL-8.6). */
function roundOf(c: Ctx): Pick<LastlandModel, 'round' | 'steps' | 'step' | 'phase'> {
  const s = c.known
  const first = varOf(s, 'firstPlayer')
  const round = varOf(s, 'round')
  const mine = (is: 'first' | 'second'): RoundStep => ({
    is,
    mine: (is === 'first') === (first === c.holder),
  })
  const battle: RoundStep = { is: 'battle', mine: false }
  const steps = [mine('first'), mine('second'), battle, mine('second'), mine('first'), battle]
  const phase = s.vars[V_PHASE] ?? 0
  const half = round % 2 === 1 ? 0 : 3
  const leads = half === 0 ? first : 1 - first
  const at = phase === BATTLE_PHASE ? 2 : s.vars[V_TURN_PLAYER] === leads ? 0 : 1
  return { round, steps, step: round === 0 ? -1 : half + at, phase: phases[phase] ?? '' }
}

/** Codes of the ten fields. */
export const PLACES: ReadonlySet<number> = new Set(
  ([0, 1] as const).flatMap((seat) => [0, 1, 2, 3, 4].map((slot) => placeCode(seat, slot))),
)

/** A field's name by its code. */
export const placeName = (c: Seen, code: number): string =>
  code < PLACE || !PLACES.has(code)
    ? ''
    : (placeSeat(code) === c.holder ? '' : c.w.enemyField) + fieldName(placeSlot(code), c.holder === 1, c.app)

/** A verb of the game's own stands on the button that does it: guard, hold back, set. */
function confirmWord(c: Ctx): string {
  const verb = c.path[1]?.code ?? 0
  const own = c.offers?.complete && verb > 0 && verb < PLACE && verb !== ATTACK
  return (own && extras.value?.label(c, verb)) || ''
}

export function lastlandModel(seen: Seen): LastlandModel {
  const c = contextOf(seen)
  const mine = sideOf(c, c.holder)
  const theirs = sideOf(c, other(c.holder))
  const board = [mine, theirs]
    .flatMap((side) => [...side.front, ...side.back])
    .flatMap((field) => [field.tile, field.trap])
    .filter((tile) => tile !== null)
  const plain = plainModel(c, {
    mine,
    theirs,
    tileOf: (row) => tileOf(c, row),
    board,
    places: PLACES,
    nextLabel: c.known.vars[V_PHASE] === MAIN ? c.w.endTurn : '',
  })
  const { focus } = plain
  return {
    ...plain,
    // once a payment is begun, what is still due says it all
    focus: focus?.due && c.path.length > 1 ? { ...focus, next: '' } : focus,
    confirm: confirmWord(c) || plain.confirm,
    battle: battleOf(c),
    ...roundOf(c),
  }
}
