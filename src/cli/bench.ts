// npm run -s bench -- --json : speeds as ratios within one run, since machines differ (docs/architecture.md, speed).

import { sha256 } from '@noble/hashes/sha2.js'
import { clone, digest, extend, newOptions, question, type Step } from '../engine/door.ts'
import type { State } from '../engine/types.ts'
import { playRandomly, quick } from '../play/random.ts'
import { Ground, median } from './soak/setup.ts'

const RUNS = 5
const MATCHES = 300
const MOST = 100_000

interface GameBench {
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

const now = (): number => performance.now()

/** Median of `RUNS` measurements of `work`, in microseconds a call. */
function micros(calls: number, work: () => void): number {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const began = now()
    for (let i = 0; i < calls; i++) work()
    times.push(((now() - began) * 1000) / calls)
  }
  return median(times)
}

function randomPlay(): number {
  const speeds: number[] = []
  for (let run = 0; run < RUNS; run++) {
    let inputs = 0
    const began = now()
    for (let i = 0; i < MATCHES; i++) {
      const below = quick(1 + i)
      inputs += playRandomly(freshMatch(), below, MOST)
    }
    speeds.push((inputs * 1000) / (now() - began))
  }
  return median(speeds)
}

const ground = new Ground('landfight')

function freshMatch(): State {
  const [a, b] = ground.starters
  if (a === undefined || b === undefined) throw new Error('two starter decks are needed')
  return ground.start({ decks: [a, b], bestOf: 1 })
}

/** States in the middle of random matches, where a seat decides. */
function middles(count: number): State[] {
  const out: State[] = []
  for (let seed = 1; out.length < count; seed++) {
    const s = freshMatch()
    playRandomly(s, quick(seed), 150)
    while (question(s).ask === 'chance') playRandomly(s, quick(seed), 1)
    if (question(s).ask === 'decision') out.push(s)
  }
  return out
}

function memory(state: State, count: number): number {
  const collect = (globalThis as { gc?: () => void }).gc
  collect?.()
  const before = process.memoryUsage().heapUsed
  const kept: State[] = []
  for (let i = 0; i < count; i++) kept.push(clone(state))
  collect?.()
  const used = process.memoryUsage().heapUsed - before
  return Math.max(0, Math.round(used / kept.length))
}

function benchGame(): GameBench {
  playRandomly(freshMatch(), quick(99), MOST)
  const block = new Uint8Array(2048).fill(7)
  const hashMicros = micros(3000, () => sha256(block))
  const inputsPerSecond = randomPlay()
  const states = middles(50)
  const data = states.map((s) => ({ ...s, rules: null }))
  let at = 0
  const next = (): State => states[at++ % states.length] as State
  const cloneMicros = micros(20_000, () => clone(next()))
  const structured = micros(1000, () => structuredClone(data[at++ % data.length]))
  const options = newOptions(false)
  const none: Step[] = []
  const optionsMicros = micros(20_000, () => extend(next(), none, options))
  const digestMicros = micros(5000, () => digest(next(), 'public'))
  return {
    inputsPerSecond: Math.round(inputsPerSecond),
    inputsPerHash: round((inputsPerSecond * hashMicros) / 1e6),
    cloneMicros: round(cloneMicros),
    cloneRatio: round(structured / cloneMicros),
    optionsMicros: round(optionsMicros),
    digestMicros: round(digestMicros),
    stateBytes: median(data.map((s) => JSON.stringify(s).length)),
    cloneBytes: memory(next(), 10_000),
    liveRows: median(states.map((s) => s.rows.filter((r) => r.zone >= 0).length)),
  }
}

const round = (x: number): number => Math.round(x * 100) / 100

interface Bound {
  name: string
  value: number
  atLeast: number
}

function main(): void {
  const landfight = benchGame()
  const bounds: Bound[] = [
    { name: 'landfight inputs for each SHA-256 of 2 KiB', value: landfight.inputsPerHash, atLeast: 4 },
    { name: 'landfight clone, times faster than structuredClone', value: landfight.cloneRatio, atLeast: 30 },
  ]
  if (process.argv.includes('--json')) {
    const node = process.version
    console.log(
      JSON.stringify({
        games: { landfight },
        bounds: bounds.map((b) => ({ ...b, pass: b.value >= b.atLeast })),
        node,
      }),
    )
    return
  }
  for (const [name, value] of Object.entries(landfight)) console.log(`landfight ${name}: ${value}`)
  for (const b of bounds)
    console.log(`${b.value >= b.atLeast ? 'pass' : 'FAIL'} ${b.name}: ${b.value} (at least ${b.atLeast})`)
}

main()
