// What the Legends table shows beyond what all tables show.

import type { Seat } from '../../../engine/types.ts'
import type { SideModel, TableModel, TileModel, WordStep } from '../shape.ts'

export interface LegendTile extends TileModel {
  /** keywords it has now, printed or granted */
  keywords: readonly string[]
  coins: number
  /** has come this turn and must wait */
  fresh: boolean
  /** lies in the market */
  forSale: boolean
}

/** A player as the aim of an attack. */
export interface PlayerMark {
  mark: 'none' | 'target'
  chosen: number
  step: WordStep['step'] | null
}

export interface LegendsSide extends SideModel {
  life: number
  /** life after the previewed act; null: no change known */
  lifeAfter: number | null
  legends: LegendTile[]
  /** continuous spells, and rituals without power */
  fixtures: LegendTile[]
  rituals: LegendTile[]
  /** picks made in the draft, in their order */
  drafted: TileModel[]
  player: PlayerMark
}

export type Stage = 'draft' | 'start' | 'recruit' | 'main' | 'ending' | 'between'

export interface Fight {
  mine: boolean
  attacker: TileModel
  /** null: the player is attacked */
  target: TileModel | null
  defender: string
  damage: number
}

export interface LegendsModel extends TableModel {
  mine: LegendsSide
  theirs: LegendsSide
  stage: Stage
  /** a face is to be taken, by whoever is asked */
  taking: boolean
  faces: readonly (LegendTile | null)[]
  stock: number
  round: number
  /** of the draft: by which seat each pick is made, and how many have been */
  picks: { seats: readonly Seat[]; made: number }
  fight: Fight | null
}
