// Piles that nobody can arrange (docs/protocol.md, 3 and 4): commitments to cards by their owner, to places by the other.

import type { CardNo, Seat } from '../engine/types.ts'
import { type Address, type Hex, hashOf, orderOf, secret, streamOf } from './secrets.ts'

/** Where the values of a pile belong: the pile's name, and which laying of it. */
export interface Laying {
  match: Hex
  pile: string
  epoch: number
}

const address = (laying: Laying, role: Seat, index: number): Address => ({
  match: laying.match,
  role,
  of: laying.pile,
  epoch: laying.epoch,
  index,
})

type Half = 'card' | 'place' | 'stock'

const saltOf = (seed: Hex, half: Half, laying: Laying, role: Seat, index: number): Hex =>
  secret(seed, 'salt', { ...address(laying, role, index), of: `${half} ${laying.pile}` })

/** One opened commitment. */
export interface Opening {
  index: number
  salt: Hex
  value: number
}

export const commitment = (half: Half, laying: Laying, role: Seat, { index, salt, value }: Opening): Hex =>
  hashOf(half, address(laying, role, index), salt, value)

/** What one side lays: values in its secret order, and a commitment to each. */
export interface Laid {
  values: number[]
  commitments: Hex[]
}

/** Lays values out in the order that the seed has for this pile, half and epoch. `values` in ascending order. */
export function lay(seed: Hex, half: Half, laying: Laying, role: Seat, values: readonly number[]): Laid {
  const order = secret(seed, 'order', { ...address(laying, role, 0), of: `${half} ${laying.pile}` })
  const laid = orderOf(values, streamOf(order))
  return {
    values: laid,
    commitments: laid.map((value, index) =>
      commitment(half, laying, role, { index, salt: saltOf(seed, half, laying, role, index), value }),
    ),
  }
}

export const openingOf = (
  seed: Hex,
  half: Half,
  laying: Laying,
  role: Seat,
  laid: Laid,
  index: number,
): Opening => ({
  index,
  salt: saltOf(seed, half, laying, role, index),
  value: laid.values[index] ?? -1,
})

/** What both know of a pile; `own` is what this phone alone knows of it. */
export interface Pile {
  laying: Laying
  /** the seat whose cards these are; null: nobody's, a stock */
  owner: Seat | null
  /** the commitments of the two halves: cards by slot, places; null: not laid yet */
  cards: Hex[] | null
  places: Hex[] | null
  /** places not opened yet, from the top */
  sealed: number[]
  /** slots that lie in the pile; of a stock: positions of the public list */
  slots: number[]
  /** of a stock: its public list */
  list: CardNo[]
  own: Laid | null
  /** the laying in which the cards of this game were first committed, if it is another: values are slots of it then */
  first: Pile | null
}

export const newPile = (match: Hex, pile: string, owner: Seat | null, epoch: number): Pile => ({
  laying: { match, pile, epoch },
  owner,
  cards: null,
  places: null,
  sealed: [],
  slots: [],
  list: [],
  own: null,
  first: null,
})

export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i)
