// Resolving the chain from its top: recheck, pay, run, settle (LF-R3, LF-R4, LF-R21).

import { canPay } from './costs.ts'
import { emit, live, P_RUN, P_TRIGGERS, push } from './machine.ts'
import { abilityOf, selfRow } from './programs.ts'
import { AGAIN, F_PLAY, type Machine, POP, type Proc, type ProcStep, PUSHED } from './rules.ts'
import { codesOf } from './runs.ts'
import { standing } from './targets.ts'
import type { Frame, Link, State } from './types.ts'
import { graveOf, move, rowAt, zoneIndex, zoneKind } from './zones.ts'

/** Destroys until nothing must be destroyed any more. */
export function settle(m: Machine): void {
  while (!m.cut && m.s.rules.game.settle?.(m) === true);
}

/** A played card that still waits goes to the graveyard, not destroyed and unseen by triggers (LF-R36). */
export function clearPending(m: Machine, link: Link, why: string): void {
  if (link.form !== F_PLAY) return
  const s = m.s
  const row = live(s, link.src)
  if (row < 0) return
  const { zone } = rowAt(s, row)
  if (zone === zoneIndex(s.rules.game.zone.pending, 0) || s.rules.game.zones[zoneKind(zone)]?.stays === true)
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
    // a counter resolves above what it answers, which stays (`f.a` links)
    if (link === undefined || s.chain.length <= f.a) return POP
    const ability = abilityOf(s, link)
    const { game } = s.rules
    if (link.state === 0 && game.stands?.(s, link) === false) link.state = 2
    if (link.state === 0 && link.targets.length > 0) {
      link.targets = standing(s, ability, link.targets, link.seat, selfRow(s, link))
      if (game.gone === 'all' && codesOf(link.targets).length === 0) link.state = 2
    }
    if (link.state === 0 && game.pays === 'resolve' && !canPay(s, link, ability)) link.state = 2
    if (link.state !== 0) {
      const why = link.state === 1 ? 'negated' : 'failed'
      if (why === 'failed') emit(m, { e: 'failed', ...about(link) })
      drop(s, link)
      if (game.fails !== undefined) game.fails(m, link, why)
      else clearPending(m, link, why)
      return AGAIN
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
      clearPending(m, link, 'resolved')
      drop(s, link)
      emit(m, { e: 'resolved', ...about(link) })
    }
    settle(m)
    f.step = 0
    if (m.cut || s.waiting.length === 0 || s.rules.game.triggers.after !== 'step') return AGAIN
    push(m, P_TRIGGERS, f.seat, 0, 0)
    return AGAIN
  },
}

export const resolveProc: Proc = { name: 'resolve', steps: [next, finish] }
