// What the models of Last Land's table say and know.

import { ATTACK, GUARD, LINE_STEP, NO, NUMBER, SET, SIDE_STEP, SLIDE } from '../../../engine/types.ts'
import { C_ATTACK, C_GUARD, C_LINE, C_SIDE, C_SLIDE } from '../../../games/lastland/tables.ts'
import type { Ctx } from '../base.ts'
import type { GameData } from '../game.ts'
import { dueWords } from './due.ts'
import { lastlandLook } from './look.ts'
import { outcomeWords, placeName } from './model.ts'
import { words } from './words.ts'

type Pair = readonly [en: string, ja: string]

const VERBS: Readonly<Record<number, Pair>> = {
  [SET]: ['Set face down', '伏せて置く'],
  [GUARD]: ['Guard', '防御'],
  [SLIDE]: ['Slide Block', 'スライドブロック'],
  [SIDE_STEP]: ['Side Step', 'サイドステップ'],
  [LINE_STEP]: ['Line Step', 'ラインステップ'],
}

/** What a link that belongs to no card is. */
const LINKS: Readonly<Record<number, Pair>> = {
  [C_ATTACK]: ['attacks', '攻撃'],
  [C_GUARD]: ['guards', '防御'],
  [C_SLIDE]: ['slides in to guard', 'スライドブロック'],
  [C_SIDE]: ['side-steps', 'サイドステップ'],
  [C_LINE]: ['line-steps', 'ラインステップ'],
}

function label(c: Ctx, code: number): string | null {
  const say = (pair: Pair | undefined): string | null => pair?.[c.app === 'ja' ? 1 : 0] ?? null
  const s = c.known
  if (code < 0) {
    const link = [...s.chain, ...s.waiting].find((one) => one.id === code)
    if (link?.def !== 0) return null
    const what = say(LINKS[link.ability]) ?? ''
    const place = link.ability === C_ATTACK ? s.battle.place : link.place
    const where = placeName(c, place)
    return where ? `${what} ▸ ${where}` : what
  }
  if (c.asked?.prompt === 'choose.attack') {
    if (code === NO) return say(['Hold back', '攻撃しない'])
    if (code === ATTACK) return c.w.attack
  }
  if (VERBS[code]) return say(VERBS[code])
  const place = placeName(c, code)
  if (place) return place
  if (code >= NUMBER && code < NUMBER + 64) {
    const n = code - NUMBER
    return n === 0 ? say(['No more', 'これ以上重ねない']) : say([`+${n} from the deck`, `デッキから+${n}枚`])
  }
  return null
}

export const lastlandData: GameData = {
  id: 'lastland',
  words,
  look: lastlandLook,
  label,
  outcome: outcomeWords,
  due: dueWords,
  moves: (prompt) => prompt === 'window.main',
}
