import { describe, expect, it } from 'vitest'
import type { CardSet, CardText, Effect } from '../../src/engine/card.ts'
import { cardText } from '../../src/engine/text/card.ts'
import { wordOf } from '../../src/engine/text/words.ts'
import emberfall from '../../src/games/landfight/emberfall.json' with { type: 'json' }
import { face, readType } from '../../src/games/landfight/face.ts'
import { readLandfightSet } from '../../src/games/landfight/shape.ts'
import { terms } from '../../src/games/landfight/terms.ts'

const set = emberfall as CardSet
const creatures = set.cards.filter((card) => card.kind === 'creature' || card.kind === 'mutatedCreature')
const ofKind = (...kinds: string[]): CardText[] => set.cards.filter((card) => kinds.includes(card.kind))
const boosts = ofKind('boost', 'boostInterrupt', 'boostContinuous')

function effectsOf(card: CardText): Effect[] {
  const inside = (list: Effect[]): Effect[] =>
    list.flatMap((effect) =>
      'roll' in effect ? [effect, ...effect.cases.flatMap((one) => inside(one.do))] : [effect],
    )
  return card.abilities.flatMap((ability) =>
    inside([
      ...(ability.do ?? []),
      ...(ability.static ?? []),
      ...(ability.mode ?? []).flatMap((mode) => mode.do),
    ]),
  )
}
const uses = (cards: CardText[], word: string): string[] =>
  cards.filter((card) => effectsOf(card).some((effect) => wordOf(effect) === word)).map((card) => card.number)

function refusal(change: Partial<CardText>): string | undefined {
  const cards = [{ ...creatures[0], ...change }]
  const read = readLandfightSet({ ...set, cards })
  return 'faults' in read ? `${read.faults[0]?.field} ${read.faults[0]?.sentence.en}` : undefined
}

describe('the set Emberfall', () => {
  it('has 68 cards with numbers from 1 to 68', () => {
    expect(set.cards.map((card) => Number(card.number.slice(4)))).toEqual(
      [...Array(68).keys()].map((i) => i + 1),
    )
  })

  it('LF-4.2 every creature has a main type, and data without one is refused', () => {
    for (const card of creatures) expect(card.mainType, card.number).toBeDefined()
    const { mainType: _, ...untyped } = creatures[0] as CardText
    const read = readLandfightSet({ ...set, cards: [untyped] })
    expect('faults' in read && read.faults[0]?.field).toBe('mainType')
  })

  it('LF-4.4 a type is a main type and perhaps a subtype, "Main - Sub"', () => {
    expect(readType('Gloom - Shade')).toEqual({ main: 'gloom', sub: 'shade' })
    expect(readType('Gloom')).toEqual({ main: 'gloom', sub: null })
    const gleaner = set.cards[19] as CardText
    expect(face(gleaner).typeLine.en).toBe('EF1-020 Gloom - Shade')
  })

  it('LF-4.5 Strength is a whole number from 0 on', () => {
    for (const card of creatures)
      expect(Number.isInteger(card.strength) && (card.strength ?? -1) >= 0).toBe(true)
    expect(refusal({ strength: -1 })).toMatch(/^strength/)
    expect(refusal({ strength: 2.5 })).toMatch(/^strength/)
  })

  it('LF-13.2 numbers look like LF2-001', () => {
    for (const card of set.cards) expect(card.number).toMatch(/^[A-Z]{2}\d+-\d{3}$/)
    expect(refusal({ number: 'EF1-1' })).toMatch(/^number/)
  })

  it('LF-13.30 a main type is required, a subtype is not', () => {
    const { subType: _, ...plain } = creatures[0] as CardText
    expect('set' in readLandfightSet({ ...set, cards: [plain] })).toBe(true)
  })

  it('LF-13.31 a creature may have no ability', () => {
    const plain = creatures.filter((card) => card.abilities.length === 0)
    expect(plain.map((card) => card.number)).toEqual(['EF1-006', 'EF1-016', 'EF1-018', 'EF1-022'])
    for (const card of plain) expect(cardText(card, 'en', terms)).toEqual([])
  })

  it('LF-13.34 a creature is Small, Medium or Large', () => {
    for (const card of ofKind('creature')) expect(['small', 'medium', 'large']).toContain(card.size)
    expect(refusal({ size: 'huge' })).toMatch(/^size/)
  })

  it('LF-13.43 a Mutated Creature has no size', () => {
    for (const card of ofKind('mutatedCreature')) expect(card.size).toBeUndefined()
    expect(refusal({ kind: 'mutatedCreature', size: 'small' })).toMatch(/^size/)
  })

  it('LF-9.1 an ability that needs a stack is shown as "Ability - Stack N"', () => {
    const stacks = set.cards.flatMap((card) =>
      card.abilities.flatMap((ability, i) =>
        ability.stack === undefined
          ? []
          : [[card.number, ability.stack, cardText(card, 'en', terms)[i]] as const],
      ),
    )
    expect(stacks.map(([number, n]) => [number, n])).toEqual([
      ['EF1-025', 1],
      ['EF1-026', 2],
    ])
    for (const [, n, text] of stacks) expect(text).toMatch(new RegExp(`^Ability - Stack ${n}: `))
  })

  it('LF-3.10 Boosts draw, search, destroy opposing creatures and gain Land Life', () => {
    expect(uses(boosts, 'draw')).toContain('EF1-042')
    expect(uses(boosts, 'search')).toContain('EF1-044')
    expect(uses(boosts, 'destroy')).toContain('EF1-043')
    expect(uses(boosts, 'gain')).toContain('EF1-045')
  })

  it('LF-13.21 Boosts raise Strength, draw, destroy and make combos', () => {
    expect(uses(boosts, 'modify')).toContain('EF1-041')
    expect(uses(boosts, 'draw')).toContain('EF1-042')
    expect(uses(boosts, 'destroy')).toContain('EF1-054')
    for (const word of ['extra', 'permit', 'attach', 'put']) expect(uses(boosts, word), word).not.toEqual([])
  })

  it('each card has a picture of its own', () => {
    const first = set.cards.map((card) => card.art.icons[0])
    expect(new Set(first).size).toBe(68)
  })
})
