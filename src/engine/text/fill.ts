// Sentences with slots: `{card}` is filled in, `[draw|draws]` follows the person ("You draw", "Aki draws").

import type { Texts } from '../card.ts'
import type { Language } from './terms.ts'

export type Values = Readonly<Record<string, string | number>>

/** `second`: the sentence speaks to its reader. A slot without a value stays, so that a test finds it. */
export function fill(template: string, values: Values = {}, second = false): string {
  return template
    .replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, you: string, other: string) => (second ? you : other))
    .replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot))
}

/** Sentences of a game by their keys. */
export type Sentences = Readonly<Record<string, Texts>>

const unknownReason: Texts = { en: 'That is not possible now.', ja: '今はできません。' }

/** What tells why something is not legal, as one sentence. */
export const tellsWhy =
  (reasons: Sentences) =>
  (why: string, language: Language, values: Values = {}): string =>
    fill((reasons[why] ?? unknownReason)[language], values)

/** What a question asks. */
export const tellsPrompt =
  (prompts: Sentences) =>
  (prompt: string, language: Language, values: Values = {}): string =>
    fill(prompts[prompt]?.[language] ?? '', values)

/** One line of the log; `second`: its reader did it. */
export const tellsLog =
  (lines: Sentences) =>
  (key: string, language: Language, values: Values, second = false): string =>
    fill(lines[key]?.[language] ?? '', values, second)
