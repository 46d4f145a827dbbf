import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { effectWords } from '../src/engine/text/words.ts'
import { games } from '../src/games/registry.ts'
import { en } from '../src/ui/language/en.ts'
import { ja } from '../src/ui/language/ja.ts'
import { codeOf, importsOf } from './source.ts'

/** Layers from the bottom up: a layer imports itself and what stands on a lower row. */
const ROWS = [
  ['engine'],
  ['games'],
  ['fair', 'ai', 'storage'],
  ['net'],
  ['play', 'counter', 'decks'],
  ['backup'],
  ['ui'],
] as const
/** Below `play` these are known to it by their types alone. */
const TYPES_ONLY: Readonly<Record<string, readonly string[]>> = { play: ['ai', 'storage'] }
const GAMES = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
/** Layers that know no game. */
const SHARED = ['engine', 'play', 'storage', 'decks', 'backup']
const CLOCKLESS = ['engine', 'games', 'fair', 'decks']
const FORBIDDEN_IN_CLOCKLESS =
  /\bMath\s*\.\s*random\b|\b(?:Date|performance|localeCompare|Intl|crypto)\b|\btoLocale\w*/
// `window` is a word of the rules too (a window of priority): the type check without the DOM's library covers its use
const PAGE =
  /(?<![\w.])document(?=\s*[.[?])|(?<![\w.])window\.(?:document|location|navigator|addEventListener|localStorage|indexedDB|setTimeout)\b|\bglobalThis\.(?:document|window)\b/
const PLATFORM_LAYERS = ['ui', 'storage', 'net', 'cli']
/** Words of the card vocabulary, which a game may use for a zone or a kind as well. */
const VOCABULARY: readonly string[] = [...effectWords, 'token']
const MOST_LINES = 500
const VAGUE_NAME = /(?:^|\/)(?:utils?|helpers?|misc|manager)(?:[./]|$)/i

// why: a fresh file counts before it is committed, and a build never does
const repository = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file))
const sources = repository.filter((file) => /^src\/.*\.(?:tsx?|mjs)$/.test(file))
const product = sources.filter((file) => !/\.test\.tsx?$/.test(file))
const text = (file: string) => readFileSync(file, 'utf8')
const layerOf = (file: string) => /^src\/([^/]+)\//.exec(file)?.[1] ?? ''
const gameOf = (file: string) => /^src\/games\/([^/]+)\//.exec(file)?.[1]
const rowOf = (layer: string) => ROWS.findIndex((row) => (row as readonly string[]).includes(layer))
const inLayers = (...layers: string[]) => product.filter((file) => layers.includes(layerOf(file)))

/** The sources' own imports, as [importer, imported path, is it a type import]. */
const edges = product.flatMap((file) =>
  importsOf(text(file))
    .filter(({ from }) => from.startsWith('.'))
    .map(({ from, typeOnly }) => ({ file, target: posix.join(dirname(file), from), typeOnly })),
)

const titles = [en.games, ja.games].flatMap((words) => Object.values(words).map(({ name }) => name))

/** Names of sets, names and references of cards. */
function cardNames(): string[] {
  return Object.values(games).flatMap(({ rules }) => {
    const { set } = rules()
    const cards = set.cards.flatMap(({ name, number, slug }) => [name.en, name.ja, number, slug ?? name.en])
    return [set.name.en, set.name.ja, ...new Set(cards)]
  })
}

/** English names as whole words, those of one word with their capital. */
function speaks(source: string, name: string): boolean {
  if (!source.toLowerCase().includes(name.toLowerCase())) return false
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const flags = GAMES.includes(name) || name.includes(' ') ? 'i' : ''
  return new RegExp(/^[\w-]/.test(name) ? `(?<![\\w-])${escaped}(?![\\w-])` : escaped, flags).test(source)
}

describe('architecture', () => {
  test('every folder of src is a layer with a row, or the command line', () => {
    const unknown = [...new Set(sources.map(layerOf))].filter(
      (layer) => layer !== 'cli' && layer !== '' && rowOf(layer) < 0,
    )
    expect(unknown).toEqual([])
  })

  test('imports run downwards only', () => {
    const upward = edges.filter(({ file, target, typeOnly }) => {
      const [from, to] = [layerOf(file), layerOf(target)]
      if (from === 'cli' || from === to || !target.startsWith('src/')) return false
      return (
        rowOf(to) >= rowOf(from) || rowOf(to) < 0 || (!typeOnly && TYPES_ONLY[from]?.includes(to) === true)
      )
    })
    expect(upward.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
  })

  test('imports carry the .ts ending and lead to a file', () => {
    const lost = edges.filter(({ target }) => !existsSync(target.replace(/\?\w+$/, '')))
    expect(lost.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
  })

  test('what the games share names no game, no set and no card', () => {
    const names = [...GAMES, ...titles, ...cardNames()]
    expect(names.length).toBeGreaterThan(300)
    const found = inLayers(...SHARED).flatMap((file) => {
      const source = text(file)
      return names.filter((name) => speaks(source, name)).map((name) => `${file}: ${name}`)
    })
    expect(found).toEqual([])
  })

  test('what the games share knows no zone and no kind of one game', () => {
    const owners = new Map<string, Set<string>>()
    for (const [game, { rules }] of Object.entries(games)) {
      const { zones, kinds } = rules().game
      for (const { id } of [...zones, ...kinds]) owners.set(id, (owners.get(id) ?? new Set()).add(game))
    }
    const own = [...owners].filter(([id, of]) => of.size === 1 && !VOCABULARY.includes(id)).map(([id]) => id)
    expect(own.length).toBeGreaterThan(15)
    const found = inLayers(...SHARED).flatMap((file) => {
      const code = codeOf(text(file))
      return own.filter((id) => code.includes(`'${id}'`)).map((id) => `${file}: '${id}'`)
    })
    expect(found).toEqual([])
  })

  test('a game names no other game', () => {
    const named = inLayers('games').filter((file) => {
      const own = gameOf(file)
      const others = GAMES.filter((game) => game !== own)
      return (
        own !== undefined && others.some((game) => new RegExp(`\\b${game}\\b`, 'i').test(codeOf(text(file))))
      )
    })
    expect(named).toEqual([])
    const crossing = edges.filter(({ file, target }) => {
      const [own, other] = [gameOf(file), gameOf(target)]
      return own !== undefined && other !== undefined && own !== other
    })
    expect(crossing.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
  })

  test('engine, games and fair read no clock, no chance, no locale and no platform', () => {
    const impure = inLayers(...CLOCKLESS).flatMap((file) => {
      const found = FORBIDDEN_IN_CLOCKLESS.exec(codeOf(text(file), 'without strings'))
      return found ? [`${file}: ${found[0]}`] : []
    })
    expect(impure).toEqual([])
    const platform = inLayers(...CLOCKLESS).filter((file) =>
      importsOf(text(file)).some(({ from }) => from.startsWith('node:')),
    )
    expect(platform).toEqual([])
  })

  test('nothing below ui touches the page', () => {
    const touching = product
      .filter((file) => !PLATFORM_LAYERS.includes(layerOf(file)))
      .filter((file) => PAGE.test(codeOf(text(file), 'without strings')))
    expect(touching).toEqual([])
  })

  test(`no source has more than ${MOST_LINES} lines`, () => {
    const code = repository.filter((file) => /^src\/.*\.(?:tsx?|mjs|css)$/.test(file))
    expect(code.length).toBeGreaterThan(0)
    const long = code.map((file) => ({ file, lines: text(file).trimEnd().split('\n').length }))
    expect(long.filter(({ lines }) => lines > MOST_LINES)).toEqual([])
  })

  test('no source says any', () => {
    const loose = sources.filter((file) =>
      /(?:[:<|&]|\bas)\s*any\b/.test(codeOf(text(file), 'without strings')),
    )
    expect(loose).toEqual([])
  })

  test('no file has a name that says nothing', () => {
    expect(repository.filter((file) => /^(?:src|test)\//.test(file) && VAGUE_NAME.test(file))).toEqual([])
  })

  test('no file leans on a folder outside the repository', () => {
    // why: put together here, so that this file does not hold what it looks for
    const outside = [['..', 'shared'].join('/'), ['', 'work', ''].join('/')]
    const readable = repository.filter((file) => !/\.(?:png|webp|jpe?g|ico|woff2?|wasm|pdf)$/.test(file))
    const leaning = readable.filter((file) => outside.some((path) => text(join('.', file)).includes(path)))
    expect(leaning).toEqual([])
  })
})
