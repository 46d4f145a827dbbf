// Who writes the next entry, and what it must hold: follows from what both know (docs/protocol.md, 6).

import { question } from '../engine/door.ts'
import { type Chance, other, type Seat, type State } from '../engine/types.ts'
import type { Pile } from './piles.ts'
import type { FairTable } from './table.ts'

export type Due =
  | { seat: Seat; what: 'list' }
  | { seat: Seat; what: 'lay'; pile: Pile; half: 'card' | 'place' | 'stock'; zone: number }
  | { seat: Seat; what: 'decide' }
  | { seat: Seat; what: 'places'; pile: Pile; n: number }
  | { seat: Seat; what: 'named'; pile: Pile }
  | { seat: Seat; what: 'cards'; pile: Pile; chance: Chance & { kind: 'deal' } }
  | { seat: Seat; what: 'open'; chance: Chance & { kind: 'open' } }
  | { seat: Seat; what: 'stock'; pile: Pile; chance: Chance & { kind: 'deal' } }
  | { seat: Seat; what: 'coin'; chance: Chance & { kind: 'roll' | 'pick' } }
  | { seat: Seat; what: 'anchor' }
  | { seat: Seat; what: 'unseal' }
  | { seat: null; what: 'over' }

/** A stock's cards are laid and opened last by seat 0, its places by seat 1. */
const STOCK_CARDS: Seat = 0

export function dueOf(s: State, table: FairTable): Due {
  for (const seat of [0, 1] as const) if (table.lists[seat] === '') return { seat, what: 'list' }
  if (table.named.length > 0) {
    const zone = s.rules.game.zone.deck * 2 + table.namedOf
    return { seat: other(table.namedOf), what: 'named', pile: table.pileOf(s, zone) }
  }
  const q = question(s)
  if (q.ask === 'over') return { seat: null, what: 'over' }
  if (q.ask === 'decision') return { seat: q.seat, what: 'decide' }
  switch (q.kind) {
    case 'deal':
      return dealDue(s, table, q)
    case 'open':
      return openDue(s, table, q)
    case 'unseal':
      return { seat: q.by, what: 'unseal' }
    default:
      if (table.half.coin === null && table.coinsRunOut)
        return { seat: table.anchors[0] === '' ? 0 : 1, what: 'anchor' }
      return {
        seat: table.half.coin === null ? table.leader : other(table.leader),
        what: 'coin',
        chance: q,
      }
  }
}

function dealDue(s: State, table: FairTable, chance: Chance & { kind: 'deal' }): Due {
  const pile = table.pileOf(s, chance.zone)
  const owner = pile.owner ?? STOCK_CARDS
  const rival = other(owner)
  const half = pile.owner === null ? 'stock' : 'card'
  const { zone } = chance
  if (pile.cards === null) return { seat: owner, what: 'lay', pile, half, zone }
  if (pile.places === null)
    return { seat: rival, what: 'lay', pile, half: pile.owner === null ? 'stock' : 'place', zone }
  if (table.half.places.length === 0) return { seat: rival, what: 'places', pile, n: chance.n }
  return pile.owner === null
    ? { seat: owner, what: 'stock', pile, chance }
    : { seat: owner, what: 'cards', pile, chance }
}

/** A card out of the deck needs the owner's half of the pile first. */
function openDue(s: State, table: FairTable, chance: Chance & { kind: 'open' }): Due {
  if (chance.what.length === 0) {
    const zone = s.rules.game.zone.deck * 2 + chance.by
    const pile = table.pileOf(s, zone)
    if (pile.cards === null) return { seat: chance.by, what: 'lay', pile, half: 'card', zone }
  }
  return { seat: chance.by, what: 'open', chance }
}

/** Whether the owner must say of a dealt card what it is: it is seen by both, or may be of a kind that is shown. */
export const mustShow = (chance: Chance & { kind: 'deal' }): boolean =>
  chance.see === 3 || chance.showIf !== 0
