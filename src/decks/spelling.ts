// How words are kept, told apart and put in order: the same on every phone, whatever its language.

/** Code units: a total order that no locale changes. */
export const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Marks that turn the direction of a text, or that nobody sees. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** Nothing in it could be untidy: most texts are so, and lists of decks are read often. */
const PLAIN = /^[!-~](?:[ -~]*[!-~])?$/

/** One line as it may be kept: no control characters, no half characters, one spelling of each letter (NFC). */
export function tidy(text: string, most: number): string {
  if (text.length <= most && PLAIN.test(text)) return text
  const line = text.replace(UNSEEN, '').replace(/\p{Cc}|[\u2028\u2029]/gu, ' ')
  return cut(
    line
      .trim()
      .replace(/\p{Surrogate}/gu, '\ufffd')
      .normalize('NFC'),
    most,
  )
}

/** The same for several lines. */
export const tidyLines = (text: string, most: number): string =>
  cut(
    text
      .split(/\r\n|[\n\r]/)
      .map((line) => tidy(line, most))
      .join('\n')
      .trim(),
    most,
  )

/** At most so many code units, no character cut in two. */
function cut(text: string, most: number): string {
  const end = text.length > most && /[\ud800-\udbff]/.test(text[most - 1] ?? '') ? most - 1 : most
  return text.slice(0, end).trim()
}

const KATAKANA = /[\u30a1-\u30f6]/g
const KANA_APART = 0x60

/** What two spellings of one name have in common: no case, width, space or punctuation, and one kind of kana. */
export const keyOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}\p{C}]/gu, '')
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - KANA_APART))
