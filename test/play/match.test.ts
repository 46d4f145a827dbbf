import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { digest, question, type Step, view } from '../../src/engine/door.ts'
import type { Seat, State } from '../../src/engine/types.ts'
import type { MatchStore } from '../../src/play/keeper.ts'
import { createMatch, type LocalMatch, type MatchOptions, resumeMatch } from '../../src/play/match.ts'
import type { Checked } from '../../src/play/problem.ts'
import { quick, randomSteps } from '../../src/play/random.ts'
import { recordFromStore, recordFromText, recordText } from '../../src/play/record.ts'
import { openReplay } from '../../src/play/replay.ts'
import { sentence } from '../../src/play/sentences.ts'
import type { MatchConfig, MatchRecord, SeatSpec } from '../../src/play/types.ts'
import { openStorage } from '../../src/storage/storage.ts'
import { rules, starterDeck } from '../support/table.ts'

const person = (name: string): SeatSpec => ({ kind: 'person', name })
const decks: MatchConfig['decks'] = [starterDeck('kiln-march'), starterDeck('dusk-garden')]

const config = (seats: MatchConfig['seats'], seed = '5'.repeat(32)): MatchConfig => ({
  game: 'landfight',
  decks,
  seats,
  bestOf: 1,
  seed,
})

const onePhone = config([person('Aki'), person('Ben')])
const againstAi = config([person('Aki'), { kind: 'ai', name: 'AI' }])
const options: MatchOptions = { rules, now: () => 1000 }

function open(checked: Checked<LocalMatch>): LocalMatch {
  if (!checked.ok) throw new Error(sentence(checked.problem, 'en'))
  return checked.value
}

const begin = (given: MatchConfig, more: Partial<MatchOptions> = {}) =>
  open(createMatch('m1', given, { ...options, ...more }))

/** Plays so many random decisions of whoever is asked. */
function playOn(match: LocalMatch, decisions: number, seed = 1): void {
  const below = quick(seed)
  for (let i = 0; i < decisions && question(match.state).ask === 'decision'; i += 1)
    match.answer(randomSteps(match.state, below))
}

const full = (s: State) => digest(s, 'full')
const soon = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('a match on one phone', () => {
  test('stands at a decision: chances are answered from the seed', () => {
    const match = begin(onePhone)
    expect(question(match.state)).toMatchObject({ ask: 'decision', prompt: 'choose.firstPlayer' })
    expect(match.history.every(({ question: asked }) => asked.ask === 'chance')).toBe(true)
  })

  test('the same seed and answers lead to the same position, another seed to another', () => {
    const states = ['5', '5', '6'].map((digit) => {
      const match = begin({ ...onePhone, seed: digit.repeat(32) })
      playOn(match, 40)
      return full(match.state)
    })
    expect(states[0]).toBe(states[1])
    expect(states[0]).not.toBe(states[2])
  })

  test('undo takes back the last choice, and the same action then meets the same fate', () => {
    const match = begin(onePhone)
    const positions: string[] = []
    const answers: Step[][] = []
    const below = quick(3)
    for (let i = 0; i < 30; i += 1) {
      const steps = randomSteps(match.state, below)
      positions.push(full(match.state))
      answers.push(steps)
      match.answer(steps)
    }
    const end = full(match.state)
    const inputs = match.record.inputs.length
    let undone = 0
    while (match.undo()) {
      undone += 1
      expect(positions).toContain(full(match.state))
    }
    expect(undone).toBeGreaterThan(3)
    expect(match.record.inputs.length).toBeLessThan(inputs)
    expect(question(match.state)).toMatchObject({ prompt: 'choose.firstPlayer' })
    for (const steps of answers) match.answer(steps)
    expect(full(match.state)).toBe(end)
  })

  test('an answer that is not legal changes nothing', () => {
    const match = begin(onePhone)
    const before = full(match.state)
    expect(() => match.answer([{ code: 1, card: 0, to: 0 }])).toThrow('not legal')
    expect(full(match.state)).toBe(before)
    expect(match.record.inputs).toHaveLength(match.history.length)
  })

  test('conceding ends it, and may be taken back', () => {
    const match = begin(onePhone)
    playOn(match, 5)
    const before = full(match.state)
    match.concede(0)
    expect([match.state.result, match.record.result]).toEqual([1, 1])
    expect(match.undo()).toBe(true)
    expect([full(match.state), match.record.result]).toEqual([before, -1])
  })

  test('listeners hear every input in order, also one that answers at once', () => {
    const match = begin(onePhone)
    const heard: number[] = []
    let answered = false
    match.listen(() => {
      if (answered) return
      answered = true
      match.answer(randomSteps(match.state, quick(1)))
    })
    const stop = match.listen((played) => void heard.push(played?.input.n ?? -1))
    playOn(match, 4)
    expect(heard).toEqual(heard.toSorted((a, b) => a - b))
    expect(heard.length).toBeGreaterThan(4)
    stop()
    const count = heard.length
    playOn(match, 1)
    expect(heard).toHaveLength(count)
  })
})

describe('other seats', () => {
  const think = (view_: State, _seat: Seat) => Promise.resolve(randomSteps(view_, quick(7)))

  test('the AI is given its own view and plays when it is asked', async () => {
    const views: State[] = []
    const match = begin(againstAi, {
      think: (seen, seat) => {
        views.push(seen)
        expect(seat).toBe(1)
        return think(seen, seat)
      },
    })
    for (let i = 0; i < 30 && match.state.result === -1; i += 1) {
      const asked = question(match.state)
      if (asked.ask === 'decision' && asked.seat === 0) playOn(match, 1, i)
      await soon()
    }
    expect(views.length).toBeGreaterThan(3)
    for (const seen of views) {
      const hand = seen.zones[rules.game.zone.hand * 2]?.top ?? []
      expect(hand.every((row) => seen.rows[row]?.card === 0 || seen.rows[row]?.knownTo === 3)).toBe(true)
    }
    expect(match.record.inputs.some(({ by }) => by === 1)).toBe(true)
  })

  test('undo goes back before the last choice of the person', async () => {
    const match = begin(againstAi, { think })
    for (let i = 0; i < 12; i += 1) {
      const asked = question(match.state)
      if (asked.ask === 'decision' && asked.seat === 0) playOn(match, 1, i)
      await soon()
    }
    expect(match.undo()).toBe(true)
    expect(question(match.state)).toMatchObject({ ask: 'decision', seat: 0 })
  })

  test('an answer that comes too late is dropped', async () => {
    let release: (steps: Step[]) => void = () => {}
    let asked = 0
    const match = begin(
      { ...againstAi, seed: 'a'.repeat(32) },
      {
        think: (seen) => {
          asked += 1
          return new Promise((resolve) => {
            release = (steps) => resolve(steps.length > 0 ? steps : randomSteps(seen, quick(1)))
          })
        },
      },
    )
    while (asked === 0) playOn(match, 1)
    const stale = release
    const before = full(match.state)
    match.concede(0)
    match.undo()
    expect(full(match.state)).toBe(before)
    stale([])
    await soon()
    expect(full(match.state)).toBe(before)
    release([])
    await soon()
    expect(full(match.state)).not.toBe(before)
  })

  test.each([
    [
      'answers what is not allowed',
      () => Promise.resolve([{ code: 4095, card: 0, to: 0 } as Step]),
      'seat.illegal',
    ],
    ['fails', () => Promise.reject(new Error('worker died')), 'seat.silent'],
  ])('an AI that %s does not stop the match', async (_what, think_, key) => {
    const problems: string[] = []
    const match = begin(againstAi, { think: think_, onProblem: (problem) => problems.push(problem.key) })
    for (let i = 0; i < 10 && !problems.includes(key); i += 1) {
      playOn(match, 1, i)
      await soon()
    }
    expect(problems).toContain(key)
    expect(match.record.inputs.some(({ by }) => by === 1)).toBe(true)
  })

  test('a scripted seat answers at once', () => {
    const match = begin(config([person('Aki'), { kind: 'scripted', name: 'Guide' }]), {
      script: (seen) => randomSteps(seen, quick(2)),
    })
    playOn(match, 10)
    const asked = question(match.state)
    expect(asked.ask === 'over' || (asked.ask === 'decision' && asked.seat === 0)).toBe(true)
    expect(match.record.inputs.some(({ by }) => by === 1)).toBe(true)
  })
})

describe('saved and resumed', () => {
  test('a match may be killed after any input, and goes on the same', () => {
    const match = begin(onePhone)
    for (let i = 0; i < 25; i += 1) {
      const resumed = open(resumeMatch(JSON.parse(JSON.stringify(match.record)) as MatchRecord, options))
      expect(full(resumed.state)).toBe(full(match.state))
      playOn(resumed, 1, i)
      playOn(match, 1, i)
      expect(full(resumed.state)).toBe(full(match.state))
    }
  })

  test('the half-made choice comes back; one that no longer fits is dropped', () => {
    const match = begin(onePhone)
    const [first] = randomSteps(match.state, quick(1))
    if (first === undefined) throw new Error('nothing to choose')
    match.setDraft([first])
    expect(open(resumeMatch(match.record, options)).draft).toEqual([first])
    const wrong = { ...match.record, draft: [{ code: 4094, card: 0, to: 0 as const }] }
    expect(open(resumeMatch(wrong, options)).draft).toEqual([])
    match.answer([first])
    expect(match.draft).toEqual([])
  })

  test('every input is in the store, across undo too', async () => {
    const storage = openStorage(() => {}, 'match-test')
    const match = begin(onePhone, { store: storage.matches })
    for (let i = 0; i < 15; i += 1) {
      playOn(match, 1, i)
      if (i % 4 === 3) match.undo()
      if (i % 3 === 0) await match.stored()
    }
    await match.stored()
    const loaded = await storage.matches.load('m1')
    if (!loaded.ok) throw new Error(loaded.problem.key)
    const record = recordFromStore(loaded.value)
    expect(record).toEqual({ ok: true, value: match.record })
    if (record.ok) expect(full(open(resumeMatch(record.value, options)).state)).toBe(full(match.state))
    storage.close()
  })

  test('a save that fails is reported and made up for by the next', async () => {
    const saved: unknown[] = []
    let failing = true
    const store: MatchStore = {
      save: async (_head, from, inputs) => {
        if (failing) return { ok: false, problem: { key: 'storage.full', values: {} } }
        saved.splice(from, saved.length, ...inputs)
        return { ok: true, value: null }
      },
    }
    const problems: string[] = []
    const match = begin(onePhone, { store, onProblem: (problem) => problems.push(problem.key) })
    playOn(match, 2)
    await match.stored()
    expect(problems).toContain('storage.full')
    failing = false
    playOn(match, 1)
    await match.stored()
    expect(saved).toEqual(match.record.inputs)
  })

  test('a replay steps forth and back to the same positions', () => {
    const match = begin(onePhone)
    playOn(match, 60)
    const opened = openReplay(match.record, rules)
    if (!opened.ok) throw new Error(opened.problem.key)
    const replay = opened.value
    const there: string[] = []
    for (let n = 0; n <= replay.length; n += 1) {
      replay.seek(n)
      there.push(full(replay.state))
    }
    expect(there[replay.length]).toBe(full(match.state))
    for (const n of [replay.length - 1, 3, 70, 0, 33, 32, 31, replay.length + 5]) {
      replay.seek(n)
      expect(replay.at).toBe(Math.min(n, replay.length))
      expect(full(replay.state)).toBe(there[replay.at])
    }
  })

  test('a record travels as a file', () => {
    const match = begin(onePhone)
    playOn(match, 10)
    const read = recordFromText(recordText(match.record))
    expect(read).toEqual({ ok: true, value: match.record })
  })

  test('a screen of one seat learns nothing of the other hand', () => {
    const match = begin(onePhone)
    playOn(match, 3)
    const seen = view(match.state, 0)
    const hand = seen.zones[rules.game.zone.hand * 2 + 1]?.top ?? []
    expect(hand.length).toBeGreaterThan(0)
    expect(hand.map((row) => seen.rows[row]?.card)).toEqual(hand.map(() => 0))
  })
})
