// A match between two browsers, beside the bare link and the bare database that carry it (test/e2e/net-latency.spec.ts).

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { round } from './clock.ts'

export interface LinkBench {
  game: string
  inputs: number
  /** medians: an input from one phone to its application on the other; one frame there and back; one strict commit */
  inputMs: number
  tripMs: number
  commitMs: number
  /** from two ready phones on an open link to the first question, the longer of both */
  dealtMs: number
}

/** What an input takes beyond the bare link's round trip and two bare commits. */
export const overBare = ({ inputMs, tripMs, commitMs }: LinkBench): number =>
  round(inputMs - tripMs - 2 * commitMs)

/** Throws when the browsers could not be measured. */
export function benchLink(): LinkBench[] {
  const bin = (name: string) => join('node_modules', '.bin', name)
  if (!existsSync(join('dist', 'index.html'))) spawnSync(bin('vite'), ['build'], { stdio: 'ignore' })
  const { status, stdout } = spawnSync(bin('playwright'), ['test', 'net-latency', '--workers=1'], {
    env: { ...process.env, E2E_BENCH: '1' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const found = [...stdout.matchAll(/^figures (.*)$/gm)].map(
    ([, text]) => JSON.parse(text ?? '') as LinkBench,
  )
  if (status !== 0 || found.length === 0) throw new Error(`two browsers were not measured:\n${stdout}`)
  return found
}
