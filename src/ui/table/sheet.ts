// Which sheet lies over the table.

import { HIDDEN } from '../card/looks.ts'
import { blankTile } from './base.ts'
import type { TileModel } from './shape.ts'

export type Sheet =
  | { is: 'none' }
  | { is: 'menu' }
  | { is: 'log' }
  | { is: 'inspect'; tile: TileModel }
  | { is: 'list'; list: string }

/** The tile of a card that nothing is known of. */
export const unseen = (ref: number): TileModel => ({ ...blankTile(HIDDEN), ref })
