// A Legends table at which a rule test plays (docs/scenarios.md): P's main phase of turn 3, unless said otherwise.

import type { CardText } from '../../src/engine/card.ts'
import { apply, type Rules, start } from '../../src/engine/door.ts'
import type { Input, State } from '../../src/engine/types.ts'
import { hedgeAndFerrySet, legendsRules } from '../../src/games/legends/index.ts'
import { V_CAP } from '../../src/games/legends/tables.ts'
import { NO_DECK } from '../../src/games/registry.ts'
import type { Position } from '../../src/play/given.ts'
import type { Who } from '../../src/play/names.ts'
import { buildPosition } from '../../src/play/position.ts'
import { quick, randomInput } from '../../src/play/random.ts'
import { scenarioSentence } from '../../src/play/scenario-sentences.ts'
import { firstSteps } from '../../src/play/scene.ts'
import { seating } from './modes.ts'
import { Table } from './table.ts'

const card = (n: number, slug: string, kind: string, more: Partial<CardText>): CardText => ({
  number: `HF-${900 + n}`,
  slug,
  name: { en: slug, ja: slug },
  kind,
  cost: 3,
  copies: 1,
  rarity: 'common',
  abilities: [],
  art: { icons: [] },
  ...more,
})

const counter = (
  n: number,
  slug: string,
  when: string[],
  rest: Partial<CardText['abilities'][number]>,
): CardText => card(n, slug, 'counter', { abilities: [{ play: true, act: { when }, ...rest }] })

const ALL = [
  'spellNormal',
  'spellContinuous',
  'spellEquip',
  'summon',
  'substitution',
  'specialSummon',
  'ritual',
  'attack',
  'recruited',
  'turnEnding',
]
const anyLegend = [{ as: 'x', from: { kind: 'legend' } }]

/** Cards that only tests need. */
export const testCards: CardText[] = [
  counter(1, 'test-bell', ALL, { do: [{ gain: 1 }] }),
  counter(2, 'test-trapdoor', ALL, { target: anyLegend, do: [{ destroy: 'x' }] }),
  counter(3, 'test-late-guard', ['attackDirect'], { do: [{ create: 'HF-068', n: 1 }] }),
  counter(4, 'test-muster', ['attack'], {
    do: [
      { choose: 1, from: { kind: 'legendCard', side: 'you', zone: 'hand', atMost: { level: 1 } }, as: 'x' },
      { put: 'x' },
    ],
  }),
  card(5, 'test-nothing', 'legend', { level: 1, power: 0 }),
  card(6, 'test-two-recruits', 'normal', {
    abilities: [{ play: true, do: [{ extra: 'you', verb: 'recruit', by: 2 }] }],
  }),
  card(7, 'test-swarm', 'normal', { abilities: [{ play: true, do: [{ create: 'HF-067', n: 12 }] }] }),
  card(8, 'test-steal', 'counter', {
    abilities: [
      {
        play: true,
        act: { when: ['attack'] },
        target: [{ as: 'x', from: { kind: 'legend', side: 'opponent' } }],
        do: [{ control: 'x', until: 'endOfTurn' }],
      },
    ],
  }),
]

/** Hedge and Ferry and the cards of the tests. */
export const rules: Rules = legendsRules({
  ...hedgeAndFerrySet,
  cards: [...hedgeAndFerrySet.cards, ...testCards],
})

export function stateOf(position: Position): State {
  const built = buildPosition(rules, position, seating)
  if (!built.ok) throw new Error(scenarioSentence(built.problem, 'en'))
  return built.value
}

export const table = (position: Position, ...chances: string[]): Table =>
  new Table(stateOf(position), chances)

/** A table in whose round no turn follows this one. */
export function lastTurn(position: Position, turn: number): Table {
  const s = stateOf(position)
  s.vars[V_CAP] = turn
  return new Table(s, [])
}

/** P's hand and board, Q's hand and board: most tests need no more. */
export const sides = (p: Position['P'], q: Position['Q'] = {}, ...chances: string[]): Table =>
  table({ P: p, Q: q }, ...chances)

export interface Beginning {
  first?: Who
  turnCap?: number
  bestOf?: 1 | 3
  rules?: Rules
}

/** A match from its very beginning. */
export function begun({ first, turnCap, bestOf = 3, rules: own = legendsRules() }: Beginning = {}): State {
  const options: Record<string, number> = {}
  if (first !== undefined) options.first = seating[first]
  if (turnCap !== undefined) options.turnCap = turnCap
  return start(own, { decks: [NO_DECK, NO_DECK], bestOf, options })
}

export const newMatch = (beginning: Beginning = {}, ...chances: string[]): Table =>
  new Table(begun(beginning), chances)

/** Plays at random, looking at every state; answers the inputs. */
export function playThrough(s: State, seed: number, look: (s: State) => void): Input[] {
  const below = quick(seed)
  const inputs: Input[] = []
  for (let n = 0; n < 5000 && s.result < 0; n++) {
    const input = randomInput(s, below)
    apply(s, input, null)
    inputs.push(input)
    look(s)
  }
  return inputs
}

/** The first of everything that is asked, and passes, until something is so. */
export function idle(t: Table, until: () => boolean): Table {
  for (let n = 0; n < 500 && !until(); n++) {
    const asked = t.asked
    if (asked.ask !== 'decision') break
    if (asked.kind === 'act') t.does('pass')
    else t.takes(firstSteps(t.state))
  }
  return t
}
