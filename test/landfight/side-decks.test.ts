import { expect, test } from 'vitest'
import { V_LIFE } from '../../src/engine/rules.ts'
import { seating } from '../support/modes.ts'
import { newMatch, starterDeck, type Table, table } from '../support/table.ts'

const P_FIRST = ['P rolls 6', 'Q rolls 1']
const SWAP = 'choose.swap'

/** A match of three whose first game P has given up, at the swaps before the second. */
const betweenGames = (...chances: string[]): Table =>
  newMatch({ bestOf: 3 }, ...P_FIRST, ...chances).does('P chooses P', 'P concedes')

/** Both swap, whoever is asked first. */
function swapping(t: Table, p: string, q = 'Q chooses nothing'): Table {
  for (let i = 0; i < 2; i += 1) t.does(t.whoIsAsked() === 'P' ? p : q)
  return t
}

test('LF-10.1: the deck is shuffled after a search, a failed one too', () => {
  const found = table({ P: { hand: ['044'], deck: ['006', '3 x 045'] } })
  found.does('P plays 044', 'pass, pass', 'P chooses 006').expects({ happened: ['P shuffled deck'] })
  const failed = table({ P: { hand: ['044'] } }).does('P plays 044', 'pass, pass', 'P chooses nothing')
  failed.expects({ P: { hand: [], deck: 10 }, happened: ['P shuffled deck'] })
})

test('LF-10.2: side decks are used in matches, not in single games', () => {
  betweenGames().expects({ prompt: SWAP }).endsOpen()
  newMatch({}, ...P_FIRST)
    .does('P chooses P', 'P concedes')
    .expects({ over: 'Q wins' })
  const none = { ...starterDeck('kiln-march'), side: [] }
  const t = newMatch({ bestOf: 3, decks: { P: none, Q: none } }, ...P_FIRST).does('P chooses P', 'P concedes')
  t.expects({ asked: 'P', prompt: 'choose.firstPlayer' }).endsOpen()
})

test('LF-10.4: cards are swapped between games, not in a game', () => {
  const t = swapping(betweenGames(), 'P chooses 006, 018')
  t.does('P chooses P').expects({ prompt: 'window.drawPhase', turn: 1 })
  const deck = t.state.zones[seating.P]?.bag ?? []
  const all = [
    ...deck,
    ...t.state.rows.filter((r) => r.owner === seating.P && r.zone >= 0).map((r) => r.card),
  ]
  const called = (def: string) =>
    all.filter((card) => t.state.rules.defs[card >> 8]?.text.number === def).length
  expect([called('EF1-006'), called('EF1-018')]).toEqual([3, 1])
  t.offersAmongOthers('P', ['pass'], ['EF1-018'])
})

test('LF-10.5: the deck has 50 cards again', () => {
  const t = betweenGames()
  while (t.whoIsAsked() !== 'P') t.does('Q chooses nothing')
  t.refuses('P chooses 006').refuses('P chooses 006, 018, 006')
  t.does('P chooses 006, 018')
  if (t.whoIsAsked() === 'Q' && t.asked.ask === 'decision' && t.asked.prompt === SWAP)
    t.does('Q chooses nothing')
  t.does('P chooses P').expects({ P: { hand: 6, deck: 43 } })
})

test('LF-10.6: a Land is swapped for a Land alone', () => {
  const t = betweenGames()
  while (t.whoIsAsked() !== 'P') t.does('Q chooses nothing')
  t.refuses('P chooses 001, 018').refuses('P chooses 006, 004')
  t.does('P chooses 001, 004')
  if (t.whoIsAsked() === 'Q') t.does('Q chooses nothing')
  t.does('P chooses P').expects({ P: { land: ['004'] } })
  expect(t.state.vars[V_LIFE]).toBe(40)
})
