import { expect, test } from 'vitest'
import { rules, table } from '../support/table.ts'

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

test('LF-R81: mutating is playing a creature card, not using an ability', () => {
  const board = { P: { creatures: ['022'], hand: ['038'], continuous: ['954'] } }
  const t = table({ ...board, Q: { hand: ['056', '061', '055'] } }).does('P plays 038 on 022')
  t.offers('Q', ['pass', '056']).offers('Q plays 056', ['038'])
  t.does('Q plays 056 on 038', 'pass, pass')
  t.expects({ P: { life: 40, creatures: [{ card: '022', under: [] }], ruins: ['038'] } })
})

test('LF-R81: "when you play" triggers of other cards see a mutation', () => {
  const t = table({ P: { creatures: ['022'], hand: ['038'], continuous: ['954'] } })
  t.does('P plays 038 on 022', 'pass, pass').expects({ prompt: 'window.response', P: { life: 39 } })
  t.does('pass, pass').expects({ P: { life: 40, creatures: [{ card: '038', under: ['022'] }] } })
})

test("LF-R82: until the end of the opponent's next turn", () => {
  const t = table({ P: { hand: ['048'] }, Q: { creatures: ['022', '006'] } })
  t.does('P plays 048 on 022', 'pass, pass', 'P ends the turn', 'go to the battlePhase')
  t.expects({ turn: 4 }).refuses('Q attacks the Land with 022', 'reason.cannotAttack')
  t.offers('Q', ['pass', '006']).does('go to the endPhase', 'Q passes').expects({ turn: 4 })
  t.does('P passes').expects({ turn: 5 })
  expect(t.state.mods).toEqual([])
  t.does('P ends the turn', 'go to the battlePhase').offers('Q', ['pass', '022', '006'])
})

test('LF-R82: it ends earlier where the marked card leaves the field', () => {
  const t = table({ P: { hand: ['048'] }, Q: { creatures: ['006'], hand: ['057', '060'] } })
  t.does('P plays 048 on 006', 'pass, pass', 'P passes', 'Q plays 057 on 006', 'pass, pass')
  t.does('P passes', 'Q plays 060', 'pass, pass', 'Q chooses 006', 'P ends the turn')
  t.does('go to the battlePhase').offers('Q', ['pass', '006'])
})

test('LF-R83: a played trigger waits until the card has arrived', () => {
  const board = { P: { hand: ['014'], continuous: ['954'], deck: ['4 x 045'] } }
  const t = table({ ...board, Q: { hand: ['059'] } }).does('P plays 014')
  t.expects({ asked: 'Q', prompt: 'window.response', P: { creatures: [], life: 40 } })
  t.refuses('Q plays 059 on 014')
    .does('pass, pass')
    .expects({ P: { creatures: ['014'], life: 39 } })
  t.expects({ asked: 'P', prompt: 'next.trigger' }).does('P triggers 954').expects({ asked: 'Q' })
  t.does('Q plays 059 on 014 in mode 2', 'pass, pass').expects({ P: { ruins: ['014'], life: 40 } })
  t.does('pass, pass', 'P chooses nothing').expects({ happened: ['P shuffled deck'] })
})

test('LF-R83: a negated creature makes no trigger', () => {
  const t = table({ P: { hand: ['014'], continuous: ['954'] }, Q: { hand: ['056'] } })
  t.does('P plays 014', 'Q plays 056 on 014', 'pass, pass')
  t.expects({ P: { life: 40, ruins: ['014'] }, never: ['P shuffled deck'], prompt: 'window.boostPhase' })
})

test('LF-R84: a leaving watcher sees all that leave with it, itself too', () => {
  const t = table({
    P: { creatures: ['921', '006', '018', '022'], hand: ['054'] },
    Q: { creatures: ['006'] },
  })
  t.does('P plays 054', 'pass, pass', 'pass, pass', 'pass, pass', 'pass, pass')
  t.expects({ P: { life: 43, creatures: ['022'] }, together: ['P:921', 'P:006', 'P:018', 'Q:006'] })
  t.expects({ prompt: 'window.boostPhase' })
})

test('LF-R85: an extra attack given before the first one is used in the Battle Phase', () => {
  const board = { creatures: ['022', '006'], hand: ['046'] }
  const t = table({ P: board }).does('P plays 046 on 022', 'pass, pass', 'go to the battlePhase')
  t.does('P attacks the Land with 022', 'pass, pass', 'P attacks the Land with 022', 'pass, pass')
  t.refuses('P attacks the Land with 022', 'reason.attacked').expects({ Q: { life: 30 } })
})

test('LF-R85: unused it ends with the turn', () => {
  const t = table({ P: { creatures: ['022'], hand: ['046'] } }).does('P plays 046 on 022', 'pass, pass')
  t.does('P ends the turn', 'Q ends the turn', 'go to the battlePhase')
  t.does('P attacks the Land with 022', 'pass, pass').refuses(
    'P attacks the Land with 022',
    'reason.attacked',
  )
})

test('LF-R86: whose card moves chooses it, at resolution', () => {
  const t = table({
    P: { hand: ['926', '911'] },
    Q: { creatures: ['006', '022'], hand: ['041', '042', '045'] },
  })
  t.does('P plays 926').expects({ asked: 'Q', prompt: 'window.response' }).does('pass, pass')
  t.expects({ asked: 'Q', prompt: 'choose.card' }).offers('Q', ['006', '022']).does('Q chooses 006')
  t.expects({ Q: { creatures: ['022'], ruins: ['006'] }, happened: ['Q:006 to ruins (sacrifice)'] })
  t.does('P plays 911', 'pass, pass').expects({ asked: 'Q', prompt: 'choose.discard' })
  t.does('Q chooses 041, 045').expects({ Q: { hand: ['042'], ruins: ['006', '041', '045'] } })
})

test('LF-R87: the second player may act in the first turn; the first may not attack', () => {
  const t = table({ turn: 1, P: { creatures: ['022'], hand: ['041'] }, Q: { hand: ['059'] } })
  t.does('P plays 041 on 022').offers('Q', ['pass', '059']).does('Q plays 059 on 022 in mode 2', 'pass, pass')
  t.expects({ strength: { '022': 6 } }).does('go to the battlePhase')
  t.refuses('P attacks the Land with 022', 'reason.firstTurn').offers('P', ['pass'])
})

test('LF-R88: a static text counts always anew', () => {
  const t = table({ P: { creatures: ['007#1', '007#2', '007#3'], hand: ['057'] } })
  t.expects({ strength: { '007#1': 3 } }).does('P plays 057 on 007#3', 'pass, pass')
  t.expects({ strength: { '007#1': 2, '007#2': 2 } })
})

test('LF-R88: a one-time effect counts once, at resolution', () => {
  const t = table({ P: { creatures: ['006', '018', '016'], hand: ['953', '057', '057'] } })
  t.does('P plays 953 on 006', 'Q passes', 'P plays 057 on 016', 'pass, pass')
  t.expects({ strength: { '006': 4 } }).does('P plays 057 on 018', 'pass, pass')
  t.expects({ P: { creatures: ['006'] }, strength: { '006': 4 } })
})

test('LF-R89: a printed 0 that lost its bonus stays, with or without a lowering', () => {
  const helped = { creatures: ['017', '027'], hand: ['057'] }
  const plain = table({ P: helped }).does('P plays 057 on 027', 'pass, pass')
  plain.expects({ P: { creatures: ['017'] }, strength: { '017': 0 } })
  const board = { creatures: [{ card: '017', attachment: '065' }] }
  const t = table({ P: { creatures: ['024'], hand: ['052'] }, Q: board })
  t.does('P uses 024 on 017', 'pass, pass').expects({ strength: { '017': 1 } })
  t.does('P plays 052 on 065', 'pass, pass').expects({ Q: { creatures: ['017'] }, strength: { '017': 0 } })
})

test('LF-R89: a printed 1 with a lowering is destroyed when its bonus ends', () => {
  const t = table({ P: { creatures: ['024'] }, Q: { creatures: ['014', '027'], hand: ['057'] } })
  t.does('P uses 024 on 014', 'pass, pass').expects({ strength: { '014': 1 } })
  t.does('P passes', 'Q plays 057 on 027', 'pass, pass')
  t.expects({ Q: { creatures: [], ruins: ['057', '014'], hand: ['027'] } })
})
