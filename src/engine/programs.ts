// The frame that runs a card's program, and what its words share: links, registers, sets of cards.

import type { Selector } from './card.ts'
import { compileChoice, eachFitting, type Names } from './filter.ts'
import { linkById, live, refOf } from './machine.ts'
import {
  AGAIN,
  ASK,
  type CompiledAbility,
  type Machine,
  NEXT,
  type Op,
  POP,
  type Proc,
  type ProcStep,
  type Step,
  V_TURN_PLAYER,
} from './rules.ts'
import type { Frame, Input, Link, Options, Question, Reason, Ref, Seat, State } from './types.ts'
import { laidOn, topRow, zoneOf } from './zones.ts'

export function linkOf(s: State, f: Frame): Link {
  const link = linkById(s, f.link)
  if (link === null) throw new Error('the link being run is gone')
  return link
}

export function abilityOf(s: State, link: Link): CompiledAbility {
  return s.rules.defs[link.def]?.abilities[link.ability] as CompiledAbility
}

export function opOf(s: State, f: Frame): Op {
  const link = linkOf(s, f)
  return abilityOf(s, link).programs[link.mode]?.[f.a] as Op
}

const runStep: ProcStep = {
  run(m: Machine, f: Frame) {
    const link = linkOf(m.s, f)
    const program = abilityOf(m.s, link).programs[link.mode] ?? []
    while (f.a < program.length) {
      const op = program[f.a] as Op
      const flow = op.run(m, f)
      if (m.cut) return AGAIN
      if (flow === ASK) return ASK
      if (flow === NEXT) {
        f.a++
        f.b = 0
      }
    }
    return POP
  },
  question: (s: State, f: Frame): Question => opOf(s, f).question?.(s, f) as Question,
  extend(s: State, f: Frame, steps: readonly Step[], out: Options): void {
    opOf(s, f).extend?.(s, f, steps, out)
  },
  fault: (s: State, f: Frame, input: Input): Reason | null => opOf(s, f).fault?.(s, f, input) ?? null,
  answer(m: Machine, f: Frame, input: Input) {
    const flow = opOf(m.s, f).answer?.(m, f, input) ?? NEXT
    if (flow === NEXT && !m.cut) {
      f.a++
      f.b = 0
    }
    return AGAIN
  },
}

export const runProc: Proc = { name: 'run', steps: [runStep] }

/** Row of the card whose text runs, or where it is now if it left; -1 if it is nowhere. */
export function selfRow(s: State, link: Link): number {
  const row = live(s, link.src)
  return row >= 0 ? row : live(s, link.trace[0] ?? 0)
}

// ---- registers: flat runs of [name number, count, refs...] in the frame -----------------------------------------

export function setRegister(f: Frame, name: number, refs: readonly Ref[]): void {
  f.regs.push(name, refs.length, ...refs)
}

function register(f: Frame, name: number): Ref[] | null {
  for (let i = 0; i < f.regs.length; ) {
    const n = f.regs[i + 1] as number
    if (f.regs[i] === name) return f.regs.slice(i + 2, i + 2 + n)
    i += 2 + n
  }
  return null
}

export interface Scope {
  readonly names: Names
  /** the target's register; '' if there is none */
  readonly target: string
  /** registers made by `choose`, in order */
  readonly chosen: string[]
}

export type Selected = (s: State, f: Frame, link: Link) => number[]

const liveRows = (s: State, refs: readonly Ref[]): number[] => {
  const rows: number[] = []
  for (const ref of refs) {
    const row = live(s, ref)
    if (row >= 0) rows.push(row)
  }
  return rows
}

/** Rows that a selector means when it is read. What is gone is left out (LF-R27). */
export function compileSelector(scope: Scope, selector: Selector): Selected {
  const { names } = scope
  if (typeof selector === 'string') {
    if (selector === 'this') return (s, _f, link) => liveRows(s, [link.src])
    if (selector === scope.target) return (s, _f, link) => liveRows(s, link.targets)
    const at = scope.chosen.indexOf(selector)
    if (at < 0) throw new Error(`nothing is called '${selector}' here`)
    return (s, f) => liveRows(s, register(f, at) ?? [])
  }
  if ('all' in selector) {
    const filter = compileChoice(names, selector.all)
    return (s, _f, link) => {
      const rows: number[] = []
      eachFitting(s, filter, link.seat, selfRow(s, link), (row) => {
        rows.push(row)
        return false
      })
      return rows
    }
  }
  if ('under' in selector) {
    const role = names.game.roles.findIndex((r) => r.id === selector.as)
    return (s, _f, link) => {
      const host = live(s, link.src)
      return host < 0 ? [] : laidOn(s, host, role)
    }
  }
  throw new Error('cards of a deck are drawn, stacked or sent, not selected')
}

/** The seats an effect is about, turn player's first (LF-R68). */
export function seatsOf(who: 'you' | 'opponent' | 'each' | undefined): (s: State, link: Link) => Seat[] {
  if (who === 'opponent') return (_s, link) => [link.seat === 0 ? 1 : 0]
  if (who === 'each') return (s) => (s.vars[V_TURN_PLAYER] === 0 ? [0, 1] : [1, 0])
  return (_s, link) => [link.seat]
}

// ---- small pieces of asking ops -----------------------------------------------------------------------------------

/** Cards of a deck that a row-less instruction takes next: rows known on top, else the bag. */
export function nextOfDeck(s: State, seat: Seat): { row: number; bag: number } {
  const z = zoneOf(s, s.rules.game.zone.deck, seat)
  return { row: topRow(z), bag: z.bag.length }
}

export const refsOf = (s: State, rows: readonly number[]): Ref[] => rows.map((row) => refOf(s, row))
