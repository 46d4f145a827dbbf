// Legends at the table.

import './legends.css'
import './market.css'
import './tiles.css'
import { legends } from '../../../games/legends/definition.ts'
import set from '../../../games/legends/hedge-and-ferry.json?url'
import { BOARD, FACES, RITUALS, STOCK } from '../../../games/legends/tables.ts'
import type { GameUi } from '../game.ts'
import { Board } from './board.tsx'
import { legendsData } from './data.ts'
import { legendsModel } from './model.ts'
import { Battle, Ribbon, TileBody } from './parts.tsx'
import type { LegendsModel } from './shape.ts'
import { SIGNS } from './signs.ts'
import { legendsWords } from './words.ts'

/** Places of the screen that stand for zones the shared table does not know. */
const ANCHORS: Readonly<Record<number, [mine: string, theirs: string]>> = {
  [BOARD]: ['.stand-mine', '.stand-theirs'],
  [RITUALS]: ['.stand-mine', '.stand-theirs'],
  [FACES]: ['.belt', '.belt'],
  [STOCK]: ['.stall-sign', '.stall-sign'],
}

export const game: GameUi<LegendsModel> = {
  ...legendsData,
  definition: legends,
  set,
  extras: () => import('./extras.ts'),
  signs: SIGNS,
  model: legendsModel,
  Board,
  Ribbon,
  Battle,
  TileBody,
  keyRows: [
    'theirFixtures',
    'theirs',
    'theirRituals',
    'market',
    'chain',
    'cards',
    'mine',
    'myRituals',
    'myFixtures',
    'hand',
  ],
  anchor: (kind, mine) => ANCHORS[kind]?.[mine ? 0 : 1] ?? null,
  strengthName: () => legendsWords.value.power,
  boardSets: true,
}
