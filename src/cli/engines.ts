// Plays the same logs in V8, JavaScriptCore and SpiderMonkey and compares the digests:
// `npm run engines [-- --logs N] [--game ID] [--entry FILE]`; the logs are divided among the games when none is named.
// The entry exports `runLogs(from, to, game): string`; the string must be equal wherever it runs.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { firefox, program } from './program.ts'

type Digest = { readonly ok: true; readonly digest: string } | { readonly ok: false; readonly why: string }

interface Engine {
  readonly name: string
  readonly run: (script: string, folder: string) => Promise<Digest>
}

const TIME_LIMIT_MS = 300_000

function option(name: string, otherwise: string): string {
  const at = process.argv.indexOf(`--${name}`)
  return (at >= 0 ? process.argv[at + 1] : undefined) ?? otherwise
}

/** One plain script, without modules and without anything of a browser or of node. */
async function bundle(entry: string): Promise<string> {
  const built = await build({
    stdin: {
      contents: `import { runLogs } from ${JSON.stringify(`./${entry}`)}; globalThis.runLogs = runLogs`,
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    charset: 'ascii',
    logLevel: 'error',
  })
  const file = built.outputFiles[0]
  if (!file) throw new Error('the bundler wrote nothing')
  return file.text
}

function runInShell(command: string, script: string, folder: string, print: string): Digest {
  const file = join(folder, `${print}.js`)
  writeFileSync(file, `${script}\n${print}(${call})\n`)
  const done = spawnSync(command, [file], { encoding: 'utf8', timeout: TIME_LIMIT_MS, maxBuffer: 1 << 28 })
  if (done.status === 0) return { ok: true, digest: done.stdout.trim() }
  return { ok: false, why: (done.stderr || done.stdout || String(done.error ?? done.signal)).trim() }
}

async function runInJsc(script: string, folder: string): Promise<Digest> {
  const jsc = program(
    [
      '/usr/bin/jsc',
      '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/jsc',
      '/usr/lib/x86_64-linux-gnu/webkitgtk-6.0/jsc',
    ],
    ['libjavascriptcoregtk-4.0-bin', 'libjavascriptcoregtk-4.1-bin', 'libjavascriptcoregtk-bin'],
  )
  if (!jsc) return { ok: false, why: 'jsc could not be installed (package libjavascriptcoregtk-4.0-bin)' }
  return runInShell(jsc, script, folder, 'print')
}

const page =
  () => `<!doctype html><meta charset="utf-8"><title>logs</title><script src="/script.js"></script><script>
let text
try { text = 'ok ' + ${call} } catch (error) { text = 'error ' + error }
fetch('/result', { method: 'POST', body: text })
</script>`

/** Firefox opens a page of this process, which runs the script and posts what came out. */
async function runInFirefox(script: string, folder: string): Promise<Digest> {
  const browser = firefox()
  if (!browser) return { ok: false, why: 'Firefox could not be installed (package firefox-esr)' }
  return new Promise<Digest>((resolve) => {
    const server = createServer(async (request, response) => {
      if (request.method === 'POST') {
        const chunks: Buffer[] = []
        for await (const chunk of request) chunks.push(chunk)
        response.end()
        const text = Buffer.concat(chunks).toString('utf8')
        finish(text.startsWith('ok ') ? { ok: true, digest: text.slice(3).trim() } : { ok: false, why: text })
        return
      }
      const isScript = request.url === '/script.js'
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
      response.end(isScript ? script : page())
    })
    const finish = (digest: Digest) => {
      clearTimeout(limit)
      running?.kill('SIGKILL')
      server.closeAllConnections()
      server.close()
      resolve(digest)
    }
    let running: ReturnType<typeof spawn> | undefined
    const limit = setTimeout(
      () => finish({ ok: false, why: `Firefox did not answer in ${TIME_LIMIT_MS / 1000} s` }),
      TIME_LIMIT_MS,
    )
    server.listen(0, '127.0.0.1', () => {
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
      const profile = mkdtempSync(join(folder, 'profile-'))
      writeFileSync(join(profile, 'user.js'), 'user_pref("dom.max_script_run_time", 0);\n')
      running = spawn(browser, ['--headless', '--no-remote', '--profile', profile, address], {
        stdio: 'ignore',
        env: { ...process.env, HOME: profile },
      })
      running.on('error', (error) => finish({ ok: false, why: error.message }))
    })
  })
}

const ENGINES: readonly Engine[] = [
  { name: 'V8', run: async (script, folder) => runInShell(process.execPath, script, folder, 'console.log') },
  { name: 'JavaScriptCore', run: runInJsc },
  { name: 'SpiderMonkey', run: runInFirefox },
]

const logs = Number(option('logs', '200'))
const entry = option('entry', 'src/cli/engines-entry.ts')
const game = option('game', '')
const call = `runLogs(0, ${logs}, ${JSON.stringify(game)})`
if (!Number.isInteger(logs) || logs < 1 || !existsSync(entry)) {
  console.error(existsSync(entry) ? '--logs wants a whole number above 0' : `there is no ${entry}`)
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), 'futari-engines-'))
try {
  const script = await bundle(entry)
  const digests = new Set<string>()
  let silent = 0
  for (const engine of ENGINES) {
    const result = await engine.run(script, folder)
    if (result.ok && result.digest !== '') digests.add(result.digest)
    else silent += 1
    console.log(`${engine.name}: ${result.ok ? result.digest || 'no digest' : `not run: ${result.why}`}`)
  }
  if (silent === 0 && digests.size === 1)
    console.log(`engines: equal over ${logs} logs of ${game || 'all games'}`)
  else {
    console.log(
      `engines: ${digests.size > 1 ? 'DIFFERENT digests' : `${silent} of ${ENGINES.length} did not answer`}`,
    )
    process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}
