import { expect, test } from 'vitest'
import { newMatch, rules, table } from '../support/table.ts'

test('LF-8.1: each player has an own playing field', () => {
  const t = table({ both: { creatures: ['006'], continuous: ['062'], ruins: ['045'], hand: ['018'] } })
  for (const who of ['P', 'Q'] as const)
    t.expects({
      [who]: { creatures: [`${who}:006`], continuous: [`${who}:062`], ruins: [`${who}:045`], hand: 1 },
    })
})

test('LF-8.2: cards are drawn from the own deck', () => {
  const t = table({ P: { hand: ['042'], deck: ['006', '018'] }, Q: { deck: ['3 x 022'] } })
  t.does('P plays 042', 'pass, pass').expects({ P: { hand: ['006', '018'], deck: 0 }, Q: { deck: 3 } })
})

test("LF-8.3: destroyed creatures go to their owner's Ruins", () => {
  const t = table({ P: { creatures: ['Q:006'] }, Q: { hand: ['043'] }, turnPlayer: 'Q' })
  t.does('Q plays 043 on 006', 'pass, pass')
  t.expects({ P: { creatures: [], ruins: [] }, Q: { ruins: ['006', '043'] } })
})

test("LF-8.4: discarded cards go to their owner's Ruins", () => {
  const t = table({ P: { hand: ['911'] }, Q: { hand: ['006', '018', '016'] } })
  t.does('P plays 911', 'pass, pass', 'Q chooses 006, 016').expects({
    Q: { hand: ['018'], ruins: ['006', '016'] },
  })
})

test('LF-8.5: a seventh creature cannot arrive', () => {
  const t = table({ P: { creatures: ['6 x 006'], hand: ['018', '060'] } })
  t.refuses('P plays 018', 'reason.zoneFull').does('P plays 060', 'pass, pass')
  t.expects({ P: { creatures: ['006', '006', '006', '006', '006', '006'], hand: ['018'] } })
})

test('LF-8.6: a creature stays in its zone until it leaves the field', () => {
  const t = table({ P: { creatures: [{ card: '006', slot: 3 }, '018'], hand: ['057'] } })
  t.does('P ends the turn', 'Q ends the turn').expects({
    P: { creatures: [{ card: '006', slot: 3 }, '018'] },
  })
  t.does('P plays 057 on 006', 'pass, pass').expects({ P: { creatures: ['018'] } })
})

test('LF-8.7: the Land lies in the Land Zone from the beginning', () => {
  const t = newMatch({}, 'P rolls 6', 'Q rolls 1').does('P chooses P')
  t.expects({ turn: 1, P: { land: ['001'], ruins: [] }, Q: { land: ['005'], ruins: [] } })
})

test('LF-9.1: an ability that needs a stack carries its number', () => {
  const stacks = (number: string) =>
    rules.defs[rules.byNumber.get(number) ?? 0]?.text.abilities.map((a) => a.stack ?? 0)
  expect(stacks('EF1-025')).toEqual([0, 1])
  expect(stacks('EF1-026')).toEqual([0, 2])
})

test('LF-9.2: the ability is on with so many cards stacked, or more', () => {
  expect(table({ P: { creatures: ['025'] } }).strength('025')).toBe(3)
  expect(table({ P: { creatures: [{ card: '025', stacked: ['006'] }] } }).strength('025')).toBe(5)
  expect(table({ P: { creatures: [{ card: '025', stacked: ['006', '018'] }] } }).strength('025')).toBe(5)
  const one = table({ P: { creatures: [{ card: '026', stacked: ['006'] }] }, Q: { creatures: ['022'] } })
  one.refuses('P uses 026 ability 2 sending 006 on 022', 'reason.stack')
})

test('LF-9.3: stacked cards go to the Ruins when the creature leaves', () => {
  const t = table({ P: { creatures: [{ card: '026', stacked: ['006', '018'] }], hand: ['057'] } })
  t.does('P plays 057 on 026', 'pass, pass').expects({ P: { hand: ['026'], ruins: ['006', '018', '057'] } })
})

test('LF-9.4: and trigger nothing', () => {
  const t = table({
    P: { creatures: [{ card: '026', stacked: ['017', '010'] }], hand: ['057'], continuous: ['912'] },
  })
  t.does('P plays 057 on 026', 'pass, pass')
  t.expects({ P: { hand: ['026'], deck: 10, life: 40 }, Q: { life: 40 }, prompt: 'window.boostPhase' })
})

test('LF-9.5: a stacked card is no creature, has no name and no text', () => {
  const t = table({
    P: {
      creatures: ['007', { card: '026', stacked: ['007', '018'] }],
      hand: ['054', '059'],
      continuous: ['062'],
    },
  })
  expect(t.strength('007')).toBe(2)
  t.offers('P plays 059 in mode 1', ['007', '026'])
  t.does('P plays 054', 'pass, pass')
  t.expects({ P: { creatures: [{ card: '026', stacked: ['007#2', '018'] }], ruins: ['007', '054'] } })
})
