// Card sets of two builds (docs/protocol.md, 9): what differs is named, and where only figures and names do, one phone may play by
// the other's for a match. Everything else of a set decides what cards do, and comes with a build alone.

import type { CardSet, CardText } from '../engine/card.ts'

/** What the other set has instead: number of the card, path in it, figure or name. */
export type Change = [card: string, path: string, value: number | string]

export interface Difference {
  /** numbers of the cards that are not the same in both; none: the rules themselves differ */
  cards: string[]
  /** what makes the own set the other's; null: more than figures and names differs */
  changes: Change[] | null
}

const MOST = 99
const LONGEST = 80
const NAME = /^name\.(?:en|ja)$/

/** Whether this may stand there instead: a figure for a figure of the same sign, a name for a name. */
function mayStand(own: unknown, value: unknown, path: string): boolean {
  if (typeof own === 'number')
    return Number.isInteger(value) && Math.abs(Number(value)) <= MOST && Number(value) < 0 === own < 0
  return (
    typeof own === 'string' &&
    NAME.test(path) &&
    typeof value === 'string' &&
    value.trim() !== '' &&
    value.length <= LONGEST
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Notes the changes between two pieces of one card. False: they differ in more than figures and names. */
function compare(
  own: unknown,
  theirs: unknown,
  path: string,
  note: (path: string, value: number | string) => void,
): boolean {
  if (own === theirs) return true
  if (isRecord(own) && isRecord(theirs)) {
    const keys = Object.keys(own)
    // why the order too: it goes into the hash
    if (Array.isArray(own) !== Array.isArray(theirs) || keys.join() !== Object.keys(theirs).join())
      return false
    return keys.every((key) => compare(own[key], theirs[key], path === '' ? key : `${path}.${key}`, note))
  }
  if (!mayStand(own, theirs, path)) return false
  note(path, theirs as number | string)
  return true
}

/** What another build's set has that this one has not. `theirs`: as it came, nothing in it is trusted. */
export function differenceOf(own: CardSet, theirs: unknown): Difference {
  const given = isRecord(theirs) && Array.isArray(theirs.cards) ? theirs.cards : []
  const cards = new Set<string>()
  const changes: Change[] = []
  let figuresAlone = given.length === own.cards.length
  own.cards.forEach((card, i) => {
    const before = changes.length
    const same = compare(card, given[i], '', (path, value) => void changes.push([card.number, path, value]))
    if (!same || changes.length > before) cards.add(card.number)
    figuresAlone &&= same
  })
  for (const card of given.slice(own.cards.length))
    if (isRecord(card) && typeof card.number === 'string') cards.add(card.number.slice(0, 20))
  return { cards: [...cards], changes: figuresAlone && changes.length > 0 ? changes : null }
}

/** The set with these changes in it. Null: one of them does not fit it. */
export function changedSet(own: CardSet, changes: readonly Change[]): CardSet | null {
  const set = JSON.parse(JSON.stringify(own)) as CardSet
  const byNumber = new Map<string, CardText>(set.cards.map((card) => [card.number, card]))
  for (const [number, path, value] of changes) {
    const steps = path.split('.')
    const last = steps.pop() ?? ''
    let place: unknown = byNumber.get(number)
    for (const step of steps) place = isRecord(place) && Object.hasOwn(place, step) ? place[step] : null
    if (!isRecord(place) || !Object.hasOwn(place, last) || !mayStand(place[last], value, path)) return null
    place[last] = value
  }
  return set
}
