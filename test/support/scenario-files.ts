// Every scenario file of a folder as a test, with the seats both ways.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Rules } from '../../src/engine/door.ts'
import { PLAIN, SWAPPED } from '../../src/play/names.ts'
import { runScenario, scenarioFromText } from '../../src/play/scenario.ts'
import { scenarioSentence } from '../../src/play/scenario-sentences.ts'
import { afterInput } from './modes.ts'

export function testScenarios(folder: string, rules: Rules): void {
  describe.each([
    { seats: 'P first', seating: PLAIN },
    { seats: 'Q first', seating: SWAPPED },
  ])(`scenarios of ${rules.game.id}, seats $seats`, ({ seating }) => {
    for (const file of readdirSync(folder).sort()) {
      const read = scenarioFromText(readFileSync(join(folder, file), 'utf8'))
      if (!read.ok) throw new Error(`${file}: ${scenarioSentence(read.problem, 'en')}`)
      const scenario = read.value
      test(`${scenario.rules.join(' ')}: ${scenario.title}`, () => {
        const run = runScenario(scenario, rules, { seating, afterInput })
        if (!run.ok) throw new Error(scenarioSentence(run.problem, 'en'))
        expect(run.value).toEqual([])
      })
    }
  })
}
