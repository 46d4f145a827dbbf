// A small static server: `node src/cli/serve.mjs FOLDER PORT [HOST]`.
import { createServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { extname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packed } from './packed.mjs'

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** The file a request path names inside the folder, or undefined when it leaves the folder. */
export function fileFor(folder, requestPath) {
  let path
  try {
    path = decodeURIComponent(requestPath.split('?')[0])
  } catch {
    return undefined
  }
  if (path.includes('\0')) return undefined
  const root = resolve(folder)
  const file = resolve(root, `.${path.endsWith('/') ? `${path}index.html` : path}`)
  return file.startsWith(root + sep) ? file : undefined
}

/**
 * Serves a folder. `options.tls` holds `cert` and `key` for https; `options.beside(server)` makes a handler that is asked first
 * and answers whether the request was its own.
 */
export function serve(folder, port, host, options = {}) {
  const server = options.tls ? createSecureServer(options.tls) : createServer()
  const beside = options.beside?.(server) ?? (() => false)
  server.on('request', async (request, response) => {
    if (beside(request, response)) return
    const file = fileFor(folder, request.url ?? '/')
    try {
      if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) throw new Error('refused')
      const { body, encoding } = await packed(file, request.headers['accept-encoding'] ?? '')
      // why: hashed files never change, everything else (the service worker above all) must be asked for again
      const fresh = file.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache'
      response.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'cache-control': fresh,
        'x-content-type-options': 'nosniff',
        vary: 'accept-encoding',
        ...(encoding && { 'content-encoding': encoding }),
      })
      response.end(request.method === 'HEAD' ? undefined : body)
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
      response.end('not found')
    }
  })
  return new Promise((ready, failed) => {
    server.on('error', failed)
    server.listen(port, host, () => ready(server))
  })
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [folder = 'dist', port = '4173', host = '127.0.0.1'] = process.argv.slice(2)
  await serve(join(process.cwd(), folder), Number(port), host)
  console.log(`http://${host}:${port}/`)
}
