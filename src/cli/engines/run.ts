// Plays the same logs in several engines, some at a time, and compares what came out.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { textDigest } from '../../engine/digest.ts'
import { type Difference, type DigestKind, differences, type EngineRun, type LogRun } from './logs.ts'
import type { Engine, Session } from './session.ts'
import type { Where } from './where.ts'

export const ENTRY = 'src/cli/engines/entry.ts'
const WHERE = 'src/cli/engines/where.ts'
/** Logs for one answer: few enough for the time limit on a machine that has other work. */
const CHUNK = 50
const SAID_EVERY = 1_000
const MOST_SAID = 20

export interface EnginesOptions {
  engines: readonly Engine[]
  /** the number of the first log, and how many */
  first: number
  logs: number
  /** none: the games in turn */
  game: string
  /** exports `runLogs(from, to, game, kind): string`, the text of a list of `LogRun` with digests of the kind */
  entry: string
  say: (line: string) => void
}

/** One plain script, without modules and without anything of a browser or of node. */
async function bundle(entry: string): Promise<string> {
  const built = await build({
    stdin: {
      contents: `import { runLogs } from ${JSON.stringify(`./${entry}`)}
        import { where } from ${JSON.stringify(`./${WHERE}`)}
        Object.assign(globalThis, { runLogs, where })`,
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    charset: 'ascii',
    logLevel: 'error',
  })
  const file = built.outputFiles[0]
  if (!file) throw new Error('the bundler wrote nothing')
  return file.text
}

interface Part {
  readonly from: number
  readonly to: number
}

/** One engine through the whole run. */
class Runner {
  readonly engine: string
  failed = ''
  place: Where | null = null
  private stopped = false
  private sum = ''
  private digests = 0
  private ms = 0
  private readonly session: Session

  constructor(engine: string, session: Session) {
    this.engine = engine
    this.session = session
  }

  private async parsed<T>(code: string): Promise<T | null> {
    const began = performance.now()
    const answer = await this.session.evaluate(code)
    this.ms += performance.now() - began
    try {
      if (answer.ok) return JSON.parse(answer.text)
      this.failed = answer.why
    } catch {
      this.failed = answer.ok && answer.text ? `answered ${answer.text.slice(0, 80)}` : 'no answer'
    }
    return null
  }

  async settle(): Promise<void> {
    this.place = await this.parsed<Where>('where()')
  }

  /** Plays one part after another, without waiting for the other engines. */
  playAll(parts: readonly Part[], game: string): Promise<EngineRun>[] {
    let before: Promise<unknown> = Promise.resolve()
    return parts.map((part) => {
      const run = before.then(() => this.play(part, game))
      before = run
      return run
    })
  }

  private async logs({ from, to }: Part, game: string, kind: DigestKind): Promise<LogRun[]> {
    return (await this.parsed<LogRun[]>(`runLogs(${from}, ${to}, ${JSON.stringify(game)}, '${kind}')`)) ?? []
  }

  private async play(part: Part, game: string): Promise<EngineRun> {
    const { engine } = this
    if (this.failed || this.stopped) return { engine, logs: [] }
    const { from, to } = part
    const logs = await this.logs(part, game, 'public')
    if (!this.failed && logs.length !== to - from)
      this.failed = `played ${logs.length} logs instead of ${to - from}`
    for (const log of logs) {
      this.sum = textDigest(this.sum + JSON.stringify(log))
      this.digests += log.digests.length
    }
    return { engine, logs }
  }

  /** Plays no further parts. */
  stop(): void {
    this.stopped = true
  }

  /** One log with the digests that show everything. */
  async lookAt(log: number, game: string): Promise<EngineRun> {
    return { engine: this.engine, logs: await this.logs({ from: log, to: log + 1 }, game, 'full') }
  }

  said(): string {
    const { engine, failed, place, sum, digests, ms } = this
    if (failed) return `${engine}: not run: ${failed}`
    const zone = place ? `${place.zone} (${place.east} minutes east)` : ''
    return `${engine}: ${sum} over ${digests} public digests, ${place?.locale}, ${zone}, ${Math.round(ms / 1000)} s`
  }

  close(): void {
    this.session.close()
  }
}

/** Whether all engines agree; says what each came to, and where they come apart. */
export async function runEngines(options: EnginesOptions): Promise<boolean> {
  const { engines, first, logs, game, entry, say } = options
  const folder = mkdtempSync(join(tmpdir(), 'futari-engines-'))
  const script = join(folder, 'script.js')
  const runners: Runner[] = []
  const name = ({ game: of, log, input, why }: Difference) => say(`${of}, log ${log}, input ${input}: ${why}`)
  let apart = 0
  let done = 0
  try {
    writeFileSync(script, await bundle(entry))
    for (const engine of engines) runners.push(new Runner(engine.name, engine.open(script, folder)))
    await Promise.all(runners.map((runner) => runner.settle()))
    const parts: Part[] = []
    for (let from = first; from < first + logs; from += CHUNK)
      parts.push({ from, to: Math.min(from + CHUNK, first + logs) })
    const played = runners.map((runner) => runner.playAll(parts, game))
    for (const [n, { to }] of parts.entries()) {
      const runs = await Promise.all(played.map((all) => all[n] as Promise<EngineRun>))
      if (runners.some(({ failed }) => failed)) break
      const found = differences(runs)
      found.slice(0, MOST_SAID).forEach(name)
      const hidden = found.find((one) => one.hidden)
      if (hidden) {
        for (const runner of runners) runner.stop()
        // why: an engine gives one answer at a time
        await Promise.all(played.map((all) => all.at(-1)))
        const full = await Promise.all(runners.map((runner) => runner.lookAt(hidden.log, game)))
        differences(full).forEach(name)
      }
      apart = found.length
      done = to - first
      if (apart > 0) break
      if (done % SAID_EVERY === 0 && done < logs) say(`${done} of ${logs} logs are equal`)
      // why: what is compared already would fill the memory
      for (const all of played) delete all[n]
    }
    for (const runner of runners) say(runner.said())
  } finally {
    for (const runner of runners) runner.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  const silent = runners.filter(({ failed }) => failed).length
  const locales = new Set(runners.map(({ place }) => place?.locale)).size
  const zones = new Set(runners.map(({ place }) => place?.east)).size
  if (apart > 0) say(`engines: DIFFERENT in ${apart} places of ${done} logs`)
  else if (silent > 0) say(`engines: ${silent} of ${runners.length} did not answer`)
  else if (locales < 2 || zones < 2)
    say('engines: equal, but all of them in one locale or in one time zone, so nothing is shown of either')
  else {
    say(
      `engines: equal over ${done} logs of ${game || 'all games'}, from the start and from the middle, ` +
        `in ${locales} locales and ${zones} time zones`,
    )
    return true
  }
  return false
}
