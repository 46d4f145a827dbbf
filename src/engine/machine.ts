// The loop that runs frames until one of them asks (docs/architecture.md, 3).

import { AGAIN, ASK, type Machine, NEXT, POP, type Proc, type ProcStep, PUSHED, V_LIFE } from './rules.ts'
import {
  type Event,
  type Frame,
  GOING_ON,
  type Link,
  type Ref,
  rowOf,
  type Seat,
  type State,
} from './types.ts'

/** Engine procedures have these numbers; a game's follow. */
export const P_WINDOW = 0
export const P_RESOLVE = 1
export const P_RUN = 2
export const P_TRIGGERS = 3
export const P_PAY = 4
export const P_OPEN = 5
export const ENGINE_PROCS = 6

export function push(m: Machine, proc: number, seat: Seat, a: number, link: number): Frame {
  const f: Frame = { proc, step: 0, seat, link, a, b: 0, regs: [] }
  m.s.frames.push(f)
  return f
}

/** A procedure of the game runs next. */
export const pushProc = (m: Machine, proc: Proc, seat: Seat, a = 0): Frame =>
  push(m, m.s.rules.procs.indexOf(proc), seat, a, 0)

export const top = (s: State): Frame => s.frames[s.frames.length - 1] as Frame

export const stepOf = (s: State, f: Frame): ProcStep | undefined => s.rules.procs[f.proc]?.steps[f.step]

export function emit(m: Machine, event: Event): void {
  if (m.sink !== null) m.sink.add(event)
}

/** Runs from the top frame until a step asks or the match is over. */
export function advance(m: Machine): void {
  const s = m.s
  const procs = s.rules.procs
  while (s.result === GOING_ON) {
    if (m.unopened) openFirst(m, 0)
    const f = s.frames[s.frames.length - 1]
    if (f === undefined) throw new Error('no frame and no result')
    const step = procs[f.proc]?.steps[f.step]
    if (step === undefined) {
      s.frames.pop()
      continue
    }
    m.cut = false
    const flow = step.run(m, f)
    if (m.moved) checkEnd(m)
    if (!settleFlow(m, f, flow)) continue
    if (!m.unopened) return
    openFirst(m, 1)
  }
}

/** Cards that came to lie openly are shown before anything else; `asks`: the frame below stands at its question. */
function openFirst(m: Machine, asks: 0 | 1): void {
  m.unopened = false
  if (!m.cut) push(m, P_OPEN, 0, asks, 0)
}

/** After an event that moved deck cards: who has lost by it (LL-R12). */
export function checkEnd(m: Machine): void {
  m.moved = false
  if (m.cut) return
  const { game } = m.s.rules
  const result = game.result(m.s)
  if (result !== GOING_ON) game.endGame(m, result, 'deck')
}

/** Applies what a step answered to its frame; true when the machine stands at a question. */
export function settleFlow(m: Machine, f: Frame, flow: number): boolean {
  if (m.cut) return false
  switch (flow) {
    case NEXT:
    case PUSHED:
      f.step++
      return false
    case AGAIN:
      return false
    case POP:
      m.s.frames.pop()
      return false
    default:
      if (flow !== ASK) throw new Error('unknown flow')
      return true
  }
}

export function linkById(s: State, id: number): Link | null {
  for (let i = s.chain.length - 1; i >= 0; i--) {
    const link = s.chain[i] as Link
    if (link.id === id) return link
  }
  for (const link of s.waiting) if (link.id === id) return link
  return null
}

/** The row a ref points to, or -1 when that object is no more. */
export function live(s: State, ref: Ref): number {
  const row = rowOf(ref)
  const r = s.rows[row]
  return r !== undefined && r.zone >= 0 && row + 4096 * r.stamp === ref ? row : -1
}

export const refOf = (s: State, row: number): Ref => row + 4096 * (s.rows[row]?.stamp ?? 0)

/** Changes both lives at once, never below 0, and ends the game where one is at 0 (LF-R2, LF-R47). */
export function changeLife(m: Machine, by0: number, by1: number, why: string): void {
  const s = m.s
  m.batch++
  changeOne(m, 0, by0, why)
  changeOne(m, 1, by1, why)
  const result = s.rules.game.result(s)
  if (result !== GOING_ON) s.rules.game.endGame(m, result, 'life')
}

function changeOne(m: Machine, seat: Seat, by: number, why: string): void {
  if (by === 0) return
  const from = m.s.vars[V_LIFE + seat] as number
  const to = Math.max(0, from + by)
  m.s.vars[V_LIFE + seat] = to
  if (m.sink !== null && to !== from)
    m.sink.add({ e: 'var', batch: m.batch, name: 'life', seat, from, to, why })
}
