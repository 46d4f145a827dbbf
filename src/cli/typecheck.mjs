// One TypeScript run per target, so that the DOM cannot leak into the core.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './root.mjs'
import './setup.mjs'

const TARGETS = ['core', 'worker', 'ui', 'node']

const check = (target) =>
  new Promise((resolve) => {
    const tsc = spawn(
      join(ROOT, 'node_modules', '.bin', 'tsc'),
      ['-p', `tsconfig.${target}.json`, '--pretty', 'false'],
      {
        cwd: ROOT,
      },
    )
    let text = ''
    tsc.stdout.on('data', (chunk) => {
      text += chunk
    })
    tsc.stderr.on('data', (chunk) => {
      text += chunk
    })
    // why: TS18003 says that a target has no files yet, which is no error
    tsc.on('close', (code) => resolve({ target, text, ok: code === 0 || text.includes('TS18003') }))
  })

const results = []
for (const target of TARGETS) results.push(await check(target))
for (const { target, text, ok } of results)
  console.log(ok ? `typecheck ${target}: ok` : `typecheck ${target}: failed\n${text}`)
process.exit(results.every((result) => result.ok) ? 0 : 1)
