// The other phone's build has other cards: in what they differ, and playing by theirs for one match.

import { type Signal, signal } from '@preact/signals'
import type { Texts } from '../../engine/card.ts'
import { compileRules } from '../../engine/door.ts'
import { poolCounts } from '../../engine/pool.ts'
import { type Change, changedSet, differenceOf } from '../../net/lent.ts'
import type { Lobby } from '../../net/lobby.ts'
import type { Message, MessageOf } from '../../net/messages.ts'
import { gameOf } from '../table/open.ts'

type Ready = NonNullable<Awaited<ReturnType<typeof gameOf>>>

/** A game with changed figures and names of cards. Null: it can't be had, or they do not fit it. */
export async function gameWith(id: string, changes: readonly Change[]): Promise<Ready | null> {
  const found = await gameOf(id)
  if (!found || changes.length === 0) return found
  const set = changedSet(found.rules.set, changes)
  return set && { game: found.game, rules: compileRules(found.game.definition, set) }
}

/** What the other phone has instead of this one's cards. */
export interface Differs {
  /** none: the rules differ, or the cards were not told yet */
  cards: Texts[]
  /** figures and names that make this phone's cards the other's; null: they can't be taken */
  changes: Change[] | null
}

export class Lending {
  /** by game */
  readonly differs: Signal<ReadonlyMap<string, Differs>> = signal(new Map())
  private readonly taken = new Map<string, Change[]>()
  private readonly told = new Set<string>()
  private readonly lobby: Lobby
  private readonly send: (message: Message) => void

  constructor(lobby: Lobby, send: (message: Message) => void) {
    this.lobby = lobby
    this.send = send
  }

  /** What of a game's cards this phone has taken over. */
  changesOf(game: string): readonly Change[] {
    return this.taken.get(game) ?? []
  }

  /** The other phone is told this one's cards where the rules differ, once a game. */
  async tell(): Promise<void> {
    const { game } = this.lobby.proposal
    if (this.lobby.problem !== 'meet.rules' || this.told.has(game)) return
    this.told.add(game)
    const found = await gameOf(game)
    if (found) this.send({ t: 'set', game, set: JSON.stringify(found.rules.set) })
  }

  async take({ game, set }: MessageOf<'set'>): Promise<void> {
    const found = await gameOf(game)
    if (!found || game !== this.lobby.proposal.game) return
    let theirs: unknown = null
    try {
      theirs = JSON.parse(set)
    } catch {
      // nothing can be said of it: the sentence about other versions stays
    }
    const { cards, changes } = differenceOf(found.rules.set, theirs)
    const names = cards.map((number): Texts => {
      const def = found.rules.byNumber.get(number)
      return found.rules.defs[def ?? 0]?.text.name ?? { en: number, ja: number }
    })
    const changed = changes && (await gameWith(game, changes))
    const fits = changed?.rules.hash === this.lobby.theirRules
    this.differs.value = new Map(this.differs.value).set(game, {
      cards: names,
      changes: fits ? changes : null,
    })
  }

  /** Plays by the other phone's cards from now on, or by the own ones again. */
  async choose(theirs: boolean): Promise<void> {
    const { game } = this.lobby.proposal
    const changes = theirs ? (this.differs.value.get(game)?.changes ?? []) : []
    const found = await gameWith(game, changes)
    // why: the rules of a match that is being greeted for are said already
    if (!found || this.lobby.greeting) return
    this.taken.set(game, changes)
    this.lobby.setRules(game, found.rules.hash, (pool) => poolCounts(found.rules, pool) !== null)
  }
}
