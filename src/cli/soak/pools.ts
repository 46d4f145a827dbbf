// Random pools that players may agree on, from the smallest to the largest.

import type { Below } from '../../engine/below.ts'
import type { CardText } from '../../engine/card.ts'
import type { DeckEntry, Rules } from '../../engine/rules.ts'

const SMALLEST = 18
const LARGEST = 400
const MOST_COPIES = 99

type Shape = (cards: readonly CardText[], below: Below) => DeckEntry[]

/** So many cards out of these designs, one after the other. */
function dealtOut(cards: readonly CardText[], n: number, below: Below): DeckEntry[] {
  const counts = new Map<string, number>()
  const open = cards.map(({ number }) => number)
  for (let i = 0; i < n && open.length > 0; i++) {
    const at = below(open.length)
    const number = open[at] as string
    const count = (counts.get(number) ?? 0) + 1
    counts.set(number, count)
    if (count === MOST_COPIES) open.splice(at, 1)
  }
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
}

const first = (cards: readonly CardText[]): CardText[] => cards.filter(({ cost }) => cost === 1)
const isRitual = ({ kind }: CardText): boolean => kind === 'ritual' || kind === 'ritualLegend'

/** By name, so that a test can ask for each. */
export const shapes: Readonly<Record<string, Shape>> = {
  smallest: (cards, below) => dealtOut(first(cards), SMALLEST, below),
  largest: (cards, below) => [
    ...new Map([
      ...dealtOut(first(cards).slice(0, 10), SMALLEST, below),
      ...dealtOut(
        cards.filter(({ cost }) => cost !== 1),
        LARGEST - SMALLEST,
        below,
      ),
    ]),
  ],
  'one design': (cards, below) => {
    const one = first(cards)
    return [[one[below(one.length)]?.number ?? '', SMALLEST + below(MOST_COPIES - SMALLEST + 1)]]
  },
  'no rituals': (cards, below) => {
    const others = cards.filter((card) => !isRitual(card))
    return [
      ...new Map([
        ...dealtOut(
          others.filter(({ cost }) => cost !== 1),
          below(200),
          below,
        ),
        ...dealtOut(first(others), SMALLEST + below(100), below),
      ]),
    ]
  },
  'rituals alone': (cards, below) => dealtOut(first(cards).filter(isRitual), SMALLEST + below(60), below),
  'few designs': (cards, below) => {
    const some = dealtOut(cards, 6, below).map(([number]) => number)
    return [
      ...new Map([
        ...dealtOut(first(cards).slice(0, 2), SMALLEST, below),
        ...some.map((number): DeckEntry => [number, 10 + below(40)]),
      ]),
    ]
  },
  'all that may be': (cards, below) => dealtOut(cards, LARGEST, below),
}

/** Card numbers and copies that the game allows; null: its players share no pool. */
export function randomPool({ game, set }: Rules, below: Below, name?: string): DeckEntry[] | null {
  const { poolFaults } = game
  if (poolFaults === undefined) return null
  const cards = set.cards.filter(({ copies }) => typeof copies === 'number')
  const names = Object.keys(shapes)
  for (;;) {
    const shape = shapes[name ?? names[below(names.length)] ?? '']
    const pool = shape?.(cards, below) ?? []
    if (poolFaults(set, pool).length === 0) return pool
  }
}
