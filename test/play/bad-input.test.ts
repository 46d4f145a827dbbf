import { describe, expect, test } from 'vitest'
import { createMatch, resumeMatch } from '../../src/play/match.ts'
import { buildPosition, type Position } from '../../src/play/position.ts'
import type { Checked } from '../../src/play/problem.ts'
import { quick, randomSteps } from '../../src/play/random.ts'
import { recordFromText, recordText } from '../../src/play/record.ts'
import { openReplay } from '../../src/play/replay.ts'
import { runScenario, type Scenario, scenarioFromText } from '../../src/play/scenario.ts'
import { scenarioSentence } from '../../src/play/scenario-sentences.ts'
import type { MatchConfig, MatchRecord } from '../../src/play/types.ts'
import { rules, starterDeck } from '../support/table.ts'

const options = { rules, now: () => 0 }
const config: MatchConfig = {
  game: 'landfight',
  decks: [starterDeck('kiln-march'), starterDeck('dusk-garden')],
  seats: [
    { kind: 'person', name: 'Aki' },
    { kind: 'person', name: 'Ben' },
  ],
  bestOf: 1,
  seed: '1'.repeat(32),
}

function goodRecord(): MatchRecord {
  const match = createMatch('m', config, options)
  if (!match.ok) throw new Error(match.problem.key)
  for (let i = 0; i < 20; i += 1) match.value.answer(randomSteps(match.value.state, quick(i)))
  return match.value.record
}

/** The sentence of a refusal, which must be there in both languages and leave no slot empty. */
function saysWhy(checked: Checked<unknown>): string {
  if (checked.ok) throw new Error('not refused')
  const [en, ja] = [scenarioSentence(checked.problem, 'en'), scenarioSentence(checked.problem, 'ja')]
  for (const text of [en, ja]) expect(text).not.toMatch(/\{\w+\}|undefined/)
  expect(ja).toMatch(/[ぁ-ん]/)
  return en
}

describe('a damaged match', () => {
  const record = goodRecord()
  const damaged = (change: (copy: MatchRecord) => void): MatchRecord => {
    const copy = JSON.parse(JSON.stringify(record)) as MatchRecord
    change(copy)
    return copy
  }

  test.each<[string, (copy: MatchRecord) => void, RegExp]>([
    ['an input lost', (copy) => void copy.inputs.splice(8, 1), /move 8/],
    ['the last input lost', (copy) => void copy.inputs.pop(), /another position/],
    [
      'an input changed',
      (copy) => {
        const input = copy.inputs[0]
        if (input) input.path = [9]
      },
      /move 0/,
    ],
    [
      'played with other rules',
      (copy) => {
        copy.rules = 'deadbeef'
      },
      /another version of the rules or cards \(deadbeef; here /,
    ],
    [
      'of another game',
      (copy) => {
        copy.config.game = 'chess'
      },
      /chess/,
    ],
    [
      'an unknown card in a deck',
      (copy) => {
        copy.config.decks[0].cards[0] = ['EF1-999', 1]
      },
      /EF1-999/,
    ],
  ])('%s: a sentence, no crash, and the record can still be exported', (_what, change, says) => {
    const bad = damaged(change)
    expect(saysWhy(resumeMatch(bad, options))).toMatch(says)
    expect(saysWhy(openReplay(bad, rules))).toMatch(says)
    expect(JSON.parse(recordText(bad))).toEqual(bad)
  })

  test.each([
    ['no JSON', '{"format": 1', /no match file/],
    ['a later format', JSON.stringify({ ...record, format: 2 }), /format 2/],
    ['a field missing', JSON.stringify({ ...record, inputs: undefined }), /"inputs"/],
    ['a path of words', recordText(record).replace('"path":[', '"path":["x",'), /"inputs\.0\.path\.0"/],
    ['something else', '[1, 2]', /damaged/],
  ])('%s in a file: a sentence says where', (_what, text, says) => {
    expect(saysWhy(recordFromText(text))).toMatch(says)
  })

  test('a match is not begun with a deck that lacks cards, or with no seed', () => {
    expect(saysWhy(createMatch('m', { ...config, seed: 'dice' }, options))).toMatch(/"dice"/)
    const none = { name: 'Empty', cards: [], side: [] }
    expect(saysWhy(createMatch('m', { ...config, decks: [none, none] }, options))).toMatch(/"Empty"/)
    const many: MatchConfig['decks'][0] = { name: 'Half', cards: [['EF1-006', 1.5]], side: [] }
    expect(saysWhy(createMatch('m', { ...config, decks: [many, many] }, options))).toMatch(/1\.5/)
  })
})

describe('an impossible position', () => {
  const LAND = { land: ['004'] }
  test.each<[string, Position, RegExp]>([
    ['seven creatures', { P: { creatures: ['7 x 006'] } }, /creatures.*7.*room for 6|zoneFull/],
    ['two Large creatures', { P: { creatures: ['033', '036'] } }, /036.*largeLimit/],
    ['an unknown card', { P: { hand: ['777'] } }, /P\.hand.*"777"/],
    ['an unknown zone', { P: { garden: ['006'] } }, /"garden".*creatures/],
    ['an unknown phase', { phase: 'teaPhase' }, /"teaPhase".*boostPhase/],
    ['life below 1', { Q: { life: -3 } }, /Q\.life is -3/],
    ['half a life', { Q: { life: 2.5 } }, /2\.5/],
    ['turn 0', { turn: 0 }, /turn is 0/],
    ['no Land', { both: { land: [] } }, /no Land/],
    ['two Lands', { P: { land: ['004', '005'] } }, /Land/],
    ['a Land in the hand', { P: { hand: ['004'] } }, /004.*hand/],
    ['a Boost among the creatures', { P: { creatures: ['042'] } }, /042.*creatures/],
    ['an Attachment on nothing', { P: { creatures: ['065'] } }, /065 needs a card/],
    ['a Mutated Creature without a host', { P: { creatures: ['038'] } }, /038 needs a card/],
    ['two Attachments', { P: { creatures: [{ card: '006', attachment: ['065', '066'] }] } }, /attachment.*1/],
    ['the same copy twice', { P: { hand: ['006#1', '006#1'] } }, /006#1 is named twice/],
    [
      'a place taken',
      {
        P: {
          creatures: [
            { card: '006', slot: 1 },
            { card: '018', slot: 1 },
          ],
        },
      },
      /place 1/,
    ],
    ['a place that is none', { P: { creatures: [{ card: '006', slot: 9 }] } }, /place 9/],
  ])('%s is refused with a sentence', (_what, position, says) => {
    const built = buildPosition(rules, { ...position, both: { ...LAND, ...position.both } })
    expect(saysWhy(built)).toMatch(says)
  })

  test('a possible one is not', () => {
    expect(buildPosition(rules, { both: LAND, P: { creatures: ['6 x 006'] } }).ok).toBe(true)
  })
})

describe('a scenario', () => {
  const good: Scenario = {
    title: 'draws',
    game: 'landfight',
    rules: [],
    given: {
      both: { land: ['004'], deck: ['10 x 045'] },
      P: { hand: ['042', '014'] },
      Q: { creatures: ['006'] },
    },
    steps: ['P plays 042', 'pass, pass'],
    expected: { P: { hand: 3 } },
  }
  const faults = (scenario: Scenario): string[] => {
    const run = runScenario(scenario, rules)
    if (!run.ok) throw new Error(run.problem.key)
    return run.value
  }

  test('that holds has no faults', () => {
    expect(faults(good)).toEqual([])
  })

  test.each<[string, Partial<Scenario>, RegExp]>([
    ['an unknown sentence', { steps: ['P eats 042'] }, /"P eats 042"/],
    ['an unknown chance', { chances: ['snow'] }, /"snow"/],
    ['another game', { game: 'chess' }, /chess/],
    ['an unknown card', { given: { both: { land: ['999'] } } }, /999/],
  ])('with %s is refused with a sentence', (_what, change, says) => {
    expect(saysWhy(runScenario({ ...good, ...change }, rules))).toMatch(says)
  })

  test.each([
    ['no JSON', '{', /no scenario file/],
    ['a misspelt field', JSON.stringify({ ...good, step: [] }), /"step"/],
    ['no title', JSON.stringify({ ...good, title: undefined }), /"title"/],
  ])('file with %s is refused with a sentence', (_what, text, says) => {
    expect(saysWhy(scenarioFromText(text))).toMatch(says)
  })

  test.each<[string, Partial<Scenario>, RegExp]>([
    [
      'says what was expected and what was',
      { expected: { P: { life: 41 } } },
      /P's life: expected 41, was 40/,
    ],
    [
      'names the step that is not offered',
      { steps: ['P plays 042', 'P plays 042'] },
      /step 2 .*not P but Q is asked/,
    ],
    ['names what is offered instead', { steps: ['P plays 043'] }, /043 is not offered; offered: pass, P:042/],
    ['misses a card', { expected: { P: { ruins: ['043'] } } }, /P's ruins: expected 043, was P:042/],
    ['finds a card too many', { expected: { P: { ruins: [] } } }, /P's ruins: expected nothing, was P:042/],
    [
      'sees an end that was not named',
      { steps: ['P concedes'], expected: {} },
      /expected goes on, was Q wins/,
    ],
    ['misses an end', { expected: { over: 'P wins' } }, /expected P wins, was goes on/],
    [
      'leaves no prompt unchecked',
      { steps: ['P plays 014', 'pass, pass', 'pass, pass'], expected: {} },
      /steps end while choose\.search is asked/,
    ],
    [
      'leaves no pile unchecked',
      { steps: ['P plays 042'], expected: {} },
      /steps end while window\.response/,
    ],
    ['leaves no chance unused', { chances: ['roll 5'] }, /chance "roll 5" never came/],
    ['sees what is not refused', { steps: [{ refused: 'P plays 042' }], expected: {} }, /it is offered/],
    [
      'sees another reason',
      { steps: [{ refused: 'P uses 004 on 042', because: 'reason.life' }], expected: {} },
      /expected to be refused by reason\.life, was by reason\.noTarget/,
    ],
    [
      'sees what else is offered',
      { steps: [{ offered: 'P', exactly: ['pass'] }], expected: {} },
      /nothing but pass/,
    ],
    [
      'sees what did not happen',
      { expected: { happened: ['P:042 failed'] } },
      /to have happened: "P:042 failed"/,
    ],
    ['sees what happened', { expected: { never: ['P:042 resolved'] } }, /never to have happened/],
  ])('that fails %s', (_what, change, says) => {
    const found = faults({ ...good, ...change })
    expect(found.join('\n')).toMatch(says)
  })
})
