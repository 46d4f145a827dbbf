// What every input of every rule test goes through: saved and loaded, a clone that plays on, a replay of the log.
// FUTARI_MODE=save|clone|replay makes one of these alone; FUTARI_MODE=swap makes all with the seats changed.

import { apply, clone, digest, validate } from '../../src/engine/door.ts'
import type { State } from '../../src/engine/types.ts'
import { PLAIN, type Seating, SWAPPED } from '../../src/play/names.ts'
import { playRandomly, quick } from '../../src/play/random.ts'
import type { AfterInput, Scene } from '../../src/play/scene.ts'

type Trial = 'save' | 'clone' | 'replay'
const TRIALS: readonly Trial[] = ['save', 'clone', 'replay']

export const mode = process.env.FUTARI_MODE ?? 'all'
if (![...TRIALS, 'all', 'swap'].includes(mode))
  throw new Error(`FUTARI_MODE is one of ${TRIALS.join(', ')}, swap; without it all trials but swap are made`)

/** In `swap` the player P of each test sits at seat 1. */
export const seating: Seating = mode === 'swap' ? SWAPPED : PLAIN

const same = (what: string, a: State, b: State) => {
  for (const of of ['full', 'public'] as const)
    if (digest(a, of) !== digest(b, of)) throw new Error(`${what}: another ${of} digest`)
}

/** The state as it comes back from a file, with its rules. */
function reloaded(s: State): State {
  const { rules, ...data } = s
  return { ...(JSON.parse(JSON.stringify(data)) as Omit<State, 'rules'>), rules }
}

const FEW = 6
const OFTEN = 40
const SELDOM = 25

const trials: Record<Trial, AfterInput> = {
  save: ({ state }) => {
    const back = reloaded(state)
    same('saved and loaded', back, state)
    return back
  },
  clone: ({ state, log }) => {
    const before = digest(state, 'full')
    playRandomly(clone(state), quick(log.length), FEW)
    if (digest(state, 'full') !== before) throw new Error('a clone that played on changed the original')
    return state
  },
  replay: ({ state, start, log }) => {
    // why: each time from the start, so that long matches would take the square of their length
    if (log.length > OFTEN && log.length % SELDOM !== 0) return state
    const again = clone(start)
    for (const input of log) apply(again, input, null)
    same('replayed', again, state)
    return state
  },
}

/** After every input of every test: the state holds together, and stands the trials. */
export const afterInput: AfterInput = (scene: Scene) => {
  const faults = validate(scene.state)
  if (faults.length > 0) throw new Error(`the state is at fault: ${faults.join('; ')}`)
  for (const trial of TRIALS)
    if (mode === trial || mode === 'all' || mode === 'swap') scene.state = trials[trial](scene)
  return scene.state
}
