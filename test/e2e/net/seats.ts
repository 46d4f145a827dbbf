// A seat that answers by itself, for the harness page: the app's own way from a link to a verified match, without a table.

import { entryHash } from '../../../src/fair/entry.ts'
import { games, NO_DECK, starters } from '../../../src/games/registry.ts'
import { standingOf } from '../../../src/net/closing.ts'
import { newSigner, verifierOf } from '../../../src/net/keys.ts'
import { Lobby } from '../../../src/net/lobby.ts'
import { illegalDeck } from '../../../src/play/decks.ts'
import { quick, randomSteps } from '../../../src/play/random.ts'
import { storage } from '../../../src/ui/saved.ts'
import type { Connection } from '../../../src/ui/together/connection.ts'
import { lead } from '../../../src/ui/together/lead.ts'
import {
  keepNew,
  type OpenMatch,
  openSession,
  random32,
  readTogether,
  type Way,
} from '../../../src/ui/together/sessions.ts'

export interface Seating {
  game: string
  /** of the game's starter decks */
  deck: number
  /** decides what the seat answers */
  seed: number
  /** answers no more after so many entries */
  until?: number
}

/** What one phone says of a match when it is over. */
export interface Seated {
  seat: number
  standing: string
  inputs: number
  entries: number
  head: string
  /** what both know, as this phone had it after each entry */
  ats: string[]
  /** the log that lies in the page's database ends in the same entry */
  stored: boolean
  ms: number
  /** ms from the ready lobby to the first question that a seat is asked */
  dealt: number
}

const WAY: Way = { by: 'scan' }

/** Moments by the clock that both pages share, in ms, by entry: when this phone's input was given, when the other's was there. */
export interface Moments {
  given: [n: number, at: number][]
  there: [n: number, at: number][]
}

const moment = (): number => performance.timeOrigin + performance.now()

/** What happens to a match that is played over a connection. */
export class SeatedMatch {
  open: OpenMatch | null = null
  readonly moments: Moments = { given: [], there: [] }
  private readonly ats: string[] = []
  private readonly began = performance.now()
  private dealt = 0
  private readonly until: number
  private readonly below: (n: number) => number
  private answering = false
  private readonly lobby: Lobby
  private readonly connection: Connection

  constructor(connection: Connection, { game, deck, seed, until = Number.POSITIVE_INFINITY }: Seating) {
    const entry = games[game]
    if (!entry) throw new Error(`no game ${game}`)
    this.below = quick(seed)
    this.until = until
    const rules = entry.rules()
    const decks = starters(entry, rules)
    const illegal = (list: Parameters<typeof illegalDeck>[1]) => illegalDeck(rules, list)
    const lobby = new Lobby(
      connection.line,
      { name: `deck ${deck}`, game, bestOf: entry.bestOf[0] === 3 ? 3 : 1, rules: rules.hash },
      { random: random32, newKey: newSigner, verifierOf, now: () => Date.now() },
      {
        changed: () => {},
        met: async (record) => {
          if (!(await keepNew(record, WAY))) return false
          this.open = await openSession(record, WAY, rules, illegal)
          if (!this.open) return false
          const { session } = this.open
          session.listen((event) => {
            const last = session.record.entries.at(-1)?.entry
            if (event.is === 'played' && last && last.seat !== session.seat)
              this.moments.there.push([last.n, moment()])
            this.look()
          })
          lead(this.open.road, connection, this.open.session)
          return true
        },
      },
    )
    this.lobby = lobby
    this.connection = connection
    connection.listen((message) => void lobby.take(message))
    lobby.setReady(decks[deck] ?? NO_DECK)
  }

  /** After everything that happens: notes what both know, and answers what is asked. */
  private look(): void {
    const { session } = this.open ?? {}
    if (!session) return
    this.ats[session.record.entries.length] = session.fair.at
    if (this.dealt === 0 && session.fair.due.what === 'decide') this.dealt = performance.now() - this.began
    void this.answer()
  }

  private async answer(): Promise<void> {
    const { session } = this.open ?? {}
    if (!session || this.answering) return
    this.answering = true
    while (session.record.entries.length < this.until && !session.over && !session.unstored) {
      const { due, state } = session.fair
      if (due.what !== 'decide' || due.seat !== session.seat) break
      const steps = randomSteps(state, this.below)
      this.moments.given.push([session.record.entries.length, moment()])
      await session.act(steps)
    }
    this.answering = false
  }

  /** Of a match that is settled. */
  async report(): Promise<Seated> {
    const { session } = this.open ?? {}
    if (!session) throw new Error('the phones have not met')
    await session.idle()
    const { record, fair } = session
    const loaded = await storage.matches.load(record.id)
    const read = loaded.ok ? readTogether(loaded.value.head, loaded.value.inputs) : null
    const last = read?.record.entries.at(-1)
    return {
      seat: session.seat,
      standing: JSON.stringify(standingOf(record, fair.state.result)),
      inputs: session.history.length,
      entries: record.entries.length,
      head: fair.head,
      ats: Array.from(this.ats, (at) => at ?? ''),
      stored:
        read?.record.entries.length === record.entries.length &&
        last !== undefined &&
        entryHash(record.match, last.entry) === fair.head,
      ms: Math.round(performance.now() - this.began),
      dealt: Math.round(this.dealt),
    }
  }

  /** How far it has come, for a match that does not end. */
  where(): string {
    const { session } = this.open ?? {}
    if (!session) {
      const { ready, other, problem } = this.lobby
      return `not met: ${JSON.stringify({ link: this.connection.state.value, ready, other, problem })}`
    }
    const { due } = session.fair
    const { record } = session
    return `seat ${session.seat}, ${record.entries.length} entries, due ${due.what} of ${due.seat}, stop ${JSON.stringify(record.stop)}, ${session.unstored ? 'unstored' : 'stored'}, ${session.together ? 'together' : 'apart'}`
  }
}
