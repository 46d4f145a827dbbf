import { worth } from '../../games/legends/hints.ts'
import { legendsRules } from '../../games/legends/index.ts'
import type { GameOfAi } from '../choose.ts'

export const game: GameOfAi = { rules: legendsRules, worth }
