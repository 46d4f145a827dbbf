// discard: hand to graveyard, chosen by its player or at random (LF-R67, LF-R68, LF-R86).

import { send } from '../batch.ts'
import { live, refOf } from '../machine.ts'
import { clearOptions, offerCard } from '../options.ts'
import { AGAIN, ASK, type Machine, NEXT, type Op, reason, type Step } from '../rules.ts'
import {
  bitOf,
  type Frame,
  type Input,
  type Options,
  type Question,
  type Ref,
  type Seat,
  type State,
} from '../types.ts'
import { rowAt, zoneOf } from '../zones.ts'

const hand = (s: State, seat: Seat): number[] => zoneOf(s, s.rules.game.zone.hand, seat).top

/** Refs of a set already taken: they are kept in the frame as [seat, ref] pairs. */
const takenOf = (f: Frame, seat: Seat): Ref[] => {
  const out: Ref[] = []
  for (let i = 0; i < f.regs.length; i += 3)
    if (f.regs[i] === TAKEN && f.regs[i + 1] === seat) out.push(f.regs[i + 2] as Ref)
  return out
}
/** A register number that no `choose` has. */
const TAKEN = -1

/** Stages in `f.b`: one for each seat that chooses, then showing what was sealed, then opening, then going. */
export function askDiscard(seats: (s: State, f: Frame) => Seat[], n: number): Op {
  const stage = (s: State, f: Frame) => {
    const list = seats(s, f)
    return { list, seat: list[f.b] as Seat, first: f.b === 0 && list.length > 1 }
  }
  const chooses = (s: State, seat: Seat): boolean => hand(s, seat).length > n
  const takeAll = (s: State, f: Frame, seat: Seat): void => {
    for (const row of hand(s, seat)) f.regs.push(TAKEN, seat, refOf(s, row))
  }
  const unopened = (s: State, f: Frame, seat: Seat): Ref[] =>
    takenOf(f, seat).filter((ref) => rowAt(s, live(s, ref)).knownTo !== 3)
  const toOpen = (s: State, f: Frame): Seat | null => {
    for (const seat of seats(s, f)) if (unopened(s, f, seat).length > 0) return seat
    return null
  }
  return {
    run(m: Machine, f: Frame) {
      const s = m.s
      const { list } = stage(s, f)
      while (f.b < list.length) {
        const seat = list[f.b] as Seat
        if (chooses(s, seat)) return ASK
        takeAll(s, f, seat)
        f.b++
      }
      if (list.some((seat) => s.sealed[seat]?.given === 1)) return ASK
      if (toOpen(s, f) !== null) return ASK
      const rows: number[] = []
      for (const seat of list) for (const ref of takenOf(f, seat)) rows.push(live(s, ref))
      f.regs = []
      if (rows.length > 0) send(m, rows, 'discard')
      return NEXT
    },
    question(s: State, f: Frame): Question {
      const { list, seat, first } = stage(s, f)
      if (f.b < list.length)
        return {
          ask: 'decision',
          seat,
          kind: 'choose',
          min: n,
          max: n,
          source: 0,
          prompt: 'choose.discard',
          secret: first ? 'sealed' : 'own',
        }
      const sealed = list.find((x) => s.sealed[x]?.given === 1)
      if (sealed !== undefined) return { ask: 'chance', kind: 'unseal', by: sealed }
      const by = toOpen(s, f) as Seat
      return { ask: 'chance', kind: 'open', by, what: unopened(s, f, by), cardKind: '' }
    },
    extend(s: State, f: Frame, steps: readonly Step[], out: Options) {
      clearOptions(out)
      const { list, seat, first } = stage(s, f)
      if (f.b >= list.length || steps.length >= n) return
      const after = steps.length === 0 ? 0 : (steps[steps.length - 1] as Step).code
      const refs = hand(s, seat)
        .map((row) => refOf(s, row))
        .sort((a, b) => a - b)
      for (let i = 0; i + n - steps.length <= refs.length; i++) {
        const ref = refs[i] as Ref
        if (ref > after)
          offerCard(out, ref, rowAt(s, live(s, ref)).card, first ? bitOf(seat) : 3, steps.length + 1 < n)
      }
    },
    fault(s: State, f: Frame, input: Input) {
      const { list } = stage(s, f)
      const sealed = list.find((x) => s.sealed[x]?.given === 1)
      if (sealed !== undefined) {
        const kept = s.sealed[sealed]?.path ?? []
        const same =
          kept.length === 0 ||
          (kept.length === input.path.length && kept.every((x, i) => x === input.path[i]))
        return same && input.path.length === n ? null : reason('reason.chance')
      }
      return openFault(input, unopened(s, f, toOpen(s, f) as Seat))
    },
    answer(m: Machine, f: Frame, input: Input) {
      const s = m.s
      const { list, seat, first } = stage(s, f)
      if (f.b < list.length) {
        if (first)
          s.sealed[seat] = { path: input.cards.map((x) => x.ref).filter((ref) => ref !== 0), given: 1 }
        else for (const ref of input.path) f.regs.push(TAKEN, seat, ref)
        f.b++
        return AGAIN
      }
      const sealed = list.find((x) => s.sealed[x]?.given === 1)
      if (sealed !== undefined) {
        for (const ref of input.path) f.regs.push(TAKEN, sealed, ref)
        s.sealed[sealed] = { path: [], given: 0 }
      }
      return AGAIN
    },
  }
}

/** An `open` must name exactly the cards that are due. */
export function openFault(input: Input, due: readonly Ref[]) {
  const ok =
    input.cards.length === due.length &&
    due.every((ref, i) => input.cards[i]?.ref === ref && input.cards[i]?.to === 3)
  return ok ? null : reason('reason.chance')
}

/** Chance picks; then what was picked is opened if its owner alone knew it. */
export function randomDiscard(seats: (s: State, f: Frame) => Seat[], n: number): Op {
  const seatOf = (s: State, f: Frame): Seat => seats(s, f)[0] as Seat
  const due = (s: State, f: Frame, seat: Seat): Ref[] =>
    takenOf(f, seat).filter((ref) => rowAt(s, live(s, ref)).knownTo !== 3)
  return {
    run(m: Machine, f: Frame) {
      const s = m.s
      const seat = seatOf(s, f)
      if (f.b === 0) {
        if (hand(s, seat).length > n) return ASK
        for (const row of hand(s, seat)) f.regs.push(TAKEN, seat, refOf(s, row))
        f.b = 1
      }
      if (due(s, f, seat).length > 0) return ASK
      const rows = takenOf(f, seat).map((ref) => live(s, ref))
      f.regs = []
      if (rows.length > 0) send(m, rows, 'discard')
      return NEXT
    },
    question(s: State, f: Frame): Question {
      const seat = seatOf(s, f)
      return f.b === 0
        ? { ask: 'chance', kind: 'pick', from: hand(s, seat).map((row) => refOf(s, row)), n }
        : { ask: 'chance', kind: 'open', by: seat, what: due(s, f, seat), cardKind: '' }
    },
    fault(s: State, f: Frame, input: Input) {
      const seat = seatOf(s, f)
      if (f.b !== 0) return openFault(input, due(s, f, seat))
      const refs = hand(s, seat).map((row) => refOf(s, row))
      const ok =
        input.path.length === n &&
        new Set(input.path).size === n &&
        input.path.every((ref) => refs.includes(ref))
      return ok ? null : reason('reason.chance')
    },
    answer(m: Machine, f: Frame, input: Input) {
      if (f.b === 0) {
        const seat = seatOf(m.s, f)
        for (const ref of input.path) f.regs.push(TAKEN, seat, ref)
        f.b = 1
      }
      return AGAIN
    },
  }
}
