// The AI's worker out of the same build as the page, so that both load the engine and the games from the same files.

import type { Plugin, Rolldown } from 'vite'

const PLACE = /new URL\('([./]*ai\/worker\.ts)', import\.meta\.url\)/

/** Modules that cannot run where there is no page. */
const PAGE = /\/src\/ui\/|\.css$|\/node_modules\/preact\//

/** All that a chunk may load, itself first. */
function* loadedBy(
  file: string,
  bundle: Rolldown.OutputBundle,
  seen = new Set<string>(),
): Generator<Rolldown.OutputChunk> {
  const chunk = bundle[file]
  if (seen.has(file) || chunk?.type !== 'chunk') return
  seen.add(file)
  yield chunk
  for (const next of [...chunk.imports, ...chunk.dynamicImports]) yield* loadedBy(next, bundle, seen)
}

/** Vite plugin for the build alone: the development server bundles nothing, and so nothing twice. */
export function sharedWorker(): Plugin {
  return {
    name: 'shared-worker',
    apply: 'build',
    // why: before the plugin of Vite that would bundle it a second time, with all that it imports
    enforce: 'pre',
    transform: {
      filter: { code: PLACE },
      async handler(code, importer) {
        const place = PLACE.exec(code)
        const found = place?.[1] && (await this.resolve(place[1], importer))
        if (!place || !found) return undefined
        const chunk = this.emitFile({ type: 'chunk', id: found.id, name: 'worker' })
        return { code: code.replace(place[0], `import.meta.ROLLUP_FILE_URL_${chunk}`), map: null }
      },
    },
    // why: one module of the page in a shared chunk, and the worker stops without a word
    generateBundle(_, bundle) {
      const worker = Object.keys(bundle).find((file) => /\/worker-[^/]+\.js$/.test(file))
      if (worker === undefined) return this.error('the build holds no worker for the AI')
      for (const { fileName, moduleIds } of loadedBy(worker, bundle)) {
        const wrong = moduleIds.find((id) => PAGE.test(id))
        if (wrong) this.error(`the AI's worker loads ${fileName}, and with it ${wrong}`)
      }
    },
  }
}
