import { describe, expect, test } from 'vitest'
import type { CardText } from '../../src/engine/card.ts'
import { RARITIES, rarityRank } from '../../src/games/landfight/face.ts'
import { emberfallSet } from '../../src/games/landfight/index.ts'
import { table } from '../support/table.ts'

const cardOf = (rarity: string): CardText => {
  const card = emberfallSet.cards.find((one) => one.rarity === rarity)
  if (card === undefined) throw new Error(`no card is ${rarity}`)
  return card
}

describe('further points met while writing the cards', () => {
  test("LF-R90: a returned or searched card goes to its owner's hand", () => {
    const t = table({ P: { creatures: ['Q:006'], hand: ['057', '044'], deck: ['018', '045'] } })
    t.does('P plays 057 on 006', 'pass, pass').expects({ P: { creatures: [] }, Q: { hand: ['006'] } })
    t.does('P plays 044', 'pass, pass', 'P chooses 018').expects({ P: { hand: ['018'] }, Q: { hand: 1 } })
  })

  test('LF-R91: rarities are sorted common, rare, Full Art, Chromatic Rare, Red Rare', () => {
    expect(RARITIES).toEqual(['common', 'rare', 'fullArt', 'chromaticRare', 'redRare'])
    const mixed = ['redRare', 'fullArt', 'common', 'chromaticRare', 'rare'].map(cardOf)
    const sorted = mixed.toSorted((a, b) => rarityRank(a) - rarityRank(b))
    expect(sorted.map(({ rarity }) => rarity)).toEqual([...RARITIES])
  })

  test('LF-R92: a card that is played is not in the hand for its own cost', () => {
    table({ P: { hand: ['901'] } }).refuses('P plays 901', 'reason.noDiscard')
    table({ P: { hand: ['040'], creatures: ['019'] } }).refuses('P plays 040 on 019', 'reason.noDiscard')
    const t = table({ P: { hand: ['901', '006'] } }).does('P plays 901', 'pass, pass')
    t.expects({ P: { hand: 2, ruins: ['006', '901'] } })
  })

  test('LF-R92: nor on the field or in the Ruins for its own text', () => {
    const t = table({ P: { hand: ['053', '007'], creatures: ['006', '007#2'], ruins: ['018'] } })
    t.does('P plays 053 on 006', 'pass, pass').offers('P', ['done', '018']).does('P chooses 018')
    t.expects({ P: { creatures: [{ card: '006', stacked: ['018'] }, '007#2'], ruins: ['053'] } })
    t.does('P plays 007').expects({ strength: { '007#2': 1 } })
    t.does('pass, pass').expects({ strength: { '007#2': 2, '007#1': 2 } })
  })

  test('LF-R93: a cost meets the state at its own resolution', () => {
    const board = { P: { creatures: ['020', '006'] }, Q: { hand: ['059'] } }
    const gone = table(board).does('P uses 020 sacrificing 006', 'Q plays 059 on 006 in mode 2', 'pass, pass')
    gone.expects({ P: { ruins: ['006'], hand: 0 }, never: ['P:006 to ruins (sacrifice)'] })
    gone.refuses('P uses 020', 'reason.used')
    const stays = table(board).does('P uses 020 sacrificing 006', 'Q plays 059 on 006 in mode 1')
    stays.does('pass, pass').expects({ P: { hand: 1 }, happened: ['P:006 to ruins (sacrifice)'] })
  })
})

describe('points that were silent until the rules were built', () => {
  test('LF-R94: what a cost takes from the field is named in the act', () => {
    const t = table({ P: { land: ['003'], creatures: ['006', '022'] } })
    t.offers('P uses 003', ['006', '022']).does('P uses 003 returning 022')
    t.expects({ P: { creatures: ['006', '022'] } }).does('pass, pass')
    t.expects({ P: { creatures: ['006'], hand: ['022'], life: 42 } })
  })

  test('LF-R94: so are stacked cards', () => {
    const host = { card: '026', stacked: ['006', '018', '017'] }
    const t = table({ P: { creatures: [host] }, Q: { creatures: ['022'] } })
    t.offers('P uses 026 ability 2', ['006', '018']).offers('P uses 026 ability 2 sending 006', [
      '018',
      '017',
    ])
    t.does('P uses 026 ability 2 sending 006, 017 on 022').expects({ P: { creatures: [host] } })
    t.does('pass, pass').expects({
      P: { creatures: [{ card: '026', stacked: ['018'] }], ruins: ['006', '017'] },
    })
  })

  test('LF-R94: what it takes from the hand is asked for when it is paid', () => {
    const t = table({ P: { creatures: ['019'], hand: ['040', '006', '018'] } })
    t.offers('P plays 040', ['019'])
      .does('P plays 040 on 019')
      .expects({ P: { hand: ['006', '018'] } })
    t.does('pass, pass').expects({ asked: 'P', prompt: 'choose.discard', P: { ruins: [] } })
    t.does('P chooses 018').expects({ P: { creatures: ['040'], hand: ['006'], ruins: ['018'] } })
  })

  test('LF-R95: a trigger born when the effects of this turn end runs in this turn', () => {
    const t = table({ P: { hand: ['067'] }, Q: { creatures: ['010'], hand: ['059', '059'] } })
    t.does('P plays 067 on 010', 'Q plays 059 on 010 in mode 1', 'pass, pass')
    t.expects({ strength: { '010': 2 } }).does('go to the endPhase', 'pass, pass')
    t.expects({ turn: 3, asked: 'P', prompt: 'window.response', Q: { ruins: ['059', '010'] } })
    t.does('pass, pass').expects({ turn: 4, P: { life: 38 } })
    t.expects({ happened: ['Q:010 to ruins (destroy)', 'P life 40 to 38', 'drawPhase of Q'] })
  })

  test('LF-R95: a new effect of this turn holds until that moment comes again', () => {
    const t = table({ P: { hand: ['067'] }, Q: { creatures: ['010', '022'], hand: ['059', '059'] } })
    t.does('P plays 067 on 010', 'Q plays 059 on 010 in mode 1', 'pass, pass')
    t.does('go to the endPhase', 'pass, pass', 'P passes', 'Q plays 059 on 022 in mode 1')
    t.expects({ turn: 3, strength: { '022': 5 } }).does('P passes', 'Q passes')
    t.expects({ turn: 4, strength: { '022': 5 }, P: { life: 38 } })
  })

  test('LF-R96: a mutation whose host is gone', () => {
    const t = table({ P: { creatures: ['022'], hand: ['038', '057'], continuous: ['954', '912'] } })
    t.does('P plays 038 on 022', 'Q passes', 'P plays 057 on 022', 'pass, pass')
    t.expects({ P: { life: 39, creatures: [], hand: ['022'], ruins: ['057', '038'] } })
    const own = table({ P: { creatures: ['011'], hand: ['039', '057'] }, Q: { creatures: ['022'] } })
    own.does('P plays 039 on 011', 'Q passes', 'P plays 057 on 011', 'pass, pass')
    own.expects({ P: { ruins: ['057', '039'] }, Q: { creatures: ['022'] }, prompt: 'window.boostPhase' })
  })

  test('LF-R97: a card that goes to the Ruins from the pile is not "sent" there', () => {
    const board = { P: { hand: ['017'], continuous: ['912'] } }
    const t = table({ ...board, Q: { hand: ['056'] } })
    t.does('P plays 017', 'Q plays 056 on 017', 'pass, pass')
    t.expects({ P: { ruins: ['017'], hand: 0, life: 40 } })
    const sent = table({ P: { hand: ['905'], creatures: ['017'], continuous: ['912'] } })
    sent.does('P plays 905 on 017', 'pass, pass', 'P triggers 017', 'pass, pass', 'pass, pass')
    sent.expects({ P: { hand: 1, life: 41 } })
  })

  test('LF-R98: a negated attack cannot be negated again', () => {
    const t = table({ phase: 'battlePhase', P: { creatures: ['022'] }, Q: { hand: ['058', '058'] } })
    t.does('P attacks the Land with 022').offers('Q', ['pass', '058', '058#2'])
    t.does('Q plays 058').expects({ asked: 'P' }).does('P passes')
    t.offersAmongOthers('Q', ['058#2']).does('Q passes')
    t.expects({ Q: { life: 40, hand: 1 }, prompt: 'window.battlePhase' })
  })

  test('LF-R99: a player with an empty hand is asked in each window', () => {
    const t = table({ phase: 'drawPhase', P: { creatures: ['006'], hand: ['045'] } }).does('P passes')
    t.offers('Q', ['pass'])
      .does('Q passes', 'P plays 045')
      .offers('Q', ['pass'])
      .does('pass, pass', 'P passes')
    t.offers('Q', ['pass']).does('Q passes', 'P attacks the Land with 006').offers('Q', ['pass'])
    t.does('pass, pass', 'P passes').offers('Q', ['pass']).does('Q passes', 'P passes').offers('Q', ['pass'])
  })

  test('LF-R99: equal triggers are not put in order, different ones are', () => {
    const equal = table({ P: { creatures: ['010', '010'], hand: ['054'] } }).does('P plays 054', 'pass, pass')
    equal
      .expects({ prompt: 'window.response' })
      .does('pass, pass', 'pass, pass')
      .expects({ Q: { life: 36 } })
    const board = { creatures: ['010', '017'], hand: ['054'] }
    const other = table({ P: board }).does('P plays 054', 'pass, pass')
    other.expects({ asked: 'P', prompt: 'next.trigger' }).does('P triggers 017', 'pass, pass', 'pass, pass')
    other.expects({ P: { hand: 1 }, Q: { life: 38 } })
  })
})
