// The AI of each game: its definition, and what it tells about a position. A game's code comes when it is first asked for.

import type { Below } from '../engine/below.ts'
import type { Step } from '../engine/door.ts'
import type { GameDefinition } from '../engine/rules.ts'
import type { Seat } from '../engine/types.ts'
import type { GameId } from '../games/registry.ts'
import { greedy, type Hints } from './greedy.ts'
import type { SeatView } from './seat-view.ts'

export interface GameOfAi extends Hints {
  readonly definition: GameDefinition
}

/** A line for each game of games/list.ts. */
const hints: Readonly<Record<GameId, () => Promise<GameOfAi>>> = {
  landfight: () => import('../games/landfight/hints.ts'),
  lastland: () => import('../games/lastland/hints.ts'),
  legends: () => import('../games/legends/hints.ts'),
}

const isGame = (id: string): id is GameId => Object.hasOwn(hints, id)

export async function gameOfAi(id: string): Promise<GameOfAi> {
  if (!isGame(id)) throw new Error(`there is no AI for ${id}`)
  return hints[id]()
}

/** A finished path of the decision that the seat is asked, chosen from what it knows. */
export const choose = (view: SeatView, seat: Seat, below: Below, game: GameOfAi): Step[] =>
  greedy(view, seat, game, below)
