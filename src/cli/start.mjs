// Builds the app when its sources are newer than the build, and serves it to this machine and its network.
import { spawnSync } from 'node:child_process'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { newest, writtenAt } from './newest.mjs'
import { ROOT } from './root.mjs'
import { serve } from './serve.mjs'
import './setup.mjs'

const APP = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json']

if (writtenAt(join(ROOT, 'dist', 'index.html')) < newest(ROOT, APP)) {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  const built = spawnSync(process.execPath, [vite, 'build'], { cwd: ROOT, stdio: 'inherit' })
  if (built.status !== 0) process.exit(1)
}

const port = Number(process.env.PORT ?? 4173)
try {
  await serve(join(ROOT, 'dist'), port, '0.0.0.0')
} catch (error) {
  console.error(`port ${port} cannot be opened (${error.code}); choose another: PORT=8080 npm start`)
  process.exit(1)
}
console.log(`Futari: http://localhost:${port}/`)
for (const address of Object.values(networkInterfaces()).flat()) {
  if (address?.family === 'IPv4' && !address.internal)
    console.log(`        http://${address.address}:${port}/`)
}
