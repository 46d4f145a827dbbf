// Two phones at one table in memory. A cheat changes what one of them writes, before the other sees it.

import type { DeckConfig, StartConfig } from '../../src/engine/door.ts'
import type { Rules } from '../../src/engine/rules.ts'
import type { Seat } from '../../src/engine/types.ts'
import { audit, type Reveal, revealOf, type Verdict } from '../../src/fair/audit.ts'
import type { Due } from '../../src/fair/due.ts'
import type { Body, Entry } from '../../src/fair/entry.ts'
import { Fault } from '../../src/fair/fault.ts'
import { FairMatch } from '../../src/fair/match.ts'
import { hidden } from '../../src/fair/phone.ts'
import { games, NO_DECK, starters } from '../../src/games/registry.ts'
import { quick, randomSteps } from '../../src/play/random.ts'

const compiled = new Map<string, Rules>()
export function rulesOf(game: string): Rules {
  const rules = compiled.get(game) ?? games[game]?.rules()
  if (!rules) throw new Error(`no game ${game}`)
  compiled.set(game, rules)
  return rules
}

export const startersOf = (game: string): [DeckConfig, DeckConfig] => {
  const entry = games[game]
  const [one = NO_DECK, two = one] = entry ? starters(entry, rulesOf(game)) : []
  return [one, two]
}

export const seedOf = (n: number): string => n.toString(16).padStart(64, '0')
export const MATCH = seedOf(0xfa17)

/** What a cheat writes instead; null: what is honest. */
export type Cheat = (body: Body, due: Due, duel: Duel) => Body | null

export interface Played {
  log: Entry[]
  /** the entry that the other phone refused, and why */
  refused: { n: number; seat: Seat; key: string } | null
  /** of what both hold, also where the match stopped */
  verdict: Verdict
}

export class Duel {
  readonly phones: readonly [FairMatch, FairMatch]
  readonly game: string
  readonly decks: readonly [DeckConfig, DeckConfig]
  private readonly options: Omit<StartConfig, 'decks'>
  private readonly below: (n: number) => number

  /** `pools`: by seat, where they are not played with the printed copies; the audit goes by the first */
  constructor(
    game: string,
    seed: number,
    decks = startersOf(game),
    bestOf = games[game]?.bestOf[0] ?? 1,
    pools: readonly [readonly number[], readonly number[]] | null = null,
  ) {
    this.game = game
    this.decks = decks
    this.options = pools ? { bestOf, pool: pools[0] } : { bestOf }
    this.below = quick(seed)
    const phone = (seat: Seat) =>
      new FairMatch({
        rules: rulesOf(game),
        start: {
          ...this.options,
          ...(pools ? { pool: pools[seat] } : {}),
          decks: seat === 0 ? [decks[0], hidden(decks[1])] : [hidden(decks[0]), decks[1]],
        },
        seat,
        seed: seedOf(1000 * seed + seat + 1),
        match: MATCH,
      })
    this.phones = [phone(0), phone(1)]
  }

  /** The next entry, honest or not; answers whether the match goes on. Throws what the other phone throws. */
  step(cheat?: { seat: Seat; how: Cheat }): boolean {
    const { due } = this.phones[0]
    if (due.seat === null) return false
    const writer = this.phones[due.seat]
    const own = writer.due
    const steps = own.what === 'decide' ? randomSteps(writer.state, this.below) : undefined
    const body = writer.next(steps)
    const other = (cheat?.seat === due.seat && cheat.how(structuredClone(body), own, this)) || body
    const entry: Entry = JSON.parse(JSON.stringify(writer.entryOf(other)))
    this.phones[due.seat === 0 ? 1 : 0].receive(entry)
    try {
      writer.receive(entry)
    } catch (error) {
      // a phone that lies to its own engine stops there; what the other holds is what counts
      if (error instanceof Fault && other !== body) return false
      throw error
    }
    return true
  }

  /** Plays to the end, or to the entry that is refused. */
  play(cheat?: { seat: Seat; how: Cheat }): Played {
    const { log } = this.phones[0]
    try {
      while (this.step(cheat));
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      const n = this.phones[0].log.length
      return {
        log,
        refused: { n, seat: this.phones[0].due.seat ?? 0, key: error.key },
        verdict: this.audit(),
      }
    }
    return { log, refused: null, verdict: this.audit() }
  }

  audit(
    reveals: [Reveal, Reveal] = [revealOf(this.phones[0]), revealOf(this.phones[1])],
    illegal: (deck: DeckConfig) => string | null = () => null,
  ): Verdict {
    return audit({
      rules: rulesOf(this.game),
      match: MATCH,
      start: this.options,
      log: this.phones[0].log.length > this.phones[1].log.length ? this.phones[0].log : this.phones[1].log,
      reveals,
      illegal,
    })
  }
}
