// put, attach, overlay, control: cards come onto the field without being played (LF-R53, LF-R13, LF-R14, LF-R58).

import { arrive, note, send } from '../batch.ts'
import type { Selector } from '../card.ts'
import { live } from '../machine.ts'
import { compileSelector, linkOf, type Scope } from '../programs.ts'
import { ASK, BY, E_ARRIVED, type Machine, NEXT, type Op } from '../rules.ts'
import type { Frame, Seat, State } from '../types.ts'
import {
  cannotPut,
  changeSide,
  countLaid,
  fromBag,
  graveOf,
  laidOn,
  layOn,
  move,
  rowAt,
  zoneIndex,
  zoneKind,
  zoneOf,
} from '../zones.ts'
import { dealFault, dealQuestion, takeKnown } from './draw.ts'

const BY_PLAY = BY.indexOf('play')
const BY_MUTATE = BY.indexOf('mutate')
const BY_PUT = BY.indexOf('put')

export function compilePut(scope: Scope, what: Selector): Op {
  const rows = compileSelector(scope, what)
  return {
    run(m, f) {
      const link = linkOf(m.s, f)
      for (const row of rows(m.s, f, link))
        if (cannotPut(m.s, link.seat, row) === null) {
          m.batch++
          arrive(m, row, link.seat, BY_PUT, 'put')
        }
      return NEXT
    },
  }
}

/** A played card of a lasting kind arrives as the effect of its resolution (LF-R3). */
export const arriveOp: Op = {
  run(m, f) {
    const link = linkOf(m.s, f)
    const row = live(m.s, link.src)
    m.batch++
    if (row >= 0) arrive(m, row, link.seat, BY_PLAY, 'arrive')
    return NEXT
  },
}

export function compileAttach(scope: Scope, effect: { attach: Selector; to: Selector; as: string }): Op {
  const role = scope.names.game.roles.findIndex((r) => r.id === effect.as)
  if (role < 0) throw new Error(`unknown role '${effect.as}'`)
  const host = compileSelector(scope, effect.to)
  const what = effect.attach
  if (typeof what === 'object' && 'top' in what) return attachTop(host, role, what.top)
  const rows = compileSelector(scope, what)
  const single = scope.names.game.roles[role]?.single === true
  return {
    run(m, f) {
      const link = linkOf(m.s, f)
      const at = host(m.s, f, link)[0]
      if (at === undefined) return NEXT
      m.batch++
      for (const row of rows(m.s, f, link)) {
        if (single && countLaid(m.s, at, role) > 0) continue
        layOn(m, row, at, role, link.seat, single ? 'attach' : 'stack')
      }
      return NEXT
    },
  }
}

function attachTop(
  host: (s: State, f: Frame, link: ReturnType<typeof linkOf>) => number[],
  role: number,
  n: number,
): Op {
  const seatOf = (s: State, f: Frame): Seat => linkOf(s, f).seat
  const owed = (f: Frame): number => f.regs[f.regs.length - 1] ?? 0
  return {
    run(m, f) {
      const at = host(m.s, f, linkOf(m.s, f))[0]
      if (at === undefined) return NEXT
      const seat = seatOf(m.s, f)
      const left = takeKnown(m, seat, n, (row) => layOn(m, row, at, role, seat, 'stack'))
      if (left === 0) return NEXT
      f.regs.push(left)
      return ASK
    },
    question: (s, f) => dealQuestion(s, seatOf(s, f), owed(f), 3),
    fault: (s, f, input) => dealFault(s, seatOf(s, f), owed(f), 3, input),
    answer(m, f, input) {
      const s = m.s
      f.regs.pop()
      const at = host(s, f, linkOf(s, f))[0] as number
      const seat = seatOf(s, f)
      m.batch++
      for (const x of input.cards)
        fromBag(
          m,
          zoneIndex(s.rules.game.zone.deck, seat),
          x.card,
          3,
          zoneIndex(s.rules.game.zone.under, 0),
          'stack',
          at,
          role,
        )
      return NEXT
    },
  }
}

/** The newcomer takes the host's place; the host lies faceless below it and sheds what it bore (LF-R14). */
export function compileOverlay(scope: Scope, on: Selector): Op {
  const host = compileSelector(scope, on)
  return {
    run(m, f) {
      const s = m.s
      const link = linkOf(s, f)
      const at = host(s, f, link)[0]
      const row = live(s, link.src)
      if (at === undefined || row < 0) return NEXT
      const { slot, zone } = rowAt(s, at)
      m.batch++
      for (const laid of laidOn(s, at, -1)) {
        if (s.rules.game.roles[rowAt(s, laid).role]?.sent === true) send(m, [laid], 'shed')
        else move(m, laid, graveOf(s, laid), 'shed')
      }
      layOn(m, at, row, s.rules.game.role.under, link.seat, 'overlay')
      move(m, row, zone, 'mutate', slot)
      note(m, E_ARRIVED, row, BY_MUTATE)
      return NEXT
    },
  }
}

export function compileControl(scope: Scope, what: Selector): Op {
  const rows = compileSelector(scope, what)
  return {
    run(m, f) {
      const link = linkOf(m.s, f)
      for (const row of rows(m.s, f, link)) takeControl(m, row, link.seat)
      return NEXT
    },
  }
}

function takeControl(m: Machine, row: number, seat: Seat): void {
  const s = m.s
  const r = rowAt(s, row)
  if (r.controller === seat || s.rules.game.noRoom(s, seat, r.def, -1) !== null) return
  const to = zoneIndex(zoneKind(r.zone), seat)
  if (zoneOf(s, zoneKind(r.zone), seat).top.includes(-1)) changeSide(m, row, to)
}
