import { describe, expect, test } from 'vitest'
import { clone } from '../../src/engine/door.ts'
import { checkDeck } from '../../src/games/landfight/deck.ts'
import { DECK, V_BEST_OF, V_GAME, V_WINS } from '../../src/games/landfight/tables.ts'
import type { Position } from '../../src/play/given.ts'
import { seating } from '../support/modes.ts'
import { newMatch, rules, starterDeck, Table, table } from '../support/table.ts'

const P_CHOOSES = ['P rolls 6', 'Q rolls 1']

/** A game of a match of three, both players at 3 life, and so many wins before it. */
function inMatch(game: number, wins: [p: number, q: number], ...chances: string[]): Table {
  const both = { life: 3, land: ['004'], hand: ['051'], deck: ['20 x 045'] }
  const begun = clone(table({ both } satisfies Position).scene.start)
  begun.vars[V_BEST_OF] = 3
  begun.vars[V_GAME] = game
  begun.vars[V_WINS + seating.P] = wins[0]
  begun.vars[V_WINS + seating.Q] = wins[1]
  return new Table(begun, chances)
}

test('LF-R70: the draw comes before anyone may act', () => {
  const t = table({ turnPlayer: 'Q', Q: { hand: ['059'], creatures: ['006'] }, P: { deck: ['018'] } })
  t.does('Q ends the turn').expects({ asked: 'P', prompt: 'window.drawPhase', P: { hand: ['018'] } })
  expect(t.story().slice(-2)).toEqual(['drawPhase of P', 'P:018 to hand (draw)'])
  t.does('P passes').offersAmongOthers('Q', ['059'])
})

test('LF-R70: with an empty deck the game is lost at once', () => {
  const t = table({ Q: { deck: [], hand: ['060'] }, phase: 'endPhase' }).does('pass, pass')
  t.expects({ over: 'P wins' })
  expect(t.story().at(-1)).toBe('over')
})

test('LF-R71: rolls, choice, Lands, shuffle, five cards; the Land is none of the 49', () => {
  const t = newMatch({}, ...P_CHOOSES).does('P chooses Q')
  const story = t.story()
  const at = (line: string) => story.findIndex((one) => one.includes(line))
  const order = [
    at('rolled'),
    at('to land (land)'),
    at('shuffled deck'),
    at('to hand (draw)'),
    at('drawPhase'),
  ]
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order[0]).toBe(0)
  t.expects({ P: { land: ['001'], hand: 5, deck: 44 }, Q: { land: ['005'], hand: 6, deck: 43 } })
  const decks = [0, 1].flatMap((seat) => t.state.zones[DECK * 2 + seat]?.bag ?? [])
  expect(decks).toHaveLength(44 + 43)
  const kinds = decks.map((card) => rules.defs[card >> 8]?.text.kind)
  expect(kinds).not.toContain('land')
})

test('LF-R72: one may concede at any time, without priority', () => {
  const t = table({ P: { hand: ['043'] }, Q: { creatures: ['022'] } }).does('P plays 043 on 022')
  t.expects({ asked: 'Q' }).does('P concedes').expects({ over: 'Q wins' })
  const own = table({}).expects({ asked: 'P' }).does('Q concedes')
  own.expects({ over: 'P wins' })
})

describe('LF-R73: a match', () => {
  test('LF-R73: a drawn game counts for nobody and is rolled for again; draw, P, Q, P', () => {
    const t = inMatch(1, [0, 0], ...P_CHOOSES).does('P plays 051', 'pass, pass')
    t.expects({ happened: ['game 1 ended', 'P rolled 6', 'Q rolled 1'], asked: 'P' }).does('P chooses P')
    t.expects({ P: { life: 40 }, Q: { life: 40 } })
    t.does('Q concedes', 'Q chooses Q', 'P concedes', 'P chooses Q', 'Q concedes')
    t.expects({ over: 'P wins', happened: ['game 1 ended', 'game 2 ended', 'game 3 ended', 'game 4 ended'] })
  })

  test('LF-R73: two wins end it', () => {
    inMatch(2, [1, 0]).does('Q concedes').expects({ over: 'P wins' })
    inMatch(2, [1, 0]).does('P concedes').expects({ asked: 'P', prompt: 'choose.firstPlayer' }).endsOpen()
  })

  test('LF-R73: after the fifth game the leader wins, or nobody', () => {
    const drawn = ['P plays 051', 'pass, pass']
    inMatch(5, [0, 1])
      .does(...drawn)
      .expects({ over: 'Q wins' })
    inMatch(5, [1, 1])
      .does(...drawn)
      .expects({ over: 'drawn' })
    inMatch(5, [0, 0]).does('P concedes').expects({ over: 'Q wins' })
    inMatch(4, [0, 1])
      .does(...drawn)
      .endsOpen()
  })
})

test('LF-R74: copies are counted in the deck alone', () => {
  const deck = starterDeck('kiln-march')
  const side = (...list: [string, number][]) => checkDeck(rules.set, { cards: deck.cards, side: list })
  expect(deck.cards).toContainEqual(['EF1-006', 4])
  expect(side(['EF1-006', 2], ['EF1-004', 2], ['EF1-035', 4])).toEqual([])
  const cards = deck.cards.map(([card, n]): [string, number] =>
    card === 'EF1-006' ? [card, 5] : card === 'EF1-007' ? [card, n - 1] : [card, n],
  )
  expect(checkDeck(rules.set, { cards, side: [] }).map(({ why }) => why)).toEqual(['deck.copies'])
})

test('LF-R76: when a player has lost, the pile and the waiting triggers are dropped', () => {
  const pile = table({ P: { life: 1, hand: ['045', '055'] } })
  pile.does('P plays 045', 'Q passes', 'P plays 055 on 045', 'pass, pass')
  pile.expects({ over: 'Q wins', never: ['P life 0 to 4'] })
  const t = table({
    phase: 'battlePhase',
    P: { creatures: ['010'] },
    Q: { life: 2, creatures: ['006'], continuous: ['064'] },
  })
  t.does('P attacks 006 with 010', 'pass, pass', 'pass, pass')
  t.expects({ over: 'P wins', Q: { life: 0 }, never: ['Q life 0 to 1', 'Q:064 resolved'] })
})

test('LF-R77: a card without an effect may be played, where it needs no target', () => {
  const t = table({ P: { hand: ['042', '043'], deck: [] } }).offers('P', ['pass', '042'])
  t.does('P plays 042', 'pass, pass').expects({ P: { hand: ['043'], ruins: ['042'] } })
  t.refuses('P plays 043', 'reason.noTarget')
})

test('LF-R78: a Land is never played', () => {
  for (const { text, play } of rules.defs) if (text.kind === 'land') expect(play, text.number).toBeNull()
  expect(() => table({ P: { hand: ['001'] } })).toThrow('001')
  table({ both: { land: ['001'] } }).offers('P', ['pass'])
})

test('LF-R79: an Interrupt needs no occasion in the own Boost Phase, unless its text does', () => {
  const t = table({ P: { hand: ['060', '055', '056', '058', '006'] } }).offers('P', ['pass', '060', '006'])
  t.refuses('P plays 055', 'reason.noTarget').refuses('P plays 058', 'reason.noAttack')
  t.does('P plays 060', 'pass, pass', 'P chooses 006').expects({ P: { creatures: ['006'], life: 40 } })
})
