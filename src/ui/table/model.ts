// The table as plain data, from what one seat may know, the question, and the half-made choice.

import { question, type Step } from '../../engine/door.ts'
import { V_LIFE, V_PHASE, V_TURN, V_TURN_PLAYER } from '../../engine/rules.ts'
import { codesOf } from '../../engine/runs.ts'
import { extraOf } from '../../engine/stats.ts'
import {
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
import { strengthOf } from '../../games/landfight/strength.ts'
import { lookOf } from '../card/looks.ts'
import { cardTexts } from '../card/texts.ts'
import type { Dictionary } from '../language/en.ts'
import type { Tongue } from '../settings.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { askedWords, nextWords, pairWords, saidWords, varOf, waitingWords, wordLabel } from './say.ts'
import type {
  BattleModel,
  ChainEntry,
  Fate,
  FocusModel,
  Phase,
  SideModel,
  TableModel,
  TileModel,
  WordStep,
} from './shape.ts'
import { isWord, type NextStep, type Offers, offersAfter, passMovesOn } from './steps.ts'

export interface Seen {
  /** the state as the holder may know it */
  known: State
  holder: Seat
  path: readonly Step[]
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

export const PHASES: readonly Phase[] = ['draw', 'boost', 'battle', 'end']

export const refAt = (s: State, row: number): Ref => row + 4096 * (s.rows[row]?.stamp ?? 0)

/** Index of a kind of zone by the kind of card that lies in it. */
export function zoneOfKind(s: State, kind: string): number {
  const { game } = s.rules
  const zone = game.kinds.find((spec) => spec.id === kind)?.zone
  return game.zones.findIndex((spec) => spec.id === zone)
}

interface Ctx extends Seen {
  asked: Decision | null
  offers: Offers | null
  outcome: Outcome | null
}

function tileOf(c: Ctx, row: number): TileModel {
  const s = c.known
  const r = s.rows[row] as CardInstance
  const ref = refAt(s, row)
  const look = lookOf(s.rules, r.def, c.cards)
  const onField = s.rules.game.zones[r.zone >> 1]?.board === true
  const strength = look.strength === null ? null : onField ? strengthOf(s, row) : look.strength
  const offered = c.offers?.next.find(({ step }) => step.code === ref) ?? null
  const place = c.path.findIndex((step) => step.code === ref)
  const refused = c.offers?.refused.get(ref)
  const under = (role: number): TileModel[] =>
    s.rows.flatMap((card, at) =>
      card.zone >= 0 && card.host === row && card.role === role ? [tileOf(c, at)] : [],
    )
  const { role } = s.rules.game
  return {
    ref,
    look,
    strength,
    change:
      strength === null || look.strength === null ? 0 : (Math.sign(strength - look.strength) as -1 | 0 | 1),
    mark: !offered ? 'none' : c.path.length === 0 && c.asked?.kind === 'act' ? 'playable' : 'target',
    chosen: place < 0 ? 0 : c.asked?.kind === 'order' ? place + 2 : 1,
    spent: onField && r.done > 0 && r.done >= 1 + r.extra + extraOf(s, row),
    acting: s.battle.stage > 0 && s.battle.attacker === ref,
    fate: c.outcome?.fates.get(ref) ?? 'stays',
    step: offered?.step ?? null,
    why: refused ? (cardTexts.value?.reasonText(refused.why, c.app, { n: refused.n }) ?? '') : null,
    attached: onField ? under(role.attachment) : [],
    stacked: onField ? under(role.stacked) : [],
    under: onField ? (under(role.under)[0] ?? null) : null,
    copies: 0,
  }
}

function sideOf(c: Ctx, seat: Seat): SideModel {
  const s = c.known
  const { zone } = s.rules.game
  const rows = (kind: number): number[] => s.zones[kind * 2 + seat]?.top ?? []
  const tiles = (kind: number): TileModel[] => rows(kind).flatMap((row) => (row < 0 ? [] : [tileOf(c, row)]))
  const deck = s.zones[zone.deck * 2 + seat]
  return {
    seat,
    name: c.names[seat],
    life: s.vars[V_LIFE + seat] ?? 0,
    lifeAfter: c.outcome?.life[seat] ?? null,
    hand: tiles(zone.hand),
    deck: deck ? deck.top.length + deck.bag.length + deck.bottom.length : 0,
    ruins: tiles(zone.grave),
    land: tiles(zoneOfKind(s, 'land'))[0] ?? null,
    zones: rows(zone.creatures).map((row) => (row < 0 ? null : tileOf(c, row))),
    continuous: tiles(zoneOfKind(s, 'boostContinuous')),
    turn: s.vars[V_TURN_PLAYER] === seat,
    wins: varOf(s, 'bestOf') > 1 ? varOf(s, `wins${seat}`) : null,
  }
}

/** The name of what a ref or link stands for; of a seat's Land too. */
export function nameOf(c: Pick<Ctx, 'known' | 'cards'>, ref: Ref): string {
  const s = c.known
  if (ref < 0) {
    const link = [...s.chain, ...s.waiting].find((entry) => entry.id === ref)
    return lookOf(s.rules, link?.def ?? 0, c.cards).name
  }
  return lookOf(s.rules, s.rows[rowOf(ref)]?.def ?? 0, c.cards).name
}

function chainOf(c: Ctx): ChainEntry[] {
  return c.known.chain.map((link) => ({
    link: link.id,
    ref: link.src,
    seat: link.seat,
    mine: link.seat === c.holder,
    look: lookOf(c.known.rules, link.def, c.cards),
    targets: codesOf(link.targets).map((ref) => nameOf(c, ref)),
    negated: link.state !== 0,
    mark: c.offers?.next.some(({ step }) => step.code === link.id) ? 'target' : 'none',
    chosen: c.path.findIndex((step) => step.code === link.id) + 1,
    step: c.offers?.next.find(({ step }) => step.code === link.id)?.step ?? null,
  }))
}

function battleOf(c: Ctx): BattleModel | null {
  const s = c.known
  if (s.battle.stage === 0) return null
  const attacker = tileOf(c, rowOf(s.battle.attacker))
  const row = rowOf(s.battle.target)
  const land = (s.rows[row]?.zone ?? -1) >> 1 === zoneOfKind(s, 'land')
  const target = land ? null : tileOf(c, row)
  const after = c.outcome?.life[other(s.battle.seat)]
  const damage = land && after != null ? (s.vars[V_LIFE + other(s.battle.seat)] ?? 0) - after : 0
  const fateOf = (ref: Ref): Fate => c.outcome?.fates.get(ref) ?? 'stays'
  const fate = { attacker: fateOf(s.battle.attacker), target: fateOf(s.battle.target), damage }
  return { mine: s.battle.seat === c.holder, attacker, target, fate }
}

/** Steps that are cards lying in no place of the board: ruins, looked-at cards, a searched deck. */
function cardsOf(c: Ctx, shown: ReadonlySet<Ref>): TileModel[] {
  const s = c.known
  const seen = new Set<number>()
  const out: TileModel[] = []
  const at = (step: Step): TileModel | null => {
    if (step.code !== NAMED)
      return step.code < 4096 || shown.has(step.code) ? null : tileOf(c, rowOf(step.code))
    const def = defOf(step.card)
    if (seen.has(def)) return null
    seen.add(def)
    const look = lookOf(s.rules, def, c.cards)
    return { ...blankTile(look), ref: NAMED, mark: 'target', step, copies: copiesOf(c, step.card) }
  }
  for (const { step } of c.offers?.next ?? []) {
    const tile = at(step)
    if (tile) out.push(tile)
  }
  if (isSwap(c)) return out
  for (const [i, step] of c.path.entries()) {
    const gone = i > 0 && step.code >= 4096 && !shown.has(step.code)
    if (gone) out.unshift(tileOf(c, rowOf(step.code)))
    if (step.code === NAMED)
      out.unshift({ ...blankTile(lookOf(s.rules, defOf(step.card), c.cards)), ref: NAMED, chosen: 1 })
  }
  return out
}

/** Cards like this one where it lies, without those that the path has named. */
function copiesOf(c: Ctx, card: number): number {
  const bag = c.known.zones.find((zone) => zone.bag.includes(card))?.bag ?? []
  const named = new Set(c.path.map((step) => step.card))
  return bag.filter((one) => defOf(one) === defOf(card) && !named.has(one)).length
}

/** Between games: cards of the deck against cards of the side deck. */
const isSwap = (c: Ctx): boolean => c.asked?.kind === 'swap'

/** A card that lies nowhere on the table. */
export const blankTile = (look: TileModel['look']): TileModel => ({
  ref: 0,
  look,
  strength: look.strength,
  change: 0,
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
  copies: 0,
})

function wordsOf(c: Ctx): WordStep[] {
  const label = (next: NextStep): WordStep => ({
    step: next.step,
    label: wordLabel(c, next.step.code),
    why: null,
  })
  const waiting = new Set(c.known.waiting.map((link) => link.id))
  return (c.offers?.next ?? [])
    .filter(({ step }) => (isWord(step.code) && step.code !== PASS) || waiting.has(step.code))
    .map(label)
}

/** The card that the path is about, or that was looked at. */
function focusOf(c: Ctx): FocusModel | null {
  const s = c.known
  const head = c.path[0]?.code ?? c.looked
  if (isSwap(c) || head === PASS || head === 0 || (head > 0 && head < 4096 && head !== NAMED)) return null
  let tile: TileModel
  if (head === NAMED) tile = blankTile(lookOf(s.rules, defOf(c.path[0]?.card ?? 0), c.cards))
  else if (head < 0) {
    const link = [...s.chain, ...s.waiting].find((entry) => entry.id === head)
    tile = { ...blankTile(lookOf(s.rules, link?.def ?? 0, c.cards)), ref: head }
  } else {
    if (refAt(s, rowOf(head)) !== head) return null
    tile = tileOf(c, rowOf(head))
  }
  if (c.path.length > 0) tile = { ...tile, why: null }
  return {
    tile,
    said: saidWords(c),
    next: c.offers && !c.offers.complete && c.path.length > 0 ? nextWords(c) : '',
    outcome: c.path.length > 0 && c.offers?.complete ? outcomeWords(c) : [],
  }
}

function outcomeWords(c: Ctx): string[] {
  const { outcome, known: s, w } = c
  if (!outcome) return []
  const said: string[] = []
  for (const seat of [0, 1] as const) {
    const to = outcome.life[seat]
    const from = s.vars[V_LIFE + seat] ?? 0
    if (to !== null && to !== from) said.push(w.lifeGoes(c.names[seat], from, to))
  }
  for (const [ref, fate] of outcome.fates) {
    const name = nameOf(c, ref)
    if (name) said.push(fate === 'destroyed' ? w.isDestroyed(name) : w.isLeaving(name))
  }
  for (const def of outcome.arrivals) said.push(w.arrives(lookOf(s.rules, def, c.cards).name))
  return said
}

export function tableModel(seen: Seen): TableModel {
  const { known: s, holder, path, w } = seen
  const q = seen.settled ? question(s) : null
  const decision = q?.ask === 'decision' ? q : null
  const asked = decision?.seat === holder ? decision : null
  const offers = asked ? offersAfter(s, path) : null
  const passing = path[0]?.code === PASS
  const previewed = offers?.complete && !passing ? path : []
  const c: Ctx = { ...seen, asked, offers, outcome: outcomeOf(s, previewed) }

  const mine = sideOf(c, holder)
  const theirs = sideOf(c, other(holder))
  const shown = new Set<Ref>()
  for (const side of [mine, theirs])
    for (const tile of [...side.hand, ...side.zones, ...side.continuous, side.land])
      if (tile) shown.add(tile.ref)

  const turnSeat = s.vars[V_TURN_PLAYER] ?? 0
  const movesOn = asked !== null && passMovesOn(s, asked, turnSeat)
  const mayPass = offers?.first.some(({ step }) => step.code === PASS) ?? false
  const phase = s.vars[V_TURN] ? (PHASES[s.vars[V_PHASE] ?? 0] ?? null) : null
  return {
    mine,
    theirs,
    turn: s.vars[V_TURN] ?? 0,
    phase,
    chain: chainOf(c),
    battle: battleOf(c),
    waiting: waitingWords(c, decision, movesOn, passing),
    prompt: decision ? askedWords(c, decision) : '',
    asked: decision?.seat ?? null,
    cards: cardsOf(c, shown),
    words: wordsOf(c),
    pairs: isSwap(c) ? pairWords(c) : null,
    focus: focusOf(c),
    can: {
      back: path.length > 0 || seen.looked !== 0,
      pass: mayPass && !movesOn,
      next: mayPass && movesOn,
      confirm: offers?.complete ?? false,
      undo: seen.mayUndo,
    },
    confirm: confirmWord(c, movesOn),
    nextLabel:
      phase === 'end' || phase === 'battle'
        ? w.endTurn
        : phase
          ? w.nextTo(phaseWord(w, nextPhase(phase)))
          : '',
    last: seen.last
      ? { look: lookOf(s.rules, seen.last.def, seen.cards), mine: seen.last.seat === holder }
      : null,
    path: path.length,
    result: s.result,
  }
}

const nextPhase = (phase: Phase): Phase => PHASES[(PHASES.indexOf(phase) + 1) % PHASES.length] ?? 'draw'

export const phaseWord = (w: Dictionary, phase: Phase): string =>
  ({ draw: w.phaseDraw, boost: w.phaseBoost, battle: w.phaseBattle, end: w.phaseEnd })[phase]

function confirmWord(c: Ctx, movesOn: boolean): string {
  const { path, w, known: s } = c
  const head = path[0]?.code ?? 0
  if (!c.offers?.complete) return w.confirm
  if (head === PASS) return movesOn ? w.confirmNext : w.confirmPass
  if (c.asked?.kind !== 'act') return w.confirmChoose
  if (s.battle.stage === 0 && path[1]?.code === 7) return w.confirmAttack
  const inHand = (s.rows[rowOf(head)]?.zone ?? 0) >> 1 === s.rules.game.zone.hand
  return inHand ? w.confirmPlay : w.confirmUse
}
