import { legendsRules } from '../../games/legends/index.ts'
import type { GameOfAi } from '../choose.ts'
import { plainWorth } from '../plain.ts'

export const game: GameOfAi = { rules: legendsRules, worth: plainWorth }
