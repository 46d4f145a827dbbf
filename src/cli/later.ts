// What is fetched right after the installation: books to read and places to build in. A match, the counter and the meeting of two
// phones do not wait for them, and an installation that breaks off costs less.

import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

/** Where they begin: nothing else of the app leads into what only these load. */
const BEGINS = /\/src\/(?:ui\/(?:decks|cards|storage)\/page\.tsx|games\/\w+\/rulebook\.ts)$/

type Bundle = Rolldown.OutputBundle

/** The files that load with these, styles among them; `follow` says which lazy chunks count. */
function loaded(from: readonly string[], bundle: Bundle, follow: (chunk: Rolldown.OutputChunk) => boolean) {
  const seen = new Set<string>()
  const visit = (file: string) => {
    const chunk = bundle[file]
    if (seen.has(file) || chunk?.type !== 'chunk') return
    seen.add(file)
    for (const style of stylesOf(chunk)) seen.add(style)
    for (const next of chunk.imports) visit(next)
    for (const next of chunk.dynamicImports) {
      const lazy = bundle[next]
      if (lazy?.type === 'chunk' && follow(lazy)) visit(next)
    }
  }
  for (const file of from) visit(file)
  return seen
}

const stylesOf = (chunk: Rolldown.OutputChunk): Iterable<string> =>
  (chunk as { viteMetadata?: { importedCss?: Set<string> } }).viteMetadata?.importedCss ?? []

const begins = ({ moduleIds }: Rolldown.OutputChunk): boolean => moduleIds.some((id) => BEGINS.test(id))

/** Files of the build, by their place in it, that nothing but books and building loads. */
export function laterFiles(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
  const first = loaded(entries, bundle, (chunk) => !begins(chunk))
  const after = loaded(
    chunks.filter(begins).map(({ fileName }) => fileName),
    bundle,
    () => true,
  )
  return [...after].filter((file) => !first.has(file)).sort()
}

/** Runs in the service worker before workbox: what it answers for, workbox does not see. */
const script = (files: readonly string[]): string => `{
// why the scope: copies of the app in two folders of one host share their caches
const CACHE = 'futari later ' + registration.scope
const wanted = new Set(${JSON.stringify(files)}.map((file) => new URL(file, registration.scope).href))
const fill = async () => {
  const cache = await caches.open(CACHE)
  const here = new Set((await cache.keys()).map(({ url }) => url))
  for (const url of wanted) if (!here.has(url)) await cache.add(url).catch(() => {})
}
const tidy = async () => {
  const cache = await caches.open(CACHE)
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url)
}
addEventListener('install', () => void fill())
addEventListener('activate', (event) => event.waitUntil(tidy()))
addEventListener('message', (event) => event.data === 'later' && event.waitUntil(fill()))
addEventListener('fetch', (event) => {
  if (wanted.has(event.request.url))
    event.respondWith(caches.match(event.request.url, { cacheName: CACHE }).then((found) => found ?? fetch(event.request)))
})
}
`

/** Vite plugin. What it leaves out of the precache stands in `ignored`, and its script in `scripts`, for workbox. */
export function fetchedLater(ignored: string[], scripts: string[]): Plugin {
  return {
    name: 'fetched-later',
    apply: 'build',
    generateBundle: {
      // why: styles are tied to their chunks by a plugin of Vite
      order: 'post',
      handler(_, bundle) {
        const files = laterFiles(bundle)
        if (files.length === 0) this.error('nothing is fetched later: have its pages moved?')
        const source = script(files)
        // why a name with a hash: a browser may take the old list from its cache
        const fileName = `later-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`
        this.emitFile({ type: 'asset', fileName, source })
        ignored.push('later-*.js', ...files)
        scripts.push(fileName)
      },
    },
  }
}
