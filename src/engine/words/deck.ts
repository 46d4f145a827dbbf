// look, search: into the own deck (LF-10.1, LF-R64, LF-R65).

import type { Filter } from '../card.ts'
import { compileFilter } from '../filter.ts'
import { emit, live, refOf } from '../machine.ts'
import { clearOptions, offer, offerCard } from '../options.ts'
import { linkOf, type Scope } from '../programs.ts'
import { AGAIN, ASK, type CompiledFilter, type Machine, NEXT, type Op, type Step } from '../rules.ts'
import {
  bitOf,
  defOf,
  type Frame,
  type Input,
  NAMED,
  NONE,
  type Options,
  type Question,
  type Seat,
  type State,
} from '../types.ts'
import { fromBag, rowAt, shuffle, zoneIndex, zoneOf, zoneSize } from '../zones.ts'
import { dealFault, dealQuestion } from './draw.ts'

const deckOf = (s: State, seat: Seat) => zoneOf(s, s.rules.game.zone.deck, seat)

/** Own top n become known to their player, who puts them back in any order. No shuffle (LF-R65). */
export function compileLook(n: number): Op {
  const seatOf = (s: State, f: Frame): Seat => linkOf(s, f).seat
  const count = (s: State, seat: Seat): number => Math.min(n, zoneSize(deckOf(s, seat)))
  const missing = (s: State, seat: Seat): number => Math.max(0, count(s, seat) - deckOf(s, seat).top.length)
  return {
    run(m: Machine, f: Frame) {
      const s = m.s
      const seat = seatOf(s, f)
      if (missing(s, seat) > 0) return ASK
      return count(s, seat) >= 2 ? ASK : NEXT
    },
    question(s: State, f: Frame): Question {
      const seat = seatOf(s, f)
      const owed = missing(s, seat)
      if (owed > 0) return dealQuestion(s, seat, owed, bitOf(seat))
      return {
        ask: 'decision',
        seat,
        kind: 'order',
        min: count(s, seat),
        max: count(s, seat),
        source: linkOf(s, f).src,
        prompt: 'choose.order',
        secret: 'own',
      }
    },
    extend(s: State, f: Frame, steps: readonly Step[], out: Options) {
      clearOptions(out)
      const seat = seatOf(s, f)
      if (missing(s, seat) > 0) return
      const k = count(s, seat)
      const rows = deckOf(s, seat).top.slice(0, k)
      for (const row of rows) {
        const ref = refOf(s, row)
        if (!steps.some((step) => step.code === ref)) offer(out, ref, steps.length + 1 < k)
      }
    },
    fault: (s: State, f: Frame, input: Input) => {
      const seat = seatOf(s, f)
      return dealFault(s, seat, missing(s, seat), bitOf(seat), input)
    },
    answer(m: Machine, f: Frame, input: Input) {
      const s = m.s
      const seat = seatOf(s, f)
      if (missing(s, seat) > 0) {
        const deck = zoneIndex(s.rules.game.zone.deck, seat)
        m.batch++
        for (const x of input.cards) {
          const row = fromBag(m, deck, x.card, bitOf(seat), deck, 'look')
          rowAt(s, row).knownTo = bitOf(seat)
        }
        return AGAIN
      }
      const top = deckOf(s, seat).top
      input.path.forEach((ref, i) => {
        const row = live(s, ref)
        top[i] = row
        rowAt(s, row).slot = i
      })
      return NEXT
    },
  }
}

/** A card of a quality, or nothing; shown if `show`; shuffled in every case (LF-R64). */
export function compileSearch(scope: Scope, filter: Filter, show: boolean): Op {
  const compiled: CompiledFilter = compileFilter(scope.names, { ...filter, zone: 'deck' })
  const seatOf = (s: State, f: Frame): Seat => linkOf(s, f).seat
  const anyCard = Object.keys(filter).length === 0
  /** cards of the deck that fit, one of each definition: equal cards are one option */
  const found = (s: State, seat: Seat): number[] => {
    const z = deckOf(s, seat)
    const cards = [...z.top.map((row) => rowAt(s, row).card), ...z.bag]
      .filter((card) => card !== 0)
      .sort((a, b) => a - b)
    return cards.filter((card, i) => {
      const def = s.rules.defs[defOf(card)]
      return (
        def !== undefined &&
        compiled.printed(def) &&
        (i === 0 || defOf(cards[i - 1] as number) !== defOf(card))
      )
    })
  }
  return {
    run(m: Machine, f: Frame) {
      const seat = seatOf(m.s, f)
      if (zoneSize(deckOf(m.s, seat)) > 0) return ASK
      shuffle(m, zoneIndex(m.s.rules.game.zone.deck, seat))
      return NEXT
    },
    question: (s: State, f: Frame): Question => ({
      ask: 'decision',
      seat: seatOf(s, f),
      kind: 'choose',
      min: anyCard ? 1 : 0,
      max: 1,
      source: linkOf(s, f).src,
      prompt: 'choose.search',
      secret: 'own',
    }),
    extend(s: State, f: Frame, steps: readonly Step[], out: Options) {
      clearOptions(out)
      if (steps.length > 0) return
      const seat = seatOf(s, f)
      if (deckOf(s, seat).bag.includes(0)) out.named = show ? 3 : bitOf(seat)
      if (!anyCard) offer(out, NONE, false)
      for (const card of found(s, seat)) offerCard(out, NAMED, card, show ? 3 : bitOf(seat), false)
    },
    answer(m: Machine, f: Frame, input: Input) {
      const s = m.s
      const seat = seatOf(s, f)
      const deck = zoneIndex(s.rules.game.zone.deck, seat)
      // the known top goes into the bag first, so that both phones make the same rows
      shuffle(m, deck)
      const card = input.cards[0]
      if (input.path[0] === NAMED && card !== undefined) {
        m.batch++
        const row = fromBag(m, deck, card.card, card.to, zoneIndex(s.rules.game.zone.hand, seat), 'search')
        if (card.to === 3) emit(m, { e: 'known', card: refOf(s, row), to: 3 })
      }
      return NEXT
    },
  }
}
