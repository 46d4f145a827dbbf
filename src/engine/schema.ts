// A card set from outside, checked: nothing in it is code, and every fault names its card and field.

import * as v from 'valibot'
import type { AbilityText, CardSet, CardText, Texts } from './card.ts'
import { ability, effects, filter } from './schema/ability.ts'
import { type Complaint, complaintOf, complaints } from './schema/complaints.ts'
import { meaningFaults } from './schema/meaning.ts'

export interface SetFault {
  /** number of the card; '' where the fault is in the set itself */
  card: string
  /** where in the card: `abilities[0].do[1].draw` */
  field: string
  sentence: Texts
}

/** What a game asks of its cards; without it only the form is checked. */
export interface SetShape {
  game: string
  /** fields that cards of a kind must have, and those they cannot have */
  kinds: Record<string, { needs: CardField[]; never: CardField[] }>
  sizes: readonly string[]
  rarities: readonly string[]
  number: RegExp
  /** zones whose cards are not known to both: rules never read them (docs/architecture.md, 2) */
  secretZones: readonly string[]
  /** kinds that a filter may name though no card is of them: what several count as */
  groups?: readonly string[]
  /** faults of a card that only this game knows: field and what is wrong with it */
  faults?: (card: CardText) => [string, Complaint][]
  /** faults of the whole set */
  wholeFaults?: (cards: readonly CardText[]) => [string, Complaint][]
}

export type CardField = keyof CardText

export const MOST_CARDS = 600

const line = (most: number) =>
  v.pipe(
    v.string('text'),
    v.check((text) => text.trim() !== '', 'empty'),
    v.maxLength(most, 'long'),
  )
const texts = v.strictObject({ en: line(80), ja: line(80) }, 'record')
const word = v.pipe(v.string('text'), v.regex(/^[a-z][a-zA-Z]{0,30}$/, 'word'))

const number = v.pipe(v.number('whole'), v.integer('whole'), v.minValue(0, 'whole'), v.maxValue(99, 'most'))

const card = v.strictObject(
  {
    number: line(20),
    slug: v.optional(v.pipe(v.string('text'), v.regex(/^[a-z][a-z0-9-]{0,40}$/, 'slug'))),
    name: texts,
    kind: word,
    mainType: v.optional(word),
    subType: v.optional(word),
    size: v.optional(word),
    race: v.optional(word),
    attribute: v.optional(word),
    strength: v.optional(number),
    hp: v.optional(number),
    atk: v.optional(number),
    def: v.optional(number),
    spd: v.optional(number),
    level: v.optional(number),
    power: v.optional(number),
    cost: v.optional(number),
    coins: v.optional(number),
    marks: v.optional(v.record(word, number)),
    keywords: v.optional(v.record(word, number)),
    condition: v.optional(v.pipe(v.array(filter, 'list'), v.minLength(1, 'none'), v.maxLength(4, 'many'))),
    penalty: v.optional(effects),
    rarity: word,
    copies: v.optional(v.union([v.literal('any'), number], 'copies')),
    abilities: v.pipe(v.array(ability, 'list'), v.maxLength(8, 'many')),
    art: v.strictObject(
      {
        icons: v.pipe(
          v.array(v.pipe(v.string('text'), v.regex(/^[a-z0-9-]{1,60}$/, 'icon')), 'list'),
          v.maxLength(4, 'many'),
        ),
        seed: v.optional(v.pipe(v.number('whole'), v.integer('whole'))),
      },
      'record',
    ),
  },
  'record',
)

const head = v.strictObject(
  {
    set: v.pipe(v.string('text'), v.regex(/^[A-Z]{2,4}\d*$/, 'setCode')),
    game: word,
    name: texts,
    version: v.pipe(v.number('whole'), v.integer('whole'), v.minValue(1, 'whole')),
    cards: v.pipe(v.array(v.unknown(), 'list'), v.minLength(1, 'none'), v.maxLength(MOST_CARDS, 'many')),
  },
  'record',
)

const fault = (card: string, field: string, what: Complaint): SetFault => {
  const at = { en: card === '' ? field : `${card}, ${field}`, ja: card === '' ? field : `${card}の${field}` }
  return { card, field, sentence: { en: `${at.en}: ${what.en}`, ja: `${at.ja}：${what.ja}` } }
}

/** Checks a set; with a `shape` also that its cards are cards of that game. */
export function readSet(json: unknown, shape?: SetShape): { set: CardSet } | { faults: SetFault[] } {
  const outer = v.safeParse(head, json)
  if (!outer.success) {
    return { faults: outer.issues.map((issue) => fault('', ...complaintOf(issue))) }
  }
  const faults: SetFault[] = []
  if (shape && outer.output.game !== shape.game) faults.push(fault('', 'game', complaints.game))
  const seen = new Set<string>()
  const cards: CardSet['cards'] = []
  outer.output.cards.forEach((one, i) => {
    const read = v.safeParse(card, one)
    const label = numberOf(one) ?? `cards[${i}]`
    if (!read.success) {
      for (const issue of read.issues) faults.push(fault(label, ...complaintOf(issue)))
      return
    }
    const text = read.output as CardSet['cards'][number]
    if (seen.has(text.number)) faults.push(fault(label, 'number', complaints.twice))
    seen.add(text.number)
    if (shape)
      for (const [field, what] of shapeFaults(text, shape, outer.output.set))
        faults.push(fault(label, field, what))
    text.abilities.forEach((one: AbilityText, at) => {
      for (const [field, what] of meaningFaults(one, shape))
        faults.push(fault(label, `abilities[${at}]${field}`, what))
    })
    cards.push(text)
  })
  if (faults.length === 0)
    for (const [field, what] of shape?.wholeFaults?.(cards) ?? []) faults.push(fault('', field, what))
  return faults.length > 0 ? { faults } : { set: { ...outer.output, cards } }
}

function numberOf(one: unknown): string | null {
  if (typeof one !== 'object' || one === null || !('number' in one)) return null
  return typeof one.number === 'string' && one.number !== '' ? one.number : null
}

function shapeFaults(card: CardSet['cards'][number], shape: SetShape, set: string): [string, Complaint][] {
  const faults: [string, Complaint][] = []
  if (!shape.number.test(card.number) || !card.number.startsWith(`${set}-`))
    faults.push(['number', complaints.number])
  const kind = shape.kinds[card.kind]
  if (!kind) return [...faults, ['kind', complaints.kind]]
  for (const field of kind.needs) if (card[field] === undefined) faults.push([field, complaints.missing])
  for (const field of kind.never) if (card[field] !== undefined) faults.push([field, complaints.never])
  if (card.size !== undefined && !shape.sizes.includes(card.size)) faults.push(['size', complaints.size])
  if (!shape.rarities.includes(card.rarity)) faults.push(['rarity', complaints.rarity])
  return [...faults, ...(shape.faults?.(card) ?? [])]
}
