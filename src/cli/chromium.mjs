// Finds a Chromium for the browser tests, or fetches one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The path of an installed Chromium; undefined means the one Playwright downloads itself. */
export const findChromium = () => PLACES.find((path) => path && existsSync(path))

const run = (command, args) => spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0

/** Installs Chromium from the system's packages, else Playwright's own. Says whether one is there. */
export function ensureChromium() {
  if (findChromium()) return true
  const apt = () => run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  if (apt() || (run('apt-get', ['update']) && apt())) return findChromium() !== undefined
  return run('npx', ['playwright', 'install', 'chromium'])
}
