import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { common } from '../../src/games/lastland/common.ts'
import { lastland } from '../../src/games/lastland/index.ts'
import { logLines, logText, reasons, reasonText } from '../../src/games/lastland/sentences.ts'
import { prompts, promptText } from '../../src/games/lastland/words.ts'

function sources(folder: string): string {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .map((path) =>
      statSync(path).isDirectory() ? sources(path) : path.endsWith('.ts') ? readFileSync(path, 'utf8') : '',
    )
    .join('\n')
}

const own = sources(join('src', 'games', 'lastland')).replace(
  /export const (reasons|prompts|logLines)[\s\S]*?\n}\n/g,
  '',
)
const engine = sources(join('src', 'engine'))
const keys = (text: string, prefix: string): string[] => [
  ...new Set([...text.matchAll(new RegExp(`'(${prefix}\\.\\w+)'`, 'g'))].map((match) => match[1] ?? '')),
]

/** Reasons of the engine that no rule of Last Land leads to. */
const FOREIGN = ['reason.life', 'reason.noSacrifice', 'reason.noReturn', 'reason.noRoom']

describe("Last Land's words", () => {
  it('say every reason that the engine or the game gives', () => {
    const given = [...keys(own, 'reason'), ...keys(engine, 'reason')].filter((key) => !FOREIGN.includes(key))
    expect(given.length).toBeGreaterThan(20)
    const missing = given.filter((key) => reasons[key] === undefined)
    expect(missing.filter((key) => keys(own, 'reason').includes(key))).toEqual([])
    for (const key of Object.keys(reasons))
      for (const language of ['en', 'ja'] as const)
        expect(reasonText(key, language, { n: 3 })).not.toMatch(/[{}[\]|]/)
  })

  it('ask every question of the game and every window', () => {
    const asked = [...keys(own, 'choose'), ...lastland.windows.map(({ prompt }) => prompt)]
    expect(asked.filter((key) => prompts[key] === undefined)).toEqual([])
    for (const key of Object.keys(prompts))
      for (const language of ['en', 'ja'] as const)
        expect(
          promptText(key, language, { card: 'A', n: 2, who: 'B', attacker: 'C', target: 'D' }),
        ).not.toMatch(/[{}]/)
  })

  it('tell every effect of a keyword and every declaration that no card prints', () => {
    for (const { when } of common)
      expect([when, logLines[`declared.${when}`] !== undefined]).toEqual([when, true])
    const values = { card: 'A', who: 'B', target: 'C', attacker: 'D', a: 1, b: 2, n: 3, by: '+1' }
    for (const key of Object.keys(logLines))
      for (const second of [false, true]) {
        expect(logText(key, 'en', values, second)).not.toMatch(/[{}[\]|]/)
        expect(logText(key, 'ja', values, second)).not.toMatch(/[{}[\]|]/)
      }
  })
})
