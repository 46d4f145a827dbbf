import { describe, expect, test } from 'vitest'
import { type Board, fight, type Unit } from '../../src/games/legends/outlook.ts'

const unit = (power: number, more: Partial<Unit> = {}): Unit => ({
  power,
  attacksNow: 1,
  attacksLater: 1,
  bypass: false,
  bulwark: false,
  padded: false,
  worth: power,
  ...more,
})

/** Every life counts the same, so that a figure expected below can be added up by hand. */
const plain = (life: number): number => life

interface After {
  life: [number, number]
  own: number[]
  foes: number[]
}

/** Seat 0 attacks; what is left of both. */
function remains(own: Unit[], foes: Unit[], life: [number, number] = [20, 20], now = true): After {
  const board: Board = { life: [...life], units: [own, foes] }
  fight(board, 0, now, plain)
  return {
    life: board.life,
    own: board.units[0].map(({ power }) => power),
    foes: board.units[1].map(({ power }) => power),
  }
}

describe('one attack', () => {
  test('nobody stands before the player: the whole power', () => {
    expect(remains([unit(4)], [])).toEqual({ life: [20, 16], own: [4], foes: [] })
  })

  test('a guard weaker than the attacker falls, and its player loses the difference', () => {
    expect(remains([unit(5)], [unit(3)])).toEqual({ life: [20, 18], own: [5], foes: [] })
  })

  test('a guard that is padded spares its player the difference', () => {
    expect(remains([unit(5)], [unit(3, { padded: true })])).toEqual({ life: [20, 20], own: [5], foes: [] })
  })

  test('nobody attacks a stronger one', () => {
    expect(remains([unit(3)], [unit(5)])).toEqual({ life: [20, 20], own: [3], foes: [5] })
  })

  test('a tie costs both and no life; it is sought only where what falls is worth more', () => {
    expect(remains([unit(4)], [unit(4, { worth: 6 })])).toEqual({ life: [20, 20], own: [], foes: [] })
    expect(remains([unit(4)], [unit(4)])).toEqual({ life: [20, 20], own: [4], foes: [4] })
  })

  test('of two guards the one that brings more', () => {
    const dear = unit(2, { worth: 9 })
    expect(remains([unit(5)], [unit(1), dear])).toEqual({ life: [20, 17], own: [5], foes: [1] })
  })

  test('a power of 0 finds nothing worth an attack', () => {
    expect(remains([unit(0)], [])).toEqual({ life: [20, 20], own: [0], foes: [] })
  })
})

describe('keywords', () => {
  test('Bypass strikes the player past a guard that it could not beat', () => {
    expect(remains([unit(3, { bypass: true })], [unit(8)])).toEqual({ life: [20, 17], own: [3], foes: [8] })
  })

  test('Bypass takes the guard where that brings more', () => {
    const { life, foes } = remains([unit(4, { bypass: true })], [unit(3, { worth: 9 })])
    expect([life, foes]).toEqual([[20, 19], []])
  })

  test('Bulwark stands before other legends: the dear one behind it is out of reach', () => {
    const wall = unit(1, { bulwark: true })
    expect(remains([unit(5)], [unit(2, { worth: 9 }), wall])).toEqual({ life: [20, 16], own: [5], foes: [2] })
  })

  test('a Bulwark too strong holds all off', () => {
    const wall = unit(7, { bulwark: true })
    expect(remains([unit(5)], [unit(2), wall])).toEqual({ life: [20, 20], own: [5], foes: [2, 7] })
  })

  test('Bulwark does not stop Bypass', () => {
    const wall = unit(7, { bulwark: true })
    expect(remains([unit(3, { bypass: true })], [wall]).life).toEqual([20, 17])
  })

  test('Flurry clears the way and strikes again', () => {
    const twice = unit(3, { attacksNow: 2, attacksLater: 2 })
    expect(remains([twice], [unit(2)])).toEqual({ life: [20, 16], own: [3], foes: [] })
  })

  test('Flurry ends with a tie: what fell does not attack again', () => {
    const twice = unit(3, { attacksNow: 2, attacksLater: 2 })
    expect(remains([twice], [unit(3, { worth: 9 })])).toEqual({ life: [20, 20], own: [], foes: [] })
  })
})

describe('a turn', () => {
  test('the weakest that can opens the way, the strong ones strike the player', () => {
    expect(remains([unit(8), unit(3)], [unit(2)])).toEqual({ life: [20, 11], own: [8, 3], foes: [] })
  })

  test('a guard too strong for one is taken by the other', () => {
    expect(remains([unit(3), unit(8)], [unit(5)])).toEqual({ life: [20, 17], own: [3, 8], foes: [] })
  })

  test('now, who may still attack; later, everybody who is not tied', () => {
    const fresh = unit(4, { attacksNow: 0 })
    expect(remains([fresh], []).life).toEqual([20, 20])
    expect(remains([fresh], [], [20, 20], false).life).toEqual([20, 16])
    const tied = unit(4, { attacksNow: 0, attacksLater: 0 })
    expect(remains([tied], [], [20, 20], false).life).toEqual([20, 20])
  })

  test('nothing is struck after the last life', () => {
    expect(remains([unit(4), unit(5)], [], [20, 3]).life).toEqual([20, -1])
    expect(remains([unit(4)], [], [0, 20]).life).toEqual([0, 20])
  })

  test('seat 1 attacks seat 0', () => {
    const board: Board = { life: [20, 20], units: [[unit(2)], [unit(5)]] }
    fight(board, 1, true, plain)
    expect(board).toMatchObject({ life: [17, 20], units: [[], [{ power: 5 }]] })
  })

  test('what a life is worth decides between the player and a guard', () => {
    const last = (life: number): number => (life <= 0 ? -100 : life)
    const board: Board = { life: [20, 3], units: [[unit(3, { bypass: true })], [unit(2, { worth: 9 })]] }
    fight(board, 0, true, last)
    expect(board).toMatchObject({ life: [20, 0], units: [[{ power: 3 }], [{ power: 2 }]] })
  })
})
