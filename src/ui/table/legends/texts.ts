// Rules texts of the cards of Legends; they come after the table.

import type { CardText } from '../../../engine/card.ts'
import { abilityText, cardText } from '../../../engine/text/card.ts'
import type { Tongue } from '../../settings.ts'
import { terms } from './speech.ts'

export const faceText = (card: CardText, tongue: Tongue): string[] => cardText(card, tongue, terms)

export function abilityLabel(card: CardText, index: number, tongue: Tongue): string | null {
  const ability = card.abilities[index]
  return ability === undefined ? null : abilityText(card, ability, tongue, terms)
}

export const modeLabel = (): string | null => null
