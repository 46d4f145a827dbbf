// The audit (docs/protocol.md, 7): with both seeds and lists open everything is computed again, and every hidden card judged.

import {
  apply,
  check,
  clone,
  type DeckConfig,
  digest,
  type Rules,
  type StartConfig,
  start,
} from '../engine/door.ts'
import type { CardNo, Input, Ref, Seat, State } from '../engine/types.ts'
import type { Entry } from './entry.ts'
import { Fault } from './fault.ts'
import { FairMatch } from './match.ts'
import { choiceHash } from './own.ts'
import { hidden, type Phone } from './phone.ts'
import { recalled } from './recall.ts'
import type { Hex } from './secrets.ts'
import { bodyOf } from './writing.ts'

/** What a side opens when the match is over. */
export interface Reveal {
  seed: Hex
  deck: DeckConfig
  /** choices that stayed unseen, by entry: cards on the table, cards of decks */
  chosen: [n: number, refs: Ref[], cards: CardNo[]][]
}

export type Verdict =
  | { ok: true }
  /** `why`: a key of the words; `n`: the entry that broke the rule */
  | { ok: false; seat: Seat; n: number; why: string }

export interface Audited {
  rules: Rules
  match: Hex
  start: Omit<StartConfig, 'decks'>
  log: readonly Entry[]
  reveals: readonly [Reveal, Reveal]
  /** null: the deck may be played */
  illegal(deck: DeckConfig): string | null
}

/** Whether two pieces of plain data hold the same. */
function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const [one, two] = [Object.entries(a), new Map(Object.entries(b))]
  return one.length === two.size && one.every(([key, part]) => two.has(key) && same(part, two.get(key)))
}

export function audit({ rules, match, start: options, log, reveals, illegal }: Audited): Verdict {
  const decks = [reveals[0].deck, reveals[1].deck] as const
  for (const seat of [0, 1] as const) {
    const why = illegal(decks[seat])
    if (why !== null) return { ok: false, seat, n: seat, why }
  }
  const phone = (seat: Seat) =>
    new FairMatch({
      rules,
      match,
      seat,
      seed: reveals[seat].seed,
      start: {
        ...options,
        decks: seat === 0 ? [decks[0], hidden(decks[1])] : [hidden(decks[0]), decks[1]],
      },
    })
  const phones = [phone(0), phone(1)] as const
  const truth = new Truth(start(rules, { ...options, decks: [decks[0], decks[1]] }))
  for (const entry of log) {
    const why = entryFault(phones, truth, entry, reveals[entry.seat])
    if (why !== null) return { ok: false, seat: entry.seat, n: entry.n, why }
  }
  if (phones[0].at !== phones[1].at) throw new Error('the two sides of one log came apart')
  return { ok: true }
}

/** The engine that knows every card, with the positions before decisions that may be taken back. */
class Truth {
  state: State
  private readonly marks = new Map<number, State>()

  constructor(state: State) {
    this.state = state
  }

  mark(n: number): void {
    this.marks.set(n, clone(this.state))
  }

  back(to: number): void {
    this.state = this.marks.get(to) ?? this.state
  }
}

/** What is wrong with an entry in the light of everything; null: nothing. */
function entryFault(
  phones: readonly [FairMatch, FairMatch],
  truth: Truth,
  entry: Entry,
  reveal: Reveal,
): string | null {
  const writer = phones[entry.seat]
  const { due } = writer
  try {
    if (due.seat !== entry.seat) return 'fair.turn'
    if (entry.body.is !== 'concede' && entry.body.is !== 'back') {
      const decided = due.what === 'decide' ? decidedIn(writer.phone, entry, reveal) : null
      const honest = bodyOf(writer.phone, entry.n, due, decided)
      if (!same(honest, entry.body)) return `audit.${due.what}`
    }
    phones[0].receive(entry)
    phones[1].follow(entry, phones[0])
  } catch (error) {
    if (error instanceof Fault) return error.why || error.key
    throw error
  }
  if (entry.body.is === 'back') truth.back(entry.body.to)
  else if (entry.body.is === 'decide') truth.mark(entry.n)
  return truthFault(phones, truth.state)
}

/** The decision of an entry in the light of what its seat has opened; a closed choice must be the one it closed. */
function decidedIn(p: Phone, { n, body }: Entry, { chosen }: Reveal): Input {
  if (body.is !== 'decide') throw new Fault('fair.kind')
  const [, refs, cards] = chosen.find(([at]) => at === n) ?? [n, [], []]
  if (body.choice !== '' && choiceHash(p, n, [refs, cards]) !== body.choice) throw new Fault('fair.choice')
  return recalled(p, body, [refs, cards])
}

/** The same input where every card is known: legal without a claim, and the same for both. */
function truthFault(phones: readonly [FairMatch, FairMatch], truth: State): string | null {
  const [one, two] = [phones[0].phone.played?.input, phones[1].phone.played?.input]
  if (!one || !two) return null
  const whole = one.by === 1 ? two : one
  const rest = one.by === 1 ? one : two
  const input: Input = {
    ...whole,
    cards: whole.cards.map((x, i) => (x.card === 0 ? { ...x, card: rest.cards[i]?.card ?? 0 } : x)),
  }
  const legal = check(truth, input)
  if (legal.ok !== 'yes') return legal.ok === 'no' ? legal.reason.why : 'audit.claim'
  apply(truth, input, null)
  return digest(truth, 'public') === phones[0].position ? null : 'audit.state'
}

/** What this side opens, from its own memory of the match. */
export function revealOf({ phone }: FairMatch): Reveal {
  const { config, seat, chosen } = phone
  return {
    seed: config.seed,
    deck: config.start.decks[seat] as DeckConfig,
    chosen: [...chosen].map(([n, [refs, cards]]) => [n, refs, cards]),
  }
}
