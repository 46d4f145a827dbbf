// Cards from the hand that pay marks, and further ones of Toughness: sets named in ascending order, offered only while the
// rest can still be paid (LL-9.2, LL-10.2, LL-15.2, LL-R18, LL-R30). Cards that this device does not know may be of any colour.

import type { CardText } from '../../engine/card.ts'
import { attrNumber, type Names } from '../../engine/filter.ts'
import { refOf } from '../../engine/machine.ts'
import { offer, offerCard } from '../../engine/options.ts'
import { NUMBER, type Options, type Ref, rowOf, type Seat, type State } from '../../engine/types.ts'
import { rowAt, zoneOf, zoneSize } from '../../engine/zones.ts'
import { DECK, HAND } from './tables.ts'

/** How many hand cards: no fewer than `min`, no more than `max`; `marks`: so many of these colours among them. */
export interface Due {
  min: number
  max: number
  marks: readonly (readonly [colour: number, n: number])[]
  /** how many deck cards may stand for the last of them */
  deck: number
}

/** The colours that a card's marks ask for; grey is any (LL-9.7, LL-10.3). */
export function marksOf(text: CardText, names: Names): { total: number; marks: Due['marks'] } {
  const marks: [number, number][] = []
  let total = 0
  for (const [colour, n] of Object.entries(text.marks ?? {})) {
    total += n
    if (colour !== 'grey') marks.push([attrNumber(names, 'attribute', colour), n])
  }
  return { total, marks }
}

const colourOf = (s: State, row: number): number => s.rules.defs[rowAt(s, row).def]?.attrs[0] ?? 0

const count = (s: State, rows: readonly number[], colour: number): number => {
  let n = 0
  for (let i = 0; i < rows.length; i++) if (colourOf(s, rows[i] as number) === colour) n++
  return n
}

/** Whether the cards picked can be completed out of the rest. */
function payable(s: State, picked: readonly number[], rest: readonly number[], due: Due): boolean {
  if (picked.length > due.max || picked.length + rest.length < due.min) return false
  let open = 0
  let wild = 0
  for (const [colour, n] of due.marks) {
    const missing = Math.max(0, n - count(s, picked, colour))
    open += missing
    wild += Math.max(0, missing - count(s, rest, colour))
  }
  if (picked.length + open > due.max) return false
  if (wild === 0) return true
  for (const row of rest) if (rowAt(s, row).def === 0) wild--
  return wild <= 0
}

/** Hand cards of a seat but the one that is declared, in ascending order of refs. */
function handRows(s: State, seat: Seat, not: number): number[] {
  const rows = zoneOf(s, HAND, seat).top.filter((row) => row !== not)
  return rows.sort((a, b) => refOf(s, a) - refOf(s, b))
}

/** Whether the hand but the one card holds what is due: asked for every card at every window, so without any list. */
export function canLay(s: State, seat: Seat, not: number, due: Due): boolean {
  const hand = zoneOf(s, HAND, seat).top
  let size = 0
  let wild = 0
  for (let i = 0; i < hand.length; i++) {
    if (hand[i] === not) continue
    size++
    if (rowAt(s, hand[i] as number).def === 0) wild++
  }
  if (size < due.min) return false
  for (const [colour, n] of due.marks) {
    let have = 0
    for (let i = 0; i < hand.length; i++)
      if (hand[i] !== not && colourOf(s, hand[i] as number) === colour) have++
    if (have < n) wild -= n - have
  }
  return wild >= 0
}

/** Whether these picks are complete. */
export function laid(due: Due, picks: readonly number[]): boolean {
  const last = picks[picks.length - 1]
  return picks.length === due.max || (last !== undefined && last < 4096)
}

export function listLaying(
  s: State,
  seat: Seat,
  not: number,
  due: Due,
  picks: readonly Ref[],
  out: Options,
): void {
  const picked = picks.map(rowOf)
  const after = picks[picks.length - 1] ?? 0
  const hand = handRows(s, seat, not)
  if (picked.length >= due.min && due.max > due.min && payable(s, picked, [], due)) {
    const most = Math.min(due.deck, due.max - picked.length, zoneSize(zoneOf(s, DECK, seat)))
    for (let n = 0; n <= most; n++) offer(out, NUMBER + n, false)
  }
  for (let i = 0; i < hand.length; i++) {
    const row = hand[i] as number
    const ref = refOf(s, row)
    if (ref <= after || !payable(s, [...picked, row], hand.slice(i + 1), due)) continue
    const r = rowAt(s, row)
    if (r.knownTo === 3) offer(out, ref, false)
    else offerCard(out, ref, r.card, 3, false)
  }
}

/** How many deck cards a finished laying names. */
export const deckCards = (picks: readonly number[]): number => {
  const last = picks[picks.length - 1] ?? 0
  return last >= NUMBER && last < 4096 ? last - NUMBER : 0
}
