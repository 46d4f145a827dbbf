// The games that can be played here. A new game is a folder under table/ and a line in this list; its code comes when it
// is opened.

import type { Dictionary } from './language/en.ts'
import type { GameUi } from './table/game.ts'

export interface GameLine {
  id: string
  name(w: Dictionary): string
  line(w: Dictionary): string
  /** its emblem, of 24 by 24 */
  emblem: string
  /** games of a match, the usual number first */
  bestOf: readonly (1 | 3)[]
  load(): Promise<{ game: GameUi }>
}

export const games: readonly GameLine[] = [
  {
    id: 'landfight',
    name: (w) => w.landfight,
    line: (w) => w.landfightLine,
    emblem: 'M1 21 8 7 12 13 16 3 23 21Z',
    bestOf: [1, 3],
    load: () => import('./table/landfight/game.tsx'),
  },
  {
    id: 'lastland',
    name: (w) => w.lastland,
    line: (w) => w.lastlandLine,
    emblem:
      'M12 1Q16 6 14.500 9 12 10.500 9.500 9 8 6 12 1ZM9 11 15 11 15.500 21 8.500 21ZM4 21.500 20 21.500 18 23.500 6 23.500Z',
    bestOf: [1],
    load: () => import('./table/lastland/game.tsx'),
  },
  {
    id: 'legends',
    name: (w) => w.legends,
    line: (w) => w.legendsLine,
    emblem: 'M1 3 23 3 23 9Q20 13 17.500 9 15 13 12 9 9 13 6.500 9 4 13 1 9ZM3 14 21 14 21 22 3 22Z',
    bestOf: [3],
    load: () => import('./table/legends/game.tsx'),
  },
]

export const gameLine = (id: string): GameLine | undefined => games.find((game) => game.id === id)
