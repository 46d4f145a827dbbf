import { expect, test } from 'vitest'
import { seating } from '../support/modes.ts'
import { table } from '../support/table.ts'

test("LF-11.1: nothing but Interrupts and texts that say so in the opponent's turn", () => {
  const t = table({ turnPlayer: 'Q', P: { creatures: ['015'], hand: ['059', '006'] } }).does('Q passes')
  t.offers('P', ['pass', '059']).refuses('P uses 015', 'reason.interruptOnly')
})

test('LF-11.2: after an activation the opponent may respond first', () => {
  const t = table({ P: { hand: ['042', '045'] } }).does('P plays 042')
  t.expects({ asked: 'Q', prompt: 'window.response' })
  t.does('Q passes').expects({ asked: 'P' }).offers('P', ['pass'])
  t.does('P passes').expects({ asked: 'P', prompt: 'window.boostPhase' })
})

test('LF-11.3: playing a card is an activation', () => {
  const t = table({ P: { hand: ['006'] }, Q: { hand: ['056'] } }).does('P plays 006')
  t.offers('Q', ['pass', '056'])
    .does('Q plays 056 on 006', 'pass, pass')
    .expects({ P: { ruins: ['006'] } })
})

test('LF-11.4: activating an ability is an activation', () => {
  const t = table({ P: { land: ['002'] }, Q: { hand: ['061'] } }).does('P uses 002')
  t.offers('Q', ['pass', '061'])
    .does('Q plays 061 on 002', 'pass, pass')
    .expects({ P: { hand: [], life: 40 } })
})

test('LF-11.5: a negated draw draws nothing', () => {
  const t = table({ P: { hand: ['042'] }, Q: { hand: ['055'] } })
  t.does('P plays 042', 'Q plays 055 on 042', 'pass, pass').expects({
    P: { hand: [], deck: 10, ruins: ['042'] },
  })
})

test('LF-11.6: nor is its cost paid', () => {
  const t = table({ P: { hand: ['068'], creatures: ['006'] }, Q: { hand: ['055'] } })
  t.does('P plays 068 on 006', 'Q plays 055 on 068', 'pass, pass').expects({
    P: { life: 40 },
    Q: { life: 39 },
  })
})

test('LF-11.7: nor does the return to hand happen', () => {
  const t = table({ P: { hand: ['068'], creatures: ['006'] }, Q: { hand: ['055'] } })
  t.does('P plays 068 on 006', 'Q plays 055 on 068', 'pass, pass').expects({
    P: { creatures: ['006'], hand: [] },
  })
})

test("LF-11.8: a Land's once per turn ability only in the own Boost Phase", () => {
  const board = { P: { land: ['002'] } }
  for (const phase of ['drawPhase', 'battlePhase', 'endPhase'])
    table({ phase, ...board })
      .refuses('P uses 002', 'reason.phase')
      .offers('P', ['pass'])
  table({ ...board, turnPlayer: 'Q' })
    .does('Q passes')
    .refuses('P uses 002', 'reason.interruptOnly')
  table(board)
    .does('P uses 002', 'pass, pass')
    .expects({ P: { life: 38, hand: 1 } })
})

test('LF-12.1: destroying moves from the field to the Ruins', () => {
  const t = table({ P: { hand: ['043'] }, Q: { creatures: ['022'] } }).does(
    'P plays 043 on 022',
    'pass, pass',
  )
  t.expects({ Q: { creatures: [], ruins: ['022'] }, happened: ['Q:022 to ruins (destroy)'] })
})

test('LF-12.2: a card sent to the Ruins is not destroyed', () => {
  const t = table({ P: { hand: ['905', '905'], creatures: ['010', '017'] } })
  t.does('P plays 905 on 010', 'pass, pass').expects({ P: { creatures: ['017'] }, Q: { life: 40 } })
  t.does('P plays 905 on 017', 'pass, pass', 'pass, pass').expects({ P: { hand: 1, creatures: [] } })
})

test('LF-12.3: a sacrificed card is in the Ruins and not destroyed', () => {
  const t = table({ P: { creatures: ['020', '010'] } })
  t.does('P uses 020 sacrificing 010', 'pass, pass')
  t.expects({ P: { creatures: ['020'], ruins: ['010'], hand: 1 }, Q: { life: 40 } })
})

test('LF-12.3: nor is one that was sacrificed for a size or in an effect', () => {
  const t = table({ P: { hand: ['022', '926'], creatures: ['010'] }, Q: { creatures: ['010'] } })
  t.does('P plays 022 sacrificing 010', 'pass, pass').expects({ P: { creatures: ['022'], ruins: ['010'] } })
  t.does('P plays 926', 'pass, pass').expects({ Q: { creatures: [], ruins: ['010'] } })
  t.expects({ P: { life: 40 }, Q: { life: 40 }, prompt: 'window.boostPhase' })
})

test('LF-12.4: you control the cards on your side', () => {
  const t = table({ P: { creatures: [{ card: 'Q:006', attachment: '065' }], continuous: ['062'] } })
  for (const card of ['P:004', 'Q:006', 'P:065', 'P:062'])
    expect(t.state.rows[t.row(card)]?.controller, card).toBe(seating.P)
  const stolen = table({ P: { hand: ['917'] }, Q: { creatures: ['006'] } })
  stolen.does('P plays 917 on 006', 'pass, pass').expects({ P: { creatures: ['Q:006'] } })
  expect(stolen.state.rows[stolen.row('Q:006')]?.controller).toBe(seating.P)
})

test('LF-12.5: your side of the field includes your Land and creatures', () => {
  const t = table({ P: { hand: ['904'], creatures: ['006', '018'] }, Q: { creatures: ['022'] } })
  t.does('P plays 904', 'pass, pass').expects({ P: { life: 43 } })
})

test('LF-12.6: and your Attachments and Boost - Continuous cards', () => {
  const t = table({
    P: { hand: ['904'], creatures: [{ card: '006', attachment: '065' }], continuous: ['062'] },
    Q: { creatures: [{ card: '022', attachment: 'P:067' }] },
  })
  t.does('P plays 904', 'pass, pass').expects({ P: { life: 45 } })
})

test('LF-12.7: "cannot" beats what would allow it', () => {
  const t = table({ P: { hand: ['046'], creatures: ['012'] } }).does('P plays 046 on 012', 'pass, pass')
  t.does('go to the battlePhase').refuses('P attacks the Land with 012', 'reason.cannotAttack')
})
