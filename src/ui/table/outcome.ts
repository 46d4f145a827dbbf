// What an act leads to as far as it is known: the rules run forward on a copy of what this seat may know.

import { apply, clone, extend, inputOf, newOptions, question, type Step } from '../../engine/door.ts'
import { type Event, PASS, type Ref, type Seat, type State } from '../../engine/types.ts'
import type { Fate } from './shape.ts'

export interface Outcome {
  fates: ReadonlyMap<Ref, Fate>
  /** new cards on the field: definitions */
  arrivals: number[]
  life: [number | null, number | null]
  /** what happens, for what a game reads out of it */
  events: readonly Event[]
  /** cards that must be dealt where the known ends */
  deals: readonly { zone: number; n: number }[]
  /** nothing was cut short by a chance or a choice */
  whole: boolean
}

const MOST_STEPS = 40

/** Runs the path and then passes for both, until the chain is empty, the attack is over or somebody must choose. */
export function outcomeOf(known: State, path: readonly Step[]): Outcome | null {
  if (path.length === 0 && known.chain.length === 0 && known.battle.stage === 0) return null
  const events: Event[] = []
  const sink = { add: (event: Event) => void events.push(event) }
  const deals: { zone: number; n: number }[] = []
  let whole = false
  try {
    const s = clone(known)
    const out = newOptions(false)
    if (path.length > 0) apply(s, inputOf(s, path), sink)
    for (let i = 0; i < MOST_STEPS; i++) {
      const asked = question(s)
      if (asked.ask === 'chance' && asked.kind === 'deal') deals.push({ zone: asked.zone, n: asked.n })
      if (asked.ask !== 'decision') break
      if (s.chain.length === 0 && s.battle.stage === 0) {
        whole = true
        break
      }
      extend(s, [], out)
      if (!out.codes.includes(PASS)) break
      apply(s, inputOf(s, [{ code: PASS, card: 0, to: 0 }]), sink)
    }
  } catch {
    // why: a view lacks hidden cards; an outcome that needs them is not known
    return null
  }
  return read(known, events, deals, whole)
}

function read(s: State, events: Event[], deals: Outcome['deals'], whole: boolean): Outcome {
  const { game } = s.rules
  const onBoard = (zone: number): boolean => game.zones[zone >> 1]?.board === true
  const fates = new Map<Ref, Fate>()
  const arrivals: number[] = []
  const life: [number | null, number | null] = [null, null]
  for (const event of events) {
    if (event.e === 'moved') {
      const left = onBoard(event.from) && !onBoard(event.to)
      if (left)
        fates.set(event.was, event.why === 'destroy' || event.why === 'battle' ? 'destroyed' : 'leaves')
      if (onBoard(event.to) && !onBoard(event.from) && event.def > 0) arrivals.push(event.def)
    } else if (event.e === 'var' && event.name === 'life') life[event.seat as Seat] = event.to
  }
  return { fates, arrivals, life, events, deals, whole }
}
