// The end of a match between two phones (docs/protocol.md, 7): both open their seeds, the winner first, and audit the whole log.

import type { DeckConfig } from '../engine/door.ts'
import { GOING_ON, other, type Seat } from '../engine/types.ts'
import { audit, type Reveal, revealOf, type Verdict } from '../fair/audit.ts'
import type { Value } from '../fair/encode.ts'
import { seedHash, signed } from '../fair/meeting.ts'
import type { MessageOf } from './messages.ts'
import { type TogetherRecord, termsOf } from './record.ts'
import type { Session } from './session.ts'

/** Whose opening is due first: a win counts once the winner has opened. */
export function firstToOpen(result: number): Seat {
  return result === 1 ? 1 : 0
}

/** The end is sealed by both: by the last entry, and by the other's acknowledgement of it. */
function isSealed({ stop, entries, seat, acked, reveals }: TogetherRecord): boolean {
  const last = entries.at(-1)?.entry
  return stop !== null || !last || last.seat !== seat || acked?.n === last.n || reveals[seat] !== null
}

export const verdictWords = (match: string, head: string, verdict: Verdict): Uint8Array => {
  const content: Value[] = verdict.ok ? [head, 1] : [head, 0, verdict.seat, verdict.n, verdict.why]
  return signed('verdict', match, ...content)
}

export const openWords = (match: string, { seed, deck, chosen }: Reveal): Uint8Array =>
  signed('open', match, seed, deck.cards, deck.side, chosen)

export const stopWords = (match: string, n: number, why: string): Uint8Array => signed('stop', match, n, why)

/** What both opened, against the whole log, an entry that was refused at the end of it. */
export function auditOf(
  record: TogetherRecord,
  rules: Session['ports']['rules'],
  illegal: (deck: DeckConfig) => string | null,
): Verdict | null {
  const [one, two] = record.reveals
  if (!one || !two) return null
  for (const seat of [0, 1] as const) {
    const { hello } = record.hellos[seat]
    const { seed, deck } = (seat === 0 ? one : two).reveal
    if (seedHash(hello.key, seed) !== hello.seed) return { ok: false, seat, n: seat, why: 'audit.seed' }
    // why here: with another size even the other one's entries would not be what both knew
    if (deck.cards.length !== hello.deck[0] || deck.side.length !== hello.deck[1])
      return { ok: false, seat, n: seat, why: 'audit.list' }
  }
  const log = record.entries.map(({ entry }) => entry)
  const refused = record.stop?.proof.find(({ entry }) => entry.n === log.length)
  if (refused) log.push(refused.entry)
  const { match } = record
  return audit({
    rules,
    match,
    start: termsOf(record, rules),
    log,
    reveals: [one.reveal, two.reveal],
    illegal,
  })
}

export class Closing {
  private readonly session: Session

  constructor(session: Session) {
    this.session = session
  }

  /** Says who has stopped the match, opens when it is this phone's turn to, judges when both have. Says again what the other may have lost. */
  async goOn(): Promise<void> {
    const { session } = this
    const { record, seat, ports } = session
    const { match, stop } = record
    if (!session.over) return
    if (stop?.by === seat) {
      const { n, why, signature } = stop
      session.send({ t: 'stop', match, n, why, signature })
    }
    const rival = other(seat)
    if (!record.reveals[seat] && this.mayOpen()) {
      const reveal = revealOf(session.fair)
      record.reveals[seat] = { reveal, signature: await ports.sign(openWords(match, reveal)) }
      if (!(await session.keep(record.entries.length))) return
    }
    const opened = record.reveals[seat]
    if (opened && !record.verdicts[rival]) session.send({ t: 'open', match, ...opened })
    if (!record.verdicts[seat]) await this.judge()
    const mine = record.verdicts[seat]
    if (mine) session.send({ t: 'verdict', match, ...mine })
    session.tell({ is: 'changed' })
  }

  private mayOpen(): boolean {
    const { record, seat, fair } = this.session
    const first = record.stop ? 0 : firstToOpen(fair.state.result)
    return isSealed(record) && (first === seat || record.reveals[other(seat)] !== null)
  }

  private async judge(): Promise<void> {
    const { record, seat, ports, fair } = this.session
    const verdict = auditOf(record, ports.rules, ports.illegal)
    if (!verdict) return
    const signature = await ports.sign(verdictWords(record.match, fair.head, verdict))
    record.verdicts[seat] = { verdict, signature }
    await this.session.keep(record.entries.length)
  }

  /** What the other phone says of the end counts with its signature alone. */
  async take(message: MessageOf<'stop' | 'open' | 'verdict'>): Promise<void> {
    const { session } = this
    const { record, ports, fair } = session
    const { match } = record
    const rival = other(session.seat)
    const { t, signature } = message
    const said = (words: Uint8Array) => ports.verify[rival](words, signature)
    if (t === 'stop') {
      const { n, why } = message
      if (await said(stopWords(match, n, why))) await session.stop(n, why, [], signature)
      return
    }
    if (!session.over) return
    if (t === 'open') {
      const { reveal } = message
      if (record.reveals[rival] || !(await said(openWords(match, reveal)))) return
      record.reveals[rival] = { reveal, signature }
      if (await session.keep(record.entries.length)) await this.goOn()
      return
    }
    const { verdict } = message
    if (record.verdicts[rival] || !(await said(verdictWords(match, fair.head, verdict)))) return
    record.verdicts[rival] = { verdict, signature }
    await session.keep(record.entries.length)
    session.tell({ is: 'changed' })
  }
}

/** What a match between two phones has come to, for the seat whose record it is. */
export type Standing =
  | 'playing'
  /** over, and something of the audit is still to come from this seat */
  | { awaits: Seat }
  | 'verified'
  | { broke: Verdict & { ok: false } }
  /** this seat's phone says that the other broke a rule; the audit here finds nothing */
  | { disputed: Seat }
  | { stopped: string }

export function standingOf(record: TogetherRecord, result: number): Standing {
  if (result === GOING_ON && !record.stop) return 'playing'
  // why: what the other phone says of this one is only its word
  const own = record.verdicts[record.seat]?.verdict
  if (own && !own.ok) return { broke: own }
  const theirs = record.verdicts[other(record.seat)]?.verdict
  if (own && theirs && !theirs.ok) return { disputed: other(record.seat) }
  // why: what this phone would open waits for the other one's word that it has the last entry
  if (!isSealed(record)) return { awaits: other(record.seat) }
  const first = record.stop ? 0 : firstToOpen(result)
  for (const seat of [first, other(first)]) if (!record.reveals[seat]) return { awaits: seat }
  for (const seat of [first, other(first)]) if (!record.verdicts[seat]) return { awaits: seat }
  return record.stop ? { stopped: record.stop.why } : 'verified'
}
