// The whole door of the engine. A match is its configuration and its list of inputs.

import { noBattle } from './clone.ts'
import { claimsHidden } from './declare.ts'
import { advance, checkEnd, emit, settleFlow, stepOf, top } from './machine.ts'
import { clearOptions, newOptions } from './options.ts'
import {
  type DeckConfig,
  type Machine,
  type Rules,
  reason,
  type StartConfig,
  type Step,
  V_QUIET,
} from './rules.ts'
import { touch } from './stats.ts'
import {
  bitOf,
  CHANCE,
  CONCEDE,
  cardNo,
  defOf,
  GOING_ON,
  type Identity,
  type Input,
  type Legal,
  NAMED,
  NONE,
  type Options,
  other,
  type Question,
  type Reason,
  rowOf,
  SEALED,
  type Seat,
  type Sink,
  type State,
  WHOLE,
} from './types.ts'
import { rowAt, zoneOf } from './zones.ts'

export { clone } from './clone.ts'
export { compileRules } from './compile.ts'
export { digest } from './digest.ts'
export { newOptions } from './options.ts'
export type { DeckConfig, Rules, StartConfig, Step } from './rules.ts'
export { validate } from './validate.ts'
export { redact, view, viewEvent } from './view.ts'

/** A match before its first question. The decks must be legal for the game. */
export function start(rules: Rules, config: StartConfig): State {
  const { game } = rules
  const s: State = {
    rules,
    rows: [],
    free: [],
    zones: [],
    vars: new Array(game.vars.length + 9).fill(0),
    owned: [[], []],
    pool: [],
    sealed: [
      { path: [], given: 0 },
      { path: [], given: 0 },
    ],
    mods: [],
    chain: [],
    waiting: [],
    battle: noBattle(),
    frames: [],
    seen: [],
    serial: 0,
    inputs: 0,
    result: GOING_ON,
  }
  for (const zone of game.zones)
    for (let seat = 0; seat < 2; seat++)
      s.zones.push({ top: new Array(zone.slots).fill(-1), bag: [], bottom: [], knownTo: 3 })
  for (const seat of [0, 1] as const) fillDeck(s, seat, config.decks[seat])
  game.begin(s, config)
  const m: Machine = { s, sink: null, batch: 0, moved: false, unopened: false, cut: false }
  touch()
  advance(m)
  return s
}

function fillDeck(s: State, seat: Seat, deck: DeckConfig): void {
  const copies = new Map<number, number>()
  const number = (def: number): number => {
    if (def === 0) return 0
    const copy = (copies.get(def) ?? 0) + 1
    copies.set(def, copy)
    return cardNo(def, seat, copy)
  }
  const { game } = s.rules
  const fill = (kind: number, cards: readonly number[]): void => {
    const z = zoneOf(s, kind, seat)
    z.bag = cards.map(number)
    z.knownTo = cards.length === 0 ? 3 : bitOf(seat)
  }
  fill(game.zone.deck, deck.cards)
  fill(game.zone.side, deck.side)
}

export function question(s: State): Question {
  if (s.result !== GOING_ON) return { ask: 'over', result: s.result }
  const f = top(s)
  return stepOf(s, f)?.question?.(s, f) as Question
}

/** Fills `out` with the next steps after `steps` for the seat that is asked; changes nothing. */
export function extend(s: State, steps: readonly Step[], out: Options): void {
  clearOptions(out)
  if (s.result !== GOING_ON) return
  const f = top(s)
  stepOf(s, f)?.extend?.(s, f, steps, out)
}

/** The input that a finished path of the asked seat makes. */
export function inputOf(s: State, steps: readonly Step[]): Input {
  const q = question(s)
  if (q.ask !== 'decision') throw new Error('nobody is asked to decide')
  const sealed = q.secret === 'sealed'
  const cards: Identity[] = []
  for (const step of steps) {
    if (step.card === 0 && !(sealed && step.code >= 4096)) continue
    cards.push({
      ref: step.code >= 4096 ? step.code : 0,
      card: step.card,
      to: sealed ? bitOf(q.seat) : step.to,
    })
  }
  return {
    n: s.inputs,
    by: q.seat,
    side: false,
    path: sealed ? [SEALED] : steps.map((step) => step.code),
    cards,
  }
}

/** Gives up the game that is being played, or the whole match. */
export function concede(s: State, seat: Seat, whole = false): Input {
  return { n: s.inputs, by: seat, side: true, path: whole ? [CONCEDE, WHOLE] : [CONCEDE], cards: [] }
}

/** A chance answered: identities dealt, numbers rolled, refs picked. */
export function chanceInput(s: State, path: number[], cards: Identity[]): Input {
  return { n: s.inputs, by: CHANCE, side: false, path, cards }
}

const no = (why: Reason): Legal => ({ ok: 'no', reason: why })

/** Whether an input may be applied, with the reason if not. Changes nothing. Everything from outside goes through here. */
export function check(s: State, input: Input): Legal {
  if (s.result !== GOING_ON) return no(reason('reason.over'))
  if (input.n !== s.inputs) return no(reason('reason.stale', [], input.n))
  if (input.side) return isConceding(input) && input.by !== CHANCE ? { ok: 'yes' } : no(reason('reason.side'))
  const q = question(s)
  if (q.ask === 'over') return no(reason('reason.over'))
  if (input.by !== (q.ask === 'chance' ? CHANCE : q.seat)) return no(reason('reason.notPriority'))
  const mismatch = identityFault(s, input)
  if (mismatch !== null) return no(mismatch)
  const learned = lend(s, input)
  const legal =
    q.ask === 'chance'
      ? chanceLegal(s, input)
      : q.kind === 'act' && claimsHidden(s, q.seat, input.path)
        ? claimed(decisionLegal(s, input, q.seat, q.secret === 'sealed'))
        : decisionLegal(s, input, q.seat, q.secret === 'sealed')
  for (const row of learned) {
    const r = rowAt(s, row)
    r.card = 0
    r.def = 0
  }
  touch()
  return legal
}

const isConceding = ({ path }: Input): boolean =>
  path[0] === CONCEDE && (path.length === 1 || (path.length === 2 && path[1] === WHOLE))

function identityFault(s: State, input: Input): Reason | null {
  for (const x of input.cards) {
    if (x.card !== 0 && s.rules.defs[defOf(x.card)] === undefined)
      return reason('reason.unknownCard', [x.ref])
    if (x.ref === 0) continue
    const r = s.rows[rowOf(x.ref)]
    if (r === undefined || r.zone < 0 || rowOf(x.ref) + 4096 * r.stamp !== x.ref)
      return reason('reason.gone', [x.ref])
    if (r.card !== 0 && x.card !== 0 && r.card !== x.card) return reason('reason.otherFace', [x.ref])
  }
  return null
}

/** Writes the faces an input brings into unknown rows, so that it can be judged; answers the rows to forget again. */
function lend(s: State, input: Input): number[] {
  const rows: number[] = []
  for (const x of input.cards) {
    if (x.ref === 0 || x.card === 0) continue
    const r = rowAt(s, rowOf(x.ref))
    if (r.card !== 0) continue
    r.card = x.card
    r.def = defOf(x.card)
    rows.push(rowOf(x.ref))
  }
  touch()
  return rows
}

const claimed = (legal: Legal): Legal => (legal.ok === 'yes' ? { ok: 'claimed' } : legal)

function chanceLegal(s: State, input: Input): Legal {
  const f = top(s)
  const fault = stepOf(s, f)?.fault?.(s, f, input) ?? null
  return fault === null ? { ok: 'yes' } : no(fault)
}

const scratch = newOptions(false)

function decisionLegal(s: State, input: Input, seat: Seat, sealed: boolean): Legal {
  if (sealed) return sealedLegal(s, input, seat)
  const steps: Step[] = []
  let claimed = false
  let more = true
  let at = 0
  for (const code of input.path) {
    if (!more) return no(reason('reason.path'))
    extend(s, steps, scratch)
    const next = input.cards[at]
    const identity = next?.ref === (code === NAMED ? 0 : code) ? next : undefined
    if (identity !== undefined) at++
    else if (code === NAMED) return no(reason('reason.notShown'))
    const card = identity?.card ?? 0
    let i = scratch.codes.indexOf(code)
    while (i >= 0 && code === NAMED && card !== 0 && defOf(scratch.cards[i] as number) !== defOf(card))
      i = scratch.codes.indexOf(code, i + 1)
    if (i < 0) {
      if (code !== NAMED || scratch.named === 0) return no(whyNot(s, steps, code))
      if (identity?.to !== scratch.named) return no(reason('reason.notShown'))
      claimed = true
      more = false
    } else {
      if (code >= 4096 && scratch.cards[i] !== 0 && card !== scratch.cards[i])
        return no(reason('reason.notShown', [code]))
      if (identity !== undefined && identity.to !== scratch.tos[i])
        return no(reason('reason.notShown', [code]))
      // a card that is not shown by what is declared of it: a Trap that is set (LL-6.8); or that no card fits
      if (scratch.unknown && steps.length === 0 && (code === NONE || s.rows[rowOf(code)]?.def === 0))
        claimed = true
      more = scratch.more[i] as boolean
    }
    steps.push({ code, card, to: identity?.to ?? 0 })
  }
  // why: whoever an identity names knows its card from then on, so none comes that the path does not bring
  if (more || at < input.cards.length) return no(reason('reason.path'))
  return { ok: claimed ? 'claimed' : 'yes' }
}

/** A hidden answer can be judged only where its faces are known. */
function sealedLegal(s: State, input: Input, seat: Seat): Legal {
  if (input.path.length !== 1 || input.path[0] !== SEALED) return no(reason('reason.path'))
  if (input.cards.some((x) => x.to !== bitOf(seat))) return no(reason('reason.notShown'))
  if (input.cards.length === 0 || input.cards.some((x) => x.card === 0)) {
    const f = top(s)
    const empty = stepOf(s, f)?.mayBeEmpty === true
    return hides(s, seat)
      ? { ok: 'claimed' }
      : empty && input.cards.length === 0
        ? { ok: 'yes' }
        : no(reason('reason.path'))
  }
  const steps: Step[] = []
  for (const x of input.cards) {
    extend(s, steps, scratch)
    const code = x.ref !== 0 ? x.ref : NAMED
    const i = scratch.codes.findIndex((c, k) => c === code && (code !== NAMED || scratch.cards[k] === x.card))
    if (i < 0) return hides(s, seat) ? { ok: 'claimed' } : no(whyNot(s, steps, code))
    steps.push({ code, card: x.card, to: x.to })
  }
  extend(s, steps, scratch)
  return scratch.codes.length === 0 || scratch.codes.includes(2) ? { ok: 'yes' } : no(reason('reason.path'))
}

/** This device does not know the cards of that seat. */
function hides(s: State, seat: Seat): boolean {
  const { game } = s.rules
  if (zoneOf(s, game.zone.deck, seat).bag.includes(0) || zoneOf(s, game.zone.side, seat).bag.includes(0))
    return true
  return zoneOf(s, game.zone.hand, seat).top.some((row) => rowAt(s, row).def === 0)
}

function whyNot(s: State, steps: readonly Step[], code: number): Reason {
  const out = newOptions(true)
  extend(s, steps, out)
  return (
    out.refused?.find((x) => x.code === code)?.reason ?? reason('reason.path', code >= 4096 ? [code] : [])
  )
}

const machine: Machine = {
  s: null as unknown as State,
  sink: null,
  batch: 0,
  moved: false,
  unopened: false,
  cut: false,
}

/** Applies in place. The input must have passed `check` or come from `extend`. */
export function apply(s: State, input: Input, sink: Sink): void {
  const m = machine
  m.s = s
  m.sink = sink
  m.batch = 0
  m.moved = false
  m.unopened = false
  m.cut = false
  s.inputs++
  s.vars[V_QUIET] = (s.vars[V_QUIET] as number) + 1
  if (input.side) {
    const winner = other(input.by as Seat)
    if (input.path[1] === WHOLE) {
      s.result = winner
      s.frames = []
      emit(m, { e: 'over', result: winner, why: 'concede' })
    } else s.rules.game.endGame(m, winner, 'concede')
    advance(m)
    return
  }
  if (input.cards.length > 0) learn(s, input, m)
  const f = top(s)
  const step = stepOf(s, f)
  if (step?.answer === undefined) throw new Error('nothing is asked here')
  const flow = step.answer(m, f, input)
  if (m.moved) checkEnd(m)
  settleFlow(m, f, flow)
  advance(m)
}

/** Rows take the identities that an input brings, and everybody it names knows them. */
function learn(s: State, input: Input, m: Machine): void {
  for (const x of input.cards) {
    if (x.ref === 0) continue
    const r = rowAt(s, rowOf(x.ref))
    if (x.card !== 0 && r.card === 0) {
      r.card = x.card
      r.def = defOf(x.card)
      touch()
    }
    if ((r.knownTo | x.to) !== r.knownTo) {
      r.knownTo = (r.knownTo | x.to) as 0 | 1 | 2 | 3
      if (m.sink !== null) m.sink.add({ e: 'known', card: x.ref, to: r.knownTo })
    }
  }
}
