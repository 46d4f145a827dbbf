// The logs that every JavaScript engine plays and replays; the string must be equal wherever it runs.

import type { Below } from '../../engine/below.ts'
import { textDigest } from '../../engine/digest.ts'
import { apply, check, clone, digest, question, type StartConfig, validate } from '../../engine/door.ts'
import type { Rules } from '../../engine/rules.ts'
import type { Input, State } from '../../engine/types.ts'
import { games } from '../../games/registry.ts'
import type { Checked } from '../../play/problem.ts'
import { quick, randomInput } from '../../play/random.ts'
import { recordFromText, recordText } from '../../play/record.ts'
import { replayed, startState } from '../../play/replay.ts'
import type { DeckList, MatchRecord } from '../../play/types.ts'
import { Ground } from '../soak/setup.ts'
import type { DigestKind, LogRun, Stray } from './logs.ts'

interface Played {
  inputs: Input[]
  /** of the kind that is compared, and the public ones, of which a saved match holds the last */
  digests: string[]
  public: string[]
  full: string
}

/** A deck as a saved match names it. */
function deckList(rules: Rules, defs: readonly number[]): DeckList['cards'] {
  const lines: DeckList['cards'] = []
  for (const def of defs) {
    const number = rules.defs[def]?.text.number ?? ''
    const last = lines.at(-1)
    if (last?.[0] === number) last[1]++
    else lines.push([number, 1])
  }
  return lines
}

/** The same of a pool. */
const poolList = (rules: Rules, pool: readonly number[]): DeckList['cards'] =>
  pool.flatMap((n, def): DeckList['cards'] => (n > 0 ? [[rules.defs[def]?.text.number ?? '', n]] : []))

/** What is kept of the match after its first `length` inputs. */
function saved(
  ground: Ground,
  { decks, bestOf, pool }: StartConfig,
  run: Played,
  length: number,
): MatchRecord {
  const { rules, game } = ground
  const deck = (seat: 0 | 1): DeckList => ({
    name: '',
    cards: deckList(rules, decks[seat].cards),
    side: deckList(rules, decks[seat].side),
  })
  const seat = { kind: 'scripted', name: '' } as const
  return {
    format: 1,
    id: 'log',
    rules: rules.hash,
    config: {
      game,
      decks: [deck(0), deck(1)],
      seats: [seat, seat],
      bestOf: bestOf === 3 ? 3 : 1,
      seed: '0'.repeat(32),
      ...(pool ? { pool: poolList(rules, pool) } : {}),
    },
    inputs: run.inputs.slice(0, length),
    draft: [],
    digest: run.public[length] ?? '',
    created: 0,
    updated: 0,
    result: -1,
  }
}

const value = <T>(checked: Checked<T>): T => {
  if (checked.ok) return checked.value
  throw new Error(JSON.stringify(checked))
}

function random(s: State, below: Below, run: Played, kind: DigestKind): void {
  const note = () => {
    const open = digest(s, 'public')
    run.public.push(open)
    run.digests.push(kind === 'public' ? open : digest(s, kind))
  }
  note()
  while (question(s).ask !== 'over') {
    const input = randomInput(s, below)
    apply(s, input, null)
    run.inputs.push(input)
    note()
  }
  run.full = digest(s, 'full')
}

/** One log: played, replayed from the start, and from its middle as a kept position and as a saved match. */
export function runLog(ground: Ground, log: number, kind: DigestKind = 'public'): LogRun {
  const below = quick(log)
  const config = ground.randomStart(below)
  const end = ground.start(config)
  const run: Played = { inputs: [], digests: [], public: [], full: '' }
  const strayed: Stray[] = []
  const stray = (replay: string, input: number, error: unknown, hidden = false) =>
    strayed.push({ replay, input, hidden, why: error instanceof Error ? error.message : String(error) })
  try {
    random(end, below, run, kind)
    const faults = validate(end)
    if (faults.length > 0) throw new Error(faults.join('; '))
  } catch (error) {
    stray('played', run.inputs.length, error)
  }
  const length = run.inputs.length
  const middle = length >> 1

  /** Goes on from `at` with what is saved; says where it leaves the run. */
  const replay = (
    name: string,
    at: number,
    open: () => { s: State; inputs: readonly Input[] },
    keep = -1,
  ) => {
    let n = at
    let kept: State | null = null
    const same = (s: State) => {
      const now = digest(s, kind)
      if (now !== run.digests[n]) throw new Error(`${kind} digest ${now} instead of ${run.digests[n]}`)
      if (n === keep) kept = clone(s)
    }
    try {
      const { s, inputs } = open()
      same(s)
      for (const input of inputs) {
        n++
        const legal = check(s, input)
        if (legal.ok === 'no') throw new Error(`refused, ${legal.reason.why}`)
        apply(s, input, null)
        same(s)
      }
      const full = digest(s, 'full')
      if (full !== run.full) stray(name, n, `full digest ${full} instead of ${run.full}`, true)
    } catch (error) {
      stray(name, n, error)
    }
    return kept as State | null
  }

  const text = recordText(saved(ground, config, run, length))
  const again = () => value(recordFromText(text))
  const rest = () => again().inputs.slice(middle)
  const fromStart = () => ({ s: value(startState(ground.rules, again().config)), inputs: again().inputs })
  const kept = replay('replayed from the start', 0, fromStart, middle)
  if (kept) replay('replayed from a position kept in the middle', middle, () => ({ s: kept, inputs: rest() }))
  replay('resumed from a match saved in the middle', middle, () => {
    const half = value(recordFromText(recordText(saved(ground, config, run, middle))))
    return { s: value(replayed(half, ground.rules)).state, inputs: rest() }
  })
  const { digests, full } = run
  return { game: ground.game, log, kind, digests, inputs: textDigest(text), full, strayed }
}

/** The logs `from` to `to` - 1, the games in turn or one game alone, as the text of a list of what they came to. */
export function runLogs(from: number, to: number, only = '', kind: DigestKind = 'public'): string {
  const grounds = (only === '' ? Object.keys(games) : [only]).map((game) => new Ground(game))
  const logs: LogRun[] = []
  for (let log = from; log < to; log++) logs.push(runLog(grounds[log % grounds.length] as Ground, log, kind))
  return JSON.stringify(logs)
}
