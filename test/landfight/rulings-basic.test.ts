import { expect, test } from 'vitest'
import { laidOn } from '../../src/engine/zones.ts'
import { newMatch, type Table, table } from '../support/table.ts'

const battle = { phase: 'battlePhase' } as const

test('LF-R1: an effect that draws from an empty deck loses nothing; the next Draw Phase does', () => {
  const t = table({ P: { hand: ['042'], deck: ['006'] } }).does('P plays 042', 'pass, pass')
  t.expects({ P: { hand: ['006'], deck: 0 } })
  t.does('P ends the turn', 'go to the endPhase', 'pass, pass').expects({ over: 'Q wins' })
})

test('LF-R2: 0 Land Life loses at once, in the middle of a payment too; both at once is drawn', () => {
  table({ P: { life: 2, land: ['002'] } })
    .does('P uses 002', 'pass, pass')
    .expects({ over: 'Q wins', P: { life: 0, hand: [], deck: 10 } })
  table({ P: { life: 3, hand: ['051'] }, Q: { life: 2 } })
    .does('P plays 051', 'pass, pass')
    .expects({ over: 'drawn' })
})

test('LF-R3: while a creature is pending nothing is paid and nobody controls it', () => {
  const t = table({ P: { hand: ['022'] } }).does('P plays 022')
  t.expects({ P: { life: 40, creatures: [], hand: [], ruins: [] }, asked: 'Q' })
  t.does('pass, pass').expects({ P: { life: 38, creatures: ['022'] } })
})

test('LF-R3: at the resolution first the recheck, then the cost, then the effect as it is written', () => {
  const t = table({ P: { hand: ['907'], deck: ['018'] }, Q: { creatures: ['006'] } })
  t.does('P plays 907 on 006')
    .expects({ P: { life: 40 } })
    .does('pass, pass')
  t.expects({ happened: ['P life 40 to 39', 'Q:006 to ruins (destroy)', 'P:018 to hand (draw)'] })
  const short = table({ P: { life: 3, hand: ['043', '055'] }, Q: { creatures: ['022'], hand: ['059'] } })
  short.does('P plays 043 on 022', 'Q plays 059 on 022 in mode 1', 'P plays 055 on 059', 'pass, pass')
  short.expects({ P: { life: 2 }, Q: { creatures: ['022'] }, happened: ['P:043 failed'] })
})

test('LF-R4: negated or unpayable: no part is paid, nothing happens', () => {
  const creature = table({ P: { hand: ['010'] }, Q: { hand: ['056'] } })
  creature.does('P plays 010', 'Q plays 056 on 010', 'pass, pass')
  creature.expects({ P: { life: 40, ruins: ['010'], creatures: [] }, Q: { life: 40 } })
  const ability = table({ P: { creatures: ['015'] }, Q: { hand: ['061'] } })
  ability
    .does('P uses 015', 'Q plays 061 on 015', 'pass, pass')
    .expects({ P: { life: 40, creatures: ['015'] } })
  const life = table({ P: { life: 3, hand: ['043', '055'] }, Q: { creatures: ['022'], hand: ['059'] } })
  life.does('P plays 043 on 022', 'Q plays 059 on 022 in mode 1', 'P plays 055 on 059', 'pass, pass')
  life.expects({ P: { life: 2, ruins: ['055', '043'] }, Q: { creatures: ['022'] } })
})

test('LF-R5: who may do what, and when', () => {
  const cards = { creatures: ['015', '022'], hand: ['045', '062', '018', '065', '059'] }
  const mine = (phase: string) => table({ phase, both: cards })
  for (const phase of ['drawPhase', 'endPhase']) {
    mine(phase).offers('P', ['pass', '059'])
    mine(phase).does('P passes').offers('Q', ['pass', '059'])
  }
  mine('boostPhase').offers('P', ['pass', '045', '062', '018', '065', '059', '004', '015'])
  mine('boostPhase').does('P passes').offers('Q', ['pass', '059'])
  mine('battlePhase').offers('P', ['pass', '059', '015', '022'])
  mine('battlePhase').does('P passes').offers('Q', ['pass', '059'])
  const pile = mine('boostPhase').does('P plays 045')
  pile.offers('Q', ['pass', '059']).does('Q passes').offers('P', ['pass', '059']).does('P passes')
  const attack = mine('battlePhase').does('P attacks 022 with 022')
  attack.offers('Q', ['pass', '059']).does('Q passes').offers('P', ['pass', '059']).does('P passes')
})

test('LF-R6: responses alternate, and the last one in is the first one out', () => {
  const t = table({
    P: { hand: ['045', '059'], creatures: ['022'] },
    Q: { hand: ['059'], creatures: ['024'] },
  })
  t.does('P plays 045', 'Q plays 059 on Q:024 in mode 1', 'P plays 059 on P:022 in mode 1', 'pass, pass')
  expect(t.story(' resolved')).toEqual(['P:059 resolved', 'Q:059 resolved', 'P:045 resolved'])
  const own = table({ P: { hand: ['045', '059'], creatures: ['022'] } })
  own.does('P plays 045', 'Q passes', 'P plays 059 on 022 in mode 1', 'pass, pass')
  expect(own.story(' resolved')).toEqual(['P:059 resolved', 'P:045 resolved'])
})

test('LF-R7: an attack whose target has left is spent', () => {
  const t = table({ ...battle, P: { creatures: ['022'] }, Q: { creatures: ['006'], hand: ['057'] } })
  t.does('P attacks 006 with 022').expects({ asked: 'Q', prompt: 'window.attack' })
  t.does('Q plays 057 on 006', 'pass, pass').expects({
    P: { creatures: ['022'] },
    Q: { hand: ['006'], life: 40 },
  })
  t.refuses('P attacks the Land with 022', 'reason.attacked')
})

test('LF-R8: with six creatures only a sacrifice plays another', () => {
  const t = table({ P: { creatures: ['6 x 006'], hand: ['018', '022'] } }).refuses(
    'P plays 018',
    'reason.zoneFull',
  )
  t.offers('P plays 022', ['006', '006', '006', '006', '006', '006'])
  t.does('P plays 022 sacrificing 006#3', 'pass, pass').expects({ P: { life: 40, ruins: ['006#3'] } })
  const free = table({ P: { creatures: ['006', '022'], hand: ['024'] } })
  free.offers('P plays 024', ['life', '006', '022'])
})

test('LF-R9: a second Large only by sacrificing the Large one', () => {
  const t = table({ P: { creatures: ['036', '022'], hand: ['033'] } }).offers('P plays 033', ['036'])
  t.does('P plays 033 sacrificing 036', 'pass, pass', 'pass, pass').expects({
    P: { creatures: ['033', '022'] },
  })
  table({ P: { creatures: ['036'], hand: ['022'] } }).offers('P plays 022', ['life'])
})

test("LF-R10: a Land's boost is for both fields, and two Lands add up", () => {
  const t = table({ both: { land: ['001'], creatures: ['006'] } })
  expect([t.strength('P:006'), t.strength('Q:006')]).toEqual([4, 4])
})

test('LF-R11: only lowering to 0 destroys', () => {
  table({ P: { creatures: ['021'] } })
    .does('P ends the turn')
    .expects({ P: { creatures: ['021'] } })
  table({ P: { hand: ['914'] }, Q: { creatures: ['016'] } })
    .does('P plays 914 on 016', 'pass, pass')
    .expects({ Q: { ruins: ['016'] } })
  const bonus = table({ P: { creatures: ['021'], hand: ['059'] } }).does(
    'P plays 059 on 021 in mode 1',
    'pass, pass',
  )
  expect(bonus.strength('021')).toBe(2)
  bonus.does('P ends the turn').expects({ strength: { '021': 0 } })
})

test('LF-R12: once per turn is per ability of a card, and ends with the turn or the card', () => {
  const t = table({
    P: { creatures: ['015', '015', { card: '026', stacked: ['006', '018'] }] },
    Q: { creatures: ['022'] },
  })
  t.does('P uses 015', 'pass, pass').refuses('P uses 015#1', 'reason.used').does('P uses 015#2', 'pass, pass')
  t.does('P uses 026 ability 1', 'pass, pass').refuses('P uses 026 ability 1', 'reason.used')
  t.offersAmongOthers('P', ['026'])
  t.does('P ends the turn', 'Q ends the turn', 'go to the boostPhase').offersAmongOthers('P', [
    '015#1',
    '015#2',
  ])
  const back = table({ P: { creatures: ['015'], hand: ['057'] } }).does('P uses 015', 'pass, pass')
  back.does('P plays 057 on 015', 'pass, pass', 'P plays 015', 'pass, pass', 'P uses 015', 'pass, pass')
  back.expects({ P: { life: 41 } })
})

test('LF-R13: stacked cards are public, faceless, and leave without a trigger', () => {
  const t = table({ P: { creatures: [{ card: '026', stacked: ['017'] }], hand: ['905'] } })
  const [laid] = laidOn(t.state, t.row('026'), -1)
  expect(t.state.rows[laid ?? -1]?.knownTo).toBe(3)
  t.offers('P plays 905', ['026']).does('P plays 905 on 026', 'pass, pass')
  t.expects({ P: { ruins: ['026', '017', '905'], deck: 10, hand: [] } })
})

test("LF-R14: a mutation's host leaves the field, and its Attachment with it", () => {
  const t = table({ P: { creatures: [{ card: '011', attachment: '065', slot: 2 }], hand: ['039'] } })
  t.does('P plays 039 on 011', 'pass, pass')
  t.expects({ P: { creatures: [{ card: '039', slot: 2, under: ['011'] }], ruins: ['065'], life: 40 } })
  t.offers('P', ['pass', '004'])
  const plain = table({ P: { hand: ['039', '057'], creatures: ['011', '018'] } }).offers('P plays 039', [
    '011',
  ])
  plain.does('P plays 039 on 011', 'pass, pass', 'P plays 057 on 039', 'pass, pass')
  plain.expects({ P: { hand: ['039'], ruins: ['011', '057'], creatures: ['018'] } })
})

test('LF-R15: any number of Boost - Continuous; a Land is never moved', () => {
  const t = table({ P: { continuous: ['4 x 062'], hand: ['062', '068'] } }).does('P plays 062', 'pass, pass')
  expect(t.zone('P', 'continuous')).toHaveLength(5)
  t.offers('P plays 068', ['062', '062', '062', '062', '062'])
})

test('LF-R16: only a text that says Attachment removes one', () => {
  const board = { creatures: [{ card: '006', attachment: '065' }], continuous: ['064'] }
  const t = table({ P: { hand: ['906', '052'], ...board } }).offers('P plays 906', ['006', '064'])
  t.offers('P plays 052', ['065', '064']).does('P plays 052 on 065', 'pass, pass')
  t.expects({ P: { creatures: [{ card: '006', attachment: [] }], ruins: ['065', '052'] } })
  const left = table({ P: { hand: ['057'], ...board } }).does('P plays 057 on 006', 'pass, pass')
  left.expects({ P: { hand: ['006'], ruins: ['065', '057'] } })
})

test('LF-R17: ties roll again; the loser of a game chooses in the next; after a drawn game both roll', () => {
  const tie = newMatch({}, 'P rolls 4', 'Q rolls 4', 'P rolls 2', 'Q rolls 5')
  expect(tie.story('rolled')).toHaveLength(4)
  tie.expects({ asked: 'Q', prompt: 'choose.firstPlayer' }).endsOpen()
  const t = newMatch({ bestOf: 3 }, 'P rolls 6', 'Q rolls 1').does('P chooses P', 'Q concedes')
  bothKeep(t).expects({ asked: 'Q', prompt: 'choose.firstPlayer' })
  expect(t.story('rolled')).toHaveLength(2)
  t.endsOpen()
})

test('LF-R18: a Boost card is any of the three kinds', () => {
  for (const card of ['045', '059', '062']) {
    const t = table({ P: { hand: [card], creatures: ['022'] }, Q: { hand: ['055'] } })
    t.does(card === '059' ? 'P plays 059 on 022 in mode 1' : `P plays ${card}`)
    t.offers('Q plays 055', [`P:${card}`]).does(`Q plays 055 on P:${card}`, 'pass, pass')
    t.expects({ P: { ruins: [card], continuous: [] } })
  }
})

test('LF-R19: swaps are one for one, and secret', () => {
  const t = newMatch({ bestOf: 3 }, 'P rolls 6', 'Q rolls 1').does('P chooses P', 'P concedes')
  while (t.whoIsAsked() === 'Q') t.does('Q chooses nothing')
  expect(t.asked).toMatchObject({ secret: 'sealed', prompt: 'choose.swap' })
  t.refuses('P chooses 006, 022').refuses('P chooses 006, 007, 018').endsOpen()
})

/** Both leave their decks as they are. */
function bothKeep(t: Table): Table {
  while (t.asked.ask === 'decision' && t.asked.prompt === 'choose.swap')
    t.does(`${t.whoIsAsked()} chooses nothing`)
  return t
}
