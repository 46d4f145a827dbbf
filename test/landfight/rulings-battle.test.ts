import { expect, test } from 'vitest'
import { seating } from '../support/modes.ts'
import { table } from '../support/table.ts'

const battle = { phase: 'battlePhase' } as const

test('LF-R42: in the first turn no effect lets the first player attack', () => {
  const t = table({ turn: 1, P: { creatures: ['006', '011'], hand: ['046', '047'] } })
  t.does('P plays 046 on 006', 'pass, pass', 'P plays 047 on 006', 'pass, pass', 'go to the battlePhase')
  t.offers('P', ['pass']).refuses('P attacks the Land with 006', 'reason.firstTurn')
})

test('LF-R43: extra attacks add up; a spent attack uses one; "cannot" beats all', () => {
  const t = table({ P: { creatures: ['006'], hand: ['046', '046'] }, Q: { hand: ['058'] } })
  t.does('P plays 046 on 006', 'pass, pass', 'P plays 046#2 on 006', 'pass, pass', 'go to the battlePhase')
  t.does('P attacks the Land with 006', 'Q plays 058', 'pass, pass')
  t.does('P attacks the Land with 006', 'pass, pass', 'P attacks the Land with 006', 'pass, pass')
  t.refuses('P attacks the Land with 006', 'reason.attacked').expects({ Q: { life: 36 } })
  const banned = table({ P: { creatures: ['012'], hand: ['046', '046'] } })
  banned.does(
    'P plays 046 on 012',
    'pass, pass',
    'P plays 046#2 on 012',
    'pass, pass',
    'go to the battlePhase',
  )
  banned.offers('P', ['pass'])
})

test('LF-R44: a creature with Strength 0 may attack, and 0 against 0 destroys both', () => {
  const t = table({ ...battle, P: { creatures: ['017'] } }).does('P attacks the Land with 017', 'pass, pass')
  t.expects({ Q: { life: 40 }, happened: ['battle fought'] })
  const both = table({ ...battle, P: { creatures: ['017'] }, Q: { creatures: ['017'] } })
  both.does('P attacks 017 with 017', 'pass, pass', 'pass, pass', 'pass, pass')
  both.expects({ P: { creatures: [], ruins: ['017'] }, Q: { creatures: [], ruins: ['017'] } })
})

test('LF-R45: battles of creatures do no damage to a Land', () => {
  const t = table({ ...battle, P: { creatures: ['036'] }, Q: { creatures: ['009'] } })
  t.does('P attacks 009 with 036', 'pass, pass', 'pass, pass').expects({
    P: { life: 40 },
    Q: { life: 40, creatures: [] },
  })
})

test('LF-R46: a Mutated Creature has no size', () => {
  const board = { creatures: [{ card: '039', under: '011' }, '006'] }
  table({ P: { hand: ['054'], ...board } })
    .does('P plays 054', 'pass, pass')
    .expects({ P: { creatures: ['039'], ruins: ['006', '054'] } })
  table({ P: { hand: ['022'], ...board } }).offers('P plays 022', ['life', '006'])
  const large = table({ P: { hand: ['033'], creatures: [{ card: '038', under: '022' }] } }).offers(
    'P plays 033',
    ['life'],
  )
  large.offersAmongOthers('P', ['033'])
})

test('LF-R47: life stops at 0', () => {
  const t = table({ ...battle, P: { creatures: ['033'] }, Q: { life: 2 } })
  t.does('P attacks the Land with 033', 'pass, pass').expects({ over: 'P wins', Q: { life: 0 } })
})

test('LF-R48: life may exceed 40', () => {
  table({ P: { hand: ['045'] } })
    .does('P plays 045', 'pass, pass')
    .expects({ P: { life: 44 } })
})

test('LF-R49: Strength is the value set, plus all increases, minus all decreases', () => {
  const given = { P: { creatures: ['024', '016'], hand: ['059', '059', '928'] }, Q: { creatures: ['022'] } }
  const up = table(given).does(
    'P plays 059 on Q:022 in mode 1',
    'pass, pass',
    'P uses 024 on 022',
    'pass, pass',
  )
  const down = table(given).does(
    'P uses 024 on 022',
    'pass, pass',
    'P plays 059 on Q:022 in mode 1',
    'pass, pass',
  )
  expect([up.strength('022'), down.strength('022')]).toEqual([6, 6])
  const set = table(given).does('P plays 059 on 016 in mode 2', 'pass, pass')
  expect(set.strength('016')).toBe(1)
  set.does('P plays 928 on 016', 'pass, pass').expects({ strength: { '016': 3 } })
  set.does('P plays 059#2 on 016 in mode 2', 'pass, pass').expects({ strength: { '016': 1 } })
  set.does('P ends the turn').expects({ strength: { '016': 3 } })
})

test('LF-R50: "this turn" ends in the End Phase of either player\'s turn', () => {
  const t = table({ turnPlayer: 'Q', P: { creatures: ['022'], hand: ['059'] } }).does('Q passes')
  t.does('P plays 059 on 022 in mode 1', 'pass, pass', 'go to the endPhase').expects({
    strength: { '022': 7 },
  })
  t.does('pass, pass').expects({ turnPlayer: 'P', strength: { '022': 5 } })
})

test('LF-R51: when a bonus ends under a lasting lowering to 0, the creature is destroyed', () => {
  const t = table({ P: { creatures: ['006'], hand: ['059', '914'] } })
  t.does('P plays 059 on 006 in mode 1', 'pass, pass', 'P plays 914 on 006', 'pass, pass')
  t.expects({ strength: { '006': 1 } })
  t.does('P ends the turn').expects({ P: { creatures: [], ruins: ['059', '914', '006'] }, turn: 4 })
})

test('LF-R52: "cannot be destroyed" stops battle, effects and Strength 0; not sacrifice, return or sending', () => {
  const t = table({ ...battle, P: { creatures: ['006'], hand: ['929'] }, Q: { creatures: ['016'] } })
  t.does('P plays 929 on 006', 'pass, pass', 'P attacks 016 with 006', 'pass, pass')
  t.expects({ P: { creatures: ['006'] }, Q: { creatures: ['016'] } })
  const equal = table({ ...battle, P: { creatures: ['006'], hand: ['929'] }, Q: { creatures: ['018'] } })
  equal.does('P plays 929 on 006', 'pass, pass', 'P attacks 018 with 006', 'pass, pass')
  equal.expects({ P: { creatures: ['006'] }, Q: { ruins: ['018'] } })
  const zero = table({ P: { creatures: ['016'], hand: ['929', '914', '054'] } })
  zero.does(
    'P plays 929 on 016',
    'pass, pass',
    'P plays 914 on 016',
    'pass, pass',
    'P plays 054',
    'pass, pass',
  )
  zero.expects({ P: { creatures: ['016'] }, strength: { '016': 0 } })
  zero.does('P ends the turn').expects({ P: { creatures: [], ruins: ['929', '914', '054', '016'] } })
  const other = table({
    P: { land: ['005'], creatures: ['006', '018', '016'], hand: ['929', '929', '929', '905', '057'] },
  })
  other.does(
    'P plays 929 on 006',
    'pass, pass',
    'P plays 929#2 on 018',
    'pass, pass',
    'P plays 929#3 on 016',
    'pass, pass',
  )
  other.does('P uses 005 sacrificing 006', 'pass, pass', 'P plays 905 on 018', 'pass, pass')
  other
    .does('P plays 057 on 016', 'pass, pass')
    .expects({ P: { creatures: [], hand: ['016'] }, Q: { life: 38 } })
})

test('LF-R53: putting onto the field is no playing, but zone and Large limits hold', () => {
  const t = table({ P: { hand: ['915', '049'], ruins: ['036', '008', '022'], creatures: ['033'] } })
  t.offers('P plays 915', ['008', '022']).does('P plays 049 on 008', 'pass, pass')
  t.expects({ P: { life: 39, creatures: ['033', '008'] }, prompt: 'window.boostPhase' })
  t.does('go to the battlePhase').offersAmongOthers('P', ['008'])
  const full = table({ P: { hand: ['049'], ruins: ['008'], creatures: ['6 x 006'] } })
  full.refuses('P plays 049', 'reason.noTarget')
})

test('LF-R54: the lowest free Creature Zone', () => {
  const t = table({
    P: {
      creatures: [
        { card: '006', slot: 0 },
        { card: '018', slot: 2 },
      ],
      hand: ['016', '009'],
    },
  })
  t.does('P plays 016', 'pass, pass', 'P plays 009', 'pass, pass')
  t.expects({ P: { creatures: ['006', '018', { card: '016', slot: 1 }, { card: '009', slot: 3 }] } })
})

test('LF-R55: a Boost - Continuous works from its arrival and does not see itself arrive', () => {
  const t = table({ P: { hand: ['062', '916', '064'], creatures: ['006'] }, Q: { hand: ['055'] } })
  t.does('P plays 062').expects({ strength: { '006': 2 } })
  t.does('pass, pass').expects({ strength: { '006': 3 } })
  t.does('P plays 916', 'pass, pass').expects({ P: { life: 40 }, prompt: 'window.boostPhase' })
  t.does('P plays 064', 'pass, pass', 'pass, pass').expects({
    P: { life: 41, continuous: ['062', '916', '064'] },
  })
})

test("LF-R56: an Attachment on an opposing creature is its player's and takes the only place", () => {
  const t = table({ P: { hand: ['067', '065'], creatures: [] }, Q: { creatures: ['022'], hand: ['065'] } })
  t.refuses('P plays 065', 'reason.noTarget').does('P plays 067 on 022', 'pass, pass')
  expect(t.state.rows[t.row('067')]?.controller).toBe(seating.P)
  t.does('P ends the turn', 'go to the boostPhase').refuses('Q plays 065', 'reason.noTarget')
  t.expects({ strength: { '022': 3 } })
})

test('LF-R57: an Attachment without a free creature at resolution goes to the Ruins', () => {
  const t = table({ P: { hand: ['065'], creatures: ['006'] }, Q: { hand: ['059'] } })
  t.does('P plays 065 on 006', 'Q plays 059 on 006 in mode 2', 'pass, pass')
  t.expects({ P: { creatures: [], ruins: ['006', '065'], life: 40 } })
})

test("LF-R58: a creature that changes sides keeps what it has, and leaves to its owner's zones", () => {
  const t = table({
    P: { hand: ['917', '057'] },
    Q: { creatures: [{ card: '022', attachment: '065' }] },
  })
  t.does('P plays 917 on 022', 'pass, pass')
  t.expects({
    P: { creatures: [{ card: 'Q:022', attachment: ['Q:065'] }] },
    Q: { creatures: [] },
    strength: { '022': 7 },
  })
  t.does('P plays 057 on 022', 'pass, pass').expects({
    P: { creatures: [], hand: [] },
    Q: { hand: ['022'], ruins: ['065'] },
  })
  const full = table({ P: { hand: ['917'], creatures: ['6 x 006'] }, Q: { creatures: ['022'] } })
  full.does('P plays 917 on 022', 'pass, pass').expects({ Q: { creatures: ['022'] } })
  const large = table({ P: { hand: ['917'], creatures: ['033'] }, Q: { creatures: ['036'] } })
  large.does('P plays 917 on 036', 'pass, pass').expects({ Q: { creatures: ['036'] } })
})

test('LF-R59: a sacrificed creature is sent, not destroyed; its triggers wait for the empty pile', () => {
  const t = table({ P: { hand: ['022'], creatures: ['010'] } }).does(
    'P plays 022 sacrificing 010',
    'pass, pass',
  )
  t.expects({ P: { creatures: ['022'], life: 40 }, Q: { life: 40 }, prompt: 'window.boostPhase' })
  const husk = table({ P: { hand: ['022'], creatures: ['017', '032'] } })
  husk.does('P plays 022 sacrificing 017', 'pass, pass').offers('P', ['017', '032'])
  husk.does('P triggers 032', 'pass, pass', 'pass, pass').expects({ P: { hand: 1 }, strength: { '032': 6 } })
})

test('LF-R60: a destruction is a sending to the Ruins', () => {
  const t = table({ P: { hand: ['043'] }, Q: { creatures: ['017'] } })
  t.does('P plays 043 on 017', 'pass, pass', 'pass, pass').expects({ Q: { hand: 1, ruins: ['017'] } })
  const mill = table({ P: { hand: ['927'], deck: ['017', '2 x 045', '018'] } }, 'deal 045, 017, 045#2')
  mill
    .does('P plays 927', 'pass, pass', 'pass, pass')
    .expects({ P: { hand: ['018'], ruins: ['017', '045', '045', '927'] } })
})

test('LF-R61: "all creatures" are those of both fields', () => {
  const t = table({ P: { hand: ['033'], creatures: ['018', '009'] }, Q: { creatures: ['006'] } })
  t.does('P plays 033', 'pass, pass', 'pass, pass')
  t.expects({ strength: { '018': 1, 'Q:006': 1, '033': 7 }, P: { ruins: ['009'] } })
})

test('LF-R62: both Strengths are read once, with all boosts then on the field', () => {
  const t = table({ ...battle, P: { creatures: ['006'] }, Q: { creatures: ['918'] } })
  t.does('P attacks 918 with 006', 'pass, pass')
  t.expects({ P: { ruins: ['006'] }, Q: { ruins: ['918'] }, together: ['P:006', 'Q:918'] })
})

test('LF-R85 LF-R43: Twinspiral Hawk and an extra attack make three', () => {
  const t = table({ P: { hand: ['046'], creatures: ['028'] } }).does('P plays 046 on 028', 'pass, pass')
  t.does('go to the battlePhase')
  for (let attack = 0; attack < 3; attack += 1) t.does('P attacks the Land with 028', 'pass, pass')
  t.refuses('P attacks the Land with 028', 'reason.attacked')
})

test('LF-4.10: Stormcrown Arroc attacks again after it has destroyed, once a turn', () => {
  const t = table({
    phase: 'battlePhase',
    P: { creatures: ['036'] },
    Q: { creatures: ['006', '018', '009'] },
  })
  t.does('P attacks 006 with 036', 'pass, pass', 'pass, pass', 'P attacks 018 with 036', 'pass, pass')
  t.refuses('P attacks 009 with 036', 'reason.attacked').expects({ Q: { creatures: ['009'] } })
})
