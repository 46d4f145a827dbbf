// Plays the same logs in V8, JavaScriptCore and SpiderMonkey, each in another locale and time zone, and compares the digests:
// `npm run engines [-- --logs N] [--first LOG] [--game ID] [--entry FILE]`; the games take turns when none is named.

import { existsSync } from 'node:fs'
import { games } from '../games/registry.ts'
import { ENGINES } from './engines/list.ts'
import { ENTRY, runEngines } from './engines/run.ts'

function option(name: string, otherwise: string): string {
  const at = process.argv.indexOf(`--${name}`)
  return (at >= 0 ? process.argv[at + 1] : undefined) ?? otherwise
}

const logs = Number(option('logs', '200'))
const first = Number(option('first', '0'))
const entry = option('entry', ENTRY)
const game = option('game', '')

function fault(): string | null {
  if (!Number.isInteger(logs) || logs < 1) return '--logs wants a whole number above 0'
  if (!Number.isInteger(first) || first < 0) return '--first wants the number of a log'
  if (!existsSync(entry)) return `there is no ${entry}`
  return game === '' || games[game] ? null : `--game wants ${Object.keys(games).join(', ')}`
}

const wrong = fault()
if (wrong) {
  console.error(wrong)
  process.exitCode = 2
} else {
  const equal = await runEngines({
    engines: ENGINES,
    first,
    logs,
    game,
    entry,
    say: (line) => console.log(line),
  })
  process.exitCode = equal ? 0 : 1
}
