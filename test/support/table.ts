// A table at which a rule test plays: positions and sentences as in scenarios (docs/scenarios.md).

import { expect, onTestFinished } from 'vitest'
import { question, type Step, start } from '../../src/engine/door.ts'
import { V_LIFE } from '../../src/engine/rules.ts'
import type { CardNo, Question, State } from '../../src/engine/types.ts'
import decks from '../../src/games/landfight/decks.json' with { type: 'json' }
import { emberfallSet, landfightRules } from '../../src/games/landfight/index.ts'
import { strengthOf } from '../../src/games/landfight/strength.ts'
import { readFate } from '../../src/play/acts.ts'
import { differences, type Expected } from '../../src/play/compare.ts'
import { deckConfig } from '../../src/play/decks.ts'
import type { Position } from '../../src/play/given.ts'
import { isCalled, labelOf, ownerIn, readName, type Who, whoAt } from '../../src/play/names.ts'
import { buildPosition } from '../../src/play/position.ts'
import { offerFaults, refusalFaults } from '../../src/play/scenario.ts'
import { scenarioSentence } from '../../src/play/scenario-sentences.ts'
import { Scene } from '../../src/play/scene.ts'
import type { DeckList } from '../../src/play/types.ts'
import { afterInput, seating } from './modes.ts'
import testSet from './test-set.json' with { type: 'json' }

/** Emberfall and the cards that only tests need; those are numbered from 901 on. */
export const rules = landfightRules({
  ...emberfallSet,
  cards: [...emberfallSet.cards, ...(testSet.cards as typeof emberfallSet.cards)],
})

/** What both players have unless a test says otherwise. */
const BOTH = { land: ['004'], deck: ['10 x 045'] }

export class Table {
  readonly scene: Scene
  private open = false

  constructor(start: State, chances: readonly string[], seed?: string) {
    const fates = chances.map((chance) => {
      const fate = readFate(chance)
      if (fate === null) throw new Error(`no chance: ${chance}`)
      return fate
    })
    this.scene = new Scene(start, { seating, fates, afterInput, ...(seed === undefined ? {} : { seed }) })
    onTestFinished(({ task }) => {
      if (task.result?.state === 'pass') this.leftOpen()
    })
  }

  get state(): State {
    return this.scene.state
  }

  get asked(): Question {
    return question(this.state)
  }

  /** Takes a path that was found without a sentence. */
  takes(steps: readonly Step[]): this {
    this.scene.takes(steps)
    return this
  }

  /** Does each sentence. */
  does(...sentences: string[]): this {
    for (const one of sentences)
      try {
        this.scene.do(one)
      } catch (error) {
        throw new Error(`"${one}": ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        })
      }
    return this
  }

  expects(expected: Expected): this {
    expect(differences(this.scene, expected)).toEqual([])
    return this
  }

  refuses(act: string, because?: string): this {
    expect(refusalFaults(this.scene, act, because), act).toEqual([])
    return this
  }

  /** What may be begun by a player now, or comes next after a part of an act. */
  offers(offered: string, exactly: string[]): this {
    expect(offerFaults(this.scene, { offered, exactly }), offered).toEqual([])
    return this
  }

  offersAmongOthers(offered: string, has: string[], not: string[] = []): this {
    expect(offerFaults(this.scene, { offered, has, not }), offered).toEqual([])
    return this
  }

  life(who: Who): number {
    return this.state.vars[V_LIFE + seating[who]] ?? -1
  }

  /** The labels of the cards in a zone, in their order there. */
  zone(who: Who, id: string): string[] {
    const zone = this.state.rules.game.zones.findIndex((spec) => spec.id === id)
    const rows = (this.state.zones[zone * 2 + seating[who]]?.top ?? []).filter((row) => row >= 0)
    return rows.map((row) => {
      const card = this.cardAt(row)
      return labelOf(this.state.rules, seating, card, ownerIn(this.state, card))
    })
  }

  count(who: Who, id: string): number {
    const zone = this.state.rules.game.zones.findIndex((spec) => spec.id === id)
    const cards = this.state.zones[zone * 2 + seating[who]]
    if (cards === undefined) throw new Error(`no zone ${id}`)
    return cards.top.filter((row) => row >= 0).length + cards.bag.length + cards.bottom.length
  }

  strength(name: string): number {
    return strengthOf(this.state, this.row(name))
  }

  /** The row of a card outside the bags. */
  row(name: string): number {
    const called = readName(this.state.rules, seating, name)
    const row = this.state.rows.findIndex(
      (r) => r.zone >= 0 && called !== null && isCalled(called, r.card, ownerIn(this.state, r.card)),
    )
    if (row < 0) throw new Error(`${name} lies nowhere`)
    return row
  }

  /** Lines of what has happened so far, optionally those that hold a word. */
  story(about = ''): string[] {
    return this.scene.told.map(({ line }) => line).filter((line) => line !== '' && line.includes(about))
  }

  whoIsAsked(): Who | null {
    return this.asked.ask === 'decision' ? whoAt(seating, this.asked.seat) : null
  }

  /** This test ends in the middle of something, and means to. */
  endsOpen(): void {
    this.open = true
  }

  private cardAt(row: number): CardNo {
    return this.state.rows[row]?.card ?? 0
  }

  private leftOpen(): void {
    const asked = this.asked
    const quiet = asked.ask !== 'decision' || (asked.kind === 'act' && this.state.chain.length === 0)
    if (!quiet && !this.open) throw new Error(`the test leaves ${asked.prompt} open`)
    if (this.scene.fates.length > 0)
      throw new Error(`chances that never came: ${JSON.stringify(this.scene.fates)}`)
  }
}

/** A table with a position set up; P's Boost Phase of turn 3 unless said otherwise. */
export function table(position: Position, ...chances: string[]): Table {
  const { both, ...own } = position
  const built = buildPosition(rules, { ...own, both: { ...BOTH, ...both } }, seating)
  if (!built.ok) throw new Error(scenarioSentence(built.problem, 'en'))
  return new Table(built.value, chances)
}

/** A starter deck by its name, and its side deck where a match has one. */
export function starterDeck(id: 'kiln-march' | 'dusk-garden'): DeckList {
  const found = decks.find((deck) => deck.id === id)
  if (found === undefined) throw new Error(`no deck ${id}`)
  const lines = (list: (string | number)[][]) =>
    list.map(([card, n]): [string, number] => [String(card), Number(n)])
  return { name: found.name.en, cards: lines(found.cards), side: lines(found.side) }
}

/** A match from its very beginning: P with Kiln March, Q with Dusk Garden unless decks are given. */
export function newMatch(
  options: { bestOf?: 1 | 3; seed?: string; decks?: Record<Who, DeckList> },
  ...chances: string[]
): Table {
  const config = (deck: DeckList) => {
    const read = deckConfig(rules, deck)
    if (!read.ok) throw new Error(scenarioSentence(read.problem, 'en'))
    return read.value
  }
  const p = config(options.decks?.P ?? starterDeck('kiln-march'))
  const q = config(options.decks?.Q ?? starterDeck('dusk-garden'))
  const begun = start(rules, { decks: seating.P === 0 ? [p, q] : [q, p], bestOf: options.bestOf ?? 1 })
  return new Table(begun, chances, options.seed)
}
