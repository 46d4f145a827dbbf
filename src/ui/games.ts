// What the app opens of each game. A game's code comes when it is opened.

import type { Rulebook } from '../engine/text/rulebook.ts'
import type { GameId } from '../games/registry.ts'
import type { GameUi } from './table/game.ts'

/** Its name and a line about it are words of the app (language/). */
export interface GameLine {
  id: GameId
  /** its emblem, of 24 by 24 */
  emblem: string
  /** games of a match, the usual number first */
  bestOf: readonly (1 | 3)[]
  load(): Promise<{ game: GameUi }>
  book(): Promise<{ rulebook: Rulebook }>
}

/** A line for each game of games/list.ts, in the order in which they are offered. */
const lines: Readonly<Record<GameId, Omit<GameLine, 'id'>>> = {
  landfight: {
    emblem: 'M1 21 8 7 12 13 16 3 23 21Z',
    bestOf: [1, 3],
    load: () => import('./table/landfight/game.tsx'),
    book: () => import('../games/landfight/rulebook.ts'),
  },
  lastland: {
    emblem:
      'M12 1Q16 6 14.500 9 12 10.500 9.500 9 8 6 12 1ZM9 11 15 11 15.500 21 8.500 21ZM4 21.500 20 21.500 18 23.500 6 23.500Z',
    bestOf: [1],
    load: () => import('./table/lastland/game.tsx'),
    book: () => import('../games/lastland/rulebook.ts'),
  },
  legends: {
    emblem: 'M1 3 23 3 23 9Q20 13 17.500 9 15 13 12 9 9 13 6.500 9 4 13 1 9ZM3 14 21 14 21 22 3 22Z',
    bestOf: [3],
    load: () => import('./table/legends/game.tsx'),
    book: () => import('../games/legends/rulebook.ts'),
  },
}

const isGame = (id: string): id is GameId => Object.hasOwn(lines, id)

export const games: readonly GameLine[] = Object.keys(lines)
  .filter(isGame)
  .map((id) => ({ id, ...lines[id] }))

export const gameLine = (id: string): GameLine | undefined => games.find((game) => game.id === id)
