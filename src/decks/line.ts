// One line of a list: how often, and which card. People write "2x Name", "Name x2", "Name 2枚" and more.

import { type Catalog, findCard, NO_CARD, TWO_CARDS } from './catalog.ts'
import { isCount, type Part } from './deck.ts'
import { keyOf } from './spelling.ts'

export type LineKey =
  | 'line.unknown'
  | 'line.near'
  | 'line.count'
  | 'line.twoCards'
  | 'line.long'
  | 'line.many'

/** `text` and `count` of a line that is not understood are what is kept of it. */
export type Line =
  | { is: 'header'; part: Part }
  | { is: 'name'; name: string }
  | { is: 'card'; number: string; count: number }
  | { is: 'bad'; why: LineKey; text: string; count: number }
  | null

const N = '([0-9０-９]{1,9})'
const X = '[xXｘＸ]'
const TIMES = '[×✕✖⨯*＊]'

/** As lists are written here: nothing else is tried on such a line, so a list comes back as it went out. */
const PLAIN = new RegExp(`^${N}(?:\\s*${TIMES}|${X}|\\s+${X}(?=\\s)|\\s*枚)\\s*(.+)$`)
/** Number before the name, then the name before the number. An x is a sign only where it does not begin or end a word. */
const BEFORE = [`^${N}\\s+(.+)$`, `^(?:${X}|${TIMES})\\s*${N}(?:\\s*枚)?\\s*(.+)$`].map(
  (one) => new RegExp(one),
)
const BEHIND = [
  `^(.+?)\\s*${TIMES}\\s*${N}(?:\\s*枚)?$`,
  `^(.*[\\s)\\]】）］\\u0080-\\uffff])${X}\\s*${N}(?:\\s*枚)?$`,
  `^(.+?)\\s*${N}\\s*枚$`,
  `^(.+?)\\s*[\\t:：]\\s*${N}$`,
].map((one) => new RegExp(one))
/** Also how a name may end, so it counts only where the rest is a card. */
const PERHAPS = new RegExp(`^(.+?)\\s+${N}$`)

const COMMENT = /^(?:\/\/|[#＃])/
const BULLET = /^[-–*•・‣]\s+/
const NAME = /^(?:deck\s*name|name|title|デッキ名|デッキの名前|名前)\s*[:：]\s*(.+)$/i

/** By the key of the line, the number of cards taken off. */
const HEADERS: ReadonlyMap<string, Part> = new Map(
  (
    [
      ['main', ['Deck', 'Main deck', 'Main', 'デッキ', 'メインデッキ', 'メイン', '本デッキ']],
      ['side', ['Side deck', 'Side', 'Sideboard', 'サイドデッキ', 'サイド', 'サイドボード']],
      ['pool', ['Pool', 'Card pool', 'プール', 'カードプール']],
    ] as const
  ).flatMap(([part, words]) => words.map((word): [string, Part] => [keyOf(word), part])),
)

interface Attempt {
  count: number
  name: string
}

const numberOf = (digits: string): number => Number(digits.normalize('NFKC'))

/** What the line says; null: nothing, it is blank or a comment. */
export function readLine(written: string, catalog: Catalog): Line {
  const line = written.trim().replace(BULLET, '')
  if (line === '' || COMMENT.test(line)) return null
  const header = HEADERS.get(keyOf(line).replace(/\d+(?:枚|cards?)?$/, ''))
  if (header) return { is: 'header', part: header }
  const called = NAME.exec(line)?.[1]
  if (called) return { is: 'name', name: called }

  const plain = attempt(PLAIN.exec(line), 2, 1)
  const other = plain.length > 0 ? [] : BEFORE.flatMap((pattern) => attempt(pattern.exec(line), 2, 1))
  const behind = plain.length > 0 ? [] : BEHIND.flatMap((pattern) => attempt(pattern.exec(line), 1, 2))
  const perhaps = plain.length > 0 ? [] : attempt(PERHAPS.exec(line), 1, 2)
  const whole = { count: 1, name: line }
  let why: LineKey = 'line.unknown'
  for (const { count, name } of [...plain, ...other, whole, ...behind, ...perhaps]) {
    const place = findCard(catalog, name)
    if (place === NO_CARD) continue
    const number = catalog.set.cards[place]?.number
    if (number !== undefined && isCount(count)) return { is: 'card', number, count }
    if (why === 'line.unknown') why = place === TWO_CARDS ? 'line.twoCards' : 'line.count'
  }
  const [told = whole] = [...plain, ...other, ...behind]
  // why the whole line else: a number that is no count stays in the text, where it comes back as it was
  const { name: text, count } = isCount(told.count) ? told : whole
  return { is: 'bad', why, text, count }
}

const attempt = (match: RegExpExecArray | null, name: 1 | 2, count: 1 | 2): Attempt[] =>
  match ? [{ name: (match[name] ?? '').trim(), count: numberOf(match[count] ?? '') }] : []
