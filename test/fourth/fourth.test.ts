// Lanterns, the example of docs/adding-a-game.md: what the page says makes a game that plays, in every respect the tests know.

import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { thoughts } from '../../src/ai/chance.ts'
import { choose, type GameOfAi } from '../../src/ai/choose.ts'
import { seatView } from '../../src/ai/seat-view.ts'
import { soakInterference } from '../../src/cli/soak/interference.ts'
import { soakMatches } from '../../src/cli/soak/matches.ts'
import { Ground } from '../../src/cli/soak/setup.ts'
import { soakTwins } from '../../src/cli/soak/twins.ts'
import { apply, check, digest, extend, inputOf, newOptions, question } from '../../src/engine/door.ts'
import { readSet } from '../../src/engine/schema.ts'
import { cardText } from '../../src/engine/text/card.ts'
import type { Input, Seat, State } from '../../src/engine/types.ts'
import { answerChance } from '../../src/play/chance.ts'
import { quick, randomInput, randomSteps } from '../../src/play/random.ts'
import { testScenarios } from '../support/scenario-files.ts'
import cards from './cards.json'
import * as hints from './hints.ts'
import { entry, lanternsSet } from './index.ts'
import { shape } from './shape.ts'
import { terms } from './terms.ts'
import { promptText, reasonText } from './words.ts'

const MINUTE = 60_000
const ground = new Ground(entry)

test('its cards are cards of the game', () => {
  expect(readSet(cards, shape)).toEqual({ set: lanternsSet })
})

describe('play', () => {
  const soaks = [
    { name: 'random matches end, every state valid', soak: soakMatches, runs: 200 },
    { name: 'two engines that know little agree with the truth', soak: soakTwins, runs: 60 },
    { name: 'what a seat cannot know changes nothing it sees', soak: soakInterference, runs: 60 },
  ]
  test.each(soaks)(
    '$name',
    ({ soak, runs }) => {
      const report = soak({ game: entry, runs, seed: 41 })
      expect(report.failures).toEqual([])
      expect(report.inputs).toBeGreaterThan(10 * runs)
    },
    MINUTE,
  )

  test('a log played again gives the same digests', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const below = quick(seed)
      const config = ground.randomStart(below)
      const s = ground.start(config)
      const log: { input: Input; after: string }[] = []
      while (question(s).ask !== 'over') {
        const input = randomInput(s, below)
        apply(s, input, null)
        log.push({ input, after: digest(s, 'full') })
      }
      const again = ground.start(config)
      for (const { input, after } of log) {
        apply(again, input, null)
        expect(digest(again, 'full')).toBe(after)
      }
    }
  })

  test('every match has a winner or is drawn, and neither seat always wins', () => {
    const results = Array.from({ length: 100 }, (_, seed) => {
      const s = ground.start(ground.randomStart(quick(seed)))
      for (const below = quick(seed + 500); question(s).ask !== 'over'; )
        apply(s, randomInput(s, below), null)
      return s.result
    })
    for (const seat of [0, 1]) expect(results.filter((one) => one === seat).length).toBeGreaterThan(25)
  })
})

describe('the AI', () => {
  const game: GameOfAi = hints
  /** The seat that wins when the AI sits at `mine` and the other seat plays at random. */
  function winner(seed: number, mine: Seat): number {
    const below = quick(seed)
    const s = ground.start(ground.randomStart(below))
    for (let q = question(s); q.ask !== 'over'; q = question(s)) {
      const input =
        q.ask === 'chance'
          ? answerChance(s, q, below)
          : inputOf(s, q.seat === mine ? chosen(s, mine, seed) : randomSteps(s, below))
      expect(check(s, input).ok).toBe('yes')
      apply(s, input, null)
    }
    return s.result
  }
  const chosen = (s: State, seat: Seat, seed: number) =>
    choose(seatView(s, seat), seat, thoughts(seed, s.inputs), game)

  test(
    'beats random play',
    () => {
      const seats = Array.from({ length: 30 }, (_, i): Seat => (i % 2 === 0 ? 0 : 1))
      const won = seats.filter((seat, seed) => winner(seed, seat) === seat).length
      expect(won).toBeGreaterThanOrEqual(24)
    },
    MINUTE,
  )
})

describe('words', () => {
  test('the text of a card is made from what it does', () => {
    const said = (language: 'en' | 'ja') =>
      lanternsSet.cards.map((card) => cardText(card, language, terms).join(' '))
    expect(said('en')).toEqual([
      '',
      'Cost: pay 2 life.',
      'When this lantern arrives on the row, draw 1 card.',
      'Other lanterns you control gain +1 light.',
      'Target 1 lantern your opponent controls. Douse it.',
      'Target 1 lantern you control. It gains +2 light this turn.',
    ])
    expect(said('ja')).toEqual([
      '',
      'コスト：ライフを2支払う。',
      'この灯籠が列に出た時、カードを1枚引く。',
      '自分の列の他の灯籠の明るさを+1する。',
      '相手の列の灯籠1基を対象とする。その灯籠を消す。',
      '自分の列の灯籠1基を対象とする。このターン、その灯籠の明るさを+2する。',
    ])
  })

  test('every question and every reason that comes up has its sentence in both languages', () => {
    const prompts = new Set<string>()
    const whys = new Set<string>()
    const options = newOptions(true)
    for (let seed = 1; seed <= 60; seed++) {
      const below = quick(seed)
      const s = ground.start(ground.randomStart(below))
      for (let q = question(s); q.ask !== 'over'; q = question(s)) {
        if (q.ask === 'decision') {
          prompts.add(q.prompt)
          extend(s, [], options)
          for (const { reason } of options.refused ?? []) whys.add(reason.why)
        }
        apply(s, randomInput(s, below), null)
      }
    }
    expect(prompts.size).toBeGreaterThan(0)
    expect(whys.size).toBeGreaterThan(3)
    for (const language of ['en', 'ja'] as const) {
      expect([...prompts].filter((prompt) => promptText(prompt, language) === '')).toEqual([])
      const unknown = reasonText('reason.nothing', language)
      expect([...whys].filter((why) => reasonText(why, language) === unknown)).toEqual([])
    }
  })
})

testScenarios(join('test', 'fourth', 'scenarios'), entry.rules())
