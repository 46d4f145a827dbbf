// The part of the table's model that all games share: from what one seat may know, the question, and the half-made choice.

import { question, type Step } from '../../engine/door.ts'
import { FIRST_GAME_VAR, V_TURN, V_TURN_PLAYER } from '../../engine/rules.ts'
import { codesOf } from '../../engine/runs.ts'
import {
  ATTACK,
  type CardInstance,
  type Decision,
  defOf,
  NAMED,
  other,
  PASS,
  type Ref,
  rowOf,
  type Seat,
  type State,
} from '../../engine/types.ts'
import { extras } from '../card/extras.ts'
import type { Look } from '../card/look.ts'
import { lookOf } from '../card/looks.ts'
import type { Dictionary } from '../language/en.ts'
import type { Tongue } from '../settings.ts'
import type { GameData } from './game.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { askedWords, nextWords, saidWords, waitingWords, wordLabel } from './say.ts'
import type { ChainEntry, FocusModel, SideModel, TableModel, TileModel, WordStep } from './shape.ts'
import { isWord, type NextStep, type Offers, offersAfter, passMovesOn } from './steps.ts'

export interface Seen {
  game: GameData
  /** the state as the holder may know it */
  known: State
  holder: Seat
  path: readonly Step[]
  /** cards of a set that is being chosen in any order, before they make a path (sets.ts) */
  picks: readonly Ref[]
  /** cards that the set may still take */
  free: ReadonlySet<Ref>
  /** where in the path the set begins; its length: there is none */
  base: number
  /** a card that was tapped without being a step */
  looked: Ref
  names: readonly [string, string]
  cards: Tongue
  app: Tongue
  w: Dictionary
  /** definition and seat of the card played last */
  last: { def: number; seat: Seat } | null
  /** everything that happened has been shown */
  settled: boolean
  mayUndo: boolean
  thinking: boolean
  /** what has just happened, in words */
  happening: string
}

export interface Ctx extends Seen {
  /** who is asked, whoever it is */
  decision: Decision | null
  /** the same if it is the holder */
  asked: Decision | null
  offers: Offers | null
  outcome: Outcome | null
  passing: boolean
  /** passing means going on to the next phase */
  movesOn: boolean
}

export function contextOf(seen: Seen): Ctx {
  const { known: s, holder, path } = seen
  const q = seen.settled ? question(s) : null
  const decision = q?.ask === 'decision' ? q : null
  const asked = decision?.seat === holder ? decision : null
  const offers = asked ? offersAfter(s, path) : null
  const passing = path[0]?.code === PASS
  const previewed = offers?.complete && !passing ? path : []
  const movesOn =
    asked !== null &&
    passMovesOn(s, asked, s.vars[V_TURN_PLAYER] ?? 0) &&
    seen.game.moves?.(asked.prompt) !== false
  return { ...seen, decision, asked, offers, passing, movesOn, outcome: outcomeOf(s, previewed) }
}

export const refAt = (s: State, row: number): Ref => row + 4096 * (s.rows[row]?.stamp ?? 0)

export const lookIn = (c: Seen, def: number): Look => lookOf(c.game, c.known.rules, def, c.cards)

export const varOf = (s: State, name: string): number =>
  s.vars[FIRST_GAME_VAR + s.rules.game.vars.indexOf(name)] ?? 0

/** Index of a kind of zone by the kind of card that lies in it. */
export function zoneOfKind(s: State, kind: string): number {
  const { game } = s.rules
  const zone = game.kinds.find((spec) => spec.id === kind)?.zone
  return game.zones.findIndex((spec) => spec.id === zone)
}

export const onField = (s: State, row: number): boolean =>
  s.rules.game.zones[(s.rows[row]?.zone ?? -2) >> 1]?.board === true

/** A card that lies nowhere on the table. */
export const blankTile = (look: Look): TileModel => ({
  ref: 0,
  look,
  strength: look.strength,
  change: 0,
  numbers: look.numbers,
  mark: 'none',
  chosen: 0,
  spent: false,
  acting: false,
  fate: 'stays',
  step: null,
  why: null,
  attached: [],
  stacked: [],
  under: null,
  notes: [],
  copies: 0,
})

/** A card as the question and the choice mark it; games add what lies on it and its numbers. */
export function plainTile(c: Ctx, row: number): TileModel {
  const s = c.known
  const r = s.rows[row] as CardInstance
  const ref = refAt(s, row)
  const offered = c.offers?.next.find(({ step }) => step.code === ref) ?? null
  const place = c.path.findIndex((step) => step.code === ref)
  const picked = c.picks.indexOf(ref)
  const refused = c.offers?.refused.get(ref)
  const playable = c.path.length === 0 && c.asked?.kind === 'act'
  return {
    ...blankTile(lookIn(c, r.def)),
    ref,
    mark: !offered && !c.free.has(ref) ? 'none' : playable ? 'playable' : 'target',
    chosen: picked < 0 && place < 0 ? 0 : c.asked?.kind === 'order' ? place + 2 : 1,
    acting: s.battle.stage > 0 && s.battle.attacker === ref,
    fate: c.outcome?.fates.get(ref) ?? 'stays',
    step: c.picks.length > 0 || c.free.has(ref) ? null : (offered?.step ?? null),
    why: refused ? (extras.value?.reasonText(refused.why, c.app, { n: refused.n }) ?? '') : null,
    reason: refused?.why ?? null,
  }
}

/** The name of what a ref or link stands for. */
export function nameOf(c: Seen, ref: Ref): string {
  const s = c.known
  if (ref < 0) {
    const link = [...s.chain, ...s.waiting].find((entry) => entry.id === ref)
    return link ? lookIn(c, link.def || (s.rows[rowOf(link.src)]?.def ?? 0)).name : ''
  }
  return lookIn(c, s.rows[rowOf(ref)]?.def ?? 0).name
}

/** What every game has of a side. */
export function plainSide(c: Ctx, seat: Seat, tileOf: (row: number) => TileModel): SideModel {
  const s = c.known
  const { zone } = s.rules.game
  const tiles = (kind: number): TileModel[] =>
    (s.zones[kind * 2 + seat]?.top ?? []).flatMap((row) => (row < 0 ? [] : [tileOf(row)]))
  const deck = s.zones[zone.deck * 2 + seat]
  return {
    seat,
    name: c.names[seat],
    hand: tiles(zone.hand),
    deck: deck ? deck.top.length + deck.bag.length + deck.bottom.length : 0,
    ruins: tiles(zone.grave),
    turn: s.vars[V_TURN_PLAYER] === seat,
    wins: varOf(s, 'bestOf') > 1 ? varOf(s, `wins${seat}`) : null,
  }
}

function chainOf(c: Ctx): ChainEntry[] {
  const s = c.known
  return s.chain.map((link) => {
    const own = link.def === 0
    return {
      link: link.id,
      ref: link.src,
      seat: link.seat,
      mine: link.seat === c.holder,
      look: lookIn(c, own ? (s.rows[rowOf(link.src)]?.def ?? 0) : link.def),
      title: own ? (extras.value?.label(c, link.id) ?? '') : '',
      targets: codesOf(link.targets)
        .filter((ref) => ref >= 4096 || ref < 0)
        .map((ref) => nameOf(c, ref)),
      negated: link.state !== 0,
      mark: c.offers?.next.some(({ step }) => step.code === link.id) ? 'target' : 'none',
      chosen: c.path.findIndex((step) => step.code === link.id) + 1,
      step: c.offers?.next.find(({ step }) => step.code === link.id)?.step ?? null,
    }
  })
}

/** What a game hands over to be made into a table. */
export interface Laid<S extends SideModel> {
  mine: S
  theirs: S
  tileOf: (row: number) => TileModel
  /** cards that lie open on the board */
  board: TileModel[]
  /** codes that are shown as places of the board, not as words */
  places: ReadonlySet<number>
  nextLabel: string
}

/** Steps that are cards lying in no place of the board: discarded or looked-at cards, a searched deck. */
function cardsOf(c: Ctx, shown: ReadonlySet<Ref>, tileOf: (row: number) => TileModel): TileModel[] {
  const seen = new Set<number>()
  const out: TileModel[] = []
  if (isSwap(c)) return out
  const at = (step: Step): TileModel | null => {
    if (step.code !== NAMED) return step.code < 4096 || shown.has(step.code) ? null : tileOf(rowOf(step.code))
    const def = defOf(step.card)
    if (seen.has(def)) return null
    seen.add(def)
    return { ...blankTile(lookIn(c, def)), ref: NAMED, mark: 'target', step, copies: copiesOf(c, step.card) }
  }
  for (const { step } of c.offers?.next ?? []) {
    const tile = at(step)
    if (tile) out.push(tile)
  }
  const listed = new Set(out.map((tile) => tile.ref))
  for (const ref of [...c.free, ...c.picks])
    if (!shown.has(ref) && !listed.has(ref)) {
      listed.add(ref)
      out.push(tileOf(rowOf(ref)))
    }
  for (const [i, step] of c.path.entries()) {
    const gone = i > 0 && step.code >= 4096 && !shown.has(step.code) && !listed.has(step.code)
    if (gone) out.unshift(tileOf(rowOf(step.code)))
    if (step.code === NAMED) out.unshift({ ...blankTile(lookIn(c, defOf(step.card))), ref: NAMED, chosen: 1 })
  }
  return out
}

/** Cards like this one where it lies, without those that the path has named. */
function copiesOf(c: Ctx, card: number): number {
  const bag = c.known.zones.find((zone) => zone.bag.includes(card))?.bag ?? []
  const named = new Set(c.path.map((step) => step.card))
  return bag.filter((one) => defOf(one) === defOf(card) && !named.has(one)).length
}

/** Between games: a screen of its own shows deck and side deck (swap.tsx). */
const isSwap = (c: Ctx): boolean => c.asked?.kind === 'swap'

function wordsOf(c: Ctx, places: ReadonlySet<number>): WordStep[] {
  const label = (next: NextStep): WordStep => ({
    step: next.step,
    label: wordLabel(c, next.step.code),
    why: null,
  })
  const waiting = new Set(c.known.waiting.map((link) => link.id))
  if (isSwap(c)) return []
  return (c.offers?.next ?? [])
    .filter(
      ({ step }) =>
        (isWord(step.code) && step.code !== PASS && !places.has(step.code)) || waiting.has(step.code),
    )
    .map(label)
}

/** The card that the path is about, or that was looked at. */
function focusOf(c: Ctx, tileOf: (row: number) => TileModel): FocusModel | null {
  const s = c.known
  const source = c.picks.length > 0 ? (c.asked?.source ?? 0) : 0
  const head = c.path[0]?.code ?? (source || c.looked)
  if (isSwap(c) || head === PASS || head === 0 || (head > 0 && head < 4096 && head !== NAMED)) return null
  let tile: TileModel
  if (head === NAMED) tile = blankTile(lookIn(c, defOf(c.path[0]?.card ?? 0)))
  else if (head < 0) {
    const link = [...s.chain, ...s.waiting].find((entry) => entry.id === head)
    tile = { ...blankTile(lookIn(c, link?.def || (s.rows[rowOf(link?.src ?? 0)]?.def ?? 0))), ref: head }
  } else {
    if (refAt(s, rowOf(head)) !== head) return null
    tile = tileOf(rowOf(head))
  }
  const begun = c.path.length > 0 || c.picks.length > 0
  if (begun) tile = { ...tile, why: null }
  const complete = c.offers?.complete === true
  return {
    tile,
    said: saidWords(c),
    next: c.offers && !complete && begun ? nextWords(c) : '',
    due: begun && !complete ? (extras.value?.due?.(c) ?? '') : '',
    outcome: c.path.length > 0 && complete ? outcomeWords(c) : [],
  }
}

function outcomeWords(c: Ctx): string[] {
  const { outcome, w } = c
  if (!outcome) return []
  const said = extras.value?.outcome(c) ?? []
  for (const [ref, fate] of outcome.fates) {
    const name = nameOf(c, ref)
    if (!name) continue
    const own = extras.value?.fate?.(c, ref, fate)
    if (own !== '') said.push(own ?? (fate === 'destroyed' ? w.isDestroyed(name) : w.isLeaving(name)))
  }
  for (const def of outcome.arrivals) said.push(w.arrives(lookIn(c, def).name))
  return said
}

/** The table as all games have it; a game adds to it what is its own. */
export function plainModel<S extends SideModel>(c: Ctx, laid: Laid<S>): TableModel & { mine: S; theirs: S } {
  const { known: s, path, w } = c
  const { mine, theirs } = laid
  const tiles = [...laid.board, ...mine.hand, ...theirs.hand]
  const shown = new Set<Ref>(tiles.map((tile) => tile.ref))
  const mayPass = c.offers?.first.some(({ step }) => step.code === PASS) ?? false
  return {
    mine,
    theirs,
    turn: s.vars[V_TURN] ?? 0,
    chain: chainOf(c),
    fighting: s.battle.stage > 0,
    waiting: waitingWords(c),
    prompt: c.decision ? askedWords(c, c.decision) : '',
    asked: c.decision?.seat ?? null,
    tiles,
    lists: {
      hand: { title: w.handOf(mine.name), tiles: mine.hand },
      ruins: { title: w.ruins, tiles: mine.ruins },
      theirRuins: { title: w.ruins, tiles: theirs.ruins },
    },
    cards: cardsOf(c, shown, laid.tileOf),
    words: wordsOf(c, laid.places),
    focus: focusOf(c, laid.tileOf),
    can: {
      back: path.length > 0 || c.picks.length > 0 || c.looked !== 0,
      pass: mayPass && !c.movesOn,
      next: mayPass && c.movesOn,
      confirm: c.offers?.complete ?? false,
      undo: c.mayUndo,
    },
    concede: mine.wins === null ? null : w.concedeGame,
    confirm: confirmWord(c),
    nextLabel: laid.nextLabel,
    last: c.last ? { look: lookIn(c, c.last.def), mine: c.last.seat === c.holder } : null,
    path: path.length + c.picks.length,
    result: s.result,
  }
}

function confirmWord(c: Ctx): string {
  const { path, w, known: s } = c
  const head = path[0]?.code ?? 0
  if (!c.offers?.complete) return w.confirm
  if (head === PASS) return c.movesOn ? w.confirmNext : w.confirmPass
  if (s.battle.stage === 0 && path[1]?.code === ATTACK) return w.confirmAttack
  if (c.asked?.kind !== 'act') return w.confirmChoose
  const inHand = (s.rows[rowOf(head)]?.zone ?? 0) >> 1 === s.rules.game.zone.hand
  return inHand ? w.confirmPlay : w.confirmUse
}

export const enemyOf = (c: Seen): Seat => other(c.holder)
