// What two browsers cost each other over a link: measured by a test that prints its figures and judges none of them.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Needs a build, since the browser tests' server serves one. */
export function benchNet(): number {
  const root = process.cwd()
  if (!existsSync(join(root, 'dist', 'index.html'))) {
    console.error('there is no build to test: npm run build')
    return 1
  }
  const { status } = spawnSync(
    join(root, 'node_modules', '.bin', 'playwright'),
    ['test', 'net-costs', '--workers=1'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, E2E_LONG: '1' } },
  )
  return status ?? 1
}
