import { expect, test } from 'vitest'
import { digest } from '../../src/engine/door.ts'
import { table } from '../support/table.ts'

const battle = { phase: 'battlePhase' } as const

test('LF-R7 LF-R58: an attack is spent when its attacker or target has changed sides', () => {
  const target = table({ ...battle, P: { creatures: ['022'], hand: ['955'] }, Q: { creatures: ['006'] } })
  target.does('P attacks 006 with 022', 'Q passes', 'P plays 955 on 006', 'pass, pass')
  target.expects({ P: { creatures: ['022', 'Q:006'] }, happened: ['battle spent'], never: ['battle fought'] })
  const attacker = table({ ...battle, P: { creatures: ['022'] }, Q: { hand: ['955'] } })
  attacker.does('P attacks the Land with 022', 'Q plays 955 on 022', 'pass, pass')
  attacker.expects({ Q: { life: 40, creatures: ['P:022'] }, happened: ['battle spent'] })
})

test("LF-R58: a stolen creature keeps its modifiers and fights for its new player; destroyed, it is its owner's", () => {
  const t = table({ P: { hand: ['917', '059'] }, Q: { creatures: ['006', '016'] } })
  t.does('P plays 059 on 006 in mode 1', 'pass, pass', 'P plays 917 on 006', 'pass, pass')
  t.expects({ strength: { 'Q:006': 4 } }).does(
    'go to the battlePhase',
    'P attacks 016 with 006',
    'pass, pass',
  )
  t.expects({ Q: { ruins: ['016'] }, P: { creatures: ['Q:006'] } }).does('P ends the turn')
  t.does('go to the battlePhase').expects({ strength: { 'Q:006': 2 } })
  const lost = table({ ...battle, P: { creatures: ['Q:006'] }, Q: { creatures: ['016'] } })
  lost.does('P attacks 016 with 006', 'pass, pass').expects({ Q: { ruins: ['006'] }, P: { ruins: [] } })
})

test('LF-R13: "Stack N" is met by more than N cards, and not by fewer', () => {
  const few = table({ P: { creatures: [{ card: '026', stacked: ['006'] }] }, Q: { creatures: ['022'] } })
  few.refuses('P uses 026 ability 2 on 022').does('P uses 026', 'pass, pass')
  few.does('P uses 026 ability 2 sending 006, 045 on 022', 'pass, pass').expects({ Q: { ruins: ['022'] } })
  const more = table({
    P: { creatures: [{ card: '026', stacked: ['006', '018', '017'] }], continuous: ['912'] },
    Q: { creatures: ['022'] },
  })
  more.does('P uses 026 ability 2 sending 017, 006 on 022', 'pass, pass')
  more.does('pass, pass').expects({
    P: { creatures: [{ card: '026', stacked: ['018'] }], ruins: ['017', '006'], hand: 0, life: 41 },
  })
})

test('LF-R14: the host sheds its stacked cards and its own card underneath, silently', () => {
  const host = { card: '040', under: '019', stacked: ['017'] }
  const t = table({ P: { creatures: [host], hand: ['040#2', '006'], continuous: ['912'] } })
  t.does('P plays 040#2 on 040#1', 'pass, pass').expects({ prompt: 'window.response', P: { life: 40 } })
  t.does('pass, pass').expects({ prompt: 'window.boostPhase', P: { life: 41 } })
  t.expects({
    P: { creatures: [{ card: '040#2', under: ['040#1'], stacked: [] }], ruins: ['006', '019', '017'] },
  })
  t.expects({ P: { deck: 10 }, never: ['P:040 to ruins (destroy)'] })
})

test('LF-R14: marks and modifiers of the host end; the Mutated Creature may attack', () => {
  const t = table({ P: { creatures: ['022'], hand: ['038', '059'] } })
  t.does('P plays 059 on 022 in mode 2', 'pass, pass').expects({ strength: { '022': 3 } })
  t.does('P plays 038 on 022', 'pass, pass').expects({ strength: { '038': 7 } })
  t.does('go to the battlePhase', 'P attacks the Land with 038', 'pass, pass').expects({ Q: { life: 33 } })
})

test("LF-R22: a new trigger of the turn player comes before the opponent's that wait", () => {
  const t = table({
    ...battle,
    P: { creatures: ['019'], ruins: ['010'], continuous: ['064'] },
    Q: { creatures: ['010'], continuous: ['064'], hand: ['059'] },
  })
  t.does('P attacks 010 with 019', 'pass, pass')
    .offers('P', ['019', '064'])
    .does('P triggers 064', 'pass, pass')
  t.does('P triggers 019 on 010', 'pass, pass').expects({ P: { hand: ['010'], life: 41 } })
  const chain = table({
    P: { creatures: ['921', '006'], hand: ['054'] },
    Q: { creatures: ['010'], hand: [] },
  })
  chain.does('P plays 054', 'pass, pass').does('pass, pass', 'pass, pass', 'pass, pass')
  expect(chain.story(' resolved').filter((line) => !line.includes('054'))).toEqual([
    'P:921 resolved',
    'P:921 resolved',
    'Q:010 resolved',
  ])
})

test('LF-R50: "this turn" still holds in the last window, after the triggers of the end of the turn', () => {
  const t = table({ P: { creatures: ['035', '022'], hand: ['041'] } }).does(
    'P plays 041 on 022',
    'pass, pass',
  )
  t.does('go to the battlePhase', 'pass, pass').expects({ prompt: 'window.response', strength: { '022': 8 } })
  t.does('pass, pass').expects({ prompt: 'window.endPhase', P: { life: 41 }, strength: { '022': 8 } })
  t.does('P passes')
    .expects({ strength: { '022': 8 } })
    .does('Q passes')
    .expects({ turn: 4, strength: { '022': 5 } })
})

test('LF-R66: the same answers and actions give the same state', () => {
  const wager = (roll: string) => {
    const t = table({ P: { hand: ['050'] }, Q: { creatures: ['006'] } }, roll).does(
      'P plays 050',
      'pass, pass',
    )
    return digest(t.state, 'full')
  }
  expect(wager('roll 6')).toBe(wager('roll 6'))
  expect(wager('roll 5')).toBe(wager('roll 6'))
  expect(wager('roll 4')).not.toBe(wager('roll 6'))
})
