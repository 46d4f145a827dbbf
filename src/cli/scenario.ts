// Plays scenario files: `npm run scenario -- FILE...`. One line for each, exit code 1 when one did not hold.
import { readFileSync } from 'node:fs'
import type { Rules } from '../engine/rules.ts'
import { games } from '../games/registry.ts'
import { runScenario, scenarioFromText } from '../play/scenario.ts'
import { scenarioSentence } from '../play/scenario-sentences.ts'

const files = process.argv.slice(2)
const compiled = new Map<string, Rules>()

function rulesOf(game: string): Rules | undefined {
  const rules = compiled.get(game) ?? (Object.hasOwn(games, game) ? games[game]?.rules() : undefined)
  if (rules !== undefined) compiled.set(game, rules)
  return rules
}

/** What was not so, in sentences. */
function faultsOf(file: string): string[] {
  let source: string
  try {
    source = readFileSync(file, 'utf8')
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
  const read = scenarioFromText(source)
  if (!read.ok) return [scenarioSentence(read.problem, 'en')]
  const { game } = read.value
  const rules = rulesOf(game)
  if (rules === undefined) return [scenarioSentence({ key: 'scenario.game', values: { game } }, 'en')]
  const run = runScenario(read.value, rules)
  return run.ok ? run.value : [scenarioSentence(run.problem, 'en')]
}

if (files.length === 0) {
  console.error('usage: npm run scenario -- FILE...')
  process.exitCode = 2
}
for (const file of files) {
  const faults = faultsOf(file)
  console.log(faults.length === 0 ? `${file}: holds` : `${file}: ${faults.join(' | ')}`)
  if (faults.length > 0) process.exitCode = 1
}
