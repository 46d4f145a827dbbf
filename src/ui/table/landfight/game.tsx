// Landfight at the table.

import './landfight.css'
import { landfightRules } from '../../../games/landfight/index.ts'
import type { GameUi } from '../game.ts'
import { artSvg } from './art.ts'
import { Board } from './board.tsx'
import { landfightData } from './data.ts'
import { SIGNS } from './inks.ts'
import { type LandfightModel, tableModel } from './model.ts'
import { Battle, Ribbon, TileBody } from './parts.tsx'

export const game: GameUi<LandfightModel> = {
  ...landfightData,
  rules: () => landfightRules(),
  texts: () => import('./texts.ts'),
  signs: SIGNS,
  art: artSvg,
  model: tableModel,
  Board,
  Ribbon,
  Battle,
  TileBody,
  Facts: () => null,
  keyRows: ['theirContinuous', 'theirs', 'chain', 'mine', 'myContinuous', 'hand'],
  anchor: () => null,
}
