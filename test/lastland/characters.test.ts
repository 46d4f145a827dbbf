import { expect, test } from 'vitest'
import { keywordOf } from '../../src/engine/stats.ts'
import { powerLimit } from '../../src/games/lastland/entry.ts'
import { COUNTER } from '../../src/games/lastland/tables.ts'
import { battle, main, rules } from '../support/lastland.ts'

const at = (
  card: string,
  place: string,
  power = 1,
  more: Record<string, string | number | string[]> = {},
) => ({
  card,
  at: place,
  power,
  ...more,
})

test('LL-9.14, LL-9.15, LL-9.16, LL-9.17, LL-R31: what M, F, C and A card mean in a text, by what a character is now', () => {
  const kindOf = (number: string) => rules.defs[rules.byNumber.get(number) ?? 0]?.text.kind
  expect(['001', '010', '012'].map((n) => kindOf(`LLC-${n}`))).toEqual(['cCard', 'mCard', 'fCard'])
  const twin = at('041', 'F1', 4)
  const bases = [at('022', 'F2', 2), { card: '029', at: 'F3', power: 3, base: '022' }, at('040', 'B1'), twin]
  const hand = ['042', '043', '028', '029', '026', '026', '001', '002']
  const t = main({ P: { fields: bases, hand } })
  // 1 Machine F card; 1 Treefolk M card; 1 Treefolk A card: the M card counts, and is no C card any more
  t.offers('P plays 042', ['041']).offers('P plays 043', ['029']).refuses('P plays 028', 'reason.noBase')
  t.offers('P plays 029', ['022', '029'])
  const c = main({ P: { fields: [{ card: '010', at: 'F1', power: 3, base: '002' }], hand: ['010', '001'] } })
  c.refuses('P plays 010', 'reason.noBase')
  const call = main({ P: { hand: ['056', '001'], graveyard: ['010', '012', '013', '002'] } })
  call.offers('P plays 056 with 001', ['002'])
})

test('LL-9.1, LL-9.2, LL-9.7, LL-R18: no more and no fewer cards than the marks, each paying one of them', () => {
  const t = main({ P: { hand: ['008', '001', '002', '019', '026'] } })
  t.refuses('P plays 008 at F1 with 001, 019, 026').refuses('P plays 008 at F1 with 001, 002')
  t.does('P plays 008 at F1 with 001, 002, 019', 'pass, pass')
  t.expects({ P: { fields: [{ card: '008', power: ['001', '002', '019'] }], hand: ['026'] } })
  main({ P: { hand: ['008', '001', '019', '026'] } }).refuses('P plays 008', 'reason.marks')
})

test('LL-15.2, LL-R30: Toughness lays further cards beyond HP, from the hand or the top of the deck', () => {
  const P = { hand: ['023', '022', '024', '001', '002', '003'] }
  const three = main({ P }).does('P plays 023 at F1 with 022, 024, 001', 'pass, pass')
  three.expects({ P: { fields: [{ card: '023', power: 3 }], deck: 20 } })
  const mixed = main({ P })
  mixed.offers('P plays 023 at F1 with 022, 024, 001, 002', ['deck 0', 'deck 1', '003'])
  mixed.does('P plays 023 at F1 with 022, 024, 001, 002 and 1 of the deck', 'pass, pass')
  mixed.expects({ P: { fields: [{ card: '023', power: 5 }], deck: 19, hand: ['003'] } })
  const five = main({ P: { hand: [...P.hand, '005'] } }).does(
    'P plays 023 at F1 with 022, 024, 001, 002, 003',
    'pass, pass',
  )
  five.expects({ P: { fields: [{ card: '023', power: 5 }], hand: ['005'] } })
  // below HP a card of the deck may not be laid: the colours come first
  main({ P: { hand: ['023', '001', '002', '003'] } }).refuses('P plays 023', 'reason.marks')
})

test('LL-R30, LL-15.3: an F card uses Toughness from its HP on, an M card for what its base does not hold', () => {
  const P = { fields: [at('040', 'F1', 1), at('040', 'F2', 1)], hand: ['041', '001'] }
  const t = main({ P }).does('P plays 041 fusing 040#1, 040#2 at F1 with 001 and 1 of the deck', 'pass, pass')
  t.expects({ P: { fields: [{ card: '041', at: 'F1', power: 6 }], deck: 19, hand: [] } })
  expect(powerLimit(t.state, t.row('041'))).toBe(6)
  const few = main({ P: { ...P, fields: [at('040', 'F1', 0), at('040', 'F2', 1)] } })
  few.does('P plays 041 fusing 040#1, 040#2 at F2', 'pass, pass')
  few.expects({ P: { fields: [{ card: '041', at: 'F2', power: 3 }], hand: ['001'] } })
  const grown = main({ P: { fields: [at('022', 'F1', 2)], hand: ['029', '001'] } })
  grown.does('P plays 029 over 022 with 001 and 1 of the deck', 'pass, pass')
  grown.expects({ P: { fields: [{ card: '029', power: 4 }], deck: 19 } })
})

test('LL-R15: laying the last card of the deck loses', () => {
  const t = main({ P: { hand: ['023', '022', '024', '001'], deck: ['1 x 026'] } })
  t.does('P plays 023 at F1 with 022, 024, 001 and 1 of the deck')
  t.expects({ over: 'Q wins', never: ['P:023 to fields (arrive)'] })
})

test('LL-R21: nothing raises the Power Cards above the limit', () => {
  const P = { fields: [at('022', 'F1', 2), at('023', 'F2', 4), at('026', 'F3', 0)], hand: ['033'] }
  const t = main({ P })
  t.offers('P plays 033', ['023', '026']).does('P plays 033 on 023, 026', 'pass, pass')
  t.expects({
    P: {
      fields: [
        { card: '022', power: 2 },
        { card: '023', power: 5 },
        { card: '026', power: 1 },
      ],
      deck: 18,
    },
  })
  main({ P: { fields: [at('022', 'F1', 2)], hand: ['033'] } }).refuses('P plays 033', 'reason.noTarget')
})

test('LL-R24, LL-R26: M on F: every base stays beneath and none of them is a Power Card', () => {
  const t = main({ P: { fields: [at('041', 'F1', 4)], hand: ['042', '001', '002'] } })
  t.does('P plays 042 over 041 with 001, 002', 'pass, pass')
  t.expects({
    P: { fields: [{ card: '042', at: 'F1', power: 6, base: ['041'] }] },
    stats: { '042': { atk: 4, def: 4 } },
  })
  const two = main({
    P: { fields: [{ card: '029', at: 'F2', power: 4, base: '022' }], hand: ['043', '001'] },
    Q: { hand: ['057', '019'] },
  })
  two.does('P plays 043 over 029 with 001', 'pass, pass')
  two.expects({ P: { fields: [{ card: '043', power: 5, base: ['022', '029'] }] } })
  two.does('P passes', 'Q plays 057 with 019 on 043', 'pass, pass')
  two.expects({ P: { fields: [], hand: ['043'], graveyard: 7 } })
})

test('LL-R25: the M card keeps place, readiness and what lasts on its base; its own effects are its own', () => {
  const t = main({
    P: { fields: [at('002', 'F2', 2, { turned: 1, equip: '017' })], hand: ['050', '010', '001'] },
  })
  t.does('P plays 050 on 002', 'pass, pass', 'P plays 010 over 002 with 001', 'pass, pass')
  t.expects({
    P: { fields: [{ card: '010', at: 'F2', power: 3, base: '002', equip: '017', turned: 1 }] },
    stats: { '010': { atk: 4, def: 2, spd: 9 } },
  })
})

test('LL-R29, LL-R28: materials without Power Cards make an F card with two', () => {
  const t = main({ P: { fields: [at('003', 'F1', 0), at('006', 'B2', 0, { turned: 1 })], hand: ['012'] } })
  t.does('P plays 012 fusing 003, 006 at F3', 'pass, pass')
  t.expects({ P: { fields: [{ card: '012', at: 'F3', power: ['003', '006'], turned: 0 }] } })
  main({ P: { fields: [at('003', 'F1', 2), at('002', 'F2', 2)], hand: ['012'] } }).refuses(
    'P plays 012',
    'reason.noMaterials',
  )
})

test('LL-R67, LL-R22: a failed M card takes what was laid for it, its base stays; a failed F card goes with all', () => {
  const Q = { traps: [{ card: '055', at: 'F1' }], hand: ['026', '026'] }
  const grown = main({ P: { fields: [at('022', 'F2', 2)], hand: ['029', '001'] }, Q })
  grown.does('P plays 029 over 022 with 001 and 1 of the deck', 'Q plays 055 with 026 on P:029', 'pass, pass')
  grown.expects({
    P: { fields: [{ card: '022', power: 2 }], graveyard: 3, deck: 19 },
    happened: ['P:029 negated'],
  })
  const fused = main({ P: { fields: [at('003', 'F1', 1), at('006', 'F2', 1)], hand: ['012'] }, Q })
  fused.does('P plays 012 fusing 003, 006 at F1', 'Q plays 055 with 026 on P:012', 'pass, pass')
  fused.expects({ P: { fields: [], graveyard: ['012', '003', '006', '001', '001'] } })
  const spell = main({ P: { hand: ['015'] }, Q: { hand: ['048', '037'] } })
  spell.does('P plays 015', 'Q plays 048 with 037 on P:015', 'pass, pass')
  spell.expects({ P: { hand: [], graveyard: ['015'] }, Q: { graveyard: ['048', '037'] } })
})

test('LL-R85: the numbers of a keyword that is there twice add up; one without a number gains nothing', () => {
  const t = battle({
    P: { fields: [at('026', 'F1', 1)] },
    Q: { fields: [{ card: '022', at: 'F1', power: 2, equip: ['901', '902', '902'] }] },
  })
  expect(keywordOf(t.state, t.row('022'), COUNTER)).toBe(3)
  t.does('P passes', 'Q passes', 'P attacks F1 with 026', 'Q guards with 022', 'pass, pass')
  t.expects({ stats: { '022': { atk: 4 } } }).does('pass, pass')
  t.expects({ P: { fields: [] }, stats: { '022': { atk: 1 } } })
})

test('LL-R81, LL-R27: a Penalty happens whenever its character is discarded from the board, and only then', () => {
  const fields = [at('009', 'F1', 1)]
  const damaged = main({ P: { hand: ['013', '001'] }, Q: { fields } }).does(
    'P plays 013 with 001 on 009',
    'pass, pass',
  )
  damaged.expects({ Q: { fields: [], deck: 18 } })
  const returned = main({ P: { hand: ['057', '019'] }, Q: { fields } }).does(
    'P plays 057 with 019 on 009',
    'pass, pass',
  )
  returned.expects({ Q: { fields: [], hand: ['009'], deck: 20 } })
  const paid = main({ P: { hand: ['009', '002', '001'] } }).does(
    'P plays 002 at F1 with 009, 001',
    'pass, pass',
  )
  paid.expects({ P: { deck: 20 } })
  const based = main({ P: { fields, hand: ['012'] }, Q: {} })
  based.refuses('P plays 012', 'reason.noMaterials')
})
