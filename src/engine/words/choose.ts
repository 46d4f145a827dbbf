// choose: cards named when it happens; the ask rule reads public facts alone (docs/architecture.md, 2; LF-R86).

import { sacrifice } from '../batch.ts'
import type { Filter } from '../card.ts'
import { compileChoice, eachFitting } from '../filter.ts'
import { live, refOf } from '../machine.ts'
import { clearOptions, offer, offerCard } from '../options.ts'
import { linkOf, type Scope, selfRow, setRegister } from '../programs.ts'
import { AGAIN, ASK, type CompiledFilter, type Machine, NEXT, type Op, type Step } from '../rules.ts'
import {
  DONE,
  type Frame,
  type Input,
  type Link,
  NONE,
  type Options,
  type Question,
  type Ref,
  type Seat,
  type State,
} from '../types.ts'
import { cannotPut, noRoom, rowAt, zoneOf } from '../zones.ts'
import { openFault } from './discard.ts'

interface Pool {
  /** cards that fit, as far as this device knows them */
  fitting: number[]
  /** how many there may be by public facts */
  k: number
  /** some faces are not known here */
  unknown: boolean
}

interface Choice {
  n: number
  upTo: boolean
  from: CompiledFilter
  filtered: boolean
  /** it will be put onto the field (LF-R53) */
  put: boolean
  seat(s: State, link: Link): Seat
  take(m: Machine, f: Frame, refs: Ref[]): void
}

function pool(s: State, link: Link, c: Choice): Pool {
  const seat = c.seat(s, link)
  const fitting: number[] = []
  const room = (row: number) => !c.put || cannotPut(s, seat, row) === null
  eachFitting(s, c.from, seat, selfRow(s, link), (row) => {
    if (room(row)) fitting.push(row)
    return false
  })
  if (!c.from.secret) return { fitting, k: fitting.length, unknown: false }
  const all = zoneOf(s, c.from.zones[0] as number, seat).top
  if (c.put && noRoom(s, seat, 0, -1) !== null) return { fitting: [], k: 0, unknown: false }
  const unknown = all.some((row) => rowAt(s, row).def === 0)
  return { fitting: c.filtered ? fitting : all.slice(), k: all.length, unknown }
}

function choiceOp(c: Choice): Op {
  const hi = (p: Pool) => Math.min(c.n, p.k)
  const lo = (p: Pool) => (c.upTo ? 0 : Math.min(c.n, p.k))
  /** a quality asked of secret cards may go unmet: then "none" is a claim */
  const claimable = c.from.secret && c.filtered && !c.upTo
  const due = (s: State, f: Frame): Ref[] =>
    f.regs.slice(f.regs.length - f.b).filter((ref) => rowAt(s, live(s, ref)).knownTo !== 3)
  return {
    run(m: Machine, f: Frame) {
      const s = m.s
      const link = linkOf(s, f)
      if (f.b > 0) {
        if (due(s, f).length > 0) return ASK
        const refs = f.regs.splice(f.regs.length - f.b, f.b)
        c.take(m, f, refs)
        return NEXT
      }
      const p = pool(s, link, c)
      if (p.k === 0) {
        c.take(m, f, [])
        return NEXT
      }
      if (!c.upTo && p.k <= c.n && !claimable) {
        const refs = p.fitting.map((row) => refOf(s, row))
        f.regs.push(...refs)
        f.b = refs.length
        return AGAIN
      }
      return ASK
    },
    question(s: State, f: Frame): Question {
      const link = linkOf(s, f)
      const seat = c.seat(s, link)
      if (f.b > 0) return { ask: 'chance', kind: 'open', by: seat, what: due(s, f), cardKind: '' }
      const p = pool(s, link, c)
      return {
        ask: 'decision',
        seat,
        kind: 'choose',
        min: lo(p),
        max: hi(p),
        source: link.src,
        prompt: 'choose.card',
        secret: c.from.secret ? 'own' : 'open',
      }
    },
    extend(s: State, f: Frame, steps: readonly Step[], out: Options) {
      clearOptions(out)
      if (f.b > 0) return
      const p = pool(s, linkOf(s, f), c)
      out.unknown = p.unknown
      const k = steps.length
      if (k >= hi(p) || steps[k - 1]?.code === DONE || steps[0]?.code === NONE) return
      const after = k === 0 ? 0 : (steps[k - 1] as Step).code
      const refs = p.fitting.map((row) => refOf(s, row)).sort((a, b) => a - b)
      if (claimable && k === 0 && p.fitting.length === 0) offer(out, NONE, false)
      if (!claimable && k >= lo(p)) offer(out, DONE, false)
      const need = claimable ? 1 : Math.max(1, lo(p) - k)
      const left = refs.filter((ref) => ref > after)
      for (let i = 0; i + need <= left.length; i++) {
        const ref = left[i] as Ref
        const r = rowAt(s, live(s, ref))
        const more = k + 1 < hi(p)
        if (r.knownTo === 3) offer(out, ref, more)
        else offerCard(out, ref, r.card, 3, more)
      }
    },
    fault: (s: State, f: Frame, input: Input) => openFault(input, due(s, f)),
    answer(m: Machine, f: Frame, input: Input) {
      if (f.b > 0) return AGAIN
      c.take(
        m,
        f,
        input.path.filter((code) => code >= 4096),
      )
      return NEXT
    },
  }
}

const isFiltered = (filter: Filter): boolean =>
  Object.keys(filter).some((key) => !['zone', 'side', 'owner'].includes(key))

export function compileChoose(
  scope: Scope,
  effect: { choose: number; upTo?: true; from: Filter; as: string },
  put: boolean,
): Op {
  const name = scope.chosen.length
  scope.chosen.push(effect.as)
  return choiceOp({
    n: effect.choose,
    upTo: effect.upTo === true,
    from: compileChoice(scope.names, effect.from),
    filtered: isFiltered(effect.from),
    put,
    seat: (_s, link) => link.seat,
    take: (_m, f, refs) => setRegister(f, name, refs),
  })
}

/** sacrifice as an effect: its player chooses (LF-R35, LF-R86). */
export function compileSacrifice(
  scope: Scope,
  effect: { sacrifice: number; from: Filter; who?: 'you' | 'opponent' | 'each' },
): Op {
  if (effect.who === 'each') throw new Error('sacrifice is asked of one seat')
  return choiceOp({
    n: effect.sacrifice,
    upTo: false,
    from: compileChoice(scope.names, effect.from),
    filtered: isFiltered(effect.from),
    put: false,
    seat: (_s, link) => (effect.who === 'opponent' ? (link.seat === 0 ? 1 : 0) : link.seat),
    take: (m, _f, refs) =>
      sacrifice(
        m,
        refs.map((ref) => live(m.s, ref)).filter((row) => row >= 0),
      ),
  })
}
