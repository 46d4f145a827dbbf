import { describe, expect, test } from 'vitest'
import { extend, question } from '../../src/engine/door.ts'
import { newOptions } from '../../src/engine/options.ts'
import type { DeckEntry } from '../../src/engine/rules.ts'
import { AHEAD, AROUND, BEHIND, BESIDE } from '../../src/games/lastland/board.ts'
import { checkDeck } from '../../src/games/lastland/deck.ts'
import { emberAndTideSet, lastland } from '../../src/games/lastland/index.ts'
import { readLastlandSet } from '../../src/games/lastland/shape.ts'
import { BACK, FRONT, PLACES, V_HOLDER } from '../../src/games/lastland/tables.ts'
import { terms } from '../../src/games/lastland/terms.ts'
import { deckConfig } from '../../src/play/decks.ts'
import { main, newMatch, rules, starter } from '../support/lastland.ts'
import { seating } from '../support/modes.ts'

const faultsOf = (cards: DeckEntry[]) => checkDeck(emberAndTideSet, { cards, side: [] }).map(({ why }) => why)

/** A deck of so many cards, four of each name. */
function deckOf(size: number): DeckEntry[] {
  const out: DeckEntry[] = []
  for (const card of emberAndTideSet.cards) {
    const left = size - out.reduce((n, [, count]) => n + count, 0)
    if (left > 0) out.push([card.number, Math.min(4, left)])
  }
  return out
}

describe('decks', () => {
  test('LL-1.1: a deck has exactly 50 cards', () => {
    expect(faultsOf(deckOf(50))).toEqual([])
    expect(faultsOf(deckOf(49))).toEqual(['deck.size'])
    expect(faultsOf(deckOf(51))).toEqual(['deck.size'])
    for (const id of ['cinder-march', 'tidewood-watch'] as const)
      expect(faultsOf(starter(id).cards)).toEqual([])
  })

  test('LL-1.2: a game needs a deck of each player', () => {
    const none = deckConfig(rules, { name: 'none', cards: [], side: [] })
    expect(none.ok).toBe(false)
    expect(deckConfig(rules, starter('cinder-march')).ok).toBe(true)
  })

  test('LL-1.4, LL-R6: at most 4 of a name, M and F cards too; a deck of 50 holds all kinds and has no side deck', () => {
    const rest = deckOf(50).filter(([number]) => number !== 'LLC-001' && number !== 'LLC-010')
    const with5 = (number: string): DeckEntry[] => [
      ...rest.slice(0, 10),
      [number, 5],
      ['LLC-060', 4],
      ['LLC-059', 1],
    ]
    expect(faultsOf(with5('LLC-001'))).toEqual(['deck.copies'])
    expect(faultsOf(with5('LLC-010'))).toEqual(['deck.copies'])
    expect(
      checkDeck(emberAndTideSet, { cards: deckOf(50), side: [['LLC-001', 1]] }).map(({ why }) => why),
    ).toEqual(['deck.side'])
    const kinds = starter('cinder-march').cards.map(
      ([number]) => rules.defs[rules.byNumber.get(number) ?? 0]?.text.kind,
    )
    expect(new Set(kinds)).toEqual(new Set(['cCard', 'mCard', 'fCard', 'quick', 'strategy', 'equip', 'trap']))
  })
})

describe('the board', () => {
  test('LL-2.1, LL-2.2, LL-2.6: three front fields, two back fields, one deck and one graveyard for each player', () => {
    expect(PLACES).toEqual(['F1', 'F2', 'F3', 'B1', 'B2'])
    expect(FRONT.map((slot) => PLACES[slot])).toEqual(['F1', 'F2', 'F3'])
    expect(BACK.map((slot) => PLACES[slot])).toEqual(['B1', 'B2'])
    const t = main({ P: { graveyard: ['001'] }, Q: { deck: ['7 x 026'] } })
    expect([t.count('P', 'graveyard'), t.count('Q', 'graveyard'), t.count('Q', 'deck')]).toEqual([1, 0, 7])
    expect(lastland.zones.filter(({ id }) => id === 'deck' || id === 'graveyard')).toHaveLength(2)
  })

  test('LL-2.3, LL-2.5: the back row lies behind the front row, each back field between two front fields', () => {
    for (const slot of FRONT) {
      expect(AHEAD[slot]).toEqual([])
      for (const behind of BEHIND[slot] ?? []) expect(BACK).toContain(behind)
    }
    for (const slot of BACK) expect(BEHIND[slot]).toEqual([])
    expect(AHEAD[3]).toEqual([0, 1])
    expect(AHEAD[4]).toEqual([1, 2])
  })

  test('LL-2.7: both players have the same layout: what P can do from a field Q can do from the same', () => {
    for (const who of ['P', 'Q'] as const) {
      const own = { fields: [{ card: '044', at: 'F2', power: 1 }] }
      const t = main({ turnPlayer: who, [who]: own })
      t.offers(`${who} sidesteps 044`, ['F1', 'F3']).offers(`${who} linesteps 044`, ['B1', 'B2'])
    }
  })

  test('LL-R10: what is adjacent, all 25 pairs', () => {
    const near = ['F1 F2', 'F2 F3', 'B1 B2', 'F1 B1', 'F2 B1', 'F2 B2', 'F3 B2']
    for (const [a, from] of PLACES.entries())
      for (const [b, to] of PLACES.entries()) {
        const wanted = near.includes(`${from} ${to}`) || near.includes(`${to} ${from}`)
        expect([from, to, AROUND[a]?.includes(b)]).toEqual([from, to, wanted])
      }
    expect(BESIDE).toEqual([[1], [0, 2], [1], [4], [3]])
  })

  test('LL-R11: a field with a Trap is empty, a reserved one is not', () => {
    const t = main({
      P: { traps: [{ card: '036', at: 'F1' }], hand: ['001', '002', '026', '019'], fields: [] },
      Q: { hand: ['013'] },
    })
    t.offers('P plays 001', PLACES.slice())
    t.does('P plays 001 at F1 with 002').refuses('Q plays 013', 'reason.marks')
    t.does('pass, pass')
    t.expects({ P: { fields: [{ card: '001', at: 'F1' }], traps: 1 } })
  })
})

describe('cards', () => {
  type Card = (typeof emberAndTideSet.cards)[number]
  const read = (number: string, change: (card: Record<string, unknown>) => void): string[] => {
    const set = JSON.parse(JSON.stringify(emberAndTideSet)) as typeof emberAndTideSet
    const card = set.cards.find((one: Card) => one.number === number)
    change(card as unknown as Record<string, unknown>)
    const out = readLastlandSet(set)
    return 'faults' in out ? out.faults.map(({ field }) => field) : []
  }
  const without = (field: string) => (card: Record<string, unknown>) => {
    delete card[field]
  }

  test('LL-5.1: a Character has name, Attribute, HP, ATK, DEF, SPD and race; its effects may be none', () => {
    expect(read('LLC-001', () => undefined)).toEqual([])
    for (const field of ['name', 'attribute', 'hp', 'atk', 'def', 'spd', 'race'])
      expect(read('LLC-001', without(field))).toContain(field)
    expect(emberAndTideSet.cards.find(({ number }) => number === 'LLC-001')?.abilities).toEqual([])
  })

  test('LL-5.2, LL-9.8, LL-9.12: M and F cards have a condition, C cards have none', () => {
    expect(read('LLC-010', without('condition'))).toEqual(['condition'])
    expect(read('LLC-012', without('condition'))).toEqual(['condition'])
    const give = (card: Record<string, unknown>) => {
      card.condition = [{ kind: 'cCard' }]
    }
    expect(read('LLC-001', give)).toEqual(['condition'])
    for (const card of emberAndTideSet.cards)
      expect([card.number, card.condition !== undefined]).toEqual([
        card.number,
        card.kind === 'mCard' || card.kind === 'fCard',
      ])
  })

  test('LL-5.3: a Spell has name, Attribute, cost and effect, and nothing of a body', () => {
    for (const field of ['name', 'attribute', 'marks'])
      expect(read('LLC-013', without(field))).toContain(field)
    expect(
      read('LLC-013', (card) => {
        card.abilities = []
      }),
    ).toEqual(['abilities'])
    for (const field of ['hp', 'atk', 'def', 'spd'])
      expect(
        read('LLC-013', (card) => {
          card[field] = 1
        }),
      ).toContain(field)
    expect(
      read('LLC-013', (card) => {
        card.race = 'human'
      }),
    ).toEqual(['race'])
  })

  test('LL-R17: the sum of the marks is the HP of every character', () => {
    for (const { number, hp, marks } of emberAndTideSet.cards)
      if (hp !== undefined)
        expect([number, Object.values(marks ?? {}).reduce((a, b) => a + b, 0)]).toEqual([number, hp])
    expect(
      read('LLC-001', (card) => {
        card.hp = 2
      }),
    ).toEqual(['hp'])
  })

  test('LL-R1: one word for each thing, in both languages', () => {
    for (const table of [terms.keywords ?? {}, terms.stats, terms.zones])
      for (const language of ['en', 'ja'] as const) {
        const words = Object.values(table).map((text) => text[language])
        expect(new Set(words).size).toBe(words.length)
      }
    const t = main({ P: { hand: ['9 x 026'] } }).does('P passes', 'Q passes', 'P chooses 026#1, 026#2')
    t.expects({ P: { hand: 7, graveyard: ['026', '026#2'] } })
  })

  test("LL-R87: the page's comments are no rules: a character without text offers nothing", () => {
    main({ P: { fields: [{ card: '001', at: 'F1', power: 1 }] } }).offers('P', ['pass'])
  })
})

test('LL-1.3, LL-1.5, LL-1.6, LL-4.1, LL-R3, LL-R4, LL-R5: chance names the first player, the other holds the counter, both draw five', () => {
  for (const [roll, first] of [
    ['roll 1', 0],
    ['roll 2', 1],
  ] as const) {
    const t = newMatch(undefined, roll)
    const asked = question(t.state)
    expect(asked.ask === 'decision' && asked.seat).toBe(first)
    expect(t.state.vars[V_HOLDER]).toBe(1 - first)
    const [leads, follows] = seating.P === first ? (['P', 'Q'] as const) : (['Q', 'P'] as const)
    t.expects({ [leads]: { hand: 7, deck: 43 }, [follows]: { hand: 5, deck: 45 }, prompt: 'window.main' })
    const out = newOptions(false)
    extend(t.state, [], out)
    expect(out.codes.length).toBeGreaterThan(0)
  }
})
