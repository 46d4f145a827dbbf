// The rules texts of cards, and the words that a declaration's steps are named with. Loaded after the table: it can be
// played before they are there.

import type { CardText, Effect } from '../../engine/card.ts'
import { abilityText, cardText } from '../../engine/text/card.ts'
import { listEn, listJa } from '../../engine/text/list.ts'
import type { Language } from '../../engine/text/terms.ts'
import { terms } from './terms.ts'

/** The text box (LF-13.4), a line for each ability; no lines: a card without text (LF-13.31). */
export const faceText = (card: CardText, language: Language): string[] => cardText(card, language, terms)

/** One ability, as its button says it. */
export function abilityLabel(card: CardText, index: number, language: Language): string | null {
  const ability = card.abilities[index]
  return ability === undefined ? null : abilityText(card, ability, language, terms)
}

/** One mode of an ability. */
export function modeLabel(card: CardText, index: number, mode: number, language: Language): string | null {
  const ability = card.abilities[index]
  const effects: Effect[] | undefined = ability?.mode?.[mode]?.do
  if (ability === undefined || effects === undefined) return null
  const registers = new Map(
    (ability.target ?? []).map((t) => [t.as, { from: t.from, n: t.n ?? 1, chosen: false }]),
  )
  const speech = { card, terms, registers, subject: '', lasting: false, answers: [] }
  return language === 'en' ? listEn(effects, speech, ' and ') : listJa(effects, speech)
}
