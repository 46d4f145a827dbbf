// npm run -s bench -- --json : speeds as ratios within one run, since machines differ (docs/architecture.md, speed).

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { sha256 } from '@noble/hashes/sha2.js'
import { clone, digest, extend, newOptions, question, type Step } from '../engine/door.ts'
import type { State } from '../engine/types.ts'
import { games } from '../games/registry.ts'
import { playRandomly, quick } from '../play/random.ts'
import { inBrowsers } from './bench/browsers.ts'
import { now, round } from './bench/clock.ts'
import { benchLink, type LinkBench, overBare } from './bench/link.ts'
import { benchTogether, type TogetherBench } from './bench/together.ts'
import { Ground, median } from './soak/setup.ts'

/** what is compared is measured in turns, since other work slows a machine for moments */
const SLICES = 25
const HASHES = 300
/** whole matches of random play until so many inputs are made */
const INPUTS = 10_000
const MOST = 100_000
const CLONE_RATIO = 30
/** a phone is so many times slower than this machine, and a person waits so long (ms) for the audit of 300 inputs */
const SLOWER = 4
const AUDIT_WITHIN = 1_000
/** ms: what an input between two phones may add to the bare link and database; from an open link to the first question */
const OVER_BARE = 15
/** From the address to a counter that counts, two taps included; from a tap to a list of 300 decks. ms */
const COUNTER_WITHIN = 1_500
const DECKS_WITHIN = 300
const DEALT_WITHIN = 1_500

interface PlayBench {
  inputsPerSecond: number
  inputsPerHash: number
  cloneMicros: number
  cloneRatio: number
  optionsMicros: number
  digestMicros: number
  stateBytes: number
  cloneBytes: number
  liveRows: number
}

/** Microseconds a call. */
function micros(calls: number, work: () => void): number {
  const began = now()
  for (let i = 0; i < calls; i++) work()
  return ((now() - began) * 1000) / calls
}

const slices = (one: () => number): number[] => Array.from({ length: SLICES }, one)

type Fresh = () => State

/** Microseconds an input of random play. */
function randomPlay(fresh: Fresh): number {
  let inputs = 0
  const began = now()
  for (let seed = 1; inputs < INPUTS; seed++) inputs += playRandomly(fresh(), quick(seed), MOST)
  return ((now() - began) * 1000) / inputs
}

/** States in the middle of random matches, where a seat decides. */
function middles(fresh: Fresh, count: number): State[] {
  const out: State[] = []
  for (let seed = 1; out.length < count; seed++) {
    const half = playRandomly(fresh(), quick(seed), MOST) >> 1
    const s = fresh()
    playRandomly(s, quick(seed), half)
    while (question(s).ask === 'chance') playRandomly(s, quick(seed), 1)
    if (question(s).ask === 'decision') out.push(s)
  }
  return out
}

/** Bytes a clone. */
function memory(state: State, count: number): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  const before = process.memoryUsage().heapUsed
  const kept: State[] = []
  for (let i = 0; i < count; i++) kept.push(clone(state))
  collect()
  const used = process.memoryUsage().heapUsed - before
  return Math.round(used / kept.length)
}

type GameBench = PlayBench & TogetherBench

function benchPlay(game: string): PlayBench {
  const ground = new Ground(game)
  const fresh = () => ground.start(ground.usualStart())
  playRandomly(fresh(), quick(99), MOST)
  randomPlay(fresh)
  const block = new Uint8Array(2048).fill(7)
  const inputMicros: number[] = []
  const inputsPerHash = slices(() => {
    const hash = micros(HASHES, () => sha256(block))
    const input = randomPlay(fresh)
    inputMicros.push(input)
    return hash / input
  })
  const states = middles(fresh, 50)
  const data = states.map((s) => ({ ...s, rules: null }))
  let at = 0
  const next = (): State => states[at++ % states.length] as State
  const cloneMicros: number[] = []
  const cloneRatios = slices(() => {
    const cloned = micros(4000, () => clone(next()))
    cloneMicros.push(cloned)
    return micros(200, () => structuredClone(data[at++ % data.length])) / cloned
  })
  const options = newOptions(false)
  const none: Step[] = []
  return {
    inputsPerSecond: Math.round(1e6 / median(inputMicros)),
    inputsPerHash: round(median(inputsPerHash)),
    cloneMicros: round(median(cloneMicros)),
    cloneRatio: round(median(cloneRatios)),
    optionsMicros: round(median(slices(() => micros(2000, () => extend(next(), none, options))))),
    digestMicros: round(median(slices(() => micros(1000, () => digest(next(), 'public'))))),
    stateBytes: median(data.map((s) => JSON.stringify(s).length)),
    cloneBytes: memory(next(), 2000),
    liveRows: median(states.map((s) => s.rows.filter((r) => r.zone >= 0).length)),
  }
}

/** why: a phone plays one game, so no other game's shapes may be in the compiled code */
function alone(game: string): Promise<GameBench> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: game })
    worker.on('message', resolve)
    worker.on('error', reject)
  })
}

type Limit = { atLeast: number } | { atMost: number }
type Bound = { name: string; value: number } & Limit

const holds = (bound: Bound): boolean =>
  'atLeast' in bound ? bound.value >= bound.atLeast : bound.value <= bound.atMost
const limitOf = (limit: Limit): string =>
  'atLeast' in limit ? `at least ${limit.atLeast}` : `at most ${limit.atMost}`

const linkBounds = (link: LinkBench): Bound[] => [
  {
    name: `${link.game} from an input to the other phone, ms beyond the bare round trip and two strict commits`,
    value: overBare(link),
    atMost: OVER_BARE,
  },
  { name: `${link.game} meeting and first deal, ms`, value: link.dealtMs, atMost: DEALT_WITHIN },
]

async function main(): Promise<void> {
  // why first: it is a browser that is measured, and a heap full of states slows the machine
  const links = benchLink()
  const counterMs = Math.max(
    ...inBrowsers<{ counterMs: number }>('counter-start').map((start) => start.counterMs),
  )
  const decksMs = Math.max(...inBrowsers<{ decksMs: number }>('decks-list').map((list) => list.decksMs))
  const benches: { id: string; bench: GameBench; least: number }[] = []
  for (const [id, { figures }] of Object.entries(games))
    benches.push({ id, bench: await alone(id), least: figures.inputsPerHash })
  const bounds = benches
    .flatMap(({ id, bench, least }): Bound[] => [
      { name: `${id} inputs for each SHA-256 of 2 KiB`, value: bench.inputsPerHash, atLeast: least },
      {
        name: `${id} clone, times faster than structuredClone`,
        value: bench.cloneRatio,
        atLeast: CLONE_RATIO,
      },
      {
        name: `${id} audit of 300 inputs, ms on a machine ${SLOWER} times slower`,
        value: round(SLOWER * bench.auditMs),
        atMost: AUDIT_WITHIN,
      },
    ])
    .concat(links.flatMap(linkBounds))
    .concat({
      name: `300 decks on screen after the tap, ms on a machine ${SLOWER} times slower`,
      value: round(decksMs),
      atMost: DECKS_WITHIN,
    })
    .concat({
      name: `counter from a cold start in flight mode, ms on a machine ${SLOWER} times slower`,
      value: round(counterMs),
      atMost: COUNTER_WITHIN,
    })
    .map((bound) => ({ ...bound, pass: holds(bound) }))
  if (process.argv.includes('--json')) {
    const all = Object.fromEntries(
      benches.map(({ id, bench }) => [id, { ...bench, link: links.find(({ game }) => game === id) }]),
    )
    console.log(JSON.stringify({ games: all, bounds, node: process.version }))
    return
  }
  for (const { id, bench } of benches)
    for (const [name, value] of Object.entries(bench)) console.log(`${id} ${name}: ${value}`)
  for (const { game, ...link } of links)
    for (const [name, value] of Object.entries(link)) console.log(`${game} link ${name}: ${round(value)}`)
  for (const bound of bounds)
    console.log(`${bound.pass ? 'pass' : 'FAIL'} ${bound.name}: ${bound.value} (${limitOf(bound)})`)
}

async function benchGame(game: string): Promise<GameBench> {
  return { ...benchPlay(game), ...(await benchTogether(game)) }
}

if (!isMainThread) parentPort?.postMessage(await benchGame(workerData as string))
else await main()
