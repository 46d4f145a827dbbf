import { expect, test } from 'vitest'
import { extend, newOptions, question, view } from '../../src/engine/door.ts'
import { type CardInstance, defOf, rowOf, type State, YES } from '../../src/engine/types.ts'
import { answerChance, stream } from '../../src/play/chance.ts'
import { defNamed } from '../../src/play/names.ts'
import type { DeckList } from '../../src/play/types.ts'
import { seating } from '../support/modes.ts'
import { newMatch, rules, type Table, table } from '../support/table.ts'

const P_FIRST = ['P rolls 6', 'Q rolls 1']

const seenBy = (s: State, seat: 0 | 1, rows: readonly number[]): boolean[] => {
  const seen = view(s, seat)
  return rows.map((row) => (seen.rows[row] as CardInstance).card !== 0)
}

test("LF-R63: a hand is its player's, a deck nobody's; the field and the Ruins are everybody's", () => {
  const t = table({
    P: {
      hand: ['006', '018'],
      creatures: [{ card: '026', attachment: '065', stacked: ['016'] }],
      ruins: ['045'],
    },
    Q: { hand: ['022'] },
  })
  const hand = ['006', '018'].map((card) => t.row(card))
  const open = ['026', '065', '016', '045', 'P:004'].map((card) => t.row(card))
  expect(seenBy(t.state, seating.P, hand)).toEqual([true, true])
  expect(seenBy(t.state, seating.Q, hand)).toEqual([false, false])
  expect(seenBy(t.state, seating.Q, open)).toEqual([true, true, true, true, true])
  const decks = view(t.state, seating.Q).zones
  expect(decks[seating.P]?.bag).toEqual(new Array(10).fill(0))
  expect(decks[seating.Q]?.bag).not.toContain(0)
})

test('LF-R64: a search may find nothing, shows what it finds, and always shuffles', () => {
  const t = table({ P: { hand: ['014', '014'], deck: ['022', '026', '3 x 045'] } })
  t.does('P plays 014', 'pass, pass', 'pass, pass').offers('P', ['nothing', '026'])
  t.does('P chooses 026')
  expect(seenBy(t.state, seating.Q, [t.row('026')])).toEqual([true])
  t.does('P plays 014#2', 'pass, pass', 'pass, pass').offers('P', ['nothing']).does('P chooses nothing')
  expect(t.story('shuffled')).toHaveLength(2)
  const any = table({ P: { hand: ['930'], deck: ['022'] } })
    .does('P plays 930', 'pass, pass')
    .offers('P', ['022'])
  any.does('P chooses 022').expects({ P: { hand: ['022'] } })
  expect(seenBy(any.state, seating.Q, [any.row('022')])).toEqual([false])
  const empty = table({ P: { hand: ['044'], deck: [] } }).does('P plays 044', 'pass, pass')
  empty.expects({ prompt: 'window.boostPhase', happened: ['P shuffled deck'] })
})

test('LF-R65: looking at the top cards puts them back in the order said, without a shuffle', () => {
  const t = table(
    { P: { hand: ['008', '042'], deck: ['006', '018', '016', '4 x 045'] } },
    'deal 006, 018, 016',
  )
  t.does('P plays 008', 'pass, pass', 'pass, pass').expects({ prompt: 'choose.order' })
  t.does('P chooses 016, 006, 018').expects({ never: ['P shuffled deck'], P: { deck: 7 } })
  expect(t.zone('P', 'deck')).toEqual(['P:016', 'P:006', 'P:018'])
  t.does('P plays 042', 'pass, pass').expects({ P: { hand: ['016', '006'], deck: 5 } })
})

test('LF-R66: a die is rolled at resolution, and nobody responds between roll and result', () => {
  const wager = (roll: string) =>
    table({ P: { hand: ['050'] }, Q: { creatures: ['006'], hand: ['059'] } }, roll).does(
      'P plays 050',
      'pass, pass',
    )
  wager('roll 2').expects({ P: { life: 38 }, happened: ['P rolled 2'] })
  wager('roll 3').expects({ P: { hand: 1, life: 40 } })
  wager('roll 6').expects({ Q: { ruins: ['006'] }, prompt: 'window.boostPhase' })
  const roll = (seed: string) => {
    const t = newMatch({ seed })
    t.endsOpen()
    return t.story('rolled')
  }
  expect(roll('a'.repeat(32))).toEqual(roll('a'.repeat(32)))
})

test('LF-R67: a random discard takes each card of the hand equally often', () => {
  const t = table({ P: { hand: ['031'] }, Q: { hand: ['006', '018', '016'] } }, 'pick 018')
  t.does('P plays 031', 'pass, pass', 'pass, pass').expects({ Q: { hand: ['006', '016'], ruins: ['018'] } })
  const from = [t.row('006'), t.row('016'), t.row('018')]
  const times = new Map<number, number>()
  for (let n = 0; n < 600; n += 1) {
    const picked = answerChance(
      t.state,
      { ask: 'chance', kind: 'pick', from, n: 1 },
      stream('7'.repeat(32), n),
    ).path[0]
    times.set(picked ?? -1, (times.get(picked ?? -1) ?? 0) + 1)
  }
  expect([...times.keys()].toSorted()).toEqual(from.toSorted())
  for (const count of times.values()) expect(Math.abs(count - 200)).toBeLessThan(50)
  const none = table({ P: { hand: ['031'] } }).does('P plays 031', 'pass, pass', 'pass, pass')
  none.expects({ Q: { ruins: [] }, prompt: 'window.boostPhase' })
})

test("LF-R68: when both choose, the turn player is first and neither sees the other's choice", () => {
  const t = table({ P: { hand: ['919', '006', '018'] }, Q: { hand: ['022', '024'] } })
  t.does('P plays 919', 'pass, pass').expects({ asked: 'P', prompt: 'choose.discard' })
  t.does('P chooses 018').expects({ asked: 'Q', P: { hand: ['006', '018'], ruins: [] } })
  expect(view(t.state, seating.Q).sealed[seating.P]?.path).toEqual([])
  expect(seenBy(t.state, seating.Q, [t.row('018')])).toEqual([false])
  t.does('Q chooses 022').expects({
    P: { hand: ['006'], ruins: ['018', '919'] },
    Q: { hand: ['024'], ruins: ['022'] },
  })
  t.expects({ together: ['P:018', 'Q:022'] })
})

test('LF-R69: there is no mulligan', () => {
  const t = newMatch({}, ...P_FIRST).does('P chooses P')
  t.expects({ asked: 'P', prompt: 'window.drawPhase' })
})

/** Decks of one Boost by which both lose 3: whoever plays on, both reach 0 together. */
const famine: DeckList = {
  name: 'famine',
  cards: [
    ['EF1-001', 1],
    ['EF1-051', 49],
  ],
  side: [],
}

/** Ends a game drawn: both play what they can. */
function drawGame(t: Table): void {
  const game = t.story('ended').length
  while (t.story('ended').length === game) {
    const who = t.whoIsAsked()
    const asked = question(t.state)
    if (asked.ask !== 'decision') return
    if (asked.prompt === 'choose.firstPlayer') t.does(`${who} chooses P`)
    else if (
      asked.prompt === 'window.boostPhase' &&
      t.zone(who ?? 'P', 'hand').length > 0 &&
      isTurnOf(t, who)
    )
      t.does(`${who} plays 051`, 'pass, pass')
    else t.does('pass')
  }
}

const isTurnOf = (t: Table, who: 'P' | 'Q' | null): boolean =>
  who !== null && t.state.vars[1] === seating[who]

test('LF-R73: first to two wins; a drawn game counts for nobody and is rolled for again', () => {
  const t = newMatch({ bestOf: 3, decks: { P: famine, Q: famine } }, ...P_FIRST, 'P rolls 2', 'Q rolls 5')
  drawGame(t)
  t.expects({ asked: 'Q', prompt: 'choose.firstPlayer' })
  t.does('Q chooses P', 'Q concedes').expects({ asked: 'Q', prompt: 'choose.firstPlayer' })
  t.does('Q chooses Q', 'P concedes').expects({ asked: 'P', prompt: 'choose.firstPlayer' })
  t.does('P chooses Q', 'Q concedes').expects({ over: 'P wins' })
  expect(t.story('rolled')).toHaveLength(4)
  const five = newMatch({ bestOf: 3, decks: { P: famine, Q: famine } }, ...P_FIRST).does(
    'P chooses P',
    'Q concedes',
  )
  for (let game = 2; game <= 5; game += 1) drawGame(five)
  five.expects({ over: 'P wins' })
  const level = newMatch({ bestOf: 3, decks: { P: famine, Q: famine } }, ...P_FIRST)
  for (let game = 1; game <= 5; game += 1) drawGame(level)
  level.expects({ over: 'drawn' })
})

test('LF-R75: a loop without a choice is drawn', () => {
  const t = table({ P: { hand: ['922'], ruins: ['923'] } }).does('P plays 922')
  for (let passes = 0; passes < 200 && t.state.result === -1; passes += 1) t.does('pass')
  t.expects({ over: 'drawn' })
})

const called = (number: string): number => defNamed(rules, number) ?? 0

/** Whether the trigger that waits may be used, not only declined. */
function offersYes(t: Table): boolean {
  const options = newOptions(false)
  extend(t.state, [], options)
  extend(t.state, [{ code: options.codes[0] ?? 0, card: 0, to: 0 }], options)
  return options.codes.includes(YES)
}

test('LF-R75: whoever chooses to go on must stop after twenty rounds', () => {
  const t = table({ P: { hand: ['924'], ruins: ['925'] } }).does('P plays 924', 'pass, pass')
  let rounds = 0
  for (let inputs = 0; inputs < 1000; inputs += 1) {
    const asked = question(t.state)
    if (asked.ask !== 'decision' || asked.prompt === 'window.boostPhase') break
    if (asked.prompt !== 'may') t.does('pass')
    else {
      const [loops, other] =
        t.state.rows[rowOf(asked.source)]?.def === called('924') ? ['924', '925'] : ['925', '924']
      const before = rounds
      if (offersYes(t)) rounds += 1
      t.does(rounds > before ? `P triggers ${loops} on ${other}` : `P declines ${loops}`)
    }
  }
  expect(rounds).toBeGreaterThanOrEqual(20)
  expect(rounds).toBeLessThan(100)
  t.expects({ asked: 'P', prompt: 'window.boostPhase' })
})

test('LF-R70: the draw comes before anyone may act; with an empty deck the game is lost at once', () => {
  const t = table({ phase: 'endPhase', both: { hand: ['059'], creatures: ['022'] } }).does('pass, pass')
  t.expects({ Q: { hand: 2 }, asked: 'Q', prompt: 'window.drawPhase' })
  const story = t.story()
  expect(story.indexOf('drawPhase of Q') + 1).toBe(
    story.findLastIndex((line) => line.endsWith('to hand (draw)')),
  )
  table({ phase: 'endPhase', Q: { hand: ['059'], creatures: ['022'], deck: [] } })
    .does('pass, pass')
    .expects({ over: 'P wins' })
})

test('LF-R71: rolls, choice, Lands, shuffle, five cards; the Land is not among the shuffled', () => {
  const t = newMatch({}, ...P_FIRST)
    .does('P chooses P')
    .expects({ Q: { deck: 44, hand: 5 } })
  const kinds = t.story().map((line) => /rolled|\(land\)|shuffled|\(draw\)|Phase/.exec(line)?.[0] ?? line)
  const order = kinds.filter((kind, i) => kind !== kinds[i - 1])
  expect(order).toEqual(['rolled', '(land)', 'shuffled', '(draw)', 'Phase', '(draw)'])
  for (const who of ['P', 'Q'] as const)
    for (const card of t.state.zones[seating[who]]?.bag ?? [])
      expect(rules.defs[defOf(card)]?.text.kind).not.toBe('land')
})

test('LF-R72: a player may concede at any time', () => {
  table({ P: { hand: ['042'] } })
    .does('P plays 042', 'P concedes')
    .expects({ over: 'Q wins', P: { hand: [] } })
  table({}).does('Q concedes').expects({ over: 'P wins' })
  const rolling = newMatch({}, ...P_FIRST)
  rolling.does('Q concedes').expects({ over: 'P wins' })
})

test('LF-R80: a card that cannot be negated is no choice for negation', () => {
  const t = table({ P: { hand: ['920', '045'] }, Q: { hand: ['055'] } })
    .does('P plays 920')
    .offers('Q', ['pass'])
  t.does('pass, pass', 'P plays 045').offersAmongOthers('Q', ['055']).does('pass, pass')
})
