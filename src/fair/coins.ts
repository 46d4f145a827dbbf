// Joint draws (docs/protocol.md, 5): each side opens the next link of a hash chain that it committed to before the match.

import type { Below } from '../engine/below.ts'
import type { Seat } from '../engine/types.ts'
import { type Address, type Hex, hashOf, secret, streamOf } from './secrets.ts'

export const CHAIN = 1024

/** A coin of chain `epoch`. */
const at = (match: Hex, role: Seat, epoch: number, index: number): Address => ({
  match,
  role,
  of: '',
  epoch,
  index,
})

/** One side's chain: `[0]` is its anchor, `[i]` is opened in draw i. */
export function chainOf(seed: Hex, match: Hex, role: Seat, epoch: number): Hex[] {
  const chain = new Array<Hex>(CHAIN + 1)
  chain[CHAIN] = secret(seed, 'coin', at(match, role, epoch, 0))
  for (let i = CHAIN; i > 0; i--) chain[i - 1] = hashOf('coin', at(match, role, epoch, i), chain[i] as Hex)
  return chain
}

/** Whether a coin is the link after the one opened before. */
export const coinFits = (match: Hex, role: Seat, epoch: number, i: number, coin: Hex, before: Hex): boolean =>
  hashOf('coin', at(match, role, epoch, i), coin) === before

/** What both coins of draw `i` decide; `n` is the entry that opened the first. */
export const jointDraw = (
  match: Hex,
  n: number,
  epoch: number,
  i: number,
  coins: readonly [Hex, Hex],
): Below => streamOf(hashOf('draw', at(match, 0, epoch, i), n, coins[0], coins[1]))
