// The rules texts of cards, and the words that a declaration's steps are named with. Loaded after the table.

import type { CardText } from '../../engine/card.ts'
import type { Language } from '../../engine/text/terms.ts'
import { abilityLine, lines } from './text/lines.ts'

export const faceText = (card: CardText, language: Language): string[] => lines(card, language)

/** One ability, as its button says it. */
export function abilityLabel(card: CardText, index: number, language: Language): string | null {
  const ability = card.abilities[index]
  return ability === undefined ? null : abilityLine(card, ability, language)
}

/** No card of the game has modes. */
export const modeLabel = (): string | null => null
