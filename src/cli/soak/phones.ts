// Two phones of a match in memory: whole messages, through bytes and schemas, over links that can be cut.

import { createHash } from 'node:crypto'
import type { DeckConfig } from '../../engine/door.ts'
import { poolCounts } from '../../engine/pool.ts'
import type { DeckEntry } from '../../engine/rules.ts'
import type { Seat } from '../../engine/types.ts'
import { games } from '../../games/registry.ts'
import { newSigner, signerOf, verifierOf } from '../../net/keys.ts'
import type { Line } from '../../net/line.ts'
import { Lobby, type MatchKey } from '../../net/lobby.ts'
import { type Message, readMessage } from '../../net/messages.ts'
import type { TogetherRecord } from '../../net/record.ts'
import { Session, type SessionPorts } from '../../net/session.ts'
import { quick, randomSteps } from '../../play/random.ts'
import { Ground } from './setup.ts'

const grounds = new Map<string, Ground>()

/** A game is compiled once for all its matches. */
function groundOf(game: string): Ground {
  const found = grounds.get(game) ?? new Ground(game)
  grounds.set(game, found)
  return found
}

const startersOf = (game: string): [DeckConfig, DeckConfig] => groundOf(game).usualStart().decks

export const hex = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Thrown where a phone ends in the middle of what it does. */
export class Killed extends Error {}

/** What a phone's disk holds: records by id, as bytes would bring them back. */
export class Disk {
  readonly heads = new Map<string, TogetherRecord>()
  full = false

  /** called before something is kept, and after: a test may end the phone there */
  before: (record: TogetherRecord) => void = () => {}
  after: (record: TogetherRecord) => void = () => {}

  keep(record: TogetherRecord): boolean {
    if (this.full) return false
    this.before(record)
    const { signing, ...rest } = record
    this.heads.set(record.id, { ...structuredClone(rest), signing })
    this.after(record)
    return true
  }
}

export class Phone {
  readonly name: string
  readonly disk = new Disk()
  session: Session | null = null
  lobby: Lobby | null = null
  line: Line | null = null
  /** it says and hears nothing any more, until it is opened again */
  dead = false
  /** what comes in waits here, so that a test decides when it arrives */
  readonly inbox: string[] = []
  readonly got: string[] = []
  /** called after this phone has said something */
  said: () => void = () => {}
  illegal: (deck: DeckConfig) => string | null = () => null
  /** what a new match waits for before it is opened here */
  slow: Promise<void> | null = null
  private readonly game: string
  private serial = 0

  constructor(name: string, game: string) {
    this.name = name
    this.game = game
  }

  random = (): string => hex(`${this.name} ${this.serial++}`)

  ports(key: Pick<MatchKey, 'sign'>, verify: SessionPorts['verify']): SessionPorts {
    return {
      rules: groundOf(this.game).rules,
      sign: key.sign,
      verify,
      keep: async (record) => this.disk.keep(record),
      nonce: this.random,
      now: () => 0,
      illegal: (deck) => this.illegal(deck),
    }
  }

  meet(line: Line): void {
    this.line = line
    this.lobby = new Lobby(
      line,
      {
        name: this.name,
        game: this.game,
        bestOf: (games[this.game]?.bestOf[0] ?? 1) as 1 | 3,
        rules: groundOf(this.game).rules.hash,
      },
      { random: this.random, newKey: newSigner, verifierOf, now: () => 0 },
      {
        changed: () => {},
        met: async (record, key, verify) => {
          if (!this.disk.keep(record)) return false
          const open = () => {
            this.session = new Session(record, this.ports(key, verify))
            this.lobby = null
            void this.session.attach(line, true)
          }
          if (this.slow) void this.slow.then(open)
          else open()
          return true
        },
      },
    )
  }

  /** The game that is proposed is here, and judges its pool. */
  setRules(): void {
    const { rules } = groundOf(this.game)
    this.lobby?.setRules(this.game, rules.hash, (pool) => poolCounts(rules, pool) !== null)
  }

  /** The process ends here, with all that it had in mind. */
  kill(): never {
    this.dead = true
    this.inbox.length = 0
    throw new Killed(this.name)
  }

  /** Opened again after a kill: from what the disk holds. */
  async reopen(): Promise<Session> {
    const [kept] = this.disk.heads.values()
    if (!kept) throw new Error(`${this.name} has kept nothing`)
    this.dead = false
    const { signing, ...rest } = kept
    const record: TogetherRecord = { ...structuredClone(rest), signing }
    const key = await signerOf(signing as CryptoKeyPair)
    const [one, two] = record.hellos
    const verify = [await verifierOf(one.hello.key), await verifierOf(two.hello.key)] as const
    this.session = new Session(record, this.ports(key, verify))
    return this.session
  }

  async takeOne(): Promise<boolean> {
    const text = this.inbox.shift()
    if (text === undefined || this.dead) return false
    this.got.push(text)
    const message = readMessage(JSON.parse(text))
    if (!message) throw new Error(`no message: ${text.slice(0, 200)}`)
    // why both: a phone that is back in the lobby still hears what is left of the match before
    for (const ear of [this.session, this.lobby])
      await ear?.take(message).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error
      })
    return true
  }
}

/** One link between two phones. `spoil` may change or swallow what the first phone says. */
export function lines(
  phones: readonly [Phone, Phone],
  serial: number,
  spoil: (said: Message, by: Seat) => Message | null = (said) => said,
): [Line, Line] {
  const prints = [hex(`print 0 ${serial}`), hex(`print 1 ${serial}`)] as const
  const line = (by: Seat): Line => ({
    fingerprints: { own: prints[by], theirs: prints[by === 0 ? 1 : 0] },
    send(said) {
      if (phones[by].dead) return
      const sent = spoil(said, by)
      const to = phones[by === 0 ? 1 : 0]
      if (sent && !to.dead && to.line === pair[by === 0 ? 1 : 0]) to.inbox.push(JSON.stringify(sent))
      phones[by].said()
    },
  })
  const pair: [Line, Line] = [line(0), line(1)]
  return pair
}

/** Lets what both have said arrive, until both are silent. */
export async function settle(phones: readonly [Phone, Phone]): Promise<void> {
  const quiet = async () => {
    for (const { lobby, session, dead } of phones)
      if (!dead) await Promise.all([lobby?.idle(), session?.idle()])
  }
  for (;;) {
    await quiet()
    const moved = [await phones[0].takeOne(), await phones[1].takeOne()]
    if (moved.includes(true)) continue
    await quiet()
    if (phones[0].inbox.length + phones[1].inbox.length === 0) return
  }
}

/** Two phones that have heard of each other, before either is ready. */
export async function inLobby(
  game: string,
  serial = 0,
  spoil?: (said: Message, by: Seat) => Message | null,
): Promise<readonly [Phone, Phone]> {
  const phones = [new Phone('one', game), new Phone('two', game)] as const
  const [a, b] = lines(phones, serial, spoil)
  phones[0].line = a
  phones[1].line = b
  phones[0].meet(a)
  phones[1].meet(b)
  for (const phone of phones) phone.lobby?.say()
  await settle(phones)
  return phones
}

/** The first of two phones proposes a pool, and both have the game for it. */
export async function proposePool(phones: readonly [Phone, Phone], pool: DeckEntry[]): Promise<void> {
  const now = phones[0].lobby?.proposal
  if (now) phones[0].lobby?.propose({ ...now, pool })
  await settle(phones)
  for (const phone of phones) phone.setRules()
  await settle(phones)
}

/** Two phones that have met and dealt. */
export async function meeting(
  game: string,
  spoil?: (said: Message, by: Seat) => Message | null,
  decks: readonly [DeckConfig, DeckConfig] = startersOf(game),
): Promise<readonly [Phone, Phone]> {
  const phones = await inLobby(game, 0, spoil)
  phones[0].lobby?.setReady(decks[0])
  phones[1].lobby?.setReady(decks[1])
  await settle(phones)
  return phones
}

export const sessionOf = (phone: Phone): Session => {
  if (!phone.session) throw new Error(`${phone.name} has no match`)
  return phone.session
}

/** Random legal play of both seats until the match is over, or `until` says so. */
export async function playOn(
  phones: readonly [Phone, Phone],
  seed: number,
  until: () => boolean = () => false,
): Promise<void> {
  const below = quick(seed)
  for (let acts = 0; acts < 4000 && !until(); acts++) {
    await settle(phones)
    const asked = phones.find((phone) => {
      const { session } = phone
      return (
        session &&
        !session.over &&
        session.fair.due.what === 'decide' &&
        session.fair.due.seat === session.seat
      )
    })
    if (!asked) return
    const { fair } = sessionOf(asked)
    await sessionOf(asked)
      .act(randomSteps(fair.state, below))
      .catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error
      })
    if (phones.some(({ dead }) => dead)) return
  }
  await settle(phones)
}

/** A new link between two phones that know each other. */
export async function meetAgain(phones: readonly [Phone, Phone], serial: number): Promise<void> {
  const pair = lines(phones, serial)
  for (const seat of [0, 1] as const) {
    phones[seat].inbox.length = 0
    phones[seat].line = pair[seat]
  }
  await Promise.all([sessionOf(phones[0]).attach(pair[0]), sessionOf(phones[1]).attach(pair[1])])
  await settle(phones)
}
