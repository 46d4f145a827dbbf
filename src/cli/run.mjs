// Runs a command written in TypeScript: `node src/cli/run.mjs NAME [args]` bundles src/cli/NAME.ts and starts it.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.mjs'
import './setup.mjs'

const CACHE = join(ROOT, 'node_modules', '.cache', 'futari')
const [name, ...args] = process.argv.slice(2)
const source = join('src', 'cli', `${name}.ts`)

if (!name || !/^[a-z-]+$/.test(name) || !existsSync(join(ROOT, source))) {
  console.error(`no such command: ${name ?? '(none)'}; a command is a file src/cli/NAME.ts`)
  process.exit(2)
}

const stamp = (file) => {
  const path = join(ROOT, file)
  if (!existsSync(path)) return 'gone'
  const { mtimeMs, size } = statSync(path)
  return `${mtimeMs}:${size}`
}

/** The bundle of a command, made again only when one of the files in it has changed. */
async function bundle() {
  const out = join(CACHE, `${name}.mjs`)
  const notes = `${out}.inputs.json`
  if (existsSync(out) && existsSync(notes)) {
    const inputs = JSON.parse(readFileSync(notes, 'utf8'))
    if (Object.entries(inputs).every(([file, then]) => stamp(file) === then)) return out
  }
  const { build } = await import('esbuild')
  mkdirSync(CACHE, { recursive: true })
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [source],
    outfile: out,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    metafile: true,
    sourcemap: 'inline',
    logLevel: 'error',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    external: ['esbuild', 'vite', 'vitest', 'playwright', 'playwright-core', '@playwright/test'],
    banner: {
      js: "import { createRequire as nodeRequire } from 'node:module'; const require = nodeRequire(import.meta.url);",
    },
  })
  const files = [...Object.keys(metafile.inputs), 'package-lock.json', 'src/cli/run.mjs']
  writeFileSync(notes, JSON.stringify(Object.fromEntries(files.map((file) => [file, stamp(file)]))))
  return out
}

let file
try {
  file = await bundle()
} catch {
  process.exit(1) // esbuild has already said why
}
const child = spawn(process.execPath, ['--enable-source-maps', file, ...args], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, FUTARI_ROOT: ROOT },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('close', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
