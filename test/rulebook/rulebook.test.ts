import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { registerIds } from '../../src/cli/rule-ids.ts'
import type { CardText } from '../../src/engine/card.ts'
import type { Block, Rulebook } from '../../src/engine/text/rulebook.ts'
import emberfall from '../../src/games/landfight/emberfall.json'
import { rulebook as landfight } from '../../src/games/landfight/rulebook.ts'
import { terms as landfightTerms } from '../../src/games/landfight/terms.ts'
import emberAndTide from '../../src/games/lastland/ember-and-tide.json'
import { rulebook as lastland } from '../../src/games/lastland/rulebook.ts'
import { terms as lastlandTerms } from '../../src/games/lastland/terms.ts'
import hedgeAndFerry from '../../src/games/legends/hedge-and-ferry.json'
import { rulebook as legends } from '../../src/games/legends/rulebook.ts'
import { terms as legendsTerms } from '../../src/games/legends/terms.ts'

const TONGUES = ['en', 'ja'] as const
const KANA_OR_KANJI = /[぀-ヿ一-鿿]/
const books = [
  { book: landfight, prefix: 'LF', cards: emberfall.cards, terms: landfightTerms },
  { book: lastland, prefix: 'LL', cards: emberAndTide.cards, terms: lastlandTerms },
  { book: legends, prefix: 'LG', cards: hedgeAndFerry.cards, terms: legendsTerms },
].map((one) => ({ ...one, cards: one.cards as unknown as CardText[], name: one.book.game }))

const anchorsOf = (book: Rulebook): string[] => [...book.chapters, ...book.terms].map(({ id }) => id)

function wordsOf(block: Block): string[] {
  if (typeof block === 'string') return [block]
  if ('list' in block) return block.list
  if ('steps' in block) return block.steps
  return 'table' in block ? block.table.flat() : block.asks.flat()
}

/** What two languages of one block have in common. */
function shapeOf(block: Block): string {
  if (typeof block === 'string') return 'paragraph'
  if ('list' in block) return `list of ${block.list.length}`
  if ('steps' in block) return `steps ${block.steps.length}`
  if ('table' in block) return `table ${block.table.map((row) => row.length).join(' ')}`
  return `asks ${block.asks.length}`
}

const linksIn = (text: string): string[] =>
  [...text.matchAll(/\[(\w+)\|[^\]]+\]/g)].map((link) => link[1] ?? '')

function textsOf(book: Rulebook, tongue: 'en' | 'ja'): string[] {
  const { intro, chapters, terms } = book.text[tongue]
  return [
    intro,
    ...Object.values(chapters).flatMap(({ title, body }) => [title, ...body.flatMap(wordsOf)]),
    ...Object.values(terms).flatMap(({ name, text }) => [name, text]),
  ]
}

/** Reason keys in the sources of a folder, its rulebook apart. */
function reasonKeys(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('rulebook'),
  )
  return files.flatMap(
    (file) => readFileSync(join(folder, file), 'utf8').match(/(?<=')reason\.\w+(?=')/g) ?? [],
  )
}

describe.each(books)('the rules of $name', ({ book, prefix, cards, terms, name }) => {
  test('anchors are named once, and told in both languages in the same order', () => {
    const all = anchorsOf(book)
    expect(new Set(all).size).toBe(all.length)
    for (const tongue of TONGUES) {
      expect(Object.keys(book.text[tongue].chapters)).toEqual(book.chapters.map(({ id }) => id))
      expect(Object.keys(book.text[tongue].terms)).toEqual(book.terms.map(({ id }) => id))
    }
  })

  test('both languages have the same paragraphs, lists and tables', () => {
    for (const { id } of book.chapters) {
      const [en, ja] = TONGUES.map((tongue) => book.text[tongue].chapters[id]?.body.map(shapeOf))
      expect(ja, id).toEqual(en)
    }
  })

  test('nothing is empty, and each language is its own', () => {
    for (const text of textsOf(book, 'en')) expect(text).toMatch(/^[^぀-ヿ一-鿿]+$/)
    const japanese = textsOf(book, 'ja')
    for (const text of japanese) expect(text).not.toBe('')
    const long = japanese.filter((text) => text.length > 8)
    expect(long.filter((text) => !KANA_OR_KANJI.test(text))).toEqual([])
    expect(long.filter((text) => /[a-z]{3}/.test(text.replace(/\[\w+\|/g, '')))).toEqual([])
  })

  test('links lead to anchors, the same in both languages', () => {
    const all = anchorsOf(book)
    const [en, ja] = TONGUES.map((tongue) => textsOf(book, tongue).flatMap(linksIn))
    expect((en ?? []).filter((anchor) => !all.includes(anchor))).toEqual([])
    expect([...(ja ?? [])].sort()).toEqual([...(en ?? [])].sort())
  })

  test('every part names rules that the register has', () => {
    const register = registerIds(readFileSync(`docs/rules/${name}.md`, 'utf8'), prefix)
    for (const { id, rules } of [...book.chapters, ...book.terms]) {
      expect(rules.length, id).toBeGreaterThan(0)
      expect(
        rules.filter((rule) => !register.includes(rule)),
        id,
      ).toEqual([])
    }
  })

  test('what a question is about has an entry, and there are as many as questions', () => {
    const asks = book.text.en.chapters.faq?.body.map((block) =>
      typeof block === 'object' && 'asks' in block ? block.asks.length : 0,
    )
    expect(asks).toEqual([book.asked.length])
    const about = book.asked.flatMap((line) => line.split(' ').filter(Boolean))
    expect(about.filter((anchor) => !anchorsOf(book).includes(anchor))).toEqual([])
  })

  test('every reason for a refusal leads to an anchor', () => {
    const all = anchorsOf(book)
    const asked = [...new Set([...reasonKeys(`src/games/${name}`), ...reasonKeys('src/engine')])]
    expect(asked.length).toBeGreaterThan(20)
    expect(asked.filter((key) => book.reasons[key] === undefined)).toEqual([])
    expect(Object.values(book.reasons).filter((anchor) => !all.includes(anchor))).toEqual([])
  })

  test('every card names what it takes for known, and each of it has an entry', () => {
    const all = anchorsOf(book)
    for (const card of cards) {
      const found = book.termsOf(card)
      expect(
        found.filter((anchor) => !all.includes(anchor)),
        card.number,
      ).toEqual([])
      for (const keyword of Object.keys(card.keywords ?? {})) expect(found, card.number).toContain(keyword)
      if (card.kind !== 'creature') expect(found, card.number).not.toEqual([])
    }
  })

  test('keywords are called as on the cards', () => {
    for (const [keyword, name] of Object.entries(terms.keywords ?? {}))
      for (const tongue of TONGUES)
        expect(book.text[tongue].terms[keyword]?.name, `${keyword} ${tongue}`).toBe(name[tongue])
  })

  test('it is long enough to learn the game from', () => {
    for (const tongue of TONGUES) {
      const sentences = textsOf(book, tongue).filter((text) => /[.?!。？]$/.test(text))
      const count = sentences.reduce(
        (sum, text) => sum + (text.match(/[.?!。？](?=\s|$|[^\s])/g)?.length ?? 0),
        0,
      )
      expect(count, tongue).toBeGreaterThan(110)
      expect(count, tongue).toBeLessThan(260)
    }
  })
})
