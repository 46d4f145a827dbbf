// Before a match (docs/protocol.md, 9): two phones on one link agree on what is played; when both are ready they meet.

import type { DeckConfig } from '../engine/door.ts'
import type { DeckEntry } from '../engine/rules.ts'
import type { Seat } from '../engine/types.ts'
import {
  type Hello,
  helloHash,
  type MeetingFault,
  meet,
  samePool,
  seedHash,
  signed,
} from '../fair/meeting.ts'
import { type Hex, PROTOCOL } from '../fair/secrets.ts'
import { stopWords } from './closing.ts'
import type { Line } from './line.ts'
import type { Message, MessageOf } from './messages.ts'
import type { SignedHello, TogetherRecord } from './record.ts'
import type { Verify } from './session.ts'

/** A key that signs for one match; `kept` is how this platform keeps it. */
export interface MatchKey {
  readonly key: string
  readonly kept: unknown
  sign(message: Uint8Array): Promise<string>
}

export interface LobbyPorts {
  /** 32 fresh bytes as hex */
  random(): Hex
  newKey(): Promise<MatchKey>
  verifierOf(key: string): Promise<Verify>
  now(): number
}

export interface Proposal {
  game: string
  bestOf: 1 | 3
  /** card numbers and copies, at most `MANY` lines; absent: the copies that are printed */
  pool?: DeckEntry[] | undefined
}

/** A proposal and nothing else; a pool that is none is left out. */
const proposalOf = ({ game, bestOf, pool }: Proposal) => ({ game, bestOf, ...(pool ? { pool } : {}) })

const sameProposal = (one: Proposal, two: Proposal): boolean =>
  one.game === two.game && one.bestOf === two.bestOf && samePool(one.pool, two.pool)

/** The lines in order of their numbers, as this phone spells a pool. */
const inOrder = (pool: readonly DeckEntry[] | undefined): DeckEntry[] | undefined =>
  pool && [...pool].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))

export type LobbyProblem = MeetingFault | 'meet.signature' | 'meet.unkept' | 'meet.poolFaulty'

/** What one phone says of itself and wants. */
type Said = Omit<MessageOf<'table'>, 't'>

/** Keeps and opens a match; false: it can't be kept here, and is no match. */
type Met = (record: TogetherRecord, key: MatchKey, verify: [Verify, Verify]) => Promise<boolean>

export class Lobby {
  private readonly line: Line
  private readonly ports: LobbyPorts
  private readonly changed: () => void
  private readonly met: Met
  private mine: Said
  private theirs: Said | null = null
  /** the other's lobby is there and knows what this one has said */
  private heard = false
  private deck: DeckConfig | null = null
  private seed: Hex = ''
  private key: MatchKey | null = null
  private hello: SignedHello | null = null
  private closed: Hex = ''
  /** the own hello has left: what the other closed before it is fixed */
  private shown = false
  private isMet = false
  /** the last match, which could not be kept here */
  private refused: MessageOf<'stop'> | null = null
  private jobs: Promise<void> = Promise.resolve()
  /** whether the rules of the proposed game allow a pool */
  private allows: (pool: readonly DeckEntry[]) => boolean = () => false
  /** why the last greeting came to nothing, until its person is ready again */
  private failed: LobbyProblem | null = null

  constructor(
    line: Line,
    me: { name: string; rules: string } & Proposal,
    ports: LobbyPorts,
    on: {
      changed: () => void
      met: Met
    },
  ) {
    this.line = line
    this.ports = ports
    this.changed = on.changed
    this.met = on.met
    this.mine = {
      name: me.name,
      ...proposalOf({ ...me, pool: inOrder(me.pool) }),
      rules: me.rules,
      at: 0,
      ready: false,
    }
  }

  get proposal(): Proposal {
    return proposalOf(this.mine)
  }

  get ready(): boolean {
    return this.mine.ready
  }

  /** Null: nothing was heard of the other phone yet. */
  get other(): { name: string; ready: boolean } | null {
    return this.theirs && { name: this.theirs.name, ready: this.theirs.ready && this.agreed }
  }

  private get agreed(): boolean {
    const { mine, theirs } = this
    return theirs !== null && theirs.at === mine.at && sameProposal(theirs, mine)
  }

  /** Asks both again. A pool is the game's to judge (`setRules`): one that it does not allow is a problem on both phones. */
  propose(proposal: Proposal): void {
    if (this.greeting) return
    const at = Math.max(this.mine.at, this.theirs?.at ?? 0) + 1
    const { name } = this.mine
    const said = proposalOf({ ...proposal, pool: inOrder(proposal.pool) })
    this.mine = { name, ...said, rules: '', at, ready: false }
    this.say()
  }

  /** The game is here, with this content hash of engine and cards. `allows`: whether it can be played with a pool; absent: with none. */
  setRules(game: string, rules: string, allows: (pool: readonly DeckEntry[]) => boolean = () => false): void {
    if (this.greeting || this.mine.game !== game) return
    this.allows = allows
    if (this.mine.rules === rules) return
    this.mine = { ...this.mine, rules }
    this.say()
    this.begin()
  }

  /** The other phone's content hash of the game that is proposed; '': not told yet. */
  get theirRules(): string {
    return this.agreed ? (this.theirs?.rules ?? '') : ''
  }

  get problem(): LobbyProblem | null {
    return this.failed ?? this.difference
  }

  private get difference(): LobbyProblem | null {
    const { mine, theirRules } = this
    if (mine.rules === '') return null
    if (theirRules !== '' && theirRules !== mine.rules) return 'meet.rules'
    return mine.pool && !this.allows(mine.pool) ? 'meet.poolFaulty' : null
  }

  /** What this phone has said of the match is on its way and holds: nothing of it changes any more. */
  get greeting(): boolean {
    return this.key !== null
  }

  /**
   * Too late once the greetings are on their way: the other phone may be at the table already. `of`: what the deck was made
   * for; when something else is proposed by now, the person has not said ready to that.
   */
  setReady(deck: DeckConfig | null, of: Proposal = this.mine): void {
    if (this.greeting || !sameProposal(of, this.mine)) return
    this.deck = deck
    if (deck) this.failed = null
    this.mine = { ...this.mine, ready: deck !== null }
    this.say()
    this.begin()
  }

  /** Says what this phone is and wants; once when both sides listen, then at every change. */
  say(): void {
    this.line.send({ t: 'table', ...this.mine })
    this.changed()
  }

  take(message: Message): Promise<void> {
    const done = this.jobs.then(() => this.judge(message))
    this.jobs = done.catch(() => {})
    return done
  }

  /** Resolves when everything begun so far is done. */
  idle(): Promise<void> {
    return this.jobs
  }

  private async judge(message: Message): Promise<void> {
    if (this.isMet) return
    if (message.t === 'table') this.takeTable(message)
    // why: the other phone forgets a greeting to one that is not ready
    else if (message.t === 'closed' && this.mine.ready && !this.shown) {
      this.closed = message.hash
      this.showHello()
    } else if (message.t === 'hello') await this.takeHello(message)
    // why: a phone that opened the match late has not heard that it is none
    else if (message.t === 'resume' && message.match === this.refused?.match) this.line.send(this.refused)
    this.changed()
  }

  private takeTable({ t: _, ...said }: MessageOf<'table'>): void {
    const { mine } = this
    const first = !this.heard
    this.heard = true
    this.theirs = said
    // why: a phone that is not ready any more has not begun to greet; one that takes a greeting back which it has seen, again and
    // again, would try out the six digits until they suit somebody in between
    if (!said.ready) {
      if (this.shown) this.mine = { ...mine, ready: false }
      this.forgetGreeting()
    }
    const { own, theirs } = this.line.fingerprints
    const differs = !sameProposal(said, mine)
    // why: two proposals at once: the larger fingerprint decides for both phones alike
    if (said.at > mine.at || (said.at === mine.at && differs && theirs > own)) {
      const rules = said.game === mine.game ? mine.rules : ''
      this.mine = { name: mine.name, ...proposalOf(said), rules, at: said.at, ready: false }
      this.say()
    } else if (mine.ready && !this.mine.ready) this.say()
    // why: what was said before the other listened is lost
    if (first) this.say()
    this.begin()
  }

  private get mayBegin(): boolean {
    const { mine, theirs } = this
    if (!mine.ready || !theirs?.ready || !this.agreed || this.problem || this.greeting) return false
    // why: a game that is still being fetched cannot be compared yet
    return mine.rules !== '' && theirs.rules !== ''
  }

  private begin(): void {
    if (!this.mayBegin) return
    const done = this.jobs.then(() => this.closeHello())
    this.jobs = done.catch(() => {})
  }

  private async closeHello(): Promise<void> {
    const { deck } = this
    // why asked again, before and after: either person may have thought better of it meanwhile
    if (!this.mayBegin || !deck) return
    const { rules } = this.mine
    const key = await this.ports.newKey()
    if (!this.mayBegin || this.deck !== deck || this.mine.rules !== rules) return
    this.key = key
    this.seed = this.ports.random()
    const hello: Hello = {
      name: this.mine.name,
      protocol: PROTOCOL,
      key: key.key,
      nonce: this.ports.random(),
      seed: seedHash(key.key, this.seed),
      ...proposalOf(this.mine),
      rules,
      deck: [deck.cards.length, deck.side.length],
      ...this.line.fingerprints,
    }
    const signature = await key.sign(signed('hello', key.key, helloHash(hello)))
    this.hello = { hello, signature }
    this.line.send({ t: 'closed', hash: helloHash(hello) })
    this.showHello()
  }

  /** The own hello opens when the other's is fixed. */
  private showHello(): void {
    if (!this.hello || this.closed === '') return
    this.shown = true
    this.line.send({ t: 'hello', ...this.hello })
  }

  private async takeHello({ hello, signature }: MessageOf<'hello'>): Promise<void> {
    const { hello: mine, key, deck } = this
    if (!mine || !key || !deck || this.closed === '') return
    const met = meet(mine.hello, hello, this.closed)
    if (typeof met === 'string') return this.fail(met)
    const verify = await this.ports.verifierOf(hello.key)
    if (!(await verify(signed('hello', hello.key, helloHash(hello)), signature)))
      return this.fail('meet.signature')
    const own = await this.ports.verifierOf(key.key)
    const { seat, match, code } = met
    const pair = <T>(mine: T, theirs: T): [T, T] => (seat === 0 ? [mine, theirs] : [theirs, mine])
    const now = this.ports.now()
    const record: TogetherRecord = {
      format: 1,
      id: `t${match.slice(0, 12)}${seat satisfies Seat}`,
      game: hello.game,
      bestOf: hello.bestOf,
      rules: hello.rules,
      seat,
      match,
      code,
      seed: this.seed,
      signing: key.kept,
      deck,
      hellos: pair(mine, { hello, signature }),
      names: pair(mine.hello.name, hello.name),
      entries: [],
      draft: [],
      acked: null,
      stop: null,
      reveals: [null, null],
      verdicts: [null, null],
      created: now,
      updated: now,
    }
    this.isMet = true
    const kept = await this.met(record, key, pair(own, verify)).catch(() => false)
    if (!kept) await this.refuse(match, key)
  }

  /** The other phone may be at the table already: it hears that there is no match, and may come back here. */
  private async refuse(match: Hex, key: MatchKey): Promise<void> {
    const [n, why] = [0, 'net.unkept']
    this.refused = { t: 'stop', match, n, why, signature: await key.sign(stopWords(match, n, why)) }
    this.line.send(this.refused)
    this.isMet = false
    this.heard = false
    if (this.theirs) this.theirs = { ...this.theirs, ready: false }
    this.fail('meet.unkept')
  }

  private fail(problem: LobbyProblem): void {
    this.failed = problem
    this.mine = { ...this.mine, ready: false }
    this.forgetGreeting()
    this.say()
  }

  private forgetGreeting(): void {
    this.key = null
    this.hello = null
    this.closed = ''
    this.shown = false
  }
}
