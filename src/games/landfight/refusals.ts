// Why something is not legal, as one sentence. Apart from the other words: nobody needs it before the table stands.

import type { Texts } from '../../engine/card.ts'
import { fill, type Values } from '../../engine/text/fill.ts'
import type { Language } from '../../engine/text/terms.ts'
import { reasons } from './words/reasons.ts'

export { reasons }

const unknownReason: Texts = { en: 'That is not possible now.', ja: '今はできません。' }

export const reasonText = (why: string, language: Language, values: Values = {}): string =>
  fill((reasons[why] ?? unknownReason)[language], values)
