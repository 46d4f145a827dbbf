import { worth } from '../../games/lastland/hints.ts'
import { lastlandRules } from '../../games/lastland/index.ts'
import type { GameOfAi } from '../choose.ts'

export const game: GameOfAi = { rules: lastlandRules, worth }
