// The whole verification. The last line of the output counts tests and gates: `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import {
  PLAYWRIGHT_REPORT,
  playwrightTests,
  runBuild,
  runPlaywright,
  runVitest,
  VITEST_REPORT,
  vitestTests,
} from './reports.mjs'
import { ROOT } from './root.mjs'
import './setup.mjs'

let passed = 0
let failed = 0
const summary = []

function gate(name, ok) {
  if (ok) passed += 1
  else failed += 1
  summary.push(`${name}: ${ok ? 'ok' : 'failed'}`)
}

/** Adds a runner's tests; a missing report, or a runner that failed without naming a test, counts as one failure. */
function runner(name, ok, tests) {
  const count = (outcome) => (tests ?? []).filter((test) => test.outcome === outcome).length
  const unexplained = !tests || tests.length === 0 || (!ok && count('failed') === 0) ? 1 : 0
  passed += count('passed')
  failed += count('failed') + unexplained
  const note = tests ? '' : ' (no report)'
  summary.push(
    `${name}: ${count('passed')} passed, ${count('failed') + unexplained} failed, ${count('skipped')} skipped${note}`,
  )
}

const node = (...args) => spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status === 0
const binary = (name, ...args) =>
  spawnSync(join(ROOT, 'node_modules', '.bin', name), args, { cwd: ROOT, stdio: 'inherit' }).status === 0

/** The rules tests and scenarios again under one of the whole-suite trials of test/support/modes.ts. */
const inMode = (mode) =>
  spawnSync(
    join(ROOT, 'node_modules', '.bin', 'vitest'),
    ['run', '--reporter=dot', 'test/landfight', 'test/lastland', 'test/legends', 'test/scenarios'],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, FUTARI_MODE: mode } },
  ).status === 0

for (const report of [VITEST_REPORT, PLAYWRIGHT_REPORT]) rmSync(report, { force: true })

gate('typecheck', node('src/cli/typecheck.mjs'))
gate('lint', binary('biome', 'check'))
runner('vitest', runVitest(), vitestTests())
for (const mode of ['swap']) gate(`rules tests, ${mode}`, inMode(mode))
const built = runBuild()
gate('build', built)
gate('size', built && node('src/cli/size.mjs'))
const browser = ensureChromium()
if (!browser) console.error('no Chromium could be found or installed: the browser tests cannot run')
runner('playwright', built && browser && runPlaywright(), playwrightTests())
gate('rules', node('src/cli/run.mjs', 'rules', '--as-is'))

console.log(`\n${summary.join('\n')}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
