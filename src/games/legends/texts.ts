// The rules texts of cards. Loaded after the table: it can be played before they are there.

import type { CardText, Effect } from '../../engine/card.ts'
import { abilityText, cardText } from '../../engine/text/card.ts'
import type { Language } from '../../engine/text/terms.ts'
import { terms } from './terms.ts'

/** The text box: a line for each ability, the keywords first; no lines: a card without text. */
export const faceText = (card: CardText, language: Language): string[] => cardText(card, language, terms)

/** One ability, as its button says it. */
export function abilityLabel(card: CardText, index: number, language: Language): string | null {
  const ability = card.abilities[index]
  return ability === undefined ? null : abilityText(card, ability, language, terms)
}

/** One mode of an ability. */
export function modeLabel(card: CardText, index: number, mode: number, language: Language): string | null {
  const effects: Effect[] | undefined = card.abilities[index]?.mode?.[mode]?.do
  return effects === undefined ? null : abilityText(card, { do: effects }, language, terms)
}
