import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Act } from '../../src/counter/acts.ts'
import { isAct } from '../../src/counter/acts.ts'
import { NOBODY } from '../../src/counter/cells.ts'
import { apply, BUBBLE, begin, type Counter, winner } from '../../src/counter/counter.ts'
import { presets, readPreset } from '../../src/counter/preset.ts'
import { holder, ribbonAt, ribbonOf, roundOf } from '../../src/counter/ribbon.ts'

const presetOf = (id: string) => {
  const found = presets.find((preset) => preset.id === id)
  if (!found) throw new Error(`no preset ${id}`)
  return found
}
const fresh = (id: string) => begin(presetOf(id))
/** Acts one after another, `gap` ms apart. */
const play = (counter: Counter, acts: readonly Act[], gap = 100, from = 1_000): Counter =>
  acts.reduce((now, act, n) => apply(now, act, from + n * gap), counter)
const tap = (seat: 0 | 1, by: number): Act => ({ do: 'change', seat, by })
const undo: Act = { do: 'undo' }
const redo: Act = { do: 'redo' }

describe('bubbles', () => {
  test('eight quick taps are one step', () => {
    const now = play(fresh('landfight'), new Array(8).fill(tap(0, 1)))
    expect(now.cells.number).toEqual([48, 40])
    expect(now.steps).toMatchObject([{ seat: 0, taps: 8, sum: 8, to: 48, at: 1_000, until: 1_700 }])
  })

  test('a pause longer than a bubble begins another', () => {
    const now = play(fresh('landfight'), [tap(0, 1), tap(0, 1), tap(0, 1)], BUBBLE + 1)
    expect(now.steps.map(({ sum }) => sum)).toEqual([1, 1, 1])
    expect(play(fresh('landfight'), [tap(0, 1), tap(0, 1)], BUBBLE).steps).toHaveLength(1)
  })

  test('both sides tapped at once have a bubble each, and each is taken back by itself', () => {
    const taps = Array.from({ length: 40 }, (_, n) => tap(n % 2 === 0 ? 0 : 1, n % 2 === 0 ? -1 : 1))
    const now = play(fresh('landfight'), taps, 10)
    expect(now.cells.number).toEqual([20, 60])
    expect(now.steps).toHaveLength(2)
    expect(play(now, [undo], 1, 5_000).cells.number).toEqual([20, 40])
    expect(play(now, [undo, undo], 1, 5_000).cells.number).toEqual([40, 40])
    expect(play(now, [undo, undo, redo, redo], 1, 5_000).cells).toEqual(now.cells)
  })

  test('nothing joins a bubble from before something else, or after it was taken back', () => {
    const between = play(fresh('landfight'), [tap(0, 1), { do: 'first', seat: 1 }, tap(0, 1)])
    expect(between.steps.map(({ word }) => word)).toEqual(['change', 'first', 'change'])
    const back = play(fresh('landfight'), [tap(0, 1), tap(1, 1), undo, tap(0, 1)])
    expect(back.steps).toHaveLength(2)
    expect(back.cells.number).toEqual([42, 40])
  })

  test('a number stops at its least; what would go past it is not kept as a step', () => {
    const now = play(fresh('legends'), [tap(0, -25), tap(0, -1)])
    expect(now.cells.number).toEqual([0, 20])
    expect(now.steps).toMatchObject([{ sum: -20, to: 0, taps: 1 }])
    expect(play(fresh('free'), [tap(0, -25)]).cells.number).toEqual([-5, 20])
  })
})

describe('undo and redo', () => {
  test('of two bubbles side by side the one that was tapped last is taken back', () => {
    const now = play(fresh('free'), [tap(0, -1), tap(1, 1), tap(0, -1), undo])
    expect(now.cells.number).toEqual([20, 21])
    expect(play(now, [redo]).cells.number).toEqual([18, 21])
  })

  test('taps on a zone are a bubble too', () => {
    const zone: Act = { do: 'zone', seat: 1, zone: 3, by: 1 }
    const now = play(fresh('landfight'), [zone, zone, tap(1, -1), zone])
    expect(now.steps.map(({ word, sum }) => [word, sum])).toEqual([
      ['zone', 3],
      ['change', -1],
    ])
    expect(play(now, [undo]).cells.zones[1]).toEqual([0, 0, 0, 0, 0, 0])
    expect(play(now, [undo]).cells.number).toEqual([40, 39])
    expect(apply(fresh('free'), zone, 0).steps).toEqual([])
  })

  test('a clock that was stopped stays so', () => {
    const now = play(
      fresh('free'),
      [tap(0, 1), { do: 'clock', runs: 1 }, { do: 'clock', runs: 0 }, undo],
      1_000,
    )
    expect(now.cells).toMatchObject({ clock: [0, 1_000], number: [20, 20] })
  })

  const acts: fc.Arbitrary<Act> = fc.oneof(
    fc.record({
      do: fc.constant('change' as const),
      seat: fc.constantFrom(0, 1),
      by: fc.integer({ min: -5, max: 5 }),
    }),
    fc.record({
      do: fc.constant('set' as const),
      seat: fc.constantFrom(0, 1),
      to: fc.integer({ min: -9, max: 99 }),
    }),
    fc.record({
      do: fc.constant('zone' as const),
      seat: fc.constantFrom(0, 1),
      zone: fc.integer({ min: 0, max: 7 }),
      by: fc.integer({ min: -2, max: 2 }),
    }),
    fc.record({ do: fc.constant('step' as const), by: fc.integer({ min: -1, max: 1 }) }),
    fc.record({ do: fc.constant('first' as const), seat: fc.constantFrom(0, 1) }),
    fc.record({ do: fc.constant('end' as const), won: fc.constantFrom(0, 1, 2) }),
    fc.record({ do: fc.constant('clock' as const), runs: fc.constantFrom(0, 1) }),
    fc.constantFrom<Act>({ do: 'reset' }, undo, redo),
  ) as fc.Arbitrary<Act>

  test('whatever was done, taking all of it back leads to the beginning, and redoing to the same numbers', () => {
    fc.assert(
      fc.property(fc.constantFrom(...presets), fc.array(acts, { maxLength: 60 }), (preset, done) => {
        const end = play(begin(preset), done, 900)
        const steps = end.steps.filter(({ word }) => word !== 'clock').length
        const start = play(end, new Array(steps).fill(undo), 1, 90_000)
        expect({ ...start.cells, clock: 0 }).toEqual({ ...begin(preset).cells, clock: 0 })
        const again = play(start, new Array(steps).fill(redo), 1, 99_000)
        expect({ ...again.cells, clock: 0 }).toEqual({ ...end.cells, clock: 0 })
        expect(done.every(isAct)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('something new forgets what was taken back', () => {
    const now = play(fresh('free'), [tap(0, 1), undo, tap(1, 1), redo])
    expect(now.cells.number).toEqual([20, 21])
  })

  test('what chance has said stays, and what was done before it is taken back', () => {
    const roll: Act = { do: 'roll', sides: 20, seat: 2, value: 17 }
    const now = play(fresh('free'), [tap(0, 1), roll, undo, roll, redo])
    expect(now.cells.number).toEqual([21, 20])
    expect(now.steps.map(({ word }) => word)).toEqual(['roll', 'roll', 'change'])
  })

  test('a reset can be taken back', () => {
    const played = play(fresh('legends'), [tap(0, -3), { do: 'end', won: 1 }, tap(1, -2)])
    const now = play(played, [{ do: 'reset' }], 1, 50_000)
    expect(now.cells.wins).toEqual([0, 0])
    expect(play(now, [undo], 1, 60_000).cells).toEqual(played.cells)
  })
})

describe('LL-8.6, LL-8.8: the ribbon of Last Land', () => {
  test('fourteen steps with the holder right at each, and back', () => {
    let now = apply(fresh('lastland'), { do: 'first', seat: 1 }, 0)
    const seen: string[] = []
    const see = () => {
      const { preset, cells } = now
      const step = ribbonOf(preset, cells)[ribbonAt(preset, cells)]
      return `${roundOf(cells)}:${step?.what === 'battle' ? 'B' : step?.seat}/${holder(preset, cells)}`
    }
    for (let n = 0; n < 14; n++) {
      seen.push(see())
      now = apply(now, { do: 'step', by: 1 }, n)
    }
    expect(seen.join(' ')).toBe(
      '1:1/0 1:0/0 1:B/0 2:0/1 2:1/1 2:B/1 3:1/0 3:0/0 3:B/0 4:0/1 4:1/1 4:B/1 5:1/0 5:0/0',
    )
    for (let n = 13; n >= 0; n--) {
      now = apply(now, n % 2 === 0 ? undo : { do: 'step', by: -1 }, n)
      if (n % 2 === 0) continue
      now = apply(now, undo, n)
    }
    expect(now.cells.turn).toBe(7)
    for (let n = 0; n < 7; n++) now = apply(now, undo, n)
    expect(see()).toBe('1:1/0')
  })

  test('there is no ribbon before it is settled who goes first, nor in other games', () => {
    expect(apply(fresh('lastland'), { do: 'step', by: 1 }, 0).cells.turn).toBe(0)
    expect(ribbonOf(presetOf('lastland'), fresh('lastland').cells)).toEqual([])
    const free = apply(fresh('free'), { do: 'first', seat: 0 }, 0)
    expect(apply(free, { do: 'step', by: 1 }, 0)).toBe(free)
  })
})

describe('LG-3.10, LG-11.2, LG-11.4: a match of Legends', () => {
  const twice = () =>
    play(drafted(), [
      { do: 'end', won: 0 },
      { do: 'first', seat: 1 },
      { do: 'end', won: 0 },
    ])
  const drafted = () => apply(fresh('legends'), { do: 'first', seat: 0 }, 0)

  test('the draft goes 1, 2, 2, 2, 2, 2, 1, then the opening draws', () => {
    const { preset, cells } = drafted()
    const ribbon = ribbonOf(preset, cells)
    expect(ribbon.filter(({ what }) => what === 'draft').map(({ seat, count }) => [seat, count])).toEqual([
      [0, 1],
      [1, 2],
      [0, 2],
      [1, 2],
      [0, 2],
      [1, 2],
      [0, 1],
    ])
    expect(ribbon.slice(7).map(({ what }) => what)).toEqual(['draws', 'play'])
    const far = play(drafted(), new Array(20).fill({ do: 'step', by: 1 }))
    expect(ribbonAt(preset, far.cells)).toBe(8)
    expect(far.cells.turn).toBe(8)
  })

  test('2-1 with the loser choosing who starts', () => {
    let now = play(drafted(), [tap(1, -20), { do: 'end', won: 0 }])
    expect(now.cells).toMatchObject({ number: [20, 20], wins: [1, 0], first: NOBODY, chooser: 1 })
    now = play(now, [{ do: 'first', seat: 1 }, tap(0, -20), { do: 'end', won: 1 }])
    expect(now.cells).toMatchObject({ number: [20, 20], wins: [1, 1], first: NOBODY, chooser: 0 })
    expect(ribbonOf(now.preset, { ...now.cells, first: 1 }).map(({ what }) => what)).toEqual([
      'draws',
      'play',
    ])
    now = play(now, [{ do: 'first', seat: 1 }, tap(1, -20), { do: 'end', won: 0 }])
    expect(winner(now)).toBe(0)
    expect(now.cells).toMatchObject({ number: [20, 0], wins: [2, 1], games: 3 })
    expect(winner(apply(now, undo, 0))).toBe(NOBODY)
  })

  test('a match that is won is not won again', () => {
    const won = twice()
    expect(won.cells.wins).toEqual([2, 0])
    expect(apply(won, { do: 'end', won: 0 }, 0)).toBe(won)
    expect(winner({ ...won, cells: { ...won.cells, wins: [3, 0] } })).toBe(0)
  })

  test('LG-R22: after a drawn round who chose chooses again, and what the draft set stays', () => {
    const first = play(drafted(), [{ do: 'end', won: 2 }])
    expect(first.cells).toMatchObject({ wins: [0, 0], games: 1, first: 0, chooser: NOBODY })
    const later = play(drafted(), [
      { do: 'end', won: 0 },
      { do: 'first', seat: 1 },
      { do: 'end', won: 2 },
    ])
    expect(later.cells).toMatchObject({ wins: [1, 0], first: NOBODY, chooser: 1 })
  })
})

describe('LF-10.2, LF-R17: a match of Landfight', () => {
  test('best of three; the loser of the game before chooses, after a drawn game nobody', () => {
    let now = play(fresh('landfight'), [
      { do: 'first', seat: 0 },
      { do: 'zone', seat: 0, zone: 5, by: 2 },
    ])
    expect(now.cells.zones[0]).toEqual([0, 0, 0, 0, 0, 2])
    now = play(now, [{ do: 'end', won: 1 }])
    expect(now.cells).toMatchObject({ wins: [0, 1], first: NOBODY, chooser: 0, number: [40, 40] })
    expect(now.cells.zones[0]).toEqual([0, 0, 0, 0, 0, 0])
    now = play(now, [
      { do: 'first', seat: 0 },
      { do: 'end', won: 2 },
    ])
    expect(now.cells).toMatchObject({ wins: [0, 1], first: NOBODY, chooser: NOBODY })
    expect(winner(play(now, [{ do: 'end', won: 1 }]))).toBe(1)
  })
})

describe('what comes from outside', () => {
  test.each([
    null,
    'reset',
    {},
    { do: 'fly' },
    { do: 'toString' },
    { do: 'change', seat: 2, by: 1 },
    { do: 'change', seat: 0, by: 0.5 },
    { do: 'change', seat: 0 },
    { do: 'change', seat: 0, by: 1, more: 1 },
    { do: 'roll', sides: 6, seat: 0, value: '6' },
    { do: 'set', seat: 0, to: 1e9 },
  ])('%j is no act', (value) => {
    expect(isAct(value)).toBe(false)
  })

  test('a preset is read or refused as a whole', () => {
    const mine = { id: 'my-game', name: ' My game ', start: 30, least: -10, big: 10, wins: 2 }
    expect(readPreset(mine)).toMatchObject({ id: 'my-game', name: 'My game', start: 30, wins: 2, zones: 0 })
    expect(readPreset({ ...presetOf('legends'), start: 999 })).toEqual(presetOf('legends'))
    const bad = [
      { ...mine, id: '../x' },
      { ...mine, name: '  ' },
      { ...mine, name: 'x'.repeat(25) },
      { ...mine, start: 2.5 },
      { ...mine, start: -11 },
      { ...mine, least: 1 },
      { ...mine, big: 1 },
      null,
      7,
    ]
    for (const value of bad) expect(readPreset(value)).toBe(null)
  })

  test('the clock adds up what it ran', () => {
    const runs: Act = { do: 'clock', runs: 1 }
    const stands: Act = { do: 'clock', runs: 0 }
    const now = play(fresh('free'), [runs, runs, stands, runs], 1_000)
    expect(now.cells.clock).toEqual([4_000, 2_000])
    expect(now.steps).toHaveLength(3)
  })
})
