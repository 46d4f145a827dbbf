// destroy, send, return: cards leave where they are (LF-12.1, LF-12.2, LF-R60, LF-R90).

import { destroy, note, send, toHand } from '../batch.ts'
import type { Selector } from '../card.ts'
import { compileSelector, linkOf, type Scope } from '../programs.ts'
import { ASK, E_SENT, type Machine, NEXT, type Op } from '../rules.ts'
import type { Frame, Seat, State } from '../types.ts'
import { fromBag, rowAt, zoneIndex } from '../zones.ts'
import { dealFault, dealQuestion, takeKnown } from './draw.ts'

export function compileLeave(scope: Scope, word: 'destroy' | 'send' | 'return', what: Selector): Op {
  if (typeof what === 'object' && 'top' in what) {
    if (word !== 'send') throw new Error('only "send" takes cards from a deck')
    return sendTop(what.top)
  }
  const rows = compileSelector(scope, what)
  return {
    run(m, f) {
      const link = linkOf(m.s, f)
      const list = rows(m.s, f, link).filter((row) => movable(m.s, row))
      if (list.length === 0) return NEXT
      if (word === 'destroy') destroy(m, list, false)
      else if (word === 'send') send(m, list, 'send')
      else toHand(m, list)
      return NEXT
    },
  }
}

/** What is fixed stays where it is (LF-R15). */
const movable = (s: State, row: number): boolean =>
  s.rules.game.kinds[s.rules.defs[rowAt(s, row).def]?.kind ?? 0]?.fixed !== true

/** The top n of the own deck to the graveyard: known to both from then on. */
function sendTop(n: number): Op {
  const seatOf = (s: State, f: Frame): Seat => linkOf(s, f).seat
  const owed = (f: Frame): number => f.regs[f.regs.length - 1] ?? 0
  return {
    run(m, f) {
      const known: number[] = []
      const seat = seatOf(m.s, f)
      const left = takeKnown(m, seat, n, (row) => {
        known.push(row)
        send(m, [row], 'send')
      })
      if (left === 0) return NEXT
      f.regs.push(left)
      return ASK
    },
    question: (s, f) => dealQuestion(s, seatOf(s, f), owed(f), 3),
    fault: (s, f, input) => dealFault(s, seatOf(s, f), owed(f), 3, input),
    answer(m, f, input) {
      f.regs.pop()
      fromDeck(
        m,
        seatOf(m.s, f),
        input.cards.map((x) => x.card),
      )
      return NEXT
    },
  }
}

function fromDeck(m: Machine, seat: Seat, cards: number[]): void {
  const { deck, grave } = m.s.rules.game.zone
  m.batch++
  const rows = cards.map((card) => fromBag(m, zoneIndex(deck, seat), card, 3, zoneIndex(grave, seat), 'send'))
  for (const row of rows) note(m, E_SENT, row, 0)
}
