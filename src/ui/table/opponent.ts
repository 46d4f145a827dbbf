// The phone's side of the table for now: looks one act ahead by what its seat may know.

import { apply, clone, extend, inputOf, newOptions, question, type Step } from '../../engine/door.ts'
import { V_LIFE } from '../../engine/rules.ts'
import { strengthOf } from '../../games/landfight/strength.ts'
import { other, PASS, type Seat, type State } from '../../engine/types.ts'

const MOST_PATHS = 240
const MOST_STEPS = 30

/** All finished paths, breadth first, so that no card is left out when there are very many. */
function paths(s: State): Step[][] {
  const done: Step[][] = []
  let open: Step[][] = [[]]
  const out = newOptions(false)
  while (open.length > 0 && done.length < MOST_PATHS) {
    const next: Step[][] = []
    for (const path of open) {
      extend(s, path, out)
      for (let i = 0; i < out.codes.length; i++) {
        const grown = [...path, { code: out.codes[i] ?? 0, card: out.cards[i] ?? 0, to: out.tos[i] ?? 0 }]
        if (out.more[i]) next.push(grown)
        else done.push(grown)
      }
    }
    open = next.slice(0, MOST_PATHS)
  }
  return done
}

/** How good a position is for a seat: life, board, cards. */
function worth(s: State, seat: Seat): number {
  if (s.result >= 0) return s.result === seat ? 1000 : s.result === 2 ? 0 : -1000
  const { zone } = s.rules.game
  const side = (of: Seat): number => {
    let sum = (s.vars[V_LIFE + of] ?? 0) * 0.55
    for (const row of s.zones[zone.creatures * 2 + of]?.top ?? [])
      if (row >= 0) sum += 1.2 + strengthOf(s, row)
    return sum + (s.zones[zone.hand * 2 + of]?.top.length ?? 0) * 1.3
  }
  return side(seat) - side(other(seat))
}

/** The position when the act is made and both let it happen; null: it cannot be seen from here. */
function after(known: State, path: readonly Step[]): State | null {
  try {
    const s = clone(known)
    const out = newOptions(false)
    apply(s, inputOf(s, path), null)
    for (let i = 0; i < MOST_STEPS; i++) {
      const asked = question(s)
      if (asked.ask !== 'decision' || (s.chain.length === 0 && s.battle.stage === 0)) break
      extend(s, [], out)
      if (!out.codes.includes(PASS)) break
      apply(s, inputOf(s, [{ code: PASS, card: 0, to: 0 }]), null)
    }
    return s
  } catch {
    return null
  }
}

/** The best act by its outcome; passing wins over acts that gain nothing. */
export function lookAhead(known: State, seat: Seat): Step[] {
  const pass = paths(known)
  let best: Step[] = pass[0] ?? []
  let most = Number.NEGATIVE_INFINITY
  for (const path of pass) {
    const passing = path[0]?.code === PASS
    const s = after(known, path)
    const value = (s ? worth(s, seat) : worth(known, seat) + 0.4) + (passing ? 0.3 : 0)
    if (value > most) {
      most = value
      best = path
    }
  }
  return best
}
