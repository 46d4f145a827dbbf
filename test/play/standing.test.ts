import { describe, expect, it } from 'vitest'
import { PASS } from '../../src/engine/types.ts'
import { type Moment, passesItself, type Standing, standingAt } from '../../src/play/standing.ts'

const CARD = 4096 + 7
const auto: Standing = { mode: 'auto' }
const ask: Standing = { mode: 'ask' }
const untilMyTurn: Standing = { mode: 'untilMyTurn', since: 4 }

const moment = (over: Partial<Moment> = {}): Moment => ({
  decision: { seat: 0, kind: 'act' },
  codes: [PASS],
  turn: 5,
  turnSeat: 1,
  attacked: false,
  ownPending: false,
  ...over,
})

describe('auto', () => {
  it('passes when passing is all there is', () => {
    expect(passesItself(auto, moment())).toBe(true)
  })
  it('asks when a legal answer is held', () => {
    expect(passesItself(auto, moment({ codes: [PASS, CARD] }))).toBe(false)
  })
  it('does not ask for an answer to my own card', () => {
    const own = moment({ codes: [PASS, CARD], turnSeat: 0, ownPending: true })
    expect(passesItself(auto, own)).toBe(true)
    expect(passesItself(ask, own)).toBe(false)
  })
  it('asks when something must be chosen', () => {
    expect(passesItself(auto, moment({ decision: { seat: 0, kind: 'choose' } }))).toBe(false)
    expect(passesItself(auto, moment({ codes: [] }))).toBe(false)
  })
})

describe('pass until my turn, over the end of a game', () => {
  it('ends with my first turn of the new game, whose turns are counted from 1 again', () => {
    const mine = moment({ turn: 1, turnSeat: 0 })
    expect(standingAt({ mode: 'untilMyTurn', since: 8 }, mine)).toEqual(auto)
  })
})

describe('ask me', () => {
  it('asks in every window', () => {
    expect(passesItself(ask, moment())).toBe(false)
  })
})

describe('pass until my turn', () => {
  it("passes in the opponent's turn although an answer is held", () => {
    expect(passesItself(untilMyTurn, moment({ codes: [PASS, CARD] }))).toBe(true)
  })
  it('stops for an attack, and stays stopped', () => {
    const attacked = moment({ codes: [PASS, CARD], attacked: true })
    expect(passesItself(untilMyTurn, attacked)).toBe(false)
    expect(standingAt(untilMyTurn, attacked)).toEqual(auto)
  })
  it('never plays on when something must be chosen', () => {
    expect(passesItself(untilMyTurn, moment({ decision: { seat: 0, kind: 'may' } }))).toBe(false)
  })
  it('ends with my next turn', () => {
    expect(standingAt(untilMyTurn, moment({ turn: 6, turnSeat: 0 }))).toEqual(auto)
  })
  it('set in my own turn, it gives nothing of that turn away', () => {
    const own = moment({ turn: 4, turnSeat: 0, codes: [PASS, CARD] })
    expect(standingAt(untilMyTurn, own)).toEqual(untilMyTurn)
    expect(passesItself(untilMyTurn, own)).toBe(false)
  })
})
