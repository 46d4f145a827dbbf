// Last Land at the table.

import './lastland.css'
import './tile.css'
import './candle.css'
import { lastland } from '../../../games/lastland/definition.ts'
import set from '../../../games/lastland/ember-and-tide.json?url'
import type { GameUi } from '../game.ts'
import { Board } from './board.tsx'
import { lastlandData } from './data.ts'
import { SIGNS } from './inks.ts'
import { type LastlandModel, lastlandModel } from './model.ts'
import { Battle, Ribbon, TileBody } from './parts.tsx'

export const game: GameUi<LastlandModel> = {
  ...lastlandData,
  definition: lastland,
  set,
  extras: () => import('./extras.ts'),
  signs: { ...SIGNS, attachment: SIGNS.equip ?? '' },
  model: lastlandModel,
  Board,
  Ribbon,
  Battle,
  TileBody,
  keyRows: ['theirsBack', 'theirsFront', 'chain', 'mineFront', 'mineBack', 'hand'],
  anchor: () => null,
}
