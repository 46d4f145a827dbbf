// The frame that runs a card's program, and what its words share: links, registers, sets of cards.

import type { Selector } from './card.ts'
import { compileChoice, eachFitting, type Names } from './filter.ts'
import { checkEnd, linkById, live, refOf } from './machine.ts'
import {
  AGAIN,
  ASK,
  type CompiledAbility,
  NEXT,
  type Op,
  POP,
  type Proc,
  type ProcStep,
  PUSHED,
  V_TURN_PLAYER,
} from './rules.ts'
import { runOf } from './runs.ts'
import type { Frame, Link, Question, Ref, Seat, State } from './types.ts'
import { laidOn, rowAt, topRow, zoneOf } from './zones.ts'

export function linkOf(s: State, f: Frame): Link {
  const link = linkById(s, f.link)
  if (link === null) throw new Error('the link being run is gone')
  return link
}

export function abilityOf(s: State, link: Link): CompiledAbility {
  return s.rules.defs[link.def]?.abilities[link.ability] as CompiledAbility
}

type Program = (s: State, f: Frame) => readonly Op[]

const effects: Program = (s, f) => {
  const link = linkOf(s, f)
  return abilityOf(s, link).programs[link.mode] ?? []
}

const payment: Program = (s, f) => abilityOf(s, linkOf(s, f)).payment

/** One step that runs a program word by word; `f.a` counts the words, `f.b` is a word's own. */
function running(program: Program): ProcStep {
  const word = (s: State, f: Frame): Op => program(s, f)[f.a] as Op
  return {
    run(m, f) {
      const words = program(m.s, f)
      while (f.a < words.length) {
        const flow = (words[f.a] as Op).run(m, f)
        if (m.moved) checkEnd(m)
        if (m.cut) return AGAIN
        if (flow === ASK) return ASK
        if (flow === PUSHED) {
          f.a++
          f.b = 0
          return AGAIN
        }
        if (flow === NEXT) {
          f.a++
          f.b = 0
        }
        if (m.unopened) return AGAIN
      }
      return POP
    },
    question: (s, f) => word(s, f).question?.(s, f) as Question,
    extend(s, f, steps, out) {
      word(s, f).extend?.(s, f, steps, out)
    },
    fault: (s, f, input) => word(s, f).fault?.(s, f, input) ?? null,
    answer(m, f, input) {
      const flow = word(m.s, f).answer?.(m, f, input) ?? NEXT
      if (m.moved) checkEnd(m)
      if (flow === NEXT && !m.cut) {
        f.a++
        f.b = 0
      }
      return AGAIN
    },
  }
}

/** Runs a link's effects; runs the payment of its costs. */
export const runProc: Proc = { name: 'run', steps: [running(effects)] }
export const payProc: Proc = { name: 'pay', steps: [running(payment)] }

/** Row of the card whose text runs, or where it is now if it left; -1 if it is nowhere. */
export function selfRow(s: State, link: Link): number {
  const row = live(s, link.src)
  return row >= 0 ? row : live(s, link.trace[0] ?? 0)
}

// ---- registers: flat runs of [name number, count, refs...] in the frame -----------------------------------------

export function setRegister(f: Frame, name: number, refs: readonly Ref[]): void {
  f.regs.push(name, refs.length, ...refs)
}

export function registerOf(f: Frame, name: number): Ref[] | null {
  for (let i = 0; i < f.regs.length; ) {
    const n = f.regs[i + 1] as number
    if (f.regs[i] === name) return f.regs.slice(i + 2, i + 2 + n)
    i += 2 + n
  }
  return null
}

export interface Scope {
  readonly names: Names
  /** names of the groups of targets, in order */
  readonly targets: readonly string[]
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
    const group = scope.targets.indexOf(selector)
    if (group >= 0) return (s, _f, link) => liveRows(s, runOf(link.targets, group))
    if (selector === 'attacker') return (s) => liveRows(s, [s.battle.attacker])
    if (selector === 'host')
      return (s, _f, link) => {
        const row = live(s, link.src)
        const host = row < 0 ? -1 : rowAt(s, row).host
        return host < 0 ? [] : [host]
      }
    const at = scope.chosen.indexOf(selector)
    if (at < 0) throw new Error(`nothing is called '${selector}' here`)
    return (s, f) => liveRows(s, registerOf(f, at) ?? [])
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
