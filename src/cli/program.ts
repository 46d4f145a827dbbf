// Finds a program of the system, or installs it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const aptGet = (...args: string[]) =>
  spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 2] }).status === 0

/** The program at one of the places, installed from one of the packages when it is not there. */
export function program(places: readonly string[], packages: readonly string[]): string | undefined {
  const find = () => places.find((place) => existsSync(place))
  const found = find()
  if (found) return found
  aptGet('update')
  for (const name of packages) {
    if (aptGet('install', '-y', '--no-install-recommends', name) && find()) break
  }
  return find()
}

export const firefox = () => program(['/usr/bin/firefox-esr', '/usr/bin/firefox'], ['firefox-esr', 'firefox'])
