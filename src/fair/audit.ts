// The audit (docs/protocol.md, 7): with both seeds and lists open everything is computed again, and every hidden card judged.

import { apply, check, type DeckConfig, digest, type Rules, type StartConfig, start } from '../engine/door.ts'
import {
  type CardNo,
  type Identity,
  type Input,
  type Ref,
  rowOf,
  type Seat,
  type State,
} from '../engine/types.ts'
import { encode } from './encode.ts'
import { type Body, type Entry, plain } from './entry.ts'
import { Fault } from './fault.ts'
import { FairMatch } from './match.ts'
import { cardIn, choiceHash } from './own.ts'
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

const same = (a: Body, b: Body): boolean => {
  const [one, two] = [encode(plain(a)), encode(plain(b))]
  return one.length === two.length && one.every((byte, i) => byte === two[i])
}

const hidden = (deck: DeckConfig): DeckConfig => ({
  cards: deck.cards.map(() => 0),
  side: deck.side.map(() => 0),
})

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
  const truth = start(rules, { ...options, decks: [decks[0], decks[1]] })
  for (const entry of log) {
    const why = entryFault(phones, truth, entry, reveals[entry.seat])
    if (why !== null) return { ok: false, seat: entry.seat, n: entry.n, why }
  }
  return { ok: true }
}

/** What is wrong with an entry in the light of everything; null: nothing. */
function entryFault(
  phones: readonly [FairMatch, FairMatch],
  truth: State,
  entry: Entry,
  reveal: Reveal,
): string | null {
  const writer = phones[entry.seat]
  const { due } = writer
  try {
    if (due.seat !== entry.seat) return 'fair.turn'
    if (entry.body.is !== 'concede') {
      const decided = due.what === 'decide' ? recalled(writer, entry, reveal) : null
      const honest = bodyOf(writer.phone, entry.n, due, decided)
      if (!same(honest, entry.body)) return `audit.${due.what}`
    }
    for (const phone of phones) phone.receive(entry)
  } catch (error) {
    if (error instanceof Fault) return error.why || error.key
    throw error
  }
  return truthFault(phones, truth)
}

/** The decision with the cards that only its seat saw. */
function recalled({ phone }: FairMatch, { n, body }: Entry, reveal: Reveal): Input {
  if (body.is !== 'decide') throw new Fault('fair.kind')
  const { state, table, config, seat } = phone
  const face = (ref: Ref): CardNo => state.rows[rowOf(ref)]?.card ?? 0
  const input = (cards: Identity[]): Input => ({
    n: state.inputs,
    by: seat,
    side: false,
    path: [...body.path],
    cards,
  })
  if (body.choice !== '') {
    const [, refs = [], named = []] = reveal.chosen.find(([at]) => at === n) ?? []
    const to = seat === 0 ? 1 : 2
    const made = input([
      ...refs.map((ref): Identity => ({ ref, card: face(ref), to })),
      ...named.map((card): Identity => ({ ref: 0, card, to })),
    ])
    if (choiceHash(phone, n, made) !== body.choice) throw new Fault('fair.choice')
    return made
  }
  const pile = table.pileOf(state, config.rules.game.zone.deck * 2 + seat)
  return input(
    body.cards.map(
      ({ ref, to, slot }): Identity => ({
        ref,
        card: ref === 0 ? cardIn(phone, pile, slot) : face(ref),
        to,
      }),
    ),
  )
}

/** The same input where every card is known: legal without a claim, and the same for both. */
function truthFault(phones: readonly [FairMatch, FairMatch], truth: State): string | null {
  const [one, two] = [phones[0].phone.played, phones[1].phone.played]
  if (one === null || two === null) return null
  const whole = one.by === 1 ? two : one
  const rest = one.by === 1 ? one : two
  const input: Input = {
    ...whole,
    cards: whole.cards.map((x, i) => (x.card === 0 ? { ...x, card: rest.cards[i]?.card ?? 0 } : x)),
  }
  const legal = check(truth, input)
  if (legal.ok !== 'yes') return legal.ok === 'no' ? legal.reason.why : 'audit.claim'
  apply(truth, input, null)
  return digest(truth, 'public') === digest(phones[0].state, 'public') ? null : 'audit.state'
}

/** What this side opens, from its own memory of the match. */
export function revealOf({ phone }: FairMatch): Reveal {
  const { config, seat, chosen } = phone
  const deck = config.start.decks[seat] as DeckConfig
  return {
    seed: config.seed,
    deck,
    chosen: [...chosen]
      .filter(([, input]) => input.path.length === 1 && input.cards.some(({ to }) => to !== 3))
      .map(([n, { cards }]) => [
        n,
        cards.filter(({ ref }) => ref !== 0).map(({ ref }) => ref),
        cards.filter(({ ref }) => ref === 0).map(({ card }) => card),
      ]),
  }
}
