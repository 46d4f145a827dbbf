import { expect, test } from 'vitest'
import { codeOf, importsOf } from './source.ts'

test('comments go, strings stay unless asked away', () => {
  const source = "const a = 'Date' // Date\n/* Date */ const b = 1"
  expect(codeOf(source)).toBe("const a = 'Date'  \n  const b = 1")
  expect(codeOf(source, 'without strings')).not.toContain('Date')
})

test('imports of every kind are found, and type imports told apart', () => {
  const source = [
    "import type { A } from './a.ts'",
    "import { b, type C } from '../b.ts'",
    "import './style.css'",
    "export * from './d.ts'",
    "const e = () => import('./e.ts')",
    "new Worker(new URL('./worker.ts', import.meta.url))",
    "// import './comment.ts'",
  ].join('\n')
  expect(importsOf(source)).toEqual([
    { from: './a.ts', typeOnly: true },
    { from: '../b.ts', typeOnly: false },
    { from: './style.css', typeOnly: false },
    { from: './d.ts', typeOnly: false },
    { from: './e.ts', typeOnly: false },
    { from: './worker.ts', typeOnly: false },
  ])
})
