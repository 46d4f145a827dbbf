import { expect, test } from 'vitest'
import { view } from '../../src/engine/door.ts'
import { seating } from '../support/modes.ts'
import { table } from '../support/table.ts'

const PHASES = ['drawPhase', 'boostPhase', 'battlePhase', 'endPhase'] as const

test("LF-3.1: only Interrupts on the opponent's turn", () => {
  const t = table({ turnPlayer: 'Q', P: { hand: ['041', '062', '059'], creatures: ['006'] } })
  t.does('Q passes').offers('P', ['pass', '059'])
  t.refuses('P plays 041 on 006', 'reason.interruptOnly').refuses('P plays 062', 'reason.interruptOnly')
})

test('LF-3.2: a Boost card does not affect itself', () => {
  const t = table({ P: { hand: ['902'], continuous: ['062'] } })
  t.does('P plays 902', 'pass, pass', 'pass, pass')
  t.expects({ P: { continuous: ['902'], ruins: ['062'] } })
})

test('LF-3.3: a Boost card is not a card on your side of the field to its own text', () => {
  table({ P: { hand: ['068'], creatures: ['006'] } }).offers('P plays 068', ['006'])
  table({ P: { continuous: ['903', '062'], creatures: ['006'] } }).offers('P uses 903', ['006', '062'])
})

test('LF-3.4: either player may play an Interrupt in any phase of any turn', () => {
  const both = { hand: ['059'], creatures: ['006'] }
  for (const phase of PHASES)
    for (const turnPlayer of ['P', 'Q'] as const) {
      const other = turnPlayer === 'P' ? 'Q' : 'P'
      const t = table({ phase, turnPlayer, both })
      t.offersAmongOthers(turnPlayer, ['059']).does(`${turnPlayer} passes`)
      t.offersAmongOthers(other, ['059'])
    }
})

test("LF-3.5: a regular Boost is refused in the opponent's turn", () => {
  const t = table({ turnPlayer: 'Q', P: { hand: ['042'] } }).does('Q passes')
  t.refuses('P plays 042', 'reason.interruptOnly').offers('P', ['pass'])
})

test('LF-3.6: a pending Boost lies openly', () => {
  const t = table({ P: { hand: ['042'] } }).does('P plays 042')
  const seen = view(t.state, seating.Q).rows[t.row('042')]
  expect(seen?.card).toBe(t.state.rows[t.row('042')]?.card)
  expect(seen?.def).toBeGreaterThan(0)
  t.endsOpen()
})

test('LF-3.7: a pending Boost does not count as on the field', () => {
  const t = table({ P: { hand: ['904'], creatures: ['006'] } }).does('P plays 904', 'pass, pass')
  t.expects({ P: { life: 42 } })
})

test("LF-3.8: a resolved Boost or Interrupt goes to its owner's Ruins", () => {
  const t = table({ P: { hand: ['045', '059'], creatures: ['006'] } })
  t.does('P plays 045', 'pass, pass', 'P plays 059 on 006 in mode 1', 'pass, pass')
  t.expects({ P: { ruins: ['045', '059'], hand: [] } })
})

test('LF-3.9: a resolved Boost - Continuous stays', () => {
  const t = table({ P: { hand: ['062'] } }).does('P plays 062', 'pass, pass')
  t.expects({ P: { continuous: ['062'], ruins: [] } })
})

test('LF-3.10: Boosts draw, search, destroy opposing creatures and gain Land Life', () => {
  const t = table(
    {
      P: { hand: ['042', '044', '043', '045'], deck: ['006', '5 x 045'] },
      Q: { creatures: ['022'] },
    },
    'P draws 045#2, 045#3',
  )
  t.does('P plays 042', 'pass, pass', 'P plays 044', 'pass, pass', 'P chooses 006')
  t.does('P plays 043 on 022', 'pass, pass', 'P plays 045', 'pass, pass')
  t.expects({ P: { life: 41, hand: ['045', '045', '006'] }, Q: { creatures: [], ruins: ['022'] } })
})

test('LF-13.21: Boosts raise Strength, draw, destroy opposing creatures and make combos', () => {
  const t = table({
    P: { hand: ['041', '042', '054', '046'], creatures: ['022'] },
    Q: { creatures: ['006'] },
  })
  t.does('P plays 041 on 022', 'pass, pass').expects({ strength: { '022': 8 } })
  t.does('P plays 042', 'pass, pass').expects({ P: { hand: 5 - 1, deck: 8 } })
  t.does('P plays 054', 'pass, pass').expects({ Q: { creatures: [], ruins: ['006'] } })
  t.does('P plays 046 on 022', 'pass, pass', 'go to the battlePhase')
  t.does('P attacks the Land with 022', 'pass, pass', 'P attacks the Land with 022', 'pass, pass')
  t.expects({ Q: { life: 40 - 8 - 8 } })
})
