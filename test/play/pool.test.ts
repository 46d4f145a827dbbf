// A match on one phone with a pool of the players' own (LG-R1): its record, its replay, its AI.

import { describe, expect, test } from 'vitest'
import { askedOf } from '../../src/ai/message.ts'
import { thinker } from '../../src/ai/thinker.ts'
import { check, digest, inputOf, question } from '../../src/engine/door.ts'
import type { DeckEntry } from '../../src/engine/rules.ts'
import { pool } from '../../src/games/legends/draft.ts'
import { legendsRules } from '../../src/games/legends/index.ts'
import { createMatch, type LocalMatch, resumeMatch } from '../../src/play/match.ts'
import { buildPosition } from '../../src/play/position.ts'
import type { Checked } from '../../src/play/problem.ts'
import { quick, randomSteps } from '../../src/play/random.ts'
import { recordFromText, recordText } from '../../src/play/record.ts'
import { openReplay } from '../../src/play/replay.ts'
import { scenarioFromText } from '../../src/play/scenario.ts'
import { scenarioSentence } from '../../src/play/scenario-sentences.ts'
import { sentence } from '../../src/play/sentences.ts'
import type { MatchConfig, MatchRecord } from '../../src/play/types.ts'
import { rules as landfight, starterDeck } from '../support/table.ts'

const rules = legendsRules()
const options = { rules, now: () => 0 }
const nothing = { name: '', cards: [], side: [] }
const config: MatchConfig = {
  game: 'legends',
  decks: [nothing, nothing],
  seats: [
    { kind: 'person', name: 'Aki' },
    { kind: 'person', name: 'Ben' },
  ],
  bestOf: 3,
  seed: '7'.repeat(32),
}
const ones = rules.set.cards.filter(({ cost }) => cost === 1).map(({ number }) => number)
const own: DeckEntry[] = [
  [ones[3] as string, 12],
  [ones[7] as string, 9],
]

function open(checked: Checked<LocalMatch>): LocalMatch {
  if (!checked.ok) throw new Error(sentence(checked.problem, 'en'))
  return checked.value
}

/** What the match says of why it cannot be, in both languages. */
function why(checked: Checked<unknown>): string {
  if (checked.ok) throw new Error('not refused')
  const [en, ja] = [sentence(checked.problem, 'en'), sentence(checked.problem, 'ja')]
  for (const text of [en, ja]) expect(text).not.toMatch(/\{\w+\}|undefined/)
  expect(ja).toMatch(/[ぁ-ん]/)
  return en
}

function played(given: MatchConfig, decisions: number): LocalMatch {
  const match = open(createMatch('m', given, options))
  const below = quick(2)
  for (let i = 0; i < decisions && question(match.state).ask === 'decision'; i += 1)
    match.answer(randomSteps(match.state, below))
  return match
}

/** The record as a file would bring it, with another pool. */
const withPool = (record: MatchRecord, entries: unknown): Checked<MatchRecord> => {
  const copy = JSON.parse(recordText(record))
  copy.config.pool = entries
  return recordFromText(JSON.stringify(copy))
}

describe('a match with a pool of its own', () => {
  const match = played({ ...config, pool: own }, 60)

  test('LG-R1: is played with it, kept, resumed, looked at and taken back', () => {
    expect(pool(match.state).length).toBe(21)
    const read = recordFromText(recordText(match.record))
    if (!read.ok) throw new Error(sentence(read.problem, 'en'))
    expect(read.value.config.pool).toEqual(own)
    const again = open(resumeMatch(read.value, options))
    expect(digest(again.state, 'full')).toBe(digest(match.state, 'full'))
    const replay = openReplay(read.value, rules)
    if (!replay.ok) throw new Error(sentence(replay.problem, 'en'))
    replay.value.seek(30)
    replay.value.seek(replay.value.length)
    expect(digest(replay.value.state, 'full')).toBe(digest(match.state, 'full'))
    expect(again.undo()).toBe(true)
    expect(pool(again.state).length).toBe(21)
  })

  test('one without a pool says nothing of it', () => {
    const record = played(config, 10).record
    expect(recordText(record)).not.toContain('pool')
    expect(recordFromText(recordText(record)).ok).toBe(true)
  })

  test('a record that names another pool leads elsewhere', () => {
    const read = withPool(match.record, [...own, [ones[0] as string, 1]])
    if (!read.ok) throw new Error('not read')
    expect(why(resumeMatch(read.value, options))).toMatch(/damaged/)
  })

  test.each([
    ['no list', 'all', 'config.pool'],
    ['half a line', [[ones[0]]], 'config.pool.0'],
    ['words for numbers', [[ones[0], 'many']], 'config.pool.0.1'],
    ['a part of a card', [[ones[0], 1.5]], 'config.pool.0.1'],
  ])('a record whose pool is %s is damaged', (_, entries, where) => {
    expect(why(withPool(match.record, entries))).toContain(where)
  })

  test.each<[string, DeckEntry[], string]>([
    ['too few cards of cost 1', [[ones[0] as string, 17]], 'pool.draft'],
    ['a thousand million copies', [[ones[0] as string, 1_000_000_000]], 'pool.copies'],
    ['unknown cards', [...own, ['ZZ-001', 3]], 'ZZ-001'],
  ])('LG-R2: a pool with %s is refused, new or saved', (_, entries, told) => {
    expect(why(createMatch('m', { ...config, pool: entries }, options))).toContain(told)
    const read = withPool(match.record, entries)
    if (!read.ok) throw new Error('not read')
    expect(why(resumeMatch(read.value, options))).toContain(told)
    expect(why(openReplay(read.value, rules))).toContain(told)
    const position = buildPosition(rules, { pool: entries })
    if (position.ok) throw new Error('not refused')
    expect(scenarioSentence(position.problem, 'en')).toContain(told)
  })

  test('other games have none', () => {
    const landfightConfig: MatchConfig = {
      ...config,
      game: 'landfight',
      decks: [starterDeck('kiln-march'), starterDeck('dusk-garden')],
      bestOf: 1,
      pool: own,
    }
    expect(why(createMatch('m', landfightConfig, { ...options, rules: landfight }))).toContain('landfight')
  })

  test('LG-R1: a position may have one, and a scenario says it', () => {
    const built = buildPosition(rules, { pool: own, P: { hand: ['mudlark-scout'] } })
    expect(built.ok && pool(built.value).length).toBe(21)
    const text = { title: 'x', game: 'legends', rules: [], given: { pool: own }, steps: [], expected: {} }
    const read = scenarioFromText(JSON.stringify(text))
    expect(read.ok && read.value.given.pool).toEqual(own)
  })

  test('LG-R1: the AI is told the pool with its view, and plays the match to its end', async () => {
    const think = thinker()
    const known = new Set<string>()
    const below = quick(9)
    const smallest = open(createMatch('ai', { ...config, pool: [[ones[5] as string, 18]] }, options))
    const s = smallest.state
    let asked = 0
    for (let n = 0; n < 60 && s.result < 0; n++) {
      const q = question(s)
      if (q.ask !== 'decision') break
      const message = structuredClone(askedOf(s, q.seat, n, n, known))
      known.add(message.rules)
      expect(message.view.pool).toEqual(s.pool)
      const answered = await think(message)
      if ('error' in answered) throw new Error(answered.error)
      expect(check(s, inputOf(s, answered.steps)).ok).toBe('yes')
      smallest.answer(answered.steps)
      asked++
    }
    while (question(s).ask === 'decision') smallest.answer(randomSteps(s, below))
    expect(asked).toBeGreaterThan(20)
    expect(s.result).toBeGreaterThanOrEqual(0)
  })
})
