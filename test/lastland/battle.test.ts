import { expect, test } from 'vitest'
import { battle, main } from '../support/lastland.ts'

const at = (card: string, place: string, power = 1, more: Record<string, string | number> = {}) => ({
  card,
  at: place,
  power,
  ...more,
})

test('LL-11.3, LL-11.8, LL-R42: a special effect is answered like a Spell, and is an answer itself, as often as it is paid', () => {
  const t = main({
    P: { fields: [at('059', 'F1', 2)], hand: ['026', '026'] },
    Q: { fields: [at('038', 'F1', 1)], hand: [] },
  })
  t.does('P uses 059 discarding 026 on 038').expects({ asked: 'Q', P: { graveyard: ['026'] } })
  t.offers('Q', ['pass', '038']).does('Q uses 038 sending 001 on 059', 'pass, pass')
  // 0 Power Cards are left: 1 damage discards it
  t.expects({ Q: { fields: [] }, stats: { '059': { spd: 5 } } })
})

test('LL-11.9, LL-R69, LL-R61: a guard only while an attack waits, also later in its chain; none during battle', () => {
  const t = battle({
    P: { fields: [at('003', 'F1', 2)], hand: ['050'] },
    Q: { fields: [at('022', 'F1', 2)], hand: ['050'] },
  })
  t.does('P passes').refuses('Q guards with 022').does('Q passes', 'P attacks F1 with 003')
  t.does('Q plays 050 on 022', 'P passes', 'Q guards with 022').refuses('P guards with 003')
  t.expects({ Q: { fields: [{ card: '022', turned: 1 }] } }).does('pass, pass')
  t.expects({
    prompt: 'window.inBattle',
    asked: 'P',
    happened: ['Q:022 guard resolved', 'Q:050 resolved', 'P:003 attack resolved'],
  })
  t.does('P passes').refuses('Q guards with 022').does('Q passes')
})

test('LL-12.4, LL-12.7, LL-12.8: the attack character, the target field, and the target character if one stands there', () => {
  const there = battle({ P: { fields: [at('003', 'F1', 2)] }, Q: { fields: [at('022', 'F2', 2)] } })
  there.does('pass, pass', 'P attacks F2 with 003')
  expect(there.state.battle.attacker % 4096).toBe(there.row('003'))
  expect(there.state.battle.target % 4096).toBe(there.row('022'))
  expect(there.state.battle.empty).toBe(0)
  there.does('pass, pass', 'pass, pass')
  const none = battle({ P: { fields: [at('003', 'F1', 2)] }, Q: {} }).does(
    'pass, pass',
    'P attacks F2 with 003',
  )
  expect([none.state.battle.target, none.state.battle.empty]).toEqual([0, 1])
  none.does('pass, pass', 'pass, pass').expects({ Q: { deck: 18 } })
})

test('LL-14.2, LL-14.3, LL-14.4: during battle Quick Spells, Traps and special effects of both players', () => {
  const t = battle({
    P: { fields: [at('003', 'F1', 2)], hand: ['014'] },
    Q: {
      fields: [at('022', 'F1', 2), at('060', 'B1', 1)],
      hand: ['031'],
      traps: [{ card: '036', at: 'F1' }],
    },
  })
  t.does('pass, pass', 'P attacks F1 with 003').refuses('Q plays 031', 'reason.inBattle')
  t.does('Q guards with 022', 'pass, pass').offers('P', ['pass', '014']).does('P plays 014 on 003')
  t.offers('Q', ['pass', '031', '036', '060']).does('Q plays 031 on 022', 'P passes', 'Q passes')
  t.expects({ stats: { '003': { atk: 4 }, '022': { def: 4, atk: 3 } }, asked: 'P' }).does(
    'P passes',
    'Q plays 036 on 003',
  )
  // Thorn Nest strips two, then 3 against DEF 1 discards the Duelist, whose 4 do nothing against DEF 4
  t.does('pass, pass')
    .expects({ P: { fields: [{ card: '003', power: 0 }] } })
    .does('pass, pass')
  t.expects({ P: { fields: [] }, Q: { fields: ['022', '060'] }, stats: { '022': { def: 2, atk: 1 } } })
})

const ATTACK = { P: { fields: [at('006', 'F2', 2)], hand: ['032', '001', '057', '019'] } }

test('LL-R55: a target that has left is no target any more, and no newcomer becomes it; the deck is hit', () => {
  const t = battle({
    ...ATTACK,
    Q: { fields: [at('022', 'F2', 2), at('026', 'B1', 1)], hand: ['057', '019', '032', '026'] },
  })
  t.does('pass, pass', 'P attacks F2 with 006', 'Q plays 032 with 026 on 022 to F1', 'P passes')
  t.does('Q passes').expects({ prompt: 'window.inBattle', Q: { fields: [{ card: '022', at: 'F1' }, '026'] } })
  t.does('pass, pass').expects({ Q: { deck: 17 } })
  const cover = battle({ ...ATTACK, Q: { fields: [at('022', 'F2', 2), at('026', 'B1', 1)] } })
  // P pushes the target away after the cover was declared: the guard has no place to guard from any more (LL-R60)
  cover.does(
    'pass, pass',
    'P attacks F2 with 006',
    'Q guards with 026',
    'P plays 032 with 001 on 022 to F1',
    'pass, pass',
  )
  cover.expects({ happened: ['Q:026 guard failed'], Q: { fields: ['022', { card: '026', turned: 1 }] } })
  cover.does('pass, pass').expects({ Q: { deck: 17 } })
})

test('LL-R59: an attack whose character cannot reach any more comes to nothing; its decision is used', () => {
  const t = battle({ ...ATTACK, Q: { fields: [at('022', 'F1', 2)], hand: ['032', '026'] } })
  t.does('pass, pass', 'P attacks F3 with 006', 'Q plays 032 with 026 on 006 to B1', 'pass, pass')
  t.expects({
    prompt: 'window.battleOpen',
    happened: ['P:006 attack failed', 'battle spent'],
    Q: { deck: 20 },
  })
  t.expects({ P: { fields: [{ card: '006', at: 'B1', turned: 1, done: 1 }] } })
})

test('LL-R60: a guard that leaves during battle leaves the deck open', () => {
  const t = battle({ ...ATTACK, Q: { fields: [at('022', 'F2', 2)] } })
  t.does('pass, pass', 'P attacks F2 with 006', 'Q guards with 022', 'pass, pass')
  t.does('P plays 057 with 019 on 022', 'pass, pass', 'pass, pass').expects({
    Q: { deck: 17, hand: ['022'] },
  })
})

test('LL-R62: when the attack character leaves, the battle ends without processing; a move does not end it', () => {
  const left = battle({ ...ATTACK, Q: { fields: [at('022', 'F2', 2)], hand: ['057', '019'] } })
  left.does(
    'pass, pass',
    'P attacks F2 with 006',
    'pass, pass',
    'P passes',
    'Q plays 057 with 019 on 006',
    'pass, pass',
  )
  left.expects({ prompt: 'window.battleOpen', Q: { deck: 20 }, P: { fields: [] } })
  const moved = battle({ ...ATTACK, Q: { fields: [at('022', 'F2', 2)], hand: ['032', '026'] } })
  moved.does(
    'pass, pass',
    'P attacks F2 with 006',
    'pass, pass',
    'P passes',
    'Q plays 032 with 026 on 006 to B2',
    'pass, pass',
  )
  moved
    .expects({ prompt: 'window.inBattle' })
    .does('pass, pass')
    .expects({ Q: { deck: 17 } })
})

test('LL-R50, LL-R57: a guard is exhausted and is not asked; readied later it is', () => {
  const t = battle({
    P: { fields: [at('002', 'F1', 2)] },
    Q: { fields: [at('022', 'F1', 2)], hand: ['049', '026'] },
  })
  t.does('pass, pass', 'P attacks F1 with 002', 'Q guards with 022', 'pass, pass', 'pass, pass')
  t.does('Q chooses 001', 'Q plays 049 with 026 on 022', 'pass, pass', 'pass, pass')
  t.offers('Q', ['022']).does('Q declines 022', 'pass, pass')
})

test('LL-R2: card text beats the rules, "cannot" beats "may"', () => {
  const t = battle({ P: { fields: [at('037', 'F1', 2)] }, Q: {} }).does('pass, pass')
  t.offers('P attacks with 037', ['F1', 'F2', 'B1', 'B2']).does('P attacks B1 with 037')
  t.offers('Q', ['pass'])
    .does('pass, pass', 'pass, pass')
    .expects({ Q: { deck: 18 } })
  const negated = battle({ ...ATTACK, Q: { traps: [{ card: '035', at: 'F1' }], hand: ['026'] } })
  negated.does('pass, pass', 'P attacks F2 with 006', 'Q plays 035 with 026', 'pass, pass')
  negated.expects({
    Q: { deck: 20 },
    prompt: 'window.battleOpen',
    P: { fields: [{ card: '006', turned: 1 }] },
  })
})

test('LL-R71, LL-14.10, LL-14.11: damage up to the number of Power Cards leaves the character, more discards it', () => {
  const hand = ['013', '001']
  const equal = main({ P: { hand }, Q: { fields: [at('022', 'F1', 2)] } }).does(
    'P plays 013 with 001 on 022',
    'pass, pass',
  )
  equal.expects({ Q: { fields: [{ card: '022', power: 0 }], graveyard: 2 } })
  const more = main({ P: { hand }, Q: { fields: [at('022', 'F1', 1)] } }).does(
    'P plays 013 with 001 on 022',
    'pass, pass',
  )
  more.expects({ Q: { fields: [], graveyard: ['022', '001'] } })
})
