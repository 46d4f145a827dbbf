// The Legends table as plain data.

import { V_LIFE, V_PHASE } from '../../../engine/rules.ts'
import { extraOf, keywordOf, statOf } from '../../../engine/stats.ts'
import {
  ATTACK,
  type CardInstance,
  DONE,
  defOf,
  NONE,
  other,
  PASS,
  rowOf,
  SEAT,
  type Seat,
  type State,
} from '../../../engine/types.ts'
import { isFresh } from '../../../games/legends/battle.ts'
import {
  BOARD,
  CHARGE,
  FACES,
  FLURRY,
  isLegend,
  keywords,
  PICKS,
  POWER,
  phases,
  RITUALS,
  STOCK,
  V_FIRST,
  V_PICKS,
  V_ROUND,
} from '../../../games/legends/tables.ts'
import { keywordNotes } from '../../../games/legends/words.ts'
import {
  blankTile,
  type Ctx,
  contextOf,
  lookIn,
  plainModel,
  plainSide,
  plainTile,
  type Seen,
} from '../base.ts'
import type { FocusModel, TileModel } from '../shape.ts'
import type { Fight, LegendsModel, LegendsSide, LegendTile, Stage } from './shape.ts'
import { legendsWords } from './words.ts'

export const onBoard = (r: CardInstance): boolean => r.zone >> 1 === BOARD

function keywordsOf(s: State, row: number): string[] {
  const r = s.rows[row] as CardInstance
  if (onBoard(r)) return keywords.filter((_, i) => keywordOf(s, row, i) > 0)
  const printed = s.rules.defs[r.def]?.keywords ?? []
  return keywords.filter((_, i) => (printed[i] ?? 0) > 0)
}

export function tileOf(c: Ctx, row: number): LegendTile {
  const s = c.known
  const r = s.rows[row] as CardInstance
  const w = legendsWords.value
  const plain = plainTile(c, row)
  const legend = onBoard(r) && r.host < 0 && isLegend(s, row)
  const printed = plain.look.strength
  const power = printed === null ? null : legend ? statOf(s, row, POWER) : printed
  const has = keywordsOf(s, row)
  const most = (legend && keywordOf(s, row, FLURRY) > 0 ? 2 : 1) + r.extra + (legend ? extraOf(s, row) : 0)
  const attached = onBoard(r)
    ? s.rows.flatMap((card, at) => (card.zone >= 0 && card.host === row ? [tileOf(c, at)] : []))
    : []
  const fresh = legend && isFresh(s, row) && keywordOf(s, row, CHARGE) === 0
  return {
    ...plain,
    strength: power,
    change: power === null || printed === null ? 0 : (Math.sign(power - printed) as -1 | 0 | 1),
    spent: legend && r.done >= most,
    attached,
    keywords: has,
    coins: r.coins,
    fresh,
    forSale: r.zone >> 1 === FACES,
    notes: [
      ...has.map((keyword) => keywordNotes[keyword]?.[c.app] ?? keyword),
      ...(r.coins > 0 ? [w.coins(r.coins)] : []),
      ...(fresh ? [w.fresh] : []),
      ...(r.zone >> 1 === FACES
        ? [
            w.face(r.slot + 1),
            ...((plain.look.card?.cost ?? 3) < 3 ? [w.draws(3 - (plain.look.card?.cost ?? 3))] : []),
          ]
        : []),
    ],
  }
}

/** A card that is only named: picked in the draft, or owned. */
function namedTile(c: Ctx, card: number, at: number): TileModel {
  return { ...blankTile(lookIn(c, defOf(card))), ref: -1_000_000 - 512 * at - (card & 255) }
}

function ownedOf(c: Ctx, seat: Seat): TileModel[] {
  const rank = (tile: TileModel): string =>
    `${tile.look.card?.cost ?? 9}${tile.look.kind === 'legend' ? (tile.look.card?.level ?? 9) : 9}${tile.look.number}`
  return (c.known.owned[seat] ?? [])
    .map((card, at) => namedTile(c, card, at))
    .sort((a, b) => rank(a).localeCompare(rank(b)))
}

function sideOf(c: Ctx, seat: Seat): LegendsSide {
  const s = c.known
  const rows = (kind: number): LegendTile[] =>
    (s.zones[kind * 2 + seat]?.top ?? []).flatMap((row) => (row < 0 ? [] : [tileOf(c, row)]))
  const board = (s.zones[BOARD * 2 + seat]?.top ?? []).filter((row) => (s.rows[row]?.host ?? -1) < 0)
  const code = SEAT + seat
  const step =
    c.asked?.kind === 'act' ? c.offers?.next.find((next) => next.step.code === code)?.step : undefined
  const chosen = c.asked?.kind === 'act' ? c.path.findIndex((one) => one.code === code) + 1 : 0
  return {
    ...plainSide(c, seat, (row) => tileOf(c, row)),
    life: s.vars[V_LIFE + seat] ?? 0,
    lifeAfter: c.outcome?.life[seat] ?? null,
    legends: board.filter((row) => isLegend(s, row)).map((row) => tileOf(c, row)),
    fixtures: board.filter((row) => !isLegend(s, row)).map((row) => tileOf(c, row)),
    rituals: rows(RITUALS),
    drafted: (s.owned[seat] ?? []).map((card, at) => namedTile(c, card, at)),
    player: { mark: step ? 'target' : 'none', chosen, step: step ?? null },
  }
}

function fightOf(c: Ctx): Fight | null {
  const { battle } = c.known
  if (battle.stage === 0) return null
  const defender = other(battle.seat)
  const after = c.outcome?.life[defender]
  return {
    mine: battle.seat === c.holder,
    attacker: tileOf(c, rowOf(battle.attacker)),
    target: battle.target === 0 ? null : tileOf(c, rowOf(battle.target)),
    defender: c.names[defender],
    damage: after == null ? 0 : (c.known.vars[V_LIFE + defender] ?? 0) - after,
  }
}

/** 1, 2, 2, 2, 2, 2, 1 (LG-3.10). */
const pickSeats = (first: Seat): Seat[] =>
  Array.from({ length: PICKS }, (_, i) => (((i + 1) >> 1) % 2 === 0 ? first : other(first)))

const PICKS_ASKED: ReadonlySet<string> = new Set(['choose.draft', 'choose.recruit', 'choose.extraRecruit'])

function stageOf(s: State, prompt: string): Stage {
  if (prompt === 'choose.loserFirst' || s.result >= 0) return 'between'
  if (s.vars[V_ROUND] === 0) return 'draft'
  if (prompt === 'choose.extraRecruit') return 'recruit'
  return phases[s.vars[V_PHASE] ?? 0] ?? 'start'
}

function confirmOf(c: Ctx, plain: string): string {
  const w = legendsWords.value
  const { asked, path, known: s } = c
  if (!c.offers?.complete || !asked) return plain
  const head = path[0]?.code ?? 0
  if (head === PASS) return c.movesOn ? w.endTurn : plain
  if (asked.prompt === 'choose.draft') return w.take
  if (PICKS_ASKED.has(asked.prompt)) return head === NONE ? plain : w.recruit
  const r = s.rows[rowOf(head)]
  if (asked.kind !== 'act' || !r || onBoard(r)) return plain
  const kind = lookIn(c, r.def).kind
  if (kind === 'legend') return path.length < 2 || path[1]?.code === DONE ? w.summon : w.substitute
  return kind === 'ritual' || kind === 'ritualLegend' ? w.place : kind === 'equip' ? w.attach : w.cast
}

function endingWords(c: Ctx): string {
  const left = (c.offers?.first.length ?? 1) - 1
  const { endTurnAsk } = legendsWords.value
  return left > 0 ? `${endTurnAsk} ${c.w.stillPossible(left)}` : endTurnAsk
}

/** The next step, asked once and in the game's own words. */
const nextAsked = (c: Ctx, focus: FocusModel): FocusModel => ({
  ...focus,
  next: focus.due
    ? ''
    : focus.next && c.path[1]?.code === ATTACK
      ? c.game.words.promptText('choose.attackTarget', c.app)
      : focus.next,
})

export function legendsModel(seen: Seen): LegendsModel {
  const c = contextOf(seen)
  const s = c.known
  const w = legendsWords.value
  const mine = sideOf(c, c.holder)
  const theirs = sideOf(c, other(c.holder))
  const faces = (s.zones[FACES * 2]?.top ?? []).map((row) => (row < 0 ? null : tileOf(c, row)))
  const stock = s.zones[STOCK * 2]
  const open = (side: LegendsSide): TileModel[] => [...side.legends, ...side.fixtures, ...side.rituals]
  const plain = plainModel(c, {
    mine,
    theirs,
    tileOf: (row) => tileOf(c, row),
    board: [...open(mine), ...open(theirs), ...faces.filter((tile) => tile !== null)],
    places: new Set<number>(c.asked?.kind === 'act' ? [SEAT, SEAT + 1] : []),
    nextLabel: '',
  })
  const prompt = c.decision?.prompt ?? ''
  const first = s.vars[V_FIRST] ?? 0
  const stage = stageOf(s, prompt)
  return {
    ...plain,
    mine,
    theirs,
    lists: {
      ...plain.lists,
      ruins: { title: w.discard, tiles: mine.ruins },
      theirRuins: { title: w.discard, tiles: theirs.ruins },
      rituals: { title: w.ritualsOf(mine.name), tiles: mine.rituals },
      theirRituals: { title: w.ritualsOf(theirs.name), tiles: theirs.rituals },
      owned: { title: w.ownedOf(mine.name), tiles: ownedOf(c, mine.seat) },
      theirOwned: { title: w.ownedOf(theirs.name), tiles: ownedOf(c, theirs.seat) },
    },
    waiting: c.passing && c.movesOn ? { ...plain.waiting, why: endingWords(c) } : plain.waiting,
    focus: plain.focus && nextAsked(c, plain.focus),
    concede: stage === 'draft' || stage === 'between' ? null : w.concedeRound,
    confirm: confirmOf(c, plain.confirm),
    nextLabel: c.movesOn ? w.endTurn : '',
    stage,
    taking: PICKS_ASKED.has(prompt),
    faces,
    stock: stock ? stock.top.length + stock.bag.length + stock.bottom.length : 0,
    round: s.vars[V_ROUND] ?? 0,
    picks: { seats: pickSeats(first === 1 ? 1 : 0), made: s.vars[V_PICKS] ?? 0 },
    fight: fightOf(c),
  }
}
