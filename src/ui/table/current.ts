// The game at the table. There is one table at a time.

import type { GameUi } from './game.ts'

let now: GameUi | null = null

export const setGame = (game: GameUi): void => {
  now = game
}

export function theGame(): GameUi {
  if (now === null) throw new Error('no game lies on the table')
  return now
}
