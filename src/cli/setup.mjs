// Makes a fresh clone ready: installs the locked packages when they are missing or older than the lock.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

function setup() {
  const lock = join(ROOT, 'package-lock.json')
  const installed = join(ROOT, 'node_modules', '.package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  // why: stdout belongs to the command that called, so npm's words go to stderr
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  })
  if (done.status !== 0) {
    console.error('npm ci failed: the packages of package-lock.json could not be installed')
    process.exit(1)
  }
}

setup()
