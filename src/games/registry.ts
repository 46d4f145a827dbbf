// The games by their ids.

import type { GameEntry } from './entry.ts'
import * as list from './list.ts'

export { type GameEntry, NO_DECK, starters } from './entry.ts'

export type GameId = keyof typeof list

export const games: Readonly<Record<string, GameEntry>> = { ...list }
