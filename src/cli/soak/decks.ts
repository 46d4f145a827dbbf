// Decks out and in again: as text in both languages, as codes and as links, whatever the order; and then bent, cut and mixed up.
// A deck comes back the same or not at all, and what is wrong with it has a sentence.

import { type Catalog, catalogOf, partsOf, settled } from '../../decks/catalog.ts'
import { codeIn, deckLink, readCode, writeCode } from '../../decks/code.ts'
import {
  type Deck,
  emptyDeck,
  inTurn,
  PARTS,
  type Placeholder,
  placeholders,
  sameCards,
} from '../../decks/deck.ts'
import { faultsOf } from '../../decks/faults.ts'
import { type DecksKey, deckSentence } from '../../decks/sentences.ts'
import { tidyLines } from '../../decks/spelling.ts'
import { readText, writeText } from '../../decks/text.ts'
import type { Below } from '../../engine/below.ts'
import type { Rules } from '../../engine/rules.ts'
import { quick } from '../../play/random.ts'
import type { Problem } from '../../storage/problem.ts'
import { Ground, type SoakOptions, type SoakReport } from './setup.ts'

const BASE = 'https://example.org/futari-decks/index.html#/together/ABC'
const MOST_MS = 1_000
const BENT_EACH = 3
/** Bits of lines, among them all that means something in one. */
const BITS = [
  ...[
    '2',
    '２',
    'x',
    '×',
    ' x ',
    ' ',
    '　',
    '\t',
    ':',
    '枚',
    '(',
    ')',
    '（',
    '【',
    '#',
    '//',
    '-',
    '99',
    '100',
    '0',
  ],
  ...[
    'Deck',
    'Side deck',
    'デッキ',
    'サイドデッキ',
    'Name: ',
    'デッキ名：',
    '龍',
    'が',
    'か\u3099',
    'ｶﾞ',
    'Foo',
    'é',
    'İ',
  ],
  ...[
    '\u202e',
    '\ud83d\ude00',
    '\ud83d',
    '\u0000',
    '<b>',
    '{n}',
    '\u2028',
    '\r\n',
    '\n',
    'FDECK-',
    'EF1-001',
  ],
] as const
const CODE_BITS = [...'ABCXYZ234567', '0', '1', '-', ' ', '\n', 'É', 'FDECK-', '', '#'] as const

const pick = <T>(list: readonly T[], below: Below): T => list[below(list.length)] as T
const words = (below: Below): string => Array.from({ length: 1 + below(6) }, () => pick(BITS, below)).join('')

function mixed<T>(list: readonly T[], below: Below): T[] {
  const out = [...list]
  for (let i = out.length - 1; i > 0; i--) {
    const j = below(i + 1)
    const [a, b] = [out[i] as T, out[j] as T]
    out[i] = b
    out[j] = a
  }
  return out
}

/** Any deck at all of the game, legal or not, some of its lines unknown here. */
export function randomDeck(catalog: Catalog, below: Below): Deck {
  const unknown: Placeholder[] = []
  const deck = { ...emptyDeck(catalog.game, below(4) === 0 ? words(below) : 'Kiln 窯') }
  const { cards } = catalog.set
  const filled = partsOf(catalog).map((part) => {
    const size = below(5) === 0 ? 0 : below(part === 'pool' ? cards.length : 25)
    const most = below(8) === 0 ? 99 : 4
    for (let n = below(3) === 0 ? below(4) : 0; n > 0; n--)
      unknown.push({ part, text: words(below), count: 1 + below(most) })
    const chosen = mixed(cards, below).slice(0, size)
    return [part, inTurn(chosen.map(({ number }) => [number, 1 + below(most)]))] as const
  })
  const notes = below(3) === 0 ? tidyLines(words(below), 99) : ''
  const made = { ...deck, ...Object.fromEntries(filled), notes, unknown: placeholders(unknown) }
  return settled(made, catalog)
}

/** The same deck as somebody else would have put it together: other order, cards one by one. */
function entered(deck: Deck, below: Below): Deck {
  const parts = PARTS.map((part) => {
    const singles = deck[part].flatMap(([number, n]) => new Array<[string, number]>(n).fill([number, 1]))
    return [part, inTurn(mixed(singles, below))] as const
  })
  return { ...deck, ...Object.fromEntries(parts), unknown: placeholders(mixed(deck.unknown, below)) }
}

/** The lines under each header in another order. */
const shuffledText = (text: string, below: Below): string =>
  text
    .split('\n\n')
    .map((block) => {
      const [header = '', ...lines] = block.split('\n')
      return [header, ...mixed(lines, below)].join(below(2) === 0 ? '\r\n' : '\n')
    })
    .join('\n\n\n')

function bent(text: string, bits: readonly string[], below: Below): string {
  let out = text
  for (let n = 1 + below(4); n > 0; n--) {
    const [a, b] = [below(out.length + 1), below(out.length + 1)].sort((x, y) => x - y) as [number, number]
    const kinds = [
      () => out.slice(0, a) + pick(bits, below) + out.slice(a),
      () => out.slice(0, a) + pick(bits, below) + out.slice(a + 1),
      () => out.slice(0, a) + out.slice(a + 1 + below(3)),
      () => out.slice(0, a) + out.slice(b),
      () => out + out.slice(a, b),
      () => out.slice(a),
      () => out.slice(0, a) + out.slice(a, b).toLowerCase() + out.slice(b),
      () => out.slice(0, a) + out.slice(a, b).normalize('NFD') + out.slice(b),
      () => out.slice(0, a) + [...out.slice(a, b)].reverse().join('') + out.slice(b),
    ]
    out = pick(kinds, below)()
  }
  return out
}

function hold(true_: boolean, what: string): asserts true_ {
  if (!true_) throw new Error(what)
}

function toldInBoth(problem: Problem<DecksKey>): void {
  for (const language of ['en', 'ja'] as const)
    hold(/^.{10,}[.。]$/su.test(deckSentence(problem, language)), `${problem.key} has no sentence`)
}

class DeckSoak {
  bent = 0
  longest = 0
  slowest = 0
  private readonly rules: Rules
  private readonly catalog: Catalog

  constructor(rules: Rules) {
    this.rules = rules
    this.catalog = catalogOf(rules)
  }

  private readonly at = (game: string): Catalog | undefined =>
    game === this.catalog.game ? this.catalog : undefined

  /** One deck, whole and bent. */
  run(below: Below): void {
    const deck = randomDeck(this.catalog, below)
    const before = JSON.stringify([deck, this.catalog.set])
    const code = writeCode(deck, this.catalog)
    this.longest = Math.max(this.longest, code.length)
    hold(/^[A-Z0-9-]+$/.test(code), 'a code outside the small alphabet of QR')
    hold(writeCode(entered(deck, below), this.catalog) === code, 'two orders of entry have two codes')
    this.throughText(deck, code, below)
    this.throughCode(deck, code)
    faultsOf(this.rules, deck)
    for (let i = 0; i < BENT_EACH; i++) this.bend(deck, code, i, below)
    hold(JSON.stringify([deck, this.catalog.set]) === before, 'a deck or the cards were changed')
  }

  private throughText(deck: Deck, code: string, below: Below): void {
    for (const language of ['en', 'ja'] as const) {
      const text = writeText(deck, this.catalog, language)
      for (const one of [text, shuffledText(text, below)]) {
        const read = readText(one, this.catalog)
        if (!read.ok) {
          hold(text === '' && read.problem.key === 'text.empty', `${language}: ${read.problem.key}`)
          continue
        }
        const back = read.value.deck
        hold(sameCards(back, deck), `${language}: another deck came back from\n${one}`)
        hold(back.name === deck.name, `${language}: the name came back as ${back.name}`)
        hold(read.value.bad.length === deck.unknown.length, `${language}: other bad lines`)
        hold(writeCode(back, this.catalog) === code, `${language}: another code`)
      }
    }
  }

  private throughCode(deck: Deck, code: string): void {
    const named = writeCode(deck, this.catalog, true)
    for (const one of [
      code,
      code.toLowerCase(),
      deckLink(BASE, code),
      `\n ${code.replace(/.{30}/g, '$&\n')}`,
    ]) {
      const read = readCode(one, this.at)
      hold(read.ok, `${one}: ${read.ok ? '' : read.problem.key}`)
      hold(sameCards(read.value, deck) && read.value.name === '', `another deck came back from ${one}`)
    }
    const whole = readCode(deckLink(BASE, named), this.at)
    hold(
      whole.ok && JSON.stringify(whole.value) === JSON.stringify(deck),
      `another deck came back from ${named}`,
    )
  }

  private bend(deck: Deck, code: string, i: number, below: Below): void {
    this.bent++
    const language = below(2) === 0 ? 'en' : 'ja'
    const kinds = [writeText(deck, this.catalog, language), code, deckLink(BASE, code)]
    const text = bent(kinds[i % kinds.length] ?? '', i === 0 ? BITS : CODE_BITS, below)
    const began = performance.now()
    if (i === 0) this.readBent(text)
    else {
      const read = readCode(text, this.at)
      if (read.ok) hold(sameCards(read.value, deck), `another deck came out of a bent code: ${codeIn(text)}`)
      else toldInBoth(read.problem)
    }
    const took = performance.now() - began
    this.slowest = Math.max(this.slowest, took)
    hold(took < MOST_MS, `${took} ms for ${JSON.stringify(text)}`)
  }

  /** What is made of a bent text is a deck like any other: it comes back the same. */
  private readBent(text: string): void {
    const read = readText(text, this.catalog)
    if (!read.ok) {
      toldInBoth(read.problem)
      return
    }
    const { deck, bad } = read.value
    for (const { problem } of bad) toldInBoth(problem)
    const again = readText(writeText(deck, this.catalog, 'ja'), this.catalog)
    if (!again.ok)
      hold(
        JSON.stringify([deck.name, ...PARTS.map((part) => deck[part]), deck.unknown]) === '["",[],[],[],[]]',
        again.problem.key,
      )
    else hold(sameCards(again.value.deck, deck), `read once and twice it differs:\n${text}`)
    const code = readCode(writeCode(deck, this.catalog, true), this.at)
    hold(
      code.ok && JSON.stringify(code.value) === JSON.stringify(deck),
      `no code holds what was read from\n${text}`,
    )
  }
}

export function soakDecks({ game, runs, seed }: SoakOptions): SoakReport {
  const ground = new Ground(game)
  const soak = new DeckSoak(ground.rules)
  const failures: string[] = []
  for (let run = 0; run < runs; run++) {
    try {
      soak.run(quick(seed + run))
    } catch (error) {
      failures.push(ground.failed('decks', seed + run, 0, error))
    }
  }
  const figures = { longestCode: soak.longest, slowestMs: Math.ceil(soak.slowest) }
  return { what: 'decks', runs, inputs: soak.bent, failures, figures }
}
