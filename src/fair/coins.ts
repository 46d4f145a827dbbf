// Joint draws (docs/protocol.md, 5): each side opens the next link of a hash chain that it committed to before the match.

import type { Seat } from '../engine/types.ts'
import { type Address, type Below, type Hex, hashOf, secret, streamOf } from './secrets.ts'

export const CHAIN = 1024

const at = (match: Hex, role: Seat, index: number): Address => ({ match, role, of: '', epoch: 0, index })

/** One side's chain: `[0]` is its anchor, `[i]` is opened in draw i. */
export function chainOf(seed: Hex, match: Hex, role: Seat): Hex[] {
  const chain = new Array<Hex>(CHAIN + 1)
  chain[CHAIN] = secret(seed, 'coin', at(match, role, 0))
  for (let i = CHAIN; i > 0; i--) chain[i - 1] = hashOf('coin', at(match, role, i), chain[i] as Hex)
  return chain
}

/** Whether a coin is the link after the one opened before. */
export const coinFits = (match: Hex, role: Seat, i: number, coin: Hex, before: Hex): boolean =>
  hashOf('coin', at(match, role, i), coin) === before

/** What both coins of draw `i` decide; `n` is the entry that opened the first. */
export const jointDraw = (match: Hex, n: number, i: number, coins: readonly [Hex, Hex]): Below =>
  streamOf(hashOf('draw', at(match, 0, i), n, coins[0], coins[1]))
