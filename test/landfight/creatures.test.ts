import { expect, test } from 'vitest'
import { rules, table } from '../support/table.ts'

const battle = { phase: 'battlePhase' } as const

test('LF-4.1: only creatures attack', () => {
  const t = table({ ...battle, P: { creatures: [{ card: '006', attachment: '065' }], continuous: ['062'] } })
  t.offers('P', ['pass', '006'])
})

test('LF-4.2: every creature has a main type', () => {
  const creatures = rules.defs.filter((def) => ['creature', 'mutatedCreature'].includes(def.text.kind))
  expect(creatures.length).toBeGreaterThan(30)
  for (const { text } of creatures) expect(text.mainType, text.number).toBeTruthy()
})

test('LF-4.3: a Land makes creatures of its type stronger, others not', () => {
  const t = table({ both: { land: ['001'] }, P: { land: ['004'], creatures: ['006', '018'] } })
  expect([t.strength('006'), t.strength('018')]).toEqual([3, 2])
})

test('LF-4.4: a type is a main type and possibly a subtype', () => {
  const typeOf = (number: string) => {
    const text = rules.defs[rules.byNumber.get(number) ?? 0]?.text
    return [text?.mainType, text?.subType]
  }
  expect(typeOf('EF1-019')).toEqual(['gloom', 'shade'])
  const t = table({ P: { creatures: ['019', '020', '006'], hand: ['040'] } })
  t.refuses('P plays 040 on 019')
})

test('LF-4.5: Strength is read at battle', () => {
  for (const def of rules.defs)
    for (const stat of def.stats) expect(Number.isInteger(stat) && stat >= 0).toBe(true)
  const t = table({ P: { creatures: ['006'], hand: ['041'] }, Q: { creatures: ['024'] } })
  t.does('P plays 041 on 006', 'pass, pass', 'go to the battlePhase', 'P attacks 024 with 006', 'pass, pass')
  t.expects({ P: { creatures: ['006'] }, Q: { ruins: ['024'] } })
})

test('LF-4.6: creatures attack creatures in the own Battle Phase', () => {
  const board = { P: { creatures: ['006'] }, Q: { creatures: ['009'] } }
  for (const phase of ['drawPhase', 'boostPhase', 'endPhase'])
    table({ phase, ...board }).refuses('P attacks 009 with 006')
  table({ ...battle, turnPlayer: 'Q', ...board })
    .does('Q passes')
    .offers('P', ['pass'])
  table({ ...battle, ...board }).offersAmongOthers('P', ['006'])
})

test('LF-4.7: the stronger attacker destroys', () => {
  const t = table({ ...battle, P: { creatures: ['024'] }, Q: { creatures: ['023'] } })
  t.does('P attacks 023 with 024', 'pass, pass')
  t.expects({ P: { creatures: ['024'], ruins: [] }, Q: { creatures: [], ruins: ['023'] } })
})

test('LF-4.8: the weaker attacker is destroyed', () => {
  const t = table({ ...battle, P: { creatures: ['023'] }, Q: { creatures: ['024'] } })
  t.does('P attacks 024 with 023', 'pass, pass')
  t.expects({ P: { creatures: [], ruins: ['023'] }, Q: { creatures: ['024'], ruins: [] } })
})

test('LF-4.9: equal Strength destroys both', () => {
  const t = table({ ...battle, P: { creatures: ['023'] }, Q: { creatures: ['016'] } })
  t.does('P attacks 016 with 023', 'pass, pass')
  t.expects({ P: { ruins: ['023'] }, Q: { ruins: ['016'] }, together: ['P:023', 'Q:016'] })
})

test('LF-4.10: one attack a turn unless a text allows more', () => {
  const t = table({ ...battle, P: { creatures: ['006', '028'] } })
  t.does('P attacks the Land with 006', 'pass, pass').refuses(
    'P attacks the Land with 006',
    'reason.attacked',
  )
  t.does('P attacks the Land with 028', 'pass, pass', 'P attacks the Land with 028', 'pass, pass')
  t.refuses('P attacks the Land with 028', 'reason.attacked').expects({ Q: { life: 40 - 2 - 3 - 3 } })
})

test('LF-4.11: a creature may attack in the turn in which it was played', () => {
  const t = table({ P: { hand: ['006'] } }).does('P plays 006', 'pass, pass', 'go to the battlePhase')
  t.does('P attacks the Land with 006', 'pass, pass').expects({ Q: { life: 38 } })
})

test('LF-5.1: each creature attacks once a turn, and again in the next', () => {
  const t = table({ ...battle, P: { creatures: ['006'] } }).does('P attacks the Land with 006', 'pass, pass')
  t.refuses('P attacks the Land with 006', 'reason.attacked')
  t.does(
    'P ends the turn',
    'Q ends the turn',
    'go to the battlePhase',
    'P attacks the Land with 006',
    'pass, pass',
  )
  t.expects({ Q: { life: 36 } })
})

test('LF-5.2: a direct attack only while the opponent controls no creature', () => {
  const t = table({ ...battle, P: { creatures: ['006', '022'] }, Q: { creatures: ['009'] } })
  t.offers('P attacks with 022', ['009']).does('P attacks 009 with 022', 'pass, pass')
  t.offers('P attacks with 006', ['Q:004'])
})

test("LF-5.3: a direct attack subtracts the attacker's Strength", () => {
  const t = table({ ...battle, P: { creatures: ['022'] } }).does('P attacks the Land with 022', 'pass, pass')
  t.expects({ Q: { life: 35 } })
})

test('LF-5.4: one Large creature at a time', () => {
  const t = table({ P: { creatures: ['036'], hand: ['033', '022'] } })
  t.offers('P plays 033', ['036']).offersAmongOthers('P plays 022', ['life'])
})

test('LF-5.5: Strength lowered to 0 by an ability destroys', () => {
  const t = table({ P: { hand: ['914', '914'] }, Q: { creatures: ['016', '023'] } })
  t.does('P plays 914 on 016', 'pass, pass').expects({ Q: { creatures: ['023'], ruins: ['016'] } })
})

test('LF-5.6: what is destroyed at once leaves at once, and sees the others leave', () => {
  const t = table({ P: { hand: ['054'] }, Q: { creatures: ['006', '009'], continuous: ['064'] } })
  t.does('P plays 054', 'pass, pass').does('pass, pass', 'pass, pass')
  t.expects({ Q: { creatures: [], life: 42 }, together: ['Q:006', 'Q:009'] })
})
