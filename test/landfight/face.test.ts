import { describe, expect, it } from 'vitest'
import type { CardSet, CardText } from '../../src/engine/card.ts'
import emberfall from '../../src/games/landfight/emberfall.json' with { type: 'json' }
import { face, RARITIES, rarityRank } from '../../src/games/landfight/face.ts'
import { faceText } from '../../src/games/landfight/texts.ts'

const set = emberfall as CardSet

function card(n: number): CardText {
  const found = set.cards[n - 1]
  if (!found) throw new Error(`no card ${n}`)
  return found
}

describe('the face of a card', () => {
  it('LF-13.1 has the name as its title', () => {
    expect(face(card(6)).name).toEqual({ en: 'Sootwick Newt', ja: '煤灯のイモリ' })
  })

  it('LF-13.2 begins the type line with the number', () => {
    for (const one of set.cards) expect(face(one).typeLine.en.startsWith(`${one.number} `)).toBe(true)
  })

  it('LF-13.3 shows the kind beside the number, of creatures the type', () => {
    expect(face(card(1)).typeLine.en).toBe('EF1-001 Land')
    expect(face(card(6)).typeLine).toEqual({
      en: 'EF1-006 Ember - Salamander',
      ja: 'EF1-006 熾 - サラマンダー',
    })
    expect(face(card(38)).typeLine.en).toBe('EF1-038 Mutated Ember - Giant')
    expect(face(card(41)).typeLine.en).toBe('EF1-041 Boost')
    expect(face(card(55)).typeLine.en).toBe('EF1-055 Boost - Interrupt')
    expect(face(card(62)).typeLine.en).toBe('EF1-062 Boost - Continuous')
    expect(face(card(65)).typeLine.en).toBe('EF1-065 Attachment')
  })

  it('LF-13.4 shows the rules text in its box', () => {
    expect(faceText(card(42), 'en')).toEqual(['Draw 2 cards.'])
    expect(faceText(card(42), 'ja')).toEqual(['カードを2枚引く。'])
  })

  it('LF-13.5 each card has one badge', () => {
    for (const one of set.cards) expect('SMLBAX').toContain(face(one).badge)
  })

  it.each([
    ['LF-13.6 S is a Small creature', 6, 'S', 'Small'],
    ['LF-13.7 M is a Medium creature', 22, 'M', 'Medium'],
    ['LF-13.8 L on a creature is Large', 33, 'L', 'Large'],
    ['LF-13.9 L on a Land is Land', 1, 'L', 'Land'],
    ['LF-13.10 B is a Boost', 41, 'B', 'Boost'],
    ['LF-13.10 B is a Boost - Interrupt', 55, 'B', 'Boost - Interrupt'],
    ['LF-13.10 B is a Boost - Continuous', 62, 'B', 'Boost - Continuous'],
    ['LF-13.11 A is an Attachment', 65, 'A', 'Attachment'],
    ['LF-R46 a Mutated Creature has its own badge', 38, 'X', 'Mutated'],
  ] as const)('%s', (_, n, badge, name) => {
    expect(face(card(n)).badge).toBe(badge)
    expect(face(card(n)).badgeName.en).toBe(name)
  })

  it('LF-13.12 each card has a gem, and it has a name', () => {
    for (const one of set.cards) expect(face(one).gem.name.en).not.toBe(one.rarity)
  })

  it.each([
    ['LF-13.13 common is green', 6, 'green', false],
    ['LF-13.14 rare is red', 10, 'red', false],
    ['LF-13.15 Full Art is purple', 29, 'purple', false],
    ['LF-13.17 Chromatic Rare is red and chrome', 33, 'red', true],
    ['LF-13.20 Red Rare is red', 35, 'red', false],
  ] as const)('%s', (_, n, colour, chrome) => {
    expect(face(card(n)).gem).toMatchObject({ colour, chrome })
  })

  it('LF-13.16 Full Art changes the picture alone', () => {
    expect(face(card(29)).marks).toEqual(['fullPicture'])
  })

  it('LF-13.18 Chromatic Rares choose their colours', () => {
    expect(face(card(33)).marks).toEqual(['freeScheme'])
  })

  it('LF-13.19 Red Rare is the highest rarity', () => {
    const sorted = [...set.cards].sort((a, b) => rarityRank(a) - rarityRank(b))
    expect(sorted.at(-1)?.rarity).toBe('redRare')
    expect(sorted[0]?.rarity).toBe('common')
  })

  it('LF-R91 rarities are sorted common, rare, Full Art, Chromatic Rare, Red Rare', () => {
    const ranks = ['common', 'rare', 'fullArt', 'chromaticRare', 'redRare'].map((rarity) =>
      rarityRank({ ...card(6), rarity }),
    )
    expect(ranks).toEqual([0, 1, 2, 3, 4])
    expect(RARITIES).toHaveLength(5)
  })

  it('LF-13.20 Red Rare has red text, red set-code box and an image filter', () => {
    expect(face(card(35)).marks).toEqual(['redText', 'redSetCode', 'imageFilter'])
  })

  it('LF-R20 rare and Red Rare are told apart though both gems are red', () => {
    expect(face(card(10)).marks).toEqual([])
    expect(face(card(10)).gem.name.en).not.toBe(face(card(35)).gem.name.en)
  })

  it('LF-14.1 once per turn is printed as (OPT)', () => {
    for (const one of set.cards) {
      const uses = one.abilities.filter((ability) => ability.once).length
      expect(faceText(one, 'en').filter((line) => line.includes('(OPT)'))).toHaveLength(uses)
      expect(faceText(one, 'ja').filter((line) => line.includes('【1ターンに1度】'))).toHaveLength(uses)
    }
  })
})
