// docs/adding-a-game.md says what is so: its files are those beside this one, and it leaves nothing out.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { registerIds } from '../../src/cli/rule-ids.ts'
import { costWords } from '../../src/engine/text/costs.ts'
import { effectWords } from '../../src/engine/text/words.ts'
import { scenarioFromText } from '../../src/play/scenario.ts'

const HERE = join('test', 'fourth')
const text = (...path: string[]) => readFileSync(join(...path), 'utf8')
const page = text('docs', 'adding-a-game.md')

/** A file as it would stand in a folder of src/games. */
const asInGames = (source: string) =>
  source.replaceAll("'../../src/games/", "'../").replaceAll("'../../src/", "'../../")

const blocks = new Map(
  [...page.matchAll(/^```(?:ts|json) (\S+)\n(.*?)^```$/gms)].map(([, file, body]) => [
    file ?? '',
    body ?? '',
  ]),
)

/** Names that stand first in the rows of the tables of a section. */
function named(section: string): string[] {
  const rows = section.matchAll(/^\| `(\w+)` \|/gm)
  return [...rows].map(([, name]) => name ?? '')
}

const section = (title: string): string => page.split(/^##+ /m).find((part) => part.startsWith(title)) ?? ''

/** Members of an interface, in their order. */
function members(source: string, name: string, which: 'all' | 'required' = 'all'): string[] {
  const body = new RegExp(`^export interface ${name}\\b[^\\n]*\\{\\n(.*?)^\\}`, 'ms').exec(source)?.[1] ?? ''
  const found = [...body.matchAll(/^ {2}(?:readonly )?(\w+)(\??)[(:]/gm)]
  return found
    .filter(([, , optional]) => which === 'all' || optional === '')
    .map(([, member]) => member ?? '')
}

test('every file that the page shows is the file beside this test', () => {
  for (const [file, body] of blocks) expect(body, file).toBe(asInGames(text(HERE, file)))
})

test('the page shows every file of the game, and a scenario', () => {
  const files = readdirSync(HERE).filter((file) => /\.(?:ts|json)$/.test(file) && !file.endsWith('.test.ts'))
  expect([...blocks.keys()].filter((file) => !file.includes('/')).sort()).toEqual(files.sort())
  expect([...blocks.keys()].filter((file) => file.startsWith('scenarios/')).length).toBeGreaterThan(0)
})

test('the page tells every field of a definition, in the order of its type', () => {
  const source = text('src', 'engine', 'definition.ts')
  const own = members(source, 'GameDefinition')
  const ends = own.indexOf('endGame') + 1
  expect(ends).toBeGreaterThan(10)
  expect(named(section('3.1'))).toEqual(own.slice(0, ends))
  const told = [...named(section('3.2')), ...named(section('3.3'))]
  expect(told).toEqual([...members(source, 'FurtherTables'), ...own.slice(ends)])
})

test('the page names every step that the engine lends, and every word of cards', () => {
  const words = (part: string) => new Set([...part.matchAll(/`(\w+)`/g)].map(([, word]) => word ?? ''))
  const steps = ['steps.ts', 'turns.ts'].flatMap((file) => [
    ...text('src', 'engine', file).matchAll(/^export (?:const|function) (\w+)/gm),
  ])
  const missing = (part: string, all: readonly string[]) =>
    all.filter((one) => !words(section(part)).has(one))
  expect(
    missing(
      '4.',
      steps.map(([, name]) => name ?? ''),
    ),
  ).toEqual([])
  expect(missing('6.', [...effectWords, ...costWords])).toEqual([])
})

test('the page names everything that a table needs of a game', () => {
  const source = text('src', 'ui', 'table', 'game.ts')
  const needed = ['GameData', 'GameUi', 'GameExtras'].flatMap((name) => members(source, name, 'required'))
  expect(needed.length).toBeGreaterThan(15)
  const told = section('10.')
  expect(needed.filter((member) => !told.includes(`\`${member}\``))).toEqual([])
})

test('the lines that the page tells are the lines of a game that is there', () => {
  for (const [file, line] of [
    [join('src', 'games', 'list.ts'), "export { entry as NAME } from './NAME/index.ts'"],
    [join('src', 'ai', 'choose.ts'), "NAME: () => import('../games/NAME/hints.ts')"],
  ] as const) {
    expect(section('11.')).toContain(`\`${line}\``)
    expect(text(file)).toContain(line.replaceAll('NAME', 'landfight'))
  }
})

test('every rule of the example is held by one of its scenarios', () => {
  const folder = join(HERE, 'scenarios')
  const held = readdirSync(folder).flatMap((file) => {
    const read = scenarioFromText(text(folder, file))
    return read.ok ? read.value.rules : []
  })
  const register = registerIds(page, 'LN')
  expect(register.length).toBeGreaterThan(5)
  expect([...new Set(held)].sort()).toEqual([...register].sort())
})
