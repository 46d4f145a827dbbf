// A match as one phone plays it (docs/protocol.md): writes its own entries, judges the other's. A match that met a fault is over.

import { concede, digest, inputOf, type Step } from '../engine/door.ts'
import type { State } from '../engine/types.ts'
import { Marks } from './back.ts'
import { type Due, dueOf } from './due.ts'
import { type Asked, type Body, type Entry, entryHash } from './entry.ts'
import { must } from './fault.ts'
import { judge, play } from './judging.ts'
import { endsGame, type FairConfig, newPhone, type Phone } from './phone.ts'
import { type Hex, hashOf } from './secrets.ts'
import { bodyOf } from './writing.ts'

/** Entries that may come between a word given out of turn and the entry that carries it out. */
const LATE = 16

export class FairMatch {
  readonly phone: Phone
  readonly log: Entry[] = []
  head: Hex = ''
  private readonly past = new Marks()
  /** the last entry that a word was about: a word given before it is used up */
  private spent = -1
  private known = { length: -1, at: '', position: '' }

  constructor(config: FairConfig) {
    this.phone = newPhone(config)
  }

  get state(): State {
    return this.phone.state
  }

  /** Who writes the next entry, and what it holds. */
  get due(): Due {
    return dueOf(this.phone.state, this.phone.table)
  }

  /** Hash of what both know now. */
  get at(): Hex {
    return this.now().at
  }

  /** The engine's public digest. */
  get position(): string {
    return this.now().position
  }

  /** Both are asked for again and again at one position. */
  private now(): { at: Hex; position: string } {
    if (this.known.length === this.log.length) return this.known
    const { config, state, table } = this.phone
    const address = { match: config.match, role: 0 as const, of: '', epoch: 0, index: this.log.length }
    const position = digest(state, 'public')
    this.known = {
      length: this.log.length,
      at: hashOf('state', address, position, table.summary()),
      position,
    }
    return this.known
  }

  /** What the own next entry holds. */
  next(steps?: readonly Step[]): Body {
    const { due } = this
    if (due.seat !== this.phone.seat) throw new Error(`seat ${due.seat} writes`)
    const decided = due.what === 'decide' && steps ? inputOf(this.state, steps) : null
    return bodyOf(this.phone, this.log.length, due, decided)
  }

  /** The own next entry. A decision needs its steps; all else follows from seed and log. Throws if the other writes. */
  write(steps?: readonly Step[]): Entry {
    return this.enter(this.next(steps))
  }

  /** The next entry with this in it, not played yet. */
  entryOf(body: Body): Entry {
    return { n: this.log.length, seat: this.phone.seat, at: this.at, body, prev: this.head }
  }

  /** Writes the next entry with this in it. */
  enter(body: Body): Entry {
    const entry = this.entryOf(body)
    this.receive(entry)
    return entry
  }

  /** What could be taken back now. */
  get marks(): Marks {
    return this.past
  }

  /** Judges an entry and plays it. Throws a `Fault`; the match stops there. Signatures are judged by whoever brings it. */
  receive(entry: Entry): void {
    must(entry.n === this.log.length, 'fair.number')
    must(entry.seat === this.due.seat, 'fair.turn')
    must(entry.prev === this.head, 'fair.prev')
    must(entry.at === this.at, 'fair.state')
    this.take(entry)
    this.head = entryHash(this.phone.config.match, entry)
  }

  /** Takes an entry that the other side of the same log has just judged: what both know is not hashed a second time. */
  follow(entry: Entry, first: FairMatch): void {
    this.take(entry)
    this.head = first.head
  }

  /** Not between the two halves of a draw: the first would be known to the next game. */
  get mayConcede(): boolean {
    const { half } = this.phone.table
    return this.due.what !== 'list' && half.coin === null && half.places.length === 0
  }

  private take(entry: Entry): void {
    const { due, phone } = this
    const { body } = entry
    phone.played = null
    this.past.before(phone, entry)
    if (body.is === 'concede') {
      must(this.mayConcede, 'fair.kind')
      if (entry.seat !== body.by) this.mustBeAsked(entry, body.asked)
      play(phone, concede(phone.state, body.by, body.whole === 1))
    } else if (body.is === 'back') this.takeBack(entry, due, body)
    else judge(phone, due, entry)
    this.past.after(phone)
    // why a new game too: who gave up the one before has not given up this one
    if (body.is === 'concede' || body.is === 'back' || endsGame(phone)) this.spent = entry.n
    this.log.push(entry)
  }

  private takeBack(entry: Entry, due: Due, body: Body & { is: 'back' }): void {
    must(due.what === 'decide' && this.past.seat === body.by, 'fair.back')
    const reach = this.past.reach(body.to)
    must(reach !== 'no', 'fair.back')
    if (reach === 'asked' || entry.seat !== body.by) this.mustBeAsked(entry, body.asked)
    this.past.restore(this.phone, body.to)
  }

  /** What one seat does at the other's word names an entry that both know, not long ago and after any word before. */
  private mustBeAsked(entry: Entry, asked: Asked | null): void {
    must(asked !== null && this.isFresh(asked, entry.n), 'fair.asked')
  }

  /** Whether a word still stands for entry `n`. */
  isFresh({ last }: Asked, n = this.log.length): boolean {
    return last >= this.spent && n - last <= LATE
  }
}
