import { landfight } from '../../games/landfight/definition.ts'
import { worth } from '../../games/landfight/hints.ts'
import type { GameOfAi } from '../choose.ts'

export const game: GameOfAi = { definition: landfight, worth }
