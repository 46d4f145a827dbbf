// Declaring: what may be played or activated now, and the path that names its payment, mode and targets (LF-R3, LF-R26).

import { newLink } from './clone.ts'
import { emit, live, P_PAY, push, refOf } from './machine.ts'
import { clearOptions, offer, offerCard, refuse } from './options.ts'
import {
  type CardDef,
  type CompiledAbility,
  type Declaring,
  F_ABILITY,
  F_PLAY,
  type Machine,
  type Named,
  type Part,
  PLAYING,
  reason,
  type Step,
  type VerbSpec,
  type WindowSpec,
} from './rules.ts'
import { codesOf } from './runs.ts'
import { seatBanned } from './stats.ts'
import { hasPlace, targetsBlocked } from './targets.ts'
import {
  ABILITY,
  type CardInstance,
  type Link,
  type Options,
  type Reason,
  type Seat,
  type State,
} from './types.ts'
import { countLaid, move, noRoom, rowAt, zoneIndex, zoneKind, zoneOf } from './zones.ts'

// ---- may it be declared at all ------------------------------------------------------------------------------------

/** Why a card or an ability cannot be declared now; null: it can. */
export function blocked(
  s: State,
  seat: Seat,
  row: number,
  ability: CompiledAbility,
  window: WindowSpec,
): Reason | null {
  const r = rowAt(s, row)
  const late = s.rules.game.timing(s, seat, row, ability, window)
  if (late !== null) return late
  if (ability.kind === 'play' && seatBanned(s, seat, PLAYING, r.def)) return reason('reason.silenced')
  if (ability.once && (r.once & (1 << ability.index)) !== 0) return reason('reason.used')
  if (ability.stack > 0 && countLaid(s, row, s.rules.game.role.stacked) < ability.stack)
    return reason('reason.stack', [], ability.stack)
  if (ability.holds !== null && !ability.holds(s, seat, row)) return reason('reason.condition')
  for (const need of ability.needs) if (!mayHold(s, need, seat, row)) return reason('reason.noTarget')
  if (ability.moves && !hasPlace(s, row)) return reason('reason.noPlace')
  // a game that says itself what room is says in its costs how it comes to be
  if (ability.kind === 'play' && s.rules.game.noRoom === undefined) {
    const full = noRoom(s, seat, r.def, -1)
    if (full !== null) return reason(full)
  }
  for (const cost of ability.costs) {
    const why = cost.blocked(s, seat, row)
    if (why !== null) return why
  }
  return targetsBlocked(s, seat, row, ability)
}

/** Whether there may be so many secret cards that fit: one that is not known here may be any (LG-R38). */
function mayHold(s: State, need: CompiledAbility['needs'][number], seat: Seat, self: number): boolean {
  let n = 0
  for (const row of zoneOf(s, need.from.zones[0] as number, seat).top) {
    if (row === self) continue
    if (rowAt(s, row).def === 0 || need.from.test(s, rowAt(s, row), seat, self)) n++
  }
  return n >= need.n
}

/** Whether what is declared needs a secret card that this device cannot see. */
export function claimsHidden(s: State, seat: Seat, path: readonly number[]): boolean {
  const row = live(s, path[0] ?? 0)
  if (row < 0) return false
  const def = s.rules.defs[rowAt(s, row).def] as CardDef
  const ability = def.abilities[(path[1] ?? 0) - ABILITY] ?? def.play
  return (ability?.needs ?? []).some((need) =>
    zoneOf(s, need.from.zones[0] as number, seat).top.some((at) => at !== row && rowAt(s, at).def === 0),
  )
}

// ---- the path -----------------------------------------------------------------------------------------------------

/** What the last complete walk named. Scratch, valid until the next walk. */
export const named: Named = { payment: [], targets: [], mode: 0, place: -1 }

function forget(into: Named): void {
  into.payment.length = 0
  into.targets.length = 0
  into.mode = 0
  into.place = -1
}

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
  forget(named)
  const d: Declaring = { s, seat, row, ability, named }
  let i = at
  for (let p = 0; p < ability.parts.length; p++) {
    const part = ability.parts[p] as Part
    const picks: number[] = []
    while (!part.done(d, picks)) {
      if (i >= steps.length) {
        if (out !== null) listPart(d, part, picks, p + 1 < ability.parts.length, out)
        return false
      }
      picks.push((steps[i++] as Step).code)
    }
    part.take(named, picks)
  }
  return true
}

/** What each step of a path answers, as its parts' prompts, and what the next one is asked for; null: nothing more. */
export function promptsOf(
  s: State,
  seat: Seat,
  row: number,
  ability: CompiledAbility,
  steps: readonly Step[],
  at: number,
): { steps: (string | null)[]; next: string | null } {
  forget(named)
  const d: Declaring = { s, seat, row, ability, named }
  const prompts: (string | null)[] = steps.map(() => null)
  let i = at
  for (const part of ability.parts) {
    const picks: number[] = []
    while (!part.done(d, picks)) {
      const step = steps[i]
      if (step === undefined) return { steps: prompts, next: part.prompt }
      prompts[i++] = part.prompt
      picks.push(step.code)
    }
    part.take(named, picks)
  }
  return { steps: prompts, next: null }
}

/** Lists a part's next picks; the path goes on after those that leave it or a later part open. */
export function listPart(
  d: Declaring,
  part: Part,
  picks: readonly number[],
  later: boolean,
  out: Options,
): void {
  clearOptions(out)
  part.list(d, picks, out)
  for (let i = 0; i < out.codes.length; i++)
    out.more[i] = later || !part.done(d, [...picks, out.codes[i] as number])
}

// ---- heads: which card, which ability, which verb -----------------------------------------------------------------

/** Lists what a seat may declare in a window, after the steps given. */
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
    for (const kind of game.zone.playable)
      for (const row of zoneOf(s, kind, seat).top) if (row >= 0) listPlayable(s, seat, row, window, out)
    for (let kind = 0; kind < game.zones.length; kind++) {
      if (game.zones[kind]?.board !== true) continue
      for (const row of zoneOf(s, kind, seat).top) if (row >= 0) listBoard(s, seat, row, window, out)
    }
    return
  }
  const row = live(s, head.code)
  if (row < 0) return
  const r = rowAt(s, row)
  const def = s.rules.defs[r.def] as CardDef
  const verb = steps[1] === undefined ? undefined : game.verbs.find((one) => one.code === steps[1]?.code)
  if (verb !== undefined) {
    if (verb.blocked(s, seat, row, window) === null) walkVerb(s, seat, row, verb, steps, out)
    return
  }
  const declared = def.abilities[(steps[1]?.code ?? 0) - ABILITY]
  if (game.zone.playable.includes(zoneKind(r.zone)) && declared === undefined) {
    if (def.play !== null && blocked(s, seat, row, def.play, window) === null)
      walk(s, seat, row, def.play, steps, 1, out)
    if (steps.length > 1) return
    listAbilities(s, seat, row, def, window, out)
    listVerbs(s, seat, row, window, out)
    return
  }
  if (steps.length === 1) {
    listAbilities(s, seat, row, def, window, out)
    listVerbs(s, seat, row, window, out)
    return
  }
  const ability = def.abilities[(steps[1] as Step).code - ABILITY]
  if (ability !== undefined && blocked(s, seat, row, ability, window) === null)
    walk(s, seat, row, ability, steps, 2, out)
}

function walkVerb(
  s: State,
  seat: Seat,
  row: number,
  verb: VerbSpec,
  steps: readonly Step[],
  out: Options,
): void {
  if (verb.part === null) return
  forget(named)
  const d: Declaring = { s, seat, row, ability: noAbility(s, row), named }
  const picks = steps.slice(2).map((step) => step.code)
  if (!verb.part.done(d, picks)) listPart(d, verb.part, picks, false, out)
}

/** A verb's part reads the row alone; any ability of the rules will do. */
const noAbility = (s: State, row: number): CompiledAbility =>
  (s.rules.defs[rowAt(s, row).def]?.abilities[0] ?? s.rules.defs[0]?.abilities[0]) as CompiledAbility

/** A card that may be played from where it lies, or that a verb may be said of. */
function listPlayable(s: State, seat: Seat, row: number, window: WindowSpec, out: Options): void {
  const r = rowAt(s, row)
  const ref = refOf(s, row)
  if (r.def === 0) {
    out.unknown = true
    if (hasVerb(s, seat, row, window)) offer(out, ref, true)
    return
  }
  const def = s.rules.defs[r.def] as CardDef
  const { play } = def
  const why = play === null ? null : blocked(s, seat, row, play, window)
  const played = play !== null && why === null
  if (played || (def.hasAct && anyAct(s, seat, row, def, window))) {
    const more = !played || play.parts.length > 0
    if (r.knownTo === 3) offer(out, ref, more)
    else offerCard(out, ref, r.card, 3, more)
    return
  }
  if (hasVerb(s, seat, row, window)) offer(out, ref, true)
  else refuse(out, ref, why ?? refusal(s, seat, row, window) ?? reason('reason.notYours'))
}

function hasVerb(s: State, seat: Seat, row: number, window: WindowSpec): boolean {
  const kind = zoneKind(rowAt(s, row).zone)
  for (const verb of s.rules.game.verbs)
    if (verb.zones.includes(kind) && verb.blocked(s, seat, row, window) === null) return true
  return false
}

const inHand = (s: State, row: number): boolean =>
  s.rules.game.zone.playable.includes(zoneKind(rowAt(s, row).zone))

const anyAct = (s: State, seat: Seat, row: number, def: CardDef, window: WindowSpec): boolean =>
  def.abilities.some(
    (ability) =>
      ability.kind === 'act' &&
      ability.fromHand === inHand(s, row) &&
      blocked(s, seat, row, ability, window) === null,
  )

function refusal(s: State, seat: Seat, row: number, window: WindowSpec): Reason | null {
  const kind = zoneKind(rowAt(s, row).zone)
  for (const verb of s.rules.game.verbs) {
    if (!verb.zones.includes(kind)) continue
    const why = verb.blocked(s, seat, row, window)
    if (why !== null && why !== undefined) return why
  }
  return null
}

function listBoard(s: State, seat: Seat, row: number, window: WindowSpec, out: Options): void {
  const r: CardInstance = rowAt(s, row)
  const def = s.rules.defs[r.def] as CardDef
  let why: Reason | null = null
  if (def.hasAct)
    for (const ability of def.abilities) {
      if (ability.kind !== 'act' || ability.fromHand) continue
      why = blocked(s, seat, row, ability, window)
      if (why === null) {
        offer(out, refOf(s, row), true)
        return
      }
    }
  const kind = zoneKind(r.zone)
  for (const verb of s.rules.game.verbs) {
    if (!verb.zones.includes(kind)) continue
    const not = verb.blocked(s, seat, row, window)
    if (not === null) {
      offer(out, refOf(s, row), true)
      return
    }
    why = why ?? not ?? null
  }
  if (why !== null && out.refused !== null) refuse(out, refOf(s, row), why)
}

function listAbilities(
  s: State,
  seat: Seat,
  row: number,
  def: CardDef,
  window: WindowSpec,
  out: Options,
): void {
  for (const ability of def.abilities) {
    if (ability.kind !== 'act' || ability.fromHand !== inHand(s, row)) continue
    const why = blocked(s, seat, row, ability, window)
    if (why === null) offer(out, ABILITY + ability.index, ability.parts.length > 0)
    else refuse(out, ABILITY + ability.index, why)
  }
}

function listVerbs(s: State, seat: Seat, row: number, window: WindowSpec, out: Options): void {
  const kind = zoneKind(rowAt(s, row).zone)
  for (const verb of s.rules.game.verbs) {
    if (!verb.zones.includes(kind)) continue
    const why = verb.blocked(s, seat, row, window)
    if (why === null) offer(out, verb.code, verb.part !== null)
    else if (why !== undefined) refuse(out, verb.code, why)
  }
}

// ---- making the link ----------------------------------------------------------------------------------------------

/**
 * Carries out a declaration's path: a link on the chain, its card out of the hand and lying openly (LF-3.6), or a verb.
 * Answers what the window does next.
 */
export function declareAct(m: Machine, seat: Seat, path: readonly number[]): 'stay' | 'restart' | 'answer' {
  const s = m.s
  const game = s.rules.game
  const row = live(s, path[0] as number)
  const r = rowAt(s, row)
  const verb = game.verbs.find((one) => one.code === path[1])
  if (verb !== undefined) return verb.declare(m, seat, row, path.slice(2))
  const def = s.rules.defs[r.def] as CardDef
  const play = game.zone.playable.includes(zoneKind(r.zone))
  const declared = def.abilities[(path[1] ?? 0) - ABILITY]
  const ability = declared ?? (def.play as CompiledAbility)
  const steps = path.map((code): Step => ({ code, card: 0, to: 0 }))
  walk(s, seat, row, ability, steps, declared === undefined ? 1 : 2, null)
  const link = newLink(-++s.serial, play ? F_PLAY : F_ABILITY, seat, 0, r.def, ability.index)
  takeNamed(link)
  const waits = play && game.zones[zoneKind(r.zone)]?.stays !== true
  if (waits) link.src = move(m, row, zoneIndex(game.zone.pending, 0), 'play')
  else link.src = refOf(s, row)
  enterChain(m, link, ability)
  return 'answer'
}

export function takeNamed(link: Link): void {
  link.payment = named.payment.slice()
  link.targets = named.targets.slice()
  link.mode = named.mode
  link.place = named.place
}

/** Once-per-turn marks are set when declared (LF-R29); so are costs paid, where the game says so. */
export function enterChain(m: Machine, link: Link, ability: CompiledAbility): void {
  const s = m.s
  const row = live(s, link.src)
  if (ability.once && row >= 0) rowAt(s, row).once |= 1 << ability.index
  s.chain.push(link)
  if (m.sink !== null)
    emit(m, {
      e: 'declared',
      link: link.id,
      seat: link.seat,
      src: link.src,
      def: link.def,
      ability: link.ability,
      targets: codesOf(link.targets),
      mode: link.mode,
    })
  if (s.rules.game.pays === 'declare' && ability.payment.length > 0) push(m, P_PAY, link.seat, 0, link.id)
}
