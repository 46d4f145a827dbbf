import { lastland } from '../../games/lastland/definition.ts'
import { worth } from '../../games/lastland/hints.ts'
import type { GameOfAi } from '../choose.ts'

export const game: GameOfAi = { definition: lastland, worth }
