import { expect, test } from 'vitest'
import { view } from '../../src/engine/door.ts'
import { battle, main } from '../support/lastland.ts'
import { seating } from '../support/modes.ts'

const at = (card: string, place: string, power = 1, more: Record<string, string | number> = {}) => ({
  card,
  at: place,
  power,
  ...more,
})

test('LL-6.1, LL-7.7, LL-7.8: a Quick Spell whenever its player has priority in a Main or a Battle Phase', () => {
  const hand = ['013', '001']
  main({ P: { hand }, Q: { fields: [at('026', 'F1')] } }).offersAmongOthers('P', ['013'])
  const other = main({ turnPlayer: 'Q', P: { hand, fields: [at('026', 'F1')] } }).does('Q passes')
  other.offers('P', ['pass', '013'])
  const t = battle({ P: { hand, fields: [at('026', 'F1')] } })
  t.offers('P', ['pass', '013']).does('P passes', 'Q passes').expects({ prompt: 'choose.attack' })
  t.offers('P', ['026'])
})

test('LL-6.2, LL-6.4, LL-10.4, LL-10.5, LL-R32: a Spell waits in the chain area and is discarded as its effect is applied', () => {
  const t = main({ P: { hand: ['015', '001'], graveyard: [] } }).does('P plays 015')
  t.expects({ P: { hand: 1, graveyard: [] }, asked: 'Q' }).does('pass, pass')
  t.expects({
    P: { hand: 3, graveyard: ['015'] },
    happened: ['P:015 to pending (play)', 'P:015 to graveyard (resolved)'],
  })
  const q = main({ P: { hand: ['013', '001'] }, Q: { fields: [at('026', 'F1')] } }).does(
    'P plays 013 with 001 on 026',
  )
  q.expects({ P: { graveyard: ['001'] } })
    .does('pass, pass')
    .expects({ P: { graveyard: ['001', '013'] } })
  // a Spell cannot fetch itself: it is not in the graveyard yet
  const back = main({ P: { hand: ['056', '001'], graveyard: ['056', '002'] } })
  back.offers('P plays 056 with 001', ['002'])
  back
    .does('P plays 056 with 001 on 002', 'pass, pass')
    .expects({ P: { hand: ['002'], graveyard: ['056#1', '056#2', '001'] } })
})

test('LL-6.3, LL-6.5, LL-11.10: Strategy and Equip Spells only in the own Main Phase, with an empty chain', () => {
  const hand = ['015', '017', '001', '001', '013']
  const fields = [at('026', 'F1')]
  main({ P: { hand, fields } }).offersAmongOthers('P', ['015', '017', '013'])
  const t = main({ turnPlayer: 'Q', P: { hand, fields } }).does('Q passes')
  t.offers('P', ['pass', '013'])
    .refuses('P plays 015', 'reason.ownMain')
    .refuses('P plays 017', 'reason.ownMain')
  battle({ P: { hand, fields } }).offers('P', ['pass', '013'])
  const chain = main({ P: { hand, fields }, Q: { hand: ['013', '001'] } })
  chain.does('P plays 013 with 001 on 026', 'Q plays 013 with 001 on 026')
  chain.refuses('P plays 015', 'reason.chainOpen').does('pass, pass')
})

test('LL-6.6, LL-6.7, LL-10.6, LL-R33, LL-R34: an Equip Spell designates one character of either side and is laid beneath it', () => {
  main({ P: { hand: ['017', '001'] } }).refuses('P plays 017', 'reason.noTarget')
  const t = main({ P: { hand: ['017', '001'], fields: [at('022', 'F1')] }, Q: { fields: [at('026', 'F1')] } })
  t.offers('P plays 017 with 001', ['022', 'Q:026']).does('P plays 017 with 001 on Q:026')
  t.expects({ P: { graveyard: ['001'] }, stats: { 'Q:026': { atk: 1 } } }).does('pass, pass')
  t.expects({
    P: { graveyard: ['001'], hand: [] },
    Q: { fields: [{ card: '026', equip: 'P:017', power: 1 }] },
    stats: { 'Q:026': { atk: 3 } },
  })
})

test('LL-10.1, LL-10.2, LL-10.3, LL-R18, LL-R38: the marks say how many hand cards of which colour are discarded; grey takes any', () => {
  const fields = [at('026', 'F1')]
  main({ P: { hand: ['013', '026'] }, Q: { fields } }).refuses('P plays 013 with 026', 'reason.marks')
  main({ P: { hand: ['013'] }, Q: { fields } }).refuses('P plays 013', 'reason.marks')
  const two = main({ P: { hand: ['013', '001', '002'] }, Q: { fields } })
  two.refuses('P plays 013 with 001, 002 on 026').does('P plays 013 with 001 on 026')
  two.expects({ P: { graveyard: ['001'], hand: ['002'] } }).does('pass, pass')
  const grey = main({ P: { hand: ['016', '026'] } }).does('P plays 016 with 026', 'pass, pass')
  grey.expects({ P: { graveyard: ['016', '026'] }, Q: { deck: 17 } })
})

test('LL-R7: cards go to their owner, whoever used them', () => {
  const t = main({ P: { hand: ['058'] }, Q: { fields: [at('026', 'F1', 1, { equip: 'P:052' })] } })
  t.expects({ stats: { 'Q:026': { atk: 0, spd: 0 } } })
  t.does('P plays 058 on P:052', 'pass, pass').expects({
    P: { graveyard: ['058', '052'] },
    Q: { graveyard: [], fields: ['026'] },
    stats: { 'Q:026': { atk: 1, spd: 3 } },
  })
})

test('LL-R37, LL-6.10, LL-7.9: a Trap is tied to its field by nothing; it can be declared on an empty chain', () => {
  const traps = [{ card: '036', at: 'F3' }]
  const own = main({ P: { traps }, Q: { fields: [at('023', 'F2', 3)] } }).does('P plays 036 on 023')
  own.expects({ asked: 'Q', P: { traps: ['036'] } }).does('pass, pass')
  // Q picks two of three
  own
    .does('Q chooses 001, 001')
    .expects({ P: { traps: [], graveyard: ['036'] }, Q: { fields: [{ card: '023', power: 1 }] } })
  const other = main({ turnPlayer: 'Q', P: { traps }, Q: { fields: [at('026', 'F2')] } }).does('Q passes')
  other
    .offers('P', ['pass', '036'])
    .does('P plays 036 on 026', 'pass, pass')
    .expects({ Q: { fields: [] }, asked: 'Q' })
})

test('LL-6.10, LL-R37: a Trap that is on the chain lies face up and cannot be declared once more', () => {
  const traps = [{ card: '036', at: 'F3' }]
  const t = main({ P: { traps }, Q: { fields: [at('023', 'F2', 3)] } })
  t.does('P plays 036 on 023', 'Q passes').offers('P', ['pass']).refuses('P plays 036', 'reason.trapDeclared')
  t.does('P passes', 'Q chooses 001, 001').expects({ P: { traps: [], graveyard: ['036'] } })
})

test('LL-6.8, LL-R8, LL-R20: the other player sees that a Trap is set and how many Power Cards lie, not what they are', () => {
  const t = main({ P: { hand: ['035', '023', '022', '024', '026'] } })
  t.does('P sets 035 at B2', 'P plays 023 at F1 with 022, 024, 026 and 1 of the deck', 'pass, pass')
  const seen = view(t.state, seating.Q)
  const trap = seen.zones[3 * 2 + seating.P]?.top.find((row) => row >= 0) ?? -1
  expect([seen.rows[trap]?.card, seen.rows[trap]?.knownTo]).toEqual([0, seating.P === 0 ? 1 : 2])
  const power = seen.rows.filter((r) => r.zone >= 0 && r.role === 1)
  expect(power).toHaveLength(4)
  // what was shown stays known in the state; the card of the deck is not
  expect(power.filter((r) => r.def === 0)).toHaveLength(1)
  expect(view(t.state, seating.P).rows.filter((r) => r.zone >= 0 && r.def === 0)).toHaveLength(0)
})

test('LL-R19, LLC-054: what an effect puts on the board enters on an empty field, ready, with Power Cards of the deck', () => {
  const P = { traps: [{ card: '054', at: 'F1' }], hand: ['025', '023', '001'], fields: [at('022', 'F1', 2)] }
  const t = main({ P })
  t.does('P plays 054 with 001', 'pass, pass').offers('P', ['done', '025']).does('P chooses 025')
  t.offers('P', ['F2', 'F3', 'B1', 'B2']).does('P chooses B1')
  // entering counts: the Diver's effect happens
  t.expects({ prompt: 'may' }).does('P triggers 025')
  t.expects({
    P: { fields: ['022', { card: '025', at: 'B1', power: 1, turned: 0 }], deck: 18, hand: ['023', '026'] },
  })
  const full = main({ P: { ...P, fields: ['F1', 'F2', 'F3', 'B1', 'B2'].map((place) => at('022', place)) } })
  full.does('P plays 054 with 001', 'pass, pass').expects({ prompt: 'window.main', P: { hand: 2 } })
  main({
    P: { hand: ['001', '002'], fields: ['F1', 'F2', 'F3', 'B1', 'B2'].map((place) => at('022', place)) },
  }).refuses('P plays 001', 'reason.noField')
})
