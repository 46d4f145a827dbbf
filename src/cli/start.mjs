// Builds the app when its sources are newer than the build, and serves it to this machine and its network, with the signalling that
// introduces two phones to each other: `npm start [-- --https CERT KEY]`.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { newest, writtenAt } from './newest.mjs'
import { packed } from './packed.mjs'
import { ROOT } from './root.mjs'
import { serve } from './serve.mjs'
import './setup.mjs'

const APP = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json']

/** Certificate and key named on the command line; undefined without `--https`. */
function tlsFrom(args) {
  const at = args.indexOf('--https')
  if (at < 0) return undefined
  const [cert, key] = args.slice(at + 1, at + 3)
  if (!cert || !key) {
    console.error('usage: npm start -- --https CERT KEY (two files in PEM format)')
    process.exit(2)
  }
  try {
    return { cert: readFileSync(cert), key: readFileSync(key) }
  } catch (error) {
    console.error(`the certificate cannot be read: ${error.message}`)
    process.exit(2)
  }
}

const tls = tlsFrom(process.argv.slice(2))

if (writtenAt(join(ROOT, 'dist', 'index.html')) < newest(ROOT, APP)) {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  const built = spawnSync(process.execPath, [vite, 'build'], { cwd: ROOT, stdio: 'inherit' })
  if (built.status !== 0) process.exit(1)
}

// why: not before setup.mjs has installed what they import
const { signal } = await import('./signalling.mjs')
const { terminalCode } = await import('./terminal-code.mjs')

const port = Number(process.env.PORT ?? 4173)
try {
  await serve(join(ROOT, 'dist'), port, '0.0.0.0', { tls, beside: signal })
} catch (error) {
  console.error(
    `port ${port} cannot be opened (${error.code ?? error.message}); choose another: PORT=8080 npm start`,
  )
  process.exit(1)
}
// why now: the best packing takes seconds, and the first phone should not wait for it
for (const path of readdirSync(join(ROOT, 'dist'), { recursive: true }))
  packed(join(ROOT, 'dist', path), tls ? 'br' : 'gzip').catch(() => {})

const scheme = tls ? 'https' : 'http'
const others = Object.values(networkInterfaces())
  .flat()
  .filter((address) => address?.family === 'IPv4' && !address.internal)
  .map(({ address }) => `${scheme}://${address}:${port}/`)
console.log(`Futari: ${scheme}://localhost:${port}/`)
for (const address of others) console.log(`        ${address}`)
if (others[0] && process.stdout.isTTY) console.log(`\n${terminalCode(others[0])}`)
if (others[0] && !tls)
  console.log('Phones need https for the camera, to install the app and to play offline: docs/hosting.md')
