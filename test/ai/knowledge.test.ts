import { describe, expect, test } from 'vitest'
import { imagined, thoughts } from '../../src/ai/chance.ts'
import { choose, gameOfAi } from '../../src/ai/choose.ts'
import { type AiPort, aiClient } from '../../src/ai/client.ts'
import { type Answered, type Asked, askedOf } from '../../src/ai/message.ts'
import { seatView } from '../../src/ai/seat-view.ts'
import { thinker } from '../../src/ai/thinker.ts'
import { apply, check, type DeckConfig, inputOf, question, start } from '../../src/engine/door.ts'
import { bitOf, other, type Seat, type State } from '../../src/engine/types.ts'
import { zoneOf } from '../../src/engine/zones.ts'
import decks from '../../src/games/landfight/decks.json'
import { answerChance } from '../../src/play/chance.ts'
import { deckConfig } from '../../src/play/decks.ts'
import { quick, randomSteps } from '../../src/play/random.ts'
import type { DeckList } from '../../src/play/types.ts'
import { rules } from './table.ts'

const deck = (i: number): DeckConfig => {
  const one = decks[i] as (typeof decks)[number]
  const made = deckConfig(rules, { name: one.id, cards: one.cards, side: one.side } as DeckList)
  if (!made.ok) throw new Error(one.id)
  return made.value
}

/** Calls `look` at every decision of a match that is played half at random, half by the AI. */
function everyDecision(seed: number, look: (s: State, seat: Seat) => void): State {
  const below = quick(seed)
  const s = start(rules, { decks: [deck(0), deck(1)], bestOf: 3 })
  for (let n = 0; n < 3000; n++) {
    const q = question(s)
    if (q.ask === 'over') break
    if (q.ask === 'chance') {
      apply(s, answerChance(s, q, below), null)
      continue
    }
    look(s, q.seat)
    const steps =
      below(2) === 0 ? randomSteps(s, below) : choose(seatView(s, q.seat), q.seat, thoughts(seed, n), game)
    apply(s, inputOf(s, steps), null)
  }
  return s
}

/** The other seat's secret cards exchanged for others: what an AI may not know must not move it. */
function otherSecrets(s: State, seat: Seat): State {
  const { rules: same, ...data } = s
  const twin: State = { ...(structuredClone(data) as Omit<State, 'rules'>), rules: same }
  const foe = other(seat)
  const bag = zoneOf(twin, rules.game.zone.deck, foe).bag
  for (const r of twin.rows) {
    if (r.zone < 0 || (r.knownTo & bitOf(seat)) !== 0 || bag.length === 0) continue
    const drawn = bag.shift() as number
    bag.push(r.card)
    r.card = drawn
    r.def = drawn >> 8
  }
  return twin
}

const game = await gameOfAi('landfight')

describe('what the AI knows', () => {
  test('a whole match of choices is legal for the state that knows every card', () => {
    let choices = 0
    everyDecision(3, (s, seat) => {
      const steps = choose(seatView(s, seat), seat, thoughts(5, s.inputs), game)
      expect(check(s, inputOf(s, steps)).ok).toBe('yes')
      choices++
    })
    expect(choices).toBeGreaterThan(100)
  })

  test('other hidden cards, the same choice', () => {
    let differing = 0
    everyDecision(4, (s, seat) => {
      const twin = otherSecrets(s, seat)
      differing += JSON.stringify(twin.rows) === JSON.stringify(s.rows) ? 0 : 1
      expect(choose(seatView(twin, seat), seat, thoughts(5, s.inputs), game)).toEqual(
        choose(seatView(s, seat), seat, thoughts(5, s.inputs), game),
      )
    })
    expect(differing).toBeGreaterThan(50)
  })

  test('the view that the AI is given holds no face that its seat does not know', () => {
    everyDecision(5, (s, seat) => {
      const seen = seatView(s, seat)
      const leaked = seen.rows.filter((r) => r.zone >= 0 && (r.knownTo & bitOf(seat)) === 0 && r.card !== 0)
      expect(leaked).toEqual([])
      expect(zoneOf(seen, rules.game.zone.deck, other(seat)).bag.every((card) => card === 0)).toBe(true)
    })
  })

  test('a state that was not redacted is refused by the type', () => {
    const s = start(rules, { decks: [deck(0), deck(1)], bestOf: 1 })
    // @ts-expect-error a State is no SeatView
    const whole: Parameters<typeof choose>[0] = s
    expect(whole.rows.length).toBe(0)
  })

  test('what is imagined of unknown cards has no face', () => {
    const s = start(rules, { decks: [deck(0), deck(1)], bestOf: 1 })
    const zone = rules.game.zone.deck * 2 + 1
    const input = imagined(
      seatView(s, 0),
      { ask: 'chance', kind: 'deal', zone, n: 3, see: 2, showIf: 0 },
      thoughts(1, 1),
    )
    expect(input?.cards.map((x) => x.card)).toEqual([0, 0, 0])
  })
})

describe('repeatable', () => {
  test('the same seed, the same choice', () => {
    everyDecision(6, (s, seat) => {
      const once = choose(seatView(s, seat), seat, thoughts(9, s.inputs), game)
      expect(choose(seatView(s, seat), seat, thoughts(9, s.inputs), game)).toEqual(once)
    })
  })
})

/** A worker in this thread: what is sent passes through JSON. */
function fakeWorker(sent: Asked[]): AiPort {
  const think = thinker()
  const hears: ((message: { data: Answered }) => void)[] = []
  return {
    postMessage(data) {
      const asked = JSON.parse(JSON.stringify(data)) as Asked
      sent.push(asked)
      think(asked).then((answered) => {
        for (const hear of hears) hear({ data: answered })
      })
    },
    terminate: () => undefined,
    addEventListener(kind: 'message' | 'error', hear: (message: never) => void) {
      if (kind === 'message') hears.push(hear as (message: { data: Answered }) => void)
    },
  }
}

describe('the worker', () => {
  test('answers through JSON as the AI answers here', async () => {
    const sent: Asked[] = []
    const ai = aiClient(() => fakeWorker(sent))
    const kept: { s: State; seat: Seat }[] = []
    everyDecision(7, (s, seat) => {
      if (s.inputs % 9 === 0) kept.push({ s: { ...structuredClone({ ...s, rules: null }), rules }, seat })
    })
    for (const { s, seat } of kept) {
      const answer = await ai.askAi(s, seat, 11)
      expect(answer).toEqual(choose(seatView(s, seat), seat, thoughts(11, s.inputs), game))
    }
    expect(sent.length).toBeGreaterThan(10)
    expect(sent.filter((one) => one.set !== null).length).toBe(1)
  })

  test('is sent what its seat knows and no more', () => {
    everyDecision(8, (s, seat) => {
      const { view } = askedOf(s, seat, 1, 1, new Set())
      const { rules: _, ...redacted } = seatView(s, seat)
      expect(view).toEqual(redacted)
    })
  })

  test('says why it cannot answer', async () => {
    const ai = aiClient(() => fakeWorker([]))
    const s = start(rules, { decks: [deck(0), deck(1)], bestOf: 1 })
    await expect(ai.askAi(s, 0, 1)).rejects.toThrow('seat 0 is not asked')
  })
})
