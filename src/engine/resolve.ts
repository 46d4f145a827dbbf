// Resolving the chain from its top: recheck, pay, run, settle (LF-R3, LF-R4, LF-R21).

import { canPay } from './costs.ts'
import { targetStands } from './declare.ts'
import { emit, live, P_RUN, push } from './machine.ts'
import { abilityOf, selfRow } from './programs.ts'
import { AGAIN, F_PLAY, type Machine, POP, type Proc, type ProcStep, PUSHED } from './rules.ts'
import type { Frame, Link, State } from './types.ts'
import { graveOf, move, rowAt, zoneIndex } from './zones.ts'

/** Destroys until nothing must be destroyed any more. */
export function settle(m: Machine): void {
  while (!m.cut && m.s.rules.game.settle(m));
}

/** A played card that still waits goes to the graveyard, not destroyed and unseen by triggers (LF-R36). */
function clear(m: Machine, link: Link, why: string): void {
  if (link.form !== F_PLAY) return
  const s = m.s
  const row = live(s, link.src)
  if (row >= 0 && rowAt(s, row).zone === zoneIndex(s.rules.game.zone.pending, 0))
    move(m, row, graveOf(s, row), why)
}

function drop(s: State, link: Link): void {
  const at = s.chain.indexOf(link)
  if (at >= 0) s.chain.splice(at, 1)
}

const about = (link: Link) => ({
  link: link.id,
  seat: link.seat,
  src: link.src,
  def: link.def,
  ability: link.ability,
})

const next: ProcStep = {
  run(m: Machine, f: Frame) {
    const s = m.s
    const link = s.chain[s.chain.length - 1]
    if (link === undefined) return POP
    const ability = abilityOf(s, link)
    if (link.state === 1 || !canPay(s, link, ability)) {
      if (link.state === 0) emit(m, { e: 'failed', ...about(link) })
      link.state = link.state === 1 ? 1 : 2
      clear(m, link, link.state === 1 ? 'negated' : 'failed')
      drop(s, link)
      return AGAIN
    }
    const target = ability.target
    if (target !== null && link.targets.length > 0) {
      const self = selfRow(s, link)
      link.targets = link.targets.filter((ref) => targetStands(s, target, ref, link.seat, self))
    }
    f.link = link.id
    push(m, P_RUN, link.seat, 0, link.id)
    return PUSHED
  },
}

const finish: ProcStep = {
  run(m: Machine, f: Frame) {
    const s = m.s
    const link = s.chain.find((x) => x.id === f.link)
    if (link !== undefined) {
      clear(m, link, 'resolved')
      drop(s, link)
      emit(m, { e: 'resolved', ...about(link) })
    }
    settle(m)
    f.step = 0
    return AGAIN
  },
}

export const resolveProc: Proc = { name: 'resolve', steps: [next, finish] }
