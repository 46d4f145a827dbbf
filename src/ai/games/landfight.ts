import { worth } from '../../games/landfight/hints.ts'
import { landfightRules } from '../../games/landfight/index.ts'
import type { GameOfAi } from '../choose.ts'

export const game: GameOfAi = { rules: landfightRules, worth }
