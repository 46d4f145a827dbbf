// put, attach, overlay, control: cards come onto the field without being played (LF-R53, LF-R13, LF-R14, LF-R58).

import { arrive, note, send } from '../batch.ts'
import type { Selector, Until } from '../card.ts'
import { live, refOf } from '../machine.ts'
import { compileSelector, linkOf, type Scope } from '../programs.ts'
import { ASK, BY, CONTROL, E_ARRIVED, type Machine, NEXT, type Op } from '../rules.ts'
import { bitOf, type Frame, type Seat, type State } from '../types.ts'
import {
  cannotPut,
  changeSide,
  countLaid,
  fromBag,
  graveOf,
  hasPlaceIn,
  laidOn,
  layOn,
  move,
  noRoom,
  rowAt,
  zoneIndex,
  zoneKind,
  zoneOf,
} from '../zones.ts'
import { durationOf } from './change.ts'
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
    const { game } = m.s.rules
    if (row >= 0 && game.arrive !== undefined) game.arrive(m, link, row)
    // without a place it goes on waiting, and so to the graveyard
    else if (row >= 0 && hasPlaceIn(m.s, m.s.rules.defs[link.def]?.home ?? -1, link.seat))
      arrive(m, row, link.seat, BY_PLAY, 'arrive')
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
  const faceless = scope.names.game.roles[role]?.faceless === true
  return {
    run(m, f) {
      const link = linkOf(m.s, f)
      const at = host(m.s, f, link)[0]
      if (at === undefined) return NEXT
      m.batch++
      for (const row of rows(m.s, f, link)) {
        if (single && countLaid(m.s, at, role) > 0) continue
        layOn(m, row, at, role, link.seat, faceless ? 'stack' : 'attach')
      }
      return NEXT
    },
  }
}

/** The top n of the own deck under each host, one instruction (LL-R12): what is known on top first, then the bag's. */
function attachTop(
  hosts: (s: State, f: Frame, link: ReturnType<typeof linkOf>) => number[],
  role: number,
  n: number,
): Op {
  const seatOf = (s: State, f: Frame): Seat => linkOf(s, f).seat
  /** the frame's last registers: how many were laid, how many the bag owes */
  const owed = (f: Frame): number => f.regs[f.regs.length - 1] ?? 0
  const see = (s: State, f: Frame): 1 | 2 | 3 =>
    s.rules.game.roles[role]?.see === 'owner' ? (bitOf(seatOf(s, f)) as 1 | 2) : 3
  return {
    run(m, f) {
      const list = hosts(m.s, f, linkOf(m.s, f))
      const seat = seatOf(m.s, f)
      let laid = 0
      m.batch++
      const left = takeKnown(m, seat, n * list.length, (row) =>
        layOn(m, row, list[Math.floor(laid++ / n)] as number, role, seat, 'stack'),
      )
      if (left === 0) return NEXT
      f.regs.push(laid, left)
      return ASK
    },
    question: (s, f) => dealQuestion(s, seatOf(s, f), owed(f), see(s, f)),
    fault: (s, f, input) => dealFault(s, seatOf(s, f), owed(f), see(s, f), input),
    answer(m, f, input) {
      const s = m.s
      const list = hosts(s, f, linkOf(s, f))
      const seat = seatOf(s, f)
      const { deck, under } = s.rules.game.zone
      f.regs.pop()
      let laid = f.regs.pop() as number
      m.batch++
      for (const x of input.cards) {
        const host = list[Math.floor(laid++ / n)] as number
        const row = fromBag(
          m,
          zoneIndex(deck, seat),
          x.card,
          see(s, f),
          zoneIndex(under, 0),
          'stack',
          host,
          role,
        )
        rowAt(s, row).controller = seat
      }
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

export function compileControl(scope: Scope, effect: { control: Selector; until?: Until }): Op {
  const rows = compileSelector(scope, effect.control)
  return {
    run(m, f) {
      const s = m.s
      const link = linkOf(s, f)
      for (const row of rows(s, f, link)) {
        takeControl(m, row, link.seat)
        if (effect.until === undefined || rowAt(s, row).controller !== link.seat) continue
        const end = durationOf(s, link, effect.until)
        s.mods.push({ what: refOf(s, row), op: CONTROL, stat: 0, by: link.seat, ...end, src: link.src })
      }
      return NEXT
    },
  }
}

/** Cards whose borrowed control has ended go back: the youngest that still lasts holds, else the owner has it (LG-R78). */
export function returnControl(m: Machine): void {
  const s = m.s
  const { zone } = s.rules.game
  for (const seat of [0, 1] as Seat[])
    for (const row of zoneOf(s, zone.creatures, seat).top.slice()) {
      if (row < 0) continue
      const r = rowAt(s, row)
      let holder = r.owner
      for (const x of s.mods) if (x.op === CONTROL && x.what === refOf(s, row)) holder = x.by as Seat
      if (holder !== r.controller) takeControl(m, row, holder)
    }
}

function takeControl(m: Machine, row: number, seat: Seat): void {
  const s = m.s
  const r = rowAt(s, row)
  if (r.controller === seat || noRoom(s, seat, r.def, -1) !== null) return
  const to = zoneIndex(zoneKind(r.zone), seat)
  const free = s.rules.game.zones[zoneKind(r.zone)]?.slots === 0
  if (free || zoneOf(s, zoneKind(r.zone), seat).top.includes(-1)) changeSide(m, row, to)
}
