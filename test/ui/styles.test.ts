// Styles that have come stay as long as the page does: a screen's may not reach into another's.

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src/ui'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.css'))
const isCounter = (file: string): boolean => /\/counter[\w-]*\.css$/.test(file)
/** Everybody's: what they look like stands in base.css. */
const SHARED = ['page', 'button', 'choice', 'field']

/** The selectors of a file, without what they declare. */
const selectors = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8')
      .replace(/\/\*.*?\*\//gs, '')
      .matchAll(/([^{}]+)\{/g),
  ]
    .flatMap(([, list = '']) => list.split(','))
    .map((selector) => selector.trim())
    .filter((selector) => selector.includes('.') && !selector.startsWith('@'))

const firstClass = (selector: string): string => /\.([a-z][\w-]*)/.exec(selector)?.[1] ?? ''

test('what the styles of the counter begin with no other screen has, and the other way round', () => {
  const ofCounter = files.filter(isCounter).flatMap(selectors)
  const ofOthers = files.filter((file) => !isCounter(file)).flatMap(selectors)
  expect(ofCounter.length).toBeGreaterThan(50)
  const classes = (list: readonly string[]) =>
    new Set(
      list.flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)),
    )
  const begins = (list: readonly string[]) =>
    new Set(list.map(firstClass).filter((name) => name !== '' && !SHARED.includes(name)))
  const [theirs, ours] = [classes(ofOthers), begins(ofCounter)]
  expect([...ours].filter((name) => theirs.has(name))).toEqual([])
})
