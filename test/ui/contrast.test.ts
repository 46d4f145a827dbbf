// The colours that words and marks have on the table, in each game's world, by day and by night: what axe can't measure over
// a gradient.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COLOURS } from '../../src/ui/counter/colours.ts'

type Colours = Readonly<Record<string, string>>

const GAMES = ['landfight', 'lastland', 'legends'] as const
const TEXT = 4.5
const MARK = 3

/** Colours of one rule, by name. */
function declared(file: string, selector: string): Colours {
  const rule = readFileSync(file, 'utf8').split(`\n${selector} {`)[1]?.split('}')[0] ?? ''
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  )
}

const BASE = 'src/ui/style/base.css'

function coloursOf(game: string, theme: 'day' | 'night'): Colours {
  const file = `src/ui/table/${game}/${game}.css`
  const root = `:root[data-game="${game}"]`
  const night = '[data-theme="night"]'
  const day = { ...declared(BASE, ':root'), ...declared(file, root) }
  return theme === 'day'
    ? day
    : { ...day, ...declared(BASE, `:root${night}`), ...declared(file, root + night) }
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const GROUNDS = ['table', 'table-edge', 'panel']
const PAIRS: [above: string, below: string, least: number][] = [
  ...['ink', 'soft', 'mine', 'theirs', 'good', 'bad'].flatMap((above) =>
    GROUNDS.map((below): [string, string, number] => [above, below, TEXT]),
  ),
  ['on-accent', 'accent', TEXT],
  ['on-accent', 'glow', TEXT],
  ['panel', 'mine', TEXT],
  ['panel', 'theirs', TEXT],
  ['table-edge', 'ink', TEXT],
  ...['glow', 'accent'].flatMap((above) =>
    ['table', 'panel'].map((below): [string, string, number] => [above, below, MARK]),
  ),
]

for (const game of GAMES)
  for (const theme of ['day', 'night'] as const)
    test(`words and marks stand out at the table of ${game} by ${theme}`, () => {
      const colours = coloursOf(game, theme)
      const faint = PAIRS.map(([above, below, least]) => {
        const found = contrast(colours[above] ?? '', colours[below] ?? '')
        return found >= least ? '' : `${above} on ${below}: ${found.toFixed(2)}`
      })
      expect(faint.filter(Boolean)).toEqual([])
    })

test('numbers and words stand out on every colour of a side of the counter', () => {
  const COUNTER = 'src/ui/style/counter.css'
  const on = declared(COUNTER, '.counter')['on-side'] ?? ''
  const faint: string[] = []
  for (const colour of COLOURS) {
    const grounds = declared(COUNTER, `.half-${colour}`)
    expect(Object.keys(grounds)).toEqual(['side', 'side-deep'])
    for (const [name, ground] of Object.entries(grounds)) {
      const found = contrast(on, ground)
      if (found < TEXT) faint.push(`${colour} ${name}: ${found.toFixed(2)}`)
    }
  }
  expect(faint).toEqual([])
})
