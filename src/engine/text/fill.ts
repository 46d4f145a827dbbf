// Sentences with slots: `{card}` is filled in, `[draw|draws]` follows the person ("You draw", "Aki draws").

export type Values = Readonly<Record<string, string | number>>

/** `second`: the sentence speaks to its reader. A slot without a value stays, so that a test finds it. */
export function fill(template: string, values: Values = {}, second = false): string {
  return template
    .replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, you: string, other: string) => (second ? you : other))
    .replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot))
}
