// Cards that one seat alone knows and that came to lie openly are shown before anything else happens: power cards that leave
// the board, a card known on top of a deck (docs/architecture.md, 2.2).

import { AGAIN, ASK, type Machine, POP, type Proc, type ProcStep } from './rules.ts'
import type { Frame, Input, Question, Ref, Seat, State } from './types.ts'
import { openFault } from './words/discard.ts'
import { zoneKind } from './zones.ts'

/** What a seat must show now. */
function due(s: State, seat: Seat): Ref[] {
  const { zones, roles } = s.rules.game
  const out: Ref[] = []
  for (let row = 0; row < s.rows.length; row++) {
    const r = s.rows[row]
    if (r === undefined || r.zone < 0 || r.owner !== seat || r.knownTo === 3) continue
    const open = zones[zoneKind(r.zone)]?.see === 'both' && (r.role < 0 || roles[r.role]?.see === 'both')
    if (open) out.push(row + 4096 * r.stamp)
  }
  return out
}

const who = (s: State): Seat => (due(s, 0).length > 0 ? 0 : 1)

const show: ProcStep = {
  run(m: Machine, f: Frame) {
    if (due(m.s, 0).length > 0 || due(m.s, 1).length > 0) return ASK
    if (f.a === 0) return POP
    // the frame below stands at its question and must not run again
    m.s.frames.pop()
    return ASK
  },
  question: (s: State): Question => ({
    ask: 'chance',
    kind: 'open',
    by: who(s),
    what: due(s, who(s)),
    cardKind: '',
  }),
  fault: (s: State, _f: Frame, input: Input) => openFault(input, due(s, who(s))),
  answer: () => AGAIN,
}

export const openProc: Proc = { name: 'open', steps: [show] }
