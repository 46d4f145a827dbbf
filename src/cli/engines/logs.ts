// What an engine tells of the logs it played, and where those of several engines come apart.

export type DigestKind = 'public' | 'full'

/** One log: what is compared of it. */
export interface LogRun {
  readonly game: string
  readonly log: number
  /** of the start, then after every input: public digests, or full ones where those had to be looked for */
  readonly kind: DigestKind
  readonly digests: readonly string[]
  /** of the text of all inputs: a hidden card that was drawn shows in no public digest */
  readonly inputs: string
  /** the full digest of the end */
  readonly full: string
  /** where a replay left the run that it repeats */
  readonly strayed: readonly Stray[]
}

export interface Stray {
  readonly replay: string
  readonly input: number
  readonly why: string
  /** no digest of an input shows it */
  readonly hidden: boolean
}

export interface EngineRun {
  readonly engine: string
  readonly logs: readonly LogRun[]
}

export interface Difference {
  readonly game: string
  readonly log: number
  /** 0: the start; the number of inputs: the end */
  readonly input: number
  readonly why: string
  /** known at the end alone: no digest of an input shows it */
  readonly hidden: boolean
}

const each = (runs: readonly EngineRun[], value: (run: EngineRun) => string | undefined): string =>
  runs.map((run) => `${run.engine} ${value(run) ?? 'nothing'}`).join(', ')

const differ = (values: readonly unknown[]): boolean => new Set(values).size > 1

/** Where the engines come apart in the log that stands at `at` in each list; null: nowhere. */
function between(runs: readonly EngineRun[], at: number): Difference | null {
  const logs = runs.map((run) => run.logs[at])
  const some = logs.find((log) => log !== undefined)
  if (some === undefined) return null
  const { game, log } = some
  const found = (
    input: number,
    what: string,
    of: (log: LogRun) => string | undefined,
    hidden = false,
  ): Difference => ({
    game,
    log,
    input,
    hidden,
    why: `${what}: ${each(runs, ({ logs: all }) => all[at] && of(all[at]))}`,
  })
  if (differ(logs.map((one) => one && `${one.game} ${one.log}`)))
    return found(0, 'other logs', (one) => `${one.game} ${one.log}`)
  const most = Math.max(...logs.map((one) => one?.digests.length ?? 0))
  for (let n = 0; n < most; n++)
    if (differ(logs.map((one) => one?.digests[n])))
      return found(n, `${some.kind} digest`, ({ digests }) => digests[n])
  const end = most - 1
  if (differ(logs.map((one) => one?.inputs))) return found(end, 'inputs', ({ inputs }) => inputs, true)
  if (differ(logs.map((one) => one?.full)))
    return found(end, 'full digest of the end', ({ full }) => full, true)
  return null
}

/** The first difference of every log: between the engines, and between an engine's own replays. */
export function differences(runs: readonly EngineRun[]): Difference[] {
  const most = Math.max(0, ...runs.map(({ logs }) => logs.length))
  const found: Difference[] = []
  for (let at = 0; at < most; at++) {
    const apart = between(runs, at)
    if (apart) found.push(apart)
    for (const { engine, logs } of runs)
      for (const { replay, input, why, hidden } of logs[at]?.strayed ?? []) {
        const { game, log } = logs[at] as LogRun
        found.push({ game, log, input, hidden, why: `${engine}, ${replay}: ${why}` })
      }
  }
  return found
}
