// Landfight at the table.

import './landfight.css'
import { landfight } from '../../../games/landfight/definition.ts'
import set from '../../../games/landfight/emberfall.json?url'
import type { GameUi } from '../game.ts'
import { Board } from './board.tsx'
import { landfightData } from './data.ts'
import { SIGNS } from './inks.ts'
import { type LandfightModel, tableModel } from './model.ts'
import { Battle, Ribbon, TileBody } from './parts.tsx'

export const game: GameUi<LandfightModel> = {
  ...landfightData,
  definition: landfight,
  set,
  async extras() {
    const [extras, { Swap }] = await Promise.all([import('./extras.ts'), import('../swap.tsx')])
    return { ...extras, Swap }
  },
  signs: SIGNS,
  model: tableModel,
  Board,
  Ribbon,
  Battle,
  TileBody,
  keyRows: ['theirContinuous', 'theirs', 'chain', 'mine', 'myContinuous', 'hand'],
  anchor: () => null,
}
