// Words of Last Land about a choice that is being built.

import { ATTACK, GUARD, LINE_STEP, NO, NUMBER, SET, SIDE_STEP, SLIDE } from '../../../engine/types.ts'
import { C_ATTACK, C_GUARD, C_LINE, C_SIDE, C_SLIDE } from '../../../games/lastland/tables.ts'
import type { Ctx } from '../base.ts'
import { DECIDES, deckLoss, placeName } from './model.ts'

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

export function label(c: Ctx, code: number): string | null {
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
  if (c.asked?.prompt === DECIDES) {
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

/** What a previewed act does to decks and Power Cards. */
export function outcome(c: Ctx): string[] {
  const said: string[] = []
  for (const seat of [0, 1] as const) {
    const deck = c.known.zones[c.known.rules.game.zone.deck * 2 + seat]
    const from = deck ? deck.top.length + deck.bag.length + deck.bottom.length : 0
    const lost = deckLoss(c, seat)
    if (lost > 0) said.push(c.w.deckGoes(c.names[seat], from, Math.max(0, from - lost)))
  }
  for (const event of c.outcome?.events ?? [])
    if (event.e === 'moved' && event.why === 'damage' && event.def >= 0) {
      said.push(c.w.powerGoes)
      break
    }
  return said
}
