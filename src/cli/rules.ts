// Which rules of the registers are proved by a passed test: `npm run rules [-- --as-is]`.
// --as-is reads the reports that lie there and runs nothing.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '../games/registry.ts'
import {
  isFresh,
  PLAYWRIGHT_REPORT,
  playwrightTests,
  runBuild,
  runPlaywright,
  runVitest,
  VITEST_REPORT,
  vitestTests,
} from './reports.mjs'
import { idsIn, registerIds } from './rule-ids.ts'

const asIs = process.argv.includes('--as-is')
const registers = Object.entries(games).map(([game, { prefix }]) => {
  const file = join('docs', 'rules', `${game}.md`)
  return { game, file, ids: existsSync(file) ? registerIds(readFileSync(file, 'utf8'), prefix) : [] }
})

/** The ids that passed tests name, in all runners. */
function proved(): Set<string> {
  const tests = [...(vitestTests() ?? []), ...(playwrightTests() ?? [])]
  return new Set(tests.filter(({ outcome }) => outcome === 'passed').flatMap(({ title }) => idsIn(title)))
}

const complete = () => {
  const found = proved()
  return registers.every(({ ids }) => ids.every((id) => found.has(id)))
}

if (!asIs) {
  if (!isFresh(VITEST_REPORT)) runVitest(2)
  if (!isFresh(PLAYWRIGHT_REPORT) && existsSync(join('test', 'e2e')) && !complete()) {
    if (runBuild(2)) runPlaywright(2)
  }
}

const found = proved()
let failed = false
for (const { game, file, ids } of registers) {
  const missing = ids.filter((id) => !found.has(id))
  console.log(`${game} ${ids.length - missing.length}/${ids.length}`)
  if (ids.length === 0) console.log(`  ${file} is missing or holds no ids`)
  for (const id of missing) console.log(`  missing ${id}`)
  if (missing.length > 0 || ids.length === 0) failed = true
}
process.exitCode = failed ? 1 : 0
