import { lastland } from '../../games/lastland/definition.ts'
import { answers, worth } from '../../games/lastland/hints.ts'
import type { GameOfAi } from '../choose.ts'

export const game: GameOfAi = { definition: lastland, worth, answers }
