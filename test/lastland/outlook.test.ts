import { describe, expect, test } from 'vitest'
import type { Seat } from '../../src/engine/types.ts'
import { type Board, battle, type Rates, type Unit } from '../../src/games/lastland/outlook.ts'

const [F1, F2, F3, B1, B2] = [0, 1, 2, 3, 4]

/** Stands in F1 of seat 0 and attacks with 2, unless said otherwise; a seat's own slot 0 faces the other's. */
const unit = (more: Partial<Unit> = {}): Unit => ({
  seat: 0,
  slot: F1,
  atk: 2,
  def: 1,
  spd: 3,
  power: 1,
  attacks: true,
  ready: true,
  directBonus: 0,
  battleBonus: 0,
  counter: 0,
  berserk: 0,
  initiative: false,
  turnInitiative: false,
  blockThrough: false,
  slides: false,
  worth: 5,
  ...more,
})

/** Stands against it and does not attack. */
const guard = (more: Partial<Unit> = {}): Unit => unit({ seat: 1, attacks: false, ...more })

/** Every card of a deck counts the same; so that a figure expected below can be added up by hand. */
const plain: Rates = { life: (cards) => cards, power: 1, tired: 0 }

interface After {
  decks: [number, number]
  /** 'seat:slot power' of who is left */
  left: string[]
}

function remains(
  units: Unit[],
  rates: Partial<Rates> = {},
  holder: Seat = 0,
  decks: [number, number] = [20, 20],
): After {
  const board: Board = { units: units.map((one) => ({ ...one })), decks: [...decks], holder }
  battle(board, { ...plain, ...rates })
  return { decks: board.decks, left: board.units.map(({ seat, slot, power }) => `${seat}:${slot} ${power}`) }
}

describe('an attack that nobody guards', () => {
  test('mills the ATK, and the Direct Attack Bonus with it', () => {
    expect(remains([unit()]).decks).toEqual([20, 18])
    expect(remains([unit({ directBonus: 2 })]).decks).toEqual([20, 16])
  })

  test('an ATK of 0 mills nothing, the bonus neither', () => {
    expect(remains([unit({ atk: 0, directBonus: 2 })]).decks).toEqual([20, 20])
  })

  test('who is exhausted does not attack, nor who does not stand where one attacks from', () => {
    expect(remains([unit({ ready: false })]).decks).toEqual([20, 20])
    expect(remains([unit({ slot: B1, attacks: false })]).decks).toEqual([20, 20])
  })

  test('stops when a deck has run out', () => {
    expect(remains([unit({ atk: 5, spd: 4 }), unit({ slot: F2 })], {}, 0, [20, 4]).decks).toEqual([20, -1])
  })
})

describe('who may guard', () => {
  test('one that is exhausted does not', () => {
    expect(remains([unit(), guard({ ready: false })])).toEqual({ decks: [20, 18], left: ['0:0 1', '1:0 1'] })
  })

  test('one behind the attacked one, and no attack goes round it: every field in reach is guarded', () => {
    const front = [F1, F2, F3].map((slot) => guard({ slot, ready: false }))
    const behind = guard({ slot: B1, def: 2 })
    expect(remains([unit({ atk: 2 }), ...front, behind]).decks).toEqual([20, 20])
  })

  test('Block Through: not the one behind', () => {
    const front = [F1, F2, F3].map((slot) => guard({ slot, ready: false }))
    const behind = guard({ slot: B1, def: 2 })
    expect(remains([unit({ blockThrough: true }), ...front, behind]).decks).toEqual([20, 18])
  })

  test('nobody guards an empty field; Slide Block from beside or behind does', () => {
    expect(remains([unit(), guard({ slot: F2, def: 9, atk: 0 })]).decks).toEqual([20, 18])
    const slides = guard({ slot: F2, def: 9, atk: 0, slides: true })
    expect(remains([unit(), slides]).decks).toEqual([20, 20])
    const rear = guard({ slot: B1, def: 9, atk: 0, slides: true })
    expect(remains([unit(), rear]).decks).toEqual([20, 20])
  })

  test('Slide Block of a far field does not reach', () => {
    expect(remains([unit(), guard({ slot: B2, def: 9, atk: 0, slides: true })]).decks).toEqual([20, 18])
  })

  test('an attack reaches what it faces and what is beside that, no more', () => {
    const far = guard({ slot: F3, ready: false, worth: 50, power: 0 })
    const [one, two] = [guard({ slot: F1, def: 9, atk: 0 }), guard({ slot: F2, def: 9, atk: 0 })]
    expect(remains([unit(), one, two, far]).decks).toEqual([20, 20])
    expect(remains([unit({ slot: F2 }), one, two, far]).decks).toEqual([20, 18])
  })
})

/** The attacker in F1 reaches F1 and F2: both are held by the same, and the cards of a deck are so dear that they guard. */
const fought = (own: Unit, held: Partial<Unit>, rates: Partial<Rates> = {}): After =>
  remains([own, guard({ ...held, slot: F1 }), guard({ ...held, slot: F2 })], {
    life: (n) => 10 * n,
    ...rates,
  })

describe('a battle', () => {
  test('damage beyond the Power Cards discards, just as many does not', () => {
    const own = unit({ atk: 3, def: 9 })
    expect(fought(own, { power: 3 })).toEqual({ decks: [20, 20], left: ['0:0 1', '1:0 1', '1:1 3'] })
    expect(fought(own, { power: 2 }).left).toEqual(['0:0 1', '1:0 0', '1:1 2'])
    expect(fought(own, { power: 1 }).left).toEqual(['0:0 1', '1:1 1'])
  })

  test('the guard strikes back: no attack where that costs more', () => {
    expect(fought(unit({ worth: 5 }), { atk: 9, power: 0 }).left).toHaveLength(3)
    expect(fought(unit({ worth: 3 }), { atk: 9, power: 0 }).left).toEqual(['1:1 0'])
  })

  test('Counter adds to what the guard does, Berserk to what the attacker does', () => {
    const own = unit({ power: 0, worth: 9 })
    const held = { atk: 1, power: 0 }
    expect(fought(own, held).left).toEqual(['0:0 0', '1:1 0'])
    expect(fought(own, { ...held, counter: 1 }).left).toHaveLength(3)
    const thick = { atk: 0, def: 2, power: 0 }
    expect(fought(own, thick).left).toHaveLength(3)
    expect(fought({ ...own, berserk: 1 }, thick).left).toEqual(['0:0 0', '1:1 0'])
  })

  test('Initiative: who falls first does not strike; of both, they strike at once', () => {
    const own = unit({ atk: 3, power: 0, worth: 9 })
    const held = { atk: 5, worth: 6 }
    expect(fought(own, held).left).toHaveLength(3)
    expect(fought({ ...own, initiative: true }, held).left).toEqual(['0:0 0', '1:1 1'])
    expect(fought({ ...own, initiative: true }, { ...held, initiative: true }).left).toHaveLength(3)
  })

  test('Turn Initiative of the guard: the attacker falls first', () => {
    const own = unit({ atk: 3, power: 0, worth: 2 })
    const held = { atk: 5, worth: 6 }
    // at once it is a good exchange
    expect(fought(own, held).left).toEqual(['1:1 1'])
    expect(fought(own, { ...held, turnInitiative: true }).left).toHaveLength(3)
    const first = { ...own, initiative: true }
    expect(fought(first, { ...held, turnInitiative: true }).left).toEqual(['1:1 1'])
  })

  test('Battle Bonus mills for who wins alone, on either side', () => {
    const own = unit({ atk: 3, def: 9, battleBonus: 2 })
    expect(fought(own, { power: 1 }).decks).toEqual([20, 18])
    expect(fought(own, { power: 2 }).decks).toEqual([20, 20])
    const weak = unit({ atk: 5, power: 0, worth: 1, battleBonus: 2 })
    const held = { atk: 5, power: 9 }
    expect(fought(weak, held, { power: 10 })).toEqual({ decks: [20, 20], left: ['1:0 5', '1:1 9'] })
    expect(fought(weak, { ...held, battleBonus: 1 }, { power: 10 }).decks).toEqual([19, 20])
    expect(fought(weak, { ...held, power: 3, battleBonus: 1 }, { power: 10 }).decks).toEqual([20, 20])
  })
})

describe('a Battle Phase', () => {
  test('the fastest attacks first, of both seats; where SPD is equal the holder', () => {
    // who strikes first mills the last cards of the other
    const both = [unit({ spd: 3 }), unit({ seat: 1, slot: F3, spd: 4 })]
    expect(remains(both, {}, 0, [2, 2]).decks).toEqual([0, 2])
    const equal = [unit({ spd: 3 }), unit({ seat: 1, slot: F3, spd: 3 })]
    expect(remains(equal, {}, 0, [2, 2]).decks).toEqual([2, 0])
    expect(remains(equal, {}, 1, [2, 2]).decks).toEqual([0, 2])
  })

  test('who guarded does not guard again', () => {
    const front = [F1, F2, F3].map((slot) => guard({ slot, ready: false }))
    // behind F1 and behind F2: it guards once, the second attack goes through
    const behind = guard({ slot: B1, def: 9, atk: 0 })
    const two = [unit({ spd: 4 }), unit({ slot: F2, spd: 3 })]
    expect(remains([...two, behind, ...front], { tired: 0.5 }).decks).toEqual([20, 18])
  })

  test('attacking costs a guard as long as an enemy may still attack', () => {
    const small = unit({ atk: 1 })
    const enemy = unit({ seat: 1, slot: F3, spd: 1, atk: 0 })
    expect(remains([small, enemy], { tired: 2 }).decks).toEqual([20, 20])
    expect(remains([small, unit({ ...enemy, attacks: false })], { tired: 2 }).decks).toEqual([20, 19])
  })
})
