// The AI of each game: its definition, and what it tells about a position. A game's code comes when it is first asked for.

import type { Step } from '../engine/door.ts'
import type { GameDefinition } from '../engine/rules.ts'
import type { Seat } from '../engine/types.ts'
import type { Below } from './chance.ts'
import { greedy, type Hints } from './greedy.ts'
import type { SeatView } from './seat-view.ts'

export interface GameOfAi extends Hints {
  definition: GameDefinition
}

const games: Readonly<Record<string, () => Promise<{ game: GameOfAi }>>> = {
  landfight: () => import('./games/landfight.ts'),
  lastland: () => import('./games/lastland.ts'),
  legends: () => import('./games/legends.ts'),
}

export async function gameOfAi(id: string): Promise<GameOfAi> {
  const load = games[id]
  if (load === undefined) throw new Error(`there is no AI for ${id}`)
  return (await load()).game
}

/** A finished path of the decision that the seat is asked, chosen from what it knows. */
export const choose = (view: SeatView, seat: Seat, below: Below, game: GameOfAi): Step[] =>
  greedy(view, seat, game, below)
