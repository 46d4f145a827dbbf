// All browser tests with the long ones: whole matches of every game, by taps and by keys, in both languages.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Needs a build. The exit code of the runner, which prints what it found. */
export function soakBrowser(): number {
  const root = process.cwd()
  if (!existsSync(join(root, 'dist', 'index.html'))) {
    console.error('there is no build to test: npm run build')
    return 1
  }
  const { status } = spawnSync(join(root, 'node_modules', '.bin', 'playwright'), ['test'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, E2E_LONG: '1' },
  })
  return status ?? 1
}
