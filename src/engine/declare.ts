// Declaring: what may be played or activated now, and the path that names its payment, mode and targets (LF-R3, LF-R26).

import { newLink } from './clone.ts'
import { eachFitting, fits, linkFits } from './filter.ts'
import { emit, live, refOf } from './machine.ts'
import { offer, offerCard, refuse } from './options.ts'
import {
  type CardDef,
  type CompiledAbility,
  type CompiledCost,
  type CompiledTarget,
  F_ABILITY,
  F_PLAY,
  type Machine,
  type Part,
  PLAYING,
  reason,
  type Step,
  V_LIFE,
  V_TURN_PLAYER,
  type WindowSpec,
} from './rules.ts'
import { seatBanned } from './stats.ts'
import {
  ABILITY,
  ATTACK,
  type CardInstance,
  DONE,
  type Link,
  MODE,
  type Options,
  type Reason,
  type Ref,
  rowOf,
  type Seat,
  type State,
} from './types.ts'
import { cannotPut, countLaid, laidOn, move, rowAt, zoneIndex, zoneOf } from './zones.ts'

/** What the last complete walk named. Scratch, valid until the next walk. */
export const named: { payment: number[]; targets: number[]; mode: number } = {
  payment: [],
  targets: [],
  mode: 0,
}

// ---- may it be declared at all ------------------------------------------------------------------------------------

/** Why a card in the hand cannot be played now; null: it can. */
export function playBlocked(s: State, seat: Seat, row: number, window: WindowSpec): Reason | null {
  const r = rowAt(s, row)
  const def = s.rules.defs[r.def] as CardDef
  const play = def.play
  if (play === null) return reason('reason.notYours')
  const kind = s.rules.game.kinds[def.kind]
  if (kind?.answers === true) {
    if (play.when === 'attackPending' && (s.battle.stage !== 1 || s.battle.negated === 1))
      return reason('reason.noAttack')
  } else {
    const late = mainBlocked(s, seat, window)
    if (late !== null) return late
  }
  if (seatBanned(s, seat, PLAYING, r.def)) return reason('reason.silenced')
  return needsBlocked(s, seat, row, def, play)
}

function mainBlocked(s: State, seat: Seat, window: WindowSpec): Reason | null {
  if (s.vars[V_TURN_PLAYER] !== seat) return reason('reason.interruptOnly')
  if (s.chain.length > 0) return reason('reason.pileNotEmpty')
  return window.main ? null : reason('reason.phase')
}

/** Why an activated ability of a card on the board cannot be used now; null: it can. */
export function actBlocked(
  s: State,
  seat: Seat,
  row: number,
  ability: CompiledAbility,
  window: WindowSpec,
): Reason | null {
  const r = rowAt(s, row)
  if (ability.when === 'ownMain') {
    const late = mainBlocked(s, seat, window)
    if (late !== null) return late
  }
  if (ability.once && (r.once & (1 << ability.index)) !== 0) return reason('reason.used')
  if (ability.stack > 0 && countLaid(s, row, s.rules.game.role.stacked) < ability.stack)
    return reason('reason.stack', [], ability.stack)
  return needsBlocked(s, seat, row, s.rules.defs[r.def] as CardDef, ability)
}

function needsBlocked(
  s: State,
  seat: Seat,
  row: number,
  def: CardDef,
  ability: CompiledAbility,
): Reason | null {
  for (const cost of ability.costs) {
    const why = costBlocked(s, seat, row, def, cost)
    if (why !== null) return why
  }
  const target = ability.target
  if (target === null || target.upTo) return null
  return targetCount(s, target, seat, row, namedByOneCost(s, seat, row, ability), target.n) >= target.n
    ? null
    : reason('reason.noTarget')
}

function costBlocked(s: State, seat: Seat, row: number, def: CardDef, cost: CompiledCost): Reason | null {
  switch (cost.word) {
    case 'pay':
      return (s.vars[V_LIFE + seat] as number) >= cost.n ? null : reason('reason.life', [], cost.n)
    case 'size':
      return s.rules.game.sizeCost.blocked(s, seat, rowAt(s, row), def)
    case 'discard': {
      const hand = zoneOf(s, s.rules.game.zone.hand, seat).top
      const own = rowAt(s, row).zone === zoneIndex(s.rules.game.zone.hand, seat) ? 1 : 0
      return hand.length - own >= cost.n ? null : reason('reason.noDiscard', [], cost.n)
    }
    case 'send':
      return countLaid(s, row, cost.role) >= cost.n ? null : reason('reason.stack', [], cost.n)
    default: {
      let n = 0
      if (cost.from !== null) eachFitting(s, cost.from, seat, row, () => ++n >= cost.n)
      return n >= cost.n
        ? null
        : reason(cost.word === 'sacrifice' ? 'reason.noSacrifice' : 'reason.noReturn', [], cost.n)
    }
  }
}

/** The one card that a cost can name, when there is just one: it can be no target too (LF-R30). */
function namedByOneCost(s: State, seat: Seat, row: number, ability: CompiledAbility): number {
  for (const cost of ability.costs) {
    if (cost.from === null) continue
    let only = -1
    let n = 0
    eachFitting(s, cost.from, seat, row, (r) => {
      only = r
      return ++n > 1
    })
    if (n === 1) return only
  }
  return -1
}

// ---- targets ------------------------------------------------------------------------------------------------------

function targetOk(
  s: State,
  target: CompiledTarget,
  row: number,
  seat: Seat,
  not: readonly number[],
): boolean {
  for (const ref of not) if (rowOf(ref) === row) return false
  if (target.attach >= 0 && countLaid(s, row, target.attach) > 0) return false
  return !target.put || cannotPut(s, seat, row) === null
}

/** How many targets there are, counted up to `enough`. */
export function targetCount(
  s: State,
  target: CompiledTarget,
  seat: Seat,
  self: number,
  not: number,
  enough: number,
): number {
  let n = 0
  if (target.from.link !== 0) {
    for (const link of s.chain) if (linkFits(s, target.from, link, 0)) n++
    return n
  }
  eachFitting(
    s,
    target.from,
    seat,
    self,
    (row) => row !== not && targetOk(s, target, row, seat, []) && ++n >= enough,
  )
  return n
}

/** Whether a named target is still legal (LF-R27). */
export function targetStands(s: State, target: CompiledTarget, ref: Ref, seat: Seat, self: number): boolean {
  if (ref < 0) {
    const link = s.chain.find((x) => x.id === ref)
    return link !== undefined && linkFits(s, target.from, link, 0)
  }
  const row = live(s, ref)
  return row >= 0 && fits(s, target.from, row, seat, self) && targetOk(s, target, row, seat, [])
}

// ---- the path -----------------------------------------------------------------------------------------------------

/**
 * Follows a declaration's path from step `at` on. Answers true when it is complete (see `named`); else lists the next
 * steps into `out` if given.
 */
export function walk(
  s: State,
  seat: Seat,
  row: number,
  ability: CompiledAbility,
  steps: readonly Step[],
  at: number,
  out: Options | null,
): boolean {
  named.payment.length = 0
  named.targets.length = 0
  named.mode = 0
  let i = at
  for (let p = 0; p < ability.parts.length; p++) {
    const part = ability.parts[p] as Part
    const list = part.of === 'target' ? named.targets : named.payment
    let k = 0
    while (k < part.n) {
      if (i >= steps.length) {
        if (out !== null) listPart(s, seat, row, ability, p, k, out)
        return false
      }
      const code = (steps[i++] as Step).code
      if (part.of === 'mode') named.mode = code - MODE
      else if (code === DONE) break
      else list.push(code)
      k++
    }
  }
  return true
}

function listPart(
  s: State,
  seat: Seat,
  row: number,
  ability: CompiledAbility,
  p: number,
  k: number,
  out: Options,
): void {
  const part = ability.parts[p] as Part
  const lastPick = k + 1 >= part.n
  const more = !lastPick || p + 1 < ability.parts.length
  if (part.of === 'mode') {
    for (let i = 0; i < ability.programs.length; i++) offer(out, MODE + i, more)
    return
  }
  if (part.of === 'size') {
    s.rules.game.sizeCost.extend(s, seat, s.rules.defs[rowAt(s, row).def] as CardDef, out)
    if (more) out.more.fill(true)
    return
  }
  if (part.upTo) offer(out, DONE, p + 1 < ability.parts.length)
  if (part.of === 'target') listTargets(s, seat, row, ability.target as CompiledTarget, k, more, out)
  else listCost(s, seat, row, ability, part.cost as CompiledCost, k, more, out)
}

const last = (list: number[], k: number): number => (k === 0 ? -Infinity : (list[list.length - 1] as number))

function listTargets(
  s: State,
  seat: Seat,
  row: number,
  target: CompiledTarget,
  k: number,
  more: boolean,
  out: Options,
): void {
  const after = last(named.targets, k)
  if (target.from.link !== 0) {
    for (const link of s.chain)
      if (link.id > after && linkFits(s, target.from, link, 0)) offer(out, link.id, more)
    return
  }
  eachFitting(s, target.from, seat, row, (at) => {
    const ref = refOf(s, at)
    if (ref > after && targetOk(s, target, at, seat, named.payment)) offer(out, ref, more)
    return false
  })
}

function listCost(
  s: State,
  seat: Seat,
  row: number,
  ability: CompiledAbility,
  cost: CompiledCost,
  k: number,
  more: boolean,
  out: Options,
): void {
  const after = last(named.payment, k)
  if (cost.word === 'send') {
    const laid = laidOn(s, row, cost.role)
    const rows = laid.filter((at) => refOf(s, at) > after)
    // ascending, and only while the rest can still be reached
    const need = cost.n - k
    const refs = rows.map((at) => refOf(s, at)).sort((a, b) => a - b)
    for (let i = 0; i + need <= refs.length; i++) offer(out, refs[i] as number, more)
    return
  }
  const target = ability.target
  eachFitting(s, cost.from as NonNullable<CompiledCost['from']>, seat, row, (at) => {
    const ref = refOf(s, at)
    if (ref <= after) return false
    if (target !== null && !target.upTo && targetCount(s, target, seat, row, at, target.n) < target.n)
      return false
    offer(out, ref, more)
    return false
  })
}

// ---- heads: which card or ability ---------------------------------------------------------------------------------

/** Lists cards of the hand and abilities on the board that may be declared, after the steps given. */
export function listActs(
  s: State,
  seat: Seat,
  window: WindowSpec,
  steps: readonly Step[],
  out: Options,
): void {
  const game = s.rules.game
  const head = steps[0]
  if (head === undefined) {
    for (const row of zoneOf(s, game.zone.hand, seat).top) listHand(s, seat, row, window, out)
    listBoard(s, seat, window, out)
    return
  }
  const row = live(s, head.code)
  if (row < 0) return
  const r = rowAt(s, row)
  const def = s.rules.defs[r.def] as CardDef
  if (r.zone === zoneIndex(game.zone.hand, seat)) {
    if (def.play !== null && playBlocked(s, seat, row, window) === null)
      walk(s, seat, row, def.play, steps, 1, out)
    return
  }
  const verb = steps[1]
  if (verb === undefined) {
    listVerbs(s, seat, row, def, window, out)
    return
  }
  const ability = def.abilities[verb.code - ABILITY]
  if (ability !== undefined) walk(s, seat, row, ability, steps, 2, out)
  else game.attackTargets(s, seat, row, out)
}

function listHand(s: State, seat: Seat, row: number, window: WindowSpec, out: Options): void {
  const r = rowAt(s, row)
  if (r.def === 0) {
    out.unknown = true
    return
  }
  const why = playBlocked(s, seat, row, window)
  const ref = refOf(s, row)
  if (why === null) {
    const parts = (s.rules.defs[r.def] as CardDef).play?.parts ?? []
    offerCard(out, ref, r.card, 3, parts.length > 0)
  } else refuse(out, ref, why)
}

function ownBoard(s: State, seat: Seat, each: (row: number, r: CardInstance) => void): void {
  const game = s.rules.game
  for (let kind = 0; kind < game.zones.length; kind++) {
    if (game.zones[kind]?.board !== true) continue
    for (const row of zoneOf(s, kind, seat).top) if (row >= 0) each(row, rowAt(s, row))
  }
}

function listBoard(s: State, seat: Seat, window: WindowSpec, out: Options): void {
  const attacks = window.attacks && s.chain.length === 0
  ownBoard(s, seat, (row, r) => {
    const def = s.rules.defs[r.def] as CardDef
    let why: Reason | null = null
    let can = false
    if (def.hasAct)
      for (const ability of def.abilities) {
        if (ability.kind !== 'act') continue
        why = actBlocked(s, seat, row, ability, window)
        if (why === null) can = true
      }
    if (
      attacks &&
      !can &&
      s.rules.game.kinds[def.kind]?.zone === s.rules.game.zones[s.rules.game.zone.creatures]?.id
    ) {
      why = s.rules.game.cannotAttack(s, seat, row)
      can = why === null
    }
    if (can) offer(out, refOf(s, row), true)
    else if (why !== null) refuse(out, refOf(s, row), why)
  })
}

function listVerbs(s: State, seat: Seat, row: number, def: CardDef, window: WindowSpec, out: Options): void {
  for (const ability of def.abilities) {
    if (ability.kind !== 'act') continue
    const why = actBlocked(s, seat, row, ability, window)
    if (why === null) offer(out, ABILITY + ability.index, ability.parts.length > 0)
    else refuse(out, ABILITY + ability.index, why)
  }
  if (window.attacks && s.chain.length === 0 && s.rules.game.cannotAttack(s, seat, row) === null)
    offer(out, ATTACK, true)
}

// ---- making the link ----------------------------------------------------------------------------------------------

/** Turns a complete path into a link on the chain; a played card leaves the hand and lies openly (LF-3.6). */
export function declareAct(m: Machine, seat: Seat, path: readonly number[]): void {
  const s = m.s
  const row = live(s, path[0] as number)
  const r = rowAt(s, row)
  const def = s.rules.defs[r.def] as CardDef
  const steps = path.map((code): Step => ({ code, card: 0, to: 0 }))
  const play = r.zone === zoneIndex(s.rules.game.zone.hand, seat)
  const ability = (play ? def.play : def.abilities[(path[1] as number) - ABILITY]) as CompiledAbility
  walk(s, seat, row, ability, steps, play ? 1 : 2, null)
  const link = newLink(-++s.serial, play ? F_PLAY : F_ABILITY, seat, 0, r.def, ability.index)
  takeNamed(link)
  if (play) link.src = move(m, row, zoneIndex(s.rules.game.zone.pending, 0), 'play')
  else link.src = refOf(s, row)
  enterChain(m, link, ability)
}

export function takeNamed(link: Link): void {
  link.payment = named.payment.slice()
  link.targets = named.targets.slice()
  link.mode = named.mode
}

/** Once-per-turn marks are set when declared (LF-R29). */
export function enterChain(m: Machine, link: Link, ability: CompiledAbility): void {
  const s = m.s
  const row = live(s, link.src)
  if (ability.once && row >= 0) rowAt(s, row).once |= 1 << ability.index
  s.chain.push(link)
  emit(m, {
    e: 'declared',
    link: link.id,
    seat: link.seat,
    src: link.src,
    def: link.def,
    ability: link.ability,
    targets: link.targets,
    mode: link.mode,
  })
}
