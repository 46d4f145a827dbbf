// What a phone must keep to itself in the middle of a match: everything that follows from its seed and was not opened.

import { saltOf } from '../../../src/fair/own.ts'
import { openingOf, type Pile } from '../../../src/fair/piles.ts'
import type { Hex } from '../../../src/fair/secrets.ts'
import type { Session } from '../../../src/net/session.ts'

export interface Secrets {
  seed: Hex
  /** salts of what is still closed, and coins to come */
  salts: Hex[]
  coins: Hex[]
  /** salts that the other phone was given */
  opened: Hex[]
}

export function secretsOf({ seat, record, fair }: Session): Secrets {
  const { phone } = fair
  const log = JSON.stringify(record.entries)
  const salts = [
    saltOf(phone, 'list', 0),
    ...Array.from(phone.chosen.keys(), (n) => saltOf(phone, 'choice', n)),
  ]
  const opened: Hex[] = []
  const look = (pile: Pile) => {
    if (!pile.own) return
    const half = pile.owner === null ? 'stock' : pile.owner === seat ? 'card' : 'place'
    // of a stock seat 0 lays what the places of seat 1 point to
    const slots = half === 'card' || (half === 'stock' && seat === 0)
    for (const index of pile.own.values.keys()) {
      const { salt } = openingOf(record.seed, half, pile.laying, seat, pile.own, index)
      // why: what lies in the pile is closed, whatever the log says
      const lies = (slots ? pile.slots : pile.sealed).includes(index)
      if (lies || !log.includes(salt)) salts.push(salt)
      else opened.push(salt)
    }
    if (pile.first) look(pile.first)
  }
  for (const pile of phone.table.piles.values()) look(pile)
  return { seed: record.seed, salts, coins: phone.chain.filter((coin) => !log.includes(coin)), opened }
}
