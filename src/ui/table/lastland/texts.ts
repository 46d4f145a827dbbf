// Rules texts of cards come from the game; here they are handed to the table.

import type { CardText } from '../../../engine/card.ts'
import type { Tongue } from '../../settings.ts'
import { keywords } from './terms.ts'

export const faceText = (card: CardText, language: Tongue): string[] =>
  Object.entries(card.keywords ?? {}).map(([key, n]) =>
    (keywords[key]?.[language] ?? key).replace('{n}', String(n)),
  )
export const abilityLabel = (): string | null => null
export const modeLabel = (): string | null => null
