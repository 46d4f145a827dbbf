// From a compiled card to what is drawn of it, in one language.

import type { Rules } from '../../engine/rules.ts'
import type { Tongue } from '../settings.ts'
import type { GameData } from '../table/game.ts'
import { extras } from './extras.ts'
import { HIDDEN, type Look } from './look.ts'

export { HIDDEN } from './look.ts'

const known = new Map<string, Look>()

/** The look of a definition; 0 is a card whose face is not known. */
export function lookOf(game: GameData, rules: Rules, def: number, tongue: Tongue): Look {
  const text = def > 0 ? rules.defs[def]?.text : undefined
  if (!text) return HIDDEN
  const key = `${tongue}${game.id}${text.number}`
  const found = known.get(key)
  if (found) return found
  const look = game.look(text, def, tongue)
  known.set(key, look)
  return look
}

/** The text box of a look; empty until the texts have come. */
export const textOf = (look: Look, tongue: Tongue): string =>
  look.card === null ? '' : (extras.value?.faceText(look.card, tongue).join('\n') ?? '')
