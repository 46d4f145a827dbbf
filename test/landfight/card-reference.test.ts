import { describe, expect, test } from 'vitest'
import { table } from '../support/table.ts'

const PHASES = ['drawPhase', 'battlePhase', 'endPhase'] as const

describe('Boosts', () => {
  test('LF-13.22: standard Boosts are used in the own Boost Phase', () => {
    const P = { hand: ['042'] }
    table({ P }).offersAmongOthers('P', ['042'])
    for (const phase of PHASES) table({ phase, P }).refuses('P plays 042', 'reason.phase')
  })

  test("LF-13.22: in no phase of the opponent's turn", () => {
    for (const phase of ['boostPhase', ...PHASES]) {
      const t = table({ phase, turnPlayer: 'Q', P: { hand: ['042'] } })
        .does('Q passes')
        .offers('P', ['pass'])
      t.refuses('P plays 042', 'reason.interruptOnly')
    }
  })

  test('LF-13.23: a Boost - Interrupt is offered at each priority window', () => {
    const both = { hand: ['059', '045'], creatures: ['006'] }
    for (const phase of PHASES) {
      const t = table({ phase, both }).offersAmongOthers('P', ['059'], ['045']).does('P passes')
      t.offers('Q', ['pass', '059'])
    }
    const pile = table({ both }).does('P plays 045').offers('Q', ['pass', '059']).does('Q passes')
    pile.offers('P', ['pass', '059']).does('P passes')
    const attack = table({ phase: 'battlePhase', both }).does('P attacks 006 with 006')
    attack.offers('Q', ['pass', '059']).does('Q passes').offers('P', ['pass', '059']).does('P passes')
  })

  test('LF-13.24: a Boost - Continuous stays until a card destroys it', () => {
    const t = table({ P: { hand: ['062'] }, Q: { hand: ['052'] } }).does('P plays 062', 'pass, pass')
    for (const who of ['P', 'Q', 'P'] as const) t.does(`${who} ends the turn`)
    t.expects({ turn: 6, P: { continuous: ['062'] } }).does('go to the boostPhase')
    t.does('Q plays 052 on 062', 'pass, pass').expects({ P: { continuous: [], ruins: ['062'] } })
  })
})

describe('Attachments', () => {
  test('LF-13.25: on one of your creatures unless the text says otherwise', () => {
    const Q = { creatures: ['022'] }
    const t = table({ P: { hand: ['065', '067'], creatures: ['006', '018'] }, Q })
    t.offers('P plays 065', ['006', '018']).offers('P plays 067', ['022'])
    table({ P: { hand: ['065'] }, Q }).refuses('P plays 065', 'reason.noTarget')
  })

  test('LF-13.26: a creature bears at most one', () => {
    const worn = { card: '006', attachment: '066' }
    const t = table({ P: { hand: ['065', '065'], creatures: [worn, '018'] } }).offers('P plays 065', ['018'])
    t.does('P plays 065 on 018', 'pass, pass').refuses('P plays 065#2', 'reason.noTarget')
    t.expects({ strength: { '006': 1, '018': 4 } })
  })

  test('LF-13.27: attached in the own Boost Phase', () => {
    const P = { hand: ['065'], creatures: ['006'] }
    table({ P }).offersAmongOthers('P', ['065'])
    for (const phase of PHASES) table({ phase, P }).refuses('P plays 065', 'reason.phase')
    table({ turnPlayer: 'Q', P }).does('Q passes').refuses('P plays 065', 'reason.interruptOnly')
  })

  test('LF-13.28 LF-R15 LF-R16: removed only by a text that says Attachment', () => {
    const Q = { creatures: [{ card: '006', attachment: '065' }], continuous: ['062'] }
    const t = table({ P: { hand: ['951', '906', '052'] }, Q })
    t.offers('P plays 951', ['006', '062']).offers('P plays 906', ['006', '062'])
    t.offers('P plays 052', ['065', '062']).does('P plays 052 on 065', 'pass, pass')
    t.expects({ Q: { creatures: [{ card: '006', attachment: [] }], ruins: ['065'] } })
  })

  test('LF-13.29: sent to the Ruins when its creature leaves the field', () => {
    const t = table({ P: { hand: ['057'], creatures: [{ card: '006', attachment: '065' }] } })
    t.does('P plays 057 on 006', 'pass, pass').expects({ P: { hand: ['006'], ruins: ['057', '065'] } })
    const Q = { creatures: [{ card: '006', attachment: 'P:067' }] }
    const other = table({ P: { hand: ['043'] }, Q }).does('P plays 043 on 006', 'pass, pass')
    other.expects({ P: { ruins: ['043', '067'] }, Q: { ruins: ['006'] } })
  })
})

describe('creatures', () => {
  test('LF-13.32: they battle with Strength', () => {
    const t = table({
      phase: 'battlePhase',
      P: { creatures: ['022', '006', '016'] },
      Q: { creatures: ['016', '012', '024'] },
    })
    t.does('P attacks 016 with 022', 'pass, pass').expects({ Q: { ruins: ['016'] }, P: { ruins: [] } })
    t.does('P attacks 012 with 016', 'pass, pass').expects({
      Q: { ruins: ['016', '012'] },
      P: { ruins: ['016'] },
    })
    t.does('P attacks 024 with 006', 'pass, pass').expects({
      Q: { creatures: ['024'] },
      P: { ruins: ['016', '006'] },
    })
  })

  test('LF-13.33: where the opponent controls no creature, they attack the Land Life', () => {
    const P = { creatures: ['006'] }
    const t = table({ phase: 'battlePhase', P }).does('P attacks the Land with 006', 'pass, pass')
    t.expects({ Q: { life: 38 } })
    const guarded = table({ phase: 'battlePhase', P, Q: { creatures: ['018'] } })
    guarded.refuses('P attacks the Land with 006')
  })

  test('LF-13.35: a Small creature demands 1 Land Life when it arrives', () => {
    const t = table({ P: { hand: ['006'], creatures: ['018'] } }).offers('P plays 006', ['life'])
    t.does('P plays 006')
      .expects({ P: { life: 40 } })
      .does('pass, pass')
    t.expects({ P: { life: 39, creatures: ['006', '018'] } })
  })

  test('LF-13.36: a Medium creature demands 2 Land Life or a Small or Medium one', () => {
    const P = { hand: ['022'], creatures: ['018', '024', '036'] }
    table({ P }).offers('P plays 022', ['life', '018', '024'])
    const paid = table({ P }).does('P plays 022', 'pass, pass')
    paid.expects({ P: { life: 38, creatures: ['018', '024', '036', '022'] } })
    const given = table({ P }).does('P plays 022 sacrificing 018', 'pass, pass')
    given.expects({ P: { life: 40, creatures: ['024', '036', '022'], ruins: ['018'] } })
  })

  test('LF-13.37: a Large creature demands 4 Land Life or a Medium or Large one', () => {
    const P = { hand: ['035'], creatures: ['018', '024'] }
    table({ P }).offers('P plays 035', ['life', '024'])
    table({ P })
      .does('P plays 035', 'pass, pass')
      .expects({ P: { life: 36, ruins: [] } })
    const given = table({ P }).does('P plays 035 sacrificing 024', 'pass, pass')
    given.expects({ P: { life: 40, creatures: ['018', '035'], ruins: ['024'] } })
    const large = table({ P: { ...P, creatures: ['018', '036'] } }).offers('P plays 035', ['036'])
    large.does('P plays 035 sacrificing 036', 'pass, pass').expects({ P: { ruins: ['036'] } })
  })
})

describe('Lands', () => {
  test('LF-13.38: the Land is the life, 40 at the start', () => {
    const t = table({ phase: 'battlePhase', P: { creatures: ['022'] } })
    t.expects({ P: { life: 40, land: ['004'] }, Q: { life: 40, land: ['004'] } })
    t.does('P attacks the Land with 022', 'pass, pass').expects({ Q: { life: 35, land: ['004'] } })
  })

  test('LF-13.39: a Land can make matching creatures stronger', () => {
    const t = table({ P: { land: ['001'], creatures: ['006', '018'] } })
    t.expects({ strength: { '006': 3, '018': 2 } })
  })

  test("LF-13.40: on both players' fields", () => {
    const t = table({ P: { land: ['001'] }, Q: { creatures: ['006', '018'] } })
    t.expects({ strength: { '006': 3, '018': 2 } })
  })

  test('LF-13.41: a Land can have abilities that make combos', () => {
    const t = table({ P: { land: ['005'], creatures: ['010', '032'] } })
    t.does('P uses 005 sacrificing 010', 'pass, pass', 'pass, pass')
    t.expects({ Q: { life: 38 }, P: { ruins: ['010'] }, strength: { '032': 7 } })
  })

  test('LF-13.42: its once per turn ability works once, in the own Boost Phase', () => {
    const P = { land: ['002'] }
    const t = table({ P }).does('P uses 002', 'pass, pass').refuses('P uses 002', 'reason.used')
    t.does('P ends the turn', 'Q ends the turn', 'go to the boostPhase', 'P uses 002', 'pass, pass')
    t.expects({ P: { life: 36 } })
    for (const phase of PHASES) table({ phase, P }).refuses('P uses 002', 'reason.phase')
    table({ turnPlayer: 'Q', P }).does('Q passes').refuses('P uses 002', 'reason.interruptOnly')
  })
})

describe('Mutated Creatures', () => {
  const mutated = { card: '038', under: '022' }

  test('LF-13.43: they have no size and match no size word', () => {
    const t = table({ P: { hand: ['047', '022', '035'], creatures: [mutated, '018'] } })
    t.offers('P plays 047', ['018']).offers('P plays 022', ['life', '018']).offers('P plays 035', ['life'])
    const all = table({ P: { hand: ['054'] }, Q: { creatures: [mutated, '018'] } })
    all.does('P plays 054', 'pass, pass').expects({ Q: { creatures: ['038'], ruins: ['018'] } })
  })

  test('LF-13.44: they come by their own text alone', () => {
    const t = table({ P: { hand: ['038', '040'], creatures: ['006'] } })
    t.refuses('P plays 038', 'reason.noTarget').refuses('P plays 040', 'reason.noTarget')
    const revived = table({ P: { hand: ['915', '060'], ruins: ['038', '006'] } }).offers('P plays 915', [
      '006',
    ])
    revived.does('P plays 060', 'pass, pass').offers('P', ['nothing']).does('P chooses nothing')
    table({ P: { hand: ['038'], creatures: ['022'] } }).offers('P plays 038', ['022'])
  })

  test('LF-13.45: the card underneath goes to the Ruins with them', () => {
    const t = table({ P: { hand: ['057'], creatures: [mutated] } }).does('P plays 057 on 038', 'pass, pass')
    t.expects({ P: { hand: ['038'], ruins: ['057', '022'] } })
    const stolen = table({ P: { hand: ['917', '951'] }, Q: { creatures: [mutated] } })
    stolen.does('P plays 917 on 038', 'pass, pass').expects({ P: { creatures: ['Q:038'] } })
    stolen.does('P plays 951 on 038', 'pass, pass').expects({ Q: { ruins: ['038', '022'] } })
    expect(stolen.story('Q:022')).toEqual(['Q:022 to ruins (shed)'])
  })
})
