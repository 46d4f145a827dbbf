import { describe, expect, it } from 'vitest'
import type { CardSet, CardText } from '../../src/engine/card.ts'
import type { DeckEntry, DeckFault } from '../../src/engine/rules.ts'
import { checkDeck } from '../../src/games/landfight/deck.ts'
import decks from '../../src/games/landfight/decks.json' with { type: 'json' }
import emberfall from '../../src/games/landfight/emberfall.json' with { type: 'json' }
import { deckFaults } from '../../src/games/landfight/words/deck.ts'

const set = emberfall as CardSet
const no = (n: number): string => `EF1-${String(n).padStart(3, '0')}`
const cards = (list: [number, number][]): DeckEntry[] => list.map(([number, count]) => [no(number), count])

/** A legal deck of one Land and 49 fillers (Midges, of which any number goes), the given cards in their place. */
function deckWith(list: [number, number][], lands: [number, number][] = [[1, 1]], size = 50): DeckEntry[] {
  const given = [...lands, ...list]
  const filler = size - given.reduce((sum, [, count]) => sum + count, 0)
  return cards([...given, [7, filler]])
}

const faultsOf = (deck: DeckEntry[], side: DeckEntry[] = [], of = set): DeckFault[] =>
  checkDeck(of, { cards: deck, side })
const whys = (deck: DeckEntry[], side: DeckEntry[] = [], of = set): string[] =>
  faultsOf(deck, side, of).map((fault) => fault.why)

describe('deck construction', () => {
  it('LF-1.1 a deck has exactly 50 cards', () => {
    expect(whys(deckWith([], [[1, 1]], 49))).toEqual(['deck.size'])
    expect(whys(deckWith([], [[1, 1]], 51))).toEqual(['deck.size'])
    expect(whys(deckWith([]))).toEqual([])
  })

  it('LF-1.2 exactly one card is a Land', () => {
    expect(faultsOf(deckWith([], []))).toEqual([{ why: 'deck.land', n: 0, max: 1 }])
    expect(
      whys(
        deckWith(
          [],
          [
            [1, 1],
            [2, 1],
          ],
        ),
      ),
    ).toEqual(['deck.land'])
    expect(whys(deckWith([], [[5, 1]]))).toEqual([])
  })

  it('LF-1.3 at most 3 Large creatures over all names', () => {
    expect(
      faultsOf(
        deckWith([
          [33, 2],
          [34, 2],
        ]),
      ),
    ).toEqual([{ why: 'deck.large', n: 4, max: 3 }])
    expect(
      whys(
        deckWith([
          [33, 2],
          [34, 1],
        ]),
      ),
    ).toEqual([])
  })

  it('LF-1.4 at most 4 cards share one name', () => {
    expect(faultsOf(deckWith([[6, 5]]))).toEqual([{ why: 'deck.copies', card: 'EF1-006', n: 5, max: 4 }])
    expect(whys(deckWith([[6, 4]]))).toEqual([])
  })

  it('LF-1.5 Large creatures are limited by LF-1.3 instead', () => {
    expect(whys(deckWith([[33, 3]]))).toEqual([])
    expect(whys(deckWith([[33, 5]]))).toEqual(['deck.large'])
  })

  it('LF-1.6 a card whose text sets another limit follows it', () => {
    expect(whys(deckWith([[7, 7]]))).toEqual([])
  })

  it('LF-1.7 a game needs a deck', () => {
    expect(whys([])).toEqual(['deck.missing'])
  })

  it('LF-10.3 a side deck has up to 10 cards', () => {
    expect(
      whys(
        deckWith([]),
        cards([
          [6, 4],
          [8, 4],
          [9, 3],
        ]),
      ),
    ).toEqual(['deck.side'])
    expect(
      whys(
        deckWith([]),
        cards([
          [6, 4],
          [8, 4],
          [9, 2],
        ]),
      ),
    ).toEqual([])
    expect(whys(deckWith([]), [])).toEqual([])
  })

  it('LF-R74 copy limits look at the deck alone', () => {
    expect(
      whys(
        deckWith([[6, 4]]),
        cards([
          [6, 2],
          [2, 1],
          [33, 4],
        ]),
      ),
    ).toEqual([])
  })

  it('LF-R20 equal names of different rarity are one name', () => {
    const newt = set.cards[5] as CardText
    const shiny = { ...newt, number: 'EF1-901', rarity: 'fullArt' }
    const wider = { ...set, cards: [...set.cards, shiny] }
    const deck = deckWith([
      [6, 3],
      [901, 2],
    ])
    expect(faultsOf(deck, [], wider)).toEqual([{ why: 'deck.copies', card: 'EF1-006', n: 5, max: 4 }])
  })

  it('LF-R9 an L creature is a Large creature, never a Land', () => {
    expect(whys(deckWith([[33, 3]], [[1, 1]]))).toEqual([])
  })

  it('LF-R46 Mutated Creatures count as no Large, and follow the limit of 4', () => {
    expect(
      whys(
        deckWith([
          [33, 3],
          [38, 4],
        ]),
      ),
    ).toEqual([])
    expect(whys(deckWith([[38, 5]]))).toEqual(['deck.copies'])
  })

  it('names unknown cards and impossible counts', () => {
    expect(whys([...deckWith([]).slice(0, 1), ['XX9-001', 49]])).toContain('deck.unknown')
    expect(whys(deckWith([]), [[no(6), 0]])).toEqual(['deck.count'])
  })

  it('says every fault in both languages', () => {
    for (const why of ['size', 'land', 'large', 'copies', 'missing', 'side', 'unknown', 'count'])
      expect(deckFaults[`deck.${why}`]).toBeDefined()
  })

  it.each(decks.map((deck) => [deck.name.en, deck] as const))('the starter deck %s is legal', (_, deck) => {
    const list = { cards: deck.cards as DeckEntry[], side: deck.side as DeckEntry[] }
    expect(checkDeck(set, list)).toEqual([])
  })
})
