import { describe, expect, test } from 'vitest'
import { apply, inputOf, type Step } from '../../src/engine/door.ts'
import type { State } from '../../src/engine/types.ts'
import { readAct } from '../../src/play/acts.ts'
import { PLAIN } from '../../src/play/names.ts'
import { offersAfter } from '../../src/play/offers.ts'
import { pathOf } from '../../src/play/walk.ts'
import { acts, chosen, given, pass, told } from './table.ts'

/** A sentence of a scenario, done. */
function does(s: State, sentence: string): void {
  const act = readAct(sentence)
  if (act === null || !('card' in act)) throw new Error(sentence)
  apply(s, inputOf(s, pathOf(s, PLAIN, act as Parameters<typeof pathOf>[2], false)), null)
}

const battle = (p: object, q: object): State => given({ phase: 'battlePhase', P: { ...p }, Q: { ...q } })

describe('attacks', () => {
  test('takes the attack that wins the match', () => {
    const s = battle({ creatures: ['022'] }, { life: 5 })
    expect(acts(s)).toBe('P:022 attacks Q:001')
  })

  test('goes past a guard when that wins', () => {
    const s = battle({ creatures: ['011', '022'] }, { life: 1, creatures: ['006'] })
    expect(acts(s)).toBe('P:011 attacks Q:001')
  })

  test('opens the way with the weakest that wins, then strikes the Land with the rest', () => {
    const s = battle({ creatures: ['022', '016'] }, { creatures: ['018'] })
    expect(acts(s)).toBe('P:016 attacks Q:018')
    pass(s)
    pass(s)
    expect(acts(s)).toBe('P:022 attacks Q:001')
  })

  test('does not attack into a stronger creature for nothing', () => {
    const s = battle({ creatures: ['006'] }, { creatures: ['022'] })
    expect(acts(s)).toBe('pass')
  })

  test('does not give a creature with cards for its ability for one without', () => {
    const s = battle({ creatures: [{ card: '026', stacked: ['006', '018'] }] }, { creatures: ['016'] })
    expect(acts(s)).toBe('pass')
  })
})

describe('tricks', () => {
  test('a Boost that changes no battle stays in the hand', () => {
    const s = given({ P: { creatures: ['018'], hand: ['041'] }, Q: { creatures: ['035'] } })
    expect(acts(s)).toBe('pass')
  })

  test('a Boost that lets an attack win is played', () => {
    const s = given({ P: { creatures: ['016'], hand: ['041'] }, Q: { creatures: ['031'] } })
    expect(acts(s)).toBe('P:041 P:016')
  })

  test('an attack that would cost a good creature is stopped', () => {
    const s = battle({ creatures: ['035'] }, { creatures: ['022'], hand: ['058'] })
    does(s, 'P attacks 022 with 035')
    expect(acts(s)).toBe('Q:058')
  })

  test('a harmless attack is let through', () => {
    const s = battle({ creatures: ['011'] }, { hand: ['058'] })
    does(s, 'P attacks the Land with 011')
    expect(acts(s)).toBe('pass')
  })

  test('a great creature is kept off the field, a small one is not worth the card', () => {
    for (const [card, answer] of [
      ['035', 'Q:056'],
      ['018', 'pass'],
    ] as const) {
      const s = given({ P: { hand: [card] }, Q: { hand: ['056'] } })
      does(s, `P plays ${card}`)
      expect(told(s, chosen(s)).split(' ')[0]).toBe(answer)
    }
  })

  test('nothing is answered with a card that has nothing to do with it', () => {
    const s = given({ P: { creatures: ['022'], hand: ['045'] }, Q: { creatures: ['006'], hand: ['059'] } })
    does(s, 'P plays 045')
    expect(acts(s)).toBe('pass')
  })
})

describe('own turn', () => {
  test('plays a creature rather than keep it', () => {
    const s = given({ P: { hand: ['022'] } })
    expect(acts(s)).toBe('P:022 6')
  })

  test('does not die with a guard in the hand', () => {
    const s = given({ P: { life: 8, hand: ['016', '027'] }, Q: { creatures: ['033'] } })
    expect(acts(s)).toMatch(/^P:(016|027) 6$/)
  })

  test('uses what costs nothing', () => {
    const s = given({ P: { creatures: ['015'] } })
    expect(acts(s)).toMatch(/^P:015 \d+$/)
  })

  test('searches for the better creature', () => {
    const s = given({ P: { hand: ['044'], deck: ['3 x 006', '3 x 022', '20 x 045'] } })
    does(s, 'P plays 044')
    pass(s)
    pass(s)
    const [step] = chosen(s) as [Step]
    const offer = offersAfter(s, PLAIN, []).find((one) => one.code === step.code && one.card === step.card)
    expect(offer?.label).toContain('022')
  })
})
