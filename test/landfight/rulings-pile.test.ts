import { expect, test } from 'vitest'
import { table } from '../support/table.ts'

const battle = { phase: 'battlePhase' } as const

test('LF-R21: two passes close the pile, which resolves without another pause', () => {
  const t = table({ P: { hand: ['045', '059'], creatures: ['022'] }, Q: { hand: ['055'] } })
  t.does('P plays 045', 'Q plays 055 on 045', 'P plays 059 on 022 in mode 1', 'pass, pass')
  const story = t.story().filter((line) => line.endsWith(' resolved') || line.endsWith('passed'))
  expect(story.slice(-4)).toEqual(['Q passed', 'P passed', 'P:059 resolved', 'Q:055 resolved'])
  t.expects({ asked: 'P', prompt: 'window.boostPhase' })
})

test("LF-R22: the turn player's triggers first, each with its own window", () => {
  const t = table({ ...battle, P: { creatures: ['010'], continuous: ['064'] }, Q: { creatures: ['010'] } })
  t.does('P attacks 010 with 010', 'pass, pass').expects({ asked: 'P', prompt: 'next.trigger' })
  t.offers('P', ['010', '064']).does('P triggers 064', 'pass, pass', 'pass, pass', 'pass, pass')
  expect(t.story(' resolved')).toEqual(['P:064 resolved', 'P:010 resolved', 'Q:010 resolved'])
  t.expects({ P: { life: 40 + 1 - 2 }, Q: { life: 38 } })
})

test('LF-R22: triggers wait until the pile is empty', () => {
  const t = table({ P: { hand: ['045', '914'] }, Q: { creatures: ['010'] } })
  t.does('P plays 045', 'Q passes', 'P plays 914 on 010', 'pass, pass').expects({ P: { life: 44 } })
  expect(t.story(' resolved')).toEqual(['P:914 resolved', 'P:045 resolved'])
  t.does('pass, pass').expects({ P: { life: 42 } })
  expect(t.story(' resolved').at(-1)).toBe('Q:010 resolved')
})

test('LF-R23: "you may" may be declined; without a legal target a trigger is dropped', () => {
  const t = table({ P: { hand: ['013', '013'] }, Q: { creatures: ['006'] } })
  t.does('P plays 013', 'pass, pass').expects({ asked: 'P', prompt: 'may' })
  t.does('P declines 013').expects({ Q: { creatures: ['006'] }, prompt: 'window.boostPhase' })
  t.does('P plays 013#2', 'pass, pass', 'P triggers 013#2 on 006', 'pass, pass').expects({
    Q: { hand: ['006'] },
  })
  table({ P: { hand: ['013'] } })
    .does('P plays 013', 'pass, pass')
    .expects({ P: { creatures: ['013'] }, asked: 'P', prompt: 'window.boostPhase' })
})

test("LF-R24: triggers work in the opponent's turn and when their source has left", () => {
  const t = table({ P: { hand: ['043'] }, Q: { creatures: ['010'] } })
  t.does('P plays 043 on 010', 'pass, pass').expects({ asked: 'P', prompt: 'window.response' })
  t.does('pass, pass').expects({ P: { life: 40 - 3 - 2 }, Q: { ruins: ['010'] } })
})

test('LF-R25: other activated abilities only in the own Boost Phase', () => {
  for (const phase of ['drawPhase', 'battlePhase', 'endPhase'])
    table({ phase, P: { creatures: ['015'] } }).refuses('P uses 015', 'reason.phase')
  table({ P: { creatures: ['015'] } })
    .does('P uses 015', 'pass, pass')
    .expects({ P: { life: 41 } })
})

test('LF-R26: what cannot be paid or has no target is not offered', () => {
  const t = table({ P: { life: 1, hand: ['068', '043', '041'], creatures: [] }, Q: { creatures: ['022'] } })
  t.offers('P', ['pass']).refuses('P plays 068', 'reason.life').refuses('P plays 043 on 022', 'reason.life')
  t.refuses('P plays 041', 'reason.noTarget')
  table({ P: { life: 3, hand: ['043'] }, Q: { creatures: ['022'] } }).offersAmongOthers('P', ['043'])
})

test('LF-R26: a size, a sacrifice and the limits of the field are asked for at the declaration too', () => {
  table({ P: { life: 1, hand: ['022'] } }).refuses('P plays 022', 'reason.life')
  table({ P: { hand: ['909'] } }).refuses('P plays 909', 'reason.noSacrifice')
  const full = table({ P: { hand: ['009'], creatures: ['6 x 006'] } })
  full.refuses('P plays 009', 'reason.zoneFull').offers('P', ['pass', '004'])
  table({ P: { hand: ['033'], creatures: ['036', '022'] } }).offers('P plays 033', ['036'])
})

test('LF-R26: what is still pending does not count as paid', () => {
  const t = table({ P: { life: 3, hand: ['043', '055'] }, Q: { creatures: ['022'], hand: ['055'] } })
  t.does('P plays 043 on 022', 'Q plays 055 on 043').offers('P', ['pass', '055'])
  t.does('P plays 055 on Q:055', 'pass, pass').expects({ P: { life: 2 }, Q: { life: 40 } })
})

test('LF-R27: the target is gone: the cost is paid, the rest happens', () => {
  const t = table({ P: { hand: ['907'] }, Q: { creatures: ['006', '018'], hand: ['057'] } })
  t.does('P plays 907 on 006', 'Q plays 057 on 006', 'pass, pass')
  t.expects({ P: { life: 39, hand: 1 }, Q: { creatures: ['018'], hand: ['006'] } })
})

test('LF-R28: a card that left and came back is another object', () => {
  const t = table({ P: { hand: ['043'] }, Q: { creatures: ['006'], hand: ['060', '057'] } })
  t.does('P plays 043 on 006', 'Q plays 060', 'P passes', 'Q plays 057 on 006', 'pass, pass', 'Q chooses 006')
  t.expects({ P: { life: 37 }, Q: { creatures: ['006'], ruins: ['060', '057'] } })
})

test('LF-R29: a negated once per turn ability is used', () => {
  const t = table({ P: { creatures: ['015'] }, Q: { hand: ['061'] } })
  t.does('P uses 015', 'Q plays 061 on 015', 'pass, pass').refuses('P uses 015', 'reason.used')
})

test('LF-R30: what pays is no target of the same act, but may be promised twice', () => {
  const t = table({ P: { hand: ['908'], creatures: ['006', '018', '016'] } })
  t.offers('P plays 908 sacrificing 006', ['018', '016']).does(
    'P plays 908 sacrificing 006 on 016',
    'pass, pass',
  )
  t.expects({ P: { ruins: ['006', '908'] }, strength: { '016': 6 } })
  table({ P: { hand: ['908'], creatures: ['006'] } }).refuses('P plays 908', 'reason.noTarget')
  const twice = table({ P: { hand: ['909', '909'], creatures: ['006', '018'] } })
  twice.does('P plays 909 sacrificing 006', 'Q passes', 'P plays 909#2 sacrificing 006', 'pass, pass')
  twice.expects({ P: { ruins: ['006', '909', '909'], creatures: ['018'], hand: 1 } })
  expect(twice.story(' failed')).toEqual(['P:909 failed'])
})

test('LF-R31: the payment named stands, though another would be possible', () => {
  const t = table({ P: { hand: ['022'], creatures: ['006'] }, Q: { hand: ['059'] } })
  t.does('P plays 022 sacrificing 006', 'Q plays 059 on 006 in mode 2', 'pass, pass')
  t.expects({ P: { life: 40, creatures: [], ruins: ['006', '022'] } })
})

test('LF-R32: any fitting pending activation may be negated, not only the topmost; an attack is none', () => {
  const t = table({ P: { hand: ['045', '059'], creatures: ['022'] }, Q: { hand: ['055', '055'] } })
  t.does('P plays 045', 'Q passes', 'P plays 059 on 022 in mode 1').offers('Q plays 055', ['P:045', 'P:059'])
  t.does('Q plays 055 on P:045', 'pass, pass').expects({ P: { life: 40 }, strength: { '022': 7 } })
  const attack = table({ ...battle, P: { creatures: ['022'] }, Q: { hand: ['055'] } })
  attack.does('P attacks the Land with 022').offers('Q', ['pass']).does('pass, pass')
  const once = table({ P: { hand: ['045'] }, Q: { hand: ['055', '055'] } })
  once.does('P plays 045', 'Q plays 055 on 045', 'P passes').offers('Q plays 055#2', ['P:045', 'Q:055'])
  once.does('Q passes')
})

test('LF-R33: what is at 0 by lowering goes in one event', () => {
  const t = table({ P: { hand: ['033'] }, Q: { creatures: ['009', '013', '015'] } })
  t.does('P plays 033', 'pass, pass', 'pass, pass')
  t.expects({ Q: { creatures: [], ruins: ['009', '013', '015'] }, together: ['Q:009', 'Q:013', 'Q:015'] })
})

test('LF-R34: sentences run one after the other', () => {
  table({ P: { life: 3, hand: ['910'] }, Q: { life: 3 } })
    .does('P plays 910', 'pass, pass')
    .expects({ over: 'P wins', P: { life: 3 } })
})

test('LF-R35: an effect does what it can', () => {
  const t = table({ P: { hand: ['911', '053'], creatures: ['022'] }, Q: { hand: ['006'] } })
  t.does('P plays 911', 'pass, pass').expects({ Q: { hand: [], ruins: ['006'] } })
  t.does('P plays 053 on 022', 'pass, pass', 'P chooses nothing').expects({ P: { ruins: ['911', '053'] } })
  table({ P: { hand: ['911', '926'] } })
    .does('P plays 911', 'pass, pass', 'P plays 926', 'pass, pass')
    .expects({ P: { ruins: ['911', '926'] }, prompt: 'window.boostPhase' })
})

test('LF-R36: no trigger sees a resolved Boost go to the Ruins', () => {
  const t = table({ P: { hand: ['045', '911'], continuous: ['912'] }, Q: { hand: ['006'] } })
  t.does('P plays 045', 'pass, pass').expects({ P: { life: 44 }, prompt: 'window.boostPhase' })
  t.does('P plays 911', 'pass, pass', 'pass, pass').expects({ P: { life: 45 } })
})

test('LF-R36: it goes as the last step, and no trigger of a destruction sees it', () => {
  const t = table({ P: { hand: ['053'], creatures: ['006'], ruins: ['018'], continuous: ['956'] } })
  t.does('P plays 053 on 006', 'pass, pass').expects({ asked: 'P', P: { ruins: ['018'] } })
  t.does('P chooses 018').expects({ P: { ruins: ['053'], life: 40 }, prompt: 'window.boostPhase' })
  const heard = table({ P: { hand: ['043'], continuous: ['956'] }, Q: { creatures: ['022'] } })
  heard.does('P plays 043 on 022', 'pass, pass', 'pass, pass').expects({ P: { life: 40 - 3 + 1 } })
})

test('LF-R37: a Land is a target only while it is open, at the declaration and before the damage', () => {
  const t = table({ ...battle, P: { creatures: ['022'] }, Q: { hand: ['060', '006'] } })
  t.does('P attacks the Land with 022', 'Q plays 060', 'pass, pass', 'Q chooses 006')
  t.expects({ Q: { life: 40 }, happened: ['battle spent'] })
  const permitted = table({ P: { creatures: ['022'], hand: ['047'] }, Q: { creatures: ['006'] } })
  permitted.does('P plays 047 on 022', 'pass, pass', 'go to the battlePhase')
  permitted.does('P attacks the Land with 022', 'pass, pass').expects({ Q: { life: 35 } })
})

test('LF-R38: the attacker responds after the defender; the window does not open again', () => {
  const t = table({ ...battle, P: { creatures: ['006'], hand: ['059'] }, Q: { creatures: ['016'] } })
  t.does('P attacks 016 with 006').expects({ asked: 'Q', prompt: 'window.attack' })
  t.does('Q passes').expects({ asked: 'P', prompt: 'window.attack' })
  t.does('P plays 059 on 006 in mode 1', 'pass, pass')
  t.expects({ P: { creatures: ['006'] }, Q: { ruins: ['016'] }, prompt: 'window.battlePhase' })
})

test('LF-R39: a text about an attack is played while one is pending; a negated attack is spent', () => {
  const t = table({ P: { creatures: ['022'] }, Q: { hand: ['058'] } }).does('P passes')
  t.offers('Q', ['pass']).refuses('Q plays 058', 'reason.noAttack')
  t.does('Q passes', 'P attacks the Land with 022', 'Q plays 058', 'pass, pass')
  t.expects({ Q: { life: 40 }, happened: ['battle negated', 'battle spent'] })
  t.refuses('P attacks the Land with 022', 'reason.attacked')
})

test('LF-R40: "cannot attack" does not stop an attack already declared', () => {
  const t = table({ ...battle, P: { creatures: ['022'] }, Q: { hand: ['913'] } })
  t.does('P attacks the Land with 022', 'Q plays 913 on 022', 'pass, pass').expects({ Q: { life: 35 } })
})

test('LF-R41: one attack after the other', () => {
  const t = table({ ...battle, P: { creatures: ['006', '022'] } }).does(
    'P attacks the Land with 006',
    'Q passes',
  )
  t.offers('P', ['pass']).does('P passes').offersAmongOthers('P', ['022'], ['006'])
})
