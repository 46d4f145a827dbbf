// The swap between games as its person sees it: two lists and pairs of designs, whatever order the rules want them named in.

import { extend, newOptions, type Step } from '../../engine/door.ts'
import type { CardDef, DeckEntry, DeckFault } from '../../engine/rules.ts'
import { DONE, defOf, NAMED, type Seat, type State } from '../../engine/types.ts'

/** Definitions: the card that leaves the deck, the card of the side deck that comes for it. */
export interface Pair {
  out: number
  in: number
}

export type Counted = [def: number, n: number]

export interface Lists {
  deck: Counted[]
  side: Counted[]
}

/** Orders of the same pairs that are tried, before they count as none that the rules allow. */
const MOST_ORDERS = 200

const bagOf = (s: State, kind: number, seat: Seat): number[] =>
  (s.zones[kind * 2 + seat]?.bag ?? []).map(defOf)

const counted = (defs: readonly number[]): Map<number, number> => {
  const counts = new Map<number, number>()
  for (const def of defs) counts.set(def, (counts.get(def) ?? 0) + 1)
  return counts
}

const listed = (counts: ReadonlyMap<number, number>): Counted[] =>
  [...counts].filter(([, n]) => n > 0).sort(([a], [b]) => a - b)

/** Deck and side deck as they are after these swaps. */
export function listsAfter(s: State, seat: Seat, pairs: readonly Pair[]): Lists {
  const { zone } = s.rules.game
  const [deck, side] = [counted(bagOf(s, zone.deck, seat)), counted(bagOf(s, zone.side, seat))]
  const move = (from: Map<number, number>, to: Map<number, number>, def: number) => {
    from.set(def, (from.get(def) ?? 0) - 1)
    to.set(def, (to.get(def) ?? 0) + 1)
  }
  for (const pair of pairs) {
    move(deck, side, pair.out)
    move(side, deck, pair.in)
  }
  return { deck: listed(deck), side: listed(side) }
}

/** What the game says against the deck after these swaps; null: it may be played. */
export function faultOf(s: State, seat: Seat, pairs: readonly Pair[]): DeckFault | null {
  const { game, set, defs } = s.rules
  const cards = listsAfter(s, seat, pairs).deck.map(
    ([def, n]): DeckEntry => [(defs[def] as CardDef).text.number, n],
  )
  return game.deckFaults?.(set, { cards, side: [] })[0] ?? null
}

/** With one swap more. A card that came in may leave again, one that left may come back: then it is the pair before that changes. */
export function withPair(pairs: readonly Pair[], next: Pair): Pair[] {
  const came = pairs.findIndex((pair) => pair.in === next.out)
  const left = pairs.findIndex((pair) => pair.out === next.in)
  const merged: Pair = {
    out: pairs[came]?.out ?? next.out,
    in: pairs[left]?.in ?? next.in,
  }
  const rest = pairs.filter((_, i) => i !== came && i !== left)
  if (came >= 0 && came === left) return rest
  return merged.out === merged.in ? rest : [...rest, merged]
}

/** The whole pairs of a path. */
export function pairsOf(path: readonly Step[]): Pair[] {
  const defs = path.filter(({ code }) => code === NAMED).map(({ card }) => defOf(card))
  return defs.flatMap((def, i) => (i % 2 === 1 ? [{ out: defs[i - 1] as number, in: def }] : []))
}

/** Swaps that make the deck hold these cards again. */
export function pairsTo(s: State, seat: Seat, deck: readonly number[]): Pair[] {
  const [now, then] = [counted(bagOf(s, s.rules.game.zone.deck, seat)), counted(deck)]
  const over = (a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): number[] =>
    listed(a).flatMap(([def, n]) => new Array<number>(Math.max(0, n - (b.get(def) ?? 0))).fill(def))
  const [outs, ins] = [over(now, then), over(then, now)]
  return outs.flatMap((out, i) => (ins[i] === undefined ? [] : [{ out, in: ins[i] }]))
}

/** The path that makes these swaps, in an order that the rules allow; null: there is none. */
export function pathOf(s: State, pairs: readonly Pair[]): Step[] | null {
  const options = newOptions(false)
  let tried = 0
  const named = (steps: readonly Step[], def: number): Step | null => {
    extend(s, steps, options)
    const at = options.codes.findIndex((code, i) => code === NAMED && defOf(options.cards[i] ?? 0) === def)
    return at < 0 ? null : { code: NAMED, card: options.cards[at] ?? 0, to: options.tos[at] ?? 0 }
  }
  const search = (left: readonly Pair[], steps: Step[]): Step[] | null => {
    if (left.length === 0) return steps
    for (const [i, pair] of left.entries()) {
      if (++tried > MOST_ORDERS) return null
      const out = named(steps, pair.out)
      const comes = out && named([...steps, out], pair.in)
      const found =
        out &&
        comes &&
        search(
          left.filter((_, k) => k !== i),
          [...steps, out, comes],
        )
      if (found) return found
    }
    return null
  }
  return search(pairs, [])
}

/** The word that ends a path of swaps. */
export const READY: Step = { code: DONE, card: 0, to: 0 }
