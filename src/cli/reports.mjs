// Runs the two test runners and reads what they report.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { newest, writtenAt } from './newest.mjs'
import { ROOT } from './root.mjs'

export const VITEST_REPORT = join(ROOT, 'reports', 'vitest.json')
export const PLAYWRIGHT_REPORT = join(ROOT, 'reports', 'playwright.json')

const TESTED = ['src', 'test', 'vite.config.ts', 'playwright.config.ts', 'package-lock.json']

/** Whether a report exists and is not older than what it reports on. */
export const isFresh = (report) => writtenAt(report) >= newest(ROOT, TESTED) && existsSync(report)

function run(report, script, args, stdout, env = {}) {
  mkdirSync(join(ROOT, 'reports'), { recursive: true })
  rmSync(report, { force: true })
  const path = join(ROOT, 'node_modules', ...script)
  const done = spawnSync(process.execPath, [path, ...args], {
    cwd: ROOT,
    stdio: ['ignore', stdout, 2],
    env: { ...process.env, ...env },
  })
  return done.status === 0
}

/** `stdout` is the file descriptor that shows the runner's progress. Says whether the runner was content. */
export const runVitest = (stdout = 1) =>
  run(
    VITEST_REPORT,
    ['vitest', 'vitest.mjs'],
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`],
    stdout,
  )

export const runPlaywright = (stdout = 1) =>
  run(PLAYWRIGHT_REPORT, ['@playwright', 'test', 'cli.js'], ['test', '--reporter=list,json'], stdout, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT,
  })

export const runBuild = (stdout = 1) =>
  spawnSync(process.execPath, [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'), 'build'], {
    cwd: ROOT,
    stdio: ['ignore', stdout, 2],
  }).status === 0

function read(report) {
  if (!existsSync(report)) return undefined
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return undefined
  }
}

/** Every test as {title, outcome}, outcome 'passed', 'failed' or 'skipped'; undefined without a report. */
export function vitestTests() {
  const report = read(VITEST_REPORT)
  if (!report) return undefined
  const tests = []
  for (const file of report.testResults) {
    for (const { fullName, status } of file.assertionResults) {
      tests.push({
        title: fullName,
        outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
      })
    }
    // a file that cannot be loaded holds no tests, and must not vanish for it
    const blamed = file.assertionResults.some(({ status }) => status === 'failed')
    if (file.status === 'failed' && !blamed) tests.push({ title: file.name, outcome: 'failed' })
  }
  return tests
}

const PLAYWRIGHT_OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'passed', skipped: 'skipped' }

export function playwrightTests() {
  const report = read(PLAYWRIGHT_REPORT)
  if (!report) return undefined
  const tests = report.errors.map(({ message }) => ({ title: message ?? 'error', outcome: 'failed' }))
  const visit = (suite, above) => {
    const path = [...above, suite.title]
    for (const spec of suite.specs ?? []) {
      for (const { status } of spec.tests) {
        tests.push({
          title: [...path, spec.title].join(' '),
          outcome: PLAYWRIGHT_OUTCOMES[status] ?? 'failed',
        })
      }
    }
    for (const inner of suite.suites ?? []) visit(inner, path)
  }
  for (const suite of report.suites) visit(suite, [])
  return tests
}
