// A Last Land table at which a rule test plays (docs/scenarios.md).

import type { CardText } from '../../src/engine/card.ts'
import { start } from '../../src/engine/door.ts'
import type { State } from '../../src/engine/types.ts'
import decks from '../../src/games/lastland/decks.json' with { type: 'json' }
import { emberAndTideSet, lastlandRules } from '../../src/games/lastland/index.ts'
import { deckConfig } from '../../src/play/decks.ts'
import type { Position } from '../../src/play/given.ts'
import { buildPosition } from '../../src/play/position.ts'
import { scenarioSentence } from '../../src/play/scenario-sentences.ts'
import type { DeckList } from '../../src/play/types.ts'
import { seating } from './modes.ts'
import { Table } from './table.ts'

const spell = (number: string, kind: string, abilities: CardText['abilities']): CardText => ({
  number,
  name: { en: `Test ${number}`, ja: `試し${number}` },
  kind,
  attribute: 'white',
  marks: {},
  rarity: 'common',
  abilities,
  art: { icons: [] },
})

const character = { kind: 'character' }
const equips = (keyword: string, n: number): CardText['abilities'] => [
  {
    play: true,
    target: [{ as: 'x', from: character }],
    do: [{ attach: 'this', to: 'x', as: 'equip' }],
  },
  { static: [{ grant: 'host', keyword, n }] },
]

/** Cards that only tests need. */
const extra: CardText[] = [
  spell('LLC-901', 'equip', equips('counter', 1)),
  spell('LLC-902', 'equip', equips('initiative', 1)),
  spell('LLC-903', 'quick', [{ play: true, do: [{ mill: 1, who: 'each' }] }]),
]

/** Ember and Tide and the cards of the tests, numbered from 901 on. */
export const rules = lastlandRules({ ...emberAndTideSet, cards: [...emberAndTideSet.cards, ...extra] })

const BOTH = { deck: ['20 x 026'] }

const stateOf = (position: Position): State => {
  const { both, ...own } = position
  const built = buildPosition(rules, { ...own, both: { ...BOTH, ...both } }, seating)
  if (!built.ok) throw new Error(scenarioSentence(built.problem, 'en'))
  return built.value
}

/** P's Main Phase unless said otherwise; Q holds the Turn Counter. */
export const main = (position: Position, ...chances: string[]): Table =>
  new Table(stateOf({ phase: 'main', ...position }), chances)

/** The first window of a Battle Phase; Q holds the Turn Counter unless said otherwise. */
export const battle = (position: Position, ...chances: string[]): Table => {
  const holder = position.holder ?? 'Q'
  return new Table(stateOf({ phase: 'battleOpen', turnPlayer: holder, holder, ...position }), chances)
}

export function starter(id: 'cinder-march' | 'tidewood-watch'): DeckList {
  const found = decks.find((deck) => deck.id === id)
  if (found === undefined) throw new Error(`no deck ${id}`)
  const cards = found.cards.map(([card, n]): [string, number] => [String(card), Number(n)])
  return { name: found.name.en, cards, side: [] }
}

/** A match from its very beginning: P with Cinder March, Q with Tidewood Watch. */
export function newMatch(seed: string | undefined, ...chances: string[]): Table {
  const config = (deck: DeckList) => {
    const read = deckConfig(rules, deck)
    if (!read.ok) throw new Error(deck.name)
    return read.value
  }
  const [p, q] = [config(starter('cinder-march')), config(starter('tidewood-watch'))]
  return new Table(start(rules, { decks: seating.P === 0 ? [p, q] : [q, p], bestOf: 1 }), chances, seed)
}
