// What the compiler cannot hold together of a game: its folders, and that each list means the game it says.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { gameOfAi } from '../src/ai/choose.ts'
import { registerIds } from '../src/cli/rule-ids.ts'
import { games } from '../src/games/registry.ts'
import { games as offered } from '../src/ui/games.ts'
import { startersOf } from '../src/ui/shell/starters.ts'

const ids = Object.keys(games)

test('every folder of a game is in the list, and the app offers what is in the list', () => {
  const folders = readdirSync(join('src', 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect([...ids].sort()).toEqual(folders.sort())
  expect(offered.map(({ id }) => id).sort()).toEqual([...ids].sort())
  const prefixes = Object.values(games).map(({ prefix }) => prefix)
  expect(new Set(prefixes).size).toBe(prefixes.length)
})

describe.each(ids)('%s', (id) => {
  const entry = games[id]
  const line = offered.find((one) => one.id === id)

  test('each list means this game', async () => {
    const mind = await gameOfAi(id)
    const book = await line?.book()
    expect([entry?.rules().game.id, mind.definition.id, book?.rulebook.game]).toEqual([id, id, id])
    expect(line?.bestOf).toEqual(entry?.bestOf)
    expect(startersOf(id).map(({ name }) => name)).toEqual(entry?.decks.map(({ name }) => name))
  })

  test('it has a register of rules, scenarios and a table', () => {
    const register = readFileSync(join('docs', 'rules', `${id}.md`), 'utf8')
    expect(registerIds(register, entry?.prefix ?? '').length).toBeGreaterThan(0)
    expect(readdirSync(join('test', 'scenarios', id)).length).toBeGreaterThan(0)
    expect(existsSync(join('src', 'ui', 'table', id, 'game.tsx'))).toBe(true)
  })
})
