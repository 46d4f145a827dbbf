import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { landfightRules } from '../../src/games/landfight/index.ts'
import { runScenario, scenarioFromText } from '../../src/play/scenario.ts'
import { sentence } from '../../src/play/sentences.ts'
import { afterInput, mode, seating } from '../support/modes.ts'

const FOLDER = join('test', 'scenarios', 'landfight')
const rules = landfightRules()

describe(`scenarios, ${mode}`, () => {
  for (const file of readdirSync(FOLDER).sort()) {
    const read = scenarioFromText(readFileSync(join(FOLDER, file), 'utf8'))
    if (!read.ok) throw new Error(`${file}: ${sentence(read.problem, 'en')}`)
    const scenario = read.value
    test(`${scenario.rules.join(' ')}: ${scenario.title}`, () => {
      const run = runScenario(scenario, rules, { seating, afterInput })
      if (!run.ok) throw new Error(sentence(run.problem, 'en'))
      expect(run.value).toEqual([])
    })
  }
})
