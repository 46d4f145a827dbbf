// Last Land at the table.

import './lastland.css'
import { lastlandRules } from '../../../games/lastland/index.ts'
import type { GameUi } from '../game.ts'
import { artSvg } from './art.ts'
import { Board } from './board.tsx'
import { lastlandData } from './data.ts'
import { SIGNS } from './inks.ts'
import { type LastlandModel, lastlandModel } from './model.ts'
import { Battle, Facts, Ribbon, TileBody } from './parts.tsx'

export const game: GameUi<LastlandModel> = {
  ...lastlandData,
  rules: () => lastlandRules(),
  texts: () => import('./texts.ts'),
  signs: { ...SIGNS, attachment: SIGNS.equip ?? '' },
  art: artSvg,
  model: lastlandModel,
  Board,
  Ribbon,
  Battle,
  TileBody,
  Facts,
  keyRows: ['theirsBack', 'theirsFront', 'chain', 'mineFront', 'mineBack', 'hand'],
  anchor: () => null,
}
