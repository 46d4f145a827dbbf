// Weighs the build against the budgets of docs/experience.md, in kB of 1000 bytes: what a screen waits for as gzip, level 9, and what is
// fetched ahead as a phone gets it from `npm start` and from most hosts, as brotli.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { ROOT } from './root.mjs'

const DIST = join(ROOT, 'dist')
const BUDGETS = { shell: 35, table: 60, css: 12, precache: 300 }

// The lazy chunks of a match begin at the table's screen; the counter belongs to the shell, but for what is opened over it. Rules
// texts, saved records and sentences about faults come after the table can be played, and are printed by themselves.
const TABLE = /src\/ui\/table\/screen\.tsx$/
const COUNTER = /src\/ui\/counter\/page\.tsx$/
const GAME = /src\/ui\/table\/([a-z]+)\/game\.tsx?$/
// Fetched when first seen, and not counted into the precache's bound: pictures and the QR decoder.
const DECODER = /\.wasm$|(?:^|\/)qr-decoder-/
const UNBOUNDED = new RegExp(`\\.(?:png|webp|jpe?g|avif)$|(?:^|\\/)art[/-]|${DECODER.source}`)

const manifestFile = join(DIST, '.vite', 'manifest.json')
if (!existsSync(manifestFile)) {
  console.error('there is no build to weigh: npm run build')
  process.exit(1)
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))

const weights = new Map()
function weight(file) {
  const known = weights.get(file) ?? gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length
  weights.set(file, known)
  return known
}
const sent = (file) => {
  const body = readFileSync(join(DIST, file))
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }).length
}
const kB = (files) => [...files].reduce((sum, file) => sum + weight(file), 0) / 1000

/** The chunks that load with these: static imports, and those dynamic ones that `follow` accepts. */
function closure(keys, follow) {
  const seen = new Set()
  const visit = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key].imports ?? []) visit(next)
    for (const next of manifest[key].dynamicImports ?? []) if (follow(next)) visit(next)
  }
  for (const key of keys) visit(key)
  return seen
}
const scripts = (keys) =>
  new Set(
    [...keys]
      .map((key) => manifest[key].file)
      .filter((file) => file.endsWith('.js') && !UNBOUNDED.test(file)),
  )
const without = (files, others) => new Set([...files].filter((file) => !others.has(file)))

const keys = Object.keys(manifest)
// the AI's worker starts by itself, after the table, and shares its chunks
const entries = keys.filter((key) => manifest[key].isEntry && key.endsWith('.html'))
const lazy = keys.filter((key) => manifest[key].isDynamicEntry)
const shell = scripts(closure(entries, (key) => COUNTER.test(key)))

const games = [...new Set(lazy.map((key) => GAME.exec(key)?.[1]).filter(Boolean))]
const tableKeys = lazy.filter((key) => TABLE.test(key))
/** Table and one game; without a chunk named after the table, all that is lazy, so that nothing hides. */
function tableWith(game) {
  const start = tableKeys.length > 0 ? tableKeys : lazy
  const isGame = (key) => game !== undefined && GAME.exec(key)?.[1] === game
  const own = game ? lazy.filter(isGame) : []
  return without(scripts(closure([...start, ...own], isGame)), shell)
}

const walk = (folder) =>
  readdirSync(join(DIST, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    return entry.isDirectory() ? walk(path) : [path]
  })
const files = walk('')
const workers = files.filter((file) => /(?:^|\/)worker[^/]*\.js$|\.worker[^/]*\.js$/.test(file))

/** What the service worker fetches ahead, read from the list inside it. */
function precached() {
  if (!existsSync(join(DIST, 'sw.js'))) return undefined
  const text = readFileSync(join(DIST, 'sw.js'), 'utf8')
  const urls = [...text.matchAll(/["']?url["']?:\s*["'`]([^"'`]+)["'`]/g)].map((match) => match[1])
  return new Set(urls.filter((url) => existsSync(join(DIST, url))))
}

let failed = false
function bound(name, size, limit) {
  const over = size > limit
  if (over) failed = true
  console.log(`${over ? 'OVER ' : 'ok   '}${name}: ${size.toFixed(1)} kB of ${limit} kB`)
}

console.log('sizes are gzip -9 unless they say otherwise, kB = 1000 bytes')
bound('shell, JS', kB(shell), BUDGETS.shell)
if (games.length === 0) bound('table and one game, JS', kB(tableWith(undefined)), BUDGETS.table)
for (const game of games) bound(`table and ${game}, JS`, kB(tableWith(game)), BUDGETS.table)
/** The styles that stand when a table of this game does: the app's, the table's and the game's. */
function stylesWith(game) {
  const isGame = (key) => game !== undefined && GAME.exec(key)?.[1] === game
  const start = tableKeys.length > 0 ? tableKeys : lazy
  const loaded = closure([...entries, ...start, ...lazy.filter(isGame)], isGame)
  return new Set([...loaded].flatMap((key) => manifest[key].css ?? []))
}
const styles = (games.length > 0 ? games : [undefined]).map(stylesWith)
bound('styles with one game', Math.max(...styles.map(kB)), BUDGETS.css)
// screens that are opened beside the table bring theirs along, as they bring their code
const first = new Set(styles.flatMap((files) => [...files]))
for (const file of files.filter((file) => file.endsWith('.css') && !first.has(file)))
  console.log(`     styles of a screen of its own ${file}: ${kB([file]).toFixed(1)} kB`)
const ahead = precached()
if (ahead) {
  const weighed = [...ahead].filter((url) => !UNBOUNDED.test(url))
  bound('precache as sent', weighed.reduce((sum, file) => sum + sent(file), 0) / 1000, BUDGETS.precache)
  // why it ends no check: this bound does not hold since the counter came, and docs/experience.md says so
  const zipped = kB(weighed)
  const over = zipped > BUDGETS.precache ? 'OVER' : 'ok  '
  console.log(
    `${over} precache as gzip: ${zipped.toFixed(1)} kB of ${BUDGETS.precache} kB (docs/experience.md)`,
  )
  const beside = [...ahead].filter((url) => UNBOUNDED.test(url))
  const decoder = beside.filter((url) => DECODER.test(url))
  const later = files.filter(
    (file) => /^assets\/.*\.(?:js|css)$/.test(file) && !ahead.has(file) && !/plain-keys/.test(file),
  )
  const laterSent = later.reduce((sum, file) => sum + sent(file), 0) / 1000
  console.log(`     right after the installation, as sent (src/cli/later.ts): ${laterSent.toFixed(1)} kB`)
  console.log(`     pictures in the precache: ${(kB(beside) - kB(decoder)).toFixed(1)} kB`)
  console.log(`     QR decoder in the precache: ${kB(decoder).toFixed(1)} kB`)
} else {
  failed = true
  console.log('OVER precache: the build holds no service worker')
}
const after = without(scripts(closure(lazy, () => true)), new Set([...shell, ...tableWith(undefined)]))
for (const file of after) console.log(`     after the table ${file}: ${kB([file]).toFixed(1)} kB`)
for (const file of workers) console.log(`     worker ${file}: ${kB([file]).toFixed(1)} kB`)
process.exit(failed ? 1 : 0)
