// For a game that tells an AI nothing of its own: lives, what lies on the board, cards in hand.

import { V_LIFE } from '../engine/rules.ts'
import { statOf } from '../engine/stats.ts'
import { GOING_ON, other, type Seat, type State } from '../engine/types.ts'
import { countLaid, rowAt, zoneOf, zoneSize } from '../engine/zones.ts'

const GAME = 100_000
const [BODY, STAT, LAID, CARD] = [1, 0.8, 0.8, 0.7]

export function plainWorth(s: State, seat: Seat): number {
  if (s.result !== GOING_ON) return s.result === seat ? GAME : s.result === other(seat) ? -GAME : 0
  return side(s, seat) - side(s, other(seat))
}

function side(s: State, seat: Seat): number {
  const { game } = s.rules
  let sum = game.deckIsLife ? zoneSize(zoneOf(s, game.zone.deck, seat)) : (s.vars[V_LIFE + seat] as number)
  sum += zoneOf(s, game.zone.hand, seat).top.length * CARD
  for (let kind = 0; kind < game.zones.length; kind++) {
    if (game.zones[kind]?.board !== true) continue
    for (const row of zoneOf(s, kind, seat).top) {
      if (row < 0 || rowAt(s, row).def === 0) continue
      sum += BODY + countLaid(s, row, game.role.stacked) * LAID
      for (let stat = 0; stat < game.stats.length; stat++) sum += statOf(s, row, stat) * STAT
    }
  }
  return sum
}
