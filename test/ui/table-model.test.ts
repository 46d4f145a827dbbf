import { describe, expect, it } from 'vitest'
import type { Step } from '../../src/engine/door.ts'
import { view } from '../../src/engine/door.ts'
import { PASS, type Seat } from '../../src/engine/types.ts'
import decks from '../../src/games/landfight/decks.json' with { type: 'json' }
import { landfightRules } from '../../src/games/landfight/index.ts'
import { createMatch, type LocalMatch } from '../../src/play/match.ts'
import { extras } from '../../src/ui/card/extras.ts'
import { en } from '../../src/ui/language/en.ts'
import { landfightData } from '../../src/ui/table/landfight/data.ts'
import * as landfightExtras from '../../src/ui/table/landfight/extras.ts'
import { type LandfightModel, tableModel } from '../../src/ui/table/landfight/model.ts'
import type { TileModel } from '../../src/ui/table/shape.ts'
import { follow, offersAfter } from '../../src/ui/table/steps.ts'

const rules = landfightRules()
const list = (i: number) => {
  const deck = decks[i]
  return { name: deck?.name.en ?? '', cards: deck?.cards as [string, number][], side: [] }
}

function match(): LocalMatch {
  const made = createMatch(
    'm',
    {
      game: 'landfight',
      decks: [list(0), list(1)],
      seats: [
        { kind: 'person', name: '' },
        { kind: 'person', name: '' },
      ],
      bestOf: 1,
      seed: '00112233445566778899aabbccddeeff',
    },
    { rules, now: () => 0 },
  )
  if (!made.ok) throw new Error(made.problem.key)
  return made.value
}

const seen = (m: LocalMatch, holder: Seat, path: Step[] = [], looked = 0): LandfightModel =>
  tableModel({
    game: landfightData,
    known: view(m.state, holder),
    holder,
    path,
    picks: [],
    free: new Set(),
    base: path.length,
    looked,
    names: ['Aki', 'Ben'],
    cards: 'en',
    app: 'en',
    w: en,
    last: null,
    settled: true,
    mayUndo: false,
    thinking: false,
    happening: '',
  })

const pass: Step = { code: PASS, card: 0, to: 0 }

/** Answers until the Boost Phase of whoever goes first; that seat. */
function toBoostPhase(m: LocalMatch): Seat {
  for (let i = 0; i < 20; i++) {
    for (const seat of [0, 1] as const) {
      const model = seen(m, seat)
      if (model.asked !== seat) continue
      if (model.phase === 'boost' && model.can.next) return seat
      const first = offersAfter(m.state, []).next[0]
      m.answer(model.can.pass || model.can.next ? [pass] : first ? [first.step] : [])
      break
    }
  }
  throw new Error('no Boost Phase')
}

const playable = (model: LandfightModel): TileModel[] =>
  model.mine.hand.filter((tile) => tile.mark === 'playable')

extras.value = landfightExtras

describe('the table as one seat sees it', () => {
  it('shows own cards and the backs of the others', () => {
    const m = match()
    const seat = toBoostPhase(m)
    const model = seen(m, seat)
    expect(model.mine.hand).toHaveLength(6)
    expect(model.mine.hand.every((tile) => tile.look.def > 0)).toBe(true)
    expect(model.theirs.hand).toHaveLength(5)
    expect(model.theirs.hand.every((tile) => tile.look.def === 0 && tile.look.name === '')).toBe(true)
  })

  it('is plain data', () => {
    const m = match()
    const model = seen(m, toBoostPhase(m))
    expect(structuredClone(model)).toEqual(model)
  })

  it('says whom it waits for on both sides', () => {
    const m = match()
    const seat = toBoostPhase(m)
    const [mine, theirs] = [seen(m, seat), seen(m, seat === 0 ? 1 : 0)]
    expect(mine.waiting.mine).toBe(true)
    expect(theirs.waiting).toMatchObject({ mine: false, who: seat === 0 ? 'Aki' : 'Ben' })
    expect(theirs.can).toMatchObject({ pass: false, next: false, confirm: false })
  })

  it('offers Next phase in the own phase and Pass in an answer, never both', () => {
    const m = match()
    const seat = toBoostPhase(m)
    expect(seen(m, seat).can).toMatchObject({ next: true, pass: false })
    m.answer([pass])
    const other: Seat = seat === 0 ? 1 : 0
    expect(seen(m, other).can).toMatchObject({ next: false, pass: true })
  })

  it('confirms nothing before a path is complete, then says what would happen', () => {
    const m = match()
    const seat = toBoostPhase(m)
    const start = seen(m, seat)
    expect(start.can.confirm).toBe(false)
    const small = playable(start).find((tile) => tile.look.badge === 'S')
    const path = follow(m.state, [small?.step as Step])
    const chosen = seen(m, seat, path)
    expect(chosen.can.confirm).toBe(true)
    expect(chosen.mine.hand.find((tile) => tile.ref === small?.ref)?.chosen).toBe(1)
    expect(chosen.mine.lifeAfter).toBe(39)
    expect(chosen.focus?.outcome.join()).toContain('arrives')
    expect(m.state.chain).toHaveLength(0)
  })

  it('asks before a phase is left while something can still act', () => {
    const m = match()
    const model = seen(m, toBoostPhase(m), [pass])
    expect(model.can.confirm).toBe(true)
    expect(model.waiting.why).toContain('can still act')
  })

  it('says why a card cannot be used', () => {
    const m = match()
    const seat = toBoostPhase(m)
    m.answer([pass])
    const theirs = seen(m, seat === 0 ? 1 : 0)
    const refused = theirs.mine.hand.find((tile) => tile.mark === 'none')
    expect(refused?.why).toMatch(/\.$/)
  })
})
