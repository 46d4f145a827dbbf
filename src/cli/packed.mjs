// Files as they are sent: packed once for each way that browsers name, and kept as long as the file stays the same.
import { readFile, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Pictures and fonts are packed already. */
const PACKABLE = new Set(['.css', '.html', '.js', '.json', '.mjs', '.svg', '.txt', '.wasm', '.webmanifest'])

/** The better way first; browsers take brotli over https and from their own machine only. */
const WAYS = [
  ['br', (body) => brotli(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })],
  ['gzip', (body) => zip(body, { level: 9 })],
]

const kept = new Map()

const takes = (accepted, way) =>
  accepted.split(',').some((one) => {
    const [name, q = ''] = one.trim().split(';')
    return name === way && !/^\s*q=0(?:\.0*)?$/.test(q)
  })

/** A file's bytes in the best way that is accepted (the header's text); `encoding` is '' where they are sent as they are. */
export async function packed(file, accepted) {
  const { mtimeMs } = await stat(file)
  const way = PACKABLE.has(extname(file)) && WAYS.find(([name]) => takes(accepted, name))
  if (!way) return { body: await readFile(file), encoding: '' }
  const [encoding, pack] = way
  const key = `${encoding} ${mtimeMs} ${file}`
  if (!kept.has(key)) {
    const packing = readFile(file).then(pack)
    // why: a file that could not be read is asked for again
    packing.catch(() => kept.delete(key))
    kept.set(key, packing)
  }
  return { body: await kept.get(key), encoding }
}
