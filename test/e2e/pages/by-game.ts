// The positions that tests about every game begin from.

import {
  firstTurn,
  myBattle as lastlandAttack,
  fullBattle as lastlandBattle,
  fullTable as lastlandFull,
  attackLooms as lastlandLooms,
} from './lastland-stories.ts'
import { legendsFull, legendsFullBattle, legendsLooms, legendsMain } from './legends-stories.ts'
import type { Story } from './saved.ts'
import { attackLooms, fullBattle, fullTable, myBattle, myBoost } from './stories.ts'

export interface GameStories {
  /** my turn, several cards may be played */
  act: Story
  /** my turn, something may attack */
  attack: Story
  /** everything that finds room on the table, and I am asked */
  full: Story
  /** the same with a battle going on, and an answer in hand */
  battle: Story
  /** two people; the first holds answers to what the second can do next */
  looms: Story
  /** tiles on each board, cards in hand and links in the chain of the full tables */
  fullest: { board: number; hand: number; chain: number; battleChain: number }
  /** what stands for the player on the table */
  player: string
  /** what `attack` asks in Japanese */
  asksJa: RegExp
}

export const BY_GAME: Readonly<Record<string, GameStories>> = {
  landfight: {
    act: myBoost,
    attack: myBattle,
    full: fullTable,
    battle: fullBattle,
    looms: attackLooms,
    fullest: { board: 6, hand: 7, chain: 3, battleChain: 2 },
    player: '.seal',
    asksJa: /バトルフェイズ/,
  },
  lastland: {
    act: firstTurn,
    attack: lastlandAttack,
    full: lastlandFull,
    battle: lastlandBattle,
    looms: lastlandLooms,
    // five characters and two Traps on each side
    fullest: { board: 7, hand: 7, chain: 3, battleChain: 3 },
    player: '.candle',
    asksJa: /攻撃しますか/,
  },
  legends: {
    act: legendsMain,
    attack: legendsMain,
    full: legendsFull,
    battle: legendsFullBattle,
    looms: legendsLooms,
    // why no chain: a counter is answered by nobody, so nothing waits on top of anything (LG-R44, LG-R45)
    fullest: { board: 6, hand: 10, chain: 0, battleChain: 0 },
    player: '.life',
    asksJa: /カードのプレイや攻撃ができます/,
  },
}
