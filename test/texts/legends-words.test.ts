import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { logLines, reasons } from '../../src/games/legends/sentences.ts'
import { keywords, kinds, windows, zones } from '../../src/games/legends/tables.ts'
import { terms } from '../../src/games/legends/terms.ts'
import { keywordNotes, kindNames, labels, phases, prompts, zoneNames } from '../../src/games/legends/words.ts'

const FOLDERS = [join('src', 'games', 'legends')]
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
)
const named = (pattern: RegExp): string[] => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map((found) => found[1] ?? ''))),
]

describe('the words of Legends', () => {
  it('every reason that the game gives has its sentence', () => {
    const given = named(/'(reason\.\w+)'/g)
    expect(given.length).toBeGreaterThan(10)
    expect(given.filter((why) => reasons[why] === undefined)).toEqual([])
  })

  it('every question has its prompt', () => {
    const asked = [...named(/'(choose\.\w+)'/g), ...windows.map((window) => window.prompt)]
    expect(asked.filter((prompt) => prompts[prompt] === undefined)).toEqual([])
  })

  it('every kind, keyword and open zone has its name', () => {
    expect(kinds.filter((kind) => kindNames[kind.id] === undefined)).toEqual([])
    expect(keywords.filter((word) => !keywordNotes[word] || !terms.keywords?.[word])).toEqual([])
    const silent = ['under', 'side']
    expect(zones.filter((zone) => !zoneNames[zone.id] && !silent.includes(zone.id))).toEqual([])
  })

  it('both languages say everything, and fill the same slots', () => {
    const slots = (text: string) =>
      [...new Set(text.match(/\{\w+\}/g) ?? [])].filter((slot) => slot !== '{who}')
    for (const table of [prompts, reasons, logLines, labels, phases, zoneNames, kindNames, keywordNotes])
      for (const [key, text] of Object.entries(table)) {
        expect(text.en.length > 0 && text.ja.length > 0, key).toBe(true)
        if (!/\[|\{card\}/.test(text.en))
          expect(slots(text.ja).length, key).toBeLessThanOrEqual(slots(text.en).length)
      }
  })
})
