// What only browsers can be measured in: a browser test that prints its figures.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const bin = (name: string): string => join('node_modules', '.bin', name)

/** The figures that the test of this name prints, one for each of its cases. Throws when it could not be run. */
export function inBrowsers<T>(name: string): T[] {
  if (!existsSync(join('dist', 'index.html'))) spawnSync(bin('vite'), ['build'], { stdio: 'ignore' })
  const { status, stdout } = spawnSync(bin('playwright'), ['test', name, '--workers=1'], {
    env: { ...process.env, E2E_BENCH: '1' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const found = [...stdout.matchAll(/^figures (.*)$/gm)].map(([, text]) => JSON.parse(text ?? '') as T)
  if (status !== 0 || found.length === 0) throw new Error(`browsers were not measured:\n${stdout}`)
  return found
}
