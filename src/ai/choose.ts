// The AI of each game: its rules, and what it tells about a position.

import type { CardSet } from '../engine/card.ts'
import type { Rules, Step } from '../engine/door.ts'
import type { Seat } from '../engine/types.ts'
import { worth as landfightWorth } from '../games/landfight/hints.ts'
import { landfightRules } from '../games/landfight/index.ts'
import type { Below } from './chance.ts'
import { greedy, type Worth } from './greedy.ts'
import type { SeatView } from './seat-view.ts'

interface GameOfAi {
  rules(set: CardSet): Rules
  worth: Worth
}

const games: Readonly<Record<string, GameOfAi>> = {
  landfight: { rules: landfightRules, worth: landfightWorth },
}

export function gameOfAi(id: string): GameOfAi {
  const game = games[id]
  if (game === undefined) throw new Error(`there is no AI for ${id}`)
  return game
}

/** A finished path of the decision that the seat is asked, chosen from what it knows. */
export const choose = (view: SeatView, seat: Seat, below: Below): Step[] =>
  greedy(view, seat, gameOfAi(view.rules.game.id).worth, below)
