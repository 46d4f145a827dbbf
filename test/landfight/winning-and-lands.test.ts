import { expect, test } from 'vitest'
import { chanceInput, check, question, start, view } from '../../src/engine/door.ts'
import { V_LIFE } from '../../src/engine/rules.ts'
import { deckConfig } from '../../src/play/decks.ts'
import { seating } from '../support/modes.ts'
import { newMatch, rules, starterDeck, table } from '../support/table.ts'

test('LF-1.7: a match needs two decks', () => {
  const missing = deckConfig(rules, { name: 'none', cards: [], side: [] })
  expect(missing).toMatchObject({ ok: false, problem: { key: 'deck.missing' } })
  expect(deckConfig(rules, starterDeck('kiln-march')).ok).toBe(true)
})

test('LF-1.8: both players read both life totals', () => {
  const t = table({ P: { life: 31, hand: ['051'] }, Q: { life: 12 } }).does('P plays 051', 'pass, pass')
  for (const seat of [0, 1] as const) {
    const { vars } = view(t.state, seat)
    expect([vars[V_LIFE + seating.P], vars[V_LIFE + seating.Q]]).toEqual([28, 9])
  }
})

test('LF-1.9: a roll is a chance and gives 1 to 6', () => {
  const deck = deckConfig(rules, starterDeck('kiln-march'))
  if (!deck.ok) throw new Error('no deck')
  const s = start(rules, { decks: [deck.value, deck.value], bestOf: 1 })
  expect(question(s)).toMatchObject({ ask: 'chance', kind: 'roll', sides: 6, n: 1 })
  const legal = [0, 1, 2, 3, 4, 5, 6, 7].filter((n) => check(s, chanceInput(s, [n], [])).ok === 'yes')
  expect(legal).toEqual([1, 2, 3, 4, 5, 6])
})

test('LF-1.10: Land Life 0 loses', () => {
  const t = table({ phase: 'battlePhase', P: { creatures: ['006'] }, Q: { life: 2 } })
  t.does('P attacks the Land with 006', 'pass, pass').expects({ over: 'P wins', Q: { life: 0 } })
})

test('LF-1.11: whoever must draw in the own Draw Phase from an empty deck loses', () => {
  const t = table({ Q: { deck: [] } }).does('go to the endPhase')
  expect(t.state.result).toBe(-1)
  t.does('pass, pass').expects({ over: 'P wins' })
})

test("LF-2.1: damage to a Land lowers its player's Land Life", () => {
  const t = table({ phase: 'battlePhase', P: { creatures: ['022'] } })
  t.does('P attacks the Land with 022', 'pass, pass').expects({
    P: { life: 40 },
    Q: { life: 35, land: ['004'] },
  })
})

test('LF-2.2: each player starts with 40 Land Life', () => {
  const t = newMatch({}, 'P rolls 6', 'Q rolls 1').does('P chooses P')
  expect([t.life('P'), t.life('Q')]).toEqual([40, 40])
  expect(t.story('life')).toEqual([])
})

test('LF-2.3: the Land lies on the field before the hands are drawn, and is not in the shuffled deck', () => {
  const t = newMatch({}, 'P rolls 6', 'Q rolls 1').does('P chooses P')
  t.expects({ P: { land: ['001'] }, Q: { land: ['005'] } })
  const story = t.story()
  const draws = story.findIndex((line) => line.endsWith('to hand (draw)'))
  for (const land of ['P:001 to land (land)', 'Q:005 to land (land)'])
    expect(story.indexOf(land)).toBeLessThan(draws)
  expect(story.indexOf('P:001 to land (land)')).toBeGreaterThanOrEqual(0)
  for (const who of ['P', 'Q'] as const) expect(t.count(who, 'deck') + t.count(who, 'hand')).toBe(49)
})
