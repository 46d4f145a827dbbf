// A match between two phones (docs/protocol.md, 9): writes and signs the own entries, judges the other's, keeps both before
// anything is shown or answered, and comes back after any loss. Draws nothing and knows no link.

import { check, concede, inputOf, type Rules, type Step } from '../engine/door.ts'
import { GOING_ON, other, type Seat } from '../engine/types.ts'
import { type Asked, type Body, type Entry, entryHash } from '../fair/entry.ts'
import { Fault } from '../fair/fault.ts'
import { FairMatch } from '../fair/match.ts'
import { signed } from '../fair/meeting.ts'
import { endsGame, type Happened, hidden } from '../fair/phone.ts'
import type { Hex } from '../fair/secrets.ts'
import { Closing, stopWords } from './closing.ts'
import type { Line } from './line.ts'
import type { Message, MessageOf } from './messages.ts'
import { type KeptEntry, type SignedEntry, type TogetherRecord, termsOf } from './record.ts'
import { Reunion } from './reunion.ts'

export type Verify = (message: Uint8Array, signature: string) => Promise<boolean>

export interface SessionPorts {
  rules: Rules
  sign(message: Uint8Array): Promise<string>
  /** signatures of either seat's key */
  verify: readonly [Verify, Verify]
  /** keeps the head and, from `from` on, the entries; false: it could not, and the match must not go on past it */
  keep(record: TogetherRecord, from: number): Promise<boolean>
  /** 32 fresh bytes as hex */
  nonce(): Hex
  /** milliseconds */
  now(): number
  /** null: the deck may be played */
  illegal(deck: { cards: number[]; side: number[] }): string | null
}

/** What the other seat wants out of turn, or what this one has asked for. */
export interface Want {
  what: 'concede' | 'back'
  by: Seat
  value: number
}

export type SessionEvent =
  | { is: 'played'; happened: Happened }
  /** decisions were taken back: the position is another */
  | { is: 'back' }
  /** anything else that a screen may show has changed */
  | { is: 'changed' }

export class Session {
  readonly record: TogetherRecord
  readonly ports: SessionPorts
  readonly fair: FairMatch
  readonly history: Happened[] = []
  readonly closing: Closing
  private readonly reunion: Reunion
  /** entries that this phone gave by itself */
  private readonly itself = new Set<number>()
  /** by entry: where in the history the input stands that it led to */
  private readonly inputAt = new Map<number, number>()
  private readonly listeners = new Set<(event: SessionEvent) => void>()
  /** what leads to the other phone; null: nothing does now */
  line: Line | null = null
  private jobs: Promise<void> = Promise.resolve()
  /** the other phone has shown on this link that it is the other phone */
  private known = false
  /** the other gives up: entered as soon as this phone writes */
  private waiting: { want: Want; asked: Asked } | null = null
  /** what this phone waits for the other to allow, and what the other waits for */
  asking: Want | null = null
  asked: (Want & { asked: Asked }) | null = null
  /** something could not be stored: nothing goes on until the app is opened again */
  unstored = false

  /** Plays a kept record again. Throws a `Fault` where the record contradicts itself. */
  constructor(record: TogetherRecord, ports: SessionPorts) {
    this.record = record
    this.ports = ports
    const { seat, deck, hellos, seed, match } = record
    const theirs = hellos[other(seat)].hello.deck
    const unknown = hidden({ cards: new Array(theirs[0]).fill(0), side: new Array(theirs[1]).fill(0) })
    this.fair = new FairMatch({
      rules: ports.rules,
      start: { ...termsOf(record, ports.rules), decks: seat === 0 ? [deck, unknown] : [unknown, deck] },
      seat,
      seed,
      match,
    })
    for (const kept of record.entries) this.replay(kept)
    this.closing = new Closing(this)
    this.reunion = new Reunion(this)
  }

  get seat(): Seat {
    return this.record.seat
  }

  get over(): boolean {
    return this.record.stop !== null || this.fair.state.result !== GOING_ON
  }

  /** Whether the other phone is here and known. */
  get together(): boolean {
    return this.line !== null && this.known
  }

  listen(listener: (event: SessionEvent) => void): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  tell(event: SessionEvent): void {
    for (const listener of [...this.listeners]) listener(event)
  }

  /** A link is there. `met`: it is the one on which the two phones met, so that both are known already. */
  attach(line: Line, met = false): Promise<void> {
    this.line = line
    this.known = met
    return this.run(async () => {
      // why also on the link where they met: who opened the match first may have spoken before the other listened
      this.reunion.begin()
      if (met) await this.goOn()
      this.tell({ is: 'changed' })
    })
  }

  detach(line: Line): void {
    if (this.line !== line) return
    this.line = null
    this.known = false
    this.tell({ is: 'changed' })
  }

  send(message: Message): void {
    this.line?.send(message)
  }

  /** A message of the link; whatever it says, nothing is thrown. */
  take(message: Message): Promise<void> {
    return this.run(() => this.judge(message))
  }

  /** The own decision. An Error when it is not legal or not this seat's. `itself`: the phone gave it, not its person. */
  act(steps: readonly Step[], itself = false): Promise<void> {
    return this.run(async () => {
      if (itself) this.itself.add(this.record.entries.length)
      const { due, state } = this.fair
      if (due.what !== 'decide' || due.seat !== this.seat || this.over)
        throw new Error('nothing is asked of this seat')
      const legal = check(state, inputOf(state, steps))
      if (legal.ok === 'no') throw new Error(`not legal: ${legal.reason.why}`)
      this.record.draft = []
      await this.write(this.fair.next(steps))
      await this.goOn()
    })
  }

  /** Gives the game or the whole match up: at once where this phone writes next, else by the other phone. */
  concede(whole: boolean): Promise<void> {
    return this.run(() => this.wish({ what: 'concede', by: this.seat, value: whole ? 1 : 0 }))
  }

  /** Whether the last own decision can be taken back, and whether the other must agree. */
  mayTakeBack(): 'free' | 'asked' | 'no' {
    const { marks, due } = this.fair
    if (marks.seat !== this.seat || due.what !== 'decide' || this.over) return 'no'
    const reach = marks.reach(this.lastChoice)
    return reach === 'free' && due.seat !== this.seat ? 'asked' : reach
  }

  /** The last own decision that a person made: what the phone gave by itself goes back with it. */
  private get lastChoice(): number {
    return this.fair.marks.all.filter((n) => !this.itself.has(n)).at(-1) ?? -1
  }

  takeBack(): Promise<void> {
    return this.run(async () => {
      if (this.mayTakeBack() === 'no') return
      await this.wish({ what: 'back', by: this.seat, value: this.lastChoice })
    })
  }

  /** Answers what the other phone asked for. */
  answerWant(yes: boolean): Promise<void> {
    return this.run(async () => {
      const want = this.asked
      this.asked = null
      if (!want) return
      const { asked, ...plain } = want
      if (!yes) this.deny(plain)
      else if (this.fair.due.seat === this.seat) await this.fulfil(plain, asked)
      else this.send({ t: 'agree', ...plain, asked: await this.word(plain) })
      this.tell({ is: 'changed' })
    })
  }

  /** The other phone owes what needs no person, and stays away: the match is closed as this phone saw it. */
  leave(): Promise<void> {
    return this.run(() => this.stop(this.record.entries.length, 'net.left', []))
  }

  /** Nothing of this match is still to come from the other phone. */
  get settled(): boolean {
    const { stop, verdicts } = this.record
    // why: a match that the other phone could not keep is none there
    return this.over && (stop?.why === 'net.unkept' || verdicts.every((verdict) => verdict !== null))
  }

  setDraft(steps: Step[]): void {
    this.record.draft = steps
    void this.run(async () => {
      await this.keep(this.record.entries.length)
    })
  }

  /** Resolves when everything begun so far is done. */
  idle(): Promise<void> {
    return this.jobs
  }

  /** One thing after another, so that nothing is judged against a position that is on its way. */
  private run(job: () => Promise<void>): Promise<void> {
    const done = this.jobs.then(async () => {
      if (!this.unstored) await job()
    })
    this.jobs = done.catch(() => {})
    return done
  }

  private async judge(message: Message): Promise<void> {
    // why: a link leads a rematch too; what names no match is signed for one
    if ('match' in message && message.match !== this.record.match) return
    if (message.t === 'resume' || message.t === 'resumed') {
      const known = await this.reunion.take(message)
      if (known) {
        this.known = true
        await this.catchUp(known)
      }
      return this.tell({ is: 'changed' })
    }
    if (!this.known) return
    switch (message.t) {
      case 'entry':
        return this.takeEntry(message)
      case 'ack':
        return this.takeAck(message)
      case 'want':
        return this.takeWant(message)
      case 'agree':
        return this.takeAgreement(message)
      case 'deny':
        this.asking = null
        return this.tell({ is: 'changed' })
      case 'stop':
      case 'open':
      case 'verdict':
        return this.closing.take(message)
      default:
        return
    }
  }

  /** What the other phone has not got yet, in order. */
  private async catchUp({ length, head }: { length: number; head: Hex }): Promise<void> {
    const { entries, match } = this.record
    const last = entries[length - 1]
    if (length > 0 && last && entryHash(match, last.entry) !== head) {
      await this.stop(length - 1, 'net.fork', [last])
      return
    }
    for (const { entry, signature } of entries.slice(length)) this.send({ t: 'entry', entry, signature })
    // why: who wrote the last entry opens nothing before it knows that this phone has it
    if (this.over && entries.at(-1)?.entry.seat === other(this.seat)) await this.acknowledge()
    if (this.asking) await this.sendWant(this.asking)
    await this.goOn()
  }

  private async takeEntry({ entry, signature }: MessageOf<'entry'>): Promise<void> {
    const { entries, match } = this.record
    const there = entries[entry.n]
    const genuine = () =>
      this.ports.verify[entry.seat](signed('entry', match, entryHash(match, entry)), signature)
    if (there) {
      const same = entryHash(match, there.entry) === entryHash(match, entry)
      if (same) await this.acknowledge()
      else if (await genuine()) await this.stop(entry.n, 'net.fork', [there, { entry, signature }])
      return
    }
    // why: a gap is filled when the other phone answers what this one has
    if (entry.n !== entries.length || this.over) return
    // a signature that is not the writer's is somebody's noise, not the writer's fault
    if (!(await genuine())) return
    if (!(await this.wordHolds(entry))) return this.stop(entry.n, 'fair.asked', [{ entry, signature }])
    try {
      await this.play({ entry, signature })
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      return this.stop(entry.n, error.why || error.key, [{ entry, signature }])
    }
    const { due } = this.fair
    const answersItself = due.seat === this.seat && due.what !== 'decide'
    if (!answersItself) await this.acknowledge()
    await this.goOn()
  }

  /** The own entry: kept before it leaves. */
  private async write(body: Body): Promise<void> {
    const { match } = this.record
    const entry = this.fair.entryOf(body)
    const signature = await this.ports.sign(signed('entry', match, entryHash(match, entry)))
    const unseen = this.fair.phone.chosen.get(entry.n)
    if (!(await this.play(unseen ? { entry, signature, unseen } : { entry, signature }))) return
    this.send({ t: 'entry', entry, signature })
  }

  /** Judges, keeps, tells; false: it could not be kept. */
  private async play(kept: KeptEntry): Promise<boolean> {
    const { record } = this
    this.replay(kept)
    record.entries.push(kept)
    record.updated = this.ports.now()
    if (!(await this.keep(record.entries.length - 1))) return false
    const { is } = kept.entry.body
    const { played } = this.fair.phone
    // why: a game that is over is not given up any more, and the next one was not
    if (this.asking?.what === 'concede' && endsGame(this.fair.phone)) this.asking = null
    if (is === 'back') {
      // why: a word from before it is used up, and who gives up still does
      if (this.asking?.what === 'concede') await this.sendWant(this.asking)
      else this.asking = null
      this.tell({ is: 'back' })
    } else if (played) this.tell({ is: 'played', happened: played })
    // why: an offer to go back is for the position it was made at
    if (this.asked && this.fair.marks.reach(this.asked.value) === 'no' && this.asked.what === 'back')
      this.asked = null
    if (this.asking?.what === 'back' && this.mayTakeBack() === 'no') this.asking = null
    this.tell({ is: 'changed' })
    return true
  }

  private replay({ entry, unseen }: KeptEntry): void {
    const { fair, history } = this
    if (unseen) fair.phone.chosen.set(entry.n, unseen)
    fair.receive(entry)
    if (fair.phone.played) {
      history.push(fair.phone.played)
      this.inputAt.set(entry.n, history.length - 1)
    }
    if (entry.body.is === 'back') history.length = this.inputAt.get(entry.body.to) ?? history.length
  }

  /** Keeps the record as it is; the entries before `from` lie there already. */
  async keep(from: number): Promise<boolean> {
    const kept = await this.ports.keep(this.record, from)
    if (!kept) {
      this.unstored = true
      this.tell({ is: 'changed' })
    }
    return kept
  }

  /** Writes what needs no person, as long as it is this phone's to write. */
  private async goOn(): Promise<void> {
    for (;;) {
      const { due } = this.fair
      if (this.over || this.unstored) break
      if (this.waiting && due.seat === this.seat && this.fair.mayConcede) {
        const { want, asked } = this.waiting
        this.waiting = null
        await this.fulfil(want, asked)
        continue
      }
      if (due.seat !== this.seat || due.what === 'decide') break
      await this.write(this.fair.next())
    }
    if (this.over) await this.closing.goOn()
  }

  private async acknowledge(): Promise<void> {
    const { match, entries } = this.record
    const { at, head } = this.fair
    const n = entries.length - 1
    const signature = await this.ports.sign(signed('ack', match, n, head, at))
    this.send({ t: 'ack', n, head, at, signature })
  }

  private async takeAck({ n, head, at, signature }: MessageOf<'ack'>): Promise<void> {
    const { match, entries, acked } = this.record
    const entry = entries[n]?.entry
    if (!entry || (acked && acked.n >= n)) return
    const verify = this.ports.verify[other(this.seat)]
    if (!(await verify(signed('ack', match, n, head, at), signature))) return
    const here = entries[n + 1]?.entry.at ?? this.fair.at
    if (entryHash(match, entry) !== head) return this.stop(n, 'net.fork', [])
    if (here !== at) return this.stop(n, 'fair.state', [])
    this.record.acked = { n, head, at, signature }
    if (this.over) await this.closing.goOn()
  }

  /** The last entry that this phone knows, and its word about a want after it. */
  private async word({ what, by, value }: Want): Promise<Asked> {
    const { match, entries } = this.record
    const last = entries.length - 1
    const { head } = this.fair
    const signature = await this.ports.sign(signed('request', match, what, by, value, last, head))
    return { last, head, signature }
  }

  private async wish(want: Want): Promise<void> {
    // why: what is half given is given first
    if (!this.fair.mayConcede) await this.goOn()
    const { due } = this.fair
    if (this.over || due.what === 'list') return
    const mine = due.seat === this.seat
    const free = want.what === 'concede' || this.fair.marks.reach(want.value) === 'free'
    if (mine && free) return this.fulfil(want, null)
    this.asking = want
    await this.sendWant(want)
    this.tell({ is: 'changed' })
  }

  private deny(want: Want): void {
    this.send({ t: 'deny', match: this.record.match, ...want })
  }

  private async sendWant(want: Want): Promise<void> {
    this.send({ t: 'want', ...want, asked: await this.word(want) })
  }

  private async fulfil({ what, by, value }: Want, asked: Asked | null): Promise<void> {
    const { due, state, marks } = this.fair
    if (asked && !this.fair.isFresh(asked)) return
    if (what === 'back') {
      if (due.what !== 'decide' || marks.reach(value) === 'no' || marks.seat !== by) return
      await this.write({ is: 'back', by, to: value, asked })
    } else {
      if (check(state, concede(state, by, value === 1)).ok === 'no') return
      await this.write({ is: 'concede', by, whole: value === 1 ? 1 : 0, asked })
    }
    await this.goOn()
  }

  private async takeWant({ t: _, asked, ...want }: MessageOf<'want'>): Promise<void> {
    if (this.over || want.by !== other(this.seat) || !(await this.spoken(want, asked, want.by))) return
    const fresh = this.fair.isFresh(asked)
    if (want.what === 'concede') {
      // why: the word is about this number, and the entry can only say 0 or 1
      if (!fresh || want.value > 1) return
      this.waiting = { want, asked }
      return this.goOn()
    }
    if (!fresh || this.fair.marks.seat !== want.by || this.fair.marks.reach(want.value) === 'no')
      return this.deny(want)
    this.asked = { ...want, asked }
    this.tell({ is: 'changed' })
  }

  private async takeAgreement({ t: _, asked, ...want }: MessageOf<'agree'>): Promise<void> {
    const mine = this.asking
    if (!mine || mine.what !== want.what || mine.value !== want.value || want.by !== this.seat) return
    if (!(await this.spoken(want, asked, other(this.seat)))) return
    this.asking = null
    if (this.fair.due.seat === this.seat) await this.fulfil(want, asked)
    this.tell({ is: 'changed' })
  }

  /** Whether a word about a want is the seat's own, and about this log. */
  private async spoken({ what, by, value }: Want, asked: Asked, seat: Seat): Promise<boolean> {
    const { match, entries } = this.record
    const { last, head, signature } = asked
    const known = entries[last]?.entry
    if (!known || entryHash(match, known) !== head) return false
    return this.ports.verify[seat](signed('request', match, what, by, value, last, head), signature)
  }

  private async wordHolds({ seat, body }: Entry): Promise<boolean> {
    if (body.is !== 'concede' && body.is !== 'back') return true
    if (body.asked === null) return true
    const value = body.is === 'back' ? body.to : body.whole
    return this.spoken({ what: body.is, by: body.by, value }, body.asked, other(seat))
  }

  /** The match ends here, at an entry that a phone refuses; what speaks against the writer is kept. `given`: the other phone's signature. */
  async stop(n: number, why: string, proof: SignedEntry[], given?: string): Promise<void> {
    const { record, seat, ports } = this
    // why: a match that was played to its end and found true stays what it is
    if (record.stop || record.verdicts[seat]) return
    const signature = given ?? (await ports.sign(stopWords(record.match, n, why)))
    record.stop = { n, why, proof, signature, by: given ? other(seat) : seat }
    await this.keep(record.entries.length)
    this.tell({ is: 'changed' })
    await this.closing.goOn()
  }
}
