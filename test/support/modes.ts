// The whole suite again, each time under another trial: FUTARI_MODE=save|clone|replay|swap.

import { apply, clone, digest, validate } from '../../src/engine/door.ts'
import type { State } from '../../src/engine/types.ts'
import { PLAIN, type Seating, SWAPPED } from '../../src/play/names.ts'
import { playRandomly, quick } from '../../src/play/random.ts'
import type { AfterInput, Scene } from '../../src/play/scene.ts'

const MODES = ['save', 'clone', 'replay', 'swap'] as const
type Mode = (typeof MODES)[number] | 'plain'

const asked = process.env.FUTARI_MODE ?? 'plain'
const found = MODES.find((one) => one === asked)
if (found === undefined && asked !== 'plain') throw new Error(`FUTARI_MODE is one of ${MODES.join(', ')}`)
export const mode: Mode = found ?? 'plain'

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

const trials: Record<Mode, AfterInput> = {
  plain: ({ state }) => state,
  swap: ({ state }) => state,
  save: ({ state }) => {
    const back = reloaded(state)
    same('saved and loaded', back, state)
    return back
  },
  clone: ({ state, log }) => {
    const before = reloaded(state)
    playRandomly(clone(state), quick(log.length), FEW)
    same('a clone played on', state, before)
    return state
  },
  replay: ({ state, start, log }) => {
    const again = clone(start)
    for (const input of log) apply(again, input, null)
    same('replayed', again, state)
    return state
  },
}

/** Every input of every test: the state holds together, and stands the trial of the mode. */
export const afterInput: AfterInput = (scene: Scene) => {
  const faults = validate(scene.state)
  if (faults.length > 0) throw new Error(`the state is at fault: ${faults.join('; ')}`)
  return trials[mode](scene)
}
