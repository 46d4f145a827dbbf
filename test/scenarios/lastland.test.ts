import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lastlandRules } from '../../src/games/lastland/index.ts'
import { PLAIN, SWAPPED } from '../../src/play/names.ts'
import { runScenario, scenarioFromText } from '../../src/play/scenario.ts'
import { scenarioSentence } from '../../src/play/scenario-sentences.ts'
import { afterInput } from '../support/modes.ts'

const FOLDER = join('test', 'scenarios', 'lastland')
const rules = lastlandRules()

describe.each([
  { seats: 'P first', seating: PLAIN },
  { seats: 'Q first', seating: SWAPPED },
])('scenarios, seats $seats', ({ seating }) => {
  for (const file of readdirSync(FOLDER).sort()) {
    const read = scenarioFromText(readFileSync(join(FOLDER, file), 'utf8'))
    if (!read.ok) throw new Error(`${file}: ${scenarioSentence(read.problem, 'en')}`)
    const scenario = read.value
    test(`${scenario.rules.join(' ')}: ${scenario.title}`, () => {
      const run = runScenario(scenario, rules, { seating, afterInput })
      if (!run.ok) throw new Error(scenarioSentence(run.problem, 'en'))
      expect(run.value).toEqual([])
    })
  }
})
