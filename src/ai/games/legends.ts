import { legends } from '../../games/legends/definition.ts'
import { worth } from '../../games/legends/hints.ts'
import type { GameOfAi } from '../choose.ts'

export const game: GameOfAi = { definition: legends, worth }
