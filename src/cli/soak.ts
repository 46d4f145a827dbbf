// npm run soak -- --what matches|twins|interference|fair|kills|secrecy|frames|decks|backup|engines|browser [--game landfight] [--matches N] [--seed S]

import { games } from '../games/registry.ts'
import { ENGINES } from './engines/list.ts'
import { ENTRY, runEngines } from './engines/run.ts'
import { soakBackup } from './soak/backup.ts'
import { soakBrowser } from './soak/browser.ts'
import { soakDecks } from './soak/decks.ts'
import { soakFair } from './soak/fair.ts'
import { soakFrames } from './soak/frames.ts'
import { soakInterference } from './soak/interference.ts'
import { soakKills } from './soak/kills.ts'
import { soakMatches } from './soak/matches.ts'
import { soakSecrecy } from './soak/secrecy.ts'
import type { SoakOptions, SoakReport } from './soak/setup.ts'
import { soakTwins } from './soak/twins.ts'

export const soaks: Record<
  string,
  { run: (options: SoakOptions) => SoakReport | Promise<SoakReport>; full: number }
> = {
  matches: { run: soakMatches, full: 20_000 },
  twins: { run: soakTwins, full: 2_000 },
  interference: { run: soakInterference, full: 2_000 },
  fair: { run: soakFair, full: 200 },
  kills: { run: soakKills, full: 200 },
  secrecy: { run: soakSecrecy, full: 1_000 },
  frames: { run: soakFrames, full: 10_000 },
  decks: { run: soakDecks, full: 2_000 },
  backup: { run: soakBackup, full: 5_000 },
}

/** `npm run engines` is the same at a small size. */
const ENGINES_FULL = 10_000

function option(name: string): string | null {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? null : (process.argv[at + 1] ?? '')
}

async function main(): Promise<number> {
  const what = option('what') ?? 'matches'
  if (what === 'browser') return soakBrowser()
  const soak = soaks[what]
  const inEngines = what === 'engines'
  const seed = Number(option('seed') ?? 1)
  const runs = Number(option('matches') ?? (inEngines ? ENGINES_FULL : (soak?.full ?? 0)))
  const game = option('game') ?? 'landfight'
  if (
    (soak === undefined && !inEngines) ||
    !Number.isInteger(seed) ||
    !Number.isInteger(runs) ||
    runs < 1 ||
    games[game] === undefined
  ) {
    console.error(
      `usage: npm run soak -- --what ${Object.keys(soaks).join('|')}|engines|browser [--game ${Object.keys(games).join('|')}] [--matches N] [--seed S]`,
    )
    return 2
  }
  if (soak === undefined) {
    // why not the usual game: the full number is divided among all of them
    const of = option('game') ?? ''
    const say = (line: string) => console.log(line)
    const options = { engines: ENGINES, first: seed, logs: runs, game: of, entry: ENTRY, say }
    return (await runEngines(options)) ? 0 : 1
  }
  const began = performance.now()
  const report = await soak.run({ game, runs, seed })
  for (const failure of report.failures.slice(0, 20)) console.log(failure)
  const seconds = (performance.now() - began) / 1000
  const figures = Object.entries(report.figures).map(([name, value]) => `, ${name} ${value}`)
  console.log(
    `${what}: ${report.runs} runs, ${report.inputs} inputs${figures.join('')}, ${seconds.toFixed(1)} s`,
  )
  console.log(`${report.runs - report.failures.length} passed, ${report.failures.length} failed`)
  return report.failures.length === 0 ? 0 : 1
}

process.exitCode = await main()
